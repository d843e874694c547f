"""What is wrong with a map: all of it at once, as diagnostics."""

from mapkit.coverage.checks.catalogue import CATALOGUE, CodeEntry, catalogue_markdown
from mapkit.coverage.checks.run import check_map

__all__ = ["CATALOGUE", "CodeEntry", "catalogue_markdown", "check_map"]
