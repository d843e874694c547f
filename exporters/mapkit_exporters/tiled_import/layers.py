"""From layers to fields, doors and markers; what is neither is listed."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import cast

from mapkit.export import ImportedField, NotTaken
from mapkit.export.attributes import AttributeReader, rule_for
from mapkit.mapfile.scalars import is_valid_id
from mapkit.messages import phrase
from mapkit.model import Marker, Point, Portal
from mapkit_exporters.tiled_import.enclosed import Ring, opened
from mapkit_exporters.tiled_import.grid import Grid
from mapkit_exporters.tiled_import.nodes import Node, Place
from mapkit_exporters.tiled_import.tiles import MOST_TILES, regions, tiles_of, unreadable

_MOST_SIDES = 1000
_QUARTERS = {0: (1.0, 0.0), 90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}
"""Cosine and sine of right angles, without what sines leave of a zero."""


def ring_of(shape: Node, grid: Grid, flat: float) -> list[Place]:
    """Return the outline of a polygon, rectangle or ellipse, in pixels.

    ``flat``: By how many pixels a curve may be off.
    """
    if "polygon" in shape.values:
        return line_of(shape, "polygon", grid)
    width, height = shape.number("width"), shape.number("height")
    if not shape.flag("ellipse"):
        return _placed(shape, [(0, 0), (width, 0), (width, height), (0, height)], grid)
    away = max(abs(width), abs(height)) / 2
    wanted = math.pi / math.acos(max(1 - flat / away, -1.0)) if 0 < flat < 2 * away else 8.0
    sides = max(8, min(math.ceil(wanted), _MOST_SIDES))
    turns = [2 * math.pi * k / sides for k in range(sides)]
    ring = [(width / 2 * (1 + math.cos(t)), height / 2 * (1 + math.sin(t))) for t in turns]
    return _placed(shape, ring, grid)


def line_of(shape: Node, key: str, grid: Grid) -> list[Place]:
    """Return the places of a ``polygon`` or ``polyline``, or that of a ``point``, in pixels."""
    return _placed(shape, [(0.0, 0.0)] if key == "point" else shape.points(key), grid)


def _placed(shape: Node, ring: list[Place], grid: Grid) -> list[Place]:
    """Return where places lie that are given from the object's own place, before it is turned."""
    x, y = shape.number("x"), shape.number("y")
    cos, sin = _turn(shape)
    x0, y0 = grid.drawn((x, y))
    drawn = [grid.drawn((x + dx, y + dy)) for dx, dy in ring]
    if sin == 0 and cos == 1:
        return drawn
    return [
        (x0 + (px - x0) * cos - (py - y0) * sin, y0 + (px - x0) * sin + (py - y0) * cos)
        for px, py in drawn
    ]


def _turn(shape: Node) -> tuple[float, float]:
    degrees = shape.number("rotation") % 360
    if degrees in _QUARTERS:
        return _QUARTERS[int(degrees)]
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


_DEEPEST = 100

Values = Mapping[str, str | float | bool]


