"""Measures of a whole map, without pictures."""
