"""Map files and rulesets: YAML in, frozen values out, and back with every comment kept."""

from mapkit.mapfile.atomic import write_atomic
from mapkit.mapfile.document import Document, LoadResult
from mapkit.mapfile.reader import read_map
from mapkit.mapfile.rulesets import read_ruleset, ruleset_names

__all__ = ["Document", "LoadResult", "read_map", "read_ruleset", "ruleset_names", "write_atomic"]
