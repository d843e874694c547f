"""Map files and rulesets: YAML in, frozen values out, and back with every comment kept."""

from mapkit.mapfile.atomic import write_atomic
from mapkit.mapfile.cases import read_case
from mapkit.mapfile.document import Document, LoadResult
from mapkit.mapfile.guarded import digest_of_file, is_allowed, open_regular, read_regular
from mapkit.mapfile.new import NEW_KINDS, example_paths, new_map
from mapkit.mapfile.reader import read_map
from mapkit.mapfile.rulesets import read_ruleset, ruleset_names
from mapkit.mapfile.saving import format_map, new_document, save_map
from mapkit.mapfile.schemas import map_schema, ruleset_schema

__all__ = [
    "NEW_KINDS",
    "Document",
    "LoadResult",
    "digest_of_file",
    "example_paths",
    "format_map",
    "is_allowed",
    "map_schema",
    "new_document",
    "new_map",
    "open_regular",
    "read_case",
    "read_map",
    "read_regular",
    "read_ruleset",
    "ruleset_names",
    "ruleset_schema",
    "save_map",
    "write_atomic",
]
