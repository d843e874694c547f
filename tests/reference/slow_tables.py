"""The tables of a map by brute force: walk every class of lines, try every segment of it.

Where the rules can be read in two ways, this is what is done here:

* A segment ends where it first touches T. If S and T meet in a corner, a line that leaves from that
  corner and comes to T again later is no segment from S to T.
* Two fields that meet in a corner have nothing in between there, so no open field for L4.
* Along void a line counts the field beside it, though the void itself counts nothing where sight
  passes it (under L6 too).
* The open field that L4 needs may be one that the line only runs along, even if the line counts the
  water on the other side and water does not serve as open.
* L6 decides where only a grazing line of L1 or L2 exists, and then gives both distances.
* Both elevated: L1 is right as well where it attains the clear distance, or the grazing one where
  none is clear, or where the pair is blocked.
* A built-up obstacle is a building of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tests.reference.lines import sample_lines
from tests.reference.overlay import Overlay, build_overlay
from tests.reference.relations import (
    adjacent_pairs,
    bits,
    buildings,
    matching_pairs,
    passable_pairs,
    stacked_pairs,
)
from tests.reference.walk import Corner, Stop, Stretch, Walker

Distances = dict[tuple[int, int], int]
"""Fewest fields for each pair of positions, the lesser first."""


def slow_tables(case_map: dict[str, Any]) -> dict[str, Any]:
    """Compute what ``expected`` holds in the worked cases.

    Parameters
    ----------
    case_map : dict
        A map in the format of the worked cases; ``rules`` may hold ``water_counts_open`` too.

    Returns
    -------
    dict
        ``adjacent``, ``matching``, ``passable``, ``stacked`` (sorted pairs), ``buildings`` and
        ``los`` by ``"a|b"`` with a < b.

    Raises
    ------
    InvalidMapError
        Where the map breaks the contract.

    Notes
    -----
    Of the order of V**2 lines for V corners, each walked from end to end.
    """
    overlay = build_overlay(case_map)
    portals = case_map.get("portals", [])
    passable = passable_pairs(overlay, portals)
    houses = buildings(overlay, passable)
    return {
        "adjacent": _listed(adjacent_pairs(overlay)),
        "matching": _listed(matching_pairs(overlay)),
        "passable": _listed(passable),
        "stacked": _listed(stacked_pairs(overlay)),
        "buildings": houses,
        "los": _sight(overlay, portals, houses, case_map.get("rules", {})),
    }


def _listed(pairs: Iterable[tuple[str, str]]) -> list[list[str]]:
    return sorted(map(list, pairs))


@dataclass(slots=True)
class Rule:
    """One rule on its way through all lines.

    ``clear`` and ``closed``: Fewest fields over lines through no corner, and over lines through
    corners.
    """

    counted: dict[int, int | None]
    """For every face the mask of the field that a line through it counts (0 for void that sight
    passes), or None where the face blocks."""
    partners: list[int]
    """For every field the mask of the fields it may see by this rule."""
    needed: int | None = None
    """Mask of the fields of which a line has to touch one; None if the rule needs none."""
    clear: Distances = field(default_factory=dict)
    closed: Distances = field(default_factory=dict)
    _starts: dict[int, int] = field(default_factory=dict)
    _passable: dict[int, bool] = field(default_factory=dict)

    def blocked(self, face: int) -> bool:
        return self.counted[face] is None

    def choices(self, stretch: Stretch) -> int | None:
        """Mask of the fields of which a stretch counts one, None where it is blocked."""
        left, right = (self.counted[face] for face in stretch)
        if left is None or right is None:
            return right if left is None else left
        return left | right

    def starts(self, corner: Corner) -> int:
        key = id(corner)
        if key not in self._starts:
            self._starts[key] = corner.starts(self.blocked)
        return self._starts[key]

    def passes(self, corner: Corner) -> bool:
        key = id(corner)
        if key not in self._passable:
            self._passable[key] = corner.passable(self.blocked)
        return self._passable[key]

    def note(self, best: Distances, sources: int, targets: int, distance: int) -> None:
        for i in bits(sources):
            for j in bits(targets & self.partners[i]):
                pair = (i, j) if i < j else (j, i)
                if distance < best.get(pair, distance + 1):
                    best[pair] = distance


def _sight(
    overlay: Overlay,
    portals: list[dict[str, Any]],
    houses: list[list[str]],
    choices: dict[str, Any],
) -> dict[str, dict[str, Any]]:
    rules = _rules(overlay, houses, choices)
    used = [rule for rule in rules.values() if any(rule.partners)]
    for rule in used:
        _note_contacts(overlay, rule)
    walker = Walker(overlay)
    for line in sample_lines(overlay.points):
        stops = walker.walk(line)
        for rule in used:
            _note_line(stops, rule)
    number = {f.id: i for i, f in enumerate(overlay.fields)}
    for portal in portals:
        if portal["type"] == "ladder":
            a, b = (number[name] for name in portal["between"])
            rules["L4"].note(rules["L4"].clear, 1 << a, 1 << b, 1)
    stacked = stacked_pairs(overlay)
    table: dict[str, dict[str, Any]] = {}
    for first, second in combinations(sorted(number), 2):
        if (first, second) in stacked:
            entry = _record((None, None), ["L5"])
        else:
            entry = _entry(overlay, rules, number[first], number[second])
        table[f"{first}|{second}"] = entry
    return table


def _rules(overlay: Overlay, houses: list[list[str]], choices: dict[str, Any]) -> dict[str, Rule]:
    fields = overlay.fields
    void = 0 if choices.get("void", "blocks") == "passes" else None
    of_kind = {
        kind: sum(1 << i for i, f in enumerate(fields) if f.kind == kind)
        for kind in ("open", "built_up", "elevated")
    }
    obstacles = sum(1 << i for i, f in enumerate(fields) if f.obstacle)
    water = sum(1 << i for i, f in enumerate(fields) if f.water)
    everything = (1 << len(fields)) - 1

    def faces(allowed: int, layer: int, void: int | None) -> dict[int, int | None]:
        """What lines count in each face; stacked places count their field in the layer."""
        counted: dict[int, int | None] = {0: void}
        for face in overlay.faces - {0}:
            seen = face if face & (face - 1) == 0 else face & layer
            counted[face] = seen if seen & allowed else None
        return counted

    def partners(sources: int, targets: int) -> list[int]:
        return [
            (targets * (sources >> i & 1) | sources * (targets >> i & 1)) & ~(1 << i)
            for i in range(len(fields))
        ]

    built_up, elevated = of_kind["built_up"], of_kind["elevated"]
    inside = [0] * len(fields)
    if choices.get("same_building", "sees_all") == "sees_all":
        for house in houses:
            mask = sum(1 << i for i, f in enumerate(fields) if f.id in house)
            for i in bits(mask):
                inside[i] = mask & ~(1 << i)
    l4 = partners(built_up, elevated)
    l1 = [
        mask & ~without for mask, without in zip(partners(everything, everything), l4, strict=True)
    ]
    needed = of_kind["open"] if choices.get("water_counts_open", True) else of_kind["open"] & ~water
    open_ground = faces(of_kind["open"] & ~obstacles, 0, void)
    return {
        "L1": Rule(open_ground, l1),
        "L2": Rule(faces(built_up & ~obstacles, built_up, void), partners(built_up, built_up)),
        "L3": Rule(faces(everything & ~obstacles, elevated, void), partners(elevated, elevated)),
        "L4": Rule(open_ground, l4, needed & ~obstacles),
        "L6": Rule(faces(everything, built_up, 0), inside),
    }


def _note_contacts(overlay: Overlay, rule: Rule) -> None:
    """Segments of no length, where two fields share an edge or meet in a corner."""
    if rule.needed is not None:
        return  # nothing lies in between, so nothing that is needed does
    for _, _, left, right in overlay.edges:
        rule.note(rule.clear, left & ~right, right & ~left, 1)
    for spokes in overlay.spokes:
        faces = [face for _, face in spokes]
        for k, source in enumerate(faces):
            for target in faces[k + 1 :] + faces[:k]:
                rule.note(rule.closed, source, target, 1)
                if rule.blocked(target):
                    break


def _note_line(stops: list[Stop], rule: Rule) -> None:
    """Try every segment of a line under one rule."""
    best = rule.closed if any(stop.forwards for stop in stops) else rule.clear
    for first, start in enumerate(stops[:-1]):
        left, right = start.ahead
        sources = start.fields & ~left & ~right  # those that the line is leaving
        if start.forwards:
            sources &= rule.starts(start.forwards)
        met = start.fields  # fields in which the line has been since: no new targets
        certain = touched = 0  # fields counted already, and all that were crossed or grazed
        edges: list[int] = []  # pairs of which one field counts
        position = first
        while sources:
            stretch = stops[position].ahead
            choice = rule.choices(stretch)
            if choice is None:
                break
            touched |= choice
            if choice & (choice - 1):
                edges.append(choice)
            else:
                certain |= choice
            met |= stretch[0] | stretch[1]
            sources &= ~(stretch[0] | stretch[1])
            position += 1
            if position == len(stops):
                break
            stop = stops[position]
            sources &= ~stop.fields  # they start anew from here
            targets = stop.fields & ~met
            if stop.backwards:
                targets &= rule.starts(stop.backwards)
            if sources and targets and (rule.needed is None or touched & rule.needed):
                rule.note(best, sources, targets, _fewest(certain, edges) + 1)
            met |= stop.fields
            if stop.forwards and not rule.passes(stop.forwards):
                break


def _fewest(certain: int, edges: list[int]) -> int:
    """Size of the smallest set with the certain fields and one of each edge's two."""
    for edge in edges:
        if not edge & certain:
            one = edge & -edge
            return min(_fewest(certain | one, edges), _fewest(certain | edge ^ one, edges))
    return certain.bit_count()


