"""Maps that were exported and imported again: the same file comes out, to the byte."""

from __future__ import annotations

import io
import zipfile
from dataclasses import replace

import numpy as np
import pytest

from mapkit.compiled import CompiledMap, compile_map
from mapkit.errors import FileError
from mapkit.export import Files, fill_in, find_exporter, importer_for, map_of
from mapkit.export.outputs import zipped
from mapkit.illustrate import export_files
from mapkit_exporters.contract import broken_field
from tests.exporters.maps import MAPS, compiled
from tests.exporters.round_trips import COMING_BACK, ROUND_TRIPS

_QUICK = {"tables": {"form": "dense"}}


def exported(format_name: str, tables: CompiledMap, **more: str) -> Files:
    exporter = find_exporter(format_name)
    options = fill_in(
        format_name,
        exporter.options,
        {**ROUND_TRIPS[format_name], **_QUICK.get(format_name, {}), **more},
    )
    return export_files(exporter, tables, options)


def back(files: Files) -> CompiledMap:
    data = files if isinstance(files, bytes) else zipped(files)
    importer = importer_for(data, None)
    made = map_of(importer.read(data, None, fill_in(importer.name, importer.options, {})))
    assert made.not_taken == ()
    return compile_map(made.map)


@pytest.mark.parametrize("name", COMING_BACK)
@pytest.mark.parametrize("format_name", ROUND_TRIPS)
def test_a_map_comes_back_and_is_exported_alike(format_name: str, name: str) -> None:
    before = compiled(name) if name in MAPS else compile_map(COMING_BACK[name]())
    files = exported(format_name, before)
    after = back(files)
    assert exported(format_name, after) == files
    assert after.map.portals == before.map.portals
    assert after.map.markers == before.map.markers
    assert after.map.ruleset == before.map.ruleset
    assert after.map.sectors == before.map.sectors
    assert after.map.buildings == before.map.buildings
    assert after.map.provenance == before.map.provenance
    if before.tables is not None and after.tables is not None:
        assert np.array_equal(after.tables.clear, before.tables.clear)
        assert np.array_equal(after.tables.grazing, before.tables.grazing)


@pytest.mark.parametrize("form", ["expanded", "dense", "blocks"])
def test_all_forms_of_the_tables_are_read(form: str) -> None:
    before = compiled("launch-site")
    files = exported("tables", before, form=form)
    assert exported("tables", back(files), form=form) == files


@pytest.mark.parametrize("format_name", ROUND_TRIPS)
@pytest.mark.parametrize("unit", [0.1, 0.003, 1 / 3, 0.00001])
def test_no_size_of_a_unit_loses_a_corner(format_name: str, unit: float) -> None:
    plain = MAPS["own-kinds"]()
    before = compile_map(
        replace(plain, unit_mm=unit, size_mm=(1200 * unit, 900 * unit), tolerance_mm=5 * unit)
    )
    after = back(exported(format_name, before))
    for field in before.map.fields:
        corners = {p for ring in before.map.points(field) for p in ring}
        assert corners <= {p for ring in after.map.points(field) for p in ring}


@pytest.mark.parametrize("format_name", ROUND_TRIPS)
def test_a_ruleset_that_does_not_ship_is_refused_by_name(format_name: str) -> None:
    with pytest.raises(FileError, match="ruleset war, which does not ship"):
        back(exported(format_name, compiled("no-sight")))


@pytest.mark.parametrize("format_name", ROUND_TRIPS)
def test_what_a_partial_export_left_out_is_listed(format_name: str) -> None:
    part = compile_map(broken_field(MAPS["two-rooms"]()), partial=True)
    files = exported(format_name, part)
    data = files if isinstance(files, bytes) else zipped(files)
    importer = importer_for(data, None)
    made = map_of(importer.read(data, None, fill_in(importer.name, importer.options, {})))
    assert ("a field with errors, which was not exported", min(part.missing.fields)) in [
        (str(one.what), one.where) for one in made.not_taken
    ]
    assert set(made.map.fields) == set(part.map.fields) - set(part.missing.fields)


@pytest.mark.parametrize("separator", ["comma", "semicolon", "tab"])
@pytest.mark.parametrize("reader", ["programs", "spreadsheets"])
def test_tables_for_spreadsheets_come_back(separator: str, reader: str) -> None:
    plain = MAPS["odd-names"]()
    first = next(iter(plain.fields))
    named = replace(plain.fields[first], name="=1+1;\t'x")
    before = compile_map(replace(plain, name="'=a", fields={**plain.fields, first: named}))
    files = exported("csv", before, separator=separator, reader=reader)
    after = back(files)
    assert exported("csv", after, separator=separator, reader=reader) == files
    assert after.map.fields[first].name == "=1+1;\t'x"


@pytest.mark.parametrize("format_name", ["csv", "geojson"])
def test_a_folder_within_a_zip_is_read_and_other_files_are_not(format_name: str) -> None:
    before = compiled("two-rooms")
    files = exported(format_name, before)
    assert not isinstance(files, bytes)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, data in files.items():
            archive.writestr(f"board/{name}", data)
            archive.writestr(f"__MACOSX/board/{name}", b"\0\1")
        archive.writestr("board/readme.txt", b"hello")
        archive.writestr("board/sight.csv.bak", b"\xff" * 1000)
    data = packed.getvalue()
    importer = importer_for(data, None)
    assert importer.name == format_name
    made = map_of(importer.read(data, None, fill_in(format_name, importer.options, {})))
    assert list(made.map.fields) == list(before.map.fields)
