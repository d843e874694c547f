"""Borders get another course."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, cos, dist, hypot, pi, sin

from mapkit.edits.along_borders import Way, shortest_way
from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.exact_geometry import foot
from mapkit.edits.finishing import finish
from mapkit.edits.ids import EditRefusedError
from mapkit.edits.levels import is_junction, uncross
from mapkit.edits.vertices import move_vertices
from mapkit.messages import phrase
from mapkit.model import GameMap, Point


def reshape_border(
    game_map: GameMap,
    start: str,
    end: str,
    points: Sequence[tuple[float, float]],
    *,
    along: Sequence[str] | None = None,
) -> GameMap:
    """Give the border between two vertices another course, for all fields on it.

    Portals on it go to the nearest place of the new course, and so do the ends of other borders
    that meet it.

    ``points`` are the new corners between the two, in map units; none for a straight border.
    ``along`` are the vertices of the old course, ends included; the shortest way if not given.

    Raises ``EditRefusedError`` where another border that meets the old course finds no place on the
    new one, or a field would cross itself or another.
    """
    draft = Draft(game_map)
    chain = _chain(draft, start, end, along)
    for part, corners in _parts(draft, chain, [whole_point(point) for point in points]):
        users = sorted(set.intersection(*(draft.users(v) for v in part)))
        for v in part[1:-1]:
            uncross(draft, v, users)
        fresh = [draft.vertex_at(at) or draft.new_vertex(at) for at in corners]
        course = [part[0], *fresh, part[-1]]
        for f in users:
            draft.touch(f)
            draft.set_rings(f, [_exchanged(ring, part, course) for ring in draft.fields[f].rings])
        for v in course:
            if draft.users(v):
                draft.join_edges(v)
    return finish(draft)


def _parts(draft: Draft, chain: Way, corners: Sequence[Point]) -> list[tuple[Way, Sequence[Point]]]:
    """Part a border where others meet it, each part with its corners of the new course.

    The vertices between the parts are moved to the nearest places of that course.
    """
    course = [draft.vertices[chain[0]], *corners, draft.vertices[chain[-1]]]
    parts: list[tuple[Way, Sequence[Point]]] = []
    begin, gone = 0, 0.0  # in the chain; on the course, as edges and a share of the next one
    for k, v in enumerate(chain[1:-1], 1):
        if not is_junction(draft, v):
            continue
        on, place = _nearest_on(course, draft.vertices[v])
        if not gone < on < len(course) - 1 or place in (course[0], course[-1]):
            raise EditRefusedError(
                phrase(
                    "Another border meets this one at vertex {vertex}. Reshape it up to there.",
                    vertex=v,
                ),
                [draft.vertices[v]],
            )
        draft.move(v, place)
        parts.append((chain[begin : k + 1], _between(course, gone, on)))
        begin, gone = k, on
    return [*parts, (chain[begin:], _between(course, gone, len(course) - 1))]


def _nearest_on(course: Sequence[Point], point: Point) -> tuple[float, Point]:
    """Return where on a course the place nearest to a point is, and that place."""
    found = []
    for k, (a, b) in enumerate(pairwise(course)):
        distance, share, x, y = foot(point, a, b)
        place = round(x), round(y)
        share = 0.0 if place == a else 1.0 if place == b else share
        found.append((distance, k + share, place))
    _, on, place = min(found)
    return on, place


def _between(course: Sequence[Point], low: float, high: float) -> Sequence[Point]:
    return [point for k, point in enumerate(course) if low < k < high]


def _chain(draft: Draft, start: str, end: str, along: Sequence[str] | None) -> Way:
    for v in (start, end):
        draft.name_junctions_at(v)
    if along is not None:
        chain = tuple(along)
        if chain[0] != start or chain[-1] != end:
            chain = chain[::-1]
        if (chain[0], chain[-1]) != (start, end) or not all(
            draft.edge_fields(a, b) for a, b in pairwise(chain)
        ):
            raise EditRefusedError(
                phrase(
                    "The vertices given are not a border from {start} to {end}.",
                    start=start,
                    end=end,
                ),
                [draft.point(start), draft.point(end)],
            )
        return chain
    way = shortest_way(draft, start, end, lambda _u, _v: True) if start != end else None
    if way is None:
        raise EditRefusedError(
            phrase("No border leads from {start} to {end}.", start=start, end=end),
            [draft.point(start), draft.point(end)],
        )
    return way


def _exchanged(ring: Way, old: Sequence[str], course: Sequence[str]) -> Way:
    """Return a ring with one run of vertices exchanged, whichever way it runs."""
    for chain, fresh in ((tuple(old), tuple(course)), (tuple(old)[::-1], tuple(course)[::-1])):
        if chain[0] not in ring:
            continue
        k = ring.index(chain[0])
        turned = (*ring[k:], *ring[:k])
        if turned[: len(chain)] == chain:
            new = (*fresh, *turned[len(chain) :])
            n = new.index(ring[0]) if ring[0] in new else 0
            return (*new[n:], *new[:n])
    return ring


def straighten(game_map: GameMap, start: str, end: str) -> GameMap:
    """Make the border between two vertices straight: its corners between them go away.

    The two lie on one border, which runs from junction to junction. The rim of the board is a
    border too, as far as one field lies at it.

    Raises ``EditRefusedError`` where they lie on no common border, or the straight one would cross
    something or open a void.
    """
    draft = Draft(game_map)
    for v in (start, end):
        draft.name_junctions_at(v)
    ways = [way for v in draft.neighbours(start) if (way := _border(draft, start, v, end))]
    if not ways:
        raise EditRefusedError(
            phrase(
                "Vertices {start} and {end} do not lie on one border. Choose two between which "
                "no other border begins.",
                start=start,
                end=end,
            ),
            [draft.point(start), draft.point(end)],
        )

    def length(way: Way) -> float:
        return sum(dist(draft.vertices[v], draft.vertices[w]) for v, w in pairwise(way))

    return reshape_border(game_map, start, end, (), along=min(ways, key=length))


def _border(draft: Draft, start: str, following: str, end: str) -> Way | None:
    """Return the border that begins with an edge, up to a vertex on it."""
    way = [start, following]
    while way[-1] != end:
        if is_junction(draft, way[-1]) or way[-1] == start:
            return None
        beside = draft.neighbours(way[-1], draft.edge_fields(way[-2], way[-1]))
        if len(beside) != 2:  # one on the other, borders of two levels part
            return None
        way.append(next(v for v in beside if v != way[-2]))
    return tuple(way)


def orthogonalise(
    game_map: GameMap, field: str, *, angle: float | None = None, level: int | None = None
) -> GameMap:
    """Square a field's corners: every edge along one of two directions at right angles.

    ``angle`` is the direction of the edges in degrees; that of the field's own edges, weighted by
    their lengths, if not given. Within 2 degrees of the axes it is the axes'. Where ``level`` is
    given fields of this level alone move, as for ``move_vertices``.

    Raises ``EditRefusedError`` where a ring has three corners, or as
    :func:`~mapkit.edits.vertices.move_vertices`.
    """
    draft = Draft(game_map)
    rings = [draft.points_of(ring) for ring in draft.field(field).rings]
    if any(len(ring) < 4 for ring in rings):
        raise EditRefusedError(
            phrase(
                "Field {field} has a ring of three corners, which cannot be squared.", field=field
            ),
            [ring[0] for ring in rings if len(ring) < 4],
            [field],
        )
    turn = _main_direction(rings) if angle is None else angle * pi / 180
    places: dict[str, tuple[float, float]] = {}
    for names, points in zip(draft.field(field).rings, rings, strict=True):
        squared = _squared(points, turn)
        places.update(zip(names, squared, strict=True))
    return move_vertices(game_map, places, level=level)


def _main_direction(rings: Sequence[Sequence[Point]]) -> float:
    """Return the direction that most of the outline has, modulo a right angle."""
    x = y = 0.0
    for ring in rings:
        for p, q in pairwise([*ring, ring[0]]):
            way, length = atan2(q[1] - p[1], q[0] - p[0]), hypot(q[0] - p[0], q[1] - p[1])
            x += length * cos(4 * way)
            y += length * sin(4 * way)
    turn = atan2(y, x) / 4
    return 0.0 if abs(turn) < pi / 90 else turn


def _squared(points: Sequence[Point], turn: float) -> list[tuple[float, float]]:
    """Give each edge one coordinate in turned axes, the mean over runs of the same direction."""
    c, s = cos(turn), sin(turn)
    turned = [(x * c + y * s, y * c - x * s) for x, y in points]
    count = len(turned)
    level = [
        abs(q[0] - p[0]) >= abs(q[1] - p[1])
        for p, q in ((turned[k], turned[(k + 1) % count]) for k in range(count))
    ]
    result = [list(p) for p in turned]
    for axis, wanted in ((1, True), (0, False)):
        for run in _runs([flag == wanted for flag in level]):
            corners = [k % count for k in range(run[0], run[-1] + 2)]
            mean = sum(turned[k][axis] for k in corners) / len(corners)
            for k in corners:
                result[k][axis] = mean
    return [(u * c - v * s, u * s + v * c) for u, v in result]


def _runs(flags: Sequence[bool]) -> list[list[int]]:
    """Return the runs of true flags round a ring, as rising positions; they may pass the end."""
    count = len(flags)
    if all(flags):
        return [list(range(count - 1))]
    first = next(k for k in range(count) if not flags[k])
    runs: list[list[int]] = []
    for k in range(first, first + count):
        if flags[k % count]:
            if runs and runs[-1][-1] == k - 1:
                runs[-1].append(k)
            else:
                runs.append([k])
    return runs
