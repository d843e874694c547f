"""Ways to show some fields of a board: the others dimmed, an outline, a tint."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from mapkit.drawing.canvas import Canvas
from mapkit.drawing.scene import Fill, Group, Path, Pattern, Stroke
from mapkit.drawing.shapes import BoardShapes, rings_of
from mapkit.drawing.theme import mix


def known_fields(shapes: BoardShapes, ids: Iterable[str]) -> tuple[str, ...]:
    """Return the ids that have a shape, each once, in order."""
    return tuple(dict.fromkeys(i for i in ids if i in shapes.polygons))


def dim_others(canvas: Canvas, spared: Collection[str]) -> dict[str, str]:
    """Dim all fields but some, so that those stand out in the board's own colours.

    Their borders dim too. A walkway over a field that is spared is dimmed only
    where nothing that is spared lies below it.

    Returns the colours that labels now stand on, by field.
    """
    shapes, theme = canvas.shapes, canvas.theme
    others = [i for i in shapes.polygons if i not in spared]
    if not others:
        return {}
    rim = canvas.module * theme.width_wall * 0.55  # the outer half of the walls
    dark = shapes.union(others).buffer(rim, join_style="mitre")
    if spared:
        dark = dark.difference(shapes.union(known_fields(shapes, spared)))
    paths = tuple(Path(rings, Fill(theme.dimmed, theme.veil_opacity)) for rings in rings_of(dark))
    canvas.add("borders", Group("veil", paths))
    return {i: mix(canvas.grounds[i].colour, theme.dimmed, theme.veil_opacity) for i in others}


def highlight(
    canvas: Canvas,
    field_id: str,
    kind: str,
    colour: str,
    *,
    opacity: float = 0.3,
    pattern: Pattern | None = None,
    width: float = 0.05,
) -> None:
    """Tint a field and draw a bright outline just inside its border.

    Parameters
    ----------
    kind : str
        What the groups of the scene are named after.
    opacity : float
        Of the tint, 0 to 1.
    width : float
        Of the outline, in modules.
    """
    module = canvas.module
    polygon = canvas.shapes.polygons[field_id]
    if opacity > 0 or pattern is not None:
        fill = Fill(colour if opacity > 0 else None, opacity, pattern)
        canvas.add("verdicts", Group(kind, (Path(canvas.shapes.rings[field_id], fill),), field_id))
    inner = polygon.buffer(-module * (width / 2 + 0.035), join_style="mitre")
    outline = rings_of(inner if not inner.is_empty else polygon)
    lines = [
        Path(rings, None, Stroke(stroke, module * wide, join="miter"))
        for stroke, wide in (("#0c1013", width * 1.9), (colour, width))
        for rings in outline
    ]
    canvas.add("sight", Group(f"{kind} outline", tuple(lines), field_id))


def tint(canvas: Canvas, fills: Mapping[str, Fill], title_of: Callable[[str], str]) -> None:
    """Paint fields over, in the order in which the board draws them; each path has a title."""
    for i in _in_order(canvas.shapes, fills):
        canvas.add("verdicts", Path(canvas.shapes.rings[i], fills[i], None, i, title_of(i)))


def tint_again(canvas: Canvas, fills: Mapping[str, Fill], kept: dict[str, Path]) -> None:
    """Paint fields over without titles; those that look as before with the same paths.

    ``kept`` are the paths of the time before, by field; those that differ now are replaced in it.
    By their identity an editor knows what to paint anew.
    """
    for i in _in_order(canvas.shapes, fills):
        path, rings, fill = kept.get(i), canvas.shapes.rings[i], fills[i]
        if path is None or path.rings != rings or path.fill != fill:
            path = kept[i] = Path(rings, fill, None, i)
        canvas.add("verdicts", path)


def _in_order(shapes: BoardShapes, fills: Mapping[str, Fill]) -> list[str]:
    fields = shapes.game_map.fields
    return sorted((i for i in shapes.polygons if i in fills), key=lambda i: fields[i].level)
