"""The board as a picture, in the manner of the rulebook (p. 10 to 14).

White lines between open fields, thick black walls round what is built up, grey dashes round
what is elevated, a band of each sector's colour along its border, and a symbol for whatever
stands on a field or between two.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import shapely
import shapely.affinity

from mapkit.diagnostics import Diagnostic, Severity
from mapkit.drawing.canvas import Canvas
from mapkit.drawing.cells import coordinates, draw_cells, is_painted, plain_fill
from mapkit.drawing.emphasis import dim_others, known_fields
from mapkit.drawing.entry_arrows import draw_entries, entry_boxes
from mapkit.drawing.ground import describe, is_building
from mapkit.drawing.labelling import draw_labels
from mapkit.drawing.legend import board_legend
from mapkit.drawing.page import Page, finish_page, start_page
from mapkit.drawing.relief import draw_relief
from mapkit.drawing.rounding import rounded
from mapkit.drawing.ruler import ruler
from mapkit.drawing.scene import Fill, Group, Path, Point, Polyline, Scene, Stroke
from mapkit.drawing.sector_bands import SectorBands
from mapkit.drawing.shapes import Border, merged_lines, rings_of
from mapkit.drawing.symbols import door, issue_pin, ladder, wall
from mapkit.drawing.theme import NIGHT, Theme, contrast, mix, stripes
from mapkit.messages import say, translated
from mapkit.model import GameMap, Portal

_MOST_PINS = 2000
_MOST_PINS_EACH = 200
"""Pins in a picture, and of one diagnostic."""

LEAST_CONTRAST = 2.0
"""Of a sector's band to open ground: one that stands out less gets a rim."""


def board_scene(
    game_map: GameMap,
    *,
    labels: bool = True,
    markers: bool = True,
    legend: bool = True,
    diagnostics: Sequence[Diagnostic] = (),
    theme: Theme = NIGHT,
    scale: float | None = None,
) -> Scene:
    """Draw the whole board.

    Well under 0.3 s for 130 fields.

    Parameters
    ----------
    game_map : GameMap
        Maps with errors are drawn as far as they have shapes.
    labels, markers, legend : bool
        Whether to write field ids, to draw what is printed on fields, to explain the symbols.
    diagnostics : sequence of Diagnostic
        Their places are marked in the layer ``issues``.
    scale : float or None
        Page mm for one mm of the board. None is true size, except that boards under 160 mm are
        enlarged, and those over 1600 mm reduced, by a round factor.
    """
    page, canvas = start_page(game_map, theme, headline=game_map.title, scale=scale)
    draw_board(canvas)
    draw_portals(canvas)
    if markers:
        draw_entries(canvas)
    thorough = bool(theme.materials)
    draw_labels(canvas, labels=labels, markers=markers, thorough=thorough, avoid=canvas.signs)
    draw_issues(canvas, diagnostics)
    sections = board_legend(canvas, labels=labels, markers=markers) if legend else []
    return finish_page(page, canvas, sections)


def start_dimmed(
    game_map: GameMap,
    theme: Theme,
    named: Iterable[str],
    *,
    headline: str,
    sentence: str,
    accent: str,
) -> tuple[Page, Canvas, dict[str, str]]:
    """Draw the board and dim all fields but those that an answer names.

    Returns what :func:`~mapkit.drawing.page.start_page` gives, and the colours of the dimmed
    fields.
    """
    page, canvas = start_page(game_map, theme, headline=headline, sentence=sentence, accent=accent)
    draw_board(canvas)
    paint = dim_others(canvas, known_fields(canvas.shapes, named))
    draw_portals(canvas, faded=paint)
    draw_entries(canvas, faded=paint)
    return page, canvas, paint


def draw_board(canvas: Canvas, *, ruled: bool = True) -> None:
    """Draw ground, fields, sector bands and borders."""
    draw_void(canvas, ruled=ruled)
    _fields(canvas)
    draw_relief(canvas)
    draw_cells(canvas)
    _sector_bands(canvas)
    _borders(canvas)
    draw_tunnels(canvas)


def draw_void(canvas: Canvas, *, ruled: bool = True) -> None:
    """Draw the board's rectangle below all fields, and the ruler round it if ``ruled``."""
    shapes, theme, module = canvas.shapes, canvas.theme, canvas.module
    left, top, right, bottom = shapes.frame
    frame = ((left, top), (right, top), (right, bottom), (left, bottom))
    void = stripes(mix(theme.void, "#ffffff", 0.10), module * 0.12, module * 0.012, -45.0)
    canvas.add("ground", Path((frame,), Fill(theme.void, 1.0, void)))
    cells = coordinates(canvas) if ruled or theme.bare else None
    if cells is not None:
        canvas.add("ground", cells)
    elif ruled:
        canvas.add("ground", ruler(shapes.frame, shapes.scale, theme, entry_boxes(shapes)))


