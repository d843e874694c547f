"""What is wrong with a map: all of it at once, as diagnostics."""

from mapkit.coverage.checks.all_checks import check_map

__all__ = ["check_map"]
