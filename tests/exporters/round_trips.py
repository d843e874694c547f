"""Which formats give a map back as it was, and with which options: a test and the pages say so."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from mapkit.model import GameMap
from tests.exporters.maps import MAPS, ROOT, file

ROUND_TRIPS: Mapping[str, Mapping[str, str]] = {
    "csv": {"outlines": "yes"},
    "geojson": {},
    "svg-layers": {"art": "none"},
    "tables": {"geometry": "yes"},
}
"""Formats by name, with the options that keep the shapes."""

RULEBOOK = sorted((ROOT / "examples" / "rulebook").glob("*.yaml"))

COMING_BACK: Mapping[str, Callable[[], GameMap]] = {
    **{name: make for name, make in sorted(MAPS.items()) if name != "no-sight"},
    **{f"rulebook/{path.stem}": partial(file, path) for path in RULEBOOK},
}
"""Without the one whose ruleset does not ship: a file names the ruleset, no more."""
