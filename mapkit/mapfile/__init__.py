"""Map files and rulesets: YAML in, frozen values out, and back with every comment kept.

Raises
------
FileError
    A file cannot be opened or written, is too large, damaged or not UTF-8 text; nothing of that
    name ships.
UsageError
    A text holds half a character (a lone surrogate), which no file can.
"""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.mapfile.cases import read_case
    from mapkit.mapfile.disk import (
        digest_of_file,
        is_allowed,
        open_regular,
        read_regular,
        write_atomic,
    )
    from mapkit.mapfile.document import Document, LoadResult
    from mapkit.mapfile.new import NEW_KINDS, example_paths, new_map, new_ruleset
    from mapkit.mapfile.players import check_players, read_players, shipped_players
    from mapkit.mapfile.reader import read_map
    from mapkit.mapfile.rulesets import check_ruleset, read_ruleset, ruleset_names
    from mapkit.mapfile.saving import format_map, new_document, save_map
    from mapkit.mapfile.schemas import layout_schema, map_schema, players_schema, ruleset_schema
    from mapkit.mapfile.source import FileKind, Source, kind_of_file, open_source

__getattr__ = lazy_names(__name__)
