"""The symbols of the board: each a group of shapes, centred, of a size in mm."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from mapkit.diagnostics import Severity
from mapkit.drawing.scene import Circle, Fill, Group, Path, Point, Polyline, Shape, Stroke, Text
from mapkit.drawing.text import CAP_HEIGHT, text_width
from mapkit.drawing.theme import Theme, ink_on
from mapkit.messages import say


def box_round(centre: Point, width: float, height: float) -> tuple[Point, ...]:
    """Return the corners of a box round its middle; sizes in mm."""
    x, y, w, h = *centre, width / 2, height / 2
    return ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))


def centred_text(
    centre: Point,
    content: str,
    size: float,
    colour: str,
    *,
    bold: bool = False,
    halo: str | None = None,
    halo_width: float = 0.0,
) -> Text:
    """Write capitals and figures, ``size`` mm the em, with their middle at a point."""
    at = (centre[0], centre[1] + size * CAP_HEIGHT / 2)
    return Text(at, content, size, colour, "middle", bold, halo, halo_width)


def fitted_size(content: str, width: float, height: float, *, bold: bool = False) -> float:
    """Return the em in mm at which a line fits into a box of so many mm."""
    wide = text_width(content, 1.0, bold=bold) or 1.0
    return min(width / wide, height / CAP_HEIGHT)


def _fitted_text(centre: Point, content: str, width: float, height: float, ink: str) -> Text:
    """Write in bold, as large as a box of so many mm allows."""
    size = fitted_size(content, width, height, bold=True)
    return centred_text(centre, content, size, ink, bold=True)


def numbered_disc(
    centre: Point, size: float, content: str, fill: str, rim: str, kind: str, field: str | None
) -> Group:
    """Draw a disc with a short text in it; ``size`` is its diameter in mm."""
    letters = _fitted_text(centre, content, size * 0.66, size * 0.5, ink_on(fill))
    disc = Circle(centre, size / 2 - size * 0.04, Fill(fill), Stroke(rim, size * 0.08))
    return Group(kind, (disc, letters), field)


def objective_symbol(
    centre: Point, size: float, number: str, theme: Theme, field: str | None
) -> Group:
    """Draw an objective: a target, ``size`` mm wide, with its number."""
    dark, light = theme.symbol_dark, theme.objective
    ticks = tuple(
        Polyline(
            (_polar(centre, size * 0.36, turn), _polar(centre, size * 0.52, turn)),
            Stroke(light, size * 0.085, cap="butt"),
        )
        for turn in (0.0, 90.0, 180.0, 270.0)
    )
    shapes: tuple[Shape, ...] = (
        Circle(centre, size * 0.47, Fill(dark)),
        Circle(centre, size * 0.41, None, Stroke(light, size * 0.05)),
        *ticks,
        Circle(centre, size * 0.335, Fill(light)),
        _fitted_text(centre, number, size * 0.46, size * 0.4, dark),
    )
    return Group("objective", shapes, field, f"Objective {number}")


def start_disc(
    centre: Point, size: float, role: str, colour: str, theme: Theme, field: str | None
) -> Group:
    """Draw a start: a star for an officer, a helmet for a soldier, in the squad's colour.

    ``size`` is the diameter in mm.
    """
    rim = theme.symbol_light if ink_on(colour) == "#f4f1e6" else theme.symbol_dark
    ink = ink_on(colour)
    if role != "officer":
        symbol = _helmet(centre, size)
    elif theme.rulebook_signs:
        symbol = _iron_cross(centre, size * 0.33)
    else:
        symbol = _star(centre, size * 0.3)
    shapes: list[Shape] = [
        Circle(centre, size * 0.5, Fill(theme.symbol_dark)),
        Circle(centre, size * 0.45, Fill(colour), Stroke(rim, size * 0.055)),
    ]
    shapes.extend(Path((ring,), Fill(ink)) for ring in symbol)
    return Group("start", tuple(shapes), field)


def _star(centre: Point, radius: float) -> tuple[tuple[Point, ...], ...]:
    return (
        tuple(
            _polar(centre, radius if k % 2 == 0 else radius * 0.42, -90 + 36 * k) for k in range(10)
        ),
    )


def _iron_cross(centre: Point, reach: float) -> tuple[tuple[Point, ...], ...]:
    """Return a cross of four arms that widen outwards, each hollow at its end."""
    arm = ((0.16, -0.16), (1.0, -0.52), (0.88, 0.0), (1.0, 0.52))
    x, y = centre
    return (
        tuple(
            (x + reach * (out * c - aside * s), y + reach * (out * s + aside * c))
            for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1))
            for out, aside in arm
        ),
    )


def _helmet(centre: Point, size: float) -> tuple[tuple[Point, ...], ...]:
    x, y = centre
    dome = [
        (x + size * 0.235 * math.cos(a), y + size * 0.06 - size * 0.255 * math.sin(a))
        for a in (math.pi * k / 12 for k in range(13))
    ]
    brim = y + size * 0.175
    return ((*dome, (x - size * 0.33, brim), (x + size * 0.33, brim)),)


def hard_mark(centre: Point, size: float, theme: Theme, field: str | None) -> Group:
    """Draw the exclamation mark of hard terrain in its triangle, ``size`` mm wide."""
    x, y = centre
    corners = (
        (x, y - size * 0.44),
        (x + size * 0.48, y + size * 0.4),
        (x - size * 0.48, y + size * 0.4),
    )
    ink = theme.symbol_dark
    shapes = (
        Path((corners,), Fill(theme.hard_mark), Stroke(ink, size * 0.09)),
        Polyline(
            ((x, y - size * 0.15), (x, y + size * 0.12)), Stroke(ink, size * 0.1, cap="round")
        ),
        Circle((x, y + size * 0.275), size * 0.062, Fill(ink)),
    )
    return Group("hard terrain", shapes, field, say("Hard terrain"))


def water_cross(centre: Point, size: float, theme: Theme, field: str | None) -> Group:
    """Draw the blue cross of water, ``size`` mm wide: nobody enters."""
    return _cross(centre, size, theme.cross_water, theme, field, say("Nobody may enter"))


def obstacle_cross(centre: Point, size: float, theme: Theme, field: str | None) -> Group:
    """Draw the grey cross of an obstacle, ``size`` mm wide: nobody enters, no line passes."""
    return _cross(centre, size, theme.cross_obstacle, theme, field, say("Nobody may enter"))


def _cross(
    centre: Point, size: float, colour: str, theme: Theme, field: str | None, title: str
) -> Group:
    x, y = centre
    arm = size * 0.34
    rim = theme.symbol_dark if ink_on(colour) == theme.symbol_dark else theme.symbol_light
    lines = (((x - arm, y - arm), (x + arm, y + arm)), ((x - arm, y + arm), (x + arm, y - arm)))
    shapes = [Polyline(line, Stroke(rim, size * 0.3, cap="butt")) for line in lines]
    shapes += [Polyline(line, Stroke(colour, size * 0.19, cap="butt")) for line in lines]
    return Group("no entry", tuple(shapes), field, title)


def regroup_tag(
    centre: Point, size: float, card: str, colour: str, theme: Theme, field: str | None
) -> Group:
    """Draw a mark of a solo regroup card: its letter on a tag of the squad's colour.

    ``size`` is that of the room it takes, in mm.
    """
    x, y = centre
    half, notch = size * 0.4, size * 0.18
    outline = (
        (x - half, y - half),
        (x + half - notch, y - half),
        (x + half, y - half + notch),
        (x + half, y + half),
        (x - half, y + half),
    )
    letters = _fitted_text(centre, card, size * 0.6, size * 0.42, ink_on(colour))
    path = Path((outline,), Fill(colour), Stroke(theme.symbol_light, size * 0.055, join="miter"))
    return Group("regroup", (path, letters), field)


def unknown_tag(
    centre: Point, size: float, content: str, kind: str, theme: Theme, field: str | None
) -> Group:
    """Draw a marker without a symbol of its own: a lozenge, ``size`` mm wide, with its initial."""
    x, y = centre
    half = size * 0.48
    outline = ((x, y - half), (x + half, y), (x, y + half), (x - half, y))
    letters = centred_text(
        centre, content, fitted_size(content, size * 0.5, size * 0.34), theme.symbol_dark, bold=True
    )
    path = Path((outline,), Fill(theme.symbol_light), Stroke(theme.symbol_dark, size * 0.06))
    return Group(kind, (path, letters), field)


def issue_pin(
    centre: Point, size: float, severity: Severity, theme: Theme, title: str = ""
) -> Group:
    """Draw a sign round a place: a ring with a cross, a triangle, or a square for a note.

    ``size`` is that of the room it takes, in mm.
    """
    x, y = centre
    shapes: tuple[Shape, ...]
    if severity is Severity.ERROR:
        colour, arm = theme.issue, size * 0.17
        line = Stroke(colour, size * 0.09)
        shapes = (
            Circle(centre, size * 0.45, Fill(colour, 0.25), line),
            Polyline(((x - arm, y - arm), (x + arm, y + arm)), line),
            Polyline(((x - arm, y + arm), (x + arm, y - arm)), line),
        )
    elif severity is Severity.WARNING:
        colour, top, low = theme.warning, y - size * 0.5, y + size * 0.37
        line = Stroke(colour, size * 0.09, join="miter")
        corners = ((x, top), (x + size * 0.5, low), (x - size * 0.5, low))
        shapes = (
            Path((corners,), Fill(colour, 0.25), line),
            Polyline(((x, y - size * 0.2), (x, y + size * 0.08)), line),
            Circle((x, y + size * 0.23), size * 0.06, Fill(colour)),
        )
    else:
        colour, half = theme.note, size * 0.38
        line = Stroke(colour, size * 0.09, join="miter")
        shapes = (
            Path((box_round(centre, half * 2, half * 2),), Fill(colour, 0.25), line),
            Circle(centre, size * 0.1, Fill(colour)),
        )
    return Group("issue", shapes, None, title)


_ENTRY_EDGE = 0.07
"""How far the dark edge round an arrow reaches, in lengths of it."""


def entry_arrow(
    tip: Point, inward: Point, size: float, colour: str, theme: Theme, field: str | None
) -> Group:
    """Draw an entry: a broad arrow whose tip touches the field's rim.

    ``inward`` is the unit vector from outside to the field, ``size`` the arrow's length in mm.
    """
    outline = _entry_outline(tip, inward, size)
    rim = theme.symbol_light if ink_on(colour) == "#f4f1e6" else theme.symbol_dark
    below = Path((outline,), None, Stroke(theme.page, size * _ENTRY_EDGE * 2, join="miter"))
    if theme.entry_plate:  # else a black arrow on a dark page looks hollow
        rim = theme.symbol_dark
        plate = Stroke(theme.entry_plate, size * _ENTRY_EDGE * 2)
        below = Path((_entry_plate(tip, inward, size),), Fill(theme.entry_plate), plate)
    arrow = Path((outline,), Fill(colour), Stroke(rim, size * 0.035, join="miter"))
    return Group("entry", (below, arrow), field)


def entry_box(tip: Point, inward: Point, size: float) -> tuple[float, float, float, float]:
    """Return the room that :func:`entry_arrow` takes: left, top, right, bottom, in mm."""
    xs, ys = zip(*_entry_outline(tip, inward, size), strict=True)
    edge = size * _ENTRY_EDGE
    return min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge


def _entry_plate(tip: Point, inward: Point, size: float) -> tuple[Point, ...]:
    """Return the corners of the plate that an arrow lies on."""
    corners = ((0.05, 0.36), (1.0, 0.36), (1.0, -0.36), (0.05, -0.36))
    return _behind(tip, inward, size, corners)


def _entry_outline(tip: Point, inward: Point, size: float) -> tuple[Point, ...]:
    places = (
        (0, 0), (0.42, 0.36), (0.42, 0.16), (1, 0.16),
        (0.88, 0), (1, -0.16), (0.42, -0.16), (0.42, -0.36),
    )  # fmt: skip
    return _behind(tip, inward, size, places)


def _behind(
    tip: Point, inward: Point, size: float, places: Sequence[tuple[float, float]]
) -> tuple[Point, ...]:
    """Return places that lie so many lengths behind an arrow's tip, and aside."""
    across = (-inward[1], inward[0])
    return tuple(
        (
            tip[0] - inward[0] * back * size + across[0] * aside * size,
            tip[1] - inward[1] * back * size + across[1] * aside * size,
        )
        for back, aside in places
    )


