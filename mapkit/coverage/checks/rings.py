"""The rings of all fields as arrays, freed of double points and spikes, which are reported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from mapkit.coverage.checks.catalogue import report
from mapkit.coverage.checks.exact import LIMIT, Bool, Int64, cross, dot, twice_area
from mapkit.coverage.checks.wording import Wording, did_you_mean
from mapkit.diagnostics import Diagnostic
from mapkit.messages import phrase
from mapkit.model import GameMap, Point

__all__ = ["Rings", "Spike", "clean_ring", "gather_rings", "usable"]


@dataclass(frozen=True, slots=True)
class Spike:
    """What was taken out of one ring: the tips, and the ring as it was drawn, point indices."""

    field: int
    hole: int
    tips: tuple[int, ...]
    ring: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rings:
    """Rings of all fields that can be looked at, double points and spikes taken out.

    Attributes
    ----------
    field_ids : tuple of str
        The fields in the order of the map, also those whose rings could not be used.
    xy : (P, 2) int64
        Distinct points of all rings.
    names : tuple of str
        The first vertex id at each point.
    corner : (N,) int64
        Point indices, ring after ring.
    start : (R,) int64
        Where each ring begins in ``corner``.
    ring_of, following, previous : (N,) int64
        Ring of each corner, and positions of the corners after and before it in the ring.
    field : (R,) int64
        Index of each ring's field.
    hole : (R,) bool
    area2 : (R,) int64
        Twice the signed area.
    spikes : tuple of Spike
        What was taken out.
    """

    field_ids: tuple[str, ...]
    xy: Int64
    names: tuple[str, ...]
    corner: Int64
    start: Int64
    ring_of: Int64
    following: Int64
    previous: Int64
    field: Int64
    hole: Bool
    area2: Int64
    spikes: tuple[Spike, ...]


def usable(point: object) -> bool:
    """Tell whether a point has two whole coordinates below the limit."""
    return (
        isinstance(point, tuple)
        and len(point) == 2
        and all(isinstance(c, int) and -LIMIT < c < LIMIT for c in point)
    )


def _unusable(vertices: Mapping[str, Point]) -> set[str]:
    """Find vertices with coordinates that cannot be used, all at once where there are none."""
    try:
        xy = np.array(list(vertices.values()))
    except (ValueError, OverflowError):
        xy = np.zeros((0, 0))
    if xy.dtype == np.int64 and xy.shape[1:] == (2,) and (np.abs(xy) < LIMIT).all():
        return set()
    return {v for v, point in vertices.items() if not usable(point)}


def gather_rings(game_map: GameMap) -> tuple[Rings, list[Diagnostic]]:
    """Collect the rings and report what is wrong with each of them alone.

    A field with a ring that cannot be used (unknown vertices, no area) is left out whole.
    """
    found: list[Diagnostic] = []
    say = Wording(game_map)
    bad = _unusable(game_map.vertices)
    for vertex in sorted(bad):
        users = [
            i for i, item in game_map.fields.items() if any(vertex in ring for ring in item.rings)
        ]
        found.append(
            report(
                "MK201",
                phrase(
                    "Vertex {vertex} has a coordinate that is no whole number below 2^30: {value}.",
                    vertex=vertex,
                    value=_short(game_map.vertices[vertex]),
                ),
                fields=users,
                vertices=(vertex,),
            )
        )
    numbered = _Points(game_map.vertices)
    drawn: list[tuple[int, int, list[int]]] = []
    for f, item in enumerate(game_map.fields.values()):
        rings = _field_rings(game_map, item.id, bad, numbered, found)
        drawn.extend((f, k, ring) for k, ring in enumerate(rings))
    names = numbered.names
    xy = np.array(list(numbered.at), dtype=np.int64).reshape(-1, 2)
    rings_ = _arrays(game_map, xy, names, drawn)
    flagged = _flagged(rings_)
    points = xy.tolist() if flagged.any() else []
    dropped: set[int] = set()
    pricks: list[Spike] = []
    for r, (f, k, ring) in enumerate(drawn):
        if not flagged[r]:
            continue
        field_id = rings_.field_ids[f]
        clean, doubles, spikes = clean_ring(ring, points)
        place = phrase(", hole {n}", n=k) if k else ""
        if len(clean) < 3:
            dropped.add(f)
            where = {"field": say.field(field_id), "place": place}
            code, message = (
                (
                    "MK203",
                    phrase(
                        "The ring of field {field}{place} has fewer than three different points.",
                        **where,
                    ),
                )
                if len(set(ring)) < 3
                else (
                    "MK204",
                    phrase("The ring of field {field}{place} encloses no area.", **where),
                )
            )
            found.append(
                report(
                    code,
                    message,
                    fields=(field_id,),
                    vertices=[names[i] for i in ring],
                    at=xy[ring[:1]].tolist(),
                )
            )
            continue
        if doubles:
            found.append(
                report(
                    "MK205",
                    phrase(
                        "The ring of field {field}{place} repeats {vertices}.",
                        field=say.field(field_id),
                        place=place,
                        vertices=say.vertices([names[i] for i in doubles]),
                    ),
                    fields=(field_id,),
                    vertices=[names[i] for i in doubles],
                    at=xy[doubles].tolist(),
                )
            )
        if spikes:
            pricks.append(Spike(f, k, tuple(spikes), tuple(ring)))
        drawn[r] = (f, k, clean)
    if flagged.any():
        rings_ = _arrays(game_map, xy, names, [d for d in drawn if d[0] not in dropped], pricks)
    flat = {int(f) for f in rings_.field[rings_.area2 == 0]}
    if flat:
        # No spike and yet no area: a figure of eight whose loops cancel out.
        for f in sorted(flat):
            field_id = rings_.field_ids[f]
            found.append(
                report(
                    "MK207",
                    phrase(
                        "The boundary of field {field} crosses itself.", field=say.field(field_id)
                    ),
                    fields=(field_id,),
                    at=[xy[i].tolist() for g, _, ring in drawn if g == f for i in ring],
                )
            )
        dropped |= flat
        rings_ = _arrays(game_map, xy, names, [d for d in drawn if d[0] not in dropped], pricks)
    return rings_, found


class _Points:
    """Numbers for the points of vertices, in the order in which rings use them."""

    def __init__(self, vertices: Mapping[str, Point]) -> None:
        self._vertices = vertices
        self._number: dict[str, int] = {}
        self.at: dict[Point, int] = {}
        self.names: list[str] = []

    def of(self, ring: Sequence[str]) -> list[int]:
        """Return the numbers of a ring of known vertices."""
        number = self._number
        try:
            return [number[v] for v in ring]
        except KeyError:
            for v in ring:
                if v not in number:
                    point = self._vertices[v]
                    number[v] = self.at.setdefault(point, len(self.names))
                    if number[v] == len(self.names):
                        self.names.append(v)
            return [number[v] for v in ring]


def _field_rings(
    game_map: GameMap, field_id: str, bad: set[str], points: _Points, found: list[Diagnostic]
) -> list[list[int]]:
    """Return a field's rings as point numbers; none, and a report, where one cannot be used."""
    rings = game_map.fields[field_id].rings
    vertices = game_map.vertices
    if not rings:
        found.append(
            report(
                "MK219",
                phrase("Field {field} has no ring.", field=Wording(game_map).field(field_id)),
                fields=(field_id,),
            )
        )
        return []
    if not all(map(vertices.__contains__, chain.from_iterable(rings))):
        name = Wording(game_map).field(field_id)
        found += [
            report(
                "MK202",
                phrase(
                    "Field {field} names vertex {vertex}, which the map does not have{hint}",
                    field=name,
                    vertex=v,
                    hint=did_you_mean(v, vertices),
                ),
                fields=(field_id,),
                vertices=(v,),
            )
            for v in dict.fromkeys(v for ring in rings for v in ring if v not in vertices)
        ]
        return []
    if bad and any(v in bad for ring in rings for v in ring):
        return []
    result = [points.of(ring) for ring in rings]
    flat = [k for k, at in enumerate(result) if len(set(at)) < 3]
    for k in flat:
        place = phrase(", hole {n},", n=k) if k else ""
        found.append(
            report(
                "MK203",
                phrase(
                    "The ring of field {field}{place} has fewer than three different points.",
                    field=Wording(game_map).field(field_id),
                    place=place,
                ),
                fields=(field_id,),
                vertices=dict.fromkeys(rings[k]),
            )
        )
    return [] if flat else result


