"""Widgets for Jupyter: each is a small Python class whose other half is the view of the same name in the bundle."""
