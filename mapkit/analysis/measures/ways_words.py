"""Ways, choke points and dangers of a report in sentences."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence

from mapkit.analysis.measures.choke_points import ChokePoints, find_closed_places
from mapkit.analysis.measures.places import ENTRY, SHOWN, START, in_one_sector, listed, number
from mapkit.analysis.measures.report import Report
from mapkit.analysis.measures.ways import Journey, MoverWays
from mapkit.analysis.names import describe_field
from mapkit.messages import Phrase, decimal, phrase, phrase_n, say, say_n, translated, upper_first
from mapkit.model import GameMap


def way_sentences(report: Report) -> Iterator[str]:
    """Say how far figures get, and how long ways take."""
    for ways in report.ways or ():
        yield from _ways(report.map, ways)
    yield from _barred(report)


def _ways(game_map: GameMap, ways: MoverWays) -> Iterator[str]:
    mover = upper_first(translated(Phrase(ways.label)))
    if ways.not_known:
        yield f"{mover}: {translated(Phrase(ways.not_known))}."
        return
    if ways.reach:
        yield say(
            "{mover}: other fields within a turn: {one} at the median; within two turns: {two}.",
            mover=mover,
            one=number(statistics.median(r.one for r in ways.reach.values())),
            two=number(statistics.median(r.two for r in ways.reach.values())),
        )
    if ways.unsure_reach:
        yield "  " + say_n(
            "{n} field(s) left out: errors of the map may change what lies within a turn or two",
            ways.unsure_reach,
        )
    entries = [j for j in ways.journeys if j.origin.kind == ENTRY]
    starts = [j for j in ways.journeys if j.origin.kind == START]
    yield from _times(
        phrase("From the entries of other sectors to the objectives"),
        [j for j in entries if not j.same_sector],
    )
    yield from _times(phrase("From the starts to the objectives"), starts)
    yield from _closed(game_map, ways.journeys)
    if ways.unsure_journeys:
        yield "  " + say_n(
            "{n} way(s) left out: errors of the map may change how long they take",
            ways.unsure_journeys,
        )


def _barred(report: Report) -> Iterator[str]:
    """Say how many pairs the turns from entries leave out."""
    barred = {
        (j.origin.name, j.objective.name)
        for ways in report.ways or ()
        for j in ways.journeys
        if j.origin.kind == ENTRY and j.same_sector and j.turns is not None
    }
    if barred:
        yield say_n(
            "Not among these turns: {n} pair(s) of an entry and an objective in one sector. The "
            "sniper may not enter by the sector of his objective.",
            len(barred),
        )


def _times(what: Phrase, journeys: Sequence[Journey]) -> Iterator[str]:
    alone = [j.turns for j in journeys if j.turns is not None]
    among = [j.among_squads for j in journeys if j.among_squads is not None]
    if alone:
        yield "  " + say("{what}: {turns}", what=what, turns=_turns(alone))
    if among and among != alone:
        yield "  " + say("{what}, among squads: {turns}", what=what, turns=_turns(among))


def _turns(counts: Sequence[int]) -> Phrase:
    if min(counts) == max(counts):
        return phrase_n("{n} turn(s)", max(counts))
    return phrase(
        "{least} to {most} turns, {median} at the median",
        least=min(counts), most=max(counts), median=number(statistics.median(counts)),
    )  # fmt: skip


def _closed(game_map: GameMap, journeys: Sequence[Journey]) -> Iterator[str]:
    """Say where no way leads, on an empty board and among squads."""
    never = [j for j in journeys if j.turns is None]
    held = [j for j in journeys if j.turns is not None and j.among_squads is None]
    for some, squads in ((never, False), (held, True)):
        lines = []
        for place in find_closed_places((j.origin.field, j.objective.field) for j in some):
            here = describe_field(game_map, place.field)
            origins, objectives = (
                listed(describe_field(game_map, i) for i in ends)
                for ends in (place.origins, place.objectives)
            )
            lines += [(origins, here)] * bool(origins) + [(here, objectives)] * bool(objectives)
        for start, end in lines[:SHOWN]:
            if squads:
                said = say(
                    "no way from {start} to {end} while the squads are on their starts",
                    start=start, end=end,
                )  # fmt: skip
            else:
                said = say("no way from {start} to {end}", start=start, end=end)
            yield f"  {said}"
        if len(lines) > SHOWN:
            yield "  " + say_n("and {n} more without a way", len(lines) - SHOWN)


def choke_point_sentences(game_map: GameMap, found: ChokePoints) -> Iterator[str]:
    """Say which parts no step joins, and where everybody walks."""
    if len(found.parts) > 1:
        sizes = sorted((len(part) for part in found.parts), reverse=True)
        yield say_n(
            "The board is in {n} parts that no step joins; fields in each: {sizes}.",
            len(found.parts), sizes=listed(str(n) for n in sizes),
        )  # fmt: skip
    if found.articulations:
        yield say(
            "Choke points, the only way to some fields: {fields}.",
            fields=listed(describe_field(game_map, i) for i in found.articulations),
        )
    busy = sorted(found.fields, key=lambda i: -found.fields[i].between)[:3]
    busy = [i for i in busy if found.fields[i].between > 0]
    if busy:
        yield say(
            "Shortest ways lead most often over {fields}.",
            fields=tuple(describe_field(game_map, i) for i in busy),
        )


def danger_sentences(report: Report) -> Iterator[str]:
    """Say which way lies most open."""
    ways = [
        d
        for d in report.danger or ()
        if d.mean is not None and not in_one_sector(d.entry, d.objective)
    ]
    if not ways:
        return
    worst = max(ways, key=lambda d: (d.mean or 0) / d.fields)
    yield say(
        "The most exposed shortest way leads from {start} to {end}: its fields have an "
        "exposure of {mean} on average.",
        start=describe_field(report.map, worst.entry.field),
        end=describe_field(report.map, worst.objective.field),
        mean=decimal(float(worst.mean or 0) / worst.fields, 1, trim=True),
    )
