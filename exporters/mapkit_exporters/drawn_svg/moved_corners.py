"""Corners that were moved in one field are moved in all fields that share them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher

from mapkit.export.shared_borders import Rings, noded
from mapkit.model import Point

_Chain = tuple[tuple[Point, ...], tuple[Point, ...]]
"""Corners from one that stayed to another, and what is between these now."""


@dataclass(slots=True)
class Redrawn:
    """What became of fields."""

    rings: dict[str, Rings]
    """Of all fields whose outline is the old one, with what was moved, added or taken away."""
    anew: set[str] = field(default_factory=set)
    """Fields that have hardly anything of their old outline: what is drawn is what they are."""
    torn: list[Point] = field(default_factory=list)
    """Old places of corners that two fields put to different places."""
    changed: bool = False


def redrawn(before: Mapping[str, Rings], drawn: Mapping[str, Sequence[Sequence[Point]]]) -> Redrawn:
    """Follow what was done to the outlines of fields.

    ``before`` are the fields as they were, in whole map units; ``drawn`` are the same fields as
    they are drawn now, with the corners of neighbours on their edges.
    """
    whole = noded(before)
    moves: dict[Point, Point] = {}
    chains: dict[tuple[Point, ...], tuple[Point, ...]] = {}
    out = Redrawn({})
    for name, rings in drawn.items():
        found = [_difference(p, q) for p, q in zip(whole[name], rings, strict=False)]
        if len(rings) != len(whole[name]) or None in found:
            out.anew.add(name)
            continue
        for one in found:
            assert one is not None
            for old, new in one[0]:
                if moves.setdefault(old, new) != new:
                    out.torn.append(old)
            for chain, between in one[1]:
                turned = min(chain, chain[::-1])
                new_corners = between if turned == chain else between[::-1]
                if chains.setdefault(turned, new_corners) != new_corners:
                    out.torn.append(chain[0])
    out.changed = bool(moves or chains or out.anew)
    for name, rings in whole.items():
        if name in out.anew:
            continue
        if not moves and not chains:
            out.rings[name] = before[name]
            continue
        corners = {p for ring in before[name] for p in ring}
        out.rings[name] = tuple(_followed(ring, corners, moves, chains.items()) for ring in rings)
    return out


def _difference(
    old: Sequence[Point], new: Sequence[Point]
) -> tuple[list[tuple[Point, Point]], list[_Chain]] | None:
    """Return which corners were moved, added or taken away; None for another ring."""
    if len(old) == len(new) and set(old) == set(new):
        return [], []
    here = set(new)
    start = next((n for n, p in enumerate(old) if p in here), None)
    if start is None or len(new) < 3:
        return None
    if (_doubled_area(old) > 0) != (_doubled_area(new) > 0):
        new = new[::-1]
    at = list(new).index(old[start])
    a = [*old[start:], *old[:start], old[start]]
    b = [*new[at:], *new[:at], new[at]]
    moves: list[tuple[Point, Point]] = []
    chains: list[_Chain] = []
    for what, i, j, k, m in SequenceMatcher(None, a, b, autojunk=False).get_opcodes():
        if what == "equal":
            continue
        if i == 0 or j == len(a):
            return None
        if j - i == m - k:
            moves += zip(a[i:j], b[k:m], strict=True)
        else:
            chains.append((tuple(a[i - 1 : j + 1]), tuple(b[k:m])))
    return moves, chains


def _doubled_area(ring: Sequence[Point]) -> int:
    following = [*ring[1:], *ring[:1]]
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, following, strict=True))


_Corner = tuple[Point, bool]
"""Where it lies, and whether that is its new place."""


def _followed(
    ring: Sequence[Point],
    corners: set[Point],
    moves: Mapping[Point, Point],
    chains: Iterable[_Chain],
) -> tuple[Point, ...]:
    """Return a ring after all changes, without corners of others on a straight line."""
    found: list[_Corner] = [(p, False) for p in ring]
    for old, new in chains:
        found = _replaced(found, old, new)
    moved = [(p, True) if new else (moves.get(p, p), p in moves) for p, new in found]
    kept: list[Point] = []
    for n, (place, is_new) in enumerate(moved):
        before, after = moved[n - 1][0], moved[(n + 1) % len(moved)][0]
        others = not is_new and place not in corners
        if not (others and _is_between(before, place, after)):
            kept.append(place)
    return tuple(kept)


def _is_between(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) == (b[1] - a[1]) * (c[0] - a[0])


def _replaced(ring: list[_Corner], old: Sequence[Point], new: Sequence[Point]) -> list[_Corner]:
    """Put other corners between two of a ring, whichever way it goes."""
    for chain, between in ((old, new), (old[::-1], new[::-1])):
        begins = [n for n, corner in enumerate(ring) if corner == (chain[0], False)]
        for n in begins:
            turned = [*ring[n:], *ring[:n]]
            closed = [*turned, turned[0]]
            if [p for p, is_new in closed[: len(chain)] if not is_new] == list(chain):
                return [turned[0], *((p, True) for p in between), *turned[len(chain) - 1 :]]
    return ring
