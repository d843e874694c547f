"""A board's drawing in parts, kept up to date edit by edit: an editor redraws what changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import numpy as np
import shapely

from mapkit.drawing.board import (
    BORDER_LOOKS,
    border_lines,
    border_look,
    draw_entries,
    draw_tunnels,
    draw_void,
    is_building,
    parts,
    portal_symbol,
)
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.ground import Ground, describe, ground_of
from mapkit.drawing.marks import draw_marks, without_halo
from mapkit.drawing.scene import Fill, Group, Path, Point, Shape
from mapkit.drawing.shapes import (
    BoardShapes,
    Border,
    Measures,
    Rings,
    board_shapes,
    measure_board,
    rings_of,
)
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.model import GameMap

__all__ = ["PartKey", "Patch", "Patchwork"]

Box = tuple[float, float, float, float]


class PartKey(NamedTuple):
    """What a part shows: its layer, its rank within the layer (higher on top), its owner.

    ``owner`` is a field's id, two of them for a border, or a portal's id.
    """

    layer: str
    rank: int
    owner: str


Shapes = tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Patch:
    """What a back end has to do: take parts away, then draw parts anew."""

    gone: tuple[PartKey, ...] = ()
    drawn: Mapping[PartKey, Shapes] = field(default_factory=dict)


class Patchwork:
    """The drawing of one map, part by part.

    Widths follow the size of a typical field when the map was first drawn, so that an edit never
    changes the look of the whole board.

    Parameters
    ----------
    theme : Theme
    labels, markers : bool
        Whether to write field ids, to draw what is printed on fields.
    module : float, optional
        Side of a typical field in mm, where it is known; otherwise the map's.
    """

    def __init__(
        self,
        theme: Theme = NIGHT,
        *,
        labels: bool = True,
        markers: bool = True,
        module: float | None = None,
    ) -> None:
        self.theme = theme
        self.labels = labels
        self.markers = markers
        self._module = module
        self.parts: dict[PartKey, Shapes] = {}
        self.measures = Measures((0.0, 0.0, 100.0, 100.0), 10.0)
        self._owned: dict[str, set[PartKey]] = {}
        self._stacked: dict[str, tuple[str, ...]] = {}
        self._pieces: dict[PartKey, list[tuple[Point, Point]]] = {}
        self._outlines: dict[str, tuple[Rings, Any]] = {}
        self._fresh: dict[PartKey, list[tuple[Point, Point]]] = {}
        self._banded = False
        self._crossed = False
        self._boxes = _Boxes({})
        self._map: GameMap | None = None

    def draw(self, game_map: GameMap) -> Patch:
        """Draw a map from the start."""
        gone = tuple(self.parts)
        self._map = game_map
        self.measures = measure_board(game_map)
        if self._module is not None:
            self.measures = replace(self.measures, module=self._module)
        self._banded = _has_sectors(game_map)
        self._boxes = _Boxes({i: _box(game_map, i) for i in game_map.fields})
        self._stacked, self._pieces, self.parts, self._outlines = {}, {}, {}, {}
        self.parts = self._all_of(game_map, None)
        self.parts.update(self._void(game_map))
        self._pieces.update(self._fresh)
        self._owned = {}
        for key in self.parts:
            self._own(key)
        return Patch(gone, self.parts)

    def update(
        self, after: GameMap, fields: Collection[str], portals: Collection[str] = ()
    ) -> Patch:
        """Draw what an edit has changed.

        Parameters
        ----------
        after : GameMap
            Header, ruleset and sectors are those of the map before; otherwise :meth:`draw`.
        fields : collection of str
            Fields whose entry, corners or markers changed, that came or went.
        portals : collection of str
            Portals that changed, came or went.

        Notes
        -----
        The cost follows the changed fields and their neighbours, not the map.
        """
        before = self._map
        if before is None:
            return self.draw(after)
        if _has_sectors(after) != self._banded:
            return self.draw(after)
        self._map = after
        beside = _portals_of(before, portals) | _portals_of(after, portals)
        changed = {*fields, *beside}
        old = [self._boxes.of(i) for i in changed]
        self._boxes = self._boxes.changed({i: _box(after, i) for i in changed})
        new = [self._boxes.of(i) for i in changed]
        near = self._boxes.meeting([*old, *new]) | (changed & after.fields.keys())
        lone = not any(i in self._stacked for i in changed)
        marked = changed.union(*(self._stacked.pop(i, ()) for i in changed))
        for i in changed:
            self._outlines.pop(i, None)
        touched, drawn = changed, None
        if lone and self._is_plain(before, after, changed, near):
            part = _part_of(after, near)
            drawn = self._all_of(part, changed, marked=marked, portals=portals, plain=True)
        if drawn is None or self._reaches_further(changed, drawn):
            reach = 2 * self.theme.width_sector * self.measures.module / after.unit_mm
            touched = self._boxes.meeting([*old, *new], reach) | changed
            near = self._boxes.meeting([self._boxes.of(i) for i in touched], reach) | touched
            near &= after.fields.keys()
            drawn = self._all_of(_part_of(after, near), touched, marked=marked, portals=portals)
        stale = self._stale(touched, marked, portals, drawn)
        frame = self._frame(after)
        if frame != self.measures.frame:
            self.measures = replace(self.measures, frame=frame)
            drawn.update(self._void(after))
        drawn = {key: shapes for key, shapes in drawn.items() if self.parts.get(key) != shapes}
        for key in stale:
            del self.parts[key]
            self._pieces.pop(key, None)
            for owner in _owners(key):
                self._owned[owner].discard(key)
        for key in drawn:
            self._own(key)
        self.parts.update(drawn)
        self._pieces.update(self._fresh)
        return Patch(tuple(stale), drawn)

    def _is_plain(
        self, before: GameMap, after: GameMap, changed: Collection[str], near: Collection[str]
    ) -> bool:
        """Tell whether the bands of other fields stay as they are: within a sector, off void."""
        sectors = {after.fields[i].sector for i in near}
        for i in changed:
            old = before.fields.get(i)
            if old is None or i not in after.fields:
                return False
            sectors.add(old.sector)
        return len(sectors) == 1 and (
            not self._banded or None in sectors or not self._beside_void(changed, ())
        )

    def _reaches_further(self, changed: set[str], drawn: Mapping[PartKey, Shapes]) -> bool:
        """Tell whether the drawing of fields that did not change hangs on those that did.

        So it does where they overlap or are neighbours no more, and where they gained or lost a
        border with void: that is where they lost or gained one with a field that changed.
        """
        if self._crossed or any(i in self._stacked for i in changed):
            return True
        own = (key for i in changed for key in self._owned.get(i, ()) if key.layer == "borders")
        if any(key not in drawn for key in own):
            return True
        if not self._beside_void(changed, drawn):
            return False
        if self._banded:
            return True
        return any(
            key.layer == "borders" and self.parts.get(key) != drawn.get(key)
            for key in {*drawn, *(k for i in changed for k in self._owned.get(i, ()))}
            if not changed >= {*_owners(key)}
        )

    def _beside_void(self, changed: Collection[str], drawn: Iterable[PartKey]) -> bool:
        """Tell whether changed fields have, or had, a border with void or a tunnel's outline."""
        own = (key for i in changed for key in self._owned.get(i, ()))
        return any(key.layer == "borders" and "|" not in key.owner for key in (*own, *drawn))

    def _frame(self, game_map: GameMap) -> Box:
        """Return the board's rectangle in mm, widened to hold every field."""
        width, height = game_map.size_mm
        if not (width > 0 and height > 0):
            return measure_board(game_map).frame
        left, top, right, bottom = (side * game_map.unit_mm for side in self._boxes.around())
        return (min(0.0, left), min(0.0, top), max(width, right), max(height, bottom))

    def _own(self, key: PartKey) -> None:
        for owner in _owners(key):
            self._owned.setdefault(owner, set()).add(key)

    def _stale(
        self,
        touched: Collection[str],
        marked: Collection[str],
        portals: Collection[str],
        drawn: Mapping[PartKey, Shapes],
    ) -> list[PartKey]:
        """Return the parts that would have been drawn again if they still were."""
        found = [
            key
            for owner in touched
            for key in self._owned.get(owner, ())
            if key.layer not in ("markers", "labels", "portals") or key.rank == _ENTRY
        ]
        for owner in marked:
            found.extend(
                key
                for key in self._owned.get(owner, ())
                if key.layer in ("markers", "labels") and key.rank != _ENTRY
            )
        for owner in portals:
            found.extend(k for k in self._owned.get(owner, ()) if k.layer == "portals")
        return [key for key in dict.fromkeys(found) if key not in drawn]

    def _void(self, game_map: GameMap) -> dict[PartKey, Shapes]:
        canvas = Canvas()
        empty = board_shapes(replace(game_map, fields={}, portals=()), measures=self.measures)
        draw_void(canvas, empty, self.theme)
        # Without the ruler: an editor has one beside the board.
        shapes = _shapes(canvas, "ground")
        plain = tuple(s for s in shapes if not (isinstance(s, Group) and s.kind == "ruler"))
        return {PartKey("ground", 0, ""): plain}

    def _all_of(
        self,
        game_map: GameMap,
        touched: Collection[str] | None,
        *,
        marked: Collection[str] | None = None,
        portals: Collection[str] | None = None,
        plain: bool = False,
    ) -> dict[PartKey, Shapes]:
        """Draw what the touched fields own; None is all of them.

        ``plain`` says that no other field's edges run through them.
        """
        shapes = board_shapes(
            game_map,
            measures=self.measures,
            known=self._outlines,
            borders_of=touched if plain else None,
        )
        for i, polygon in shapes.polygons.items():
            self._outlines[i] = (shapes.rings[i], polygon)
        theme, module = self.theme, shapes.module
        chosen = set(shapes.polygons)
        if touched is not None:
            chosen &= {*touched}
        self._crossed = plain and any(
            len(side) > 1 for b in shapes.borders for side in (b.left, b.right)
        )
        self._stacked.update((i, shapes.stacked[i]) for i in chosen if i in shapes.stacked)
        grounds = {
            i: ground_of(game_map, game_map.fields[i], theme, module) for i in shapes.polygons
        }
        drawn: dict[PartKey, Shapes] = {}
        self._draw_fields(drawn, shapes, grounds, chosen)
        self._draw_borders(drawn, shapes, chosen)
        for portal in game_map.portals:
            if portals is None or portal.id in portals:
                key = PartKey("portals", 0 if parts(game_map, portal) else 1, portal.id)
                drawn[key] = (portal_symbol(shapes, portal, theme),)
        canvas = Canvas()
        draw_tunnels(canvas, shapes, theme)
        _sort_in(drawn, canvas, "borders", _TUNNEL, chosen)
        if self.markers:
            canvas = Canvas()
            draw_entries(canvas, shapes, theme)
            _sort_in(drawn, canvas, "markers", _ENTRY, chosen)
        only = None if marked is None else _with_stacked(shapes, marked)
        canvas = Canvas()
        draw_marks(
            canvas, shapes, theme, grounds, labels=self.labels, markers=self.markers, only=only
        )
        _sort_in(drawn, canvas, "markers", 0, only)
        _sort_in(drawn, canvas, "labels", 0, only)
        for key, groups in drawn.items():
            plain = key.layer == "labels" and grounds[key.owner].fill.pattern is None
            if plain and key.owner not in shapes.stacked:
                drawn[key] = tuple(without_halo(g) if isinstance(g, Group) else g for g in groups)
        return drawn

    def _draw_fields(
        self,
        drawn: dict[PartKey, Shapes],
        shapes: BoardShapes,
        grounds: Mapping[str, Ground],
        chosen: Collection[str],
    ) -> None:
        """Draw fields, the shadows of what stands high, and the bands of their sectors."""
        game_map, module, theme = shapes.game_map, shapes.module, self.theme
        bands = None
        if self._banded:
            borders = [b for b in shapes.borders if self._is_true(b, chosen)]
            bands = _SectorBands(shapes, borders, theme)
        for i in chosen:
            item = game_map.fields[i]
            high = is_building(game_map, i)
            rank = 4 * item.level + 2 * high
            rings = shapes.rings[i]
            if item.level > 0 or high:
                step = module * (0.07 if item.level > 0 else 0.045)
                cast = tuple(tuple((x + step, y + step) for x, y in ring) for ring in rings)
                shadow = Path(cast, Fill(theme.shadow, 0.45))
                drawn[PartKey("fields", rank, i)] = (shadow,)
            title = describe(game_map, item)
            path = Path(rings, grounds[i].fill, None, i, title)
            drawn[PartKey("fields", rank + 1, i)] = (path,)
            band = bands.of(i) if bands is not None else ()
            if band:
                drawn[PartKey("sectors", item.level, i)] = band

    def _is_true(self, border: Border, chosen: Collection[str]) -> bool:
        """Tell whether a border is there on the whole board too.

        A part of a map ends somewhere; its fields then border on void that is none.
        """
        sides = (*border.left[:1], *border.right[:1])
        if len(sides) != 1 or sides[0] in chosen:  # a ring that crosses itself has none
            return True
        piece = (border.a, border.b)
        return any(
            piece in self._pieces.get(PartKey("borders", rank, sides[0]), ())
            for rank in range(len(BORDER_LOOKS))
        )

    def _draw_borders(
        self, drawn: dict[PartKey, Shapes], shapes: BoardShapes, chosen: set[str]
    ) -> None:
        pieces: dict[PartKey, list[tuple[Point, Point]]] = {}
        keys: dict[tuple[tuple[str, ...], tuple[str, ...]], PartKey | None] = {}
        self._fresh = {}
        for border in shapes.borders:
            sides = (border.left[:1], border.right[:1])
            if sides not in keys:
                keys[sides] = _border_key(shapes.game_map, border, chosen)
            key = keys[sides]
            if key is not None:
                pieces.setdefault(key, []).append((border.a, border.b))
        for key, found in pieces.items():
            if found == self._pieces.get(key) and key in self.parts:
                drawn[key] = self.parts[key]
                continue
            lines = border_lines(BORDER_LOOKS[key.rank], found, shapes.module, self.theme)
            if lines:
                drawn[key], self._fresh[key] = lines, found


