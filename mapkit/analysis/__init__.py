"""Answers for people: names, one pair in words, reach, noise, differences, disputes."""
