"""What one correction says of the whole board: doubts weighed again by how alike things look.

A line that is no border makes lines of the same print doubtful, a line that is one makes them
surer; a field whose kind is known makes fields of that colour and such borders likelier of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

import numpy as np
import shapely
from numpy.typing import NDArray

from mapkit.digitize.borders_seen import SharedStretch, borders_seen, lab_of, shared_stretches
from mapkit.digitize.courses import Price
from mapkit.digitize.kinds import READINGS, Guess, guess_kinds
from mapkit.digitize.survey import Survey
from mapkit.model import Doubt, GameMap, Point

__all__ = ["BorderLesson", "Lessons", "learned", "taught"]

Floats = NDArray[np.float64]

_STEP_MM = 0.5
_CLEAR_MM = 2.0
_ALIKE = 0.7
"""How far two looks may be apart, in spreads of the board's borders, and still say much."""
_SURE = 3.0
_SURE_MM = 10.0
_TOLD, _SEEN = 0.1, 4.0
"""How much a lesson, and what is sure, may be an exception: variances of logarithms of odds."""
_NO, _YES = -4.0, 5.0
_MOVED = 0.1
_ASKED = 0.02
_ASKED_ANEW = 0.2
"""So doubtful is a border that was not asked about before it is asked about after all."""
_UNASKED = 3.9
"""How sure is what is not asked about, as the logarithm of the odds."""
_LEAST_SPREAD = 0.15


@dataclass(frozen=True, slots=True, eq=False)
class BorderLesson:
    """A line of which a person said whether it is a border.

    Attributes
    ----------
    at : (int, int)
        A place on it, in map units.
    there : bool
    look : (K,) float64
        What it looks like.
    seen : float
        How likely it was without any lesson, as the logarithm of the odds.
    """

    at: Point
    there: bool
    look: Floats
    seen: float


@dataclass(frozen=True, slots=True)
class Lessons:
    """All that a person has said of a board.

    Attributes
    ----------
    borders : tuple of BorderLesson
    kinds : mapping of str to int
        Of fields, which of :data:`mapkit.digitize.kinds.READINGS` they are.
    weighed : mapping of (place, doubt) to float
        Doubts as they were last weighed, and the logarithm of the odds without any lesson.
    """

    borders: tuple[BorderLesson, ...] = ()
    kinds: Mapping[str, int] = field(default_factory=dict)
    weighed: Mapping[tuple[Point, float], float] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.borders or self.kinds)


@dataclass(frozen=True, slots=True, eq=False)
class _Look:
    """The border of two fields: where it is, how long, what it looks like, how well it is seen."""

    at: Point
    length: float
    look: Floats
    seen: float


def learned(lessons: Lessons, before: GameMap, after: GameMap, seen: Survey) -> Lessons:
    """Return the lessons with what an edit says.

    Borders that are inside a field now are none; borders whose doubt was accepted are some.
    Fields that were painted, or whose kind was accepted, are of that kind.

    Parameters
    ----------
    lessons : Lessons
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
            found = [b for b in found if b.at != look.at]
            found.append(BorderLesson(look.at, pair not in gone, look.look, look.seen))
    kinds = {f: k for f, k in lessons.kinds.items() if f in after.fields}
    told = {d.fields[0] for d in settled if d.about == "kind"}
    for f in before.fields.keys() & after.fields.keys():
        was, now = before.fields[f], after.fields[f]
        reading = _reading(after, f)
        if reading is not None and (
            f in told or (was.kind, was.traits & _WATER) != (now.kind, now.traits & _WATER)
        ):
            kinds[f] = reading
    return Lessons(tuple(found), kinds, lessons.weighed)


def taught(game_map: GameMap, seen: Survey, lessons: Lessons) -> tuple[tuple[Doubt, ...], Lessons]:
    """Return the open doubts of a traced map, weighed again by what a person has said.

    Only fields that were proposed and not accepted since are asked about; what was seen as sure
    may become doubtful.

    Parameters
    ----------
    game_map : GameMap
        Traced.
    seen : Survey
    lessons : Lessons

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
    if lessons.borders:
        doubts, weighed = _borders_weighed(game_map, seen, lessons, doubts)
        lessons = replace(lessons, weighed=weighed)
    if lessons.kinds:
        doubts = _kinds_weighed(game_map, seen, lessons.kinds, doubts)
    return tuple(sorted(doubts, key=lambda d: (d.about == "below", -d.doubt))), lessons


