"""``mapkit trace``: from a photo to a map without errors, or clear words and nothing written."""

from __future__ import annotations

import os
from pathlib import Path

import click
import pytest

from tests.cli.program import Mapkit
from tests.digitizing import size, small_photo, small_truth

import shapely  # isort: skip
from jsonschema import Draft202012Validator

from mapkit.cli.options import parse_size
from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.digitize.kinds import Guess
from mapkit.digitize.photo import read_photo
from mapkit.edits import accept, move_vertices, set_tracing
from mapkit.export import answers_schema
from mapkit.mapfile import digest_of_file
from mapkit.model import GameMap, review_note
from tests.boards import map_in


def shapes(game_map: GameMap) -> list[shapely.Polygon]:
    rings = [game_map.points(field) for field in game_map.fields]
    unit = game_map.unit_mm
    return [shapely.transform(shapely.Polygon(r[0], r[1:]), lambda xy: xy * unit) for r in rings]


def test_a_photo_becomes_the_map_that_it_shows(mapkit: Mapkit, tmp_path: Path, photo: Path):
    path = tmp_path / "board.yaml"
    done = mapkit("trace", photo, "-o", path, "--size", size())
    assert done.code == 0, done.err
    game_map = map_in(path)
    assert not [d for d in check_map(game_map) if d.severity is Severity.ERROR]
    truth, found = shapes(small_truth()), shapes(game_map)
    best = [max(_overlap(s, f) for f in found) for s in truth]
    assert len(found) == len(truth)
    assert min(best) > 0.95
    assert done.out.startswith("20 fields, residual 0.")
    assert "traced from a picture" in done.out
    assert game_map.provenance.kind == "traced"
    assert game_map.provenance.source == "photo.jpg"
    assert game_map.tolerance_mm >= 0.5


def _overlap(a: shapely.Polygon, b: shapely.Polygon) -> float:
    common = shapely.intersection(a, b).area
    return float(common / (a.area + b.area - common))


def test_the_photo_that_ships_becomes_the_board_that_it_shows(mapkit: Mapkit, tmp_path: Path):
    sample = Path(__file__).resolve().parents[2] / "examples" / "photo"
    places = (sample / "places.csv").read_text().split()
    path = tmp_path / "board.yaml"
    done = mapkit("trace", sample / "board.jpg", "-o", path, "--size", "297x297")
    assert done.code == 0, done.err
    found = shapes(map_in(path))
    points = [shapely.Point(*map(float, place.split(","))) for place in places]
    inside = [[k for k, s in enumerate(found) if s.contains(point)] for point in points]
    assert sorted(k for some in inside for k in some) == list(range(len(places)))


def test_the_picture_lies_below_the_map(mapkit: Mapkit, tmp_path: Path, photo: Path):
    path = tmp_path / "board.yaml"
    assert mapkit("trace", photo, "-o", path, "--size", size()).code == 0
    underlay = map_in(path).underlay
    assert underlay.picture == "board.jpg"
    assert underlay.sha256 == digest_of_file(tmp_path / "board.jpg", 2**24)
    width, height = (round(s * 100) for s in map_in(path).size_mm)
    assert underlay.corners == ((0, 0), (width, 0), (width, height), (0, height))


def test_the_map_says_how_it_came_about(mapkit: Mapkit, tmp_path: Path, photo: Path):
    os.utime(photo, (1_777_636_800, 1_777_636_800))  # noon of 2026-05-01
    path = tmp_path / "maps" / "board.yaml"
    path.parent.mkdir()
    assert mapkit("trace", photo, "-o", path, "--size", size()).code == 0
    assert path.read_text("utf-8").startswith('mapkit: "1.1"\n')
    game_map = map_in(path)
    tracing = game_map.tracing
    assert tracing.photo.picture == "../photo.jpg"
    assert tracing.photo.sha256 == digest_of_file(photo, 2**24)
    assert tracing.photo.size_px == read_photo(photo).size
    assert (
        max(
            abs(x - u) + abs(y - v)
            for (x, y), (u, v) in zip(tracing.corners_px, small_photo().corners, strict=True)
        )
        < 10
    )
    assert {f.traced for f in game_map.fields.values()} == {"proposed"}
    assert all(d.doubt >= 0.02 for d in tracing.doubts)
    residual = f"{tracing.residual_mm:.2g}"
    note = f"photo of 2026-05-01, residual {residual} mm, 0 of 20 fields reviewed"
    assert game_map.provenance.note == note
    # A person looks at two fields.
    reviewed = move_vertices(accept(game_map, fields=["1"]), _pushed(game_map, "5"))
    states = [f.traced for f in reviewed.fields.values()]
    done = sum(state != "proposed" for state in states)
    assert done >= 2
    assert review_note(reviewed).endswith(f"{done} of 20 fields reviewed")
    assert review_note(set_tracing(game_map, None)) == ""


