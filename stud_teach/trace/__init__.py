"""What happened in a hand, step by step, as plain values."""
