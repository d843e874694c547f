"""The report of a map: every measure of it, as values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from mapkit.analysis.measures.choke_points import (
    ChokePoints,
    GraphLibraryMissingError,
    find_choke_points,
)
from mapkit.analysis.measures.danger import Danger, find_danger
from mapkit.analysis.measures.exposure import Exposure, find_exposure
from mapkit.analysis.measures.hearing import NoiseMeasures, find_noise
from mapkit.analysis.measures.holdings import Holding, find_holdings
from mapkit.analysis.measures.places import Places, find_places, standing
from mapkit.analysis.measures.ways import MoverWays, find_ways
from mapkit.compiled import CompiledMap, Missing
from mapkit.messages import phrase
from mapkit.model import GameMap

__all__ = ["LeftOut", "Progress", "Report", "ReportOptions", "make_report"]

Progress = Callable[[int, int], None]
"""Called now and then with the steps done and the steps in all; what it raises stops the work."""

_STEPS = 4


@dataclass(frozen=True, slots=True)
class ReportOptions:
    """What a report shall hold.

    Attributes
    ----------
    disputes : bool
        Ask how many answers are disputed, which takes the longest.
    version, checksum : str
        Of mapkit and of the map's play data, to be shown beside the figures; "" for none. They are
        handed in, since measures know neither.
    """

    disputes: bool = True
    version: str = ""
    checksum: str = ""


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
    left_out: tuple[LeftOut, ...] = ()
    missing: Missing = field(default_factory=Missing)


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
    0.2 s for a board of 130 fields, beside its tables.
    """
    asked = options or ReportOptions()
    done = progress or (lambda _done, _total: None)
    game_map, graph, missing = compiled.map, compiled.relations, compiled.missing
    places = find_places(game_map)
    left_out: list[LeftOut] = []

    def leave_out(why: str, *parts: str) -> None:
        left_out.extend(LeftOut(part, why) for part in parts)

    exposure = None
    if compiled.tables is None:
        leave_out(phrase("the ruleset has no lines of sight"), "exposure", "danger")
    else:
        exposure = find_exposure(compiled, places)

    done(1, _STEPS)
    ways, choke_points, danger = None, None, None
    if missing.walking or missing.passable:
        why = phrase("errors of the map leave open where figures can step")
        leave_out(why, "ways", "choke_points", *(["danger"] if exposure else ()))
    else:
        ways = find_ways(game_map, graph, places)
        done(2, _STEPS)
        if exposure:
            danger = find_danger(graph, exposure.fields, places)
        ids = [i for i, fits in zip(game_map.fields, standing(game_map), strict=True) if fits]
        try:
            choke_points = find_choke_points(ids, graph.passable)
        except GraphLibraryMissingError as problem:
            leave_out(problem.message, "choke_points")

    done(3, _STEPS)
    hearing = None
    if missing.fields:
        leave_out(phrase("errors of the map leave open which fields are adjacent"), "hearing")
    else:
        hearing = find_noise(game_map, graph, places)
        if hearing is None:
            leave_out(phrase("the ruleset has nobody who makes a noise"), "hearing")
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
        left_out=tuple(left_out),
        missing=missing,
    )
