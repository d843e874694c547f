"""mapkit: author maps of area-movement board games and ask who sees whom."""

__version__ = "0.1.0"
