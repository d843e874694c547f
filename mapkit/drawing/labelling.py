"""What stands on a field: its id, its markers, and the notes of an answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

import shapely

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.ground import sector_of
from mapkit.drawing.label_placement import (
    Block,
    Item,
    free_area,
    place_best,
    place_block,
    place_readable,
    portal_places,
)
from mapkit.drawing.scene import Group, Point, Text
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.symbols import (
    centred_text,
    hard_mark,
    numbered_disc,
    objective_symbol,
    obstacle_cross,
    regroup_tag,
    start_disc,
    unknown_tag,
    water_cross,
)
from mapkit.drawing.text import CAP_HEIGHT, text_width
from mapkit.drawing.theme import LIGHT_INK, Theme, ink_on, mix
from mapkit.messages import translated
from mapkit.model import GameMap, Marker, Trait

Sign = Callable[[Point, float, Theme, str | None], Group]
"""Draws a sign: its centre, its width in mm, the colours, the field it stands on."""

_LAYER_OF = {"label": "labels", "note": "labels", "regroup": "solo"}
"""Where groups of a kind are drawn; all others are markers."""

_SHORT_LINE = 9
"""Letters that a line of a name may have though its words are shorter."""

_ID = re.compile(r"[A-Z]+\d+$")
"""An id of letters and a number."""

_CLOSE = 0.045
"""How near to its border, in modules, an id may stand that would be too small else."""

_SHORT_ID = 5
"""Letters of a line of a long id that is written as large as a number at least."""


def draw_labels(
    canvas: Canvas,
    *,
    labels: bool = True,
    markers: bool = True,
    traits: bool = True,
    notes: Mapping[str, Sequence[Item]] | None = None,
    paint: Mapping[str, str] | None = None,
    faded: Collection[str] = (),
    avoid: Any = None,
    only: Collection[str] | None = None,
    thorough: bool = False,
    readable_mm: float = 0.0,
) -> None:
    """Set symbols and ids into every field, where there is room for them.

    Parameters
    ----------
    labels, markers, traits : bool
        Whether to write ids, to draw markers, to draw the signs of traits.
    notes : mapping of str to sequence of Item, optional
        Rows that an answer adds on top, by field.
    paint : mapping of str to str, optional
        Colours that an answer painted over the ground, by field.
    faded : collection of str
        Fields whose symbols and ids should stand back.
    avoid : geometry, optional
        Where nothing should stand, for example a sight line, mm on the page.
    only : collection of str, optional
        Fields to draw, for redrawing a part; all by default.
    thorough : bool
        Try harder to write ids large where a field is narrow: look for room all over it, set
        symbols beside the id, and draw them smaller. Takes half as long again.
    readable_mm : float
        The em that ids should have: where there is no room for it and the search is thorough,
        symbols are smaller still, and an id as ``W107`` has its letter in a line over its number.
    """
    shapes, theme = canvas.shapes, canvas.theme
    notes, paint = notes or {}, paint or {}
    taken: dict[str, list[Any]] = {}
    # What lies below another field goes first: it has less choice.
    chosen = [i for i in shapes.polygons if only is None or i in only]
    portals = portal_places(shapes, frozenset(chosen))
    order = sorted(chosen, key=lambda i: (i not in shapes.stacked, _level(shapes, i)))
    for field_id in order:
        symbols = _symbols(canvas, field_id, markers=markers, traits=traits)
        rows = [tuple(row) for row in (notes.get(field_id, ()), symbols) if row]
        signs = len(rows)
        covered = _covered(shapes, field_id)
        if labels:
            seen = field_id if covered is None else _above(shapes, field_id)
            ground = paint.get(seen) or canvas.grounds[seen].colour
            rows += _label_rows(canvas, field_id, ground, below=covered is not None)
        if not rows:
            continue
        block = Block(tuple(rows), canvas.module * 0.05, min(signs, len(rows) - 1))
        free = free_area(shapes, field_id, portals.get(field_id, ()), avoid)
        for other in shapes.stacked.get(field_id, ()):
            for box in taken.get(other, ()):
                free = free.difference(box)
        crossed = avoid is not None and avoid.intersects(shapes.polygons[field_id])
        wish = None if crossed else shapes.polygons[field_id].centroid
        if covered is not None:
            centre, scale = _place_below(shapes, field_id, free, covered, block)
        elif thorough:
            whole = block
            block, centre, scale = place_best(free, wish, whole)
            enough = readable_mm / (canvas.module * theme.label)
            if scale < enough and labels and len(rows) == signs + 1:
                free = free_area(shapes, field_id, portals.get(field_id, ()), avoid, _CLOSE)
                block, centre, scale = place_readable(
                    free, wish, whole, _apart(canvas, field_id, ground), enough
                )
        else:
            centre, scale = place_block(free, wish, block)
        if canvas.signs is not None:
            centre = _top_left(free, shapes.polygons[field_id].centroid, block, centre, scale)
        if scale <= 0:
            point = shapes.polygons[field_id].representative_point()
            centre = (point.x, point.y)
        share = _least_share(field_id) if len(rows) > signs else 1.0
        scale = max(scale, theme.label_least * share / theme.label)
        if field_id in shapes.stacked:
            taken.setdefault(field_id, []).append(_box(centre, block, scale))
        for group in block.draw(centre, scale):
            if field_id in faded:
                opacity = theme.faded_label if group.kind == "label" else theme.faded
                group = replace(group, opacity=opacity)  # noqa: PLW2901
            canvas.add(_LAYER_OF.get(group.kind, "markers"), group)


def _top_left(free: Any, middle: Any, block: Block, centre: Point, scale: float) -> Point:
    """Return the place over or left of a cell's sign, where a block fits there as well."""
    x = middle.x - abs(centre[0] - middle.x)
    y = middle.y - abs(centre[1] - middle.y)
    half_width, half_height = block.width * scale * 0.49, block.height * scale * 0.49
    box = shapely.box(x - half_width, y - half_height, x + half_width, y + half_height)
    return (x, y) if free.contains(box) else centre


