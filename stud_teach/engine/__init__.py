"""The rules at work: plain values in, rulings and events out. No language, no widget, nothing but Python."""