_TUNNEL = len(BORDER_LOOKS)
_ENTRY = 9


class _SectorBands:
    """The band of a sector's colour inside each of its fields, along the sector's border."""

    def __init__(self, shapes: BoardShapes, borders: Iterable[Border], theme: Theme) -> None:
        self._shapes = shapes
        self._width = shapes.module * theme.width_sector
        self._theme = theme
        self._bands: dict[str, Any] = {}
        self._pieces: dict[str, list[tuple[Point, Point]]] = {}
        fields = shapes.game_map.fields
        for b in borders:
            left = fields[b.left[0]].sector if b.left else None
            right = fields[b.right[0]].sector if b.right else None
            if left != right:
                for name in (left, right):
                    if name is not None:
                        self._pieces.setdefault(name, []).append((b.a, b.b))

    def of(self, field_id: str) -> Shapes:
        """Draw the band inside one field."""
        name = self._shapes.game_map.fields[field_id].sector
        sector = self._shapes.game_map.sectors.get(name) if name is not None else None
        if name is None or sector is None or name not in self._pieces:
            return ()
        if name not in self._bands:
            lines = shapely.line_merge(shapely.multilinestrings(self._pieces[name]))
            band = lines.buffer(self._width, cap_style="flat", join_style="mitre")
            shapely.prepare(band)
            self._bands[name] = band
        band, polygon = self._bands[name], self._shapes.polygons[field_id]
        if not band.intersects(polygon):
            return ()
        inside = rings_of(band.intersection(polygon))
        fill = Fill(self._theme.squad(name, sector.colour))
        return tuple(Path(rings, fill, None, field_id) for rings in inside)