def _place_below(
    shapes: BoardShapes, field_id: str, free: Any, covered: Any, block: Block
) -> tuple[Point, float]:
    """Place the block of a field that others lie over: in the open, else under one of them."""
    centre, scale = place_block(free.difference(covered), None, block)
    if scale >= 0.6:
        return centre, scale
    inset = -shapes.module * 0.06
    under = [
        place_block(free.intersection(shapes.polygons[other].buffer(inset)), None, block)
        for other in shapes.stacked[field_id]
    ]
    return max([*under, (centre, scale)], key=lambda found: found[1])


def _level(shapes: BoardShapes, field_id: str) -> int:
    return shapes.game_map.fields[field_id].level


def _covered(shapes: BoardShapes, field_id: str) -> Any:
    """Return what lies over a field, None where nothing does."""
    level = _level(shapes, field_id)
    upper = [o for o in shapes.stacked.get(field_id, ()) if _level(shapes, o) > level]
    return shapes.union(upper) if upper else None


def _above(shapes: BoardShapes, field_id: str) -> str:
    """Return the field that hides most of a covered field."""
    own = shapes.polygons[field_id]
    return max(
        shapes.stacked[field_id],
        key=lambda other: (_level(shapes, other), shapes.polygons[other].intersection(own).area),
    )


def _box(centre: Point, block: Block, scale: float) -> Any:
    half_width = block.width * scale / 2 + block.gap
    half_height = block.height * scale / 2 + block.gap
    x, y = centre
    return shapely.box(x - half_width, y - half_height, x + half_width, y + half_height)


