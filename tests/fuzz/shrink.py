"""Make a failing map small: what can go while it still fails, goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

CaseMap = dict[str, Any]


def shrink(case_map: CaseMap, fails: Callable[[CaseMap], bool]) -> CaseMap:
    """Drop fields, portals and traits one at a time until no single one can go.

    Parameters
    ----------
    case_map : dict
    fails : callable
        Tells whether a smaller map still shows the fault; a map that breaks the contract does not.
    """
    again = True
    while again:
        again = False
        for smaller in _smaller(case_map):
            if fails(smaller):
                case_map, again = smaller, True
                break
    return case_map


def _smaller(case_map: CaseMap) -> Iterator[CaseMap]:
    fields, portals = case_map["fields"], case_map["portals"]
    for field in fields:
        kept = [p for p in portals if field["id"] not in p["between"]]
        yield {**case_map, "fields": [f for f in fields if f is not field], "portals": kept}
    for portal in portals:
        yield {**case_map, "portals": [p for p in portals if p is not portal]}
    for field in fields:
        for change in _plainer(field):
            yield {**case_map, "fields": [change if f is field else f for f in fields]}


def _plainer(field: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for trait in ("water", "hard_terrain", "obstacle"):
        if field.get(trait):
            yield {**field, trait: False}
    for n, ring in enumerate(field["rings"]):
        if len(ring) > 3:
            for k in range(len(ring)):
                shorter = ring[:k] + ring[k + 1 :]
                yield {**field, "rings": [*field["rings"][:n], shorter, *field["rings"][n + 1 :]]}
    if len(field["rings"]) > 1:
        for n in range(1, len(field["rings"])):
            yield {**field, "rings": [*field["rings"][:n], *field["rings"][n + 1 :]]}
