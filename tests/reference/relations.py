"""Who touches whom, and where a figure may step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.reference.overlay import Overlay

Pair = tuple[str, str]


def bits(mask: int) -> Iterable[int]:
    """Positions of the bits of a mask."""
    return (i for i in range(mask.bit_length()) if mask >> i & 1)


def _pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def stacked_pairs(overlay: Overlay) -> set[Pair]:
    """Pairs of fields that cover a place together."""
    ids = [field.id for field in overlay.fields]
    return {
        _pair(ids[i], ids[j])
        for face in overlay.faces
        for i in bits(face)
        for j in bits(face)
        if i < j
    }


def adjacent_pairs(overlay: Overlay) -> set[Pair]:
    """Pairs that share a boundary of positive length and are not stacked."""
    ids = [field.id for field in overlay.fields]
    touching: set[Pair] = set()
    for _, _, left, right in overlay.edges:
        ending = left ^ right  # fields whose boundary the edge belongs to
        touching |= {_pair(ids[i], ids[j]) for i in bits(ending) for j in bits(ending) if i < j}
    return touching - stacked_pairs(overlay)


def matching_pairs(overlay: Overlay) -> set[Pair]:
    """Adjacent pairs of one kind."""
    kinds = {field.id: field.kind for field in overlay.fields}
    return {(a, b) for a, b in adjacent_pairs(overlay) if kinds[a] == kinds[b]}


def passable_pairs(overlay: Overlay, portals: list[dict[str, Any]]) -> set[Pair]:
    """Pairs between which a figure may step."""
    drawn: dict[str, set[Pair]] = {"door": set(), "ladder": set(), "wall": set()}
    for portal in portals:
        drawn[portal["type"]].add(_pair(*portal["between"]))
    closed = {field.id for field in overlay.fields if field.water or field.obstacle}
    joined = (matching_pairs(overlay) - drawn["wall"]) | drawn["door"] | drawn["ladder"]
    return {pair for pair in joined & adjacent_pairs(overlay) if not closed & set(pair)}


def buildings(overlay: Overlay, passable: set[Pair]) -> list[list[str]]:
    """Built-up fields joined by steps, a lone one included."""
    group = {field.id: {field.id} for field in overlay.fields if field.kind == "built_up"}
    for a, b in passable:
        if a in group and b in group and group[a] is not group[b]:
            group[a] |= group[b]
            for member in group[b]:
                group[member] = group[a]
    return sorted({id(members): sorted(members) for members in group.values()}.values())
