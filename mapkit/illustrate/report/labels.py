"""What each page of a report says of a map."""

from __future__ import annotations

from mapkit.analysis.measures.report import Report
from mapkit.messages import say, translated
from mapkit.model import GameMap

__all__ = ["map_label", "page_label"]

_DIGITS = 8
"""Of a checksum on each page."""


def page_label(report: Report) -> str:
    """Return what each page of a report says of its map."""
    return map_label(report.map, report.checksum, report.version)


def map_label(game_map: GameMap, checksum: str, version: str) -> str:
    """Return a map's name, its checksum's first digits, its ruleset and the version of mapkit."""
    ruleset = game_map.ruleset
    words = [
        game_map.name,
        say("checksum {digits}", digits=checksum[:_DIGITS]) if checksum else "",
        f"{translated(ruleset.name)} {ruleset.version}",
        f"mapkit {version}" if version else "",
    ]
    return " · ".join(word for word in words if word)
