"""The widest strips by brute force, from the rings of a map: no mesh, no sweep, no mapkit.

In one direction every line between two neighbouring corners crosses the same fields, so strips
in that direction are exact. Their width is greatest in the direction of two corners or square to
two corners; all of these are tried. Integers, but for the widths themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import gcd, hypot
from typing import Any

Point = tuple[int, int]
Key = tuple[str, ...]
"""The order of fields on a line."""


def strip_widths(
    case_map: dict[str, Any], pairs: dict[tuple[str, str], tuple[int, bool]]
) -> dict[tuple[str, str], tuple[float, set[tuple[str, ...]]]]:
    """Measure the widest strips of some pairs.

    Parameters
    ----------
    case_map : dict
        A map in the format of the worked cases.
    pairs : dict
        For each pair its clear distance, and whether only L6 grants the sight.

    Returns
    -------
    dict
        For each pair the beam in mm and the orders of fields that attain it.

    Notes
    -----
    Of the order of V**3 walks over the map for V corners.
    """
    best = _widest(case_map, pairs)
    unit = case_map.get("unit_mm", 1.0)
    result = {}
    for pair, (clear, _) in pairs.items():
        short = {
            order: unit * width
            for order, width in best[pair].items()
            if len(set(order)) + 1 == clear
        }
        beam = max(short.values(), default=0.0)
        ties = {order for order, width in short.items() if width > beam - 1e-6}
        result[pair] = (beam, ties)
    return result


def _widest(
    case_map: dict[str, Any], pairs: dict[tuple[str, str], tuple[int, bool]]
) -> dict[tuple[str, str], dict[Key, float]]:
    fields = {f["id"]: f for f in case_map["fields"]}
    corners = {(x, y) for f in fields.values() for ring in f["rings"] for x, y in ring}
    corners |= {(x, y) for p in case_map.get("portals", ()) for x, y in p["at"]}
    points = sorted(corners)
    best: dict[tuple[str, str], dict[Key, float]] = {pair: {} for pair in pairs}
    for direction in _directions(points):
        _measure_direction(case_map, fields, points, direction, pairs, best)
    return best


def _directions(points: list[Point]) -> set[Point]:
    found: set[Point] = set()
    for i, (ax, ay) in enumerate(points):
        for bx, by in points[i + 1 :]:
            for dx, dy in ((bx - ax, by - ay), (by - ay, ax - bx)):
                sign = -1 if (dx, dy) < (0, 0) else 1
                divisor = sign * gcd(dx, dy)
                found.add((dx // divisor, dy // divisor))
    return found


def _measure_direction(
    case_map: dict[str, Any],
    fields: dict[str, Any],
    points: list[Point],
    direction: Point,
    pairs: dict[tuple[str, str], tuple[int, bool]],
    best: dict[tuple[str, str], dict[Key, float]],
) -> None:
    dx, dy = direction
    levels = sorted({2 * (dx * y - dy * x) for x, y in points})
    running: dict[tuple[str, str], dict[Key, int]] = {pair: {} for pair in pairs}
    for low, high in zip(levels, [*levels[1:], None], strict=True):
        stretches = [] if high is None else _walk(fields, direction, (low + high) // 2)
        for pair, (_, by_building) in pairs.items():
            keys: set[Key] = set()
            if high is not None:
                level = (low + high) // 2
                keys |= {*_ways(case_map, fields, stretches, direction, level, pair, by_building)}
            runs = running[pair]
            for key in list(runs):
                if key not in keys:
                    width = (low - runs.pop(key)) / 2 / hypot(dx, dy)
                    best[pair][key] = max(width, best[pair].get(key, 0.0))
            for key in keys:
                runs.setdefault(key, low)


def _walk(
    fields: dict[str, Any], direction: Point, level: int
) -> list[tuple[frozenset[str], Fraction]]:
    """Sets of fields along a line through no corner, each with where it begins."""
    dx, dy = direction
    crossings: dict[Fraction, set[str]] = {}
    for name, field in fields.items():
        for ring in field["rings"]:
            for k, (bx, by) in enumerate(ring):
                ax, ay = ring[k - 1]
                la, lb = 2 * (dx * ay - dy * ax) - level, 2 * (dx * by - dy * bx) - level
                if (la > 0) != (lb > 0):
                    advance = Fraction(lb * (dx * ax + dy * ay) - la * (dx * bx + dy * by), lb - la)
                    crossings.setdefault(advance, set()).symmetric_difference_update({name})
    here: frozenset[str] = frozenset()
    stretches = []
    for advance in sorted(crossings):
        here ^= crossings[advance]
        stretches.append((here, advance))
    return stretches


def _ways(
    case_map: dict[str, Any],
    fields: dict[str, Any],
    stretches: list[tuple[frozenset[str], Fraction]],
    direction: Point,
    level: int,
    pair: tuple[str, str],
    by_building: bool,
) -> Iterator[tuple[str, ...]]:
    """Fields on the valid ways of a line between two fields, in either sense."""
    s, t = pair
    for sense, way in ((1, stretches), (-1, stretches[::-1])):
        start = None
        for i, (here, _) in enumerate(way):
            if s in here:
                start = i
            elif t in here and start is not None:
                between = [faces for faces, _ in way[start + 1 : i]]
                edge = way[i][1] if sense > 0 else way[i - 1][1]
                yield from _orders(case_map, fields, between, pair, by_building)
                if not between and _on_ladder(case_map, fields, direction, level, edge, pair):
                    yield ()
                start = None
            elif t in here:
                start = None


def _orders(
    case_map: dict[str, Any],
    fields: dict[str, Any],
    between: list[frozenset[str]],
    pair: tuple[str, str],
    by_building: bool,
) -> Iterator[tuple[str, ...]]:
    kinds = {fields[name]["kind"] for name in pair}
    choices = case_map.get("rules", {})
    void = by_building or choices.get("void", "blocks") == "passes"
    everything = {"open", "built_up", "elevated"}
    rules: list[tuple[set[str], int | None]]  # kinds allowed, level of stacked places
    if by_building:
        rules = [(everything, 0)]
    elif kinds == {"elevated"}:
        rules = [(everything, 1)]
    elif kinds == {"built_up"}:
        rules = [({"open"}, None), ({"built_up"}, 0)]
    else:
        rules = [({"open"}, None)]
    for allowed, stacked in rules:
        order: list[str] = []
        for faces in between:
            names = sorted(faces, key=lambda name: fields[name]["level"])
            if not names:
                if void:
                    continue
                break
            if len(names) > 1 and stacked is None:
                break
            name = names[stacked or 0] if len(names) > 1 else names[0]
            field = fields[name]
            if field["kind"] not in allowed or (field.get("obstacle") and not by_building):
                break
            if not order or order[-1] != name:
                order.append(name)
        else:
            if kinds == {"built_up", "elevated"} and not _has_open(choices, fields, order):
                continue
            yield tuple(order)


def _has_open(choices: dict[str, str], fields: dict[str, Any], order: Iterable[str]) -> bool:
    water = choices.get("water_counts_open", "yes") != "no"
    return any(
        fields[name]["kind"] == "open" and (water or not fields[name].get("water"))
        for name in order
    )


def _on_ladder(
    case_map: dict[str, Any],
    fields: dict[str, Any],
    direction: Point,
    level: int,
    advance: Fraction,
    pair: tuple[str, str],
) -> bool:
    """Return whether the crossing lies on a straight ladder of a built-up and an elevated field."""
    if {fields[name]["kind"] for name in pair} != {"built_up", "elevated"}:
        return False
    dx, dy = direction
    for portal in case_map.get("portals", ()):
        if portal["type"] == "ladder" and set(portal["between"]) == set(pair):
            (ax, ay), (bx, by) = portal["at"]
            la, lb = 2 * (dx * ay - dy * ax) - level, 2 * (dx * by - dy * bx) - level
            if (la > 0) != (lb > 0):
                u, v = dx * ax + dy * ay, dx * bx + dy * by
                if min(u, v) <= advance <= max(u, v):
                    return True
    return False
