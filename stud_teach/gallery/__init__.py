"""The teaching hands to browse."""