def _label_rows(
    canvas: Canvas, field_id: str, ground: str, *, below: bool
) -> list[tuple[Item, ...]]:
    """Return what a field is called, a row for each line: its id, its name in short lines."""
    theme = canvas.theme
    name = canvas.game_map.name_of(field_id) if theme.called != "ids" else ""
    lines = [] if name and theme.called == "names" else [(i, 1.0) for i in _id_lines(field_id)]
    lines += [(line, 0.75) for line in _lines(name.split(), " ")]
    if below:
        lines = [(f"({line})", share * 0.85) for line, share in lines]
    return [(_label(field_id, line, share, canvas.module, theme, ground),) for line, share in lines]


def _id_lines(field_id: str) -> list[str]:
    return _lines(re.split("(?<=[-_])", field_id), "")


def _least_share(field_id: str) -> float:
    """Return how much of the least height of numbers an id keeps: a long one may be smaller."""
    if len(field_id) <= _SHORT_LINE:
        return 1.0
    return min(_SHORT_ID / max(map(len, _id_lines(field_id))), 1.0)


def _lines(parts: Sequence[str], between: str) -> list[str]:
    """Set the words of a name, or the parts of an id, in lines not much longer than the longest."""
    longest = max([*map(len, parts), _SHORT_LINE])
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(between) + len(part) <= longest:
            lines[-1] += between + part
        else:
            lines.append(part)
    return lines


def _label(
    field_id: str, content: str, share: float, module: float, theme: Theme, ground: str
) -> Item:
    least = module * theme.label_least * min(share / 0.85, _least_share(field_id))
    ink = _label_ink(ground, theme.label_pale)
    size = module * theme.label * share
    return _text_item("label", content, size, ink, ground, 0.16, field_id, least)


def _apart(canvas: Canvas, field_id: str, ground: str) -> Item:
    """Make the row of an id whose letters stand in a line of their own, over its number."""
    letters, number = re.split(r"(?=\d)", field_id, maxsplit=1) if _ID.match(field_id) else ("", "")
    module, theme = canvas.module, canvas.theme
    if not number:
        return _label(field_id, field_id, 1.0, module, theme, ground)
    upper, lower = (_label(field_id, s, 1.0, module, theme, ground) for s in (letters, number))
    between = upper.height * 0.25
    height = upper.height + between + lower.height

    def draw(centre: Point, scale: float) -> Group:
        x, y = centre
        first = upper.draw((x, y - (height - upper.height) / 2 * scale), scale)
        second = lower.draw((x, y + (height - lower.height) / 2 * scale), scale)
        return replace(first, shapes=(*first.shapes, *second.shapes))

    return Item(max(upper.width, lower.width), height, draw)


def _label_ink(ground: str, pale: float = 0.18) -> str:
    return mix(ink_on(ground), ground, pale)


def note_item(content: str, size: float, ground: str, field_id: str) -> Item:
    """Make a row of large figures for an answer, ``size`` being the em in mm."""
    return _text_item("note", content, size, ink_on(ground), ground, 0.14, field_id)


def _text_item(
    kind: str,
    content: str,
    size: float,
    ink: str,
    ground: str,
    halo: float,
    field_id: str,
    least: float = 0.0,
) -> Item:
    """Make a row of text whose em is ``size`` mm, no less than ``least``; the halo in ems."""

    def draw(centre: Point, scale: float) -> Group:
        em = max(size * scale, least)
        text = centred_text(centre, content, em, ink, bold=True, halo=ground, halo_width=em * halo)
        return Group(kind, (text,), field_id)

    return Item(text_width(content, size, bold=True), size * CAP_HEIGHT, draw)


def rewritten(group: Group, ground: str, content: str | None = None) -> Group:
    """Return an id or a note at its place, in an ink for another ground, with another content."""
    ink = _label_ink(ground) if group.kind == "label" else ink_on(ground)
    shapes = (
        replace(
            s, content=s.content if content is None else content, colour=ink, halo=s.halo and ground
        )
        if isinstance(s, Text)
        else s
        for s in group.shapes
    )
    return replace(group, shapes=tuple(shapes))


