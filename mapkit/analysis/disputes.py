"""The close calls of a map, nearest first, and the few places that they turn on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import dist

import numpy as np
from numpy.typing import NDArray

from mapkit.analysis.disputed_words import brief_words, join_words, other_words
from mapkit.analysis.followed_disputes import pairs_to_ask
from mapkit.analysis.names import describe_field
from mapkit.compiled import CompiledMap
from mapkit.messages import decimal, say, say_n
from mapkit.model import GameMap
from mapkit.sight import OtherAnswer, PairExplainer

XY = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Dispute:
    """One disputed answer.

    Attributes
    ----------
    origin, target : str
        The fields, in map order.
    kind : str
        ``sight`` (whether at all) or ``distance`` (how far).
    measure_mm : float
        The least move that was found to change it; 0 where a choice alone does.
    distance : int or None
        The shot distance over clear lines; None where there is none.
    others : tuple of OtherAnswer
        What the answer is otherwise, for each reason; lines in map units.
    tolerance_mm : float
        The map's.
    place : str
        What it turns on, in words; alike for all calls of one cause.

    Examples
    --------
    >>> call = board.disputes()[0]
    >>> call.origin, call.target, call.kind, round(call.measure_mm, 2)
    ('Y81', 'W99', 'distance', 0.0)
    """

    origin: str
    target: str
    kind: str
    measure_mm: float
    reasons: tuple[str, ...]
    sentence: str
    distance: int | None = None
    others: tuple[OtherAnswer, ...] = ()
    tolerance_mm: float = 0.5
    place: str = ""

    @property
    def fields(self) -> tuple[str, str]:
        """The two fields."""
        return self.origin, self.target

    @property
    def brief(self) -> str:
        """What a list says that has the pair and the kind beside it."""
        return brief_words(self.others, self.distance)


@dataclass(frozen=True, slots=True)
class DisputeCause:
    """A place on the board that disputed answers turn on: who moves it settles them.

    Attributes
    ----------
    kind : str
        ``vertex`` or ``edge`` (both its ends).
    at_mm : tuple of (float, float)
        Its corner, or its two, in mm from the board's top left corner.
    fields : tuple of str
        The fields that have a corner there.
    disputes : tuple of Dispute
        Nearest call first; each dispute has one cause.
    place : str
        Where that is, in words.

    Examples
    --------
    >>> cause = board.disputes().causes[0]
    >>> cause.kind, cause.fields
    ('vertex', ('W82', 'W99', 'W120'))
    """

    kind: str
    at_mm: tuple[XY, ...]
    fields: tuple[str, ...]
    disputes: tuple[Dispute, ...]
    place: str

    @property
    def sentence(self) -> str:
        """The place, and how many calls turn on it."""
        calls = say_n("{n} disputed call(s)", len(self.disputes))
        return say("{place}: {calls}.", place=self.place, calls=calls)


class FoundDisputes(tuple[Dispute, ...]):  # noqa: SLOT001 - a tuple cannot have them
    """The disputes of a map, the nearest first, and what is open."""

    open: tuple[tuple[str, str, str], ...] = ()
    """Pairs in map order with ``sight`` or ``distance``: answers that no redrawing was found to
    change, and that were not proved to be settled."""


def find_disputes(
    compiled: CompiledMap,
    *,
    before: tuple[CompiledMap, Sequence[Dispute]] | None = None,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> FoundDisputes:
    """Return every disputed answer of a map.

    The nearest call comes first; at equal measure sight before distance, then map order. Cost: see
    :meth:`mapkit.sight.PairExplainer.disputes`.

    Parameters
    ----------
    before : (CompiledMap, sequence of Dispute), optional
        Another map, such as this one before an edit, and its disputes: only pairs whose lines may
        come near to what differs are asked about, see :func:`pairs_to_ask`.
    threads : int
        How many are used.
    progress : callable or None
        Gets (pairs done, pairs in all); raising stops the work.
    """
    if compiled.tables is None:
        return FoundDisputes()
    game_map = compiled.map
    explainer = PairExplainer(game_map, compiled.mesh, compiled.relations)
    among = None if before is None else pairs_to_ask(before[0], compiled)
    tolerance = game_map.tolerance_mm
    found = []
    left_open = []
    if before is not None and among is not None:
        found = [_said_again(game_map, d) for d in _kept(before[1], compiled, among)]
        index = {i: k for k, i in enumerate(compiled.mesh.field_ids)}
        for a, b, kind in getattr(before[1], "open", ()):
            if a in index and b in index and not among[index[a], index[b]]:
                left_open.append((a, b, kind))
    for call in explainer.disputes(
        compiled.tables, among=among, threads=threads, progress=progress
    ):
        if call.is_open:
            left_open.append((call.origin, call.target, call.kind))
            continue
        why = other_words(game_map, (call.origin, call.target), call.others, call.clear)
        said = _sentence(game_map, call.origin, call.target, call.kind, why)
        found.append(
            Dispute(
                call.origin, call.target, call.kind, call.measure_mm, call.reasons, said,
                call.clear, call.others, tolerance,
            )
        )  # fmt: skip
    order = {field_id: n for n, field_id in enumerate(game_map.fields)}
    found.sort(key=lambda d: (d.measure_mm, d.kind != "sight", order[d.origin], order[d.target]))
    places = {
        (d.origin, d.target, d.kind): cause.place
        for cause in causes_of(game_map, found)
        for d in cause.disputes
    }
    told = FoundDisputes(replace(d, place=places[d.origin, d.target, d.kind]) for d in found)
    told.open = tuple(sorted(left_open, key=lambda o: (order[o[0]], order[o[1]], o[2])))
    return told


def _kept(
    disputes: Sequence[Dispute], compiled: CompiledMap, among: NDArray[np.bool_]
) -> Iterator[Dispute]:
    index = {i: k for k, i in enumerate(compiled.mesh.field_ids)}
    for dispute in disputes:
        a, b = index.get(dispute.origin), index.get(dispute.target)
        if a is not None and b is not None and not among[a, b]:
            yield dispute


def _said_again(game_map: GameMap, dispute: Dispute) -> Dispute:
    """Return a dispute with its sentence as it is now: fields may have other names."""
    pair = dispute.origin, dispute.target
    why = other_words(game_map, pair, dispute.others, dispute.distance)
    said = _sentence(game_map, dispute.origin, dispute.target, dispute.kind, why)
    return replace(dispute, sentence=said)


def causes_of(game_map: GameMap, disputes: Sequence[Dispute]) -> tuple[DisputeCause, ...]:
    """Group disputes by what they turn on, in few groups.

    A call that turns on several corners goes with that one which most other calls turn on.

    They come in the order of their nearest calls.
    """
    corners = [
        tuple(dict.fromkeys(p for o in d.others for p in o.at)) or (_corner_near(game_map, d),)
        for d in disputes
    ]
    turning: dict[XY, list[int]] = {}
    for k, points in enumerate(corners):
        for p in points:
            turning.setdefault(p, []).append(k)
    often = Counter({p: len(members) for p, members in turning.items()})
    left = set(range(len(disputes)))
    grouped: list[tuple[list[int], XY]] = []
    while left:
        chosen = max(often, key=lambda p: often[p])  # the first of equals
        members = [k for k in turning[chosen] if k in left]
        grouped.append((members, chosen))
        left -= set(members)
        often.subtract(p for k in members for p in corners[k])
    grouped.sort(key=lambda group: group[0][0])
    drawing = _Drawing.of(game_map)
    return tuple(
        _cause(drawing, chosen, [corners[k] for k in members], [disputes[k] for k in members])
        for members, chosen in grouped
    )


def _corner_near(game_map: GameMap, dispute: Dispute) -> XY:
    """Return the corner of the first field next to the line of a call that no corner bounds."""
    points = [p for ring in game_map.points(dispute.origin) for p in ring]
    line = next((other.line for other in dispute.others if other.line), None)
    return min(points, key=lambda p: dist(p, line[0])) if line else points[0]


@dataclass(frozen=True, slots=True)
class _Drawing:
    """Which fields have a corner at a point, and which points an edge joins."""

    unit_mm: float
    fields: Mapping[XY, tuple[str, ...]]
    edges: frozenset[frozenset[XY]]

    @classmethod
    def of(cls, game_map: GameMap) -> _Drawing:
        fields: dict[XY, tuple[str, ...]] = {}
        edges: set[frozenset[XY]] = set()
        for i in game_map.fields:
            for ring in game_map.points(i):
                for k, point in enumerate(ring):
                    edges.add(frozenset((ring[k - 1], point)))
                    if i not in fields.get(point, ()):
                        fields[point] = (*fields.get(point, ()), i)
        return cls(game_map.unit_mm, fields, frozenset(edges))


def _cause(
    drawing: _Drawing, chosen: XY, corners: list[tuple[XY, ...]], disputes: list[Dispute]
) -> DisputeCause:
    shared = [p for p in corners[0] if p != chosen and all(p in others for others in corners)]
    ends = [p for p in shared if frozenset((chosen, p)) in drawing.edges]
    if ends:
        kind, at = "edge", [chosen, ends[0]]
    else:
        kind, at = "vertex", [chosen]
    fields = tuple(dict.fromkeys(i for point in at for i in drawing.fields.get(point, ())))
    at_mm = tuple((x * drawing.unit_mm, y * drawing.unit_mm) for x, y in at)
    return DisputeCause(kind, at_mm, fields, tuple(disputes), _place(kind, at_mm, fields))


def _place(kind: str, at_mm: Sequence[XY], fields: Sequence[str]) -> str:
    places = [say("{x}, {y} mm", x=decimal(x, 1), y=decimal(y, 1)) for x, y in at_mm]
    named = {"fields": join_words(fields, "and"), "p": places[0], "q": places[-1]}
    if kind == "edge":
        return say("Along the edge from {p} to {q} (fields {fields})", **named)
    return say("At the corner at {p} (fields {fields})", **named)


def _sentence(game_map: GameMap, a: str, b: str, kind: str, why: str) -> str:
    named = {"a": describe_field(game_map, a), "b": describe_field(game_map, b), "why": why}
    if kind == "sight":
        return say("{a} and {b}: sight disputed: {why}.", **named)
    return say("{a} and {b}: distance disputed: {why}.", **named)
