"""Every colour and every width of the pictures, in one place.

Widths are shares of the *module*, the side of a typical field, so that a board of 840 mm and a
worked example of 40 mm look alike. The verdict colours are told apart by lightness and by
pattern as well as by hue (after Okabe and Ito's palette), so they serve colour-blind players
and grey printers.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from mapkit.drawing.board_art import BoardArt
from mapkit.drawing.materials import FLAT, Material
from mapkit.drawing.names import LABELS
from mapkit.drawing.scene import Pattern, Point
from mapkit.errors import UsageError


def mix(a: str, b: str, share: float) -> str:
    """Return the colour ``share`` (0 to 1) of the way from ``a`` to ``b`` (``#rrggbb``)."""
    pairs = zip(_rgb(a), _rgb(b), strict=True)
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pairs)


DARK_INK, LIGHT_INK = "#14181b", "#f4f1e6"


def ink_on(colour: str) -> str:
    """Return the ink, dark or light, that reads better on a ground of this colour."""
    return DARK_INK if _luminance(colour) > 0.19 else LIGHT_INK


def contrast(a: str, b: str) -> float:
    """Return how far two colours stand out from each other, 1 (alike) to 21 (WCAG)."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


def grey_of(colour: str) -> str:
    """Return the grey that is as light as a colour."""
    share = _luminance(colour)
    level = share * 12.92 if share <= 0.0031308 else 1.055 * share ** (1 / 2.4) - 0.055
    return "#" + 3 * f"{round(level * 255):02x}"


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(c / 255) for c in _rgb(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _rgb(colour: str) -> tuple[int, int, int]:
    """Read ``#rgb`` or ``#rrggbb``; anything else is a neutral grey."""
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(2 * c for c in digits)
    try:
        value = int(digits, 16)
    except ValueError:
        return (128, 128, 128)
    return (value >> 16 & 255, value >> 8 & 255, value & 255)


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def stripes(
    colour: str, spacing: float, width: float, angle: float = 45.0, opacity: float = 1.0
) -> Pattern:
    """Hatch with parallel lines, ``spacing`` mm apart, ``width`` mm wide; the angle in degrees."""
    middle = spacing / 2
    line = ((0.0, middle), (spacing, middle))
    return Pattern((spacing, spacing), (line,), colour, width, angle, opacity)


def cross_hatch(
    colour: str, spacing: float, width: float, angle: float = 45.0, opacity: float = 1.0
) -> Pattern:
    """Hatch with two sets of lines at right angles; measures as for :func:`stripes`."""
    middle = spacing / 2
    strokes = (((0.0, middle), (spacing, middle)), ((middle, 0.0), (middle, spacing)))
    return Pattern((spacing, spacing), strokes, colour, width, angle, opacity)


def dots(colour: str, spacing: float, width: float, opacity: float = 1.0) -> Pattern:
    """Cover with dots of ``width`` mm in a lattice of equal triangles, ``spacing`` mm apart."""
    height = spacing * math.sqrt(3)
    spots = ((spacing / 4, height / 4), (3 * spacing / 4, 3 * height / 4))
    strokes = tuple(((x, y), (x + width / 100, y)) for x, y in spots)
    return Pattern((spacing, height), strokes, colour, width, 0.0, opacity)


