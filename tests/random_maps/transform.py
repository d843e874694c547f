"""Changes of a map that leave its tables as they are, up to names."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from math import gcd
from random import Random
from typing import Any

CaseMap = dict[str, Any]
RawPoint = list[int]


def _moved(case_map: CaseMap, move: Callable[[int, int], RawPoint]) -> CaseMap:
    result = deepcopy(case_map)
    for field in result["fields"]:
        field["rings"] = [[move(*p) for p in ring] for ring in field["rings"]]
    for portal in result["portals"]:
        portal["at"] = [move(*p) for p in portal["at"]]
    return result


def _extent(case_map: CaseMap, axis: int) -> int:
    return max(int(p[axis]) for f in case_map["fields"] for ring in f["rings"] for p in ring)


def translate(case_map: CaseMap, dx: int, dy: int) -> CaseMap:
    """Shift everything."""
    return _moved(case_map, lambda x, y: [x + dx, y + dy])


def scale(case_map: CaseMap, factor: int) -> CaseMap:
    """Enlarge everything, which makes room for points between two vertices."""
    return _moved(case_map, lambda x, y: [factor * x, factor * y])


def quarter_turn(case_map: CaseMap) -> CaseMap:
    """Turn by a right angle; a map above and right of the origin stays there."""
    height = _extent(case_map, 1)
    return _moved(case_map, lambda x, y: [height - y, x])


def mirror(case_map: CaseMap) -> CaseMap:
    """Swap left and right; a map above and right of the origin stays there."""
    width = _extent(case_map, 0)
    return _moved(case_map, lambda x, y: [width - x, y])


def relabel(case_map: CaseMap, rng: Random) -> tuple[CaseMap, dict[str, str]]:
    """Give the fields other ids, in another order; returns the new id of every old one."""
    result = deepcopy(case_map)
    old = [field["id"] for field in result["fields"]]
    new = [f"n{i:02}" for i in range(len(old))]
    rng.shuffle(new)
    names = dict(zip(old, new, strict=True))
    for field in result["fields"]:
        field["id"] = names[field["id"]]
    for portal in result["portals"]:
        portal["between"] = [names[name] for name in portal["between"]]
    rng.shuffle(result["fields"])
    rng.shuffle(result["portals"])
    return result, names


def rename_tables(tables: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """Write tables (the shape of ``expected``) with the ids that ``relabel`` gave."""

    def pairs(name: str) -> list[list[str]]:
        return sorted(sorted(names[field] for field in pair) for pair in tables[name])

    return {
        **{name: pairs(name) for name in ("adjacent", "matching", "passable", "stacked")},
        "buildings": pairs("buildings"),
        "los": {
            "|".join(sorted(names[field] for field in pair.split("|"))): answer
            for pair, answer in tables["los"].items()
        },
    }


def redraw(case_map: CaseMap, rng: Random) -> CaseMap:
    """Begin rings elsewhere, turn some round; swap the ends of portals."""
    result = deepcopy(case_map)
    for field in result["fields"]:
        for k, ring in enumerate(field["rings"]):
            start = rng.randrange(len(ring))
            field["rings"][k] = (ring[start:] + ring[:start])[:: rng.choice([1, -1])]
    for portal in result["portals"]:
        rng.shuffle(portal["at"])
        rng.shuffle(portal["between"])
    return result


def add_collinear_vertices(case_map: CaseMap, rng: Random, share: float = 0.5) -> CaseMap:
    """Put extra points on edges, each in one field's ring only; needs room for integer points."""
    result = deepcopy(case_map)
    for field in result["fields"]:
        for k, ring in enumerate(field["rings"]):
            longer: list[RawPoint] = []
            for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
                longer.append([ax, ay])
                steps = gcd(bx - ax, by - ay)
                if steps > 1 and rng.random() < share:
                    count = rng.randint(1, min(2, steps - 1))
                    dx, dy = (bx - ax) // steps, (by - ay) // steps
                    chosen = sorted(rng.sample(range(1, steps), count))
                    longer += [[ax + k * dx, ay + k * dy] for k in chosen]
            field["rings"][k] = longer
    return result
