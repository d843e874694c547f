"""The legend: an entry for every look, symbol and sector that the picture shows, no others."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.ground import ground_of, height_of
from mapkit.drawing.labelling import Sign, marker_symbol, trait_sign
from mapkit.drawing.materials import pattern_of
from mapkit.drawing.scene import Fill, Group, Path, Point, Polyline, Shape, Stroke, Text
from mapkit.drawing.symbols import box_round, door, entry_arrow, ladder, wall
from mapkit.drawing.text import text_width
from mapkit.drawing.theme import Theme
from mapkit.messages import say, translated
from mapkit.model import Field, Kind, Marker, MoverClass

Draw = Callable[[Point, float, float], Sequence[Shape]]
"""Draws a sign, given its centre, its width and its height."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign and what it means."""

    label: str
    draw: Draw


@dataclass(frozen=True, slots=True)
class Section:
    """Entries under a heading, in columns of no more than ``most``."""

    heading: str
    entries: tuple[Entry, ...]
    most: int = 5


def lay_out_legend(
    sections: Sequence[Section], theme: Theme, at: Point, width: float, text: float
) -> tuple[list[Group], float]:
    """Set sections side by side in columns, and in further rows where they do not fit.

    Returns
    -------
    list of Group
        One of kind ``legend`` for each entry, and one for the headings.
    float
        Where the legend ends, mm from the top.
    """
    line = text * 1.85
    sign, gap = text * 2.4, text * 0.7
    x, y = at
    row_end = y
    groups: list[Group] = []
    headings: list[Shape] = []
    for section in sections:
        count = len(section.entries)
        tall = math.ceil(count / math.ceil(count / section.most)) if count else 1
        columns = [section.entries[k : k + tall] for k in range(0, count, tall)]
        widths = [
            sign + gap + max(text_width(e.label, text) for e in column) + 2 * text
            for column in columns
        ]
        if not columns:
            continue
        heading, heading_size = section.heading.upper(), text * 0.82
        headed = text_width(heading, heading_size, bold=True) + text
        widths[-1] += max(0.0, headed - sum(widths))
        if x > at[0] and x + sum(widths) - 2 * text > at[0] + width:
            x, y = at[0], row_end + text * 0.8
        headings.append(
            Text((x, y + text * 0.8), heading, heading_size, theme.page_faint, "start", bold=True)
        )
        for column, wide in zip(columns, widths, strict=True):
            for k, entry in enumerate(column):
                middle = y + text * 2.1 + k * line
                shapes = list(entry.draw((x + sign / 2, middle), sign, text * 1.35))
                label = Text(
                    (x + sign + gap, middle + text * 0.36), entry.label, text, theme.page_ink,
                    "start",
                )  # fmt: skip
                groups.append(Group("legend", (*shapes, label), None, entry.label))
                row_end = max(row_end, middle + line / 2)
            x += wide
        x += text
    return [Group("legend headings", tuple(headings)), *groups], row_end


def swatch(fill: Fill, line: _Line | None = None) -> Draw:
    """Return a sign that shows a fill in a small rectangle, in a line if one is given."""

    def draw(centre: Point, width: float, height: float) -> list[Shape]:
        stroke = None
        if line is not None:
            dash = tuple(d * height for d in line.dash)
            stroke = Stroke(line.colour, line.width * height, dash, "miter", "butt")
        return [Path((box_round(centre, width, height),), fill, stroke)]

    return draw


@dataclass(frozen=True, slots=True)
class _Line:
    """A stroke in shares of the sign's height."""

    colour: str
    width: float
    dash: tuple[float, ...] = ()


def board_legend(canvas: Canvas, *, labels: bool = True, markers: bool = True) -> list[Section]:
    """Return the legend of what a board shows: of ids and markers only where it has them."""
    sections = (
        Section(say("ground"), tuple(_grounds(canvas, numbered=labels))),
        Section(say("Between fields"), tuple(_portals(canvas))),
        Section(say("On fields"), tuple(_markers(canvas)) if markers else ()),
        Section(say("Sectors"), tuple(_sectors(canvas))),
    )
    return [s for s in sections if s.entries]


def _grounds(canvas: Canvas, *, numbered: bool) -> list[Entry]:
    theme, game_map = canvas.theme, canvas.game_map
    rules = game_map.ruleset
    order = [f"kind {name}" for name in rules.kinds] + [f"trait {name}" for name in rules.traits]
    known = {look: k for k, look in enumerate(order)}
    lines = {
        "building": _Line(theme.wall, 0.2),
        "elevated": _Line(theme.edge_elevated, 0.12, (0.3, 0.2)),
        "open": _Line(theme.line_open, 0.08),
    }
    entries = []
    first_of_each: dict[str, str] = {}
    for field_id, ground in canvas.grounds.items():
        first_of_each.setdefault(ground.look, field_id)
    for look in sorted(first_of_each, key=lambda name: known.get(name, len(known))):
        field = game_map.fields[first_of_each[look]]
        trait = rules.traits.get(look.removeprefix("trait ")) if look[:6] == "trait " else None
        line = lines[height_of(rules, game_map.class_of(field.id))] if trait is None else None
        sign = trait_sign(trait, theme) if trait is not None else None
        label = _titled(canvas.grounds[field.id].label)
        kind = rules.kinds.get(field.kind)
        if trait is None and kind is not None:
            label += _cost(kind, rules.movers)
        if trait is not None and trait.extra_cost > 0:
            label += ": " + say("{n} more to enter", n=trait.extra_cost)
        entries.append(Entry(label, _ground_sign(canvas, field, line, sign)))
    if canvas.shapes.stacked:
        line = _Line(theme.tunnel, 0.11, (0.25, 0.18))
        below = say("Tunnel below, written in brackets") if numbered else say("Tunnel below")
        entries.append(Entry(below, swatch(Fill(theme.elevated), line)))
    return entries


