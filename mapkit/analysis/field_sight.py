"""One field against all others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mapkit.analysis.names import describe_field
from mapkit.compiled import GroundPlan
from mapkit.messages import say
from mapkit.model import GameMap
from mapkit.sight import FieldVerdict, PairExplainer, sees, shot_distance, sight_around


def sight_from(
    ground: GroundPlan, origin: str, *, progress: Callable[[int, int], None] | None = None
) -> tuple[FieldVerdict, ...]:
    """Return how ``origin`` sees every other field, in map order, and what of it is disputed.

    ``progress`` gets (fields done, fields in all); raising stops the work.

    Nearly all of the time goes into what is disputed, a few milliseconds a field; without that ask
    :func:`mapkit.sight.sight_around`.

    Raises ``NotFoundError`` where the map has no such field.
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