Local = Callable[[float, float], Point]


def _frame(a: Point, b: Point) -> tuple[Local, float]:
    """Return coordinates along and across a piece of border, from its middle, and its length."""
    length = math.dist(a, b) or 1.0
    along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)

    def at(forward: float, aside: float) -> Point:
        return (
            middle[0] + along[0] * forward - along[1] * aside,
            middle[1] + along[1] * forward + along[0] * aside,
        )

    return at, length


def door(a: Point, b: Point, module: float, theme: Theme) -> Group:
    """Draw a door: a bright leaf across the wall between two jambs; its place in full.

    The ends of its place and the module are in mm on the page.
    """
    at, length = _frame(a, b)
    leaf = min(length, module * 0.42) / 2
    half = module * 0.056
    shapes: list[Shape] = []
    if length / 2 > leaf * 1.05:
        shapes.append(_place_bar(at, length, module, theme.door))
    outline = (at(-leaf, -half), at(leaf, -half), at(leaf, half), at(-leaf, half))
    shapes.append(
        Path((outline,), Fill(theme.door), Stroke(theme.symbol_dark, module * 0.026, join="miter"))
    )
    return Group("door", tuple(shapes))


def ladder(a: Point, b: Point, module: float, theme: Theme) -> Group:
    """Draw a ladder across the border: two rails and their rungs; its place in full.

    The ends of its place and the module are in mm on the page.
    """
    at, length = _frame(a, b)
    half = min(length, module * 0.26) / 2
    reach = module * 0.17
    shapes: list[Shape] = []
    if length / 2 > half * 1.05:
        shapes.append(_place_bar(at, length, module, theme.ladder))
    rungs = [reach * share for share in (-0.72, -0.36, 0.0, 0.36, 0.72)]
    lines = [
        (at(-half, -reach), at(-half, reach)),
        (at(half, -reach), at(half, reach)),
        *((at(-half, r), at(half, r)) for r in rungs),
    ]
    shapes.extend(Polyline(line, Stroke(theme.symbol_dark, module * 0.062)) for line in lines)
    shapes.extend(Polyline(line, Stroke(theme.ladder, module * 0.026)) for line in lines)
    return Group("ladder", tuple(shapes))


