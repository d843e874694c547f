"""What many games come to: shares and means with intervals, and counts by field."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from mapkit.games.intervals import CONFIDENCE, Estimate, mean, share
from mapkit.games.tables import GameTables
from mapkit.games.tally import COSTS, ENDINGS, MEASURES
from mapkit.messages import plain
from mapkit.model import Players


@dataclass(frozen=True, slots=True)
class FieldCounts:
    """What happened on a field, over all games.

    ``fired`` and ``fell``: Shots fired from there; shots at a unit there.
    """

    field: str
    stood: int
    """Turns that the sniper ended there."""
    fired: int
    fell: int
    wounds: int
    """Wounds of the sniper there."""


@dataclass(frozen=True, slots=True)
class ObjectiveResult:
    """How an objective went, over the games in which it was one of the sniper's two."""

    number: int
    field: str
    given: int
    """The games in which it was."""
    done: int
    """Those in which it was done."""
    share: Estimate | None
    """The second of the first; None where it was never given."""
    costs: Mapping[str, Estimate | None]
    """Rounds (``turns``), ``wounds`` and times that he was seen (``reveals``), from the objective
    before it, or the beginning, until it was done; means over ``done``."""


@dataclass(frozen=True, slots=True)
class Results:
    """What some games on a board come to.

    ``asked`` and ``games``: How many games were asked for, and how many were played.
    """

    players: Players
    seed: str
    asked: int
    games: int
    wins: Estimate
    """The sniper's share; the squads have the rest."""
    endings: Mapping[str, tuple[int, Estimate]]
    """By how games end: how many, and their share."""
    measures: Mapping[str, Estimate]
    """Means of a game: ``rounds``, ``shots``, ``hits``, ``reveals`` (times that he was seen anew),
    ``wounds``, objectives ``done``."""
    lengths: Mapping[int, int]
    """Games by their rounds."""
    fields: tuple[FieldCounts, ...]
    """In the order of the map."""
    objectives: tuple[ObjectiveResult, ...]
    counts: dict[str, Any]
    """The counts behind all this, see :class:`mapkit.games.tally.Tally`."""


def results_of(
    tables: GameTables, players: Players, seed: str, asked: int, counts: dict[str, Any]
) -> Results:
    """Compute what games come to.

    ``asked`` is how many games were asked for; ``counts`` are those of one game at least.
    """
    games = counts["games"]

    def part(count: int) -> Estimate:
        found = share(count, games)
        assert found is not None  # there is a game
        return found

    def average(k: int) -> Estimate:
        found = mean(counts["sums"][k], counts["squares"][k], games)
        assert found is not None
        return found

    endings = dict(zip(ENDINGS, counts["endings"], strict=True))
    return Results(
        players=players,
        seed=seed,
        asked=asked,
        games=games,
        wins=part(endings["objectives"]),
        endings={how: (count, part(count)) for how, count in endings.items()},
        measures={name: average(k) for k, name in enumerate(MEASURES)},
        lengths={int(n): counts["rounds"][n] for n in sorted(counts["rounds"], key=int)},
        fields=tuple(
            FieldCounts(*row)
            for row in zip(
                tables.fields, counts["stood"], counts["fired"], counts["fell"], counts["struck"],
                strict=True,
            )
        ),
        objectives=tuple(_objective(tables, k, counts) for k in range(len(tables.objectives))),
        counts=counts,
    )  # fmt: skip


def _objective(tables: GameTables, k: int, counts: dict[str, Any]) -> ObjectiveResult:
    number, field = tables.objectives[k]
    given, done = counts["given"][k], counts["done"][k]
    return ObjectiveResult(
        number,
        tables.fields[field],
        given,
        done,
        share(done, given),
        {
            name: mean(counts["costs"][c][k], counts["cost_squares"][c][k], done)
            for c, name in enumerate(COSTS)
        },
    )


def results_dict(results: Results) -> dict[str, Any]:
    """Return results as plain values, as ``mapkit simulate --json`` prints them."""
    return {
        "players": players_dict(results.players),
        "seed": results.seed,
        "asked": results.asked,
        "games": results.games,
        "confidence": CONFIDENCE,
        "wins": {
            "sniper": estimate_dict(results.wins),
            "squads": estimate_dict(_rest(results.wins)),
        },
        "endings": {
            how: {"games": count, **_plain(estimate)}
            for how, (count, estimate) in results.endings.items()
        },
        "measures": {name: estimate_dict(e) for name, e in results.measures.items()},
        "lengths": [{"rounds": n, "games": games} for n, games in results.lengths.items()],
        "objectives": [
            {
                "objective": o.number,
                "field": o.field,
                "given": o.given,
                "done": o.done,
                "share": estimate_dict(o.share),
                **{name: estimate_dict(e) for name, e in o.costs.items()},
            }
            for o in results.objectives
        ],
        "fields": [
            {**asdict(f), "per_hundred": _per_hundred(f, results.games)} for f in results.fields
        ],
    }


def _per_hundred(counts: FieldCounts, games: int) -> dict[str, float]:
    return {
        name: round(100 * number / games, 2)
        for name, number in asdict(counts).items()
        if name != "field"
    }


def players_dict(players: Players) -> dict[str, Any]:
    """Return players as plain values; None for a side that plays at random."""
    return {
        "name": players.name,
        "sniper": plain(players.sniper),
        "squads": plain(players.squads),
        "handicaps": list(players.handicaps),
    }


def estimate_dict(estimate: Estimate | None) -> dict[str, float | None] | None:
    """Return a figure and its interval as plain values, with six decimals."""
    return None if estimate is None else _plain(estimate)


def _plain(estimate: Estimate) -> dict[str, float | None]:
    ends = estimate.low, estimate.high
    low, high = (None if end is None else round(end, 6) for end in ends)
    return {"value": round(estimate.value, 6), "low": low, "high": high}


def _rest(estimate: Estimate) -> Estimate:
    assert estimate.low is not None
    assert estimate.high is not None
    return Estimate(1 - estimate.value, 1 - estimate.high, 1 - estimate.low)
