"""The importer of SVG: the steps from bytes to fields, which areas are fields, and of what kind."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import shapely

from mapkit.errors import UsageError
from mapkit.export import ImportedField, ImportedMap, Importer, NotTaken, Option
from mapkit.export.attributes import rule_for, rules_of
from mapkit.mapfile.xml_reading import xml_head, xml_tree
from mapkit.messages import phrase
from mapkit_exporters.drawn_svg.document import parsed
from mapkit_exporters.drawn_svg.elements import Area, Label, Reader
from mapkit_exporters.drawn_svg.own_layers import FORMAT, outlines_of, own_map

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


_EXAMPLE = "fill:#80a040=open, class:wall=built_up, layer:Sea=open+water or id:room*=built_up"


def field_of(
    area: Area,
    label: str | None,
    kinds: Mapping[str, str],
    sectors: Mapping[str, str],
    used: set[str],
) -> ImportedField:
    """Return the field of an area; rules that fitted are added to ``used``."""
    facts = {
        "fill": {area.fill},
        "class": set(area.classes),
        "layer": {area.layer},
        "id": {area.id},
    }
    kind, traits = None, frozenset[str]()
    rule = rule_for(facts, kinds)
    if rule:
        used.add(rule)
        kind, *rest = (part.strip() for part in kinds[rule].split("+"))
        traits = frozenset(rest)
    sector_rule = rule_for(facts, sectors)
    if sector_rule:
        used.add(sector_rule)
    rings = [area.shape.exterior, *area.shape.interiors]
    return ImportedField(
        rings=tuple(
            tuple(map(tuple, shapely.get_coordinates(ring)[:-1].tolist())) for ring in rings
        ),
        id=area.id,
        kind=kind,
        sector=sectors[sector_rule] if sector_rule else None,
        traits=traits,
        name=label if label != area.id else None,
        where=area.where,
        facts={
            "fill": area.fill or "",
            "layer": area.layer or "",
            "class": next(iter(sorted(area.classes)), ""),
        },
    )


def rules_on_areas(text: str, option: str) -> dict[str, str]:
    """Read rules on areas, as :func:`mapkit.export.attributes.rules_of`; colours in small letters.

    Raises ``UsageError`` or ``FileError`` as there.
    """
    rules = rules_of(text, option, ("fill", "class", "layer", "id"), _EXAMPLE)
    return {r.lower() if r.startswith("fill:") else r: result for r, result in rules.items()}


_FLAT = 1 / 20_000
"""Curves are cut into lines that are off by no more than this part of the drawing's longer side."""


def _recognises(data: bytes) -> bool:
    head = xml_head(data)
    return head.startswith(b"<") and re.search(rb"<(\w+:)?svg[\s>]", head) is not None


def _read(data: bytes, path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    name = str(path) if path else phrase("standard input")
    kinds = rules_on_areas(options["kinds"], "kinds")
    sectors = rules_on_areas(options["sectors"], "sectors")
    layers = {layer.strip() for layer in options["layers"].split(",") if layer.strip()}
    document = parsed(data, name)
    size = document.size
    reader = Reader(document, name, max(*size, 1e-9) * _FLAT, layers)
    if FORMAT.encode() in data:
        root = xml_tree(data, name)
        if root.get(FORMAT):
            return own_map(root, outlines_of(document, reader), name)
    reader.take()
    if layers - reader.layers:
        every = Reader(document, name, max(*size, 1e-9) * _FLAT, reader.layers)
        every.take()
        areas_of = Counter(area.layer for area in every.areas)
        raise UsageError(
            phrase(
                "{name} has no layer {layer}; there are, with their areas: {known}",
                name=name,
                layer=", ".join(sorted(layers - reader.layers)),
                known=", ".join(f"{one} ({areas_of[one]})" for one in sorted(every.layers))
                or phrase("none"),
            )
        )
    areas = without_backgrounds(once(reader.areas, reader.not_taken), reader.not_taken)
    names = names_of(areas, reader.labels, reader.not_taken)
    used: set[str] = set()
    fields = tuple(
        field_of(area, label, kinds, sectors, used)
        for area, label in zip(areas, names, strict=True)
    )
    for rule in (*kinds, *sectors):
        if rule not in used:
            reader.not_taken.append(NotTaken(phrase("a rule that fits no shape"), rule))
    xs = [x for field in fields for ring in field.rings for x, _ in ring]
    ys = [y for field in fields for ring in field.rings for _, y in ring]
    slack = max(size) * _FLAT
    fits = bool(xs) and (
        -slack <= min(*xs, *ys) and max(xs) <= size[0] + slack and max(ys) <= size[1] + slack
    )
    return ImportedMap(
        fields=fields,
        name=path.stem if path else "drawing",
        unit_mm=document.unit_mm,
        size=size if fits else None,
        not_taken=tuple(reader.not_taken),
    )


IMPORTER = Importer(
    name="svg",
    endings=("svg",),
    summary="a drawing: areas become fields, labels on them names",
    recognises=_recognises,
    read=_read,
    options=(
        Option("layers", "the layers to read, with commas between them; none for all", ("",)),
        Option(
            "kinds",
            "kinds by fill, class, layer or id: fill:#80a040=open,layer:Sea=open+water",
            ("",),
        ),
        Option("sectors", "sectors by the same: layer:North=white", ("",)),
    ),
    loses="lines, pictures, patterns, strokes and clip paths",
)
