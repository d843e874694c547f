"""Boards laid of cards, in a window of their own."""
