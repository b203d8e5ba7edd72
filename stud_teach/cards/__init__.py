"""Cards, and what they are worth: the best high, the best low, what a board shows."""