def _entry(overlay: Overlay, rules: dict[str, Rule], i: int, j: int) -> dict[str, Any]:
    pair = (i, j) if i < j else (j, i)
    kinds = sorted(overlay.fields[k].kind for k in pair)

    def distances(name: str) -> tuple[int | None, int | None]:
        clear, closed = rules[name].clear.get(pair), rules[name].closed.get(pair)
        return clear, _least(clear, closed)

    if kinds == ["built_up", "elevated"]:
        return _record(distances("L4"), ["L4"])
    if kinds == ["elevated", "elevated"]:
        best = distances("L3")
        too = _deciding(distances("L1")) == _deciding(best)
        return _record(best, ["L3", "L1"] if too else ["L3"])
    if kinds == ["built_up", "built_up"]:
        l1, l2, l6 = distances("L1"), distances("L2"), distances("L6")
        best = _least(l1[0], l2[0]), _least(l1[1], l2[1])
        if best[0] is None and l6[0] is not None:
            return _record(l6, ["L6"])
        if best == (None, None):
            return _record(best, ["L1", "L2"])
        names = [n for n, d in (("L2", l2), ("L1", l1)) if _deciding(best) == _deciding(d)]
        return _record(best, names)
    return _record(distances("L1"), ["L1"])


def _least(*distances: int | None) -> int | None:
    return min((d for d in distances if d is not None), default=None)


def _deciding(distances: tuple[int | None, int | None]) -> tuple[str, int | None]:
    """Give the distance that names the rule: the clear one, else the grazing one."""
    clear, grazing = distances
    return ("clear", clear) if clear is not None else ("grazing", grazing)


def _record(distances: tuple[int | None, int | None], names: list[str]) -> dict[str, Any]:
    record: dict[str, Any] = {"clear": distances[0], "grazing": distances[1], "rule": names[0]}
    if len(names) > 1:
        record["rules"] = names
    return record