class LayerReader:
    """Fields, portals and markers of a map's layers, in pixels as drawn.

    ``numbers`` has for each field that of its object, 0 for tiles; ``buildings`` the ids of fields
    by the building that they say; ``layers`` the names of all layers.

    Parameters
    ----------
    attributes : AttributeReader
        Makes fields of shapes.
    kinds : mapping of str to str
        The rules for kinds: tiles of one rule are equal.
    layers : set of str
        Names of those to read, empty for all that are shown.
    tiles : str
        ``runs``, ``each`` or ``none``.
    flat : float
        By how many pixels a curve may be off.
    pictures : mapping of str to str
        The digests of the pictures beside the map, by name.
    """

    def __init__(
        self,
        grid: Grid,
        attributes: AttributeReader,
        kinds: Mapping[str, str],
        tilesets: list[Node],
        layers: set[str],
        tiles: str,
        flat: float,
        pictures: Mapping[str, str],
    ) -> None:
        self.fields: list[ImportedField] = []
        self.numbers: list[int] = []
        self.portals: list[Portal] = []
        self.markers: list[Marker] = []
        self.not_taken: list[NotTaken] = []
        self.buildings: dict[str, list[str]] = {}
        self.layers: set[str] = set()
        self._grid = grid
        self._attributes = attributes
        self._kinds = kinds
        self._wanted = layers
        self._how = tiles
        self._flat = flat
        self._pictures = pictures
        self._left = MOST_TILES
        self._tiles = _tile_values(tilesets, self.not_taken)

    def take(
        self,
        layer: Node,
        *,
        origin: Place = (0.0, 0.0),
        around: tuple[str, ...] = (),
        values: Values | None = None,
        shown: bool = True,
    ) -> None:
        """Take what is in a layer: ``around`` are the names of the groups that it is in."""
        if len(around) > _DEEPEST:
            raise layer.wrong(phrase("layers are nested too deeply"))
        names = (*around, layer.text("name"))
        self.layers.add(names[-1])
        shown = shown and layer.flag("visible", otherwise=True)
        x = origin[0] + layer.number("offsetx")
        y = origin[1] + layer.number("offsety")
        inner = {**(values or {}), **layer.properties()}
        kind = layer.text("type")
        if kind == "group":
            for one in layer.nodes("layers"):
                self.take(one, origin=(x, y), around=names, values=inner, shown=shown)
            return
        if self._wanted and not self._wanted & set(names):
            return
        where = phrase("layer {layer!r}", layer=names[-1])
        inner = {"layer": names[-1], "group": names[-2] if around else "", **inner}
        if kind == "imagelayer":
            self._picture(layer, where)
        elif not shown and not self._wanted:
            self.not_taken.append(NotTaken(phrase("a layer that is not shown"), where))
        elif kind == "objectgroup":
            for shape in layer.nodes("objects"):
                self._object(shape, (x, y), inner, where)
        elif kind == "tilelayer":
            self._tile_layer(layer, (x, y), inner, where)
        else:
            what = phrase("a layer of the type {type!r}", type=kind)
            self.not_taken.append(NotTaken(what, where))

    def _picture(self, layer: Node, where: str) -> None:
        """List a picture, but not the board that mapkit drew."""
        drawn = layer.properties().get("sha256")
        file = layer.text("image")
        if drawn is None:
            self.not_taken.append(NotTaken(phrase("a picture"), where))
        elif self._pictures.get(file, drawn) != drawn:
            what = phrase("what is painted on the board art; this file does as a look: --look")
            self.not_taken.append(NotTaken(what, file))

    def _object(self, shape: Node, origin: Place, around: Values, layer: str) -> None:
        where = phrase("object {number} in {layer}", number=shape.whole("id"), layer=layer)
        own = shape.properties()
        kind = shape.text("type") or shape.text("class")
        reason = self._reason(shape)
        if reason:
            self.not_taken.append(NotTaken(reason, where))
        elif "polyline" in shape.values or shape.flag("point"):
            if not self._thing(shape, origin, own, kind):
                line = "polyline" in shape.values
                what = phrase("a line") if line else phrase("a point")
                self.not_taken.append(NotTaken(what, where))
        else:
            ring = ring_of(shape, self._grid, self._flat)
            name = shape.text("name")
            values = {**around, **own, "type": kind}
            if kind:
                values.setdefault("kind", kind)
            own_id = name if is_valid_id(name) else ""
            if name and not own_id:
                values.setdefault("name", name)
            if "building" in own and own_id:
                self.buildings.setdefault(str(own["building"]), []).append(own_id)
            found = self._areas(opened(ring), origin, values, own_id, where)
            if "title" in own:
                found = [replace(field, name=str(own["title"])) for field in found]
            self._add(found, shape.whole("id"))

    def _reason(self, shape: Node) -> str:
        """Return why an object is no shape, "" for one that is."""
        if shape.text("template"):
            return phrase("an object of a template, which is another file")
        if "gid" in shape.values:
            return phrase("a tile that is placed as an object")
        if "text" in shape.values:
            return phrase("a text")
        if not shape.flag("visible", otherwise=True) and not self._wanted:
            return phrase("a shape that is not shown")
        return ""

    def _thing(self, shape: Node, origin: Place, own: Values, kind: str) -> bool:
        """Take a door that names its two fields, or a marker that names its field."""
        if shape.flag("point"):
            if "field" not in own:
                return False
            rest = {k: v for k, v in own.items() if k != "field" and isinstance(v, str | int)}
            self.markers.append(Marker(kind, str(own["field"]), rest))
            return True
        ends = line_of(shape, "polyline", self._grid)
        if len(ends) != 2 or "a" not in own or "b" not in own:
            return False
        a, b = ((x + origin[0], y + origin[1]) for x, y in ends)
        # In pixels, which need not be whole: the map's units come later.
        places = cast("tuple[Point, Point]", (a, b))
        id_ = str(own.get("portal") or shape.text("name") or f"p{len(self.portals) + 1}")
        self.portals.append(Portal(id_, kind, (str(own["a"]), str(own["b"])), places))
        return True

    def _tile_layer(self, layer: Node, origin: Place, around: Values, where: str) -> None:
        if self._how == "none":
            self.not_taken.append(NotTaken(phrase("a layer of tiles"), where))
            return
        compression = unreadable(layer)
        if compression:
            what = phrase("tiles that are compressed with {compression}", compression=compression)
            self.not_taken.append(NotTaken(what, where))
            return
        tiles = tiles_of(layer, self._grid, self._left)
        self._left -= tiles.cells

        def values_of(number: int) -> Values:
            return {**around, **self._tiles.get(number, {}), "gid": number}

        def key(number: int) -> Hashable:
            values = values_of(number)
            rule = rule_for({k: (str(v),) for k, v in values.items()}, self._kinds)
            own = self._tiles.get(number)
            return self._kinds[rule] if rule else tuple(sorted(own.items())) if own else number

        for region in regions(tiles, self._grid, key, each=self._how == "each"):
            x, y = region.place
            at = phrase("tile {x},{y} in {layer}", x=x, y=y, layer=where)
            values = values_of(region.number)
            self._add(self._areas(region.polygons, origin, values, "", at), 0)

    def _areas(
        self, polygons: list[tuple[Ring, ...]], origin: Place, values: Values, id_: str, where: str
    ) -> list[ImportedField]:
        x0, y0 = origin
        parts = [
            tuple(tuple((x + x0, y + y0) for x, y in ring) for ring in rings) for rings in polygons
        ]
        if not parts:
            self.not_taken.append(NotTaken(phrase("a shape without an area"), where))
        return list(self._attributes.fields(parts, values, id_, where))

    def _add(self, found: list[ImportedField], number: int) -> None:
        self.fields += found
        self.numbers += [number] * len(found)


def _tile_values(tilesets: list[Node], not_taken: list[NotTaken]) -> dict[int, Values]:
    """Return the type and the properties of tiles, by their numbers in the map."""
    found: dict[int, Values] = {}
    for tileset in tilesets:
        first = tileset.whole("firstgid", 1)
        if tileset.text("source"):
            what = phrase("a tileset in another file")
            not_taken.append(NotTaken(what, tileset.text("source")))
        for tile in tileset.nodes("tiles"):
            kind = tile.text("type") or tile.text("class")
            values = {**({"type": kind, "kind": kind} if kind else {}), **tile.properties()}
            if values:
                found[first + tile.whole("id")] = values
    return found