def _ground_sign(canvas: Canvas, field: Field, line: _Line | None, sign: Sign | None) -> Draw:
    """Return what draws the ground of a field, with the line round it and the sign of a trait."""
    theme, material = canvas.theme, canvas.grounds[field.id].material

    def draw(centre: Point, width: float, height: float) -> list[Shape]:
        # Grained as on a board whose fields are a few signs wide.
        fill = ground_of(canvas.game_map, field, theme, height * 2.6).fill
        shapes = list(swatch(fill, line)(centre, width, height))
        if material is not None:
            box = (box_round(centre, width, height),)
            grains = [pattern_of(g, height * 2.2) for g in material.grains]
            shapes[1:1] = [Path(box, Fill(None, 1.0, grain)) for grain in grains]
        if line is not None and line.colour == theme.wall:
            # Walls are as dark as the page: show them on open ground.
            around = box_round(centre, width + height * 0.5, height * 1.35)
            shapes = [Path((around,), Fill(theme.open_ground)), *shapes]
        mark = [sign(centre, height * 0.85, theme, None)] if sign else []
        return [*shapes, *mark]

    return draw


def _cost(kind: Kind, movers: Mapping[str, MoverClass]) -> str:
    """Say what a step onto a kind costs, where it is no plain step."""
    if not kind.enter:
        return ""
    words = [say("costs {n} to enter", n=kind.cost)] if (kind.cost or 0) > 1 else []
    for name, cost in kind.costs.items():
        if cost == kind.cost:
            continue
        mover = translated(movers[name].label if name in movers else name)
        words.append(
            say("{mover} not known", mover=mover)
            if cost is None
            else say("{mover} {n}", mover=mover, n=cost)
            if cost
            else say("{mover} never", mover=mover)
        )
    return f": {', '.join(words)}" if words else ""


def _titled(label: str) -> str:
    return label[:1].upper() + label[1:]


def _portals(canvas: Canvas) -> list[Entry]:
    theme = canvas.theme
    rules = canvas.game_map.ruleset
    entries = []
    for name in dict.fromkeys(p.type for p in canvas.game_map.portals):
        known = rules.portals.get(name)
        parts = known is not None and known.effect == "parts"
        symbol = ladder if name == "ladder" else wall if parts else door

        def draw(
            centre: Point, width: float, height: float, symbol: Callable[..., Group] = symbol
        ) -> list[Shape]:
            x, y = centre
            long = width * 0.42 if symbol is not ladder else height * 0.36
            module = height / 0.4
            ground = Path((box_round(centre, width, height),), Fill(theme.open_ground))
            line = Stroke(theme.wall, height * 0.16, cap="butt")
            base = Polyline(((x - width / 2, y), (x + width / 2, y)), line)
            return [ground, base, symbol((x - long, y), (x + long, y), module, theme)]

        entries.append(Entry(_titled(translated(known.label if known else name)), draw))
    return entries


def _markers(canvas: Canvas) -> list[Entry]:
    theme, game_map = canvas.theme, canvas.game_map
    rules = game_map.ruleset
    entries: list[Entry] = []
    shown: set[tuple[str, str]] = set()
    for marker in game_map.markers:
        role = str(marker.attributes.get("role", ""))
        if marker.type == "regroup" and not theme.solo_marks:
            continue
        if (marker.type, role) in shown:
            continue
        shown.add((marker.type, role))
        known = rules.markers.get(marker.type)
        label = _titled(translated(known.label if known else marker.type))
        if known is not None and known.outside:
            colour = theme.page_ink

            def arrow(centre: Point, _w: float, height: float, colour: str = colour) -> list[Shape]:
                tip = (centre[0] + height * 0.7, centre[1])
                return [entry_arrow(tip, (1.0, 0.0), height * 1.4, colour, theme, None)]

            entries.append(Entry(label, arrow))
            continue

        def symbol(centre: Point, _w: float, height: float, marker: Marker = marker) -> list[Shape]:
            group = marker_symbol(game_map, marker, centre, height * 1.15, theme)
            return [Group(group.kind, group.shapes)]

        entries.append(Entry(f"{label}, {translated(role)}" if role else label, symbol))
    return entries


def _sectors(canvas: Canvas) -> list[Entry]:
    theme = canvas.theme
    fields = canvas.game_map.fields.values()
    used = {f.sector for f in fields}
    line = _Line(theme.page_faint, 0.06) if theme.materials else None
    return [
        Entry(translated(sector.name), swatch(Fill(theme.squad(name, sector.colour)), line))
        for name, sector in canvas.game_map.sectors.items()
        if name in used
    ]
