"""The legend: an entry for every look, symbol and sector that the picture shows, no others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mapkit.drawing.ground import Ground, field_class, sectors_of
from mapkit.drawing.marks import marker_symbol
from mapkit.drawing.scene import Fill, Group, Path, Point, Polyline, Shape, Stroke, Text
from mapkit.drawing.shapes import BoardShapes
from mapkit.drawing.symbols import door, entry_arrow, hard_mark, ladder, wall
from mapkit.drawing.text import text_width
from mapkit.drawing.theme import Theme

__all__ = ["Entry", "Section", "board_legend", "lay_out_legend", "swatch"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign and what it means. ``draw`` takes the sign's centre, its width and its height."""

    label: str
    draw: Callable[[Point, float, float], Sequence[Shape]]


@dataclass(frozen=True, slots=True)
class Section:
    """Entries under a heading."""

    heading: str
    entries: tuple[Entry, ...]


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
    line, most = text * 1.85, 5
    sign, gap = text * 2.4, text * 0.7
    x, y = at
    row_end = y
    groups: list[Group] = []
    headings: list[Shape] = []
    for section in sections:
        columns = [section.entries[k : k + most] for k in range(0, len(section.entries), most)]
        widths = [
            sign + gap + max(text_width(e.label, text) for e in column) + 2 * text
            for column in columns
        ]
        if not columns:
            continue
        if x > at[0] and x + sum(widths) - 2 * text > at[0] + width:
            x, y = at[0], row_end + text * 0.8
        heading = Text(
            (x, y + text * 0.8), section.heading, text * 0.82, theme.page_faint, "start", bold=True
        )
        headings.append(heading)
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


def swatch(fill: Fill, stroke: Stroke | None = None) -> Callable[[Point, float, float], list[Shape]]:
    """Return a sign that shows a fill in a small rectangle."""

    def draw(centre: Point, width: float, height: float) -> list[Shape]:
        return [Path((_box(centre, width, height),), fill, stroke)]

    return draw


def _box(centre: Point, width: float, height: float) -> tuple[Point, ...]:
    x, y, w, h = *centre, width / 2, height / 2
    return ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))


def board_legend(
    shapes: BoardShapes, theme: Theme, grounds: Mapping[str, Ground], *, markers: bool = True
) -> list[Section]:
    """Return the legend of what a board shows."""
    sections = [
        Section("GROUND", tuple(_grounds(shapes, theme, grounds))),
        Section("BETWEEN FIELDS", tuple(_portals(shapes, theme))),
    ]
    if markers:
        sections.append(Section("ON FIELDS", tuple(_markers(shapes, theme))))
    sections.append(Section("SECTORS", tuple(_sectors(shapes, theme))))
    return [s for s in sections if s.entries]


def _grounds(
    shapes: BoardShapes, theme: Theme, grounds: Mapping[str, Ground]
) -> list[Entry]:
    game_map = shapes.game_map
    rules = game_map.ruleset
    entries = []
    for look, first in _first_of_each(grounds).items():
        ground = grounds[first]
        klass = field_class(game_map, game_map.fields[first])
        if look.startswith("trait"):
            stroke = None
        elif klass == (rules.building_class or "built_up"):
            stroke = Stroke(theme.wall, shapes.module * theme.width_wall * 0.7, join="miter")
        elif klass == (rules.over_class or "elevated"):
            dash = (shapes.module * 0.08, shapes.module * 0.05)
            stroke = Stroke(
                theme.edge_elevated, shapes.module * theme.width_elevated, dash, cap="butt"
            )
        else:
            stroke = Stroke(theme.line_open, shapes.module * theme.width_open, join="miter")
        entries.append(Entry(ground.label, swatch(ground.fill, stroke)))
    if shapes.stacked:
        dash = (shapes.module * 0.06, shapes.module * 0.04)
        stroke = Stroke(theme.tunnel, shapes.module * theme.width_tunnel, dash, cap="butt")
        fill = Fill(theme.elevated)
        entries.append(Entry("tunnel below", swatch(fill, stroke)))
    return entries


def _first_of_each(grounds: Mapping[str, Ground]) -> dict[str, str]:
    first: dict[str, str] = {}
    for field_id, ground in grounds.items():
        first.setdefault(ground.look, field_id)
    return dict(sorted(first.items()))


def _portals(shapes: BoardShapes, theme: Theme) -> list[Entry]:
    rules = shapes.game_map.ruleset
    entries = []
    for name in dict.fromkeys(p.type for p in shapes.game_map.portals):
        known = rules.portals.get(name)
        parts = known is not None and known.effect == "parts"
        symbol = ladder if name == "ladder" else wall if parts else door

        def draw(
            centre: Point, width: float, height: float, symbol: Callable[..., Group] = symbol
        ) -> list[Shape]:
            x, y = centre
            long = width * 0.42 if symbol is not ladder else height * 0.36
            module = height / 0.4
            line = Stroke(theme.page_faint, height * 0.12)
            base = Polyline(((x - width / 2, y), (x + width / 2, y)), line)
            return [base, symbol((x - long, y), (x + long, y), module, theme)]

        entries.append(Entry(known.label if known else name, draw))
    return entries


def _markers(shapes: BoardShapes, theme: Theme) -> list[Entry]:
    game_map = shapes.game_map
    rules = game_map.ruleset
    entries: list[Entry] = []
    traits = {name for f in game_map.fields.values() for name in f.traits}
    for name in sorted(traits):
        trait = rules.traits.get(name)
        if trait is not None and trait.extra_cost > 0:
            entries.append(
                Entry(
                    f"{trait.label}: costs {trait.extra_cost} more",
                    lambda centre, _w, height: [hard_mark(centre, height * 1.15, theme, None)],
                )
            )
    shown: set[tuple[str, str]] = set()
    for marker in game_map.markers:
        role = str(marker.attributes.get("role", ""))
        if (marker.type, role) in shown:
            continue
        shown.add((marker.type, role))
        known = rules.markers.get(marker.type)
        label = known.label if known else marker.type
        if known is not None and known.outside:
            colour = theme.page_ink

            def arrow(
                centre: Point, _w: float, height: float, colour: str = colour
            ) -> list[Shape]:
                tip = (centre[0] + height * 0.7, centre[1])
                return [entry_arrow(tip, (1.0, 0.0), height * 1.4, colour, theme, None)]

            entries.append(Entry(label, arrow))
            continue

        def symbol(
            centre: Point, _w: float, height: float, marker: object = marker
        ) -> list[Shape]:
            group = marker_symbol(game_map, marker, centre, height * 1.15, theme)  # type: ignore[arg-type]
            return [Group(group.kind, group.shapes)]

        entries.append(Entry(f"{label}, {role}" if role else label, symbol))
    return entries


def _sectors(shapes: BoardShapes, theme: Theme) -> list[Entry]:
    fields = shapes.game_map.fields.values()
    used = {f.sector for f in fields}
    return [
        Entry(sector.name, swatch(Fill(theme.squad(name, sector.colour))))
        for name, sector in sectors_of(shapes.game_map).items()
        if name in used
    ]
