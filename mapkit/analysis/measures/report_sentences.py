"""A report in sentences, short enough for a terminal."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Sequence

from mapkit.analysis.measures.exposure import Exposure, Spread
from mapkit.analysis.measures.fairness import fairness_sentences
from mapkit.analysis.measures.odds_words import odds_sentences
from mapkit.analysis.measures.places import ENTRY, OBJECTIVE, START, listed, number, standing
from mapkit.analysis.measures.report import Report
from mapkit.analysis.measures.warnings import warning_sentences
from mapkit.analysis.measures.ways_words import (
    choke_point_sentences,
    danger_sentences,
    way_sentences,
)
from mapkit.analysis.names import describe_field
from mapkit.compiled import Missing
from mapkit.messages import Phrase, phrase, say, say_n, translated, upper_first
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
