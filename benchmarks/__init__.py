"""Times of mapkit beside what one would take instead: ``python -m benchmarks``."""
