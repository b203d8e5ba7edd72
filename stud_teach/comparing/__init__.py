"""Two houses on one hand: where and why they differ."""