class _Boxes:
    """Boxes round fields in map units, asked many at a time."""

    def __init__(self, boxes: Mapping[str, Box]) -> None:
        self._rows = {i: k for k, i in enumerate(boxes)}
        self._ids = list(boxes)
        self._xy = np.array(list(boxes.values()), dtype=float).reshape(-1, 4)

    def of(self, field_id: str) -> Box:
        """Return a field's box; one that meets nothing for a field that is not there."""
        row = self._rows.get(field_id)
        if row is None:
            return _NOWHERE
        a, b, c, d = self._xy[row].tolist()
        return (a, b, c, d)

    def changed(self, boxes: Mapping[str, Box]) -> _Boxes:
        """Return these boxes with some set anew; fields that are gone have a box nowhere."""
        new = {i: box for i, box in boxes.items() if i not in self._rows and box != _NOWHERE}
        for i, box in boxes.items():
            row = self._rows.get(i)
            if row is not None:
                self._xy[row] = box
        if not new:
            return self
        kept = {i: self.of(i) for i in self._ids if self.of(i) != _NOWHERE}
        return _Boxes({**kept, **new})

    def around(self) -> Box:
        """Return the box round all fields."""
        xy = self._xy
        if not len(xy):
            return _NOWHERE
        low, high = xy[:, :2].min(axis=0).tolist(), xy[:, 2:].max(axis=0).tolist()
        return (low[0], low[1], high[0], high[1])

    def meeting(self, boxes: Iterable[Box], reach: float = 0.0) -> set[str]:
        """Return the fields whose boxes come that near to any of some boxes."""
        found: set[str] = set()
        for left, top, right, bottom in boxes:
            if right < left:
                continue
            xy = self._xy
            hit = (
                (xy[:, 0] <= right + reach)
                & (xy[:, 2] >= left - reach)
                & (xy[:, 1] <= bottom + reach)
                & (xy[:, 3] >= top - reach)
            )
            found.update(self._ids[k] for k in np.flatnonzero(hit).tolist())
        return found


