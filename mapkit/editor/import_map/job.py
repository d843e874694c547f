"""Reading a file of another program and making a map of it; runs in a thread and knows no Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import shapely
from shapely import STRtree

from mapkit.coverage.join_distance import JoinDistances
from mapkit.editor.tasks.worker import Tell
from mapkit.errors import MapkitError
from mapkit.export import (
    ImportedMap,
    Importer,
    MadeMap,
    fill_in,
    find_importer,
    load_importers,
    map_of,
    measured_join,
)
from mapkit.export.box import make_ready, read_foreign, readers_of
from mapkit.export.map_making import checked, drawing_size
from mapkit.mapfile.disk import read_regular
from mapkit.mapfile.source import MAX_BYTES, kind_of_file
from mapkit.model import Field, GameMap

_GUESSED_MM = 600.0
"""The longer side of a drawing in the preview as long as nobody has said its size."""
_STEPS_BEFORE, _STEPS = 2, 13
_MAPS = {".yaml", ".yml"}


@dataclass(frozen=True, slots=True)
class Wishes:
    """What somebody has chosen; None for what the file says or what is measured.

    ``importer`` is "" for the one that recognises the file.
    """

    importer: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    unit_mm: float | None = None
    join_mm: float | None = None
    tolerance_mm: float | None = None
    bridges_mm: float | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Draft:
    """A map that was made of a file, and all that the dialog shows of it."""

    importer: Importer
    imported: ImportedMap
    options: Mapping[str, str]
    """With which it was read."""
    size: tuple[float, float]
    """Width and height of the drawing, in its units."""
    unit_mm: float
    """How many mm a unit is."""
    sized: bool
    """Whether that is known; otherwise it is a guess, for the picture alone."""
    measured: JoinDistances | None
    """How far apart neighbours lie, in mm; None where borders stay as they are."""
    made: MadeMap
    neighbours: int
    """Pairs of fields with a border in common."""
    shapes: STRtree
    """Of the fields in the order of the map, in mm."""
    closed: tuple[shapely.Polygon, ...]
    """All slits that were closed, in mm."""

    def field_at(self, x_mm: float, y_mm: float) -> Field | None:
        """Return the field at a place, the upper one of two."""
        fields = list(self.made.map.fields.values())
        found = self.shapes.query(shapely.Point(x_mm, y_mm), predicate="intersects").tolist()
        return max((fields[k] for k in found), key=lambda f: f.level, default=None)


def endings() -> list[str]:
    """Return the endings of files that are read, without dots."""
    working, _ = load_importers()
    return sorted({ending for one in working for ending in one.endings})


def is_known(path: Path) -> bool:
    """Return whether a file is not a map, and one that an importer reads."""
    try:
        data = read_regular(path, MAX_BYTES)
    except MapkitError:
        data = b""  # why is told when it is opened
    if path.suffix.lower() in _MAPS or kind_of_file(data.decode("utf-8", "replace")) == "map":
        return False
    return bool(readers_of(data, path))


class ImportJob:
    """Reads one file, as often as somebody chooses otherwise; what stays the same is kept.

    ``importer`` is the one that was used last, or tried.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.importer: Importer | None = None
        self._data: bytes | None = None
        self._recognised: str | None = None
        self._read: tuple[object, ImportedMap] | None = None
        self._measured: tuple[object, JoinDistances | None] | None = None

    def make(self, wishes: Wishes, tell: Tell) -> Draft:
        """Make a map; takes a while. What ``tell`` raises stops the work.

        Raises ``MapkitError`` where the file cannot be read, is in no known format, or makes no
        map.
        """
        tell(0, _STEPS)
        if self._data is None:
            self._data = read_regular(self.path, MAX_BYTES)
        importer, options, imported = self._imported(wishes, self._data, tell)
        tell(1, _STEPS)
        size = drawing_size(imported)
        known = wishes.unit_mm or imported.unit_mm
        unit_mm = known or _GUESSED_MM / (max(size) or 1.0)
        measured = self._distances(imported, unit_mm)
        tell(_STEPS_BEFORE, _STEPS)
        join = measured.proposed if measured and wishes.join_mm is None else wishes.join_mm
        made = map_of(
            imported,
            unit_mm=unit_mm,
            join_mm=join,
            tolerance_mm=wishes.tolerance_mm,
            bridges_mm=wishes.bridges_mm,
            progress=lambda done, _total: tell(_STEPS_BEFORE + done, _STEPS),
        )
        tell(_STEPS - 1, _STEPS)
        made = checked(made)
        shapes = _shapes(made.map)
        return Draft(
            importer, imported, options, size, unit_mm, bool(known), measured, made,
            _neighbours(made.map), shapes,
            made.joined.closed() if made.joined is not None else (),
        )  # fmt: skip

    def _imported(
        self, wishes: Wishes, data: bytes, tell: Tell
    ) -> tuple[Importer, dict[str, str], ImportedMap]:
        """Read the file in a box, or take what was read before in the same way."""

        def stop() -> None:
            tell(0, _STEPS)

        name = wishes.importer or self._recognised or self._recognise(data, stop)
        importer = self.importer = find_importer(name)
        options = fill_in(name, importer.options, wishes.options)
        key = (name, dict(options))
        if self._read is None or self._read[0] != key:
            _, imported = read_foreign(data, self.path, options, name=name, stop=stop)
            self._read = (key, imported)
        make_ready()  # somebody may choose otherwise
        return importer, options, self._read[1]

    def _recognise(self, data: bytes, stop: Callable[[], object]) -> str:
        """Read the file, and return the name of the importer that did."""
        try:
            name, imported = read_foreign(data, self.path, {}, first=True, stop=stop)
        except MapkitError:
            for name in readers_of(data, self.path)[:1]:
                self._recognised, self.importer = name, find_importer(name)
            raise
        options = fill_in(name, find_importer(name).options, {})
        self._recognised, self._read = name, ((name, dict(options)), imported)
        return name

    def _distances(self, imported: ImportedMap, unit_mm: float) -> JoinDistances | None:
        key = (id(imported), unit_mm)  # it is kept, so its id is its own
        if self._measured is None or self._measured[0] != key:
            self._measured = (key, measured_join(imported, unit_mm=unit_mm))
        return self._measured[1]


def _shapes(game_map: GameMap) -> STRtree:
    unit, points = game_map.unit_mm, game_map.vertices
    rings = [
        [[(points[v][0] * unit, points[v][1] * unit) for v in ring] for ring in f.rings]
        for f in game_map.fields.values()
    ]
    return STRtree([shapely.Polygon(r[0], r[1:]) for r in rings])


def _neighbours(game_map: GameMap) -> int:
    """Count the pairs of fields of one level that share an edge."""
    beside: dict[tuple[int, str, str], str] = {}
    pairs: set[tuple[str, str]] = set()
    for f in game_map.fields.values():
        for ring in f.rings:
            for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
                other = beside.setdefault((f.level, min(a, b), max(a, b)), f.id)
                if other != f.id:
                    pairs.add((other, f.id))
    return len(pairs)
