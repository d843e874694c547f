"""The report of a map: every measure of it, as values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from mapkit.analysis.measures.choke_points import (
    ChokePoints,
    GraphLibraryMissingError,
    find_choke_points,
)
from mapkit.analysis.measures.danger import Danger, find_danger
from mapkit.analysis.measures.dispute_curve import DisputeCurve, find_dispute_curve
from mapkit.analysis.measures.exercise import Exercise, find_exercise
from mapkit.analysis.measures.exposure import Exposure, find_exposure
from mapkit.analysis.measures.fairness import Supply, find_fairness
from mapkit.analysis.measures.hearing import NoiseMeasures, find_noise
from mapkit.analysis.measures.making_warnings import MAKING_CHECKS
from mapkit.analysis.measures.odds import Odds, find_odds
from mapkit.analysis.measures.places import Holding, Places, find_holdings, find_places, standing
from mapkit.analysis.measures.play_warnings import PLAY_CHECKS
from mapkit.analysis.measures.room import Room, base_of, find_room
from mapkit.analysis.measures.warnings import Measured, Warnings, sorted_out
from mapkit.analysis.measures.ways import MoverWays, find_ways
from mapkit.compiled import CompiledMap, Missing
from mapkit.errors import UsageError
from mapkit.jobs.in_parts import part_of
from mapkit.messages import phrase
from mapkit.model import GameMap

Progress = Callable[[int, int], None]
"""Called now and then with the steps done and the steps in all; what it raises stops the work."""

_STEPS = 7
_DISPUTES = 14
"""Steps more that disputes count for: they take far longer than all the rest."""
_MOST_FIELDS = 300
"""Of maps of which disputes are asked unless somebody says otherwise; beyond, they take minutes."""


@dataclass(frozen=True, slots=True)
class ReportOptions:
    """What a report shall hold.

    ``version`` and ``checksum``: Of mapkit and of the map's play data, to be shown beside the
    figures; "" for none. They are handed in, since measures know neither.
    """

    disputes: bool | None = None
    """Ask how many answers are disputed, which takes the longest; None asks it of maps of up to 300
    fields."""
    drawing: bool = True
    """Measure what depends on the drawing itself: which obstacles and rules are made use of, and
    how large a circle fits into each field."""
    version: str = ""
    checksum: str = ""
    labels_mm: Mapping[str, float] = field(default_factory=dict)
    """By field, how high its letters stand in print; handed in, since measures draw nothing."""
    threads: int = 1
    """How many are used for disputes, and for what obstacles hide."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A part that the report does not hold, and why, in words."""

    part: str
    why: str


@dataclass(frozen=True, slots=True)
class Report:
    """Every measure of a map.

    ``version`` and ``checksum``: Of mapkit and of the map's play data; "" where they were not
    given.
    """

    map: GameMap
    """That was measured; for a partial build without the parts in error."""
    version: str
    checksum: str
    places: Places
    """Its objectives, starts and entries."""
    exposure: Exposure | None = None
    """Who sees whom."""
    ways: tuple[MoverWays, ...] | None = None
    """For each mover of the ruleset its reach and its times."""
    choke_points: ChokePoints | None = None
    danger: tuple[Danger, ...] | None = None
    """What lies open on the shortest ways from each entry to each objective."""
    hearing: NoiseMeasures | None = None
    holdings: tuple[Holding, ...] = ()
    """Whose the fields are, in rulesets in which fields belong to somebody."""
    fairness: tuple[Supply, ...] = ()
    """How far each army's factories are from income, by mover; empty without two armies."""
    odds: Odds | None = None
    """What becomes of shots with the bag of the start."""
    disputes: DisputeCurve | None = None
    """How many answers are disputed, by tolerance."""
    exercise: Exercise | None = None
    """Which rules of sight and obstacles the board makes use of."""
    room: tuple[Room, ...] | None = None
    """The largest circles in the fields where figures can stand, in map order."""
    warnings: Warnings = field(default_factory=Warnings)
    left_out: tuple[LeftOut, ...] = ()
    """Why a part is None."""
    missing: Missing = field(default_factory=Missing)
    """What a partial build left out of the map."""


