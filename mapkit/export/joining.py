"""Fields of a drawing get shared borders, and what that took is told."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.coverage.join_distance import JoinDistances, join_distances, proposed_join
from mapkit.coverage.stitching import stitched
from mapkit.errors import UsageError
from mapkit.export.imported import ImportedField, NotTaken, Ring
from mapkit.export.repairs import Repair, repairs_of
from mapkit.geometry.valid import MANY_POINTS, is_entangled
from mapkit.messages import Phrase, decimal, phrase

LEAST_JOIN_MM = 0.02
_MANY_CORNERS = 30  # of a field, on average: more are of no use at a table
_SIMPLER = 0.5  # of the tolerance: an area, not a distance, is what is held
_COVERED = 0.9  # of a field, by fields of upper levels, for one that runs below them


def most_crossings(points: int) -> int:
    """Return in how many places an outline may meet itself: more take long to sort out."""
    return min(5000, max(20, 10**7 // max(points, 1)))


@dataclass(frozen=True, slots=True)
class Joined:
    """What was done to make borders shared.

    Attributes
    ----------
    join_mm : float
        Up to which distance borders became one.
    proposed : bool
        It was measured in the drawing, since nobody gave it.
    closed_mm2 : float
        The area of all slits that were closed.
    moved_mm : float
        By how much a border moved at most.
    islands : int
        How many fields became holes of another one.
    repairs : tuple of Repair
        All that was done, and what is doubtful, one by one.
    rim_mm : (R, 2, 2) float64
        Lines round all that was closed, in mm.
    filled : int
        How many places were too narrow for a field, and went to a field beside.
    corners : (int, int)
        How many corners all fields had and have: borders are simplified.
    """

    join_mm: float
    proposed: bool
    closed_mm2: float
    moved_mm: float
    islands: int
    repairs: tuple[Repair, ...]
    rim_mm: NDArray[np.float64] = dataclasses.field(compare=False)
    filled: int = 0
    corners: tuple[int, int] = (0, 0)

    def closed(self) -> tuple[shapely.Polygon, ...]:
        """Return all that was closed, in mm; a second for thousands of fields."""
        lines = np.asarray(shapely.linestrings(self.rim_mm), dtype=object)
        parts = shapely.get_parts(shapely.build_area(shapely.multilinestrings(lines)))
        return tuple(part for part in parts if isinstance(part, shapely.Polygon))

    @property
    def doubts(self) -> tuple[Phrase, ...]:
        """What a person has to look at, each with its place in mm."""
        return tuple(repair.what for repair in self.repairs if repair.doubtful)


@np.errstate(divide="ignore", invalid="ignore")  # sizes near 0, which change no answer
def join_fields(
    fields: Sequence[ImportedField],
    place: Callable[[tuple[float, float]], tuple[float, float]],
    unit_mm: float,
    join_mm: float | None,
    tolerance_mm: float,
    look: Callable[[], None] = lambda: None,
    *,
    shared: bool = False,
) -> tuple[list[ImportedField], list[NotTaken], Joined]:
    """Make borders of neighbours one.

    As :func:`mapkit.coverage.stitching.stitched`. A field that runs below others is rounded only.

    Raises ``UsageError`` where so many shapes lie on each other that they are no map.

    Parameters
    ----------
    place : callable
        Gives a point of the drawing in map units, not rounded.
    unit_mm : float
        Of the map.
    join_mm : float or None
        Up to which distance borders become one; measured in the drawing if not given.
    tolerance_mm : float
        By about how much a border may be simplified.
    look : callable
        Called between the steps of the work; what it raises stops it.
    shared : bool
        Neighbours have the same borders but for some mistakes: without ``join_mm`` no slit is
        closed, and borders are simplified only where fields have over 30 corners on average.

    Returns
    -------
    list of ImportedField
        With whole coordinates in map units. One that falls apart is several: the largest part keeps
        the id.
    list of NotTaken
        What is no field.
    """
    names = _PartNames(fields)
    sound, gone = _sound(fields, place, names)
    if shared:
        sound = _once(sound, gone)
    look()
    below = _below(sound, tolerance_mm / unit_mm if shared else None)
    top = [pair for k, pair in enumerate(sound) if k not in below]
    shapes = [shape for _, shape in top]
    if shared and join_mm is None:
        join = 0.0
    else:
        join = proposed_join(shapes) if join_mm is None else max(join_mm, LEAST_JOIN_MM) / unit_mm
        join = max(join, 1.0)
    look()
    rings = len(shapes) + int(shapely.get_num_interior_rings(shapes).sum())
    corners = int(shapely.get_num_coordinates(shapes).sum()) - rings  # each ring ends at its start
    many = corners > _MANY_CORNERS * len(shapes)
    simpler = _SIMPLER * tolerance_mm / unit_mm if join or many else 0.0
    found = stitched(shapes, join, tolerance=simpler, thin=tolerance_mm / unit_mm, look=look)
    out: dict[int, list[ImportedField]] = {}
    numbers = [k for k in range(len(sound)) if k not in below]
    for number, (field, _), parts in zip(numbers, top, found.shapes, strict=True):
        if not parts:
            gone.append(NotTaken(phrase("a shape that others cover"), field.where))
        out[number] = [
            replace(field, rings=_rings(part), id=names.part(field.id, k))
            for k, part in enumerate(parts)
        ]
    gone.extend(
        NotTaken(_at(phrase("a scrap of a shape"), part, unit_mm), top[k][0].where)
        for k, part in found.scraps
    )
    for number in below:
        field, shape = sound[number]
        out[number] = [replace(field, rings=_rings(shapely.transform(shape, np.round)))]
    done = Joined(
        join_mm=join * unit_mm,
        proposed=join_mm is None,
        closed_mm2=found.closed * unit_mm**2,
        moved_mm=found.widest / 2 * unit_mm,
        islands=len(found.islands),
        repairs=tuple(repairs_of(found, [f for f, _ in top], unit_mm)),
        rim_mm=found.rim * unit_mm,
        filled=found.filled,
        corners=(corners, sum(len(r) for fields in out.values() for f in fields for r in f.rings)),
    )
    return [field for k in sorted(out) for field in out[k]], gone, done


def measured(
    fields: Sequence[ImportedField], place: Callable[[tuple[float, float]], tuple[float, float]]
) -> JoinDistances:
    """Measure how far apart neighbours lie, in map units; the parameters are as above."""
    sound, _ = _sound(fields, place, _PartNames(fields))
    below = _below(sound)
    return join_distances([shape for k, (_, shape) in enumerate(sound) if k not in below])


def _sound(
    fields: Sequence[ImportedField],
    place: Callable[[tuple[float, float]], tuple[float, float]],
    names: _PartNames,
) -> tuple[list[tuple[ImportedField, shapely.Polygon]], list[NotTaken]]:
    """Return fields with valid shapes in map units, and those that have no area."""
    out: list[tuple[ImportedField, shapely.Polygon]] = []
    gone: list[NotTaken] = []
    for field in fields:
        rings = [[place(p) for p in ring] for ring in field.rings if len(ring) >= 3]
        if not rings or not all(math.isfinite(v) for ring in rings for p in ring for v in p):
            gone.append(NotTaken(phrase("a shape of fewer than three corners"), field.where))
            continue
        drawn = shapely.Polygon(rings[0], rings[1:])
        points = sum(map(len, rings))
        tangled = points > MANY_POINTS or not drawn.is_valid
        if tangled and is_entangled(drawn, most_crossings(points)):
            what = phrase("a shape that crosses itself in too many places")
            gone.append(NotTaken(what, field.where))
            continue
        shape = drawn if drawn.is_valid else shapely.make_valid(drawn)
        parts = [p for p in shapely.get_parts(shape) if isinstance(p, shapely.Polygon)]
        parts = sorted((p for p in parts if p.area >= 1), key=lambda p: -p.area)
        if not parts:
            gone.append(NotTaken(phrase("a shape without an area"), field.where))
        out.extend(
            (replace(field, id=names.part(field.id, k)), part) for k, part in enumerate(parts)
        )
    if len(out) > 100_000:
        raise UsageError(phrase("the drawing has more than 100,000 shapes"))
    return out, gone


def _once(
    sound: Sequence[tuple[ImportedField, shapely.Polygon]], gone: list[NotTaken]
) -> list[tuple[ImportedField, shapely.Polygon]]:
    """Leave out shapes that are there twice on one level; the first one stays."""
    found: dict[tuple[int | None, bytes], tuple[ImportedField, shapely.Polygon]] = {}
    for field, shape in sound:
        key = field.level, shapely.to_wkb(shapely.normalize(shapely.transform(shape, np.round)))
        if found.setdefault(key, (field, shape))[0] is not field:
            gone.append(NotTaken(phrase("a shape that is drawn twice"), field.where))
    return list(found.values())


class _PartNames:
    """Names the parts of fields, by names that no other field has."""

    def __init__(self, fields: Sequence[ImportedField]) -> None:
        self._used = {field.id for field in fields}

    def part(self, field_id: str, number: int) -> str:
        """Return the id of a part: the first one keeps the field's, the others are a.2, a.3, ..."""
        if not number or not field_id:
            return field_id
        number += 1
        while f"{field_id}.{number}" in self._used:
            number += 1
        self._used.add(f"{field_id}.{number}")
        return f"{field_id}.{number}"


