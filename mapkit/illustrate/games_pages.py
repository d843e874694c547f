"""From played games to the document that shows them: for the pages of ``mapkit simulate``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mapkit.drawing.charts import Bar, bar_chart
from mapkit.drawing.heat import Heat, heat_figure
from mapkit.drawing.page import provenance_line
from mapkit.games.sentences import ending_label, measure_label, outcome_label
from mapkit.illustrate.report.document import (
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Figure,
    Number,
    Numbers,
    Paragraph,
    Part,
    Table,
)
from mapkit.messages import say, translated, upper_first
from mapkit.model import GameMap

__all__ = ["games_comparison_document", "games_document"]

Path = tuple[str | int, ...]


def games_document(game_map: GameMap, found: Mapping[str, Any], label: str) -> Document:
    """Return what stands on the pages of some games, in the language of the program.

    Parameters
    ----------
    game_map : GameMap
    found : mapping
        The games as ``mapkit simulate --json`` prints them.
    label : str
        What each page says of the map, see :func:`~mapkit.illustrate.report.labels.map_label`.
    """
    pages = _Games(game_map, Numbers(found), ())
    return Document(
        title=say("Played games: {map}", map=game_map.name),
        labels=(f"{label} · {_nobody()}",),
        origins=(provenance_line(game_map.provenance),),
        parts=(
            pages.summary(),
            pages.places(),
            pages.objectives(),
            pages.lengths(),
            pages.players(),
        ),
    )


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
        As for :func:`games_document`, of both maps.
    """
    numbers = Numbers(found)
    sides = [
        _Games(game_map, numbers, (side,))
        for game_map, side in zip(maps, ("one", "other"), strict=True)
    ]
    parts: list[Part] = [_differences(numbers)]
    for side, words in zip(sides, (say("One side"), say("The other side")), strict=True):
        for part in (side.summary(), side.places(), side.objectives()):
            title = f"{words}: {part.title}"
            parts.append(Part(f"{side.path[0]}-{part.id}", title, part.blocks))
    return Document(
        title=say("Played games compared"),
        labels=tuple(f"{label} · {_nobody()}" for label in dict.fromkeys(labels)),
        origins=tuple(dict.fromkeys(provenance_line(m.provenance) for m in maps)),
        parts=tuple(parts),
    )


def _nobody() -> str:
    """Return what stands on every page."""
    return say("simple players, no people")


