"""A report and a comparison of two in sentences, short enough for a terminal."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Iterator, Sequence

from mapkit.analysis.measures.choke_points import ChokePoints
from mapkit.analysis.measures.comparison import FigureChange, ReportComparison, warning_subject
from mapkit.analysis.measures.exposure import Exposure, Spread
from mapkit.analysis.measures.odds_words import odds_sentences
from mapkit.analysis.measures.places import ENTRY, OBJECTIVE, START
from mapkit.analysis.measures.report import Report
from mapkit.analysis.measures.warnings import warning_sentences
from mapkit.analysis.measures.ways import Journey, MoverWays
from mapkit.analysis.names import describe_field
from mapkit.messages import Phrase, decimal, phrase, say, say_n, translated, upper_first
from mapkit.model import GameMap

__all__ = ["comparison_sentences", "measure_words", "part_words", "report_sentences"]

_SHOWN = 8
"""Of longer lists so many are named; the JSON has all."""


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
    yield say_n("{name}: {n} field(s).", len(game_map.fields), name=game_map.name)
    yield from _without(report)
    if exposure:
        yield from _exposure(report, exposure)
    for ways in report.ways or ():
        yield from _ways(game_map, ways)
    if report.choke_points:
        yield from _choke_points(game_map, report.choke_points)
    yield from _danger(report)
    if report.hearing and report.hearing.fields:
        heard = [f.heard_from for f in report.hearing.fields.values()]
        yield say(
            "A noisy move over a field is heard from {least} to {most} others, {median} at the "
            "median.",
            least=min(heard), most=max(heard), median=_number(statistics.median(heard)),
        )  # fmt: skip
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
    if report.odds and game_map.ruleset.bag:
        pairs = report.exposure.distances if report.exposure else None
        yield from odds_sentences(game_map.ruleset.bag, report.odds, pairs)
    if report.disputes:
        yield from report.disputes.sentences
    yield from warning_sentences(report.warnings)
    for left in report.left_out:
        yield say("Left out: {part}: {why}.", part=part_words(left.part), why=Phrase(left.why))


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
        yield say("The map lacks {marks}: what hangs on them is not measured.", marks=lacking)


def _exposure(report: Report, exposure: Exposure) -> Iterator[str]:
    game_map = report.map
    if exposure.board.fields:
        yield say(
            "Exposure: a field is seen from {least} to {most} others, {median} at the median; "
            "from most is {worst}.",
            **_spread(game_map, exposure.board),
        )
    groups: list[tuple[str, Spread]] = [
        (translated(game_map.sectors[name].name), spread)
        for name, spread in exposure.sectors.items()
        if name and spread.fields
    ]
    if exposure.objectives.fields:
        groups.append((say("objectives"), exposure.objectives))
    for group, spread in groups:
        yield "  " + say(
            "{group}: {least} to {most}, {median} at the median; most {worst}",
            group=group, **_spread(game_map, spread),
        )  # fmt: skip
    if exposure.board.unsure:
        yield "  " + say_n(
            "{n} field(s) may be seen from more: errors of the map leave that open",
            exposure.board.unsure,
        )
    if exposure.cover:
        yield say_n(
            "No start sees {n} field(s): {fields}.", len(exposure.cover),
            fields=_listed(describe_field(game_map, i) for i in exposure.cover),
        )  # fmt: skip
    elif exposure.cover is not None:
        yield say("Every field for figures is seen from some start.")
    if exposure.lanes:
        lanes = _listed(f"{lane.a}-{lane.b} ({lane.distance})" for lane in exposure.lanes)
        yield say("The longest lanes, with their shot distances: {lanes}.", lanes=lanes)


def _ways(game_map: GameMap, ways: MoverWays) -> Iterator[str]:
    mover = upper_first(translated(Phrase(ways.label)))
    if ways.not_known:
        yield f"{mover}: {translated(Phrase(ways.not_known))}."
        return
    if ways.reach:
        yield say(
            "{mover}: a turn leads to {one} other fields at the median, two turns to {two}.",
            mover=mover,
            one=_number(statistics.median(r.one for r in ways.reach.values())),
            two=_number(statistics.median(r.two for r in ways.reach.values())),
        )
    entries = [j for j in ways.journeys if j.origin.kind == ENTRY]
    starts = [j for j in ways.journeys if j.origin.kind == START]
    yield from _times(
        phrase("From the entries of other sectors to the objectives"),
        [j for j in entries if not j.same_sector],
    )
    yield from _times(phrase("From the starts to the objectives"), starts)
    closed = [j for j in ways.journeys if j.among_squads is None]
    for journey in closed[:_SHOWN]:
        yield "  " + _no_way(game_map, journey)
    if len(closed) > _SHOWN:
        yield "  " + say_n("and {n} more without a way", len(closed) - _SHOWN)


def _times(what: Phrase, journeys: Sequence[Journey]) -> Iterator[str]:
    alone = [j.turns for j in journeys if j.turns is not None]
    among = [j.among_squads for j in journeys if j.among_squads is not None]
    if alone:
        yield "  " + say(
            "{what}: {least} to {most} turns, {median} at the median", what=what,
            least=min(alone), most=max(alone), median=_number(statistics.median(alone)),
        )  # fmt: skip
    if among and among != alone:
        yield "  " + say(
            "{what}, among squads: {least} to {most} turns, {median} at the median", what=what,
            least=min(among), most=max(among), median=_number(statistics.median(among)),
        )  # fmt: skip


def _no_way(game_map: GameMap, journey: Journey) -> str:
    ends = {
        "start": describe_field(game_map, journey.origin.field),
        "end": describe_field(game_map, journey.objective.field),
    }
    if journey.turns is None:
        return say("no way from {start} to {end}", **ends)
    return say("no way from {start} to {end} while the squads are on their starts", **ends)


def _choke_points(game_map: GameMap, found: ChokePoints) -> Iterator[str]:
    if len(found.parts) > 1:
        sizes = sorted((len(part) for part in found.parts), reverse=True)
        yield say_n(
            "The board is in {n} parts that no step joins, of {sizes} fields.",
            len(found.parts), sizes=_listed(str(n) for n in sizes),
        )  # fmt: skip
    if found.articulations:
        yield say(
            "Choke points, the only way to some fields: {fields}.",
            fields=_listed(describe_field(game_map, i) for i in found.articulations),
        )
    busy = sorted(found.fields, key=lambda i: -found.fields[i].between)[:3]
    busy = [i for i in busy if found.fields[i].between > 0]
    if busy:
        yield say(
            "Most of the shortest ways lead over {fields}.",
            fields=tuple(describe_field(game_map, i) for i in busy),
        )


def _danger(report: Report) -> Iterator[str]:
    ways = [d for d in report.danger or () if d.mean is not None]
    if not ways:
        return
    worst = max(ways, key=lambda d: (d.mean or 0) / d.fields)
    yield say(
        "The most exposed shortest way leads from {start} to {end}: a field on it is seen from "
        "{mean} others on average.",
        start=describe_field(report.map, worst.entry.field),
        end=describe_field(report.map, worst.objective.field),
        mean=decimal(float(worst.mean or 0) / worst.fields, 1, trim=True),
    )


def comparison_sentences(found: ReportComparison) -> tuple[str, ...]:
    """Return what changed between two reports: in numbers first, then the larger subjects."""
    if not found.changes:
        return (say("No figure changed."),)
    said = [
        say(
            "{rose} figures rose, {fell} fell, {new} are new, {gone} are gone.",
            **{name: len(found.having(name)) for name in ("rose", "fell", "new", "gone")},
        )
    ]
    said += [f"  {_changed(found, c)}" for c in found.changes if c.about != "field"]
    fields = [c for c in found.changes if c.about == "field" and c.measure == "seen_from"]
    fields.sort(key=lambda c: -abs((c.after or 0) - (c.before or 0)))
    said += [f"  {_changed(found, c)}" for c in fields[:_SHOWN]]
    if len(fields) > _SHOWN:
        said.append("  " + say_n("and the exposure of {n} more field(s)", len(fields) - _SHOWN))
    return tuple(said)


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
        "disputed_sight": phrase("pairs disputed in sight"),
        "disputed_distance": phrase("pairs disputed in distance"),
    }
    return words.get(measure, Phrase(measure))


def _changed(found: ReportComparison, change: FigureChange) -> str:
    if change.about == "warning":
        return _changed_warning(found, change)
    subject = _subject(found, change)
    if change.mover:
        label = found.old.map.ruleset.movers[change.mover].label
        subject = f"{translated(Phrase(label))}, {subject}"
    ways = change.about == "way" and change.change in ("rose", "fell")
    before, after = (_amount(n, ways=ways) for n in (change.before, change.after))
    return f"{subject}: {translated(measure_words(change.measure))}: {before} > {after}"


def _changed_warning(found: ReportComparison, change: FigureChange) -> str:
    report = found.old if change.change == "gone" else found.new
    warning = translated(
        next(
            w.sentence
            for w in report.warnings.open
            if (w.warning, warning_subject(w)) == (change.measure, change.subject)
        )
    )
    if change.change == "new":
        return say("new warning: {warning}", warning=warning)
    if change.change == "gone":
        return say("no longer: {warning}", warning=warning)
    before = _amount(change.before, ways=False)
    return say("warning, before {before}: {warning}", before=before, warning=warning)


def _subject(found: ReportComparison, change: FigureChange) -> str:
    """Say what a figure is about, by the names of the map that has it."""
    report = found.new if change.change == "new" else found.old
    match change.about:
        case "board":
            return say("board")
        case "sector":
            sector = report.map.sectors.get(change.subject)
            return say("fields of no sector") if sector is None else translated(sector.name)
        case "field":
            return say("field {field}", field=describe_field(report.map, change.subject))
    places = report.places
    fields = {p.name: p.field for p in (*places.objectives, *places.starts, *places.entries)}
    return " > ".join(
        describe_field(report.map, fields[name]) for name in change.subject.split(" > ")
    )


def _amount(value: float | None, *, ways: bool) -> str:
    if value is None:
        return say("no way") if ways else "-"
    return translated(_number(value))


def _spread(game_map: GameMap, spread: Spread) -> dict[str, object]:
    return {
        "least": spread.least,
        "most": spread.most,
        "median": _number(spread.median or 0),
        "worst": describe_field(game_map, spread.worst or ""),
    }


def _number(value: float) -> Phrase:
    return decimal(value, 2, trim=True)


def _listed(words: Iterable[str]) -> tuple[str, ...]:
    said = tuple(words)
    if len(said) <= _SHOWN:
        return said
    return (*said[:_SHOWN], say_n("{n} more", len(said) - _SHOWN))
