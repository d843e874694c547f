"""Styles of QGIS: a file beside each layer, by which the program draws it when it is opened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from xml.sax.saxutils import quoteattr

_GROUNDS = ("#dfe6cd", "#cbbba3", "#b5d0e4", "#e6d7a8", "#d8c9e0", "#c5d8d0", "#e3c4b8", "#d2d2d2")
_INK = "#23282b"

STYLED: Mapping[str, tuple[str, str]] = {
    "fields": ("kind", "id"),
    "borders": ("kind", ""),
    "portals": ("type", "id"),
    "markers": ("type", "type"),
    "sightlines": ("verdict", ""),
}
"""Of each layer the property that decides the colour, and the one that is written beside it."""

_LINES = {"matching": ("#7d8588", 0.2), "adjacent": (_INK, 0.8), "rim": (_INK, 1.0)}
_COLOURS = ("#d18f1f", "#b3402f", "#3a6ea5", "#4d8a3c", "#7b4f9d", "#6c7479")


def layer_style(layer: str, values: Iterable[str], labels: Mapping[str, str]) -> bytes:
    """Return the style of a layer.

    Parameters
    ----------
    layer : str
        A key of :data:`STYLED`.
    values : iterable of str
        What the deciding property is in this layer.
    labels : mapping of str to str
        What people call these values, as far as they differ.
    """
    attribute, written = STYLED[layer]
    found = list(dict.fromkeys(values))
    make = {"fields": _area, "markers": _point}.get(layer, _line)
    categories = "".join(
        f'<category render="true" symbol="{n}" value={quoteattr(one)} '
        f"label={quoteattr(labels.get(one, one))}/>"
        for n, one in enumerate(found)
    )
    symbols = "".join(make(n, one) for n, one in enumerate(found))
    return (
        "<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>\n"
        '<qgis version="3.22" styleCategories="Symbology|Labeling" '
        f'labelsEnabled="{int(bool(written))}">\n'
        f'<renderer-v2 type="categorizedSymbol" attr="{attribute}" symbollevels="0">\n'
        f"<categories>{categories}</categories>\n<symbols>{symbols}</symbols>\n</renderer-v2>\n"
        f"{_labelling(written) if written else ''}</qgis>\n"
    ).encode()


def _symbol(kind: str, number: int, layer: str, options: Sequence[tuple[str, str]]) -> str:
    written = "".join(f'<Option type="QString" name="{k}" value="{v}"/>' for k, v in options)
    return (
        f'<symbol type="{kind}" name="{number}" alpha="1"><layer class="{layer}" enabled="1" '
        f'pass="0" locked="0"><Option type="Map">{written}</Option></layer></symbol>'
    )


def _area(number: int, value: str) -> str:
    del value
    colour = _rgb(_GROUNDS[number % len(_GROUNDS)])
    options = (("color", colour), ("style", "solid"), ("outline_style", "no"))
    return _symbol("fill", number, "SimpleFill", options)


def _line(number: int, value: str) -> str:
    colour, width = _LINES.get(value, (_COLOURS[number % len(_COLOURS)], 0.6))
    options = (("line_color", _rgb(colour)), ("line_width", f"{width}"), ("line_width_unit", "MM"))
    return _symbol("line", number, "SimpleLine", options)


def _point(number: int, value: str) -> str:
    del value
    options = (("name", "circle"), ("color", _rgb(_COLOURS[number % len(_COLOURS)])), ("size", "3"))
    return _symbol("marker", number, "SimpleMarker", options)


def _labelling(field: str) -> str:
    return (
        '<labeling type="simple"><settings calloutType="simple"><text-style '
        f'fieldName="{field}" fontSize="8" textColor="{_rgb(_INK)}" isExpression="0"/>'
        '<placement placement="1"/></settings></labeling>\n'
    )


def _rgb(colour: str) -> str:
    return ",".join(str(int(colour[k : k + 2], 16)) for k in (1, 3, 5)) + ",255"