def without_halo(group: Group) -> Group:
    """Spare a back end the rim round letters, which on plain ground nobody sees."""
    shapes = (replace(s, halo=None) if isinstance(s, Text) else s for s in group.shapes)
    return replace(group, shapes=tuple(shapes))


def _symbols(canvas: Canvas, field_id: str, *, markers: bool, traits: bool) -> list[Item]:
    """Return the symbols of one field in the order of the file, marks of its traits first."""
    theme, game_map = canvas.theme, canvas.game_map
    rules = game_map.ruleset
    size = canvas.module * theme.symbol
    items: list[Item] = []
    for name in sorted(game_map.fields[field_id].traits) if traits else ():
        trait = rules.traits.get(name)
        sign = trait_sign(trait, theme) if trait is not None else None
        if sign is not None:
            wide = size * (0.9 if sign is hard_mark else 0.7)
            items.append(Item(wide, wide, _drawer(sign, wide, theme, field_id)))
    if not markers:
        return items
    for name, value in game_map.attributes_of(field_id).items():
        colour = rules.attributes[name].colours.get(str(value))
        if colour is not None:
            full = size * 0.8
            items.append(Item(full, full, _owner_drawer(name, str(value), colour, full, field_id)))
    for marker in game_map.markers:
        known = rules.markers.get(marker.type)
        hidden = (known and known.outside) or (marker.type == "regroup" and not theme.solo_marks)
        if marker.field == field_id and not hidden:
            full = size * (theme.solo if marker.type == "regroup" else 1.12)
            items.append(Item(full, full, _marker_drawer(game_map, marker, full, theme)))
    return items


def trait_sign(trait: Trait, theme: Theme) -> Sign | None:
    """Return the sign of a trait: of what costs more to enter, and of what nobody may enter."""
    if trait.extra_cost > 0:
        return hard_mark
    if trait.enter or not theme.rulebook_signs:
        return None
    return obstacle_cross if trait.blocks_sight else water_cross


def _drawer(
    symbol: Sign, size: float, theme: Theme, field_id: str
) -> Callable[[Point, float], Group]:
    return lambda centre, scale: symbol(centre, size * scale, theme, field_id)


def _owner_drawer(
    attribute: str, value: str, colour: str, size: float, field_id: str
) -> Callable[[Point, float], Group]:
    """Return what draws the value of an attribute: a disc of its colour with its first letter."""
    kind, letter = f"attribute {attribute}", value[:1].upper()
    return lambda centre, scale: numbered_disc(
        centre, size * scale, letter, colour, LIGHT_INK, kind, field_id
    )


def _marker_drawer(
    game_map: GameMap, marker: Marker, size: float, theme: Theme
) -> Callable[[Point, float], Group]:
    return lambda centre, scale: marker_symbol(game_map, marker, centre, size * scale, theme)


def marker_symbol(
    game_map: GameMap, marker: Marker, centre: Point, size: float, theme: Theme
) -> Group:
    """Draw the symbol of a marker, ``size`` mm across."""
    given = marker.attributes
    squad = str(given.get("squad", given.get("sector", "")))
    sector = sector_of(game_map, squad)
    colour = theme.squad(squad, sector.colour if sector else None)
    values = ", ".join(
        f"{translated(key)} {translated(str(value))}" for key, value in given.items()
    )
    known = game_map.ruleset.markers.get(marker.type)
    title = f"{translated(known.label if known else marker.type)}: {values}"
    field = marker.field
    if marker.type == "objective":
        group = objective_symbol(centre, size, str(given.get("number", "?")), theme, field)
    elif marker.type == "start":
        group = start_disc(centre, size, str(given.get("role", "")), colour, theme, field)
    elif marker.type == "regroup":
        group = regroup_tag(centre, size, str(given.get("card", "?")), colour, theme, field)
    else:
        initial = (known.label if known else marker.type)[:1].upper()
        group = unknown_tag(centre, size, initial, marker.type, theme, field)
    return Group(marker.type, group.shapes, field, title)
