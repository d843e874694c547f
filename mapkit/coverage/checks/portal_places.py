"""Portals that do not lie on the boundary of their two fields, or lie on each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from mapkit.coverage.checks.boundaries import SharedBoundary, shared_boundary
from mapkit.coverage.checks.drawing import Drawing
from mapkit.coverage.checks.overlaps import Overlaps, Pair
from mapkit.coverage.checks.rings import usable
from mapkit.coverage.checks.wording import Wording, listed
from mapkit.diagnostics import Diagnostic, Rule, rules
from mapkit.messages import phrase
from mapkit.model import GameMap, Point, Portal


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

    ``adjacent`` are the pairs of fields that share a boundary, and ``broken`` the fields whose
    inside is not defined, as indices.
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

    Arguments are as for :func:`check_portal_places`. Returns the place by the position in
    ``game_map.portals``.
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