class _Games:
    """The pages of one set of games, whose JSON stands under a path of the whole."""

    def __init__(self, game_map: GameMap, numbers: Numbers, path: Path) -> None:
        self.map = game_map
        self.numbers = numbers
        self.path = path
        self.found: Mapping[str, Any] = numbers.value(path) if path else numbers.report

    def at(self, *path: str | int, places: int = 0) -> Number:
        """Return a number of these games."""
        return self.numbers.at(*self.path, *path, places=places)

    def estimate(self, *path: str | int, share: bool = False) -> Number:
        """Return a figure, with its interval in its words."""
        return _estimate(self.numbers, (*self.path, *path), share=share)

    def about(self) -> list[Block]:
        """Return who played, for the head of every part."""
        return [Paragraph(sentence, loud=True) for sentence in self.found["about"]]

    def summary(self) -> Part:
        found = self.found
        facts = (
            (say("the sniper wins"), self.estimate("wins", "sniper", share=True)),
            (say("the squads win"), self.estimate("wins", "squads", share=True)),
            (say("games"), self.at("games")),
        )
        blocks: list[Block] = self.about()
        if found["games"] < found["asked"]:
            text = say(
                "Stopped early: {n} of {asked} games were played.",
                n=found["games"],
                asked=found["asked"],
            )
            blocks.append(Paragraph(text, loud=True))
        blocks += [Paragraph(note, loud=True) for note in found["notes"]]
        endings = tuple(
            (
                translated(ending_label(how)),
                self.at("endings", how, "games"),
                self.estimate("endings", how, share=True),
            )
            for how in found["endings"]
        )
        measures = tuple(
            (upper_first(translated(measure_label(name))), self.estimate("measures", name))
            for name in found["measures"]
        )
        percent = round(100 * found["confidence"])
        blocks += [
            Facts(facts),
            Paragraph(
                say(
                    "In brackets is the interval that holds the true figure in {percent} of 100 "
                    "such runs.",
                    percent=percent,
                )
            ),
            Table(
                say("How games end"),
                (
                    Column(say("Ending")),
                    Column(say("Games"), number=True),
                    Column(say("Share"), number=True),
                ),
                endings,
            ),
            Table(
                say("What happens in a game"),
                (Column(say("Of a game")), Column(say("Mean"), number=True)),
                measures,
            ),
            self._heat("stood", say("Where the sniper ends his turns")),
        ]
        return Part("summary", say("Summary"), tuple(blocks))

    def places(self) -> Part:
        figures = (
            self._heat("fired", say("Where he shoots from")),
            self._heat("fell", say("Where his shots fall")),
            self._heat("wounds", say("Where he is wounded")),
        )
        return Part("places", say("Where it happens"), (*self.about(), *figures))

    def _heat(self, what: str, heading: str) -> Figure:
        rows = self.found["fields"]
        values = {row["field"]: row["per_hundred"][what] for row in rows if row[what]}
        heat = Heat(heading, values or {rows[0]["field"]: 0.0}, places=1, missing=say("never"))
        caption = say("Times in a hundred games. Small: the field's id.")
        source = "/".join(["", *map(str, self.path), "fields/*/per_hundred", what])
        return Figure(heat_figure(self.map, heat), caption, source)

    def objectives(self) -> Part:
        rows = self.found["objectives"]
        table: list[tuple[Cell, ...]] = []
        bars = []
        for k, row in enumerate(rows):
            path = ("objectives", k)
            share = self.estimate(*path, "share", share=True)
            costs = (self.estimate(*path, key) for key in ("turns", "wounds", "reveals"))
            name = say("Objective {n}", n=row["objective"])
            table.append((name, row["field"], self.at(*path, "given"), share, *costs))
            bars.append(Bar(name, share.value or 0.0, share.text))
        columns = (
            Column(say("Objective")),
            Column(say("Field")),
            Column(say("Given"), number=True),
            Column(say("Done"), number=True),
            Column(say("Rounds"), number=True),
            Column(say("Wounds"), number=True),
            Column(say("Seen"), number=True),
        )
        text = say(
            "An objective counts in the games in which it is one of the sniper's two. What it "
            "costs is counted from the objective before it, or the beginning, until it is done."
        )
        chart = Figure(bar_chart(bars, title=say("How often each objective is done")), share=0.7)
        blocks = (*self.about(), Paragraph(text), chart, Table("", columns, tuple(table)))
        return Part("objectives", say("Objectives"), blocks)

    def lengths(self) -> Part:
        bars = [
            Bar(str(row["rounds"]), row["games"], self.at("lengths", k, "games").text)
            for k, row in enumerate(self.found["lengths"])
        ]
        chart = Figure(bar_chart(bars, title=say("Games by the rounds that they took")), share=0.7)
        return Part("lengths", say("How long games are"), (*self.about(), chart))

    def players(self) -> Part:
        blocks: list[Block] = self.about()
        players = self.found["players"]
        blocks.append(
            Paragraph(
                say(
                    "The players {name}, with the seed {seed}.",
                    name=players["name"],
                    seed=self.found["seed"],
                )
            )
        )
        for side, title in (("sniper", say("The sniper")), ("squads", say("The squads"))):
            weights = players[side]
            if weights is None:
                blocks.append(Paragraph(say("{side}: plays at random.", side=title)))
                continue
            rows = tuple((name, self.at("players", side, name, places=2)) for name in weights)
            columns = (Column(say("Weight")), Column(say("Value"), number=True))
            blocks.append(Table(title, columns, rows))
        return Part("players", say("Who played"), tuple(blocks))


def _differences(numbers: Numbers) -> Part:
    found = numbers.report
    names = [_side_name(found[side]) for side in ("one", "other")]
    rows: list[tuple[Cell, ...]] = []
    for k, row in enumerate(found["outcomes"]):
        path: Path = ("outcomes", k)
        is_share = row["outcome"] in ("wins", "wounds", "time") or " " in row["outcome"]
        sides = (
            numbers.at(*path, side, places=1 if is_share else 2, share=is_share)
            for side in ("one", "other")
        )
        rows.append(
            (
                upper_first(translated(outcome_label(row["outcome"]))),
                *sides,
                _estimate(numbers, (*path, "difference"), share=is_share),
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
    return say(
        "{map}, {n} games, players {players}",
        map=found["name"],
        n=found["games"],
        players=found["players"]["name"],
    )


def _estimate(numbers: Numbers, path: Path, *, share: bool) -> Number:
    """Return a figure whose words hold its interval."""
    places = 1 if share else 2
    value, low, high = (
        numbers.at(*path, key, places=places, share=share) for key in ("value", "low", "high")
    )
    if value.value is None or low.value is None:
        return value
    ends = [end.text.removesuffix("\u00a0%") for end in (low, high)]
    words = say("{figure} ({low} to {high})", figure=value.text, low=ends[0], high=ends[1])
    return Number(value.value, words, value.source)
