"""What games come to, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mapkit.games.board import NEVER, GameBoard
from mapkit.games.compare import Difference, GamesComparison
from mapkit.games.intervals import CONFIDENCE, POWER, Estimate
from mapkit.games.results import ObjectiveResult, Results
from mapkit.games.tables import GameTables
from mapkit.messages import Phrase, decimal, phrase, say, say_n, translated

_NAMED = 5
"""How many fields a sentence names."""


def players_sentences() -> tuple[str, ...]:
    """Say who played, and what of the rules was left out: it stands on every page."""
    return (
        say(
            "These players are simple heuristics, not people: a few rules with weights decide for "
            "them. What people would do on this board is not known from it."
        ),
        say(
            "All equipment cards are played, and four of the six specialists: assault officer, "
            "radio operator, medic and sharpshooter. The dog handler and the sixth are left out."
        ),
    )


def handicap_sentences(names: Sequence[str]) -> tuple[str, ...]:
    """Say what the sides have taken on, nothing where nobody has."""
    words = {
        "random_cards": phrase("the sniper begins with two cards drawn by lot"),
        "less_accuracy": phrase("his bag has one token of accuracy less"),
        "shown_objective": phrase("he shows one objective that is not his"),
        "seven_rounds": phrase("he has seven rounds for an objective instead of ten"),
        "extra_card": phrase("the sniper begins with one card more"),
        "single_use": phrase("each specialist's gift is used once"),
        "late_intelligence": phrase("the squads gather no intelligence in the first two rounds"),
        "one_intelligence": phrase("one squad a turn gathers intelligence"),
    }
    told = "; ".join(translated(words[name]) for name in names)
    return (say("Handicaps: {handicaps}.", handicaps=told),) if told else ()


def map_notes(tables: GameTables) -> tuple[str, ...]:
    """Say which objectives no way leads to, from all entries or from some."""
    board, notes = GameBoard(tables), []
    for number, field in tables.objectives:
        far = board.far(field, sniper=True)
        shut = [sector for sector, entry in tables.entries if far[entry] >= NEVER]
        if len(shut) == len(tables.entries):
            notes.append(say("No way leads to objective {n}: it is never completed.", n=number))
        else:
            notes += [
                say("No way leads from the {sector} entry to objective {n}.", sector=s, n=number)
                for s in shut
            ]
    return tuple(notes)


def results_sentences(
    results: Results, map_name: str, notes: Sequence[str] = ()
) -> tuple[str, ...]:
    """Say what games come to, the sniper's share first; ``notes`` are those on the map."""
    return (
        say_n(
            "The sniper wins {wins} of {n} game(s) on {map}.",
            results.games,
            wins=_percent(results.wins),
            map=map_name,
        ),
        *_stopped(results),
        *notes,
        *players_sentences(),
        *handicap_sentences(results.players.handicaps),
        say(
            "In brackets is the interval that holds the true figure in {percent} of 100 such runs.",
            percent=round(100 * CONFIDENCE),
        ),
        *(
            say("{ending}: {share}.", ending=ending_label(how), share=_percent(estimate))
            for how, (_, estimate) in results.endings.items()
        ),
        say(
            "A game takes {rounds} rounds, {shots} shots and {wounds} wounds; the sniper is seen "
            "{reveals} times.",
            **{name: _mean(results.measures[name])
               for name in ("rounds", "shots", "wounds", "reveals")},
        ),
        *map(_objective, results.objectives),
        *_places(results),
    )  # fmt: skip


def _stopped(results: Results) -> Iterator[str]:
    if results.games < results.asked:
        yield say(
            "Stopped early: {n} of {asked} games were played.", n=results.games, asked=results.asked
        )


def ending_label(how: str) -> Phrase:
    """Return what an ending is called."""
    return {
        "objectives": phrase("Both objectives are done"),
        "wounds": phrase("The sniper is wounded twice"),
        "time": phrase("Time runs out"),
    }[how]


def measure_label(name: str) -> Phrase:
    """Return what a measure of a game is called."""
    return {
        "rounds": phrase("rounds of a game"),
        "shots": phrase("shots of a game"),
        "hits": phrase("shots that hit"),
        "reveals": phrase("times the sniper is seen"),
        "wounds": phrase("wounds of the sniper"),
        "done": phrase("objectives done"),
    }[name]


def _objective(result: ObjectiveResult) -> str:
    names = {"number": result.number, "field": result.field}
    if result.share is None:
        return say("Objective {number} (field {field}) was in no game.", **names)
    if not result.done:
        return say_n(
            "Objective {number} (field {field}) was never done in {n} game(s).",
            result.given,
            **names,
        )
    costs = result.costs
    return say_n(
        "Objective {number} (field {field}) is done in {share} of {n} game(s), for {turns} "
        "rounds, {wounds} wounds and being seen {reveals} times.",
        result.given,
        **names,
        share=_percent(result.share),
        **{name: _mean(costs[name]) for name in ("turns", "wounds", "reveals")},
    )