def _pushed(game_map: GameMap, field: str) -> dict[str, tuple[float, float]]:
    vertex = game_map.fields[field].rings[0][0]
    x, y = game_map.vertices[vertex]
    return {vertex: (x + 60, y)}


def test_what_is_doubted_is_in_the_map(
    mapkit: Mapkit, tmp_path: Path, photo: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("mapkit.digitize.proposals.DOUBTFUL", 0.0)
    path = tmp_path / "board.yaml"
    done = mapkit("trace", photo, "-o", path, "--size", size(), "--json")
    assert done.code == 0, done.err
    game_map = map_in(path)
    doubts = game_map.tracing.doubts
    assert [d.doubt for d in doubts] == sorted((d.doubt for d in doubts), reverse=True)
    assert sorted((d.about, *d.fields) for d in doubts) == sorted(
        [("border", *b["fields"]) for b in done.json["borders"]]
        + [("kind", k["field"]) for k in done.json["kinds"]]
        + [("missing", m["field"]) for m in done.json["missing"]]
    )
    for doubt in doubts:
        for f in doubt.fields:
            rings = game_map.points(f)
            shape = shapely.Polygon(rings[0], rings[1:])
            assert shapely.distance(shape, shapely.Point(doubt.at)) <= game_map.tolerance_units


def test_check_tells_of_a_photo_that_is_gone(mapkit: Mapkit, tmp_path: Path, photo: Path):
    path = tmp_path / "board.yaml"
    assert mapkit("trace", photo, "-o", path, "--size", size()).code == 0
    assert "MK132" not in mapkit("check", path).out
    (tmp_path / "board.jpg").write_bytes(b"another picture")
    photo.unlink()
    done = mapkit("check", path)
    assert done.code == 0
    assert "note MK132: the underlay board.jpg is not the picture that it was" in done.out
    assert "photo.jpg does not exist" in done.out
    assert done.out.count("put the picture back where it was") == 2


def test_the_same_photo_gives_the_same_bytes(mapkit: Mapkit, tmp_path: Path, photo: Path):
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        assert mapkit("trace", photo, "-o", tmp_path / name / "m.yaml", "--size", size()).code == 0
    for name in ("m.yaml", "m.jpg"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()


def test_json_tells_every_doubt(mapkit: Mapkit, tmp_path: Path, photo: Path):
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in small_photo().corners)
    done = mapkit(
        "trace", photo, "-o", tmp_path / "m.yaml", "--size", size(), "--corners", corners, "--json"
    )
    assert done.code == 0, done.err
    schema = answers_schema()
    Draft202012Validator({**schema, "$ref": "#/$defs/trace"}).validate(done.json)
    assert done.json["fields"] == 20
    assert [f"{x},{y}" for x, y in done.json["corners"]] == corners.split()
    doubts = [d["doubt"] for d in done.json["borders"]]
    assert doubts == sorted(doubts, reverse=True)
    assert len(done.json["kinds"]) == 20
    assert all(0 <= d["doubt"] <= 1 for d in done.json["kinds"] + done.json["borders"])


def test_one_place_a_field_gives_one_field_each(mapkit: Mapkit, tmp_path: Path, photo: Path):
    places = [s.representative_point() for s in shapes(small_truth())][:12]
    seeds = tmp_path / "places.csv"
    lines = [f"{p.x:.1f},{p.y:.1f}" for p in places]
    seeds.write_text("x_mm,y_mm\n# one a field\n\n" + "\n".join([*lines, lines[3]]))
    path = tmp_path / "m.yaml"
    done = mapkit("trace", photo, "-o", path, "--size", size(), "--seeds", seeds)
    assert done.code == 0, done.err
    found = shapes(map_in(path))
    assert len(found) == 12
    assert all(sum(f.contains(p) for f in found) == 1 for p in places)
    assert f"note: the place {places[3].x:.1f},{places[3].y:.1f} mm got no field" in done.out
    assert not [d for d in check_map(map_in(path)) if d.severity is Severity.ERROR]


@pytest.mark.parametrize(
    ("content", "code", "words"),
    [
        ("", 4, "has no places"),
        ("x,y\n", 4, "has no places"),
        ("10,20\n30 40\n", 4, "places.csv:2: a line has x and y"),
        ("10,20\n9000,10\n", 2, "the place 9000,10 mm is not on the board"),
        (None, 4, "does not exist"),
    ],
)
def test_wrong_places_are_refused_and_nothing_written(
    mapkit: Mapkit, tmp_path: Path, photo: Path, content: str | None, code: int, words: str
):
    seeds = tmp_path / "places.csv"
    if content is not None:
        seeds.write_text(content)
    done = mapkit("trace", photo, "-o", tmp_path / "m.yaml", "--size", size(), "--seeds", seeds)
    assert done.code == code
    assert words in done.err
    assert not list(tmp_path.glob("m.*"))


def test_corners_in_any_turn_turn_the_map(mapkit: Mapkit, tmp_path: Path, photo: Path):
    corners = [f"{x:.1f},{y:.1f}" for x, y in small_photo().corners]
    turned = " ".join(corners[2:] + corners[:2])  # the board upside down
    path = tmp_path / "m.yaml"
    assert mapkit("trace", photo, "-o", path, "--size", size(), "--corners", turned).code == 0
    width, height = small_truth().size_mm
    upside = [shapely.transform(s, lambda xy: (width, height) - xy) for s in shapes(small_truth())]
    found = shapes(map_in(path))
    assert min(max(_overlap(s, f) for f in found) for s in upside) > 0.95


def test_a_map_that_is_turned_is_told(mapkit: Mapkit, tmp_path: Path, photo: Path):
    corners = [f"{x:.1f},{y:.1f}" for x, y in small_photo().corners]
    straight = mapkit(
        "trace", photo, "-o", tmp_path / "a.yaml", "--size", size(), "--corners", " ".join(corners)
    )
    turned = mapkit(
        "trace", photo, "-o", tmp_path / "b.yaml", "--size", size(),
        "--corners", " ".join(corners[2:] + corners[:2]),
    )  # fmt: skip
    assert "so the map is turned" not in straight.out
    assert "note: the corner at the top left of the photo is number 3" in turned.out
    assert "mapkit edit" in straight.err


def test_work_that_is_stopped_writes_nothing(
    mapkit: Mapkit, tmp_path: Path, photo: Path, monkeypatch: pytest.MonkeyPatch
):
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mapkit.cli.progress.Progress.__call__", stop)
    done = mapkit("trace", photo, "-o", tmp_path / "m.yaml", "--size", size())
    assert done.code == 130
    assert sorted(p.name for p in tmp_path.iterdir()) == ["photo.jpg"]


def test_a_size_in_another_unit_is_told(mapkit: Mapkit, tmp_path: Path, photo: Path):
    width, height = (side / 10 for side in small_truth().size_mm)
    done = mapkit("trace", photo, "-o", tmp_path / "m.yaml", "--size", f"{width:.2f}x{height:.2f}")
    assert done.code == 0, done.err
    assert "is that size in mm?" in done.out


BAD: dict[str, tuple[list[str], int, str]] = {
    "no size": ([], 2, "how large is the board?"),
    "a size of zero": (["--size", "0x560"], 2, "a board is from 1 to 5000 mm wide and high"),
    "a size too large": (["--size", "840x6000"], 2, "a board is from 1 to 5000 mm"),
    "no size at all": (["--size", "large"], 2, "'large' is not a size"),
    "three corners": (["--size", "300x250", "--corners", "1,1 2,2 3,3"], 2, "not four corners"),
    "corners in words": (["--size", "300x250", "--corners", "a b c d"], 2, "not four corners"),
    "corners outside": (
        ["--size", "300x250", "--corners", "1,1 9000,1 9000,900 1,900"], 2, "outside the picture",
    ),
    "mirrored": (
        ["--size", "300x250", "--corners", "900,100 100,100 100,900 900,900"], 2, "mirrored",
    ),
    "crossed": (
        ["--size", "300x250", "--corners", "100,100 900,900 900,100 100,900"], 2, "do not go round",
    ),
    "on a line": (
        ["--size", "300x250", "--corners", "100,100 500,100 900,100 100,900"], 2, "on a line",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_wrong_command_line_is_refused_and_nothing_written(
    mapkit: Mapkit, tmp_path: Path, photo: Path, name: str
):
    arguments, code, words = BAD[name]
    done = mapkit("trace", photo, "-o", tmp_path / "m.yaml", *arguments)
    assert done.code == code
    assert words in done.err
    assert "Traceback" not in done.err
    assert sorted(p.name for p in tmp_path.iterdir()) == ["photo.jpg"]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty"),
        (b"mapkit: '1.0'", "is not a JPEG, PNG, TIFF or WebP picture"),
        (40_000, "damaged or cut off"),
    ],
)
def test_a_wrong_photo_is_refused_and_nothing_written(
    mapkit: Mapkit, tmp_path: Path, content: bytes | int, words: str
):
    path = tmp_path / "photo.jpg"
    path.write_bytes(content if isinstance(content, bytes) else small_photo().jpeg[:content])
    done = mapkit("trace", path, "-o", tmp_path / "m.yaml", "--size", "300x250")
    assert done.code == 4
    assert words in done.err
    assert sorted(p.name for p in tmp_path.iterdir()) == ["photo.jpg"]


def test_a_photo_without_a_board(mapkit: Mapkit, tmp_path: Path):
    import numpy as np
    from PIL import Image

    noise = np.random.default_rng(1).integers(90, 110, (600, 900, 3)).astype(np.uint8)
    path = tmp_path / "photo.png"
    Image.fromarray(noise).save(path)
    done = mapkit("trace", path, "-o", tmp_path / "m.yaml", "--size", "300x250")
    assert done.code == 2
    assert "no whole board stands out in the photo" in done.err
    assert "--corners" in done.err
    done = mapkit("trace", path, "-o", tmp_path / "m.yaml", "--size", "300x200")
    assert done.code == 2
    done = mapkit("trace", path, "-o", tmp_path / "m.yaml", "--size", "9x6")
    assert (done.code, "each side needs 20 mm" in done.err) == (2, True)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["photo.png"]


def test_nothing_is_replaced_without_force(mapkit: Mapkit, tmp_path: Path, photo: Path):
    for name in ("board.yaml", "board.jpg"):
        (tmp_path / name).write_text("mine")
        done = mapkit("trace", photo, "-o", tmp_path / "board.yaml", "--size", size())
        assert done.code == 4
        assert "exists already; --force replaces it" in done.err
        assert (tmp_path / name).read_text() == "mine"
        (tmp_path / name).unlink()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["photo.jpg"]


def test_a_map_may_have_the_name_of_the_photo_which_stays(
    mapkit: Mapkit, tmp_path: Path, photo: Path
):
    done = mapkit("trace", photo, "-o", tmp_path / "photo.yaml", "--size", size(), "--force")
    assert done.code == 0, done.err
    assert photo.read_bytes() == small_photo().jpeg
    underlay = map_in(tmp_path / "photo.yaml").underlay
    assert underlay.picture == "photo-flat.jpg"


def test_a_drawn_picture_is_bent_nowhere(mapkit: Mapkit, tmp_path: Path, photo: Path):
    corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in small_photo().corners)
    path = tmp_path / "board.yaml"
    done = mapkit("trace", photo, "-o", path, "--size", size(), "--flat", "--corners", corners)
    assert done.code == 0, done.err
    tracing = map_in(path).tracing
    assert tracing.residual_mm == 0
    assert tracing.lens == (0.0,)


