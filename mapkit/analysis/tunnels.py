"""Tunnels in words: which lines pass below a walkway, and which above the tunnel."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely

from mapkit.analysis.disputed_words import join_words
from mapkit.cache import Cache, Same
from mapkit.messages import say
from mapkit.model import GameMap
from mapkit.sight import PairAnswer


def tunnel_sentences(game_map: GameMap, answer: PairAnswer) -> list[str]:
    """Say why a place where fields are stacked lets no line through, or lets this one through.

    Returns a sentence for each tunnel that blocks the pair or that its witness crosses. None where
    the rules know no tunnels.
    """
    rules = game_map.ruleset.rules
    if not {"ground", "upper"} <= {rule.stacked for rule in rules.values()}:
        return []
    blocking, rule = _stacks(game_map, [i for i, _ in answer.blockers]), rules[answer.rules[0]]
    crossed = _crossed_stacks(game_map, answer) if rule.mechanism == "line" else {}
    if not (blocking or crossed):
        return []
    over = {level: _rules_past(game_map, level) for level in ("ground", "upper")}
    said = [
        say(
            "{below} lies below {above}: lines by {ground} pass below, lines by {upper} "
            "above; all others are blocked there.",
            below=below, above=join_words(above, "and"), **over,
        )
        for below, above in blocking.items()
    ]  # fmt: skip
    for below, above in crossed.items():
        named = {"below": below, "above": join_words(above, "and"), "rule": rule.id}
        if rule.stacked == "ground":
            said.append(
                say("{below} lies below {above}, and a line by {rule} passes below.", **named)
            )
        elif rule.stacked == "upper":
            said.append(
                say("{below} lies below {above}, and a line by {rule} passes above.", **named)
            )
    return said


def _crossed_stacks(game_map: GameMap, answer: PairAnswer) -> dict[str, list[str]]:
    """Return the fields that lie below others where the line of an answer crosses both."""
    if answer.witness is None or answer.side_by_side:
        return {}
    stacks = _stacks(game_map, answer.between)
    if not stacks:
        return {}
    line = shapely.LineString(answer.witness)
    return {
        below: crossed
        for below, above in stacks.items()
        if (crossed := [i for i in above if _crosses(game_map, line, below, i)])
    }


def _crosses(game_map: GameMap, line: shapely.LineString, below: str, above: str) -> bool:
    both = _area(game_map, below) & _area(game_map, above)
    return line.relate_pattern(both, "1********")


def _stacks(game_map: GameMap, fields: Sequence[str]) -> dict[str, list[str]]:
    """Return, of the places where one of some fields is stacked, what lies below and above."""
    stacked = _known.get(Same(game_map), lambda: _stacked(game_map))
    found: dict[str, list[str]] = {}
    for i in fields:
        for other in stacked.get(i, ()):
            below, above = sorted((i, other), key=lambda k: game_map.fields[k].level)
            if above not in found.setdefault(below, []):
                found[below].append(above)
    return found


def _rules_past(game_map: GameMap, level: str) -> str:
    rules = game_map.ruleset.rules.items()
    return join_words([i for i, rule in rules if rule.stacked == level], "or")


_known = Cache(2)  # maps


def _stacked(game_map: GameMap) -> dict[str, list[str]]:
    """Return for each field those of another level that have a place in common with it."""
    ids = list(game_map.fields)
    levels = np.array([field.level for field in game_map.fields.values()])
    areas = np.array([_area(game_map, i) for i in ids], object)
    a, b = shapely.STRtree(areas).query(areas, predicate="intersects")
    apart = levels[a] != levels[b]
    a, b = a[apart], b[apart]
    over = shapely.relate_pattern(areas[a], areas[b], "T********")
    stacked: dict[str, list[str]] = {}
    for i, k in sorted(zip(a[over].tolist(), b[over].tolist(), strict=True)):
        stacked.setdefault(ids[i], []).append(ids[k])
    return stacked


def _area(game_map: GameMap, field_id: str) -> shapely.Polygon:
    shell, *holes = game_map.points(field_id)
    return shapely.Polygon(shell, holes)