def _borders_weighed(
    game_map: GameMap, seen: Survey, known_so_far: Lessons, doubts: Sequence[Doubt]
) -> tuple[tuple[Doubt, ...], Mapping[tuple[Point, float], float]]:
    looks = _looks(game_map, seen, known_so_far)
    lessons = _still_true(game_map, known_so_far.borders)
    pairs = list(looks)
    shift = _shifts([looks[p] for p in pairs], lessons) if lessons else np.zeros(len(pairs))
    known = {frozenset(d.fields): d for d in doubts if d.about == "border"}
    told = {b.at for b in lessons}
    weighed: dict[tuple[Point, float], float] = {}
    kept = [d for d in doubts if d.about != "border" or frozenset(d.fields) not in looks]
    for pair, more in zip(pairs, shift.tolist(), strict=True):
        own, look = known.get(pair), looks[pair]
        if own is None and (look.at in told or abs(more) < _MOVED or not _asked(game_map, pair)):
            continue
        share = round(float(1 / (1 + np.exp(np.clip(look.seen + more, -30, 30)))), 3)
        if own is None and share < _ASKED_ANEW:
            continue
        a, b = sorted(pair) if own is None else own.fields
        new = Doubt("border", (a, b), own.at if own else look.at, share)
        weighed[new.at, new.doubt] = look.seen
        kept.append(new)
    return tuple(kept), weighed


def _odds(chance: float) -> float:
    """Return the logarithm of the odds."""
    chance = float(np.clip(chance, 1e-3, 1 - 1e-3))
    return float(np.log(chance / (1 - chance)))


def _shifts(looks: Sequence[_Look], lessons: Sequence[BorderLesson]) -> Floats:
    """Return what is to be added to the logarithm of each border's odds.

    A Gaussian process: what a lesson says beyond what is seen holds for all that look like it, as
    far as borders that are seen well do not say otherwise.
    """
    rows = np.array([look.look for look in looks])
    spread = (np.quantile(rows, 0.84, axis=0) - np.quantile(rows, 0.16, axis=0)) / 2
    if (spread < _LEAST_SPREAD).all():  # all look the same: a lesson tells none from the others
        return np.zeros(len(rows))
    spread = np.maximum(spread, _LEAST_SPREAD)
    sure = [k for k in looks if k.seen > _SURE and k.length > _SURE_MM]
    told = np.array([lesson.look for lesson in lessons])
    known = np.concatenate([told, *([[k.look for k in sure]] if sure else [])]) / spread
    missing = [
        max(_YES - b.seen, 0.0) if b.there else min(_NO - b.seen, 0.0) for b in lessons
    ] + [0.0] * len(sure)  # fmt: skip
    noise = [_TOLD] * len(lessons) + [_SEEN] * len(sure)
    weights = np.linalg.solve(_alike(known, known) + np.diag(noise), np.array(missing))
    found: Floats = _alike(rows / spread, known) @ weights
    return found


def _alike(rows: Floats, others: Floats) -> Floats:
    """Return how alike two looks are, 1 where they are the same."""
    off = ((rows[:, None] - others[None]) ** 2).mean(axis=2)
    found: Floats = np.exp(-off / (2 * _ALIKE**2))
    return found


def _still_true(game_map: GameMap, lessons: Sequence[BorderLesson]) -> list[BorderLesson]:
    """Return the lessons that were not taken back: a border is where they say, or none is."""
    lines = shapely.MultiLineString(
        [
            [game_map.vertices[v] for v in (*ring, ring[0])]
            for f in game_map.fields.values()
            for ring in f.rings
        ]
    )
    shapely.prepare(lines)
    near = max(2.0, game_map.tolerance_units)
    here = shapely.dwithin(lines, shapely.points([b.at for b in lessons]), near)
    return [b for b, there in zip(lessons, here.tolist(), strict=True) if there == b.there]


def _looks(game_map: GameMap, seen: Survey, lessons: Lessons) -> dict[frozenset[str], _Look]:
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
        if (own := doubts.get(pair)) is not None:
            sure = lessons.weighed.get((own.at, own.doubt), _odds(1 - own.doubt))
        else:
            sure = _UNASKED
        ways = [price.along(np.array(s.ends[0]), np.array(s.ends[1])) for s in some]
        costs = np.concatenate(ways)
        bands = np.abs(border.bands).mean(axis=0) / 15
        look = np.concatenate([border.features, bands, [float(costs.mean()), float(costs.max())]])
        found[pair] = _Look(at, border.length, look, sure)
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
