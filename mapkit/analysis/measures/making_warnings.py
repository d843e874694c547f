"""Warnings about what is drawn and printed, and about rules that a board makes no use of."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Mapping

from mapkit.analysis.measures.warnings import Check, MapWarning, Measured, about_field, is_common
from mapkit.analysis.names import describe_field
from mapkit.messages import Phrase, decimal, phrase, phrase_n
from mapkit.model import GameMap

Found = Iterator[MapWarning]


def _disputed_sight(m: Measured, threshold: float) -> Found:
    """So many pairs whose verdict the map's tolerance leaves open."""
    own = None if m.disputes is None else m.disputes.own
    if m.disputes is None or own is None or not own.sight or own.sight < threshold:
        return
    often = Counter(i for pair in m.disputes.sight_pairs for i in pair)
    most = max(often, key=lambda i: often[i])
    said = phrase_n(
        "Drawn to {mm} mm, the sight of {n} pair(s) is not settled; {field} is in {k} of them.",
        own.sight, mm=decimal(own.tolerance_mm, 2, trim=True),
        field=describe_field(m.map, most), k=often[most],
    )  # fmt: skip
    fields = tuple(i for i, _ in often.most_common())
    yield MapWarning("disputed_sight", said, own.sight, threshold, fields=fields)


def _narrow_field(m: Measured, threshold: float) -> Found:
    """No room for a figure's base, so many times as wide."""
    narrow = {room.field: room.diameter_mm for room in m.room if room.holds_base is False}
    if not narrow:
        return
    middle = statistics.median(room.diameter_mm for room in m.room)
    if is_common(len(narrow), len(m.room)):
        worst = min(narrow, key=lambda i: narrow[i])
        said = phrase_n(
            "A figure's base does not fit on {n} of {all} fields: the largest circle in {field} is "
            "{mm} mm wide.",
            len(narrow), all=len(m.room), field=describe_field(m.map, worst),
            mm=decimal(narrow[worst], 2),
        )  # fmt: skip
        fields = tuple(sorted(narrow, key=lambda i: narrow[i]))
        yield MapWarning("narrow_field", said, len(narrow), threshold, None, fields=fields)
        return
    for i, width in narrow.items():
        named = {"field": describe_field(m.map, i), "n": decimal(width, 2)}
        said = phrase(
            "A figure's base does not fit on {field}: the largest circle in it is {n} mm wide; "
            "half of the fields have room for {m} mm or more.",
            **named, m=decimal(middle, 2),
        ) if width < middle else phrase(
            "A figure's base does not fit on {field}: the largest circle in it is {n} mm wide.",
            **named,
        )  # fmt: skip
        yield about_field("narrow_field", said, round(width, 2), threshold, round(middle, 2), i)


def _small_label(m: Measured, threshold: float) -> Found:
    """Capital letters are lower than this in print."""
    heights = {i: h for i in m.map.fields if (h := m.labels_mm.get(i)) is not None}
    small = {i: height for i, height in heights.items() if height < threshold}
    if not small:
        return
    middle = statistics.median(heights.values())
    if is_common(len(small), len(heights)):
        worst = min(small, key=lambda i: small[i])
        said = phrase_n(
            "What stands on {n} of {all} fields is printed less than {mm} mm high; lowest is "
            "{field}, {low} mm.",
            len(small), all=len(heights), mm=decimal(threshold, 2, trim=True),
            field=describe_field(m.map, worst), low=decimal(small[worst], 2),
        )  # fmt: skip
        fields = tuple(sorted(small, key=lambda i: small[i]))
        yield MapWarning("small_label", said, len(small), threshold, None, fields=fields)
        return
    for i, height in small.items():
        named = {"field": describe_field(m.map, i), "n": decimal(height, 2)}
        said = phrase(
            "What stands on {field} is printed {n} mm high; half of all are {m} mm or more.",
            **named, m=decimal(middle, 2),
        ) if height < middle else phrase(
            "What stands on {field} is printed {n} mm high.", **named
        )  # fmt: skip
        yield about_field("small_label", said, round(height, 2), threshold, round(middle, 2), i)


def _idle_obstacle(m: Measured, threshold: float) -> Found:
    """Without it so many pairs would have another answer, or fewer."""
    uses = () if m.exercise is None else m.exercise.obstacles
    for use in uses:
        if use.pairs > threshold:
            continue
        most = max(u.pairs for u in uses)
        named = {"field": describe_field(m.map, use.field)}
        if use.pairs == 0:
            said = phrase("{field} blocks sight and hides nothing.", **named)
        else:
            said = phrase_n(
                "{field} blocks sight, and {n} pair(s) would have another answer without it.",
                use.pairs, **named,
            )  # fmt: skip
        if most > use.pairs:
            said = phrase_n("{what} No obstacle decides more than {n} pair(s).", most, what=said)
        yield about_field("idle_obstacle", said, use.pairs, threshold, most, use.field)


def _idle_rule(m: Measured, threshold: float) -> Found:
    """So many pairs, or fewer, are decided by it."""
    uses = () if m.exercise is None else m.exercise.rules
    most = max((u.pairs for u in uses), default=0)
    for use in uses:
        if use.pairs > threshold or not most:
            continue
        said = phrase_n(
            "Rule {rule} decides {n} pair(s) of this board: {why}.",
            use.pairs, rule=use.rule, why=_why_idle(m.map, use.rule),
        ) if use.pairs else phrase(
            "Rule {rule} decides no pair of this board: {why}.",
            rule=use.rule, why=_why_idle(m.map, use.rule),
        )  # fmt: skip
        yield MapWarning("idle_rule", said, use.pairs, threshold, most, rule=use.rule)


def _why_idle(game_map: GameMap, rule: str) -> Phrase:
    own, ruleset = game_map.ruleset.rules[rule], game_map.ruleset
    classes = {game_map.class_of(i) for i in game_map.fields}
    absent = [
        name
        for ends in own.ends
        for name in ends
        if name != "*" and name not in classes and name in ruleset.kinds
    ]
    if absent and not any(set(ends) - {"*"} <= classes for ends in own.ends):
        return phrase("no field on it is {kind}", kind=Phrase(ruleset.kinds[absent[0]].label))
    if own.mechanism == "stacked":
        return phrase("no field on it lies above another")
    if own.mechanism == "same_building":
        return phrase("whoever is in one building has a line of sight there")
    return phrase("wherever it applies, another rule gives an answer as good")


MAKING_CHECKS: Mapping[str, Check] = {
    "disputed_sight": _disputed_sight,
    "narrow_field": _narrow_field,
    "small_label": _small_label,
    "idle_obstacle": _idle_obstacle,
    "idle_rule": _idle_rule,
}
