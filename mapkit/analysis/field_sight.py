"""One field against all others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mapkit.analysis.names import describe_field
from mapkit.analysis.sentences import in_sight, shot_distance
from mapkit.compiled import GroundPlan
from mapkit.messages import say
from mapkit.model import GameMap
from mapkit.sight import PairExplainer

__all__ = ["FieldVerdict", "field_dict", "field_sentences", "look_around"]


@dataclass(frozen=True, slots=True)
class FieldVerdict:
    """How one field is seen: verdict, both distances, deciding rules, whether it is disputed."""

    field: str
    verdict: str
    clear: int | None
    grazing: int | None
    rules: tuple[str, ...]
    disputed: bool


def look_around(
    ground: GroundPlan, origin: str, *, progress: Callable[[int, int], None] | None = None
) -> tuple[FieldVerdict, ...]:
    """Return how ``origin`` sees every other field, in map order.

    Cost: a few milliseconds a field, see :meth:`mapkit.sight.PairExplainer.disputed`.
    """
    explainer = PairExplainer(ground.map, ground.mesh, ground.relations)
    others = [i for i in ground.map.fields if i != origin]
    found = []
    for done, other in enumerate(others):
        pair = explainer.distances(origin, other)
        verdict = "clear" if pair.clear else "grazing" if pair.grazing else "blocked"
        disputed = explainer.disputed(origin, other)
        found.append(FieldVerdict(other, verdict, pair.clear, pair.grazing, pair.rules, disputed))
        if progress:
            progress(done + 1, len(others))
    return tuple(found)


def field_sentences(
    game_map: GameMap, origin: str, around: Sequence[FieldVerdict]
) -> tuple[str, ...]:
    """Say what a field sees, by distance, and which of the answers are disputed."""
    seen = [v for v in around if in_sight(game_map, v.verdict)]
    named = describe_field(game_map, origin)
    said = [
        say(
            "Field {a} sees {seen} of the other {all} fields.",
            a=named, seen=len(seen), all=len(around),
        )
    ]  # fmt: skip
    by_distance: dict[int, list[str]] = {}
    for v in seen:
        distance = shot_distance(game_map, v.clear, v.grazing)
        assert distance is not None  # it is in sight
        mark = "?" if v.disputed else ""
        by_distance.setdefault(distance, []).append(f"{v.field}{mark}")
    said += [
        say("At distance {distance}: {fields}.", distance=d, fields=", ".join(by_distance[d]))
        for d in sorted(by_distance)
    ]
    hidden = [v.field for v in around if v.disputed and not in_sight(game_map, v.verdict)]
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
        "a": origin,
        "fields": [
            {
                "b": v.field,
                "sees": in_sight(game_map, v.verdict),
                "distance": shot_distance(game_map, v.clear, v.grazing),
                "verdict": v.verdict,
                "clear": v.clear,
                "grazing": v.grazing,
                "rule": v.rules[0],
                "rules": list(v.rules),
                "disputed": v.disputed,
            }
            for v in around
        ],
    }