def _fields(canvas: Canvas) -> None:
    """Draw the fields from the ground up, with the shadow that each storey throws."""
    shapes, game_map, module = canvas.shapes, canvas.game_map, canvas.module
    storeys: dict[tuple[int, bool], list[str]] = {}
    for i in shapes.polygons:
        high = is_building(game_map, i) or canvas.grounds[i].blocks
        storeys.setdefault((game_map.fields[i].level, high), []).append(i)
    for (level, high), members in sorted(storeys.items()):
        if level > 0 or high:
            area = shapes.union(members)
            for offset, opacity in _shadows(canvas.theme, over=level > 0):
                step = module * offset
                shadow = shapely.affinity.translate(area, step, step)
                for rings in rings_of(shadow.intersection(shapely.box(*shapes.frame))):
                    canvas.add("fields", Path(rings, Fill(canvas.theme.shadow, opacity)))
        for i in members:
            title = describe(game_map, game_map.fields[i])
            canvas.add("fields", Path(shapes.rings[i], plain_fill(canvas, i), None, i, title))


def _shadows(theme: Theme, *, over: bool) -> tuple[tuple[float, float], ...]:
    """Return how far the shadows of a storey fall, in modules, and how dark each is."""
    if not theme.depth:
        return ((0.07 if over else 0.045, 0.45),)
    far = theme.depth * (1.9 if over else 1.5)
    return tuple((far * share, 0.22) for share in (1.0, 0.75, 0.5))


def _is_over(game_map: GameMap, field_id: str) -> bool:
    wanted = game_map.ruleset.over_class or "elevated"
    return game_map.class_of(field_id) == wanted


def _sector_bands(canvas: Canvas) -> None:
    """Draw the bands of all sectors, where there is more than one."""
    shapes, fields = canvas.shapes, canvas.game_map.fields
    if len({fields[i].sector for i in shapes.polygons}) < 2:
        return
    bands = SectorBands(canvas, shapes.borders)
    for name, sector in canvas.game_map.sectors.items():
        colour = canvas.theme.squad(name, sector.colour)
        drawn = [
            Path(rings, fill)
            for wide, fill in _band_coats(canvas.theme, colour, neutral=sector.neutral)
            for rings in bands.whole(name, wide, walls=fill.opacity < 1)
        ]
        if drawn:
            canvas.add("sectors", Group("sector", tuple(drawn), None, translated(sector.name)))


def _band_coats(theme: Theme, colour: str, *, neutral: bool) -> list[tuple[float, Fill]]:
    """Return how many times as wide as a band its coats are, the lowest first."""
    coats = [(1.0, Fill(colour))]
    if theme.casing and contrast(colour, theme.open_ground) < LEAST_CONTRAST:
        coats.insert(0, (1.45, Fill(theme.casing)))
    if theme.sector_glow > 0 and not neutral:
        glow = Fill(colour, theme.sector_glow / 3)
        coats = [*((wide, glow) for wide in (4.4, 3.3, 2.2)), *coats]
    return coats


def _borders(canvas: Canvas) -> None:
    pieces: dict[str, list[tuple[Point, Point]]] = {}
    banded = bool(canvas.theme.materials)
    for border in canvas.shapes.borders:
        look = border_look(canvas.game_map, border)
        # Across a walkway the bands of two sectors meet in a line: dashes on it would hide that.
        if look and not (look == "elevated" and banded and _parts_sectors(canvas, border)):
            pieces.setdefault(look, []).append((border.a, border.b))
    lines = merged_lines([pieces.get(look, ()) for look in BORDER_LOOKS])
    off = canvas.game_map.tolerance_mm * canvas.shapes.scale
    for look, found in zip(BORDER_LOOKS, lines, strict=True):
        is_soft = canvas.theme.bare and look == "open"  # to be looked at, not to be measured
        merged = [rounded(line, off) for line in found] if is_soft else found
        drawn = border_lines(look, merged, canvas.module, canvas.theme)
        if drawn:
            faint = 0.45 if is_painted(canvas) else 1.0
            canvas.add("borders", Group(f"border {look}", drawn, opacity=faint))
    if canvas.theme.materials and any(
        not (b.left and b.right) and border_look(canvas.game_map, b) in _WIDE
        for b in canvas.shapes.borders
    ):
        _trim(canvas)


def _parts_sectors(canvas: Canvas, border: Border) -> bool:
    fields = canvas.game_map.fields
    sectors = {fields[i].sector for i in (*border.left[:1], *border.right[:1])}
    return len(sectors) == 2 and None not in sectors


def _trim(canvas: Canvas) -> None:
    """Cover what walls have outside the board: they end where the board does."""
    left, top, right, bottom = canvas.shapes.frame
    wide = canvas.module * max(canvas.theme.width_wall, canvas.theme.width_elevated * 2.2)
    inner = shapely.box(left, top, right, bottom)
    ring = inner.buffer(wide, join_style="mitre").difference(inner)
    cover = tuple(Path(rings, Fill(canvas.theme.page)) for rings in rings_of(ring))
    canvas.add("borders", Group("trim", cover))


BORDER_LOOKS = ("open", "platform", "elevated", "room", "wall", "raised wall")
"""Looks of borders, those that are drawn over others last."""

_WIDE = ("platform", "wall", "raised wall")
"""Looks of borders that stand out over the rim of a board."""


