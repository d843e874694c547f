"""A report in sentences, short enough for a terminal."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence

from mapkit.analysis.measures.choke_points import ChokePoints, find_closed_places
from mapkit.analysis.measures.exposure import Exposure, Spread
from mapkit.analysis.measures.fairness import fairness_sentences
from mapkit.analysis.measures.odds_words import odds_sentences
from mapkit.analysis.measures.places import (
    ENTRY,
    OBJECTIVE,
    SHOWN,
    START,
    in_one_sector,
    listed,
    number,
    standing,
)
from mapkit.analysis.measures.report import Report
from mapkit.analysis.measures.warnings import warning_sentences
from mapkit.analysis.measures.ways import Journey, MoverWays
from mapkit.analysis.names import describe_field
from mapkit.compiled import Missing
from mapkit.messages import Phrase, decimal, phrase, phrase_n, say, say_n, translated, upper_first
from mapkit.model import GameMap


def report_sentences(report: Report) -> tuple[str, ...]:
    """Return what a report comes to, the size of the map first.

    Lines that belong to the one before begin with two blanks.
    """
    return tuple(_sentences(report))


def part_words(part: str) -> Phrase:
    """Return how a part of the report is called, for ``left_out``."""
    words = {
        "exposure": phrase("exposure"),
        "ways": phrase("ways"),
        "choke_points": phrase("choke points"),
        "danger": phrase("danger on the ways"),
        "hearing": phrase("hearing"),
        "odds": phrase("odds"),
        "disputes": phrase("disputes"),
        "room": phrase("room for figures"),
        "exercise": phrase("rules that are made use of"),
    }
    return words.get(part, Phrase(part))


def _sentences(report: Report) -> Iterator[str]:
    game_map, exposure = report.map, report.exposure
    yield say_n("{name}: {n} field(s).", len(game_map.fields), name=game_map.title)
    if not standing(game_map).any():
        yield say("Figures can stand on none of them.")
    lost = _lost(report.missing)
    if lost:
        yield say("Errors of the map leave out: {things}.", things=lost)
    yield from _without(report)
    if exposure:
        yield from _exposure(report, exposure)
    yield from way_sentences(report)
    if report.choke_points:
        yield from choke_point_sentences(game_map, report.choke_points)
    yield from danger_sentences(report)
    if report.hearing and report.hearing.fields:
        yield _heard([f.heard_from for f in report.hearing.fields.values()])
        unsure = sum(f.unsure > 0 for f in report.hearing.fields.values())
        if unsure:
            yield "  " + say_n(
                "{n} field(s) may be heard from more: errors of the map leave that open", unsure
            )
    for held in report.holdings:
        if held.fields:
            extra = [f"{name} {n}" for name, n in held.sums.items()]
            yield say_n(
                "{attribute} {value}: {n} field(s) ({kinds}).",
                len(held.fields),
                attribute=upper_first(
                    translated(game_map.ruleset.attributes[held.attribute].label)
                ),
                value=translated(str(held.value)),
                kinds=(*(f"{kind} {n}" for kind, n in held.kinds.items()), *extra),
            )
    yield from fairness_sentences(game_map, report.fairness)
    pairs = report.exposure.distances if report.exposure else None
    if report.odds and game_map.ruleset.bag and pairs != {}:
        yield from odds_sentences(game_map.ruleset.bag, report.odds, pairs)
    if report.disputes:
        yield from report.disputes.sentences
    yield from warning_sentences(report.warnings)
    if report.missing and report.warnings.open:
        yield "  " + say("errors of the map may change the figures of these warnings")
    for left in report.left_out:
        yield say("Left out: {part}: {why}.", part=part_words(left.part), why=Phrase(left.why))


def _lost(missing: Missing) -> tuple[str, ...]:
    """Name what a partial build leaves out."""
    fields, portals, markers = map(sorted, (missing.fields, missing.portals, missing.markers))
    said = (
        say_n("field(s) {names}", len(fields), names=listed(fields)) if fields else "",
        say_n("portal(s) {names}", len(portals), names=listed(portals)) if portals else "",
        say_n("marker(s) {names}", len(markers), names=listed(markers)) if markers else "",
    )
    return tuple(filter(None, said))


def _without(report: Report) -> Iterator[str]:
    """Say which marks the game knows and the map does not have."""
    places = report.places
    words = {
        OBJECTIVE: (places.objectives, say("objectives")),
        START: (places.starts, say("starts")),
        ENTRY: (places.entries, say("entries")),
    }
    known = report.map.ruleset.markers
    lacking = tuple(said for kind, (here, said) in words.items() if kind in known and not here)
    if lacking:
        yield say("The map lacks {marks}: what depends on them is not measured.", marks=lacking)


def _exposure(report: Report, exposure: Exposure) -> Iterator[str]:
    game_map, board = report.map, exposure.board
    if not board.most:
        if board.fields:
            yield say("Exposure: no field sees another.")
    elif board.least == board.most:
        yield say_n("Exposure: every field is seen from {n} other(s).", board.most)
    else:
        yield say(
            "Exposure: a field is seen from {least} to {most} others, {median} at the median; "
            "from most is {worst}.",
            **_spread(game_map, board),
        )
        yield from _groups(game_map, exposure)
    if board.unsure:
        yield "  " + say_n(
            "{n} field(s) may be seen from more: errors of the map leave that open", board.unsure
        )
    if exposure.cover:
        yield say_n(
            "No start sees {n} field(s): {fields}.", len(exposure.cover),
            fields=listed(describe_field(game_map, i) for i in exposure.cover),
        )  # fmt: skip
    elif exposure.cover is not None and exposure.board.unsure:
        yield say("Of no field it is certain that no start sees it.")
    elif exposure.cover is not None:
        yield say("Every field for figures is seen from some start.")
    if exposure.lanes:
        lanes = listed(f"{lane.origin}-{lane.target} ({lane.distance})" for lane in exposure.lanes)
        yield say("The longest lanes, with their shot distances: {lanes}.", lanes=lanes)


def _groups(game_map: GameMap, exposure: Exposure) -> Iterator[str]:
    """Say the same of each sector, and of the objectives."""
    groups: list[tuple[str, Spread]] = [
        (translated(game_map.sectors[name].name), spread)
        for name, spread in exposure.sectors.items()
        if name and spread.fields
    ]
    if exposure.objectives.fields:
        groups.append((say("objectives"), exposure.objectives))
    for group, spread in groups:
        if spread.least == spread.most:
            yield "  " + say("{group}: {n}", group=group, n=spread.most)
        else:
            yield "  " + say(
                "{group}: {least} to {most}, {median} at the median; most {worst}",
                group=group, **_spread(game_map, spread),
            )  # fmt: skip


def _heard(counts: Sequence[int]) -> str:
    """Say from how many fields a noise is heard."""
    if min(counts) == max(counts):
        return say_n("A noisy move over any field is heard from {n} other(s).", max(counts))
    return say(
        "A noisy move over a field is heard from {least} to {most} others, {median} at the median.",
        least=min(counts), most=max(counts), median=number(statistics.median(counts)),
    )  # fmt: skip


def measure_words(measure: str) -> Phrase:
    """Return how a figure is called."""
    words = {
        "seen_from": phrase("seen from"),
        "seen_from_median": phrase("seen from, at the median"),
        "seen_from_most": phrase("seen from, at most"),
        "cover": phrase("fields that no start sees"),
        "longest_lane": phrase("the longest lane"),
        "turns": phrase("turns"),
        "among_squads": phrase("turns among squads"),
        "reach_one": phrase("fields within a turn"),
        "reach_two": phrase("fields within two turns"),
        "danger_mean": phrase("exposure on the way"),
        "parts": phrase("parts of the board"),
        "articulations": phrase("fields that are the only way to others"),
        "between": phrase("shortest ways over it"),
        "cut_off": phrase("fields cut off without it"),
        "heard_from": phrase("heard from"),
        "disputed_sight": phrase("pairs whose sight is not settled"),
        "disputed_distance": phrase("pairs disputed in distance"),
    }
    return words.get(measure, Phrase(measure))


def _spread(game_map: GameMap, spread: Spread) -> dict[str, object]:
    return {
        "least": spread.least,
        "most": spread.most,
        "median": number(spread.median or 0),
        "worst": describe_field(game_map, spread.worst or ""),
    }


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