def _place_bar(at: Local, length: float, module: float, colour: str) -> Polyline:
    """Draw the whole place of a portal as a thin bar along the border."""
    return Polyline(
        (at(-length / 2, 0.0), at(length / 2, 0.0)), Stroke(colour, module * 0.03, cap="butt")
    )


def wall(a: Point, b: Point, module: float, theme: Theme) -> Group:
    """Draw a wall that parts two fields: a heavy bar with end posts and a light core.

    Its ends and the module are in mm on the page.
    """
    at, length = _frame(a, b)
    ends = (at(-length / 2, 0.0), at(length / 2, 0.0))
    post = module * 0.075
    shapes: list[Shape] = [Polyline(ends, Stroke(theme.wall, module * 0.11, cap="butt"))]
    for k in (-1, 1):
        x = k * length / 2
        square = (at(x - post, -post), at(x + post, -post), at(x + post, post), at(x - post, post))
        shapes.append(Path((square,), Fill(theme.wall)))
    shapes.append(
        Polyline(
            ends,
            Stroke(theme.symbol_light, module * 0.018, (module * 0.05, module * 0.05), cap="butt"),
        )
    )
    return Group("wall", tuple(shapes))


def _polar(centre: Point, radius: float, degrees: float) -> Point:
    turn = math.radians(degrees)
    return (centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn))
