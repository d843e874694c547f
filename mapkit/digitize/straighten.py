"""Borders as straight as they are printed: each piece is measured, then pieces are joined again.

Pieces that continue each other are one line, even where other borders branch off. Corners and
junctions are where these lines meet; those on the rim stay on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from mapkit.digitize.arcs import OUTSIDE, Arc, Arcs
from mapkit.digitize.crossings import crossings, without_arcs
from mapkit.digitize.evidence import Evidence
from mapkit.digitize.ridges import Fit, fit_border

Points = NDArray[np.float64]

_TURN = np.radians(7.0)
_OFF_MM = 0.6
_ROUGH_MM = 0.4
_FAR_MM = 3.0
_FIRM = 1e4
_OUTLINE = 5.0
_HOLD = 0.15
_CUT_MM = 5.0
_LONG_MM = 12.0


@dataclass(slots=True, eq=False)
class Piece:
    """A straight piece of an arc.

    Attributes
    ----------
    arc, number : int
        Which piece of which arc.
    sides : (int, int)
    a, b : (2,) float64
        Its ends as they were found, in mm.
    fit : Fit or None
        None at the rim, and where it is too short.
    at, along : (2,) float64
        A point of its line, and the line's direction, of length 1.
    weight : float
        How much its line counts where lines meet.
    """

    arc: int
    number: int
    sides: tuple[int, int]
    a: Points
    b: Points
    fit: Fit | None
    at: Points = field(default_factory=lambda: np.zeros(2))
    along: Points = field(default_factory=lambda: np.zeros(2))
    weight: float = 0.0

    @property
    def length(self) -> float:
        """Its length in mm."""
        return float(np.hypot(*(self.b - self.a)))


def straightened(
    found: Arcs,
    evidence: Evidence,
    size_mm: tuple[float, float],
    *,
    rim: bool = True,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[Arcs, Arcs, list[Piece]]:
    """Measure borders in a picture and straighten them.

    Parameters
    ----------
    found : Arcs
        From :func:`mapkit.digitize.arcs.find_arcs`.
    size_mm : (float, float)
    rim : bool
        Whether the outside begins at the board's rim, which is known exactly.
    progress : callable, optional
        Gets (steps done, steps in all); raising stops the work.

    Returns
    -------
    Arcs
        What was found, with the two junctions of each crossing made one.
    Arcs
        The same junctions and arcs, elsewhere.
    list of Piece
        What was measured.

    Notes
    -----
    1 s for a board of 130 fields.
    """
    pieces: list[Piece] = []
    for k, arc in enumerate(found.arcs):
        pieces += _measured(k, arc, evidence, size_mm if rim else None)
        if progress:
            progress(k + 1, len(found.arcs))
    found, pieces = _crossed(found, pieces)
    pieces = [p for some in _by_arc(pieces).values() for p in _with_corners(some)]
    _share_lines(found, pieces)
    by_arc = _by_arc(pieces)
    places = found.junctions.copy()
    ends = found.ends_at()
    for k, here in enumerate(ends):
        lines = [by_arc[n][0 if starts else -1] for n, starts in here]
        if all(p.fit is None and OUTSIDE in p.sides for p in lines) and len(lines) < 3:
            continue  # a corner of the board
        places[k] = _meeting(lines, places[k])
    arcs = []
    for n, arc in enumerate(found.arcs):
        some = by_arc[n]
        inner = [_meeting(some[i : i + 2], _between(some[i], some[i + 1]))
                 for i in range(len(some) - 1)]  # fmt: skip
        line = [places[arc.start], *inner, places[arc.end]]
        arcs.append(Arc(arc.start, arc.end, arc.sides, _without_straight(np.array(line))))
    return found, Arcs(places, arcs), pieces


def _crossed(found: Arcs, pieces: list[Piece]) -> tuple[Arcs, list[Piece]]:
    """Leave out the short arcs at crossings."""
    by_arc = _by_arc(pieces)

    def first_long(arc: int, starts: bool) -> int:
        """Return how many pieces come before the first long one, from an end."""
        some = by_arc[arc] if starts else by_arc[arc][::-1]
        return next((k for k, p in enumerate(some) if p.length >= _LONG_MM), 0)

    def line_of(arc: int, starts: bool) -> tuple[Points, Points]:
        k = first_long(arc, starts)
        piece = by_arc[arc][k if starts else -1 - k]
        return piece.at, piece.along

    gone = crossings(found, line_of)
    ends = found.ends_at()
    for k in gone:  # what cuts the corners of a crossing goes, too
        for junction in (found.arcs[k].start, found.arcs[k].end):
            for arc, starts in ends[junction]:
                cut = first_long(arc, starts) if arc != k else 0
                by_arc[arc] = by_arc[arc][cut:] if starts else by_arc[arc][: len(by_arc[arc]) - cut]
    number = np.cumsum([k not in gone for k in range(len(found.arcs))]) - 1
    kept = [p for arc, some in by_arc.items() if arc not in gone for p in some]
    for piece in kept:
        piece.arc = int(number[piece.arc])
    return without_arcs(found, gone), kept


def _measured(
    k: int, arc: Arc, evidence: Evidence, rim_mm: tuple[float, float] | None
) -> Iterator[Piece]:
    for n in range(len(arc.places) - 1):
        a, b = arc.places[n], arc.places[n + 1]
        fit = None
        if OUTSIDE not in arc.sides:
            fit = fit_border(evidence, a, b)
        piece = Piece(k, n, arc.sides, a, b, fit)
        along = (b - a) / max(piece.length, 1e-9)
        if OUTSIDE in arc.sides and rim_mm is None:
            piece.at, piece.along, piece.weight = (a + b) / 2, along, _OUTLINE
        elif OUTSIDE in arc.sides and rim_mm is not None:
            # Exactly the rim, whatever the pixels' steps are.
            middle = (a + b) / 2
            axis = int(np.abs(along).argmin())
            middle[axis] = 0.0 if middle[axis] < rim_mm[axis] / 2 else rim_mm[axis]
            piece.at, piece.along, piece.weight = middle, np.eye(2)[1 - axis], _FIRM
        elif fit is None:
            piece.at, piece.along, piece.weight = (a + b) / 2, along, 0.02
        else:
            _set_line([piece])
        yield piece


def _by_arc(pieces: Sequence[Piece]) -> dict[int, list[Piece]]:
    found: dict[int, list[Piece]] = {}
    for piece in pieces:
        found.setdefault(piece.arc, []).append(piece)
    return found


def _with_corners(pieces: list[Piece]) -> list[Piece]:
    """Drop short pieces of an arc that only cut its corners, or bend it at its ends."""
    kept = list(pieces)
    while len(kept) > 1:
        short = [p for p in kept if p.length < _CUT_MM and OUTSIDE not in p.sides]
        for piece in sorted(short, key=lambda p: p.length):
            k = next(i for i, p in enumerate(kept) if p is piece)
            if k in (0, len(kept) - 1):
                other = kept[1 if k == 0 else -2]
                far = piece.a if k == 0 else piece.b
                normal = np.array([-other.along[1], other.along[0]])
                if other.length > 2 * piece.length and abs((far - other.at) @ normal) < _FAR_MM:
                    break
            else:
                corner = _crossing(kept[k - 1], kept[k + 1])
                if (
                    corner is not None
                    and max(np.hypot(*(corner - piece.a)), np.hypot(*(corner - piece.b)))
                    < 1.2 * _CUT_MM
                ):
                    kept[k - 1].b = kept[k + 1].a = corner
                    break
        else:
            return kept
        kept.remove(piece)
    return kept


def _crossing(p: Piece, q: Piece) -> Points | None:
    cross = float(p.along[0] * q.along[1] - p.along[1] * q.along[0])
    if abs(cross) < 0.1:
        return None
    off = q.at - p.at
    return p.at + p.along * float(off[0] * q.along[1] - off[1] * q.along[0]) / cross


def _between(p: Piece, q: Piece) -> Points:
    """Return where two pieces that follow each other met before."""
    return (p.b + q.a) / 2


def _set_line(pieces: Sequence[Piece]) -> float:
    """Lay one line through all that was measured of pieces; return how rough it is, in mm."""
    fits = [p.fit for p in pieces if p.fit is not None]
    places = np.concatenate([f.places for f in fits])
    weights = np.concatenate([f.weights for f in fits])
    first = max(pieces, key=lambda p: p.length)
    along = (first.b - first.a) / max(first.length, 1e-9)
    normal = np.array([-along[1], along[0]])
    t, off = (places - first.a) @ along, (places - first.a) @ normal
    line = np.array([float(np.average(off, weights=weights)), 0.0])
    turns = len(places) > 1 and np.ptp(t) > 4
    for _ in range(5):
        rest = np.abs(off - line[0] - line[1] * t)
        w = weights / np.maximum(rest, 0.1)
        if turns:
            basis = np.stack([np.ones_like(t), t], axis=1) * np.sqrt(w)[:, None]
            line = np.linalg.lstsq(basis, off * np.sqrt(w), rcond=None)[0]
        else:
            line[0] = float(np.average(off, weights=w))
    rough = float(np.average(np.abs(off - line[0] - line[1] * t), weights=weights))
    direction = along + line[1] * normal
    direction /= np.hypot(*direction)
    middle = float(np.average(t, weights=weights))
    at = first.a + middle * along + (line[0] + line[1] * middle) * normal
    total = float(weights.sum())
    for piece in pieces:
        piece.at, piece.along, piece.weight = at, direction, 0.1 + min(total, 40.0)
    return rough


def _share_lines(found: Arcs, pieces: Sequence[Piece]) -> None:
    """Give pieces that go on in one line, across corners and junctions, one line."""
    by_arc = _by_arc(pieces)
    pairs: list[tuple[Piece, Piece]] = []
    for some in by_arc.values():
        pairs += [(some[i], some[i + 1]) for i in range(len(some) - 1)]
    for here in found.ends_at():
        ends = [by_arc[n][0 if starts else -1] for n, starts in here]
        pairs += [(p, q) for i, p in enumerate(ends) for q in ends[:i] if p is not q]
    group = {id(p): [p] for p in pieces}

    def angle(p: Piece, q: Piece) -> float:
        return float(
            abs(np.arcsin(np.clip(p.along[0] * q.along[1] - p.along[1] * q.along[0], -1, 1)))
        )

    usable = [
        (p, q) for p, q in pairs if p.fit is not None and q.fit is not None and angle(p, q) < _TURN
    ]
    for p, q in sorted(usable, key=lambda pair: angle(*pair)):
        first, second = group[id(p)], group[id(q)]
        if first is second:
            continue
        before = [(r.at, r.along, r.weight) for r in (*first, *second)]
        rough = _set_line([*first, *second])
        if rough > _ROUGH_MM or not all(_is_near(r) for r in (*first, *second)):
            for r, (at, along, weight) in zip((*first, *second), before, strict=True):
                r.at, r.along, r.weight = at, along, weight
            continue
        joined = [*first, *second]
        for r in joined:
            group[id(r)] = joined


def _is_near(piece: Piece) -> bool:
    """Return whether what was measured of a piece lies on its line."""
    assert piece.fit is not None
    normal = np.array([-piece.along[1], piece.along[0]])
    off = (piece.fit.places - piece.at) @ normal
    return abs(float(np.average(off, weights=piece.fit.weights))) < _OFF_MM


def _meeting(pieces: Sequence[Piece], was: Points) -> Points:
    """Return where lines meet best, near where they met before."""
    matrix, right = np.eye(2) * _HOLD, was * _HOLD
    for piece in pieces:
        normal = np.array([-piece.along[1], piece.along[0]])
        part = piece.weight * np.outer(normal, normal)
        matrix += part
        right = right + part @ piece.at
    found: Points = np.linalg.solve(matrix, right).astype(np.float64)
    off = found - was
    far = float(np.hypot(*off))
    if far > _FAR_MM:
        found = was + off * (_FAR_MM / far)
    for piece in pieces:  # on the rim exactly, however far
        if piece.weight >= _FIRM:
            axis = int(np.abs(piece.along).argmin())
            found[axis] = piece.at[axis]
    return found


def _without_straight(places: Points) -> Points:
    """Drop points of an arc that lie on the way between their neighbours."""
    kept = [places[0]]
    for k in range(1, len(places) - 1):
        a, p, b = kept[-1], places[k], places[k + 1]
        along = b - a
        length = float(np.hypot(*along))
        off = abs(float(along[0] * (p - a)[1] - along[1] * (p - a)[0])) / max(length, 1e-9)
        if off > 0.12 or length < 1e-6:
            kept.append(p)
    kept.append(places[-1])
    return np.array(kept)