def _below(
    sound: Sequence[tuple[ImportedField, shapely.Polygon]], tolerance: float | None = None
) -> set[int]:
    """Return which fields run below others that the file puts on a higher level.

    In a drawing that is nearly the whole field. Where neighbours have the same borders anyway it is
    a part that is wider than ``tolerance``: only a mistake is narrower.
    """
    levels = [field.level or 0 for field, _ in sound]
    if len(set(levels)) < 2:
        return set()
    upper = shapely.union_all([s for (_, s), level in zip(sound, levels, strict=True) if level])

    def runs_below(shape: shapely.Polygon) -> bool:
        covered = shapely.intersection(shape, upper)
        if tolerance is None:
            return bool(covered.area >= _COVERED * shape.area)
        return not shapely.buffer(covered, -tolerance / 2).is_empty

    return {k for k, (_, shape) in enumerate(sound) if not levels[k] and runs_below(shape)}


def _rings(shape: shapely.Polygon) -> tuple[Ring, ...]:
    rings = [shape.exterior, *shape.interiors]
    return tuple(tuple((float(x), float(y)) for x, y in ring.coords[:-1]) for ring in rings)


def _at(what: Phrase, shape: shapely.Polygon, unit_mm: float) -> Phrase:
    place = shape.representative_point()
    return phrase(
        "{what} at {x},{y} mm",
        what=what,
        x=decimal(place.x * unit_mm, 1, trim=True),
        y=decimal(place.y * unit_mm, 1, trim=True),
    )