def clean_ring(
    ring: Sequence[int], xy: Sequence[Sequence[int]]
) -> tuple[list[int], list[int], list[int]]:
    """Take double points and the tips of spikes out of one ring.

    Returns
    -------
    (clean, doubles, spikes)
        The ring that is left (shorter than three points where nothing is), the points that were
        repeated and the tips that were dropped.
    """
    clean = list(ring)
    doubles: list[int] = []
    spikes: list[int] = []
    i = 0
    unchanged = 0
    while clean and unchanged < len(clean):
        i %= len(clean)
        here, after = clean[i], clean[(i + 1) % len(clean)]
        if len(clean) > 1 and here == after:
            doubles.append(here)
        elif len(clean) > 2 and _reverses(xy[clean[i - 1]], xy[here], xy[after]):
            spikes.append(here)
        else:
            unchanged += 1
            i += 1
            continue
        del clean[i]
        i -= 1
        unchanged = 0
    if len(clean) < 3:
        return [], doubles, spikes
    # A point that a dropped tip leaves behind twice is part of the spike.
    return clean, [d for d in doubles if not spikes or _repeated(ring, d)], spikes


def _repeated(ring: Sequence[int], point: int) -> bool:
    return any(a == b == point for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))


def _reverses(a: Sequence[int], b: Sequence[int], c: Sequence[int]) -> bool:
    ux, uy, vx, vy = a[0] - b[0], a[1] - b[1], c[0] - b[0], c[1] - b[1]
    return ux * vy == uy * vx and ux * vx + uy * vy > 0


