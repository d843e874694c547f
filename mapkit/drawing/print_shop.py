"""A page as print shops ask for it: bleed, marks to cut and to fold along, black letters."""

from __future__ import annotations

from dataclasses import replace

from mapkit.drawing.placing import Move, extent
from mapkit.drawing.scene import (
    Fill,
    Group,
    Layer,
    Path,
    Polyline,
    Scene,
    Shape,
    Stroke,
    Text,
    rectangle,
)
from mapkit.drawing.text import shortened
from mapkit.drawing.theme import grey_of
from mapkit.messages import decimal, say

_BLACK, _WHITE = "#000000", "#ffffff"
_AWAY, _LONG = 1.0, 5.0
"""From the bleed to a mark, and the length of a mark, mm."""

_WORDS = 2.3
_CUT = Stroke(_BLACK, 0.09, cap="butt")
_FOLD = Stroke(_BLACK, 0.09, (1.0, 0.7), cap="butt")

_NEARLY_GREY = 24
"""Of 255: by how much red, green and blue of a colour without a hue may differ."""
_DARK = 96

_RIM = 0.5
"""A board that ends so near to the rim of its page, mm, reaches it."""

Box = tuple[float, float, float, float]
"""Left, top, width and height in mm."""


def for_print_shop(
    scene: Scene, *, bleed: float, folds: tuple[int, int] = (1, 1), label: str = ""
) -> Scene:
    """Return a page with a picture of its true size, to be cut to the size of the picture.

    Parameters
    ----------
    scene : Scene
        What it has on its back becomes such a page too.
    bleed : float
        How far the picture goes on beyond where it is cut, mm.
    folds : (int, int)
        In how many parts the sheet is folded, across and down.
    label : str
        Written below it, with its size and what is to be known of its blacks.
    """
    room = bleed + _AWAY + _LONG + _WORDS
    cut = (room, room, scene.width, scene.height)
    size = (scene.width + 2 * room, scene.height + 2 * room)
    move = Move(room, room)
    reach = rectangle(room - bleed, room - bleed, scene.width + 2 * bleed, scene.height + 2 * bleed)
    mask = Path((rectangle(0.0, 0.0, *size), reach[::-1]), Fill(_WHITE))
    layers = [
        Layer("bleed", (Path((reach,), Fill(scene.background)), *_beyond(scene, room, bleed)))
    ]
    layers += [
        Layer(one.name, tuple(_inked(move.shape(s)) for s in one.shapes if not _is_trim(s)))
        for one in scene.layers
    ]
    words = say(
        "{label} · cut to {width} × {height} mm, {bleed} mm of bleed · letters and lines: "
        "black alone (K 100); dark areas: rich black, C 40 M 30 Y 30 K 100",
        label=label or scene.title,
        width=decimal(scene.width, 1, trim=True),
        height=decimal(scene.height, 1, trim=True),
        bleed=decimal(bleed, 1, trim=True),
    )
    at = (room + 2.0, size[1] - 0.5 * _WORDS)
    line = Text(at, shortened(words, _WORDS, scene.width - 4.0), _WORDS, _BLACK, "start")
    marks = (mask, *crop_marks(cut, bleed), *_fold_marks(cut, bleed, folds), line)
    back = scene.back and for_print_shop(scene.back, bleed=bleed, folds=folds, label=label)
    return replace(
        scene,
        layers=(*layers, Layer("sheet", marks)),
        width=size[0],
        height=size[1],
        background=_WHITE,
        placement=move.placement(scene),
        back=back,
        cut=cut,
        bleed=bleed,
    )


def crop_marks(cut: Box, bleed: float) -> tuple[Shape, ...]:
    """Return marks at the corners of what is cut out, beyond the bleed."""
    left, top, width, height = cut
    near, far = bleed + _AWAY, bleed + _AWAY + _LONG
    lines = [
        Polyline(ends, _CUT)
        for x, out in ((left, -1), (left + width, 1))
        for y, off in ((top, -1), (top + height, 1))
        for ends in (
            ((x + out * near, y), (x + out * far, y)),
            ((x, y + off * near), (x, y + off * far)),
        )
    ]
    return (Group("crop marks", tuple(lines)),)


def _fold_marks(cut: Box, bleed: float, folds: tuple[int, int]) -> tuple[Shape, ...]:
    left, top, width, height = cut
    near, far = bleed + _AWAY, bleed + _AWAY + _LONG
    lines = []
    for k in range(1, folds[0]):
        x = left + width * k / folds[0]
        for y, off in ((top, -1), (top + height, 1)):
            lines.append(Polyline(((x, y + off * near), (x, y + off * far)), _FOLD))
    for k in range(1, folds[1]):
        y = top + height * k / folds[1]
        for x, out in ((left, -1), (left + width, 1)):
            lines.append(Polyline(((x + out * near, y), (x + out * far, y)), _FOLD))
    return (Group("fold marks", tuple(lines)),) if lines else ()


def _is_trim(shape: Shape) -> bool:
    """Return whether a shape hides what lies outside the board, where the bleed is."""
    return isinstance(shape, Group) and shape.kind == "trim"


def _beyond(scene: Scene, room: float, bleed: float) -> tuple[Shape, ...]:
    """Return what lies in the bleed: the ground of a board that reaches the rim, a little larger.

    It lies below the board, so it shows in the bleed alone.
    """
    grounds = [shape for name in ("ground", "fields") for shape in scene.layer(name)]
    boxes = [box for shape in grounds if (box := extent(shape)) is not None]
    if not boxes:
        return ()
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    rim = max(min(lefts), min(tops), scene.width - max(rights), scene.height - max(bottoms))
    if rim > _RIM or not bleed > 0:
        return ()
    scale = 1.0 + 2.0 * bleed / min(scene.width, scene.height)
    middle = (1.0 - scale) / 2.0
    larger = Move(room + scene.width * middle, room + scene.height * middle, scale)
    return tuple(map(larger.shape, grounds))


def _inked(shape: Shape) -> Shape:
    """Return a shape whose letters and lines, if they are nearly grey or black, are just that.

    Printed, these take black ink alone, so they stay sharp where inks do not meet exactly.
    """
    match shape:
        case Text():
            return replace(shape, colour=_without_hue(shape.colour))
        case Polyline():
            stroke = replace(shape.stroke, colour=_without_hue(shape.stroke.colour))
            return Polyline(shape.points, stroke)
        case Group():
            return replace(shape, shapes=tuple(map(_inked, shape.shapes)))
    return shape


def _without_hue(colour: str) -> str:
    parts = [int(colour[k : k + 2], 16) for k in (1, 3, 5)]
    if max(parts) - min(parts) > _NEARLY_GREY:
        return colour
    return _BLACK if max(parts) < _DARK else grey_of(colour)
