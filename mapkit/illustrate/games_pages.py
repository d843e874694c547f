"""From played games to the document that shows them: for the pages of ``mapkit simulate``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mapkit.drawing.charts import Bar, bar_chart
from mapkit.drawing.heat import Heat, heat_figure
from mapkit.drawing.page import provenance_line
from mapkit.games.sentences import ending_label, handicap_sentences, measure_label
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

_TWO_TO_A_PAGE = 0.78
"""Share of a page's width at which two boards, one below the other, have the same size."""

Path = tuple[str | int, ...]


def games_document(game_map: GameMap, found: Mapping[str, Any], label: str) -> Document:
    """Return what stands on the pages of some games, in the language of the program.

    ``found``: The games as ``mapkit simulate --json`` prints them. ``label`` is what each page says
    of the map, see :func:`~mapkit.illustrate.report.material.map_label`.
    """
    pages = GamesPages(game_map, Numbers(found), ())
    return Document(
        title=say("Played games: {map}", map=game_map.name),
        labels=(f"{label} · {nobody()}",),
        origins=(provenance_line(game_map.provenance),),
        parts=(
            pages.summary(),
            pages.places(),
            pages.objectives(),
            pages.lengths(),
            pages.players(),
        ),
    )


def nobody() -> str:
    """Return what stands on every page."""
    return say("simple heuristics, not people")


class GamesPages:
    """The pages of one set of games, whose JSON stands under a path of the whole."""

    def __init__(self, game_map: GameMap, numbers: Numbers, path: Path) -> None:
        self.map = game_map
        self.numbers = numbers
        self.path = path
        self.found: Mapping[str, Any] = numbers.value(path) if path else numbers.report

    def at(self, *path: str | int, places: int = 0, share: bool = False) -> Number:
        """Return a number of these games."""
        return self.numbers.at(*self.path, *path, places=places, share=share, even=True)

    def estimate(self, *path: str | int, share: bool = False) -> Number:
        """Return a figure, with its interval in its words."""
        return estimate(self.numbers, (*self.path, *path), share=share)

    def nobody(self) -> Paragraph:
        """Return who played, for the head of every part."""
        return Paragraph(self.found["about"][0], loud=True)

    def summary(self) -> Part:
        """Return who wins, how games end and what happens in one, with a heat map."""
        found = self.found
        facts = (
            (say("the sniper wins"), self.at("wins", "sniper", "value", places=1, share=True)),
            (say("the squads win"), self.at("wins", "squads", "value", places=1, share=True)),
            (say("games"), self.at("games")),
            (say("rounds of a game"), self.at("measures", "rounds", "value", places=1)),
        )
        blocks: list[Block] = [Paragraph(sentence, loud=True) for sentence in found["about"]]
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
                say("Who wins"),
                (Column(say("Side")), Column(say("Share"), number=True)),
                (
                    (say("The sniper"), self.estimate("wins", "sniper", share=True)),
                    (say("The squads"), self.estimate("wins", "squads", share=True)),
                ),
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
            self._heat("stood", say("Where the sniper ends his turns"), share=0.75),
        ]
        return Part("summary", say("Summary"), tuple(blocks))

    def places(self) -> Part:
        """Return heat maps of shots and wounds."""
        figures = (
            self._heat("fired", say("Where he shoots from"), share=_TWO_TO_A_PAGE),
            self._heat("fell", say("Where his shots fall"), share=_TWO_TO_A_PAGE),
            self._heat("wounds", say("Where he is wounded"), share=_TWO_TO_A_PAGE),
        )
        return Part("places", say("Where it happens"), (self.nobody(), *figures))

    def _heat(self, what: str, heading: str, share: float = 1.0) -> Figure:
        rows = self.found["fields"]
        values = {row["field"]: row["per_hundred"][what] for row in rows if row[what]}
        heat = Heat(heading, values or {rows[0]["field"]: 0.0}, places=1, missing=say("never"))
        caption = say("Times in a hundred games. Small: the field's id.")
        source = "/".join(["", *map(str, self.path), "fields/*/per_hundred", what])
        return Figure(heat_figure(self.map, heat), caption, source, share)

    def objectives(self) -> Part:
        """Return how often each objective is done, and what it costs."""
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
        blocks = (self.nobody(), Paragraph(text), chart, Table("", columns, tuple(table)))
        return Part("objectives", say("Objectives"), blocks)

    def lengths(self) -> Part:
        """Return how many rounds games take."""
        bars = [
            Bar(str(row["rounds"]), row["games"], self.at("lengths", k, "games").text)
            for k, row in enumerate(self.found["lengths"])
        ]
        chart = Figure(bar_chart(bars, title=say("Games by the rounds that they took")), share=0.7)
        return Part("lengths", say("How long games are"), (self.nobody(), chart))

    def players(self) -> Part:
        """Return the players with their weights."""
        blocks: list[Block] = [self.nobody()]
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
        blocks += map(Paragraph, handicap_sentences(players["handicaps"]))
        for side, title in (("sniper", say("The sniper")), ("squads", say("The squads"))):
            weights = players[side]
            if weights is None:
                blocks.append(Paragraph(say("{side}: plays at random.", side=title)))
                continue
            rows = tuple((name, self.at("players", side, name, places=2)) for name in weights)
            columns = (Column(say("Weight")), Column(say("Value"), number=True))
            blocks.append(Table(title, columns, rows))
        return Part("players", say("Who played"), tuple(blocks))


def estimate(numbers: Numbers, path: Path, *, share: bool) -> Number:
    """Return a figure whose words hold its interval."""
    places = 1 if share else 2
    value, low, high = (
        numbers.at(*path, key, places=places, share=share, even=True)
        for key in ("value", "low", "high")
    )
    if value.value is None or low.value is None:
        return value
    ends = [end.text.removesuffix("\u00a0%") for end in (low, high)]
    words = say("{figure} ({low} to {high})", figure=value.text, low=ends[0], high=ends[1])
    return Number(value.value, words, value.source)
