"""Which areas are fields: none twice, no background; and the labels on them."""

from __future__ import annotations

import numpy as np
import shapely

from mapkit.export import NotTaken
from mapkit.messages import phrase
from mapkit_exporters.drawn_svg.elements import Area, Label

_BACKGROUND = 0.9  # a shape as large as so much of the drawing, with most others on it, is none
_MOST_BACKGROUNDS = 10  # more shapes as large as the drawing are a pile, which is not a map


def once(areas: list[Area], not_taken: list[NotTaken]) -> list[Area]:
    """Leave out shapes that are drawn twice; the one with an id stays."""
    found: dict[tuple[int, bytes], int] = {}
    out: list[Area] = []
    for area in areas:
        places = shapely.get_coordinates(shapely.normalize(area.shape))
        key = len(area.shape.interiors), (np.round(places, 6) + 0.0).tobytes()
        at = found.get(key)
        if at is None:
            found[key] = len(out)
            out.append(area)
            continue
        gone = area
        if area.id and not out[at].id:
            out[at], gone = area, out[at]
        not_taken.append(NotTaken(phrase("a shape that is drawn twice"), gone.where))
    return out


def without_backgrounds(areas: list[Area], not_taken: list[NotTaken]) -> list[Area]:
    """Leave out what lies below the whole drawing: most of it is covered by other shapes."""
    if len(areas) < 3:
        return areas
    shapes = np.array([a.shape for a in areas], dtype=object)
    x0, y0, x1, y1 = shapely.total_bounds(shapes)
    whole = (x1 - x0) * (y1 - y0)
    large = shapely.area(shapes) >= _BACKGROUND * whole
    if np.count_nonzero(large) > _MOST_BACKGROUNDS:
        return areas
    out = []
    for k, area in enumerate(areas):
        if large[k]:
            others = shapely.union_all(np.delete(shapes, k), grid_size=max(x1 - x0, y1 - y0) / 1e6)
            if shapely.intersection(others, area.shape).area >= area.shape.area / 2:
                not_taken.append(NotTaken(phrase("a shape below all others"), area.where))
                continue
        out.append(area)
    return out


def names_of(areas: list[Area], labels: list[Label], not_taken: list[NotTaken]) -> list[str | None]:
    """Give each label to the smallest shape that it stands on."""
    names: list[str | None] = [None] * len(areas)
    if not areas:
        return names
    shapes = [a.shape for a in areas]
    tree = shapely.STRtree(shapes)
    for label in labels:
        on = tree.query(shapely.Point(label.at), predicate="intersects").tolist()
        if not on:
            what = phrase("the text {text!r}, which stands on no shape", text=label.text)
            not_taken.append(NotTaken(what, label.where))
            continue
        field = min(on, key=lambda k: shapes[k].area)
        before = names[field]
        names[field] = label.text if before is None else f"{before} {label.text}"
    return [name or area.name or None for name, area in zip(names, areas, strict=True)]
