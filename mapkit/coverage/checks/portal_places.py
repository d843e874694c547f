"""Portals that do not lie on the boundary of their two fields, or lie on each other."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.overlaps import MOST_PAIRS, Overlaps, Pair, pairs_of_fields
from mapkit.coverage.checks.ring_arrays import Int64
from mapkit.coverage.checks.rings import usable
from mapkit.coverage.checks.wording import Wording, listed
from mapkit.diagnostics import Diagnostic, Rule, rules
from mapkit.geometry.points import distinct
from mapkit.messages import phrase
from mapkit.model import GameMap, Point, Portal


def adjacent_pairs(drawing: Drawing, overlaps: Overlaps) -> frozenset[Pair]:
    """Return the pairs that share a boundary of positive length and do not overlap.

    Exact; about n log n in the number of edges.
    """
    most = 4 * len(drawing.segments) + MOST_PAIRS  # a segment of a sound drawing parts two a level
    return frozenset(pairs_of_fields(drawing.segment, drawing.field, most) - overlaps.pairs)


class SharedBoundary(NamedTuple):
    """The segments that two fields share.

    Attributes
    ----------
    ends : (N, 2, 2) int64
        Both points of each segment, in map units.
    piece : (N,) int64
        Which unbroken piece of the boundary the segment belongs to.
    """

    ends: Int64
    piece: Int64

    def locate(self, point: Point) -> tuple[float, frozenset[int], tuple[float, float]]:
        """Find the place on the boundary next to a point, in map units.

        Returns
        -------
        (distance, pieces, place)
            How far it is, the pieces that come that near, and the nearest place. Measured in
            floating point.

        Raises
        ------
        ValueError
            The two fields share no segment.
        """
        p = np.array(point, dtype=np.int64)
        a, b = self.ends[:, 0], self.ends[:, 1]
        along = (b - a).astype(np.float64)
        length2 = (along**2).sum(axis=1)
        t = np.clip(((p - a) * along).sum(axis=1) / length2, 0.0, 1.0)
        foot = a + t[:, None] * along
        distance = np.hypot(*(p - foot).T)
        nearest = int(np.argmin(distance))
        close = distance <= distance[nearest] + 1e-6
        place = (float(foot[nearest, 0]), float(foot[nearest, 1]))
        return float(distance[nearest]), frozenset(self.piece[close].tolist()), place

    def nearest_place(
        self, at: tuple[Point, Point], tolerance: float
    ) -> tuple[tuple[Point, Point], bool] | None:
        """Find the place on one piece of the boundary next to a portal that stands off it.

        Parameters
        ----------
        at : (Point, Point)
        tolerance : float
            In map units.

        Returns
        -------
        ((Point, Point), bool) or None
            Both ends in whole map units, and whether this place is the only one that can be
            meant: the portal keeps its length to the tolerance and moves by no more than that,
            and any other piece is twice as far. None where the portal would have no length.
        """
        far: dict[int, tuple[float, tuple[Point, Point]]] = {}
        for piece in set(self.piece.tolist()):
            part = self.piece == piece
            (a, _, p), (b, _, q) = map(SharedBoundary(self.ends[part], self.piece[part]).locate, at)
            far[piece] = max(a, b), ((round(p[0]), round(p[1])), (round(q[0]), round(q[1])))
        (distance, ends), *others = sorted(far.values())
        if ends[0] == ends[1]:
            return None
        alone = all(other >= 2 * distance for other, _ in others)
        length = math.dist(*at)
        kept = abs(math.dist(*ends) - length) <= tolerance
        return ends, alone and kept and distance <= length


def shared_boundary(drawing: Drawing, f: int, g: int) -> SharedBoundary:
    """Collect what two fields share, in unbroken pieces.

    Parameters
    ----------
    f, g : int
        Indices of the fields.

    Notes
    -----
    Linear in the number of all edges, and about n log n in the number of those that the two share.
    """
    one, other = (distinct(drawing.segment[drawing.field == k]) for k in (f, g))
    common = np.intersect1d(one, other, assume_unique=True)
    segments = drawing.segments[common]
    beside: dict[int, list[int]] = defaultdict(list)
    for a, b in segments.tolist():
        beside[a].append(b)
        beside[b].append(a)
    piece_of: dict[int, int] = {}
    for number, start in enumerate(beside):
        waiting = [] if start in piece_of else [start]
        while waiting:
            here = waiting.pop()
            piece_of[here] = number
            waiting += [other for other in beside[here] if other not in piece_of]
    piece = np.array([piece_of[i] for i in segments[:, 0].tolist()], dtype=np.int64)
    return SharedBoundary(drawing.xy[segments], piece)


class _Named(NamedTuple):
    """A portal, and what messages call it (``title``) and its two fields (``both``)."""

    portal: Portal
    values: Mapping[str, str]

    def report(
        self,
        rule: Rule,
        message: str,
        at: Iterable[tuple[float, float]] | None = None,
        *,
        fixable: bool = True,
    ) -> Diagnostic:
        """Report what is wrong with the portal, at its ends or at some places (in map units)."""
        return rule.report(
            message,
            fields=self.portal.between,
            at=self.portal.at if at is None else at,
            fixable=fixable,
        )


def check_portal_places(
    game_map: GameMap,
    drawing: Drawing,
    overlaps: Overlaps,
    adjacent: frozenset[Pair],
    broken: frozenset[int],
    say: Wording,
) -> list[Diagnostic]:
    """Report portals that do not lie on the boundary of their two fields.

    Portals of fields that have no usable drawing are left alone.

    Parameters
    ----------
    adjacent : frozenset of (int, int)
        Pairs of fields that share a boundary, as indices.
    broken : frozenset of int
        Indices of the fields whose inside is not defined.
    """
    found: list[Diagnostic] = []
    tolerance = game_map.tolerance_units
    index = {field_id: f for f, field_id in enumerate(drawing.rings.field_ids)}
    drawn = set(drawing.field.tolist()) - broken
    boundaries: dict[Pair, SharedBoundary] = {}
    placed: dict[tuple[Pair, str], list[Portal]] = {}
    for portal in game_map.portals:
        a, b = portal.between
        if a == b or a not in index or b not in index or not {index[a], index[b]} <= drawn:
            continue
        pair = (min(index[a], index[b]), max(index[a], index[b]))
        both = phrase("field {a} and field {b}", a=say.field(a), b=say.field(b))
        named = _Named(portal, {"title": say.portal(portal), "both": both})
        if pair in overlaps.stacked:
            found.append(_stacked_fields(named))
        elif pair in overlaps.pairs:
            continue  # they overlap, which is reported itself
        elif pair not in adjacent:
            found.append(_fields_apart(named))
        elif all(usable(end) for end in portal.at):
            boundary = boundaries.get(pair)
            if boundary is None:
                boundary = boundaries[pair] = shared_boundary(drawing, *pair)
            found += _misplaced(named, boundary, tolerance, say)
            placed.setdefault((pair, portal.type), []).append(portal)
    for group in placed.values():
        found += _coinciding(group, say)
    return found


def places_meant(
    game_map: GameMap, drawing: Drawing, adjacent: frozenset[Pair], broken: frozenset[int]
) -> dict[int, tuple[Point, Point]]:
    """Find the portals that miss their boundary where only one place on it can be meant.

    Parameters
    ----------
    game_map, drawing, adjacent, broken
        As for :func:`check_portal_places`.

    Returns
    -------
    dict of int to (Point, Point)
        Position in ``game_map.portals`` to the place.
    """
    tolerance = game_map.tolerance_units
    index = {field_id: f for f, field_id in enumerate(drawing.rings.field_ids)}
    boundaries: dict[Pair, SharedBoundary] = {}
    places = {}
    for k, portal in enumerate(game_map.portals):
        f, g = (index.get(i, -1) for i in portal.between)
        pair = (min(f, g), max(f, g))
        if pair not in adjacent or {f, g} & broken or not all(map(usable, portal.at)):
            continue
        boundary = boundaries.get(pair)
        if boundary is None:
            boundary = boundaries[pair] = shared_boundary(drawing, *pair)
        if max(boundary.locate(end)[0] for end in portal.at) > tolerance:
            nearest = boundary.nearest_place(portal.at, tolerance)
            if nearest is not None and nearest[1] and portal.at[0] != portal.at[1]:
                places[k] = nearest[0]
    return places


def _stacked_fields(named: _Named) -> Diagnostic:
    message = phrase("{title} joins {both}, which are stacked.", **named.values)
    return named.report(rules.PORTAL_FIELDS_STACKED, message)


def _fields_apart(named: _Named) -> Diagnostic:
    message = phrase("{title} joins {both}, which share no boundary.", **named.values)
    return named.report(rules.PORTAL_FIELDS_APART, message)


def _misplaced(
    named: _Named, boundary: SharedBoundary, tolerance: float, say: Wording
) -> Iterator[Diagnostic]:
    """Find the one thing that is wrong with where a portal lies, if there is any."""
    ends = named.portal.at
    if ends[0] == ends[1]:
        yield named.report(
            rules.PORTAL_WITHOUT_LENGTH,
            phrase(
                "{title} between {both} has no length: both ends are at {point}.",
                **named.values,
                point=say.point(*ends[0]),
            ),
        )
        return
    (first, first_pieces, start), (second, second_pieces, end) = map(boundary.locate, ends)
    off = [
        (point, distance)
        for point, distance in zip(ends, (first, second), strict=True)
        if distance > tolerance
    ]
    if off:
        yield _off_boundary(named, off, boundary.nearest_place(ends, tolerance), say)
    elif not first_pieces & second_pieces:
        yield _across_pieces(named)
    elif start == end:
        yield named.report(
            rules.PORTAL_WITHOUT_LENGTH,
            phrase("{title} between {both} has no length on their boundary.", **named.values),
        )


def _off_boundary(
    named: _Named,
    off: Sequence[tuple[Point, float]],
    nearest: tuple[tuple[Point, Point], bool] | None,
    say: Wording,
) -> Diagnostic:
    ends = listed(
        phrase("{place} by {length}", place=say.point(*end), length=say.length(distance))
        for end, distance in off
    )
    message = (
        phrase("{title} misses the boundary of {both} at {ends}.", **named.values, ends=ends)
        if nearest is None
        else phrase(
            "{title} misses the boundary of {both} at {ends}; next to it would be at: {at}.",
            **named.values,
            ends=ends,
            at=str([list(end) for end in nearest[0]]),
        )
    )
    return named.report(
        rules.PORTAL_OFF_BOUNDARY,
        message,
        at=[end for end, _ in off],
        fixable=nearest is not None and nearest[1],
    )


def _across_pieces(named: _Named) -> Diagnostic:
    message = phrase(
        "{title} has its ends on two separate pieces of the boundary of {both}.", **named.values
    )
    return named.report(rules.PORTAL_ACROSS_PIECES, message)


def _coinciding(group: list[Portal], say: Wording) -> Iterator[Diagnostic]:
    for k, second in enumerate(group):
        for first in group[:k]:
            same = set(first.at) == set(second.at)
            if same or _overlap(first, second):
                yield rules.PORTALS_COINCIDE.report(
                    phrase(
                        "{portal} and {second} between {fields} stand in the same place.",
                        portal=say.portal(first),
                        second=second.id,
                        fields=say.fields(first.between),
                    ),
                    fields=first.between,
                    at=second.at,
                    fixable=same,
                )
                break


def _overlap(first: Portal, second: Portal) -> bool:
    """Return whether two straight places share a stretch of one line."""
    (ax, ay), (bx, by) = first.at
    dx, dy = bx - ax, by - ay
    if any(dx * (y - ay) != dy * (x - ax) for x, y in second.at):
        return False
    low, high = sorted(dx * (x - ax) + dy * (y - ay) for x, y in second.at)
    return low < dx * dx + dy * dy and high > 0
