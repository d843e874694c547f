"""The answer on one pair as plain values, for programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mapkit.analysis.names import describe_field
from mapkit.analysis.string_places import string_dict, string_ends
from mapkit.compiled import GroundPlan
from mapkit.messages import say
from mapkit.model import GameMap, Redrawing
from mapkit.sight import (
    FieldVerdict,
    OtherAnswer,
    PairAnswer,
    PairExplainer,
    sees,
    shot_distance,
    sight_around,
)


def sight_from(
    ground: GroundPlan, origin: str, *, progress: Callable[[int, int], None] | None = None
) -> tuple[FieldVerdict, ...]:
    """Return how ``origin`` sees every other field, in map order, and what of it is disputed.

    Parameters
    ----------
    progress : callable or None
        Gets (fields done, fields in all); raising stops the work.

    Raises
    ------
    NotFoundError
        Where the map has no such field.

    Notes
    -----
    Nearly all of the time goes into what is disputed, a few milliseconds a field; without that
    ask :func:`mapkit.sight.sight_around`.
    """
    around = sight_around(ground.map, ground.mesh, ground.relations, origin)
    explainer = PairExplainer(ground.map, ground.mesh, ground.relations)
    return explainer.mark_disputed(origin, around.values(), progress=progress)


def field_sentences(
    game_map: GameMap, origin: str, around: Sequence[FieldVerdict]
) -> tuple[str, ...]:
    """Say what a field sees, by distance, and which of the answers are disputed."""
    seen = [v for v in around if sees(game_map, v)]
    named = describe_field(game_map, origin)
    said = [
        say(
            "Field {a} sees {seen} of the other {all} fields.",
            a=named, seen=len(seen), all=len(around),
        )
    ]  # fmt: skip
    by_distance: dict[int, list[str]] = {}
    for v in seen:
        distance = shot_distance(game_map, v)
        assert distance is not None  # it is in sight
        mark = "?" if v.disputed else ""
        by_distance.setdefault(distance, []).append(f"{v.field}{mark}")
    said += [
        say("At distance {distance}: {fields}.", distance=d, fields=", ".join(by_distance[d]))
        for d in sorted(by_distance)
    ]
    hidden = [v.field for v in around if v.disputed and not sees(game_map, v)]
    if hidden:
        said.append(say("Hidden, but disputed: {fields}.", fields=", ".join(hidden)))
    if any(v.disputed for v in seen):
        said.append(say("A question mark means that the answer is disputed."))
    return tuple(said)


def field_dict(game_map: GameMap, origin: str, around: Sequence[FieldVerdict]) -> dict[str, Any]:
    """Return what a field sees as plain values for JSON."""
    return {
        "map": game_map.id,
        "provenance": game_map.provenance.kind,
        "choices": dict(sorted(game_map.choices.items())),
        "origin": origin,
        "fields": [
            {
                "field": v.field,
                "sees": sees(game_map, v),
                "distance": shot_distance(game_map, v),
                "verdict": v.verdict.value,
                "clear": v.clear,
                "grazing": v.grazing,
                "rule": v.rules[0],
                "rules": list(v.rules),
                "disputed": v.disputed,
            }
            for v in around
        ],
    }


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
        "origin": answer.a,
        "target": answer.b,
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
