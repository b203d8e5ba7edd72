"""Files for places without Python: pages with hands to step through, and practice sheets on paper."""
