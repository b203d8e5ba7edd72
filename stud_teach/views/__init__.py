"""What a view gets: a trace with its words and pictures, the labels, all packed small."""
