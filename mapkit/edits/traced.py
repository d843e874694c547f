"""Maps from photos: what was drawn by hand, and which doubts are left, after an edit.

What a person draws or changes becomes ``drawn``. Doubts follow the fields that they are about, and
go where the edit answers them. Every edit of a person ends here: those of the drawing by
:func:`mark_drawn`, all by :func:`follow_tracing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from operator import is_
from typing import NamedTuple

import shapely

from mapkit.cache import Cache, Same
from mapkit.edits.draft import Draft
from mapkit.mapfile.tracing import instead_words
from mapkit.model import Doubt, Field, GameMap, Point, Portal, TraceState, Tracing

Place = Callable[[Point], Point]
"""Where a point lies after the whole map was moved, turned or mirrored."""

_BENT = 0.75
"""Putting a vertex on a border bends it by less than this, in map units."""

Rings = Sequence[Sequence[Point]]


def mark_drawn(draft: Draft) -> None:
    """Mark the fields of a traced map whose outline is new or another one as drawn, or proposed.

    A vertex more or less on a straight border makes no other outline, nor does a move of the
    whole map.
    """
    before = draft.before
    if before.tracing is None:
        return
    for f in draft.touched & draft.fields.keys():
        item = draft.fields[f]
        now: TraceState = "proposed" if f in draft.proposed else "drawn"
        if item.traced != now and (
            f not in before.fields
            or _other_outline(
                [_placed(ring, draft.whole_move) for ring in before.points(f)],
                [draft.points_of(ring) for ring in item.rings],
            )
        ):
            draft.fields[f] = replace(item, traced=now)


def follow_tracing(
    before: GameMap,
    after: GameMap,
    successors: Mapping[str, Sequence[str]] | None = None,
    *,
    touched: Collection[str] | None = None,
    place: Place | None = None,
) -> GameMap:
    """Return a map after an edit with the portals and doubts of its tracing kept true.

    Returns the very same one where nothing is to be changed.

    Only doubts about fields that changed are looked at: 1 ms for a moved vertex, whatever the size
    of the map.

    Parameters
    ----------
    before, after : GameMap
        ``after`` with the states of its fields, and the doubts of ``before``.
    successors : mapping of str to sequence of str, optional
        Fields that were split, merged, renamed or deleted, to those that took their place.
    touched : collection of str, optional
        Fields whose shape may differ; if not given, none was moved.
    place : callable, optional
        Where a point of the map lies now, if all of it was moved, turned or mirrored.
    """
    if before.tracing is None or after is before:
        return after
    portals = _portals(before, after)
    if portals != after.portals:
        after = replace(after, portals=portals)
    if not before.tracing.doubts:
        return after
    following = _Following(before, after, successors or {}, touched, place)
    doubts: list[Doubt | None] = list(before.tracing.doubts)
    for k in following.asked(before.tracing):
        doubts[k] = following.doubt(before.tracing.doubts[k])
    kept = tuple(d for d in doubts if d is not None)
    if len(kept) == len(doubts) and all(map(is_, kept, before.tracing.doubts)):
        return after
    return replace(after, tracing=replace(before.tracing, doubts=kept))


def _portals(before: GameMap, after: GameMap) -> tuple[Portal, ...]:
    """Return the portals: new, changed or moved ones are drawn, those that follow a border not."""
    if after.portals is before.portals:
        return after.portals
    old = {p.id: p for p in before.portals}
    still = _same_drawing(before, after)

    def drawn(p: Portal) -> bool:
        was = old.get(p.id)
        return was is None or was.type != p.type or (still and was != p)

    return tuple(
        replace(p, traced="drawn") if p.traced != "drawn" and drawn(p) else p for p in after.portals
    )


class _Asked(NamedTuple):
    """The shape of a field and its boundary."""

    shape: shapely.Geometry
    rim: shapely.Geometry


class _Following:
    """What changed between two maps, as far as doubts are concerned."""

    def __init__(
        self,
        before: GameMap,
        after: GameMap,
        successors: Mapping[str, Sequence[str]],
        touched: Collection[str] | None,
        place: Place | None,
    ) -> None:
        self.before, self.after = before, after
        self.successors, self.place = successors, place
        ids = before.fields.keys() | after.fields.keys() if touched is None else touched
        self.changed = {
            f for f in ids if touched is not None or before.fields.get(f) is not after.fields.get(f)
        }.union(successors)
        self.new = [f for f in self.changed if f in after.fields and f not in before.fields]
        self.portals = _changed_pairs(before, after)
        self.markers = self._changed_markers()
        self.words = instead_words(after.ruleset, after.sectors)
        self.other_words = before.ruleset != after.ruleset or before.sectors != after.sectors
        self.near = max(1.0, before.tolerance_units)
        self._shapes: dict[tuple[bool, str], _Asked] = {}

    def asked(self, tracing: Tracing) -> Iterable[int]:
        """Return the places of the doubts that the edit may concern."""
        if self.place is not None or self.other_words:
            return range(len(tracing.doubts))
        by_field, below = _places.get(Same(tracing), lambda: _doubts_by_field(tracing))
        fields = self.changed.union(self.markers, *self.portals)
        found = {k for f in fields for k in by_field.get(f, ())}
        return sorted(found.union(below) if self.new else found)

    def doubt(self, doubt: Doubt) -> Doubt | None:
        """Return a doubt as it is after the edit; None where it is answered or about nothing."""
        new = doubt if self.place is None else replace(doubt, at=self.place(doubt.at))
        if new.instead and new.instead not in self.words.get(new.about, (new.instead,)):
            new = replace(new, instead="")
        if doubt.about == "portal" and frozenset(doubt.fields) in self.portals:
            return None
        if doubt.about == "marker" and not self.markers.isdisjoint(doubt.fields):
            return None
        if doubt.about == "below" and self._drawn_below(new):
            return None
        if self.changed.isdisjoint(doubt.fields):
            return new
        fields = tuple(self._heir(f, new.at) for f in doubt.fields)
        sides = tuple(f for f in fields if f is not None)
        if len(set(sides)) != len(doubt.fields):
            return None
        new = replace(new, fields=sides) if sides != doubt.fields else new
        return self._after_change(doubt, new)

    def _after_change(self, old: Doubt, new: Doubt) -> Doubt | None:
        if old.about == "portal":
            return new
        if old.about == "border":
            was, still = (
                all(
                    shapely.distance(self._shape(f, after=after).rim, shapely.Point(d.at))
                    <= self.near
                    for f in d.fields
                )
                for d, after in ((old, False), (new, True))
            )
            return None if was and not still else new
        (f,), (g,) = old.fields, new.fields
        was_field, now_field = self.before.fields[f], self.after.fields[g]
        if old.about == "missing" and len(self.successors.get(f, ())) > 1:
            return None
        if _said(was_field, old.about) != _said(now_field, old.about):
            return None
        inside = shapely.Point(new.at)
        if not shapely.intersects(self._shape(g, after=True).shape, inside) and shapely.intersects(
            self._shape(f, after=False).shape, shapely.Point(old.at)
        ):
            middle = shapely.point_on_surface(self._shape(g, after=True).shape)
            return replace(new, at=(round(middle.x), round(middle.y)))
        return new

    def _heir(self, f: str, at: Point) -> str | None:
        """Return the field that a field is now, of several the one at a place."""
        heirs = [g for g in self.successors.get(f, (f,)) if g in self.after.fields]
        if len(heirs) < 2:
            return heirs[0] if heirs else None
        point = shapely.Point(at)
        return min(
            heirs, key=lambda g: float(shapely.distance(self._shape(g, after=True).shape, point))
        )

    def _shape(self, f: str, *, after: bool) -> _Asked:
        known = self._shapes.get((after, f))
        if known is None:
            rings = (self.after if after else self.before).points(f)
            lines = _lines(rings)
            shape = shapely.build_area(lines)
            known = self._shapes[after, f] = _Asked(lines if shape.is_empty else shape, lines)
        return known

    def _drawn_below(self, doubt: Doubt) -> bool:
        """Return whether a new field of a lower level lies at the place of a doubt."""
        over = self.after.fields.get(doubt.fields[0])
        return over is not None and any(
            self.after.fields[f].level < over.level
            and shapely.intersects(self._shape(f, after=True).shape, shapely.Point(doubt.at))
            for f in self.new
        )

    def _changed_markers(self) -> set[str]:
        """Return the fields, as they were called before, whose markers are other ones."""
        before, after = self.before, self.after
        if after.markers is before.markers:
            return set()
        old: Counter[object] = Counter()
        new: Counter[object] = Counter()
        homes: dict[str, str] = {}
        for m in before.markers:
            now = (*self.successors.get(m.field, ()), m.field)[0]
            home = m.field if m.field in after.fields else now
            homes[home] = m.field
            old[m.type, home, *sorted(m.attributes.items())] += 1
        for m in after.markers:
            new[m.type, m.field, *sorted(m.attributes.items())] += 1
        found = {key[1] for key in (old - new) + (new - old)}  # type: ignore[index]
        return {homes.get(f, f) for f in found}


_places = Cache(4)


def _doubts_by_field(tracing: Tracing) -> tuple[dict[str, list[int]], list[int]]:
    """Return the places of doubts by their fields, and of those about what lies below."""
    by_field: dict[str, list[int]] = {}
    for k, doubt in enumerate(tracing.doubts):
        for f in doubt.fields:
            by_field.setdefault(f, []).append(k)
    return by_field, [k for k, d in enumerate(tracing.doubts) if d.about == "below"]


def _changed_pairs(before: GameMap, after: GameMap) -> set[frozenset[str]]:
    """Return the pairs of fields with a portal that came, went, or was changed or moved."""
    if after.portals is before.portals:
        return set()
    old, new = ({p.id: p for p in m.portals} for m in (before, after))
    still = _same_drawing(before, after)
    changed = [
        p
        for p in (*before.portals, *after.portals)
        if p.id not in old
        or p.id not in new
        or old[p.id].type != new[p.id].type
        or (still and old[p.id] != new[p.id])
    ]
    return {frozenset(p.between) for p in changed}


def _same_drawing(before: GameMap, after: GameMap) -> bool:
    """Return whether an edit left all fields where they are: portals then move by hand alone."""
    return after.fields is before.fields and after.vertices is before.vertices


def _said(item: Field, about: str) -> object:
    """Return what a doubt is about, as a field says it."""
    if about == "kind":
        return item.kind, item.traits
    return item.sector if about == "sector" else None


def _placed(ring: Sequence[Point], place: Place | None) -> Sequence[Point]:
    return ring if place is None else [place(p) for p in ring]


def _lines(rings: Rings) -> shapely.Geometry:
    return shapely.multilinestrings([shapely.linestrings([*r, r[0]]) for r in rings if r])


def _other_outline(old: Rings, new: Rings) -> bool:
    """Return whether two outlines are further apart than a vertex on a border bends it."""
    if [*map(list, old)] == [*map(list, new)]:
        return False
    if len(old) != len(new) or not all((*old, *new)):
        return True
    return float(shapely.hausdorff_distance(_lines(old), _lines(new))) > _BENT
