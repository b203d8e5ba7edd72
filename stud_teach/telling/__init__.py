"""Sentences about steps, rulings and refusals, in every language."""