def _flagged(rings: Rings) -> Bool:
    """Tell for each ring whether it has a double point or a spike anywhere."""
    here = rings.xy[rings.corner]
    before, after = here[rings.previous], here[rings.following]
    odd = (cross(here, before, after) == 0) & (dot(here, before, after) >= 0)
    flagged: Bool = np.zeros(len(rings.start), dtype=np.bool_)
    flagged[rings.ring_of[odd]] = True
    return flagged


def _arrays(
    game_map: GameMap,
    xy: Int64,
    names: list[str],
    drawn: list[tuple[int, int, list[int]]],
    spikes: Sequence[Spike] = (),
) -> Rings:
    length = np.array([len(ring) for _, _, ring in drawn], dtype=np.int64)
    start = np.cumsum(length) - length
    corner = np.array([i for _, _, ring in drawn for i in ring], dtype=np.int64)
    ring_of = np.repeat(np.arange(len(drawn)), length)
    following = np.arange(1, len(corner) + 1)
    previous = np.arange(-1, len(corner) - 1)
    if len(drawn):
        following[start + length - 1] = start
        previous[start] = start + length - 1
    return Rings(
        field_ids=tuple(game_map.fields),
        xy=xy,
        names=tuple(names),
        corner=corner,
        start=start,
        ring_of=ring_of,
        following=following,
        previous=previous,
        field=np.array([f for f, _, _ in drawn], dtype=np.int64),
        hole=np.array([k > 0 for _, k, _ in drawn], dtype=np.bool_),
        area2=twice_area(xy[corner], start, ring_of, following),
        spikes=tuple(spikes),
    )


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 40 else text[:37] + "..."
