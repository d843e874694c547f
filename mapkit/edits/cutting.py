"""Cutting fields: along a path, and out of each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from mapkit.edits.draft import Draft, whole_point
from mapkit.edits.exact_geometry import (
    Edge,
    Rings,
    alike,
    assembled,
    contains_middle,
    crossing_point,
    directed,
    edges_of,
)
from mapkit.model import Field, Point

_MOST_ROUNDS = 8


def outline(draft: Draft, points: Sequence[tuple[float, float]], within: float) -> tuple[str, ...]:
    """Return the vertices of a ring through some points.

    Points within reach of a vertex or an edge go onto it, and edges that pass within reach of
    vertices go through them, so that no slit is left beside a neighbour.
    """
    placed = _placed(draft, points, within)
    if len(placed) > 1 and placed[0] == placed[-1]:
        placed.pop()
    named = set(placed)
    ring: list[str] = []
    for a, b in edges_of(placed):
        ring.append(a)
        for passed in draft.way(a, b, within):
            if passed not in named:
                named.add(passed)
                ring.append(passed)
    return tuple(ring)


def pathway(draft: Draft, path: Sequence[tuple[float, float]], within: float) -> list[str]:
    """Return the vertices of a path through some points, with those that it passes within reach."""
    placed = _placed(draft, path, within)
    chain = placed[:1]
    for a, b in pairwise(placed):
        chain += [v for v in draft.way(a, b, within) if v != chain[-1]]
        chain.append(b)
    return chain


def _placed(draft: Draft, points: Sequence[tuple[float, float]], within: float) -> list[str]:
    """Return the vertices for some points, none twice in a row."""
    placed = [draft.place(whole_point(point), within) for point in points]
    return [v for k, v in enumerate(placed) if not k or placed[k - 1] != v]


def divide(
    draft: Draft, path: Sequence[tuple[float, float]], fields: Iterable[str], within: float
) -> list[str]:
    """Cut fields along a path that crosses them; ends that lie inside a field do not count.

    Returns the fields that fell into pieces. The largest piece keeps the id.
    """
    chosen = list(fields)
    for f in chosen:
        draft.touch(f)
    chain = pathway(draft, path, within)
    for _ in range(_MOST_ROUNDS):
        crossed = _cross(draft, chain, chosen)
        if crossed == chain:
            break
        chain = crossed
    done = []
    held: set[str] = set()
    for f in chosen:
        sides = directed(draft.fields[f].rings, draft.vertices)
        inner = _dividing(draft, chain, sides)
        held.update(v for e in inner for v in e)
        pieces = assembled([*sides, *inner, *((b, a) for a, b in inner)], draft.vertices)
        if len(pieces) > 1:
            give_pieces(draft, f, pieces)
            done.append(f)
    for v in chain:
        # Where the path met a border and went no further there is no corner.
        if v not in held and v not in draft.before.vertices:
            draft.drop_vertex(v)
    return done


def _cross(draft: Draft, chain: Sequence[str], fields: Sequence[str]) -> list[str]:
    """Put vertices where a chain crosses edges of fields, into both."""
    result = list(chain[:1])
    chosen = set(fields)
    for a, b in pairwise(chain):
        p, q = draft.vertices[a], draft.vertices[b]
        met: dict[str, int] = {}
        for f in [f for f in draft.boxes().crossed(p, q, 0) if f in chosen]:
            for s, t in [e for ring in draft.fields[f].rings for e in edges_of(ring)]:
                at = crossing_point(p, q, draft.vertices[s], draft.vertices[t])
                if at is None or a in (s, t) or b in (s, t):
                    continue
                vertex = draft.vertex_at(at) or draft.new_vertex(at)
                if vertex not in (s, t):
                    draft.insert(s, t, vertex)
                met[vertex] = (at[0] - p[0]) * (q[0] - p[0]) + (at[1] - p[1]) * (q[1] - p[1])
        result += [v for v in sorted(met, key=lambda v: met[v]) if v not in (a, b)]
        result.append(b)
    return result


def _dividing(draft: Draft, chain: Sequence[str], sides: Sequence[Edge]) -> list[Edge]:
    """Return the steps of a chain that run inside a field from boundary to boundary."""
    own = {frozenset(e) for e in sides}
    ends = _ends(draft, sides)
    steps = list(
        dict.fromkeys(
            (a, b)
            for a, b in pairwise(chain)
            if frozenset((a, b)) not in own
            and contains_middle(ends, draft.vertices[a], draft.vertices[b])
        )
    )
    held = {v for e in sides for v in e}
    while True:
        number: dict[str, int] = {}
        for a, b in steps:
            for v in (a, b):
                number[v] = number.get(v, 0) + 1
        kept = [e for e in steps if all(v in held or number[v] > 1 for v in e)]
        if len(kept) == len(steps):
            return steps
        steps = kept


def cut_out(draft: Draft, cutter: str, fields: Iterable[str]) -> list[str]:
    """Take the place of one field out of others; what falls apart becomes fields of its own.

    Edges that cross get a vertex, rounded to whole units, which bends them by less than one.

    Returns the fields that lost something, those that are gone among them.
    """
    chosen = [f for f in fields if f != cutter]
    for f in (cutter, *chosen):
        draft.touch(f)
    for _ in range(_MOST_ROUNDS):
        rings = draft.fields[cutter].rings
        crossed = [_cross(draft, (*ring, ring[0]), chosen)[:-1] for ring in rings]
        draft.set_rings(cutter, crossed)
        for v in [v for ring in draft.fields[cutter].rings for v in ring]:
            draft.join_edges(v)
        if draft.fields[cutter].rings == rings:
            break
    cutter_edges = directed(draft.fields[cutter].rings, draft.vertices)
    cut = []
    for f in chosen:
        sides = directed(draft.fields[f].rings, draft.vertices)
        left = _difference(draft, sides, cutter_edges)
        if set(left) != set(sides):
            cut.append(f)
            pieces = assembled(left, draft.vertices)
            if pieces:
                give_pieces(draft, f, pieces)
            else:
                draft.remove_field(f, (cutter,))
    return cut


def _difference(draft: Draft, sides: Sequence[Edge], cutter_edges: Sequence[Edge]) -> list[Edge]:
    """Return the edges of a field without the place of another."""
    mine, theirs = set(sides), set(cutter_edges)
    v = draft.vertices
    inside_cutter = _ends(draft, cutter_edges)
    inside_mine = _ends(draft, sides)
    kept = []
    for a, b in sides:
        if (a, b) in theirs:
            continue
        if (b, a) in theirs or not contains_middle(inside_cutter, v[a], v[b]):
            kept.append((a, b))
    for a, b in cutter_edges:
        if (a, b) not in mine and (b, a) not in mine and contains_middle(inside_mine, v[a], v[b]):
            kept.append((b, a))
    return kept


def _ends(draft: Draft, edges: Sequence[Edge]) -> list[tuple[Point, Point]]:
    return [(draft.vertices[a], draft.vertices[b]) for a, b in edges]


def give_pieces(draft: Draft, f: str, pieces: Sequence[Rings]) -> list[str]:
    """Give a field's place to the first of some pieces, and the others to new fields behind it."""
    item: Field = draft.fields[f]
    first, *others = (alike(rings, item.rings, draft.vertices) for rings in pieces)
    draft.set_rings(f, first)
    ids = [f]
    for rings in others:
        new = draft.new_field_id()
        draft.add_field(replace(item, id=new, rings=rings), behind=ids[-1])
        ids.append(new)
    if len(ids) > 1:
        draft.successors[f] = tuple(ids)
    return ids