def border_lines(
    look: str, lines: Collection[tuple[Point, ...]], module: float, theme: Theme
) -> tuple[Polyline, ...]:
    """Draw lines of border of one look of :data:`BORDER_LOOKS`; lines and module in mm."""
    dash = (module * 0.11, module * 0.075)
    elevated = module * theme.width_elevated
    wide, room = module * theme.width_wall, module * theme.width_room
    strokes = {
        "open": (Stroke(theme.line_open, module * theme.width_open),),
        "platform": (
            Stroke(theme.edge_elevated, elevated * 2.2),
            Stroke(theme.edge_casing, elevated, dash, cap="butt"),
        ),
        "elevated": (Stroke(theme.edge_elevated, elevated, dash, cap="butt"),),
        "room": (Stroke(theme.wall, room), *_wall_top(theme, room)),
        "wall": (Stroke(theme.wall, wide), *_wall_top(theme, wide)),
        "raised wall": (
            Stroke(theme.wall, wide),
            Stroke(theme.edge_casing, elevated * 0.8, dash, cap="butt"),
        ),
    }
    return tuple(Polyline(points, stroke) for stroke in strokes[look] for points in lines)


def _wall_top(theme: Theme, width: float) -> tuple[Stroke, ...]:
    """Return what shows a wall's upper side between its edges; nothing in a diagram."""
    return (Stroke(theme.wall_top, width * 0.5),) if theme.wall_top else ()


def border_look(game_map: GameMap, border: Border) -> str:
    """Name the look of a border by what one sees from above on its two sides; "" for none."""
    a, b = border.left[:1], border.right[:1]
    if a == b:
        return ""
    built = [is_building(game_map, i) for i in (*a, *b)]
    over = [_is_over(game_map, i) for i in (*a, *b)]
    if any(built):
        if all(built) and len(built) == 2:
            return "room"
        return "raised wall" if any(over) else "wall"
    if any(over):
        return "elevated" if all(over) and len(over) == 2 else "platform"
    return "open"


def draw_tunnels(canvas: Canvas) -> None:
    """Show what runs below a walkway as a dashed outline on it."""
    shapes, theme = canvas.shapes, canvas.theme
    fields, module = canvas.game_map.fields, canvas.module
    width = module * theme.width_tunnel
    stroke = Stroke(theme.tunnel, width, (module * 0.07, module * 0.05), cap="butt")
    for i, others in shapes.stacked.items():
        upper = [o for o in others if fields[o].level > fields[i].level]
        if not upper:
            continue
        hidden = shapes.polygons[i].intersection(shapes.union(upper)).buffer(-1.6 * width)
        drawn = [Path(rings, Fill(theme.tunnel, 0.16), stroke, i) for rings in rings_of(hidden)]
        canvas.add(
            "borders", Group("tunnel", tuple(drawn), i, say("Field {field} runs below", field=i))
        )


def draw_portals(canvas: Canvas, *, faded: Collection[str] = ()) -> None:
    """Draw doors, ladders and walls; those between two fields of ``faded`` stand back."""
    # Walls below doors and ladders that stand in front of them.
    for portal in sorted(canvas.game_map.portals, key=lambda p: not parts(canvas.game_map, p)):
        opacity = canvas.theme.faded if set(portal.between) <= set(faded) else 1.0
        canvas.add("portals", portal_symbol(canvas, portal, opacity))


def parts(game_map: GameMap, portal: Portal) -> bool:
    """Return whether a portal parts its fields, as a wall does."""
    known = game_map.ruleset.portals.get(portal.type)
    return known is not None and known.effect == "parts"


def portal_symbol(canvas: Canvas, portal: Portal, opacity: float = 1.0) -> Group:
    """Draw one door, ladder or wall; the opacity goes from 0 to 1."""
    a, b = (canvas.shapes.placement.point(p) for p in portal.at)
    known = canvas.game_map.ruleset.portals.get(portal.type)
    stands = parts(canvas.game_map, portal)
    draw = ladder if portal.type == "ladder" else wall if stands else door
    symbol = draw(a, b, canvas.module, canvas.theme)
    label = known.label if known else portal.type
    title = say(
        "{portal} {id} between {a} and {b}",
        portal=translated(label),
        id=portal.id,
        a=portal.between[0],
        b=portal.between[1],
    )
    return Group(portal.type, symbol.shapes, None, title, opacity)


def draw_issues(canvas: Canvas, diagnostics: Sequence[Diagnostic]) -> None:
    """Mark the places that diagnostics name; how bad each is can be seen.

    Of very many places the first are marked: a picture full of pins shows nothing else. What is
    worse lies above what is not.
    """
    places = [(d, at) for d in diagnostics for at in d.at[:_MOST_PINS_EACH]][:_MOST_PINS]
    worst = tuple(Severity)
    for diagnostic, at in sorted(places, key=lambda place: -worst.index(place[0].severity)):
        title = f"{diagnostic.code}: {diagnostic.message}"
        place, size = canvas.shapes.placement.point(at), canvas.module * 0.3
        pin = issue_pin(place, size, diagnostic.severity, canvas.theme, title)
        canvas.add("issues", pin)
