"""The reference's two delicate parts, done over in another way.

Clear distances: rational lines just off every two vertices, clipped against the raw polygons, with
no overlay and no corner ever met. Corners: the faces round a vertex, found by testing points of a
tiny circle against the raw polygons.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

from tests.looping import for_each
from tests.random_maps import FAMILIES, random_map
from tests.reference import build_overlay, slow_tables
from tests.reference.lines import sample_lines
from tests.reference.walk import Walker

ROUND = len(FAMILIES)
FAR = 10**12
"""Units are cut so finely that a move by some thousand parts is less than anything on a map."""

Point = tuple[int, int]
Place = frozenset[str]


def inside(field: dict[str, Any], point: Point, zoom: int) -> bool:
    """Even-odd rule for a point given in zoomed coordinates and off all edges."""
    x, y = point
    odd = False
    for ring in field["rings"]:
        for k in range(len(ring)):
            (ax, ay), (bx, by) = ((zoom * px, zoom * py) for px, py in (ring[k - 1], ring[k]))
            if (ay > y) != (by > y):
                turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
                odd ^= (turn > 0) == (by > ay)
    return odd


def places_along(fields: list[dict[str, Any]], start: Point, end: Point) -> list[Place]:
    """Fields covering each stretch of the line through two zoomed points that meets no vertex."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    hits: list[tuple[int, str]] = []
    for field in fields:
        for ring in field["rings"]:
            for k in range(len(ring)):
                (ax, ay), (bx, by) = ((FAR * px, FAR * py) for px, py in (ring[k - 1], ring[k]))
                a = dx * (ay - start[1]) - dy * (ax - start[0])
                b = dx * (by - start[1]) - dy * (bx - start[0])
                assert a
                assert b
                if (a > 0) != (b > 0):
                    along_a, along_b = dx * ax + dy * ay, dx * bx + dy * by
                    hits.append(((b * along_a - a * along_b) * FAR**5 // (b - a), field["id"]))
    hits.sort()
    here: set[str] = set()
    places = []
    for k, (where, name) in enumerate(hits):
        here ^= {name}
        if k + 1 == len(hits) or hits[k + 1][0] != where:
            places.append(frozenset(here))
    return [frozenset(), *places]


def lines_off_vertices(case_map: dict[str, Any]) -> Iterator[tuple[Point, Point]]:
    vertices = sorted({tuple(p) for f in case_map["fields"] for r in f["rings"] for p in r})
    for (ax, ay), (bx, by) in combinations(vertices, 2):
        across = (ay - by, bx - ax)
        for a_side, b_side in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            # uneven moves, so that no third vertex is hit by symmetry
            yield (
                (FAR * ax + 10_007 * a_side * across[0], FAR * ay + 10_007 * a_side * across[1]),
                (FAR * bx + 4_999 * b_side * across[0], FAR * by + 4_999 * b_side * across[1]),
            )


def clear_distances(case_map: dict[str, Any]) -> dict[str, int | None]:
    """Clear distances by the words of the rules, for void that blocks or passes."""
    looks = {f["id"]: f for f in case_map["fields"]}
    rules = case_map["rules"]
    houses = slow_tables(case_map)["buildings"]
    stacked = slow_tables(case_map)["stacked"]
    by_rule: dict[tuple[str, str], dict[str, int]] = {p: {} for p in combinations(sorted(looks), 2)}
    for start, end in lines_off_vertices(case_map):
        places = places_along(case_map["fields"], start, end)
        for i, j in combinations(range(len(places)), 2):
            between = places[i + 1 : j]
            met = frozenset().union(*between)
            for s in places[i] - places[i + 1]:
                for t in places[j] - places[j - 1]:
                    if s == t or {s, t} & met or t in places[i] or s in places[j]:
                        continue
                    pair = (min(s, t), max(s, t))
                    for rule, crossed in valid(looks, rules, houses, pair, between):
                        known = by_rule[pair].get(rule, len(crossed) + 1)
                        by_rule[pair][rule] = min(known, len(crossed) + 1)
    for portal in case_map["portals"]:
        pair = tuple(sorted(portal["between"]))
        if portal["type"] == "ladder" and kinds_of(looks, pair) == ["built_up", "elevated"]:
            by_rule[pair[0], pair[1]]["L4"] = 1
    result: dict[str, int | None] = {}
    for pair, found in by_rule.items():
        proper = [d for rule, d in found.items() if rule != "L6"] or list(found.values())
        result["|".join(pair)] = None if list(pair) in stacked else min(proper, default=None)
    return result


def kinds_of(looks: dict[str, Any], names: tuple[str, ...]) -> list[str]:
    return sorted(looks[name]["kind"] for name in names)


def valid(
    looks: dict[str, Any],
    rules: dict[str, Any],
    houses: list[list[str]],
    pair: tuple[str, str],
    between: list[Place],
) -> Iterator[tuple[str, set[str]]]:
    """Rules that allow what lies between, each with the fields that it counts."""

    def crossed(kinds: set[str], layer: str | None, *, anything: bool = False) -> set[str] | None:
        names = set()
        for place in between:
            if not place:
                if rules["void"] == "blocks" and not anything:
                    return None
                continue
            seen = [n for n in place if len(place) == 1 or looks[n]["kind"] == layer]
            if not seen:
                return None
            look = looks[seen[0]]
            if not anything and (look["obstacle"] or look["kind"] not in kinds):
                return None
            names.add(seen[0])
        return names

    ends = kinds_of(looks, pair)
    open_ground = crossed({"open"}, None)
    if ends == ["built_up", "elevated"]:
        if open_ground is not None and any(
            not looks[n]["water"] or rules.get("water_counts_open", True) for n in open_ground
        ):
            yield "L4", open_ground
        return
    if open_ground is not None:
        yield "L1", open_ground
    if ends == ["built_up", "built_up"]:
        rooms = crossed({"built_up"}, "built_up")
        if rooms is not None:
            yield "L2", rooms
        if rules["same_building"] == "sees_all" and any(set(pair) <= set(h) for h in houses):
            yield "L6", crossed(set(), "built_up", anything=True) or set()
    if ends == ["elevated", "elevated"]:
        above = crossed({"open", "built_up", "elevated"}, "elevated")
        if above is not None:
            yield "L3", above


@for_each("seed", range(6 * ROUND))
def test_clear_distances_over_raw_polygons(seed: int) -> None:
    case_map = random_map(seed, "tiny")
    sight = slow_tables(case_map)["los"]
    assert {pair: answer["clear"] for pair, answer in sight.items()} == clear_distances(case_map)


def beside(direction: Point) -> tuple[Point, Point]:
    """Directions hardly left and hardly right of one: no edge of these maps lies in between."""
    dx, dy = direction
    return (FAR * dx - dy, FAR * dy + dx), (FAR * dx + dy, FAR * dy - dx)


@for_each("seed", range(2 * ROUND))
def test_corners_look_as_on_a_tiny_circle(seed: int) -> None:
    case_map = random_map(seed)
    overlay = build_overlay(case_map)
    number = {field.id: i for i, field in enumerate(overlay.fields)}
    walker = Walker(overlay)

    def face(corner: Point, direction: Point) -> int:
        x, y = FAR**2 * corner[0] + direction[0], FAR**2 * corner[1] + direction[1]
        return sum(1 << number[f["id"]] for f in case_map["fields"] if inside(f, (x, y), FAR**2))

    for line in islice(sample_lines(overlay.points), 0, None, 7):
        dx, dy = line.direction
        corners = [i for i, own in enumerate(line.offsets) if own == line.offset]
        corners.sort(key=line.advances.__getitem__)
        looks = [stop.forwards for stop in walker.walk(line) if stop.forwards]
        assert len(looks) == len(corners)
        for look, i in zip(looks, corners, strict=True):
            here = overlay.points[i]
            ahead = [face(here, side) for side in beside((dx, dy))]
            behind = [face(here, side) for side in beside((-dx, -dy))]
            left, right = {ahead[0], behind[1]}, {ahead[1], behind[0]}
            for spoke, _ in overlay.spokes[i]:
                for x, y in beside(spoke):
                    (left if dx * y - dy * x > 0 else right).add(face(here, (x, y)))
            assert list(look.ahead) == ahead
            assert list(look.behind) == behind[::-1]
            assert (set(look.left), set(look.right)) == (left, right)
            assert (look.faces[0], look.faces[-1]) == look.ahead
