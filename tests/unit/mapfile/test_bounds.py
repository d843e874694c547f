"""Files of bounds."""

from __future__ import annotations

from pathlib import Path

import pytest

import mapkit
from mapkit.errors import FileError, InvalidMapError
from mapkit.mapfile.bounds import read_bounds
from mapkit.model import Bounds


def read(tmp_path: Path, text: str) -> Bounds:
    path = tmp_path / "bounds.yaml"
    path.write_text(text, encoding="utf-8")
    return read_bounds(path, mapkit.open("launch-site").map)


def test_what_is_left_out_does_not_move(tmp_path: Path) -> None:
    found = read(tmp_path, 'mapkit_bounds: "1.0"\nvertices_mm: 2\n')
    assert found == Bounds(vertices_mm=2.0, fields=frozenset(mapkit.open("launch-site").ids))


def test_fields_kinds_and_types_are_chosen(tmp_path: Path) -> None:
    found = read(
        tmp_path,
        'mapkit_bounds: "1.0"\nvertices_mm: 2\nmarkers_mm: 60\nmarkers: [objective]\n'
        "portals_mm: 5\nportals: [wall]\nfields: [R1, '2', R18]\nkinds: [open]\nkeep: [R2]\n",
    )
    fields = mapkit.open("launch-site").map.fields
    assert found.fields == {f for f in ("R1", "R2", "R18") if fields[f].kind == "open"}
    assert found.keep == {"R2"}
    assert found.markers == frozenset({"objective"})
    assert found.portals == frozenset({"wall"})


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("fields: [R1, '999x']", "999x"),
        ("keep: [nowhere]", "nowhere"),
        ("kinds: [opne]", "opne"),
        ("markers: [objectives]", "objective"),
        ("vertices_mm: -1", "vertices_mm"),
        ("verticals_mm: 1", "verticals_mm"),
    ],
)
def test_names_that_the_map_does_not_have_are_told(tmp_path: Path, lines: str, words: str) -> None:
    with pytest.raises(InvalidMapError) as caught:
        read(
            tmp_path,
            f'mapkit_bounds: "1.0"\nvertices_mm: 2\n{lines}\n'.replace(
                "vertices_mm: 2\nvertices_mm", "vertices_mm"
            ),
        )
    (found,) = caught.value.diagnostics
    assert words in f"{found.message} {found.help}"
    assert found.place is not None


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidMapError):
        read(tmp_path, "vertices_mm: 2\n")
    with pytest.raises(InvalidMapError):
        read(tmp_path, 'mapkit_bounds: "9.0"\n')
    with pytest.raises(FileError):
        read_bounds(tmp_path / "missing.yaml", mapkit.open("launch-site").map)
