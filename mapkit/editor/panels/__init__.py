"""The docks round the board."""
