"""Warnings about play: what lies open, what is a trap, where everybody has to pass."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping

from mapkit.analysis.measures.choke_points import find_closed_places
from mapkit.analysis.measures.warnings import Check, MapWarning, Measured, about_field, is_common
from mapkit.analysis.names import describe_field
from mapkit.analysis.steps import StepGraph
from mapkit.coverage.checks.wording import listed
from mapkit.messages import Phrase, decimal, phrase, phrase_n

Found = Iterator[MapWarning]


def _exposed_objective(m: Measured, threshold: float) -> Found:
    """Seen from so many times as many fields as the middle one."""
    seen = _seen_objectives(m)
    if len(seen) < 3:
        return
    middle = statistics.median(seen.values())
    for i, n in seen.items():
        if n < threshold * middle or n == 0:
            continue
        others: float = max(k for other, k in seen.items() if other != i)
        named = {"objective": describe_field(m.map, i)}
        if n > others:
            said = phrase_n(
                "{objective} can be shot at from {n} field(s); no other from more than {m}.",
                n, **named, m=others,
            )  # fmt: skip
        else:
            others = middle
            said = phrase_n(
                "{objective} can be shot at from {n} field(s); the middle one of the objectives "
                "from {m}.",
                n, **named, m=decimal(middle, 1, trim=True),
            )  # fmt: skip
        yield about_field("exposed_objective", said, n, threshold, others, i)


def _seen_objectives(m: Measured) -> dict[str, int]:
    if m.exposure is None:
        return {}
    seen = m.exposure.fields
    return {p.field: seen[p.field].seen_from for p in m.places.objectives if seen[p.field].stands}


def _open_sector(m: Measured, threshold: float) -> Found:
    """Its middle field is seen from so many times as many as the board's."""
    if m.exposure is None or not m.exposure.board.median:
        return
    board = m.exposure.board.median
    medians = {
        name: spread.median
        for name, spread in m.exposure.sectors.items()
        if name and spread.median is not None
    }
    for name, median in medians.items():
        others = [k for other, k in medians.items() if other != name]
        if others and median >= threshold * board:
            said = phrase(
                "{sector} lies open: half of its fields are seen from {n} others or more; of the "
                "whole board from {m}.",
                sector=Phrase(m.map.sectors[name].name),
                n=decimal(median, 1, trim=True),
                m=decimal(board, 1, trim=True),
            )
            fields = tuple(i for i, f in m.map.fields.items() if f.sector == name)
            yield MapWarning(
                "open_sector", said, median, threshold, board, sector=name, fields=fields
            )


def _wide_view(m: Measured, threshold: float) -> Found:
    """Of the others this share is seen; where many fields see it, the board lies open."""
    if m.exposure is None or m.exposure.board.median is None or m.exposure.board.fields < 3:
        return
    total = m.exposure.board.fields - 1
    seen = {i: f.seen_from for i, f in m.exposure.fields.items() if f.stands}
    wide = {i: n for i, n in seen.items() if n > 0 and n >= threshold * total}
    middle = m.exposure.board.median
    if is_common(len(wide), len(seen)):
        most = max(wide, key=lambda i: wide[i])
        said = phrase_n(
            "The board lies open: {n} of its {all} fields see {share} % of the others or more; "
            "{field} sees most, {most}.",
            len(wide),
            all=len(seen),
            share=decimal(100 * threshold, 1, trim=True),
            field=describe_field(m.map, most),
            most=wide[most],
        )
        fields = tuple(sorted(wide, key=lambda i: -wide[i]))
        yield MapWarning("wide_view", said, len(wide), threshold, middle, fields=fields)
        return
    for i, n in wide.items():
        if n <= middle:
            continue  # no more than others
        said = phrase(
            "{field} sees {n} of {all} fields; half of the fields see {m} or fewer.",
            field=describe_field(m.map, i), n=n, all=total, m=decimal(middle, 1, trim=True),
        )  # fmt: skip
        yield about_field("wide_view", said, n, threshold, middle, i)


def _trap_objective(m: Measured, threshold: float) -> Found:
    """So many ways in, or fewer; one if a dead end holds it."""
    if m.ways is None:
        return
    unsure = {i for pair in (*m.missing.beside, *m.missing.passable) for i in pair}
    fields = (p.field for p in m.places.objectives)
    doors = {i: tuple(m.graph.steps(i)) for i in fields if i not in unsure}
    ways = {i: len(beside) for i, beside in doors.items()}
    gates = {i: gate for i, beside in doors.items() if beside and (gate := _gate(m, i))}
    ways |= dict.fromkeys(gates, 1)
    for i, n in ways.items():
        if not 0 < n <= threshold:
            continue
        others = [k for other, k in ways.items() if other != i]
        named = {"objective": describe_field(m.map, i), "n": n, "m": min(others, default=n)}
        gate = gates.get(i) or (doors[i][0] if n == 1 else None)
        if gate is not None:
            said = phrase(
                "{objective} is a dead end: the only way to it leads over {gate}.",
                **named, gate=describe_field(m.map, gate),
            )  # fmt: skip
        else:
            said = phrase("{objective} has {n} ways in.", **named)
        if others and min(others) > n:
            said = phrase(
                "{what} No other objective has fewer ways in than {m}.", what=said, m=min(others)
            )
        yield about_field("trap_objective", said, n, threshold, min(others, default=None), i, gate)


