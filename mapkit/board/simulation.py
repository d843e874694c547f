"""Games played on a board: what they come to, and how two sets of them compare."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mapkit.analysis.pair_sentences import provenance_sentence
from mapkit.board.game_tables import game_tables
from mapkit.compiled import CompiledMap
from mapkit.errors import MapkitError, UsageError
from mapkit.export.checksums import play_checksum
from mapkit.games.batch import Match, play_matches
from mapkit.games.compare import GamesComparison, compare_results, comparison_dict
from mapkit.games.results import Results, results_dict, results_of
from mapkit.games.sentences import (
    comparison_sentences,
    map_notes,
    players_sentences,
    results_sentences,
)
from mapkit.jobs import RunTasks, run_tasks
from mapkit.messages import phrase
from mapkit.model import GameMap, Players


@dataclass(frozen=True, eq=False, repr=False)
class Simulation:
    """What games between simple players on a board come to.

    Attributes
    ----------
    map : GameMap
    details : Results
        Shares and means with intervals, and counts by field.
    notes : tuple of str
        What on the map stands in the way of games: objectives without a way.
    checksum : str
        Of all on the map that a game could notice.

    Examples
    --------
    >>> games = board.simulate(20, seed=7)
    >>> games.details.games
    20
    """

    map: GameMap
    details: Results
    notes: tuple[str, ...]
    checksum: str

    @property
    def sentences(self) -> tuple[str, ...]:
        """The figures in short, with who played; :meth:`to_dict` has all."""
        return results_sentences(self.details, self.map.title, self.notes)

    def to_dict(self) -> dict[str, Any]:
        """Return all figures as plain values, as ``mapkit simulate --json`` prints them."""
        return {
            "map": self.map.id,
            "name": self.map.name,
            "provenance": self.map.provenance.kind,
            "choices": dict(self.map.choices),
            "about": list(players_sentences()),
            "notes": list(self.notes),
            **results_dict(self.details),
        }

    def pages(
        self, ending: str, *, paper: str = "a4", progress: Callable[[int, int], None] | None = None
    ) -> bytes:
        """Return pages with the figures and heat maps, as ``mapkit simulate -o`` writes them.

        Parameters
        ----------
        ending : str
            ``html`` or ``pdf``.
        paper : str
            Of a PDF.
        progress : callable or None
            Gets the pages drawn and the pages in all.

        Raises
        ------
        UsageError
            No such pages can be written.
        MapkitError
            A back end for pictures cannot be loaded.
        """
        from mapkit.illustrate.games_pages import games_document
        from mapkit.illustrate.report import write_report

        document = games_document(self.map, self.to_dict(), self.label)
        return write_report(document, self.map, ending, paper=paper, progress=progress)

    @property
    def label(self) -> str:
        """What each page says of the map: its name, its checksum, its ruleset, the version."""
        from mapkit.illustrate.report.material import map_label
        from mapkit.version import __version__

        return map_label(self.map, self.checksum, __version__)

    def compare(self, other: Simulation) -> ComparedGames:
        """Put these games beside others.

        Raises
        ------
        UsageError
            Both have the same seed: their games hang together, and are not independent samples.
        """
        if self.details.seed == other.details.seed:
            raise UsageError(
                phrase(
                    "both sets of games have the seed {seed}, so they are not independent samples; "
                    "give one of them another seed",
                    seed=self.details.seed,
                )
            )
        return ComparedGames(self, other, compare_results(self.details, other.details))

    def __repr__(self) -> str:
        origin = provenance_sentence(self.map)
        return "\n".join([*self.sentences, *([origin] if origin else [])])


@dataclass(frozen=True, eq=False, repr=False)
class ComparedGames:
    """Two sets of games beside each other."""

    one: Simulation
    other: Simulation
    details: GamesComparison

    @property
    def map(self) -> GameMap:
        """That of the first side."""
        return self.one.map

    @property
    def sentences(self) -> tuple[str, ...]:
        """What differs, and what nothing can be said of."""
        return comparison_sentences(self.details)

    def to_dict(self) -> dict[str, Any]:
        """Return it as plain values, as ``mapkit simulate --compare ... --json`` prints it."""
        return {
            "one": self.one.to_dict(),
            "other": self.other.to_dict(),
            **comparison_dict(self.details),
        }

    def pages(
        self, ending: str, *, paper: str = "a4", progress: Callable[[int, int], None] | None = None
    ) -> bytes:
        """Return pages with both sides; parameters and errors as for :meth:`Simulation.pages`."""
        from mapkit.illustrate.games_compared import games_comparison_document
        from mapkit.illustrate.report import write_report

        maps = self.one.map, self.other.map
        labels = self.one.label, self.other.label
        document = games_comparison_document(maps, self.to_dict(), labels)
        return write_report(document, self.map, ending, paper=paper, progress=progress)

    def __repr__(self) -> str:
        return "\n".join(self.sentences)


@dataclass(frozen=True, slots=True)
class Side:
    """A board, who plays on it, and the seed of all its games."""

    compiled: CompiledMap
    players: Players
    seed: str


def simulate_sides(
    sides: Sequence[Side],
    games: int,
    *,
    run: RunTasks = run_tasks,
    progress: Callable[[int, int], None] | None = None,
) -> list[Simulation]:
    """Play so many games of each side, side by side.

    Parameters
    ----------
    sides : sequence of Side
    games : int
    run : callable
        Does the tasks: :func:`mapkit.jobs.run_tasks`, with the workers and the file of results that
        are wanted.
    progress : callable or None

    Raises
    ------
    UsageError
        No game can be set up on a map, or the number of games is out of bounds.
    NotKnownError
        The answer depends on a figure that the ruleset leaves open.
    MapkitError
        It was stopped before any game was finished.
    """
    matches = [Match(game_tables(side.compiled), side.players, side.seed) for side in sides]
    found = play_matches(matches, games, run=run, progress=progress)
    return [
        Simulation(
            side.compiled.map,
            results_of(match.tables, match.players, match.seed, games, _played(counts)),
            map_notes(match.tables),
            play_checksum(side.compiled),
        )
        for side, match, counts in zip(sides, matches, found, strict=True)
    ]


def _played(counts: dict[str, Any] | None) -> dict[str, Any]:
    if counts is None:
        raise MapkitError(phrase("stopped before any game was finished"))
    return counts