def test_several_photos_of_one_board_are_all_named(mapkit: Mapkit, tmp_path: Path, photo: Path):
    other = tmp_path / "other.jpg"
    other.write_bytes(small_photo("medium").jpeg)
    path = tmp_path / "board.yaml"
    done = mapkit("trace", photo, other, "-o", path, "--size", size())
    assert done.code == 0, done.err
    tracing = map_in(path).tracing
    (more,) = tracing.more
    assert more.photo.picture == "other.jpg"
    for found, true in zip(more.corners_px, small_photo("medium").corners, strict=True):
        assert found == pytest.approx(true, abs=5)
    assert path.read_text().startswith('mapkit: "1.4"')


def test_a_size_is_asked_for_or_told_by_marks(mapkit: Mapkit, tmp_path: Path, photo: Path):
    path = tmp_path / "board.yaml"
    done = mapkit("trace", photo, "-o", path)
    assert done.code == 2
    assert "mapkit marks" in done.err
    width, height = small_truth().size_mm
    done = mapkit("trace", photo, "-o", path, "--size", f"{width:.1f}")
    assert done.code == 0, done.err
    assert "measure it" in done.out
    assert map_in(path).size_mm == pytest.approx((width, height), rel=0.15)


def test_a_place_without_a_folder_is_refused_before_the_work(
    mapkit: Mapkit, tmp_path: Path, photo: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("mapkit.digitize.photo.read_photo", lambda _: pytest.fail("was read"))
    done = mapkit("trace", photo, "-o", tmp_path / "none" / "m.yaml", "--size", size())
    assert done.code == 4
    assert "m.yaml cannot be written: there is no folder" in done.err


def test_a_list_that_is_cut_says_how_much_is_left(
    mapkit: Mapkit, tmp_path: Path, photo: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("mapkit.cli.commands.trace._DOUBTFUL", 0.0)
    done = mapkit("trace", photo, "-o", tmp_path / "m.yaml", "--size", size())
    assert done.code == 0, done.err
    assert "20 fields of doubtful kind" in done.out
    asked = [line for line in done.out.splitlines() if line.startswith("  taken for ")]
    assert 0 < len(asked) < 20
    assert all(" by the lines round them, " in q or " by their ground, " in q for q in asked)
    assert max(q.count(", ") for q in asked) <= 10
    assert "more, all with --json" in done.out


def test_water_is_asked_about_however_sure_it_seems(
    mapkit: Mapkit, tmp_path: Path, photo: Path, monkeypatch: pytest.MonkeyPatch
):
    from mapkit.digitize import proposals

    def all_wet(game_map: GameMap, *_: object) -> list[Guess]:
        return [
            Guess(f, "open", frozenset({"water"}), 0.05, "open", "ground") for f in game_map.fields
        ]

    monkeypatch.setattr(proposals, "guess_kinds", all_wet)
    done = mapkit("trace", photo, "-o", tmp_path / "m.yaml", "--size", size())
    assert done.code == 0, done.err
    assert "taken for open + water by their ground, may be open: 1, 2, " in done.out


@pytest.mark.parametrize("sign", ["X", "×", " x ", "*"])
def test_a_size_is_written_in_many_ways(sign: str):
    context = click.Context(click.Command("trace"))
    assert parse_size(context, click.Option(["--size"]), f"840{sign}560.5") == (840, 560.5)


def test_places_that_cannot_be_written(mapkit: Mapkit, tmp_path: Path, photo: Path):
    done = mapkit("trace", photo, "-o", tmp_path / "none" / "m.yaml", "--size", size())
    assert done.code == 4
    assert "there is no folder" in done.err
    done = mapkit("trace", photo, "-o", "-", "--size", size())
    assert done.code == 2
    assert "name a file" in done.err


def test_where_the_map_cannot_be_written_there_is_no_picture_either(
    mapkit: Mapkit, tmp_path: Path, photo: Path, monkeypatch: pytest.MonkeyPatch
):
    def full(*_: object, **__: object) -> None:
        raise OSError(28, os.strerror(28), "board.yaml")

    monkeypatch.setattr("mapkit.cli.commands.trace.write_text", full)
    done = mapkit("trace", photo, "-o", tmp_path / "board.yaml", "--size", size())
    assert done.code == 4
    assert sorted(p.name for p in tmp_path.iterdir()) == ["photo.jpg"]


def test_without_the_libraries_it_says_how_to_install_them(
    mapkit: Mapkit, tmp_path: Path, photo: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    done = mapkit("trace", photo, "-o", tmp_path / "m.yaml", "--size", size())
    assert done.code == 7
    assert "pip install opencv-python-headless pillow" in done.err
