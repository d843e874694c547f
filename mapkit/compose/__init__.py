"""Boards laid of cards: from a layout to a map, and whether a board is symmetric."""