def _places(results: Results) -> Iterator[str]:
    turns = _most([(f.stood, f.field) for f in results.fields])
    if turns:
        yield say("The sniper is most often on: {fields}.", fields=turns)
    fired = _most([(f.fired, f.field) for f in results.fields])
    if fired:
        yield say("Most shots are fired from: {fields}.", fields=fired)
        yield say(
            "Most shots fall on: {fields}.",
            fields=_most([(f.fell, f.field) for f in results.fields]),
        )


def _most(counts: Sequence[tuple[int, str]]) -> str:
    """Return the fields with the largest counts, and their shares."""
    total = sum(count for count, _ in counts)
    first = sorted((pair for pair in counts if pair[0]), key=lambda pair: -pair[0])[:_NAMED]
    return ", ".join(f"{field} ({_hundredth(count / total)})" for count, field in first)


def comparison_sentences(comparison: GamesComparison) -> tuple[str, ...]:
    """Say what differs between two sets of games, and what nothing can be said of."""
    found = [d for d in comparison.differences if d.differs]
    others = [d for d in comparison.differences if not d.differs]
    shown = say_n("A difference is shown in {n} outcome(s).", len(found))
    return (
        shown if found else say("No difference is shown."),
        *_stopped(comparison.one),
        *_stopped(comparison.other),
        *players_sentences(),
        *_handicaps_of_both(comparison),
        say(
            "All intervals hold at once in {percent} of 100 such runs; only what lies wholly on "
            "one side of 0 is called a difference.",
            percent=round(100 * comparison.confidence),
        ),
        *map(_differs, found),
        *map(_is_open, others),
    )


def _handicaps_of_both(comparison: GamesComparison) -> Iterator[str]:
    one, other = (side.players.handicaps for side in (comparison.one, comparison.other))
    if one == other:
        yield from handicap_sentences(one)
    else:
        for title, names in ((say("One side"), one), (say("The other side"), other)):
            told = handicap_sentences(names) or (say("no handicaps."),)
            yield say("{side}: {what}", side=title, what=told[0])


def outcome_label(outcome: str) -> Phrase:
    """Return what an outcome is called."""
    name, _, number = outcome.partition(" ")
    if number:
        return phrase("objective {number} done", number=number)
    return {
        "wins": phrase("the sniper wins"),
        "wounds": phrase("the sniper is wounded twice"),
        "time": phrase("time runs out"),
    }.get(name) or measure_label(name)


def _sides(d: Difference) -> dict[str, object]:
    say_one = _hundredth if d.is_share else _number
    return {
        "outcome": outcome_label(d.outcome),
        "one": say_one(d.one),
        "other": say_one(d.other),
        "difference": _difference(d.difference, is_share=d.is_share),
    }


def _differs(d: Difference) -> str:
    return say("{outcome}: {one} and {other}, a difference of {difference}.", **_sides(d))


def _is_open(d: Difference) -> str:
    if d.games is None:
        return say("{outcome}: {one} on both sides, a difference of {difference}.", **_sides(d))
    return say(
        "{outcome}: {one} and {other}; a difference of {difference} is not shown. {games} games "
        "on each side would show one so large in {percent} of 100 tries.",
        **_sides(d),
        games=d.games,
        percent=round(100 * POWER),
    )


def _hundredth(value: float) -> str:
    return say("{number} %", number=decimal(100 * value, 1))


def _number(value: float) -> str:
    return translated(decimal(value, 2))


def _percent(estimate: Estimate) -> str:
    return _with_ends(estimate, 100, 1, say("{number} %", number=decimal(100 * estimate.value, 1)))


def _mean(estimate: Estimate | None) -> str:
    assert estimate is not None  # something was counted
    return _with_ends(estimate, 1, 2, _number(estimate.value))


def _difference(estimate: Estimate, *, is_share: bool) -> str:
    if is_share:
        said = say("{number} points", number=decimal(100 * estimate.value, 1))
        return _with_ends(estimate, 100, 1, said)
    return _with_ends(estimate, 1, 2, _number(estimate.value))


def _with_ends(estimate: Estimate, scale: float, places: int, said: str) -> str:
    if estimate.low is None or estimate.high is None:
        return say("{figure} (too few games for an interval)", figure=said)
    return say(
        "{figure} ({low} to {high})",
        figure=said,
        low=decimal(scale * estimate.low, places),
        high=decimal(scale * estimate.high, places),
    )
