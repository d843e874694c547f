"""What kind each field may be: by the lines round it and by its ground.

White lines part open fields, black ones are walls, dashed grey ones edge walkways: so most boards
are printed. How this one prints lines and grounds is learned from itself, by turns with the kinds,
from what a person said of some fields or, without, from what is usual.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.beliefs import beliefs, shares_of
from mapkit.digitize.borders_seen import Seen, borders_seen, lab_of, unshaded
from mapkit.digitize.decoding import Pixels
from mapkit.model import GameMap

Floats = NDArray[np.float64]
By = Literal["lines", "ground"]

READINGS: tuple[tuple[str, frozenset[str]], ...] = (
    ("open", frozenset()),
    ("built_up", frozenset()),
    ("elevated", frozenset()),
    ("open", frozenset({"water"})),
)
"""Kinds and traits that a field may be read as."""

PAIRS = np.array([[0, 1, 2, 0], [1, 3, 2, 1], [2, 2, 4, 2], [0, 1, 2, 0]])
"""What two readings make of the border between them: open, a wall, an edge, a room, walkways."""

_LINES = np.array(
    [
        [3.05, -3.03, 0.4, -0.72, 0.79, 0.05, 1.78, 2.86, -1.57, 1.05, 2.4],
        [-4.24, -0.26, -1.02, 1.49, -0.77, -0.48, 4.51, 2.13, 1.08, 0.92, 2.08],
        [1.53, -1.23, 0.98, 0.57, 0.21, -0.18, -5.33, -2.21, 1.46, 1.18, -1.58],
        [-0.07, 3.73, -1.92, 0.3, 1.13, -0.33, -3.8, -3.32, 0.12, -1.81, 0.66],
        [-1.19, 0.39, 2.41, -1.87, -2.45, 1.96, 1.84, 0.22, -2.13, -1.14, -3.57],
    ]
)
"""Weights of 1 and the features for each, from ``benchmarks/photos/symbols_score.py --fit``."""

_USUAL = np.array([0.65, 0.28, 0.03, 0.04])
_FULL_MM = 25.0  # of a border that counts in full
_ROUNDS, _BY_USUAL = 8, 5
_SPREAD = np.array([9.0, 5.0, 5.0])  # of the ground's colour, field by field
_TELLS = 0.7  # how much a field's colour counts
_FROM_OPEN: dict[int, tuple[Floats, float]] = {
    2: (np.array([25.0, 0.0, 0.0]), 1.0),
    3: (np.array([-8.0, -2.0, -22.0]), 1.0),
}
"""How the ground of walkways and water usually differs from open ground, and its weight."""
_WATER = 3
_BLUE = (0.36, 3.0, -3.0, 6.0)
"""What each hundredth of CIE b* by lightness says for water, from where on, and its limits."""

_TOLD = 4.0  # fields that count as much as one of which a person has said the kind
_LIKE_TOLD = 8.0
_GIVEN = 0.1  # how usual a kind is at least that a person has said of a field
_NOT_TOLD = 0.1  # how likely are kinds that no example was given of, beside the others
_OFTEN, _OFTEN_TAUGHT = (1.0, 1.0), (0.2, 0.5)
"""Powers of how often kinds are on boards, and on this one, without examples and with."""
_LEAST_SURE = 0.02  # what a field says of others before anything is known of it
_OWN = 0.3  # without examples: how many others weigh as much as what it was at first
_STRANGE = 0.3  # of one that looks as none does, how many others would make it likely
_LEAST_ALIKE = 0.3, 0.05  # grounds and lines that are no farther apart are alike on any board
_NEIGHBOUR = 4  # by the distance to the so manieth nearest look is told how far alike ones are
_FEW = 20  # without examples, it is the next one for each so many looks
_NO = 4.0  # as a logarithm: what the looks of a line say against a reading at most

_DOUBT, _DOUBT_TOLD = np.array([0.51, 0.23]), np.array([-0.14, 0.88])
"""Weights of 1 and the logarithm of the odds that a reading is right, without examples and with."""
_ASKED = 0.05
_RASTER = 2.0  # pixels a mm
_CLEAR_MM = 2.5
_GRAINS_MM = ((0.0, 0.5), (0.4, 1.5), (1.2, 4.0))


@dataclass(frozen=True, slots=True)
class Guess:
    """A kind of the ruleset for a field, and how doubtful it is.

    ``doubt`` is the share of such guesses that are wrong (docs/benchmarks.md has the measured
    shares); ``instead`` is the kind that is likeliest if it is wrong. ``by`` says what
    speaks for the kind: the lines round the field, or only its ground.
    """

    field: str
    kind: str
    traits: frozenset[str]
    doubt: float
    instead: str
    by: By


def guess_kinds(
    game_map: GameMap, picture: Pixels, scale: float, *, known: Mapping[str, int] | None = None
) -> list[Guess]:
    """Propose a kind for each field: ``built_up``, ``elevated`` or ``open``, with water.

    Parameters
    ----------
    game_map : GameMap
        Whose kinds are not looked at.
    picture : (height, width, 3) uint8
        The board straight from above.
    scale : float
        Pixels a mm.
    known : mapping of str to int, optional
        Fields of which a person said which of :data:`READINGS` they are.

    Notes
    -----
    2 s for a board of 130 fields.
    """
    lab = lab_of(picture)
    colours, grounds = ground_looks(game_map, lab, scale)
    index = {field: n for n, field in enumerate(game_map.fields)}
    told = {index[f]: k for f, k in (known or {}).items()}
    shares, by_lines = readings(
        game_map, borders_seen(game_map, lab, scale), colours, grounds, told
    )
    weights = _DOUBT_TOLD if told else _DOUBT
    guesses = []
    for field, row, lines in zip(game_map.fields, shares, by_lines, strict=True):
        best, *others = np.argsort(-row).tolist()
        lead = float(np.log(row[best] + 1e-9) - np.log(1 - row[best] + 1e-9))
        doubt = 1 / (1 + np.exp(np.array([1.0, np.clip(lead, 1.1, 12.0)]) @ weights))
        kind, traits = READINGS[best]
        if traits:
            doubt = max(doubt, _ASKED)  # water is never taken for granted
        instead = next(READINGS[k][0] for k in others if traits or READINGS[k][0] != kind)
        by: By = "lines" if not traits and int(lines.argmax()) == best else "ground"
        guesses.append(Guess(field, kind, traits, round(float(doubt), 3), instead, by))
    return guesses


def with_kinds(game_map: GameMap, guesses: Sequence[Guess]) -> GameMap:
    """Give fields the kinds that were guessed, as far as the ruleset has them."""
    fields = dict(game_map.fields)
    rules = game_map.ruleset
    for guess in guesses:
        kind = rules.kinds.get(guess.kind)
        if kind is not None:
            traits = guess.traits & rules.traits.keys()
            fields[guess.field] = replace(
                fields[guess.field], kind=guess.kind, level=kind.level, traits=traits
            )
    return replace(game_map, fields=fields)


def ground_looks(
    game_map: GameMap, lab: NDArray[np.float32], scale: float
) -> tuple[Floats, Floats]:
    """Return what each field's ground looks like, in the order of the map's fields.

    Returns
    -------
    (N, 3) float64
        Medians off the borders, in CIE L*a*b* of OpenCV's 8 bit.
    (N, 6) float64
        Colour and grain, such that grounds a distance of 1 apart differ.
    """
    own = min(scale, _RASTER)
    height, width = (max(2, round(side * own / scale)) for side in lab.shape[:2])
    small = cv2.resize(lab, (width, height), interpolation=cv2.INTER_AREA)
    light = np.log(small[..., 0] + 8)
    seen = np.dstack([small, *(_grain(light, *mm, own) for mm in _GRAINS_MM)])
    labels = np.full((height, width), -1, np.int32)
    lines = np.full((height, width), 255, np.uint8)
    for n, field in enumerate(game_map.fields):
        rings = [
            np.round(np.array(ring) * (game_map.unit_mm * own) - 0.5).astype(np.int32)
            for ring in game_map.points(field)
        ]
        cv2.fillPoly(labels, rings, n)
        cv2.polylines(lines, rings, isClosed=True, color=0)
    clear = cv2.distanceTransform(lines, cv2.DIST_L2, 3) > _CLEAR_MM * own
    found = np.zeros((len(game_map.fields), seen.shape[2]))
    for mask in (labels >= 0, clear & (labels >= 0)):
        names = labels[mask]
        order = np.argsort(names, kind="stable")
        starts = np.searchsorted(names[order], np.arange(1, len(found)))
        for n, some in enumerate(np.split(seen[mask][order], starts)):
            if len(some):
                found[n] = np.median(some, axis=0)
    colours = found[:, :3]
    return colours, np.concatenate(
        [unshaded(colours) / 0.15, np.log(found[:, 3:] + 1e-3) / 0.5], axis=1
    )


def _grain(light: NDArray[np.float32], fine: float, coarse: float, scale: float) -> Any:
    """Return how much spots of some sizes, in mm, differ from what is round them."""
    sharp = cv2.GaussianBlur(light, (0, 0), fine * scale) if fine else light
    return np.abs(sharp - cv2.GaussianBlur(light, (0, 0), coarse * scale))


def readings(
    game_map: GameMap,
    seen: Sequence[Seen],
    colours: Floats,
    grounds: Floats,
    told: Mapping[int, int] | None = None,
) -> tuple[Floats, Floats]:
    """Return how likely each of :data:`READINGS` is for each field, and by lines alone.

    Rows are in the map's order; ``colours`` and ``grounds`` are those of :func:`ground_looks`.
    ``told`` are the rows of which a person said which reading they are. Without examples of two
    kinds, what lines and grounds of boards usually look like says it at first; then those of this
    board do, by turns with the kinds: what looks alike is likely alike.
    """
    told = told or {}
    index = {field: n for n, field in enumerate(game_map.fields)}
    pairs = np.array([[index[f] for f in s.fields] for s in seen], np.int64).reshape(-1, 2)
    counts = np.array([min(1.0, s.length / _FULL_MM) for s in seen])
    taught = _has_examples(told)
    given = np.bincount(list(told.values()), minlength=len(_USUAL)) > 0
    on_boards, here = _OFTEN_TAUGHT if taught else _OFTEN
    usual = on_boards * np.log(_USUAL)
    if taught:
        usual += np.log(np.where(given, 1.0, _NOT_TOLD))
    else:
        usual[given] = np.maximum(usual[given], np.log(_GIVEN))
    own = np.tile(usual, (len(colours), 1))
    if not (taught and given[_WATER]):
        slope, least, low, high = _BLUE
        blue = (128 - colours[:, 2]) * 100 / np.maximum(colours[:, 0], 20)
        blue -= max(0.0, float(np.median(blue)))  # a board that is blue all over is no water
        own[:, _WATER] += np.clip(slope * (blue - least), low, high)
    weights = np.ones(len(colours))
    for n, k in told.items():
        own[n, np.arange(len(usual)) != k] -= 8.0
        weights[n] = _TOLD
    kinds = np.eye(len(_LINES))[PAIRS]
    a, b = pairs.T

    def lines_of(shares: Floats) -> Floats:
        found: Floats = np.einsum("ei,ej,ijc->ec", shares[a], shares[b], kinds)
        return found

    like_ground, like_line = (
        _alike(looks, least, taught=taught)
        for looks, least in zip((grounds, _line_looks(seen)), _LEAST_ALIKE, strict=True)
    )
    shares = shares_of(own)
    first: tuple[Floats | None, Floats | None] = None, None
    if not taught:
        start = own.copy()
        for n, k in told.items():
            start[:, k] += _LIKE_TOLD * like_ground[n]
        shares = _by_usual_looks(game_map, seen, start, colours, pairs)
        if not told:
            first = shares, lines_of(shares)
    more = np.zeros(len(usual))
    for _ in range(_ROUNDS):
        rest = np.sort(shares_of(np.log(shares + 1e-12) - usual - more), axis=1)
        sure = np.clip(rest[:, -1] - rest[:, -2], _LEAST_SURE, 1.0)
        sure[list(told)] = 1.0
        from_ground, often = _as_alike(like_ground, shares * (sure * weights)[:, None], first[0])
        more = here * np.log(often / often.max())
        if not taught:
            more[given] = 0.0  # one example tells that there are such, not how many
        say = counts * np.sqrt(sure[a] * sure[b]) * np.maximum(weights[a], weights[b])
        from_lines, _ = _as_alike(like_line, lines_of(shares) * say[:, None], first[1])
        together = (counts[:, None] * np.maximum(from_lines, -_NO))[:, PAIRS]
        shares = beliefs(own + more + from_ground, pairs, together)
    return shares, beliefs(own, pairs, together)


def _has_examples(told: Mapping[int, int]) -> bool:
    """Return whether kinds are told apart by examples."""
    return len(set(told.values())) > 1


def _line_looks(seen: Sequence[Seen]) -> Floats:
    """Return what each border looks like beside the others of the board."""
    features = np.array([s.features for s in seen]).reshape(len(seen), -1)
    prints = np.array([s.print for s in seen]).reshape(len(seen), -1)
    features = (features - features.mean(axis=0)) / (features.std(axis=0) + 1e-6)
    return np.concatenate([features / 3.2, prints / (4 * prints.std() + 1e-6)], axis=1)


def _alike(looks: Floats, least: float, *, taught: bool) -> Floats:
    """Return how much each look says of each other: little if others lie nearer together.

    On a board of few fields, of which nobody has said what they are, all would be alike.
    """
    square = (looks**2).sum(axis=1)
    far = np.sqrt(np.maximum(square[:, None] + square - 2 * looks @ looks.T, 0.0))
    np.fill_diagonal(far, np.inf)
    near = min(_NEIGHBOUR, len(looks) if taught else len(looks) // _FEW, len(looks) - 2)
    reach = max(least, float(np.median(np.sort(far, axis=1)[:, near]))) if near >= 0 else least
    found: Floats = np.exp(-((far / reach) ** 2) / 2)
    return found


def _as_alike(alike: Floats, said: Floats, first: Floats | None) -> tuple[Floats, Floats]:
    """Return logarithms of what those that look like each say of it, and how often each is said.

    ``first`` is what each was at first: it stays so if none looks like it.
    """
    often = said.sum(axis=0) + 0.5
    often /= often.sum()
    found = alike @ said + (_STRANGE * often if first is None else _OWN * first)
    return np.log(found / found.sum(axis=1, keepdims=True) / often), often


def _by_usual_looks(
    game_map: GameMap, seen: Sequence[Seen], own: Floats, colours: Floats, pairs: NDArray[np.int64]
) -> Floats:
    """Return how likely readings are by what lines and grounds look like on most boards."""
    together = np.array([_line_fits(s) for s in seen]).reshape(-1, *PAIRS.shape)
    shares = beliefs(own, pairs, together)
    places = _places(game_map)
    for _ in range(_BY_USUAL):
        shares = beliefs(own + _colour_fits(shares, colours, places), pairs, together)
    return shares


def _line_fits(seen: Seen) -> Floats:
    """Return logarithms of how well a line fits between each two readings."""
    logs = _LINES @ np.concatenate([[1.0], seen.features])
    logs -= logs.max()
    logs -= np.log(np.exp(logs).sum())
    weight = min(1.0, seen.length / _FULL_MM)
    fits: Floats = (weight * logs)[PAIRS]
    return fits


def _places(game_map: GameMap) -> Floats:
    """Return smooth functions of where each field is, for the light."""
    width, height = (side / game_map.unit_mm for side in game_map.size_mm)
    middles = np.array([np.mean(game_map.points(f)[0], axis=0) for f in game_map.fields])
    x, y = (middles / (width, height) * 2 - 1).T
    return np.stack([x, y, x * y, x**2 - 0.5, y**2 - 0.5], axis=1)


def _colour_fits(shares: Floats, colours: Floats, places: Floats) -> Floats:
    """Return logarithms of how well each field's colour fits each reading.

    The means of the readings and the light are fitted to the readings as they are believed now.
    """
    kinds = shares.shape[1]
    basis = np.concatenate([np.eye(kinds)[np.tile(np.arange(kinds), len(shares))],
                            np.repeat(places, kinds, axis=0)], axis=1)  # fmt: skip
    weights = shares.ravel()
    wanted = np.repeat(colours, kinds, axis=0)
    matrix = basis.T @ (weights[:, None] * basis) + 1e-3 * np.eye(basis.shape[1])
    matrix[kinds:, kinds:] += 2.0 * np.eye(places.shape[1])
    right = basis.T @ (weights[:, None] * wanted)
    for k, (usual, weight) in _FROM_OPEN.items():
        tie = np.zeros(basis.shape[1])
        tie[k], tie[0] = 1.0, -1.0
        matrix += weight * np.outer(tie, tie)
        right += weight * tie[:, None] * usual
    found = np.linalg.solve(matrix, right)
    flat = colours - places @ found[kinds:]
    off = (flat[:, None] - found[None, :kinds]) / _SPREAD
    fits = -0.5 * _TELLS * (off**2).sum(axis=2)
    bounded: Floats = np.maximum(fits, fits.max(axis=1, keepdims=True) - 6.0)
    return bounded
