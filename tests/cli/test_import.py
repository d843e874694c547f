"""``mapkit import`` of files of all formats, whole and broken."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

import pytest

import mapkit
from mapkit.cli.run import run
from mapkit.cli.stopping import ExitCode
from tests.boards import map_in

pytestmark = pytest.mark.usefixtures("read_here")

CASES = Path(__file__).parents[1] / "cases" / "shared"
SQUARES = {
    "type": "FeatureCollection",
    "features": [
        {
            "type": "Feature",
            "id": name,
            "properties": {"use": use},
            "geometry": {
                "type": "Polygon",
                "coordinates": [[[x, 0], [x + 10, 0], [x + 10, 10], [x, 10]]],
            },
        }
        for name, x, use in (("a", 0, "hall"), ("b", 10.2, "yard"))
    ],
}


def exported(tmp_path: Path, name: str, *options: str) -> Path:
    out = tmp_path / name
    kind = "tables" if out.suffix == ".json" else "csv" if "csv" in name else "geojson"
    assert run(["export", "own-kinds", "--to", kind, *options, "-o", str(out)]) == ExitCode.OK
    return out


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("layers", ()),
        ("layers.zip", ()),
        ("csv", ("-O", "outlines=yes")),
        ("csv.zip", ("-O", "outlines=yes")),
        ("tables.json", ("-O", "geometry=yes")),
    ],
)
def test_what_was_exported_has_the_same_answers(
    name: str, options: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = exported(tmp_path, name, *options)
    again = tmp_path / "again.yaml"
    capsys.readouterr()
    assert run(["import", str(source), "-o", str(again)]) == ExitCode.OK
    said = capsys.readouterr().err
    assert said.splitlines() == ["5 fields", f"wrote {again}", "checked: no errors"]
    assert run(["build", str(again)]) == ExitCode.OK
    tables = json.loads(capsys.readouterr().out)
    assert run(["build", "own-kinds"]) == ExitCode.OK
    assert tables == json.loads(capsys.readouterr().out)


def test_areas_of_others_are_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "squares.geojson", tmp_path / "squares.yaml"
    source.write_text(json.dumps(SQUARES), "utf-8")
    given = ["import", str(source), "-o", str(out), "--unit-mm", "10"]
    rules = "use:hall=built_up,use:lake=open+water"
    assert run([*given, "-O", f"kinds={rules}"]) == ExitCode.OK
    said = capsys.readouterr().err
    assert "2 fields" in said
    assert "borders up to 2" in said
    assert "simplified" not in said
    assert "left out: a rule that fits no shape (use:lake)" in said
    assert "left out: the earth's curve" in said
    game_map = map_in(out)
    assert [f.kind for f in game_map.fields.values()] == ["built_up", "open"]
    assert len(set(game_map.fields["a"].rings[0]) & set(game_map.fields["b"].rings[0])) == 2
    assert run([*given, "--force", "-O", "kinds=hall"]) == ExitCode.USAGE
    assert "'hall' is not a rule" in capsys.readouterr().err
    assert run(given[:4]) == ExitCode.FILE  # it exists
    assert run(["import", str(source)]) == ExitCode.USAGE
    assert "--size 840x, which is the width in mm" in capsys.readouterr().err


def test_areas_in_parts_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def square(x: int, y: int, side: int) -> list[list[list[int]]]:
        return [[[x, y], [x + side, y], [x + side, y + side], [x, y + side]]]

    parts = [square(0, 0, 10), square(0, 20, 4), square(8, 20, 4)]
    shapes = [
        {"type": "Feature", "properties": {"id": id_}, "geometry": {"type": kind, "coordinates": c}}
        for id_, kind, c in (
            ("a", "MultiPolygon", parts),
            ("b", "Polygon", square(10, 0, 10)),
            ("b.2", "Polygon", square(20, 20, 4)),  # an area of its own
        )
    ]
    source = tmp_path / "isles.geojson"
    source.write_text(json.dumps({"type": "FeatureCollection", "features": shapes}))
    made = tmp_path / "isles.yaml"
    assert run(["import", str(source), "--size", "240x240", "-o", str(made)]) == ExitCode.OK
    told = capsys.readouterr().err
    assert "areas in parts, each part a field of its own: a (3) (--bridges 1 makes an" in told
    command = ["import", str(source), "--size", "240x240", "-o", str(made), "--force"]
    assert run([*command, "--bridges", "2"]) == ExitCode.OK
    told = capsys.readouterr().err
    assert "areas in parts" not in told
    assert "checked: no errors" in told
    board = mapkit.open(made)
    assert board.ids == ("a", "b", "b.2")
    # Three squares of 100 and twice 40 mm, and bridges of 100 and 40 mm.
    assert board["a"].polygon.area == pytest.approx(13_200 + 280, abs=2)
    assert [field.id for field in board.neighbours("a")] == ["b"]


def test_a_folder_that_nobody_reads_and_one_that_is_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["import", str(tmp_path)]) == ExitCode.FILE
    assert "is in no format that can be imported" in capsys.readouterr().err
    (tmp_path / "notes.txt").write_text("hello", "utf-8")
    for importer in ("geojson", "csv"):
        assert run(["import", str(tmp_path), "--from", importer]) == ExitCode.FILE
        assert str(tmp_path) in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("a.geojson", "", "a.geojson:1:1: this is not JSON"),
        ("a.geojson", '{"type": "Polygon", "coordinates": [[[0, 0], [NaN, 1]]]}',
         "a.geojson: coordinates[0][1]: a coordinate is not a number"),
        ("a.json", '{"type": "Topology", "arcs": [', "a.json:1:31: this is not JSON"),
        ("a.topojson", "[" * 100_000, "a.topojson cannot be read as JSON: it is nested too"),
        ("a.csv", "id,wkt\na,POLYGON((0 0", "a.csv:2: a bracket is not closed"),
        ("a.csv", "id,name\na,b", "a.csv:1: there is no column wkt"),
        ("a.json", '{"format": "mapkit-tables", "version": "7.0"}',
         "a.json is mapkit-tables 7.0; this mapkit reads mapkit-tables 1.x"),
        ("a.zip", "PK\x03\x04", "a.zip may be in one of several formats"),
    ],
)  # fmt: skip
def test_bad_files_end_in_words(
    name: str, text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_text(text, "utf-8")
    assert run(["import", str(path), "--unit-mm", "1"]) == ExitCode.FILE
    said = capsys.readouterr()
    assert words in said.err
    assert said.out == ""


def test_a_zip_that_unpacks_to_a_lot_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("fields.geojson", b" " * 40_000_000)
    assert run(["import", str(path)]) == ExitCode.FILE
    assert "fields.geojson unpacks to more than 32 MB" in capsys.readouterr().err


def test_one_side_of_the_size_is_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "squares.geojson", tmp_path / "squares.yaml"
    source.write_text(json.dumps(SQUARES), "utf-8")
    for size in ("404x", "x200"):
        given = ["import", str(source), "-o", str(out), "--force", "--size", size]
        assert run(given) == ExitCode.OK
        game_map = map_in(out)
        assert game_map.size_mm == (404, 200)
    for size in ("x", "404"):
        assert run(["import", str(source), "-o", str(out), "--size", size]) == ExitCode.USAGE
    assert run(["import", str(source), "--size", "404x300"]) == ExitCode.USAGE
    assert (
        "404x200 or 606x300 would fit, or leave one out: 404x"
        in capsys.readouterr().err.replace("\n", " ")
    )


def test_what_check_finds_is_mended_or_counted_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Shared borders that cross are noded; errors of a map that says it is one are told."""
    ring = [[0, 0], [10, 0], [10, 10], [0, 10], [0, 0]]
    over = [[9.99, 0], [20, 0], [20, 10], [9.99, 10], [9.99, 0]]
    topology = {
        "type": "Topology",
        "arcs": [ring, over],
        "objects": {"x": {"type": "GeometryCollection", "geometries": [
            {"type": "Polygon", "id": "a", "arcs": [[0]]},
            {"type": "Polygon", "id": "b", "arcs": [[1]]},
        ]}},
    }  # fmt: skip
    source, out = tmp_path / "a.topojson", tmp_path / "a.yaml"
    source.write_text(json.dumps(topology), "utf-8")
    assert run(["import", str(source), "--unit-mm", "10", "-o", str(out)]) == ExitCode.OK
    assert run(["check", str(out), "-q"]) == ExitCode.OK
    case = json.loads((CASES / "courtyard.json").read_text("utf-8"))
    case["map"]["fields"][0]["rings"][0][2:4] = [[20, 54], [40, 54]]
    case["map"]["fields"][1]["rings"][0][0] = [36, 50]
    source = tmp_path / "case.json"
    source.write_text(json.dumps(case), "utf-8")
    capsys.readouterr()
    assert run(["import", str(source), "-o", str(out), "--force"]) == ExitCode.NO
    told = capsys.readouterr().err
    assert re.search(r"checked: \d errors?: MK220 Two fields overlap: \d", told)
