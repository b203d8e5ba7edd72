"""Hands and pages on disk, read and written."""
