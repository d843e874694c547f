"""From what an importer read to a map: its size, whole coordinates, shared vertices, ids."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from mapkit.coverage import check_map
from mapkit.coverage.join_distance import JoinDistances
from mapkit.coverage.repair import repair
from mapkit.diagnostics import Diagnostic, has_errors
from mapkit.errors import UsageError
from mapkit.export.drawing_size import extent_of, in_mm, mm_of_unit
from mapkit.export.imported import ImportedField, ImportedMap, NotTaken
from mapkit.export.joining import Joined, join_fields, measured
from mapkit.export.parts import areas_in_parts, bridged
from mapkit.export.plugins import Progress
from mapkit.mapfile.new import UNIT_MM
from mapkit.mapfile.rulesets import DEFAULT_RULESET, shipped_ruleset
from mapkit.mapfile.scalars import as_id, is_valid_id
from mapkit.messages import phrase
from mapkit.model import COORDINATE_LIMIT, Building, Field, GameMap, Marker, Point, Portal

_MOST_UNITS = COORDINATE_LIMIT // 128
"""Borders are joined in parts of map units."""
_STEPS = 10
"""As many as :func:`map_of` tells of at least."""


@dataclass(frozen=True, slots=True)
class MadeMap:
    """A map that was made of a drawing.

    Attributes
    ----------
    map : GameMap
        In map units of 0.01 mm, or those of a drawing in whole units. Equal points are one vertex;
        vertices are called ``v1``, ``v2``, ... in the order of their first use.
    not_taken : tuple of NotTaken
        What the map does not have: that of the importer, and what can be no field.
    joined : Joined or None
        How borders became one; None for a drawing in whole map units.
    parts : mapping of str to int
        Areas that lie apart in pieces, each a field now: the id of the largest, and how many.
    mended : tuple of str
        What was repaired in the map itself, a sentence for each.
    found : tuple of Diagnostic
        What is wrong with the map after that.
    """

    map: GameMap
    not_taken: tuple[NotTaken, ...]
    joined: Joined | None
    parts: Mapping[str, int] = field(default_factory=dict)
    mended: tuple[str, ...] = ()
    found: tuple[Diagnostic, ...] = ()


def checked(made: MadeMap) -> MadeMap:
    """Check a map that was made of a drawing; where it has errors, mend as ``check --fix`` does."""
    found = check_map(made.map)
    if not has_errors(found):
        return replace(made, found=tuple(found))
    repaired = repair(made.map)
    if repaired.notes:
        found = check_map(repaired.map)
    return replace(made, map=repaired.map, mended=repaired.notes, found=tuple(found))


def map_of(
    imported: ImportedMap,
    *,
    size_mm: tuple[float, float] | None = None,
    unit_mm: float | None = None,
    join_mm: float | None = None,
    tolerance_mm: float | None = None,
    bridges_mm: float | None = None,
    progress: Progress | None = None,
) -> MadeMap:
    """Make a map of what an importer read.

    Borders of a drawing that nearly meet become one. Of shared borders only mistakes are mended:
    what crosses, lies on each other, or leaves a place too narrow for a field. What has whole map
    units stays as it is.

    Parameters
    ----------
    size_mm : (float, float) or None
        Width and height of the drawing on the board.
    unit_mm : float or None
        How many mm a unit of the drawing is. Without both it is what the file says.
    join_mm : float or None
        Up to which distance borders become one; measured in the drawing if not given. Shared
        borders are joined only where it is given.
    tolerance_mm : float or None
        By about how much borders may be simplified, and that of the map; what the importer says
        if not given.
    bridges_mm : float or None
        Areas in parts become one field, with bridges so wide where no other field lies between;
        if not given, and where the file has whole map units, each part is a field of its own.
    progress : callable or None
        Called between the steps of the work; what it raises stops it.

    Raises
    ------
    UsageError
        The size is not known or given twice, has other proportions than the drawing, or is beyond
        what a board may have; there are too many points; or a coordinate is not a number.

    Notes
    -----
    Linear in the number of points.
    """
    if tolerance_mm is not None:
        imported = replace(imported, tolerance_mm=tolerance_mm)
    making = _Making(imported, size_mm, unit_mm)
    joined = None
    fields: Sequence[ImportedField] = imported.fields
    steps = count(1)

    def look() -> None:
        if progress is not None:
            progress(min(next(steps), _STEPS), _STEPS)

    if not imported.whole_units:
        fields, gone, joined = join_fields(
            fields,
            making.exact_place,
            UNIT_MM,
            join_mm,
            imported.tolerance_mm,
            look,
            shared=imported.shared_borders,
        )
        making.not_taken.extend(gone)
        if bridges_mm is not None:
            fields = bridged(fields, bridges_mm / UNIT_MM)
    for one in fields:
        making.add(one)
    made = making.map()
    not_taken = (*imported.not_taken, *making.not_taken)
    apart = areas_in_parts([one for one in fields if one.id in made.fields])
    parts = {whole: len(places) for whole, places in apart.items()}
    return MadeMap(made, not_taken, joined, parts)


def drawing_size(imported: ImportedMap) -> tuple[float, float]:
    """Return width and height of a drawing, in its units.

    Raises ``UsageError`` where a coordinate is not a number.
    """
    low, high = extent_of(imported)
    return high[0] - low[0], high[1] - low[1]


def measured_join(
    imported: ImportedMap,
    *,
    size_mm: tuple[float, float] | None = None,
    unit_mm: float | None = None,
) -> JoinDistances | None:
    """Measure up to which distance borders of a drawing may be joined, in mm.

    The parameters, and what is raised, are as for :func:`map_of`, which takes the proposed distance
    where none is given. None for a drawing in whole map units, which stays as it is, and for one
    whose borders are shared already.
    """
    if imported.whole_units or imported.shared_borders:
        return None
    making = _Making(imported, size_mm, unit_mm)
    return measured(imported.fields, making.exact_place).times(UNIT_MM)


class _Making:
    """A map while it is made."""

    def __init__(
        self, imported: ImportedMap, size_mm: tuple[float, float] | None, unit_mm: float | None
    ) -> None:
        self.not_taken: list[NotTaken] = []
        self._imported = imported
        self._ruleset = imported.ruleset or shipped_ruleset(DEFAULT_RULESET)
        self._sectors = self._ruleset.sectors if imported.sectors is None else imported.sectors
        self._vertices: dict[Point, str] = {}
        self._fields: dict[str, Field] = {}
        self._portal_ids: set[str] = set()
        self._wanted = {f.id for f in imported.fields}
        self._wanted_portals = {p.id for p in imported.portals}
        self._number, self._portal_numbers = 0, map("p{}".format, count(1))
        low, high = extent_of(imported)
        per_unit = mm_of_unit(imported, (high[0] - low[0], high[1] - low[1]), size_mm, unit_mm)
        whole = imported.whole_units
        self._unit = per_unit if whole else UNIT_MM
        self._origin = (0.0, 0.0) if whole or imported.size is not None else low
        self._factor = 1.0 if whole else per_unit / UNIT_MM
        if imported.size is not None:
            self._size: tuple[float, float] | None = in_mm(imported.size, per_unit)
        else:
            self._size = None if whole else in_mm((high[0] - low[0], high[1] - low[1]), per_unit)

    def add(self, field: ImportedField) -> None:
        """Add a field, or say why it is none."""
        rings = [[(round(x), round(y)) for x, y in ring] for ring in field.rings]
        if not rings or len(rings[0]) < 3:
            what = phrase("a shape of fewer than three corners")
            self.not_taken.append(NotTaken(what, field.where))
            return
        kinds, sectors = self._ruleset.kinds, self._sectors
        kind = self._known(field.kind, kinds, None, field) or next(iter(kinds))
        sector = self._known(field.sector, sectors, None, field)
        id_ = self._id(field)
        self._fields[id_] = Field(
            id_,
            kind,
            tuple(tuple(map(self._vertex, ring)) for ring in rings if len(ring) >= 3),
            kinds[kind].level if field.level is None else field.level,
            frozenset(t for t in field.traits if self._known(t, self._ruleset.traits, None, field)),
            sector,
            field.name,
            attributes={
                name: value
                for name, value in field.attributes.items()
                if name in self._ruleset.attributes and value != self._ruleset.attribute(kind, name)
            },
        )

    def map(self) -> GameMap:
        """Return the map."""
        imported, ruleset = self._imported, self._ruleset
        choices = {c.id: c.default for c in ruleset.choices.values()} | dict(imported.choices)
        return GameMap(
            id=imported.id or as_id(imported.name, "map"),
            name=imported.name,
            ruleset=ruleset,
            choices=choices,
            vertices={name: point for point, name in self._vertices.items()},
            fields=self._fields,
            portals=tuple(p for p in map(self._portal, imported.portals) if p is not None),
            markers=tuple(m for m in map(self._marker, imported.markers) if m is not None),
            sectors=self._sectors,
            buildings=tuple(b for b in map(self._building, imported.buildings) if b.fields),
            unit_mm=self._unit,
            size_mm=self._size or self._reach(),
            tolerance_mm=imported.tolerance_mm,
            provenance=imported.provenance,
            author=imported.author,
            licence=imported.licence,
            former_ids={
                old: i
                for old, i in imported.former_ids.items()
                if i in self._fields and old not in self._fields
            },
        )

    def exact_place(self, point: tuple[float, float]) -> tuple[float, float]:
        """Return a point of the drawing in map units, not rounded."""
        x, y = ((point[axis] - self._origin[axis]) * self._factor for axis in (0, 1))
        if max(abs(x), abs(y)) >= _MOST_UNITS and not self._imported.whole_units:
            raise UsageError(
                phrase("at that size the drawing is larger than a map may be; give a smaller one")
            )
        return x, y

    def _place(self, point: tuple[float, float]) -> Point:
        x, y = self.exact_place(point)
        return round(x), round(y)

    def _vertex(self, point: Point) -> str:
        return self._vertices.setdefault(point, f"v{len(self._vertices) + 1}")

    def _known(
        self, name: str | None, known: Collection[str], otherwise: str | None, field: ImportedField
    ) -> str | None:
        if name is None or name in known:
            return name if name is not None else otherwise
        what = phrase("{name!r}, which the ruleset does not know", name=name)
        self.not_taken.append(NotTaken(what, field.where))
        return otherwise

    def _id(self, field: ImportedField) -> str:
        """Return the field's own id, if it can be one and is free, else the next number."""
        if field.id and is_valid_id(field.id) and field.id not in self._fields:
            return field.id
        number = max(self._number, len(self._fields)) + 1
        while str(number) in self._fields or str(number) in self._wanted:
            number += 1
        self._number = number
        if field.id:
            what = phrase("the id {id!r}; the field is called {number}", id=field.id, number=number)
            self.not_taken.append(NotTaken(what, field.where))
        return str(number)

    def _portal(self, portal: Portal) -> Portal | None:
        what = None
        if portal.type not in self._ruleset.portals:
            what = phrase("{name!r}, which the ruleset does not know", name=portal.type)
        elif not set(portal.between) <= set(self._fields) or len(set(portal.between)) < 2:
            what = phrase("a {type} beside a field that is not there", type=portal.type)
        if what:
            self.not_taken.append(NotTaken(what, portal.id))
            return None
        a, b = map(self._place, portal.at)
        return Portal(self._portal_id(portal.id), portal.type, portal.between, (a, b))

    def _portal_id(self, wanted: str) -> str:
        """Return the portal's own id, if it can be one and is free, else the next number."""
        found = wanted
        if not is_valid_id(wanted) or wanted in self._portal_ids:
            taken = self._portal_ids, self._wanted_portals
            found = next(i for i in self._portal_numbers if not any(i in ids for ids in taken))
            what = phrase("the id {id!r}; the portal is called {number}", id=wanted, number=found)
            self.not_taken.append(NotTaken(what))
        self._portal_ids.add(found)
        return found

    def _building(self, building: Building) -> Building:
        return replace(building, fields=tuple(i for i in building.fields if i in self._fields))

    def _marker(self, marker: Marker) -> Marker | None:
        known = self._ruleset.markers.get(marker.type)
        what = None
        if known is None:
            what = phrase("{name!r}, which the ruleset does not know", name=marker.type)
        elif marker.field not in self._fields:
            what = phrase("a {type} on a field that is not there", type=marker.type)
        else:
            kept = {k: v for k, v in marker.attributes.items() if k in known.attributes}
            for name in sorted(marker.attributes.keys() - kept.keys()):
                odd = phrase(
                    "{name!r}, which a marker {type} does not have", name=name, type=marker.type
                )
                self.not_taken.append(NotTaken(odd, marker.field))
            wrong = [k for k, allowed in known.attributes.items() if kept.get(k) not in allowed]
            if not wrong:
                return replace(marker, attributes=kept)
            what = phrase("a marker {type} without a right {name}", type=marker.type, name=wrong[0])
        self.not_taken.append(NotTaken(what, marker.field))
        return None

    def _reach(self) -> tuple[float, float]:
        """Return the size of a board that reaches from the origin, or from below it, to the end."""
        xs, ys = ([0, *(point[axis] for point in self._vertices)] for axis in (0, 1))
        return in_mm((max(xs) - min(xs), max(ys) - min(ys)), self._unit)
