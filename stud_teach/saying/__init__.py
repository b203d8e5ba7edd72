"""How a message keeps its pattern and values, and how it quotes what was given: the ground floor."""
