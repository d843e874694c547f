"""Snapping: vertices and edges that miss each other by less than the tolerance become one.

Every snap is tried first: what would make a new error, or mends nothing, is left undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from mapkit.coverage.checks.outlines import crossing_point
from mapkit.coverage.checks.run import Survey, survey
from mapkit.coverage.checks.wording import Wording
from mapkit.coverage.sketch import Sketch
from mapkit.diagnostics import Severity
from mapkit.model import GameMap, Point

__all__ = ["snap"]

_MENDED_EXACTLY = frozenset({"MK205", "MK206", "MK213", "MK214", "MK215", "MK216"})
"""Warnings that a later step mends, or that stand for slits, which are counted themselves."""


@dataclass(frozen=True, slots=True)
class _Snap:
    """One thing to try.

    ``vertex`` becomes one with ``a`` where ``a == b``; else it comes onto the edge from ``a`` to
    ``b``. Without a vertex, two stacked edges get one at ``point``, where they cross.
    """

    vertex: str | None
    a: str
    b: str
    fields: frozenset[str]
    point: Point = (0, 0)
    other: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class _State:
    """A map, what was found in it, and the sentences that tell how it came about."""

    game_map: GameMap
    found: Survey
    notes: tuple[str, ...] = ()

    def troubles(self) -> set[tuple[str, tuple[str, ...]]]:
        """Return the errors by code and fields."""
        return {(d.code, d.fields) for d in self.found.diagnostics
                if d.severity is Severity.ERROR}

    def measure(self) -> tuple[int, int]:
        """Count errors, and everything else that snapping should make fewer."""
        errors = [d for d in self.found.diagnostics if d.severity is Severity.ERROR]
        warnings = [d for d in self.found.diagnostics
                    if d.severity is Severity.WARNING and d.code not in _MENDED_EXACTLY]
        return len(errors), len(warnings) + len(self.found.slits)


def snap(game_map: GameMap, found: Survey) -> tuple[GameMap, tuple[str, ...]]:
    """Try each near miss of a map once.

    Parameters
    ----------
    game_map : GameMap
        Without coincident vertices, double points or unnamed T-junctions.
    found : Survey
        What the checks say about this very map.

    Returns
    -------
    (GameMap, tuple of str)
        The map and what was done to it.
    """
    batch = _candidates(game_map, found)
    state = _settle(_State(game_map, found), batch)
    return state.game_map, state.notes


def _candidates(game_map: GameMap, found: Survey) -> list[_Snap]:
    """List snaps that have no vertex in common, the nearest first."""
    names = found.drawing.rings.names
    ids = found.drawing.rings.field_ids
    users: dict[int, set[str]] = {}
    for f, a in zip(found.drawing.field.tolist(), found.drawing.a.tolist(), strict=True):
        users.setdefault(a, set()).add(ids[f])
    taken: set[int] = set()
    batch: list[_Snap] = []
    for slit in found.slits:
        points = {slit.point, slit.a, slit.b}
        if taken.isdisjoint(points):
            taken |= points
            fields = frozenset().union(*(users[i] for i in points))
            batch.append(_Snap(names[slit.point], names[slit.a], names[slit.b], fields))
    tolerance = game_map.tolerance_mm / game_map.unit_mm
    for s, t in found.stack_crossings:
        ends = found.drawing.segments[[s, t]].reshape(-1).tolist()
        x, y = crossing_point(found.drawing, s, t)
        point = (round(x), round(y))
        if taken.isdisjoint(ends) and hypot(point[0] - x, point[1] - y) <= tolerance:
            taken.update(ends)
            a, b, c, d = (names[i] for i in ends)
            fields = frozenset().union(*(users[i] for i in ends))
            batch.append(_Snap(None, a, b, fields, point, (c, d)))
    return batch


def _settle(state: _State, batch: Sequence[_Snap]) -> _State:
    """Do as much of a batch as makes things better."""
    if not batch:
        return state
    tried = _try(state, batch)
    if tried is None:
        return state
    before, after = state.measure(), tried.measure()
    new = tried.troubles() - state.troubles()
    if not new and after[0] <= before[0] and after < before:
        return tried
    if len(batch) == 1:
        return state
    harmed = {f for _, fields in new for f in fields}
    doubtful = [s for s in batch if not harmed.isdisjoint(s.fields)]
    harmless = [s for s in batch if harmed.isdisjoint(s.fields)]
    if not doubtful or not harmless:
        half = len(batch) // 2
        harmless, doubtful = list(batch[:half]), list(batch[half:])
    return _settle(_settle(state, harmless), doubtful)


def _try(state: _State, batch: Sequence[_Snap]) -> _State | None:
    sketch = Sketch(state.game_map)
    say = Wording(state.game_map)
    notes = [note for s in batch if (note := _apply(sketch, s, say))]
    if not notes:
        return None
    game_map = sketch.finish()
    return _State(game_map, survey(game_map), (*state.notes, *notes))


def _apply(sketch: Sketch, s: _Snap, say: Wording) -> str | None:
    """Do one snap; None where an earlier one made it pointless."""
    at = sketch.vertices
    if s.vertex is None:
        vertex = sketch.new_vertex(s.point)
        changed = [*sketch.insert(s.a, s.b, vertex), *sketch.insert(*s.other, vertex)]
        return f"put vertex {vertex} where edges of the stacked {say.fields(changed)} cross"
    if s.a == s.b:
        # The vertex that more fields use stays where it is.
        keep, gone = s.a, s.vertex
        if len(sketch.users(gone)) > len(sketch.users(keep)):
            keep, gone = gone, keep
        fields = sketch.users(gone)
        if not fields or not sketch.users(keep):
            return None
        moved = hypot(at[keep][0] - at[gone][0], at[keep][1] - at[gone][1])
        sketch.replace_vertex(gone, keep)
        return (f"moved vertex {gone} of {say.fields(fields)} by {say.length(moved)} onto vertex "
                f"{keep}, which stands for both now")
    foot, distance = _foot(at[s.vertex], at[s.a], at[s.b])
    if foot is not None:
        sketch.move(s.vertex, foot)
        return (f"moved vertex {s.vertex} by {say.length(distance)} onto the edge from {s.a} to "
                f"{s.b}")
    changed = sketch.insert(s.a, s.b, s.vertex)
    if not changed:
        return None
    return (f"led the edge from {s.a} to {s.b} of {say.fields(changed)} through vertex "
            f"{s.vertex}, {say.length(distance)} beside it")


def _foot(p: Point, a: Point, b: Point) -> tuple[Point | None, float]:
    """Return the point of the edge nearest to p if it has whole coordinates, and the distance."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length2 = dx * dx + dy * dy
    along = dx * (p[0] - a[0]) + dy * (p[1] - a[1])
    x, y = a[0] * length2 + along * dx, a[1] * length2 + along * dy
    distance = abs(dx * (p[1] - a[1]) - dy * (p[0] - a[0])) / hypot(dx, dy)
    if 0 < along < length2 and x % length2 == 0 and y % length2 == 0:
        return (x // length2, y // length2), distance
    return None, distance