def waves(colour: str, length: float, width: float, opacity: float = 1.0) -> Pattern:
    """Draw short ripples in rows, every other row shifted by half a tile.

    ``length`` is the width of a tile, ``width`` that of the lines, in mm.
    """
    height = length * 0.62

    def ripple(x: float, y: float) -> tuple[Point, ...]:
        turns = range(9)
        return tuple(
            (x + k * length / 18, y - math.sin(k * math.pi / 4) * length / 26) for k in turns
        )

    strokes = (ripple(length * 0.03, height * 0.25), ripple(length * 0.53, height * 0.75))
    return Pattern((length, height), strokes, colour, width, 0.0, opacity)


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as ``#rrggbb``, widths and text sizes in modules of the board, shares from 0 to 1.

    ``materials`` are the grounds by name, none for plain colours; ``depth`` is how far shadows
    fall. ``casing`` is drawn round colours of sectors that are as dark, or as light, as the ground.
    ``called`` is what is written on fields, one of :data:`mapkit.drawing.names.LABELS`. A ``bare``
    board has no title, no ruler, no legend and no ids; what they say stands on its back.
    ``solo_marks`` says whether the marks of the solo cards are drawn.
    """

    # Page
    page: str = "#12171b"
    page_ink: str = "#ece7d8"
    page_faint: str = "#8f9a9c"
    page_rule: str = "#39444a"
    board: str = "#1b2226"
    void: str = "#262e33"
    notice: str = "#e8a33d"

    # Ground by class; other kinds bring their own fill
    open_ground: str = "#46554f"
    built_up: str = "#b5aa92"
    elevated: str = "#aab4b8"
    water: str = "#1f4a63"
    water_line: str = "#4f86a3"
    obstacle: str = "#2a2d2f"
    hard_terrain: str = "#5b5240"
    hard_terrain_line: str = "#857a60"
    sector_tint: float = 0.13
    shadow: str = "#05080a"

    # Materials and relief: none in a diagram
    materials: Mapping[str, Material] = field(default_factory=lambda: FLAT)
    depth: float = 0.0
    wall_top: str = ""
    road_line: str = "#ffffff"
    rail: str = "#ffffff"
    sleeper: str = "#000000"
    sector_glow: float = 0.0
    casing: str = ""
    entry_plate: str = ""

    # Lines
    line_open: str = "#f3f1e7"
    wall: str = "#0b0d0e"
    edge_elevated: str = "#6d767a"
    edge_casing: str = "#eef0f0"
    tunnel: str = "#0b0d0e"
    width_open: float = 0.022
    width_wall: float = 0.085
    width_room: float = 0.04
    width_elevated: float = 0.034
    width_sector: float = 0.058
    width_tunnel: float = 0.028

    # Symbols
    door: str = "#f2c14e"
    ladder: str = "#f4f1e6"
    symbol_dark: str = "#101416"
    symbol_light: str = "#f4f1e6"
    objective: str = "#f4f1e6"
    hard_mark: str = "#f2c14e"
    squads: Mapping[str, str] = field(
        default_factory=lambda: {
            "red": "#c8402f",
            "yellow": "#e3b434",
            "black": "#23282b",
            "white": "#efece2",
        }
    )
    rulebook_signs: bool = False
    cross_water: str = "#7cc7ee"
    cross_obstacle: str = "#c3c9cc"
    symbol: float = 0.30
    solo: float = 0.78
    label: float = 0.15
    label_pale: float = 0.18
    label_least: float = 0.085
    called: str = "ids"
    bare: bool = False
    art: BoardArt | None = None
    solo_marks: bool = True

    # Verdicts
    veil: str = "#0c1013"
    dimmed: str = "#0c1013"
    veil_opacity: float = 0.58
    faded: float = 0.5
    faded_label: float = 0.75
    origin: str = "#56b4e9"
    target: str = "#f5d547"
    near: str = "#fbe89a"
    far: str = "#1d6f86"
    distances: tuple[str, ...] = (
        "#e4fcdf", "#ecdb62", "#e59c88", "#a596a0", "#7682cb", "#4656a6",
    )  # fmt: skip
    grazing: str = "#f0903c"
    grazing_dark: str = "#7d2f00"
    blocked: str = "#22282c"
    disputed: str = "#f3a6d3"
    disputed_dark: str = "#8a0f5c"
    blocker: str = "#e4572e"
    second_blocker: str = "#b07cf5"
    sight_line: str = "#fff6cf"
    beam: str = "#f5d547"
    issue: str = "#ff3b6b"
    warning: str = "#ffb000"
    note: str = "#4aa8ff"

    def squad(self, name: str, given: str | None = None) -> str:
        """Return the colour of a squad or sector: the map's, else the theme's, else grey."""
        return given or self.squads.get(name, "#9aa0a3")


def labelled(theme: Theme, labels: str) -> Theme:
    """Return a theme that writes ids, names or both on fields.

    Raises ``UsageError`` where ``labels`` is none of :data:`mapkit.drawing.names.LABELS`.
    """
    if labels not in LABELS:
        raise UsageError(f"fields are labelled with {', '.join(LABELS)}, not {labels!r}")
    return theme if theme.called == labels else replace(theme, called=labels)


NIGHT = Theme()
"""The default: a board under a night sky."""

PAPER = Theme(
    page="#ffffff", page_ink="#1c2124", page_faint="#6a7276", page_rule="#c3c8ca",
    board="#ffffff", void="#f1f2f2", notice="#a8560a", shadow="#c9cdcf",
    open_ground="#fbfaf6", built_up="#e2dbcb", elevated="#dde3e6", sector_tint=0.07,
    water="#dcebf3", water_line="#8fb8cf", obstacle="#aeb3b5",
    hard_terrain="#efe4cd", hard_terrain_line="#b39a68",
    line_open="#8d9598", wall="#0e1113", tunnel="#23292c",
    edge_elevated="#6b757a", edge_casing="#ffffff",
    width_open=0.018, width_wall=0.06, width_room=0.03, width_sector=0.05,
    label=0.25, label_least=0.165, symbol=0.36, door="#e0a52a", ladder="#ffffff",
    near="#fdeeaa", far="#5aa3b8",
    distances=("#edf5f2", "#fde268", "#fba899", "#b2abb4", "#969ad5", "#676ad3"),
    grazing="#f5a35c", blocked="#42494d",
    disputed="#f7bfe0", beam="#eda81c",
)  # fmt: skip
"""Light, for print: white ground that saves ink, dark lines, and large ids.

Dark ids can be read on all that is seen; walls and borders stand out from what is not seen."""
