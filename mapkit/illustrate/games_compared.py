"""From two sets of played games to the document that puts them side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mapkit.drawing.page import provenance_line
from mapkit.games.sentences import handicap_sentences, outcome_label
from mapkit.illustrate.games_pages import GamesPages, Path, estimate, nobody
from mapkit.illustrate.report.document import (
    Block,
    Cell,
    Column,
    Document,
    Number,
    Numbers,
    Paragraph,
    Part,
    Table,
)
from mapkit.messages import say, translated, upper_first
from mapkit.model import GameMap


def games_comparison_document(
    maps: tuple[GameMap, GameMap], found: Mapping[str, Any], labels: tuple[str, str]
) -> Document:
    """Return what stands on the pages of two sets of games side by side.

    Parameters
    ----------
    maps : (GameMap, GameMap)
    found : mapping
        The comparison as ``mapkit simulate --compare ... --json`` prints it.
    labels : (str, str)
        As for :func:`mapkit.illustrate.games_pages.games_document`, of both maps.
    """
    numbers = Numbers(found)
    sides = [
        GamesPages(game_map, numbers, (side,))
        for game_map, side in zip(maps, ("one", "other"), strict=True)
    ]
    parts: list[Part] = [_differences(numbers)]
    for side, words in zip(sides, (say("One side"), say("The other side")), strict=True):
        for part in (side.summary(), side.places(), side.objectives()):
            title = f"{words}: {part.title}"
            parts.append(Part(f"{side.path[0]}-{part.id}", title, part.blocks))
    return Document(
        title=say("Played games compared"),
        labels=tuple(f"{label} · {nobody()}" for label in dict.fromkeys(labels)),
        origins=tuple(dict.fromkeys(provenance_line(m.provenance) for m in maps)),
        parts=tuple(parts),
    )


def _differences(numbers: Numbers) -> Part:
    found = numbers.report
    names = [_side_name(found[side]) for side in ("one", "other")]
    rows: list[tuple[Cell, ...]] = []
    for k, row in enumerate(found["outcomes"]):
        path: Path = ("outcomes", k)
        is_share = row["outcome"] in ("wins", "wounds", "time") or " " in row["outcome"]
        sides = (
            numbers.at(*path, side, places=1 if is_share else 2, share=is_share, even=True)
            for side in ("one", "other")
        )
        rows.append(
            (
                upper_first(translated(outcome_label(row["outcome"]))),
                *sides,
                _difference(numbers, (*path, "difference"), share=is_share),
                say("differs") if row["differs"] else say("not shown"),
                numbers.at(*path, "games"),
            )
        )
    columns = (
        Column(say("Outcome")),
        Column(names[0], number=True),
        Column(names[1], number=True),
        Column(say("Difference"), number=True),
        Column(say("Verdict")),
        Column(say("Games it takes"), number=True),
    )
    explained = say(
        "All intervals hold at once in {percent} of 100 such runs; only what lies wholly on one "
        "side of 0 is called a difference.",
        percent=round(100 * found["confidence"]),
    )
    taken = say(
        "The last column is how many games on each side would show a difference as large as the "
        "one seen, in {percent} of 100 tries.",
        percent=round(100 * found["power"]),
    )
    blocks: Sequence[Block] = (
        *(Paragraph(sentence, loud=True) for sentence in found["one"]["about"]),
        Paragraph(explained),
        Paragraph(taken),
        Table(say("What differs"), columns, tuple(rows)),
    )
    return Part("differences", say("What differs"), tuple(blocks))


def _side_name(found: Mapping[str, Any]) -> str:
    named = say(
        "{map}, {n} games, players {players}",
        map=found["name"],
        n=found["games"],
        players=found["players"]["name"],
    )
    return " · ".join([named, *handicap_sentences(found["players"]["handicaps"])])


def _difference(numbers: Numbers, path: Path, *, share: bool) -> Number:
    """Return a difference; that of two shares is counted in points, not in percent."""
    found = estimate(numbers, path, share=share)
    if not share:
        return found
    figure, space, ends = found.text.partition("\u00a0% ")
    said = say("{number} points", number=figure.removesuffix("\u00a0%"))
    return Number(found.value, f"{said} {ends}" if space else said, found.source)
