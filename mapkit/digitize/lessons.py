"""What one correction says of the whole board: doubts weighed again by how alike things look.

A line that is no border makes lines of the same print doubtful, a line that is one makes them
surer; a field whose kind is known makes fields of that colour and such borders likelier of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.digitize.alike import Lesson, Look, odds, share_of, shifts
from mapkit.digitize.borders_seen import SharedStretch, borders_seen, lab_of, shared_stretches
from mapkit.digitize.courses import Price
from mapkit.digitize.kinds import READINGS, Guess, guess_kinds
from mapkit.digitize.survey import Survey
from mapkit.model import Doubt, GameMap, Point

_SURE = 3.0
_SURE_MM = 10.0
_ASKED = 0.02
_ASKED_ANEW = 0.2
"""So doubtful is a border that was not asked about before it is asked about after all."""
_UNASKED = 3.9
"""How sure is what is not asked about, as the logarithm of the odds."""
_SYMBOLS = ("portal", "marker")
_RINGS_MM = (0.0, 2.0, 4.5)


@dataclass(frozen=True, slots=True)
class Lessons:
    """All that a person has said of a board.

    Attributes
    ----------
    borders : tuple of Lesson
        Lines, and whether they are borders.
    symbols : mapping of str to tuple of Lesson
        Portals and markers, and whether they are any.
    kinds : mapping of str to int
        Of fields, which of :data:`mapkit.digitize.kinds.READINGS` they are.
    weighed : mapping of (place, doubt) to float
        Doubts as they were last weighed, and the logarithm of the odds without any lesson.
    """

    borders: tuple[Lesson, ...] = ()
    symbols: Mapping[str, tuple[Lesson, ...]] = field(default_factory=dict)
    kinds: Mapping[str, int] = field(default_factory=dict)
    weighed: Mapping[tuple[Point, float], float] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.borders or self.kinds or self.symbols)


def learned(lessons: Lessons, before: GameMap, after: GameMap, seen: Survey) -> Lessons:
    """Return the lessons with what an edit says.

    Borders that are inside a field now are none; borders whose doubt was accepted are some.
    Fields that were painted, or whose kind was accepted, are of that kind.

    Parameters
    ----------
    before, after : GameMap
        A traced map, before and after one edit of a person.
    seen : Survey
        Of the picture that it was traced from.

    Notes
    -----
    0.5 s for a board of 130 fields.
    """
    gone = _merged(before, after)
    settled = _settled(before, after)
    accepted = {
        frozenset(d.fields)
        for d in settled
        if d.about == "border" and after.fields.keys() >= set(d.fields)
    }
    found = list(lessons.borders)
    if gone or accepted:
        looks = _looks(before, seen, lessons)
        for pair in (gone | accepted) & looks.keys():
            look = looks[pair]
            found = [b for b in found if b.about.at != look.at]
            found.append(Lesson(look, pair not in gone))
    kinds = {f: k for f, k in lessons.kinds.items() if f in after.fields}
    told = {d.fields[0] for d in settled if d.about == "kind"}
    for f in before.fields.keys() & after.fields.keys():
        was, now = before.fields[f], after.fields[f]
        reading = _reading(after, f)
        if reading is not None and (
            f in told or (was.kind, was.traits & _WATER) != (now.kind, now.traits & _WATER)
        ):
            kinds[f] = reading
    symbols = _symbols_learned(lessons, after, settled, seen)
    return Lessons(tuple(found), symbols, kinds, lessons.weighed)


def taught(game_map: GameMap, seen: Survey, lessons: Lessons) -> tuple[tuple[Doubt, ...], Lessons]:
    """Return the open doubts of a traced map, weighed again by what a person has said.

    Only fields that were proposed and not accepted since are asked about; what was seen as sure
    may become doubtful.

    Parameters
    ----------
    game_map : GameMap
        Traced.

    Returns
    -------
    tuple of Doubt, Lessons
        To be handed in the next time.

    Notes
    -----
    2 s for a board of 130 fields.
    """
    assert game_map.tracing is not None
    doubts = game_map.tracing.doubts
    weighed: dict[tuple[Point, float], float] = {}
    if lessons.borders:
        doubts = _borders_weighed(game_map, seen, lessons, doubts, weighed)
    if lessons.symbols:
        doubts = _symbols_weighed(game_map, seen, lessons, doubts, weighed)
    if lessons.kinds:
        doubts = _kinds_weighed(game_map, seen, lessons.kinds, doubts)
    return tuple(sorted(doubts, key=lambda d: (d.about == "below", -d.doubt))), replace(
        lessons, weighed=weighed
    )


def _borders_weighed(
    game_map: GameMap,
    seen: Survey,
    lessons: Lessons,
    doubts: Sequence[Doubt],
    weighed: dict[tuple[Point, float], float],
) -> tuple[Doubt, ...]:
    looks = _looks(game_map, seen, lessons)
    true = _still_true(game_map, lessons.borders)
    known = {frozenset(d.fields): d for d in doubts if d.about == "border"}
    told = {lesson.about.at for lesson in true}
    kept = [d for d in doubts if d.about != "border" or frozenset(d.fields) not in looks]
    shift = shifts(list(looks.values()), true).tolist()
    for (pair, look), more in zip(looks.items(), shift, strict=True):
        own = known.get(pair)
        if own is None and (look.at in told or not more or not _asked(game_map, pair)):
            continue
        share = round(share_of(-look.odds - more), 3)
        if own is None and share < _ASKED_ANEW:
            continue
        a, b = sorted(pair) if own is None else own.fields
        new = Doubt("border", (a, b), own.at if own else look.at, share)
        weighed[new.at, new.doubt] = look.odds
        kept.append(new)
    return tuple(kept)


def _still_true(game_map: GameMap, lessons: Sequence[Lesson]) -> list[Lesson]:
    """Return the lessons that were not taken back: a border is where they say, or none is."""
    lines = shapely.MultiLineString([
        [*ring, ring[0]] for f in game_map.fields for ring in game_map.points(f)
    ])  # fmt: skip
    shapely.prepare(lines)
    near = max(2.0, game_map.tolerance_units)
    here = shapely.dwithin(lines, shapely.points([b.about.at for b in lessons]), near)
    return [b for b, there in zip(lessons, here.tolist(), strict=True) if there == b.there]


def _looks(game_map: GameMap, seen: Survey, lessons: Lessons) -> dict[frozenset[str], Look]:
    """Look at all borders between two fields; how sure they are is what was thought at first."""
    assert game_map.tracing is not None
    doubts = {frozenset(d.fields): d for d in game_map.tracing.doubts if d.about == "border"}
    lab = lab_of(seen.picture)
    price = Price(seen.evidence)
    stretches: dict[frozenset[str], list[SharedStretch]] = {}
    for stretch in shared_stretches(game_map):
        stretches.setdefault(frozenset(stretch.fields), []).append(stretch)
    found = {}
    for border in borders_seen(game_map, lab, seen.scale):
        pair = frozenset(border.fields)
        some = stretches[pair]
        longest = max(some, key=lambda s: s.length)
        (ax, ay), (bx, by) = longest.ends
        unit = 2 * game_map.unit_mm
        at = (round((ax + bx) / unit), round((ay + by) / unit))
        own = doubts.get(pair)
        alone = _UNASKED if own is None else _alone(own, lessons)
        ways = [price.along(np.array(s.ends[0]), np.array(s.ends[1])) for s in some]
        costs = np.concatenate(ways)
        bands = np.abs(border.bands).mean(axis=0) / 15
        look = np.concatenate([border.features, bands, [float(costs.mean()), float(costs.max())]])
        found[pair] = Look(at, look, alone, sure=alone > _SURE and border.length > _SURE_MM)
    return found


def _alone(doubt: Doubt, lessons: Lessons) -> float:
    """Return the odds that something is there, without any lesson."""
    return lessons.weighed.get((doubt.at, doubt.doubt), odds(1 - doubt.doubt))


def _symbols_learned(
    lessons: Lessons, after: GameMap, settled: Iterable[Doubt], seen: Survey
) -> Mapping[str, tuple[Lesson, ...]]:
    """Return the lessons with the portals and markers that were accepted or taken away."""
    found = dict(lessons.symbols)
    for doubt in sorted(settled, key=lambda d: d.at):
        if doubt.about in _SYMBOLS and after.fields.keys() >= set(doubt.fields):
            here = [{m.field} for m in after.markers]
            if doubt.about == "portal":
                here = [set(p.between) for p in after.portals]
            look = _symbol_look(after, doubt, lessons, seen)
            old = [x for x in found.get(doubt.about, ()) if x.about.at != doubt.at]
            found[doubt.about] = (*old, Lesson(look, set(doubt.fields) in here))
    return found


def _symbols_weighed(
    game_map: GameMap,
    seen: Survey,
    lessons: Lessons,
    doubts: Sequence[Doubt],
    weighed: dict[tuple[Point, float], float],
) -> tuple[Doubt, ...]:
    kept = list(doubts)
    for about, told in lessons.symbols.items():
        asked = [k for k, d in enumerate(kept) if d.about == about]
        looks = [_symbol_look(game_map, kept[k], lessons, seen) for k in asked]
        again = {kept[k].at for k in asked}  # open again: that answer was taken back
        true = [lesson for lesson in told if lesson.about.at not in again]
        compared = [*looks, *(lesson.about for lesson in true)]
        for k, look, more in zip(asked, looks, shifts(compared, true).tolist(), strict=False):
            kept[k] = replace(kept[k], doubt=round(share_of(-look.odds - more), 3))
            weighed[kept[k].at, kept[k].doubt] = look.odds
    return tuple(kept)


def _symbol_look(game_map: GameMap, doubt: Doubt, lessons: Lessons, seen: Survey) -> Look:
    """Look at what is printed at a place: its colours, how mixed they are, what the network sees.

    It is the same however a symbol is turned.
    """
    x, y = (c * game_map.unit_mm for c in doubt.at)
    look: list[float] = []
    for near, far in pairwise(_RINGS_MM):
        pixels = _ring(seen.picture, seen.scale, (x, y), near, far)
        colours = lab_of(pixels.reshape(-1, 1, 3)).reshape(-1, 3)
        look += (colours.mean(axis=0) / 10).tolist() + (colours.std(axis=0) / 8).tolist()
    evidence = seen.evidence
    for layer in (evidence.doors, evidence.things, evidence.marks):
        look.append(2 * float(_ring(layer, evidence.scale, (x, y), 0.0, _RINGS_MM[-1]).mean()))
    return Look(doubt.at, np.array(look), _alone(doubt, lessons))


def _ring(
    image: NDArray[Any], scale: float, at: tuple[float, float], near: float, far: float
) -> NDArray[Any]:
    """Return the pixels whose middles are so far from a place, in mm; the nearest, if none is."""
    height, width = image.shape[:2]
    reach = math.ceil(far * scale)
    column, row = (
        min(max(int(c * scale), 0), n - 1) for c, n in zip(at, (width, height), strict=True)
    )
    rows = slice(max(0, row - reach), row + reach + 1)
    columns = slice(max(0, column - reach), column + reach + 1)
    v, u = np.mgrid[rows.start : min(rows.stop, height), columns.start : min(columns.stop, width)]
    off = np.hypot(u + 0.5 - at[0] * scale, v + 0.5 - at[1] * scale) / scale
    inside = (off >= near) & (off < far)
    if not inside.any():
        inside = off == off.min()
    found: NDArray[Any] = image[rows, columns][inside]
    return found


def _merged(before: GameMap, after: GameMap) -> set[frozenset[str]]:
    """Return the neighbours that are one field now."""
    gone = [f for f in before.fields if f not in after.fields]
    if not gone:
        return set()
    changed = [f for f in after.fields if after.fields[f] is not before.fields.get(f)]
    shapes = {f: shapely.Polygon(r[0], r[1:]) for f in changed for r in [after.points(f)]}
    homes: dict[str, str] = {}
    for f in (*gone, *(g for g in changed if g in before.fields)):
        rings = before.points(f)
        own = shapely.Polygon(rings[0], rings[1:])
        for g, shape in shapes.items():
            if shapely.intersection(own, shape).area > 0.9 * own.area:
                homes[f] = g
    groups: dict[str, set[str]] = {}
    for f, g in homes.items():
        groups.setdefault(g, set()).add(f)
    return {frozenset(p) for some in groups.values() for p in combinations(sorted(some), 2)}


def _settled(before: GameMap, after: GameMap) -> set[Doubt]:
    if before.tracing is None or after.tracing is None:
        return set()
    left = {(d.about, d.at) for d in after.tracing.doubts}
    return {d for d in before.tracing.doubts if (d.about, d.at) not in left}


def _asked(game_map: GameMap, pair: frozenset[str]) -> bool:
    """Return whether nobody has looked at one of the sides yet."""
    return any(game_map.fields[f].traced == "proposed" for f in pair)


_WATER = frozenset({"water"})


def _reading(game_map: GameMap, field: str) -> int | None:
    item = game_map.fields[field]
    name = (game_map.class_of(field), item.traits & _WATER)
    return next((k for k, (kind, t) in enumerate(READINGS) if (kind, t & _WATER) == name), None)


def _kinds_weighed(
    game_map: GameMap, seen: Survey, kinds: Mapping[str, int], doubts: Sequence[Doubt]
) -> tuple[Doubt, ...]:
    own = {d.fields[0]: d for d in doubts if d.about == "kind"}
    known = {f: k for f, k in kinds.items() if f in game_map.fields}
    found = [d for d in doubts if d.about != "kind"]
    for guess in guess_kinds(game_map, seen.picture, seen.scale, known=known):
        doubt = own.get(guess.field)
        if guess.field in known or (
            doubt is None and game_map.fields[guess.field].traced != "proposed"
        ):
            continue
        new = _about_kind(game_map, guess, doubt)
        if new is not None:
            found.append(new)
    return tuple(found)


def _about_kind(game_map: GameMap, guess: Guess, old: Doubt | None) -> Doubt | None:
    """Return what is doubtful of a field's kind: that which is guessed now may be another one."""
    rings = game_map.points(guess.field)
    middle = shapely.Polygon(rings[0], rings[1:]).representative_point()
    at = old.at if old is not None else (round(middle.x), round(middle.y))
    reading = _reading(game_map, guess.field)
    if reading is None or READINGS[reading] == (guess.kind, guess.traits):
        share, instead = guess.doubt, guess.instead
    else:  # it looks like something else than it is called
        share, instead = 1 - guess.doubt, guess.kind
        if guess.traits and game_map.ruleset.traits.keys() >= guess.traits:
            (instead,) = guess.traits
    if share < _ASKED:
        return None
    if old is not None:
        return replace(old, doubt=round(share, 3), instead=instead)
    return Doubt("kind", (guess.field,), at, round(share, 3), instead)
