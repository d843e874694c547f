"""What kind each field may be: by the lines round it and by its ground.

White lines part open fields, black ones are walls, dashed grey ones edge walkways. How well each
line fits each two kinds is known from photos; what colour the ground of each kind has is learned
from the board itself, light and shadow taken off, by turns with the kinds, and how its lines look,
too, once a person has said the kind of some fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.beliefs import beliefs, shares_of
from mapkit.digitize.borders_seen import Seen, borders_seen, lab_of
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
_ROUNDS = 5
_LIKE_TOLD = 8.0
_FEW_LINES = 5.0  # of a class say little of how its lines look on this board
_ALIKE = 0.7  # how far colours may be apart, in spreads, and still say much of each other
_SPREAD = np.array([9.0, 5.0, 5.0])  # of the ground's colour, field by field
_TELLS = 0.7  # how much a field's colour counts
_FROM_OPEN: dict[int, tuple[Floats, float]] = {
    2: (np.array([25.0, 0.0, 0.0]), 1.0),
    3: (np.array([-8.0, -2.0, -22.0]), 1.0),
}
"""How the ground of walkways and water usually differs from open ground, and its weight."""

_DOUBT = np.array([-2.0, 1.0])
"""Weights of 1 and the logarithm of the odds that a reading is right, which are too sure."""
_ASKED = 0.05
_BLUER = 8.0  # of CIE b*: water is that much bluer than open ground
_RASTER = 2.0  # pixels a mm
_CLEAR_MM = 2.5


@dataclass(frozen=True, slots=True)
class Guess:
    """A kind of the ruleset for a field, and how doubtful it is.

    ``doubt`` is the share of such guesses that are wrong (docs/benchmarks.md has the measured
    shares); ``instead`` is the kind that is likeliest if it is wrong. ``by`` says what
    speaks for the kind: the lines round the field, or only the colour of its ground.
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
    1 s for a board of 130 fields.
    """
    lab = lab_of(picture)
    colours = field_colours(game_map, lab, scale)
    index = {field: n for n, field in enumerate(game_map.fields)}
    told = {index[f]: k for f, k in (known or {}).items()}
    shares, by_lines = readings(game_map, borders_seen(game_map, lab, scale), colours, told)
    shares = _as_told(shares, colours, told) if told else _without_dark_grass(shares, colours)
    guesses = []
    for field, row, lines in zip(game_map.fields, shares, by_lines, strict=True):
        best, *others = np.argsort(-row).tolist()
        lead = float(np.log(row[best] + 1e-9) - np.log(1 - row[best] + 1e-9))
        doubt = 1 / (1 + np.exp(np.array([1.0, min(lead, 6.0)]) @ _DOUBT))
        kind, traits = READINGS[best]
        if traits:
            doubt = max(doubt, _ASKED)  # water is never taken for granted
        instead = next(READINGS[k][0] for k in others if traits or READINGS[k][0] != kind)
        by: By = "lines" if not traits and int(lines.argmax()) == best else "ground"
        guesses.append(Guess(field, kind, traits, round(float(doubt), 3), instead, by))
    return guesses


def _without_dark_grass(shares: Floats, colours: Floats) -> Floats:
    """Take water off fields that are no bluer than open ground: dark grass, or ground in shadow."""
    water = next(k for k, (_, traits) in enumerate(READINGS) if traits)
    ground = shares[:, 0] > shares[:, 1:].max(axis=1)
    if not ground.any():
        return shares
    usual = float(np.median(colours[ground, 2]))
    logs = np.log(np.maximum(shares, 1e-12))
    logs[colours[:, 2] > usual - _BLUER, water] = np.log(1e-9)
    return shares_of(logs)


def _as_told(shares: Floats, colours: Floats, known: Mapping[int, int]) -> Floats:
    """Let what a person said of fields hold for all, as far as their ground has the same colour."""
    told = list(known)
    wanted = np.full((len(told), shares.shape[1]), 0.01)
    wanted[np.arange(len(told)), [known[n] for n in told]] = 0.97
    logs = np.log(np.maximum(shares, 1e-4))
    off = ((colours[:, None] - colours[told][None]) / _SPREAD) ** 2
    alike = np.exp(-off.mean(axis=2) / (2 * _ALIKE**2))
    ties = alike[told] + 0.1 * np.eye(len(told))
    more = alike @ np.linalg.solve(ties, np.log(wanted) - logs[told])
    return shares_of(logs + more)


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


def field_colours(game_map: GameMap, lab: NDArray[np.float32], scale: float) -> Floats:
    """Return the usual colour of each field's ground, in the order of the map's fields.

    Returns
    -------
    (N, 3) float64
        Medians off the borders, in CIE L*a*b* of OpenCV's 8 bit.
    """
    own = min(scale, _RASTER)
    height, width = (max(2, round(side * own / scale)) for side in lab.shape[:2])
    small = cv2.resize(lab, (width, height), interpolation=cv2.INTER_AREA)
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
    found = np.zeros((len(game_map.fields), 3))
    for mask in (labels >= 0, clear & (labels >= 0)):
        names = labels[mask]
        order = np.argsort(names, kind="stable")
        starts = np.searchsorted(names[order], np.arange(1, len(found)))
        for n, some in enumerate(np.split(small[mask][order], starts)):
            if len(some):
                found[n] = np.median(some, axis=0)
    return found


def readings(
    game_map: GameMap, seen: Sequence[Seen], colours: Floats, told: Mapping[int, int] | None = None
) -> tuple[Floats, Floats]:
    """Return how likely each of :data:`READINGS` is for each field, and by lines alone.

    Rows are in the map's order. ``told`` are the rows of which a person said which reading they
    are: what has the same ground is likely the same, and then this board's own lines are learned.
    """
    index = {field: n for n, field in enumerate(game_map.fields)}
    pairs = np.array([[index[f] for f in s.fields] for s in seen], np.int64).reshape(-1, 2)
    together = np.array([_line_fits(s) for s in seen]).reshape(-1, 4, 4)
    own = np.tile(np.log(_USUAL), (len(colours), 1))
    for n, k in (told or {}).items():
        off = ((colours - colours[n]) / _SPREAD) ** 2
        own[:, k] += _LIKE_TOLD * np.exp(-off.mean(axis=1) / (2 * _ALIKE**2))
        own[n, np.arange(own.shape[1]) != k] -= _LIKE_TOLD
    shares = by_lines = beliefs(own, pairs, together)
    places = _places(game_map)
    for _ in range(_ROUNDS):
        here = together + _lines_here(seen, pairs, shares) if told and len(pairs) else together
        shares = beliefs(own + _colour_fits(shares, colours, places), pairs, here)
    return shares, by_lines


def _lines_here(seen: Sequence[Seen], pairs: NDArray[np.int64], shares: Floats) -> Floats:
    """Return logarithms of how well lines fit between readings, by what is believed of them now.

    Each class of :data:`PAIRS` has the mean look of its lines on this board; ``pairs`` and
    ``shares`` are as for :func:`beliefs`.
    """
    looks = np.array([s.features for s in seen])
    looks = (looks - looks.mean(axis=0)) / (looks.std(axis=0) + 1e-6)
    counts = np.array([min(1.0, s.length / _FULL_MM) for s in seen])
    both = (shares[pairs[:, 0], :, None] * shares[pairs[:, 1], None, :]).reshape(len(seen), -1)
    weights = counts[:, None] * (both @ np.eye(len(_LINES))[PAIRS.ravel()])
    means = (weights.T @ looks) / (weights.sum(axis=0)[:, None] + _FEW_LINES)
    off = (looks[:, None] - means) ** 2
    spread = ((weights[:, :, None] * off).sum(axis=(0, 1)) + _FEW_LINES) / (
        weights.sum() + _FEW_LINES
    )
    logs = -0.5 * (off / spread).sum(axis=2)
    bounded = np.maximum(logs - logs.max(axis=1, keepdims=True), -6.0)
    found: Floats = (counts[:, None] * bounded)[:, PAIRS]
    return found


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
