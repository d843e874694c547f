"""Times of mapkit and of the alternatives: ``python -m benchmarks``."""
