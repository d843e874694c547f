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

__all__ = ["LeftOut", "Progress", "Report", "ReportOptions", "find_warnings", "make_report"]

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

    Attributes
    ----------
    disputes : bool or None
        Ask how many answers are disputed, which takes the longest; None asks it of maps of up to
        300 fields.
    drawing : bool
        Measure what depends on the drawing itself: which obstacles and rules are made use of, and
        how large a circle fits into each field.
    version, checksum : str
        Of mapkit and of the map's play data, to be shown beside the figures; "" for none. They are
        handed in, since measures know neither.
    labels_mm : mapping of str to float
        By field, how high its letters stand in print; handed in, since measures draw nothing.
    threads : int
        How many are used for disputes, and for what obstacles hide.
    """

    disputes: bool | None = None
    drawing: bool = True
    version: str = ""
    checksum: str = ""
    labels_mm: Mapping[str, float] = field(default_factory=dict)
    threads: int = 1


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A part that the report does not hold, and why, in words."""

    part: str
    why: str


@dataclass(frozen=True, slots=True)
class Report:
    """Every measure of a map.

    Attributes
    ----------
    map : GameMap
        That was measured; for a partial build without the parts in error.
    version, checksum : str
        Of mapkit and of the map's play data; "" where they were not given.
    places : Places
        Its objectives, starts and entries.
    exposure : Exposure or None
        Who sees whom.
    ways : tuple of MoverWays or None
        For each mover of the ruleset its reach and its times.
    choke_points : ChokePoints or None
    danger : tuple of Danger or None
        What lies open on the shortest ways from each entry to each objective.
    hearing : NoiseMeasures or None
    holdings : tuple of Holding
        Whose the fields are, in rulesets in which fields belong to somebody.
    odds : Odds or None
        What becomes of shots with the bag of the start.
    disputes : DisputeCurve or None
        How many answers are disputed, by tolerance.
    exercise : Exercise or None
        Which rules of sight and obstacles the board makes use of.
    room : tuple of Room or None
        The largest circles in the fields where figures can stand, in map order.
    warnings : Warnings
    left_out : tuple of LeftOut
        Why a part is None.
    missing : Missing
        What a partial build left out of the map.
    """

    map: GameMap
    version: str
    checksum: str
    places: Places
    exposure: Exposure | None = None
    ways: tuple[MoverWays, ...] | None = None
    choke_points: ChokePoints | None = None
    danger: tuple[Danger, ...] | None = None
    hearing: NoiseMeasures | None = None
    holdings: tuple[Holding, ...] = ()
    odds: Odds | None = None
    disputes: DisputeCurve | None = None
    exercise: Exercise | None = None
    room: tuple[Room, ...] | None = None
    warnings: Warnings = field(default_factory=Warnings)
    left_out: tuple[LeftOut, ...] = ()
    missing: Missing = field(default_factory=Missing)


def _no_disputes(compiled: CompiledMap, asked: ReportOptions, *, wanted: bool) -> str:
    """Return why disputes are not counted; empty where they are, or where there is no sight."""
    if compiled.tables is None:
        return ""
    if len(compiled.map.fields) < 2:
        return phrase("one field makes no pair")
    if wanted:
        return ""
    if asked.disputes is not None:
        return phrase("it was not asked for")
    return phrase(
        "it takes long on a map of more than {n} fields, and was not asked for", n=_MOST_FIELDS
    )


def _odds(game_map: GameMap) -> Odds:
    """Return what becomes of shots; UsageError where there is no bag, or no shot from it."""
    bag = game_map.ruleset.bag
    if bag is None:
        raise UsageError(phrase("the ruleset has no bag of tokens"))
    return find_odds(bag)


def make_report(
    compiled: CompiledMap,
    options: ReportOptions | None = None,
    progress: Progress | None = None,
) -> Report:
    """Measure a map.

    Parameters
    ----------
    compiled : CompiledMap
        A partial one gives a report of what no error touches; the rest is named.
    options : ReportOptions, optional
    progress : callable, optional

    Notes
    -----
    Two seconds for a board of 130 fields, beside its tables; nearly all of it for disputes.
    """
    asked = options or ReportOptions()
    done = progress or (lambda _done, _total: None)
    game_map, graph, missing = compiled.map, compiled.relations, compiled.missing
    places = find_places(game_map)
    left_out: list[LeftOut] = []
    large = len(game_map.fields) > _MOST_FIELDS
    with_disputes = asked.disputes or (asked.disputes is None and not large)
    steps = _STEPS + _DISPUTES if with_disputes else _STEPS

    def leave_out(why: str, *parts: str) -> None:
        left_out.extend(LeftOut(part, why) for part in parts)

    exposure = None
    if compiled.tables is None:
        parts = ("exposure", "danger", "disputes", "exercise")
        leave_out(phrase("the ruleset has no lines of sight"), *parts)
    else:
        exposure = find_exposure(compiled, places)

    done(1, steps)
    ids = [i for i, fits in zip(game_map.fields, standing(game_map), strict=True) if fits]
    choke_points, danger = None, None
    ways: tuple[MoverWays, ...] | None = find_ways(game_map, graph, places, missing)
    done(2, steps)
    if missing.walking or missing.passable:
        why = phrase("errors of the map leave open where figures can step")
        if not any(w.reach or w.journeys or w.not_known for w in ways or ()):
            ways = None
            leave_out(why, "ways")
        leave_out(why, "choke_points", *(["danger"] if exposure else ()))
    else:
        if exposure:
            danger = find_danger(graph, exposure.fields, places)
        try:
            choke_points = find_choke_points(ids, graph.passable)
        except GraphLibraryMissingError as problem:
            leave_out(problem.message, "choke_points")

    done(3, steps)
    hearing = find_noise(game_map, graph, places, missing)
    if hearing is None:
        leave_out(phrase("the ruleset has nobody who makes a noise"), "hearing")
    done(4, steps)
    exercise, disputes = None, None
    room: tuple[Room, ...] | None = None
    if asked.drawing:
        exercise = find_exercise(
            compiled, threads=asked.threads, progress=part_of(progress, 4, steps)
        )
        room = find_room(game_map, ids, base_of(game_map))
    else:
        leave_out(phrase("it was not asked for"), "exercise", "room")
    uncounted = _no_disputes(compiled, asked, wanted=with_disputes)
    if uncounted:
        leave_out(uncounted, "disputes")
    elif with_disputes:
        disputes = find_dispute_curve(
            compiled, threads=asked.threads, progress=part_of(progress, 5, steps, 1 + _DISPUTES)
        )
    odds = None
    try:
        odds = _odds(game_map)
    except UsageError as problem:
        leave_out(problem.message, "odds")
    done(steps - 1, steps)
    warnings = find_warnings(
        Measured(
            game_map, graph, places, exposure, ways, choke_points, disputes, exercise,
            room or (),
            asked.labels_mm,
            missing,
        )
    )  # fmt: skip
    done(steps, steps)
    return Report(
        map=game_map,
        version=asked.version,
        checksum=asked.checksum,
        places=places,
        exposure=exposure,
        ways=ways,
        choke_points=choke_points,
        danger=danger,
        hearing=hearing,
        holdings=find_holdings(game_map),
        odds=odds,
        disputes=disputes,
        exercise=exercise,
        room=room,
        warnings=warnings,
        left_out=tuple(left_out),
        missing=missing,
    )


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
