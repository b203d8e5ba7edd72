"""The live table: commands, branches, and what they say."""