_NOWHERE: Box = (float("inf"), float("inf"), float("-inf"), float("-inf"))


def _box(game_map: GameMap, field_id: str) -> Box:
    item = game_map.fields.get(field_id)
    if item is None or not item.rings or not item.rings[0]:
        return _NOWHERE
    points = [game_map.vertices[v] for v in item.rings[0]]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys), max(xs), max(ys))


def _border_key(game_map: GameMap, border: Border, chosen: set[str]) -> PartKey | None:
    """Return the part that a border belongs to; None where none is drawn."""
    sides = sorted({*border.left[:1], *border.right[:1]})
    look = "" if chosen.isdisjoint(sides) else border_look(game_map, border)
    return PartKey("borders", BORDER_LOOKS.index(look), "|".join(sides)) if look else None


def _part_of(game_map: GameMap, fields: Collection[str]) -> GameMap:
    """Return the map with some of its fields alone, in the map's order."""
    kept = {i: f for i, f in game_map.fields.items() if i in fields}
    return replace(
        game_map,
        fields=kept,
        portals=tuple(p for p in game_map.portals if any(i in kept for i in p.between)),
        markers=tuple(m for m in game_map.markers if m.field in kept),
    )


def _portals_of(game_map: GameMap, portals: Collection[str]) -> set[str]:
    """Return the fields beside some portals."""
    if not portals:
        return set()
    return {i for p in game_map.portals if p.id in portals for i in p.between}


