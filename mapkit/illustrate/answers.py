"""From answers of the geometry core to what the drawing wants to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mapkit.analysis.field_sight import field_sentences
from mapkit.analysis.sentences import join_words, pair_sentences
from mapkit.drawing.requests import FieldPicture, PairPicture
from mapkit.sight import shot_distance

if TYPE_CHECKING:
    from mapkit.analysis.field_sight import FieldVerdict
    from mapkit.model import GameMap
    from mapkit.sight import PairAnswer

__all__ = ["around_picture", "pair_picture"]


def pair_picture(
    game_map: GameMap, answer: PairAnswer, sentences: Sequence[str] | None = None
) -> PairPicture:
    """Return what a picture of one pair shows, with the verdict in words."""
    said = pair_sentences(game_map, answer) if sentences is None else sentences
    return PairPicture(
        a=answer.a,
        b=answer.b,
        verdict=answer.verdict,
        distance=shot_distance(game_map, answer),
        rule=join_words(answer.rules, "or"),
        sentence=" ".join(said),
        witness=answer.witness,
        direction=answer.direction,
        beam_mm=answer.beam_mm,
        strip=answer.strip,
        crossed=answer.fields[:-1],
        blockers=tuple(field for field, _ in answer.blockers),
        near_miss=answer.near_miss_line,
        near_miss_mm=answer.near_miss_mm,
        disputed=(*answer.sight_disputed, *answer.distance_disputed),
    )


def around_picture(
    game_map: GameMap,
    origin: str,
    around: Sequence[FieldVerdict],
    sentences: Sequence[str] | None = None,
    span: tuple[int, int] | None = None,
) -> FieldPicture:
    """Return what a picture of one field against all others shows, with a sentence on top.

    ``span`` is that of :class:`mapkit.drawing.requests.FieldPicture`.
    """
    said = field_sentences(game_map, origin, around) if sentences is None else sentences
    return FieldPicture(
        origin=origin,
        verdicts={v.field: (v.verdict, shot_distance(game_map, v), v.disputed) for v in around},
        sentence=" ".join(said[:1]),
        span=span,
    )
