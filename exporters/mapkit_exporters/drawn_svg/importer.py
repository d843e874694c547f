"""The importer of SVG: the steps from bytes to fields."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from mapkit.errors import UsageError
from mapkit.export import ImportedMap, Importer, NotTaken, Option
from mapkit.mapfile.xml_reading import xml_head, xml_tree
from mapkit.messages import phrase
from mapkit_exporters.drawn_svg.chosen import names_of, once, without_backgrounds
from mapkit_exporters.drawn_svg.document import parsed
from mapkit_exporters.drawn_svg.elements import Reader
from mapkit_exporters.drawn_svg.own_layers import FORMAT, outlines_of, own_map
from mapkit_exporters.drawn_svg.rules import field_of, rules_on_areas

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
