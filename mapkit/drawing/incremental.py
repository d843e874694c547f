"""A board's drawing in parts, kept up to date edit by edit: an editor redraws what changed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from mapkit.drawing.board import (
    BORDER_LOOKS,
    border_lines,
    draw_tunnels,
    draw_void,
    parts,
    portal_symbol,
)
from mapkit.drawing.board_parts import (
    ENTRY,
    TUNNEL,
    PartKey,
    Shapes,
    border_key,
    owners_of,
    part_of,
    sort_in,
    with_stacked,
)
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.entry_arrows import draw_entries
from mapkit.drawing.ground import describe, is_building
from mapkit.drawing.labelling import draw_labels, without_halo
from mapkit.drawing.places import Box, FieldBoxes, box_of
from mapkit.drawing.scene import Fill, Group, Path, Point
from mapkit.drawing.sector_bands import SectorBands
from mapkit.drawing.shapes import (
    BoardShapes,
    Border,
    Measures,
    Rings,
    board_shapes,
    measure_board,
    merged_lines,
)
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.model import GameMap


@dataclass(frozen=True, slots=True)
class Patch:
    """What a back end has to do: take parts away, then draw parts anew."""

    gone: tuple[PartKey, ...] = ()
    drawn: Mapping[PartKey, Shapes] = field(default_factory=dict)


class IncrementalBoard:
    """The drawing of one map, part by part.

    Widths follow the size of a typical field when the map was drawn from the start, so that an
    edit never changes the look of the whole board.

    ``labels``, ``markers`` and ``shadows`` say whether to write field ids, to draw what is printed
    on fields and the shadows of what stands high. ``module`` is the side of a typical field in mm,
    where it is known; otherwise the map's.
    """

    def __init__(
        self,
        theme: Theme = NIGHT,
        *,
        labels: bool = True,
        markers: bool = True,
        shadows: bool = True,
        module: float | None = None,
    ) -> None:
        self.theme = theme
        self.labels = labels
        self.markers = markers
        self.shadows = shadows
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
        self._boxes = FieldBoxes({})
        self._map: GameMap | None = None

    def stacked_with(self, field: str) -> tuple[str, ...]:
        """Return the fields that lie above or below a field."""
        return self._stacked.get(field, ())

    def draw(self, game_map: GameMap) -> Patch:
        """Draw a map from the start."""
        gone = tuple(self.parts)
        self._map = game_map
        self.measures = measure_board(game_map)
        if self._module is not None:
            self.measures = replace(self.measures, module=self._module)
        self._banded = _has_sectors(game_map)
        self._boxes = FieldBoxes({i: box_of(game_map, i) for i in game_map.fields})
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

        The cost follows the changed fields and their neighbours, not the map.

        Parameters
        ----------
        after : GameMap
            Header, ruleset and sectors are those of the map before; otherwise :meth:`draw`.
        fields : collection of str
            Fields whose entry, corners or markers changed, that came or went.
        portals : collection of str
            Portals that changed, came or went.
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
        self._boxes = self._boxes.changed({i: box_of(after, i) for i in changed})
        new = [self._boxes.of(i) for i in changed]
        # A sector's band reaches as far as it is wide.
        reach = 2 * self.theme.width_sector * self.measures.module / after.unit_mm
        near = self._boxes.meeting([*old, *new], reach if self._banded else 0)
        near |= changed & after.fields.keys()
        # Where labels of a tunnel go depends on all that lies above it, and so on.
        near = with_stacked(self._stacked, near) & after.fields.keys()
        lone = not any(i in self._stacked for i in changed)
        marked = changed.union(*(self._stacked.pop(i, ()) for i in changed))
        for i in changed:
            self._outlines.pop(i, None)
        touched, drawn = changed, None
        if lone and self._is_plain(before, after, changed, near):
            part = part_of(after, near)
            drawn = self._all_of(part, changed, marked=marked, portals=portals, plain=True)
        if drawn is None or self._reaches_further(changed, drawn):
            touched = self._boxes.meeting([*old, *new], reach) | changed
            near = self._boxes.meeting([self._boxes.of(i) for i in touched], reach) | touched
            near = with_stacked(self._stacked, near | marked) & after.fields.keys()
            drawn = self._all_of(part_of(after, near), touched, marked=marked, portals=portals)
        stale = self._stale(touched, marked, portals, drawn)
        frame = self._frame(after)
        if frame != self.measures.frame:
            self.measures = replace(self.measures, frame=frame)
            drawn.update(self._void(after))
        drawn = {key: shapes for key, shapes in drawn.items() if self.parts.get(key) != shapes}
        for key in stale:
            del self.parts[key]
            self._pieces.pop(key, None)
            for owner in owners_of(key):
                self._owned[owner].discard(key)
        for key in drawn:
            self._own(key)
        self.parts.update(drawn)
        self._pieces.update(self._fresh)
        return Patch(tuple(stale), drawn)

    def _is_plain(
        self, before: GameMap, after: GameMap, changed: Collection[str], near: Collection[str]
    ) -> bool:
        """Return whether the bands of other fields stay as they are: within a sector, off void."""
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
        """Return whether the drawing of unchanged fields depends on those that changed.

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
            if not changed >= {*owners_of(key)}
        )

    def _beside_void(self, changed: Collection[str], drawn: Iterable[PartKey]) -> bool:
        """Return whether changed fields have, or had, a border with void or a tunnel's outline."""
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
        for owner in owners_of(key):
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
            if key.layer not in ("markers", "solo", "labels", "portals") or key.rank == ENTRY
        ]
        for owner in marked:
            found.extend(
                key
                for key in self._owned.get(owner, ())
                if key.layer in ("markers", "solo", "labels") and key.rank != ENTRY
            )
        for owner in portals:
            found.extend(k for k in self._owned.get(owner, ()) if k.layer == "portals")
        return [key for key in dict.fromkeys(found) if key not in drawn]

    def _void(self, game_map: GameMap) -> dict[PartKey, Shapes]:
        empty = board_shapes(replace(game_map, fields={}, portals=()), measures=self.measures)
        canvas = Canvas(empty, self.theme)
        draw_void(canvas, ruled=False)  # an editor has a ruler beside the board
        return {PartKey("ground", 0, ""): canvas.take("ground")}

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
        canvas = Canvas(shapes, self.theme)
        chosen = set(shapes.polygons)
        if touched is not None:
            chosen &= {*touched}
        self._crossed = plain and any(
            len(side) > 1 for b in shapes.borders for side in (b.left, b.right)
        )
        self._stacked.update((i, shapes.stacked[i]) for i in chosen if i in shapes.stacked)
        drawn: dict[PartKey, Shapes] = {}
        self._draw_fields(drawn, canvas, chosen)
        self._draw_borders(drawn, shapes, chosen)
        for portal in game_map.portals:
            if portals is None or portal.id in portals:
                key = PartKey("portals", 0 if parts(game_map, portal) else 1, portal.id)
                drawn[key] = (portal_symbol(canvas, portal),)
        draw_tunnels(canvas)
        sort_in(drawn, canvas, "borders", TUNNEL, chosen)
        if self.markers:
            draw_entries(canvas)
            sort_in(drawn, canvas, "markers", ENTRY, chosen)
        only = (
            None
            if marked is None
            else with_stacked(shapes.stacked, (i for i in marked if i in shapes.polygons))
        )
        draw_labels(canvas, labels=self.labels, markers=self.markers, only=only)
        for layer in ("markers", "solo", "labels"):
            sort_in(drawn, canvas, layer, 0, only)
        for key, groups in drawn.items():
            plain = key.layer == "labels" and canvas.grounds[key.owner].fill.pattern is None
            if plain and key.owner not in shapes.stacked:
                drawn[key] = tuple(without_halo(g) if isinstance(g, Group) else g for g in groups)
        return drawn

    def _draw_fields(
        self, drawn: dict[PartKey, Shapes], canvas: Canvas, chosen: Collection[str]
    ) -> None:
        """Draw fields, the shadows of what stands high, and the bands of their sectors."""
        shapes, game_map = canvas.shapes, canvas.game_map
        bands = None
        if self._banded:
            borders = [b for b in shapes.borders if self._is_true(b, chosen)]
            bands = SectorBands(canvas, borders)
        for i in chosen:
            item = game_map.fields[i]
            high = is_building(game_map, i)
            rank = 4 * item.level + 2 * high
            rings = shapes.rings[i]
            if self.shadows and (item.level > 0 or high):
                step = canvas.module * (0.07 if item.level > 0 else 0.045)
                cast = tuple(tuple((x + step, y + step) for x, y in ring) for ring in rings)
                shadow = Path(cast, Fill(self.theme.shadow, 0.45))
                drawn[PartKey("fields", rank, i)] = (shadow,)
            title = describe(game_map, item)
            path = Path(rings, canvas.grounds[i].fill, None, i, title)
            drawn[PartKey("fields", rank + 1, i)] = (path,)
            band = bands.of(i) if bands is not None else ()
            if band:
                drawn[PartKey("sectors", item.level, i)] = band

    def _is_true(self, border: Border, chosen: Collection[str]) -> bool:
        """Return whether a border is there on the whole board too.

        A part of a map ends somewhere; its fields then border on void that is none.
        """
        sides = (*border.left[:1], *border.right[:1])
        if len(sides) != 1 or sides[0] in chosen:  # a ring that crosses itself has none
            return True
        known = (
            self._pieces.get(PartKey("borders", rank, sides[0]), ())
            for rank in range(len(BORDER_LOOKS))
        )
        # Which end comes first depends on the fields around.
        return any({border.a, border.b} == {*piece} for pieces in known for piece in pieces)

    def _draw_borders(
        self, drawn: dict[PartKey, Shapes], shapes: BoardShapes, chosen: set[str]
    ) -> None:
        pieces: dict[PartKey, list[tuple[Point, Point]]] = {}
        keys: dict[tuple[tuple[str, ...], tuple[str, ...]], PartKey | None] = {}
        self._fresh = {}
        for border in shapes.borders:
            sides = (border.left[:1], border.right[:1])
            if sides not in keys:
                keys[sides] = border_key(shapes.game_map, border, chosen)
            key = keys[sides]
            if key is not None:
                pieces.setdefault(key, []).append((border.a, border.b))
        new: dict[PartKey, list[tuple[Point, Point]]] = {}
        for key, found in pieces.items():
            if found == self._pieces.get(key) and key in self.parts:
                drawn[key] = self.parts[key]
            else:
                new[key] = found
        for key, merged in zip(new, merged_lines(list(new.values())), strict=True):
            lines = border_lines(BORDER_LOOKS[key.rank], merged, shapes.module, self.theme)
            if lines:
                drawn[key], self._fresh[key] = lines, new[key]


def _portals_of(game_map: GameMap, portals: Collection[str]) -> set[str]:
    """Return the fields beside some portals."""
    if not portals:
        return set()
    return {i for p in game_map.portals if p.id in portals for i in p.between}


def _has_sectors(game_map: GameMap) -> bool:
    """Return whether fields are of more than one sector, so that bands tell them apart."""
    return len({item.sector for item in game_map.fields.values()}) > 1
