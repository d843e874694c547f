"""Answers as drawing requests: the one place that knows both what was found and how it is drawn."""

from mapkit.illustrate.answers import around_picture, pair_picture

__all__ = ["around_picture", "pair_picture"]
