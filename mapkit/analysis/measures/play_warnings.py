"""Warnings about play: what lies open, what is a trap, where everybody has to pass."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping

from mapkit.analysis.measures.warnings import Check, MapWarning, Measured, about_field
from mapkit.analysis.measures.ways import Journey
from mapkit.analysis.names import describe_field
from mapkit.analysis.steps import StepGraph
from mapkit.messages import Phrase, decimal, phrase, phrase_n

__all__ = ["PLAY_CHECKS"]

_COMMON = 0.1
"""Where more than this share of the fields calls for a warning, it is one about the board."""

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
        named = {"objective": describe_field(m.map, i), "n": n}
        if n > others:
            said = phrase(
                "{objective} can be shot at from {n} fields; no other from more than {m}.",
                **named, m=others,
            )  # fmt: skip
        else:
            others = middle
            said = phrase(
                "{objective} can be shot at from {n} fields; the middle one of the objectives "
                "from {m}.",
                **named, m=decimal(middle, 1, trim=True),
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
    if len(wide) > max(_COMMON * len(seen), 1):
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
        said = phrase(
            "{field} sees {n} of {all} fields; half of the fields see {m} or fewer.",
            field=describe_field(m.map, i), n=n, all=total, m=decimal(middle, 1, trim=True),
        )  # fmt: skip
        yield about_field("wide_view", said, n, threshold, middle, i)


def _trap_objective(m: Measured, threshold: float) -> Found:
    """So many ways in, or fewer; one if a dead end holds it."""
    if m.ways is None:
        return
    doors = {p.field: tuple(m.graph.steps(p.field)) for p in m.places.objectives}
    ways = {i: len(beside) for i, beside in doors.items()}
    gates = {i: gate for i in doors if (gate := _gate(m, i)) is not None}
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
            fits = len(behind) in point.cuts_into[1:] and len(behind) < max(most, 2)
            if fits and (best is None or len(behind) < best[0]):
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
    """Without the field this share of all fields is cut off."""
    if m.choke_points is None:
        return
    points = m.choke_points.fields
    for i, point in points.items():
        if point.cut_off and point.cut_off >= threshold * len(points):
            others = max((p.cut_off for k, p in points.items() if k != i), default=0)
            said = phrase_n(
                "{n} of {all} field(s) are reached only over {field}; no other field cuts off more "
                "than {m}.",
                point.cut_off, all=len(points), field=describe_field(m.map, i), m=others,
            ) if others < point.cut_off else phrase_n(
                "{n} of {all} field(s) are reached only over {field}.",
                point.cut_off, all=len(points), field=describe_field(m.map, i),
            )  # fmt: skip
            yield about_field("choke_point", said, point.cut_off, threshold, others, i)


def _no_way(m: Measured, threshold: float) -> Found:
    """So many objectives to which no way leads from an entry or a start."""
    for ways in m.ways or ():
        closed: dict[str, list[Journey]] = {}
        for journey in ways.journeys:
            if journey.turns is None:
                closed.setdefault(journey.origin.name, []).append(journey)
        for journeys in closed.values():
            if len(journeys) < threshold:
                continue
            origin = journeys[0].origin.field
            ends = tuple(dict.fromkeys(j.objective.field for j in journeys))
            all_ = len({j.objective.name for j in ways.journeys})
            said = phrase_n(
                "{mover}: no way leads from {start} to {n} of {all} objective(s): {ends}.",
                len(journeys),
                mover=Phrase(ways.label),
                start=describe_field(m.map, origin),
                all=all_,
                ends=tuple(describe_field(m.map, i) for i in ends),
            )
            yield MapWarning(
                "no_way", said, len(journeys), threshold, all_,
                field=origin, fields=(origin, *ends),
            )  # fmt: skip


def _fast_entry(m: Measured, threshold: float) -> Found:
    """On an objective in fewer turns than this."""
    for ways in m.ways or ():
        far = [
            (j.turns, j)
            for j in ways.journeys
            if j.origin in m.places.entries and not j.same_sector and j.turns is not None
        ]
        if not far:
            continue
        middle = statistics.median(turns for turns, _ in far)
        for turns, journey in far:
            if turns < threshold:
                said = phrase_n(
                    "{mover}: {end} is {n} turn(s) from {start}; half of such ways take {m} turns "
                    "or more.",
                    turns,
                    mover=Phrase(ways.label),
                    start=describe_field(m.map, journey.origin.field),
                    end=describe_field(m.map, journey.objective.field),
                    m=decimal(middle, 1, trim=True),
                )
                objective, entry = journey.objective.field, journey.origin.field
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
