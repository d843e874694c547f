"""Map files and rulesets: YAML in, frozen values out, and back with every comment kept."""

from mapkit.mapfile.atomic import write_atomic
from mapkit.mapfile.rulesets import read_ruleset, ruleset_names

__all__ = ["read_ruleset", "ruleset_names", "write_atomic"]