def _with_stacked(shapes: BoardShapes, fields: Collection[str]) -> set[str]:
    """Return fields with all that lie above and below them, and above and below those."""
    found: set[str] = set()
    waiting = [i for i in fields if i in shapes.polygons]
    while waiting:
        i = waiting.pop()
        if i not in found:
            found.add(i)
            waiting.extend(shapes.stacked.get(i, ()))
    return found


def _has_sectors(game_map: GameMap) -> bool:
    """Tell whether fields are of more than one sector, so that bands tell them apart."""
    return len({item.sector for item in game_map.fields.values()}) > 1


def _owners(key: PartKey) -> list[str]:
    return key.owner.split("|")


def _shapes(canvas: Canvas, layer: str) -> Shapes:
    return next((found.shapes for found in canvas.layers() if found.name == layer), ())


def _sort_in(
    drawn: dict[PartKey, Shapes],
    canvas: Canvas,
    layer: str,
    rank: int,
    chosen: Collection[str] | None,
) -> None:
    """Add the groups of a layer under the fields that they stand on."""
    groups: dict[str, list[Shape]] = {}
    for shape in _shapes(canvas, layer):
        owner = shape.field if isinstance(shape, Group) else None
        if owner is not None and (chosen is None or owner in chosen):
            groups.setdefault(owner, []).append(shape)
    for owner, shapes in groups.items():
        drawn[PartKey(layer, rank, owner)] = tuple(shapes)