def _gate(m: Measured, objective: str) -> str | None:
    """Return the field that one has to pass to an objective, of several the nearest.

    Parts behind a choke point that are worth a warning of their own are no dead ends.
    """
    if m.choke_points is None:
        return None
    most = m.map.ruleset.warnings.get("choke_point", 1.0) * len(m.choke_points.fields)
    best: tuple[int, str] | None = None
    for gate, point in m.choke_points.fields.items():
        if point.articulation and gate != objective and point.cut_off:
            behind = _part_of(m.graph, objective, gate)
            cut_off = len(behind) in point.cuts_into[1:] and len(behind) < max(most, 2)
            beside = not behind.isdisjoint(m.graph.steps(gate))  # or it is another part anyway
            if cut_off and beside and (best is None or len(behind) < best[0]):
                best = (len(behind), gate)
    return None if best is None else best[1]


def _part_of(graph: StepGraph, start: str, closed: str) -> set[str]:
    """Return the fields that steps join with one while another is closed."""
    found, left = {start}, [start]
    while left:
        for i in graph.steps(left.pop()):
            if i not in found and i != closed:
                found.add(i)
                left.append(i)
    return found


def _choke_point(m: Measured, threshold: float) -> Found:
    """Without the field this share of all fields is cut off; of a corridor one field is named."""
    if m.choke_points is None:
        return
    total = len(m.choke_points.fields)
    points = _narrowest(m)
    for i, n in points.items():
        if n < threshold * total:
            continue
        others = max((k for other, k in points.items() if other != i), default=0)
        said = phrase(
            "{field} is the only way to {n} of {all} fields.",
            n=n, all=total, field=describe_field(m.map, i),
        )  # fmt: skip
        if others < n:
            said = phrase("{what} No other place cuts off more than {m}.", what=said, m=others)
        yield about_field("choke_point", said, n, threshold, others, i)


def _narrowest(m: Measured) -> dict[str, int]:
    """Return what each choke point cuts off; of those in a row the one that cuts off most."""
    cut = {i: p.cut_off for i, p in m.choke_points.fields.items()} if m.choke_points else {}
    order = {i: k for k, i in enumerate(cut)}

    def rank(i: str) -> tuple[int, int]:
        return cut.get(i, 0), -order.get(i, 0)

    return {i: n for i, n in cut.items() if n and all(rank(k) < rank(i) for k in m.graph.steps(i))}


def _no_way(m: Measured, threshold: float) -> Found:
    """No way leads from a marked field, or to it, to so many others."""
    asked: dict[tuple[str, str], list[str]] = {}
    closed: dict[tuple[str, str], list[str]] = {}
    for ways in m.ways or ():
        for journey in ways.journeys:
            pair = journey.origin.field, journey.objective.field
            asked.setdefault(pair, []).append(ways.label)
            if journey.turns is None:
                closed.setdefault(pair, []).append(ways.label)

    def told(other: str, pair: tuple[str, str]) -> str:
        """Name an end, and who finds no way where somebody does."""
        place = describe_field(m.map, other)
        if closed[pair] == asked[pair]:
            return place
        movers = tuple(map(Phrase, closed[pair]))
        return phrase("{place} ({movers})", place=place, movers=movers)

    for place in find_closed_places(closed):
        here, others = place.field, (*place.origins, *place.objectives)
        if len(others) < threshold:
            continue
        named, said = {"place": describe_field(m.map, here)}, []
        to_it = {pair: movers for pair, movers in asked.items() if pair[1] == here}
        whole = len(place.origins) == len(to_it) > 1 and not m.missing.walking
        if whole and all(closed[pair] == movers for pair, movers in to_it.items()):
            said.append(phrase("No way leads to {place} from any entry or start.", **named))
        elif place.origins:
            ends = listed(told(i, (i, here)) for i in place.origins)
            said.append(phrase("No way leads to {place} from {others}.", **named, others=ends))
        if place.objectives:
            ends = listed(told(i, (here, i)) for i in place.objectives)
            said.append(phrase("No way leads from {place} to {others}.", **named, others=ends))
        both = said[0] if len(said) == 1 else phrase("{what} {more}", what=said[0], more=said[1])
        all_ = sum(here in pair for pair in asked)
        yield about_field("no_way", both, len(others), threshold, all_, here, *others)


def _fast_entry(m: Measured, threshold: float) -> Found:
    """On an objective in fewer turns than this, whoever is fastest."""
    fastest: dict[tuple[str, str], tuple[int, str]] = {}
    for ways in m.ways or ():
        for j in ways.journeys:
            if j.origin in m.places.entries and not j.same_sector and j.turns is not None:
                ends = j.objective.field, j.origin.field
                if ends not in fastest or j.turns < fastest[ends][0]:
                    fastest[ends] = j.turns, ways.label
    for (objective, entry), (turns, mover) in fastest.items():
        if turns < threshold:
            middle = statistics.median(n for n, _ in fastest.values())
            said = phrase_n(
                "{end} is {n} turn(s) from {start} ({mover}); half of such ways take {m} or more.",
                turns,
                mover=Phrase(mover),
                start=describe_field(m.map, entry),
                end=describe_field(m.map, objective),
                m=decimal(middle, 1, trim=True),
            )
            yield about_field("fast_entry", said, turns, threshold, middle, objective, entry)


PLAY_CHECKS: Mapping[str, Check] = {
    "exposed_objective": _exposed_objective,
    "open_sector": _open_sector,
    "wide_view": _wide_view,
    "trap_objective": _trap_objective,
    "choke_point": _choke_point,
    "no_way": _no_way,
    "fast_entry": _fast_entry,
}
