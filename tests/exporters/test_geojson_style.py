"""Styles beside the layers of GeoJSON: each value of a layer has its symbol."""

from __future__ import annotations

import json
from collections.abc import Mapping
from xml.etree import ElementTree as ET

import pytest

from mapkit.export import fill_in, find_exporter
from mapkit.illustrate import export_files
from mapkit_exporters.qgis_style import STYLED
from tests.exporters.maps import compiled


@pytest.mark.parametrize("name", ["two-rooms", "own-kinds", "hostile-names", "no-sight"])
def test_each_value_has_a_symbol_of_its_shape(name: str) -> None:
    geojson = find_exporter("geojson")
    options = fill_in("geojson", geojson.options, {"sightlines": "yes"})
    files = export_files(geojson, compiled(name), options)
    assert isinstance(files, Mapping)
    shapes = {"fields": "fill", "markers": "marker"}
    for file, data in files.items():
        if not file.endswith(".geojson"):
            continue
        layer = file.removesuffix(".geojson")
        style = ET.fromstring(files[f"{layer}.qml"])
        attribute, written = STYLED[layer]
        features = json.loads(data)["features"]
        renderer = style.find("renderer-v2")
        assert renderer.get("attr") == attribute
        categories = {c.get("value"): c.get("symbol") for c in style.iter("category")}
        assert set(categories) == {str(f["properties"][attribute]) for f in features}
        symbols = {s.get("name"): s.get("type") for s in style.iter("symbol")}
        assert set(symbols) == set(categories.values())
        assert set(symbols.values()) <= {shapes.get(layer, "line")}
        assert [t.get("fieldName") for t in style.iter("text-style")] == (
            [written] if written else []
        )
