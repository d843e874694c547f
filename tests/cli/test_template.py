"""``mapkit template``, and ``mapkit trace`` with templates: symbols come into the map."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.program import Mapkit
from tests.digitizing import BOARD, size
from tests.unit.digitize.drawn import SIZE, drawn, grid

from benchmarks.photos.symbols_score import two_photos  # isort: skip
from jsonschema import Draft202012Validator

from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.digitize.photo import jpeg_of
from mapkit.digitize.templates import read_templates
from mapkit.export import answers_schema
from mapkit.mapfile import format_map, new_document
from mapkit.model import Underlay
from tests.boards import map_in


@pytest.fixture
def traced(tmp_path: Path) -> Path:
    """Return a map that lies on a picture, as a traced one does."""
    width, height = (round(side * 100) for side in SIZE)
    corners = ((0, 0), (width, 0), (width, height), (0, height))
    game_map = replace(grid(), underlay=Underlay("traced.jpg", "", corners))
    path = tmp_path / "traced.yaml"
    path.write_text(format_map(new_document(game_map), game_map), encoding="utf-8")
    (tmp_path / "traced.jpg").write_bytes(jpeg_of(drawn(grid())))
    return path


def test_a_box_round_an_example_makes_a_template(mapkit: Mapkit, tmp_path: Path, traced: Path):
    out = tmp_path / "mine.mapkit-templates"
    done = mapkit("template", traced, "--box", "40,40,12,6", "--type", "door", "-o", out)
    assert (done.code, done.out) == (0, f"{out} has 1 template\n")
    number = ("--type", "objective", "-A", "number=4", "-o", out)
    assert mapkit("template", traced, "--box", "60,40,12,12", *number).code == 0
    assert mapkit("template", traced, "--box", "61,40,12,12", *number).code == 0  # in its place
    found = read_templates(out)
    assert [(t.type, dict(t.attributes)) for t in found] == [
        ("door", {}), ("objective", {"number": 4}),
    ]  # fmt: skip
    assert found[0].size_mm == pytest.approx((12, 6), abs=0.2)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--box", "1,2,3", "--type", "door"), "is not a box"),
        (("--box", "40,40,1,6", "--type", "door"), "a side has 2 to 60 mm"),
        (("--box", "9000,40,12,6", "--type", "door"), "lies off the board"),
        (("--box", "40,40,12,6", "--type", "gate"), "no portal, marker or trait 'gate'"),
        (("--box", "40,40,12,6", "--type", "objective"), "needs the attributes number"),
        (("--box", "40,40,12,6", "--type", "objective", "-A", "4"), "not of the form NAME=VALUE"),
    ],
)
def test_a_template_that_cannot_be_is_refused(
    mapkit: Mapkit, tmp_path: Path, traced: Path, options: tuple[str, ...], words: str
):
    done = mapkit("template", traced, *options, "-o", tmp_path / "mine.mapkit-templates")
    assert done.code == 2
    assert words in done.err
    assert not (tmp_path / "mine.mapkit-templates").exists()


def test_a_template_needs_a_picture_and_a_file_of_templates(
    mapkit: Mapkit, tmp_path: Path, traced: Path
):
    out = tmp_path / "mine.mapkit-templates"
    box = ("--box", "40,40,12,6", "--type", "door", "-o")
    done = mapkit("template", "launch-site", *box, out)
    assert done.code == 2
    assert "lies on no picture" in done.err
    out.write_text("no templates")
    done = mapkit("template", traced, *box, out)
    assert done.code == 7 or "is not a file of templates" in done.err
    assert out.read_text() == "no templates"
    (tmp_path / "traced.jpg").unlink()
    done = mapkit("template", traced, *box, tmp_path / "other.mapkit-templates")
    assert "does not exist" in done.err


def test_symbols_that_look_like_templates_come_into_the_map(mapkit: Mapkit, tmp_path: Path):
    truth, symbols, first, second = two_photos(BOARD, "easy", 2.0)
    photos = tmp_path / "first.jpg", tmp_path / "second.jpg"
    for path, taken in zip(photos, (first, second), strict=True):
        path.write_bytes(taken.jpeg)
    board_size = "x".join(f"{side:.3f}" for side in truth.size_mm)
    other = tmp_path / "other.yaml"
    assert mapkit("trace", photos[1], "-o", other, "--size", board_size).code == 0
    out = tmp_path / "mine.mapkit-templates"
    wanted = {s.type: s for s in symbols if s.what == "portal" and s.size[0] > 10}
    assert wanted
    for type_, symbol in wanted.items():
        (x, y), (w, h) = symbol.place, (side + 2 for side in symbol.size)
        done = mapkit("template", other, f"--box={x - w / 2:.1f},{y - h / 2:.1f},{w:.1f},{h:.1f}",
                      "--angle", f"{symbol.angle:.1f}", "--type", type_, "-o", out)  # fmt: skip
        assert done.code == 0, done.err
    path = tmp_path / "board.yaml"
    done = mapkit("trace", photos[0], "-o", path, "--size", board_size, "--templates", out,
                  "--json")  # fmt: skip
    assert done.code == 0, done.err
    game_map = map_in(path)
    assert {p.type for p in game_map.portals} == set(wanted)
    assert len(done.json["symbols"]) == len(game_map.portals)
    assert not [d for d in check_map(game_map) if d.severity is Severity.ERROR]
    Draft202012Validator(answers_schema()).validate(done.json)


def test_a_bad_file_of_templates_is_told_before_anything_is_written(
    mapkit: Mapkit, tmp_path: Path, photo: Path
):
    bad = tmp_path / "bad.mapkit-templates"
    bad.write_bytes(b"PK")
    path = tmp_path / "board.yaml"
    done = mapkit("trace", photo, "-o", path, "--size", size(), "--templates", bad)
    assert done.code != 0
    assert "is not a file of templates" in done.err
    assert not path.exists()
