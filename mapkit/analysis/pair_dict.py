"""The answer on one pair as plain values, for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mapkit.analysis.string_places import string_dict, string_ends
from mapkit.model import GameMap, Redrawing
from mapkit.sight import OtherAnswer, PairAnswer, sees, shot_distance


def pair_dict(game_map: GameMap, answer: PairAnswer, sentences: Sequence[str]) -> dict[str, Any]:
    """Return an answer as plain dicts, lists, strings and numbers.

    Lines and measures are in mm, rounded to 0.0001 mm; lines count from the board's top left
    corner. ``fields`` are those that the witness crosses, in order, the target last.
    """
    rules, far = game_map.ruleset.rules, answer.settled_mm
    ends = string_ends(game_map, answer)
    return {
        "map": game_map.id,
        "provenance": game_map.provenance.kind,
        "choices": dict(sorted(game_map.choices.items())),
        "origin": answer.origin,
        "target": answer.target,
        "sees": sees(game_map, answer),
        "distance": shot_distance(game_map, answer),
        "verdict": answer.verdict.value,
        "clear": answer.clear,
        "grazing": answer.grazing,
        "rule": answer.rules[0],
        "rules": [{"id": r, "page": rules[r].page, "text": rules[r].text} for r in answer.rules],
        "fields": list(answer.fields),
        "beam_mm": _rounded(answer.beam_mm),
        "witness_mm": _in_mm(game_map, answer.witness),
        "blockers": [{"field": f, "rule": r} for f, r in answer.blockers],
        "reason": answer.reason,
        "near_miss_mm": _rounded(answer.near_miss_mm),
        "near_miss_line_mm": _in_mm(game_map, answer.near_miss_line),
        "near_miss_why": answer.near_miss_why,
        "near_miss_into": list(answer.near_miss_into),
        "near_miss_rule": answer.near_miss_rule,
        "tolerance_mm": game_map.tolerance_mm,
        "disputed": answer.disputed,
        "sight_disputed": list(answer.sight_disputed),
        "distance_disputed": list(answer.distance_disputed),
        "sight_open": answer.sight_open,
        "distance_open": answer.distance_open,
        **({} if far is None else {"settled_mm": _rounded(far)}),
        "others": [other_dict(game_map, other) for other in answer.others],
        "string": [string_dict(end) for end in ends] if ends else None,
        "sentences": list(sentences),
    }


def other_dict(game_map: GameMap, other: OtherAnswer) -> dict[str, Any]:
    """Return what a disputed answer is otherwise as plain values, in mm."""
    return {
        "reason": other.reason,
        "distance": other.distance,
        "measure_mm": _rounded(other.measure_mm),
        "fields": list(other.fields),
        "line_mm": _in_mm(game_map, other.line),
        "at_mm": _in_mm(game_map, other.at),
        "redrawing": _redrawing_dict(game_map, other.redrawing),
    }


def _redrawing_dict(game_map: GameMap, redrawing: Redrawing | None) -> dict[str, Any] | None:
    if redrawing is None:
        return None
    unit = game_map.unit_mm

    def place(point: tuple[int, int]) -> list[float]:
        return [round(v * unit, 4) for v in point]

    return {
        "moves": [
            {"vertex": m.vertex, "from_mm": place(m.before), "to_mm": place(m.after)}
            for m in redrawing.moves
        ],
        "parted": [
            {
                "vertex": p.vertex,
                "from_mm": place(p.before),
                "second_mm": place(p.after),
                "borders": list(p.borders),
            }
            for p in redrawing.parted
        ],
    }


def _rounded(measure: float | None) -> float | None:
    return None if measure is None else round(measure, 4)


def _in_mm(
    game_map: GameMap, line: Sequence[tuple[float, float]] | None
) -> list[list[float]] | None:
    if line is None:
        return None
    return [[round(v * game_map.unit_mm, 4) for v in point] for point in line]
