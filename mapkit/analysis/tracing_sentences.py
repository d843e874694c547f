"""How two tracings of one board differ, in sentences and as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from mapkit.analysis.change import shown
from mapkit.analysis.diff_tables import sight_entry, sight_words
from mapkit.analysis.tracing_values import SightDiff, ThingDiff, TracingDiff
from mapkit.coverage.checks.wording import listed
from mapkit.messages import Phrase, decimal, phrase, plain, say, say_n
from mapkit.model import GameMap

_LISTED = 10
_WORDS = {
    "kind": phrase("kind"),
    "level": phrase("level"),
    "sector": phrase("sector"),
    "traits": phrase("traits"),
}


def tracing_sentences(diff: TracingDiff) -> tuple[str, ...]:
    """Return what differs, the fields first; of long lists the first entries, indented."""
    return (
        _matched(diff),
        *_boards(diff),
        *_listed(
            say_n("{n} field(s) of the first map without a match:", len(diff.fields.only_before)),
            [_unmatched(f, over) for f, over in diff.fields.only_before.items()],
        ),
        *_listed(
            say_n("{n} field(s) of the second map without a match:", len(diff.fields.only_after)),
            [_unmatched(f, over) for f, over in diff.fields.only_after.items()],
        ),
        *_listed(
            say_n("{n} other value(s) of matched fields:", len(diff.attributes)),
            [
                say(
                    "{before} and {after}: {what} is {was} in the first map, {now} in the second",
                    before=d.before,
                    after=d.after,
                    what=_WORDS[d.name],
                    was=shown(d.was),
                    now=shown(d.now),
                )
                for d in diff.attributes
            ],
        ),
        *_listed(
            say_n("{n} other portal(s):", len(diff.portals)), [_thing(d) for d in diff.portals]
        ),
        *_listed(
            say_n("{n} other marker(s):", len(diff.markers)), [_thing(d) for d in diff.markers]
        ),
        *_borders(diff),
        *_sight(diff),
    )


def _matched(diff: TracingDiff) -> str:
    if diff.is_same:
        return say("Nothing differs.")
    matches, apart = diff.fields.matches, diff.apart_mm()
    said = say(
        "{n} of {before} fields of the first map match one of the {after} of the second",
        n=len(matches),
        before=len(diff.before.fields),
        after=len(diff.after.fields),
    )
    if matches:
        iou = [m.iou for m in matches]
        said += say(
            ", IoU {mean} on average, {least} at least",
            mean=decimal(float(np.mean(iou)), 3),
            least=decimal(min(iou), 3),
        )
    if apart is not None:
        said += say(
            "; their borders are {mean} mm apart on average, 95 % within {most} mm",
            mean=decimal(apart[0], 2),
            most=decimal(apart[1], 2),
        )
    return f"{said}."


def _boards(diff: TracingDiff) -> Iterable[str]:
    if not diff.same_size:
        yield say(
            "The boards have other sizes, {before} and {after}: places are compared in mm from the "
            "top left corner.",
            before=_size(diff.before),
            after=_size(diff.after),
        )
    if not diff.same_rules:
        yield say("The maps are played by other rules or choices, so their sight is not compared.")


def _size(game_map: GameMap) -> Phrase:
    width, height = game_map.size_mm
    return phrase("{width} x {height} mm", width=f"{width:g}", height=f"{height:g}")


def _listed(heading: str, lines: Sequence[str]) -> Iterable[str]:
    if not lines:
        return
    yield heading
    yield from (f"  {line}" for line in lines[:_LISTED])
    if len(lines) > _LISTED:
        yield say("  {n} more, all with --json", n=len(lines) - _LISTED)


def _unmatched(field: str, over: Sequence[str]) -> str:
    if not over:
        return say("{field}, where the other map has none", field=field)
    return say("{field}, which lies on {fields} there", field=field, fields=listed(over))


def _thing(d: ThingDiff) -> str:
    where = listed(d.fields)
    what = Phrase(d.was or d.now or "")
    if d.was is not None and d.now is not None:
        return say(
            "{fields}: {was} in the first map, {now} in the second",
            fields=where,
            was=what,
            now=Phrase(d.now),
        )
    if d.now is None:
        return say("{fields}: {what} in the first map alone", fields=where, what=what)
    return say("{fields}: {what} in the second map alone", fields=where, what=what)


def _borders(diff: TracingDiff) -> Iterable[str]:
    found = diff.adjacent
    if found is None:
        return
    said = say(
        "Borders: {both} pairs of fields border on each other in both maps, of {before} in the "
        "first and {after} in the second.",
        both=found.both,
        before=found.before,
        after=found.after,
    )
    lines = [say("{a} and {b} in the first map alone", a=a, b=b) for a, b in found.only_before] + [
        say("{a} and {b} in the second map alone", a=a, b=b) for a, b in found.only_after
    ]
    yield said
    yield from list(_listed("", lines))[1:]


def _sight(diff: TracingDiff) -> Iterable[str]:
    if diff.sight is None:
        return
    real = [d for d in diff.sight.differing if not d.disputed]
    called = len(diff.sight.differing) - len(real)
    yield say(
        "Sight: of {n} pairs of matched fields, {differing} have another answer; {disputed} of "
        "these are disputed in one of the maps.",
        n=diff.sight.compared,
        differing=len(diff.sight.differing),
        disputed=called,
    )
    for kind, heading in (
        ("sight", say("Another verdict, disputed in neither map:")),
        ("distance", say("Another distance, disputed in neither map:")),
    ):
        yield from _listed(heading, [_pair(d) for d in real if d.kind == kind])


def _pair(d: SightDiff) -> str:
    return say(
        "{a} to {b}: {was} in the first map, {now} in the second",
        a=_both(d.before[0], d.after[0]),
        b=_both(d.before[1], d.after[1]),
        was=sight_words(d.was),
        now=sight_words(d.now),
    )


def _both(before: str, after: str) -> str:
    return before if before == after else f"{before} ({after})"


def tracing_dict(diff: TracingDiff) -> dict[str, Any]:
    """Return what differs as plain values; mm rounded to 0.0001."""
    matches, apart = diff.fields.matches, diff.apart_mm()
    iou = [m.iou for m in matches]
    return {
        "same": diff.is_same,
        "same_size": diff.same_size,
        "same_rules": diff.same_rules,
        "iou": {"mean": _round(np.mean(iou)), "least": _round(min(iou))} if iou else None,
        "border_mm": _spread(apart),
        "matches": [
            {
                "before": m.before,
                "after": m.after,
                "iou": _round(m.iou),
                "border_mm": _spread(
                    (float(np.mean(m.apart_mm)), float(np.percentile(m.apart_mm, 95)))
                    if m.apart_mm
                    else None
                ),
            }
            for m in matches
        ],
        "only_before": _unmatched_dict(diff.fields.only_before),
        "only_after": _unmatched_dict(diff.fields.only_after),
        "attributes": plain(diff.attributes),
        "portals": plain(diff.portals, "fields was now"),
        "markers": plain(diff.markers, "fields was now"),
        **_compared_dict(diff),
        "sentences": list(tracing_sentences(diff)),
    }


def _compared_dict(diff: TracingDiff) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if diff.adjacent:
        found["adjacent"] = plain(diff.adjacent)
    if sight := diff.sight:
        differing = [
            {
                **plain(d, "before after kind disputed"),
                "was": sight_entry(d.was),
                "now": sight_entry(d.now),
            }
            for d in sight.differing
        ]
        found["sight"] = {"compared": sight.compared, "differing": differing}
    return found


def _unmatched_dict(found: dict[str, tuple[str, ...]]) -> list[dict[str, Any]]:
    return [{"field": f, "over": list(over)} for f, over in found.items()]


def _spread(apart: tuple[float, float] | None) -> dict[str, float] | None:
    return None if apart is None else {"mean": _round(apart[0]), "p95": _round(apart[1])}


def _round(value: Any) -> float:
    return round(float(value), 4)