def make_report(
    compiled: CompiledMap, options: ReportOptions | None = None, progress: Progress | None = None
) -> Report:
    """Measure a map.

    Two seconds for a board of 130 fields, beside its tables; nearly all of it for disputes.

    Parameters
    ----------
    compiled : CompiledMap
        A partial one gives a report of what no error touches; the rest is named.
    options : ReportOptions, optional
    progress : callable, optional
    """
    asked = options or ReportOptions()
    done = progress or (lambda _done, _total: None)
    game_map, graph, missing = compiled.map, compiled.relations, compiled.missing
    places, out = find_places(game_map), _Out()
    wanted = asked.disputes
    if wanted is None:
        wanted = len(game_map.fields) <= _MOST_FIELDS
    steps = _STEPS + _DISPUTES if wanted else _STEPS
    exposure = None
    if compiled.tables is not None:
        exposure = find_exposure(compiled, places)
    else:
        parts = ("exposure", "danger", "disputes", "exercise")
        out.leave(phrase("the ruleset has no lines of sight"), *parts)
    done(1, steps)
    ways, choke_points, danger = _ways(compiled, places, exposure, out, lambda: done(2, steps))
    done(3, steps)
    hearing = find_noise(game_map, graph, places, missing)
    if hearing is None:
        out.leave(phrase("nobody in the ruleset makes a noise"), "hearing")
    done(4, steps)
    exercise, room = None, None
    if asked.drawing:
        told = part_of(progress, 4, steps)
        exercise = find_exercise(compiled, threads=asked.threads, progress=told)
        room = find_room(game_map, _standing(game_map), base_of(game_map))
    else:
        out.leave(phrase("it was not asked for"), "exercise", "room")
    told = part_of(progress, 5, steps, 1 + _DISPUTES)
    disputes = _disputes(compiled, asked, out, told, wanted=wanted)
    odds = _odds(game_map, out)
    done(steps - 1, steps)
    fairness = () if missing.walking else find_fairness(game_map, graph)
    measured = Measured(
        game_map, graph, places, exposure, ways, choke_points, disputes, exercise, room or (),
        asked.labels_mm, missing,
    )  # fmt: skip
    warnings = find_warnings(measured)
    done(steps, steps)
    return Report(
        game_map, asked.version, asked.checksum, places, exposure, ways, choke_points, danger,
        hearing, find_holdings(game_map), fairness, odds, disputes, exercise, room, warnings,
        tuple(out.parts), missing,
    )  # fmt: skip


class _Out:
    """The parts that a report is made without."""

    def __init__(self) -> None:
        self.parts: list[LeftOut] = []

    def leave(self, why: str, *parts: str) -> None:
        """Note that parts are left out."""
        self.parts.extend(LeftOut(part, why) for part in parts)


def _standing(game_map: GameMap) -> list[str]:
    return [i for i, fits in zip(game_map.fields, standing(game_map), strict=True) if fits]


def _ways(
    compiled: CompiledMap,
    places: Places,
    exposure: Exposure | None,
    out: _Out,
    found: Callable[[], None],
) -> tuple[tuple[MoverWays, ...] | None, ChokePoints | None, tuple[Danger, ...] | None]:
    """Return what depends on where figures step; ``found`` is called when the ways are known."""
    graph, missing = compiled.relations, compiled.missing
    ways = find_ways(compiled.map, graph, places, missing)
    found()
    if missing.walking or missing.passable:
        why = phrase("errors of the map leave open where figures can step")
        known = any(w.reach or w.journeys or w.not_known for w in ways)
        out.leave(
            why, *([] if known else ["ways"]), "choke_points", *(["danger"] if exposure else [])
        )
        return (ways if known else None), None, None
    danger = find_danger(graph, exposure.fields, places) if exposure else None
    choke_points = None
    try:
        choke_points = find_choke_points(_standing(compiled.map), graph.passable)
    except GraphLibraryMissingError as problem:
        out.leave(problem.message, "choke_points")
    return ways, choke_points, danger


def _disputes(
    compiled: CompiledMap,
    asked: ReportOptions,
    out: _Out,
    progress: Progress | None,
    *,
    wanted: bool,
) -> DisputeCurve | None:
    if compiled.tables is None:
        return None
    if wanted and len(compiled.map.fields) > 1:
        return find_dispute_curve(compiled, threads=asked.threads, progress=progress)
    if len(compiled.map.fields) < 2:
        why = phrase("one field makes no pair")
    elif asked.disputes is not None:
        why = phrase("it was not asked for")
    else:
        why = phrase(
            "it takes long on a map of more than {n} fields, and was not asked for", n=_MOST_FIELDS
        )
    out.leave(why, "disputes")
    return None


def _odds(game_map: GameMap, out: _Out) -> Odds | None:
    """Return what becomes of shots; None where there is no bag, or no shot from it."""
    bag = game_map.ruleset.bag
    if bag is None:
        out.leave(phrase("the ruleset has no bag of tokens"), "odds")
        return None
    try:
        return find_odds(bag)
    except UsageError as problem:
        out.leave(problem.message, "odds")
        return None


_CHECKS = {**PLAY_CHECKS, **MAKING_CHECKS}


def find_warnings(measured: Measured) -> Warnings:
    """Compare the measures of a map with the figures of its ruleset.

    Warnings that the ruleset has no figure for are not asked for. Takes no time beside the
    measures.
    """
    figures = measured.map.ruleset.warnings
    found = [
        warning
        for name, check in _CHECKS.items()
        if name in figures
        for warning in check(measured, figures[name])
    ]
    return sorted_out(measured.map, found)
