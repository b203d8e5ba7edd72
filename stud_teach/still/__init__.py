"""What is seen without widgets: text, HTML, SVG."""
