"""The front door: what a board answers is what the layers below say, and nothing is done early."""

from __future__ import annotations

import io
import json
import pickle
import re
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import shapely

import mapkit
from mapkit.board import fields, picture
from mapkit.board.base import OTHER_NAMES
from mapkit.compiled import ground_plan
from mapkit.sight import explain_pair
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[3]
TWO_ROOMS = ROOT / "examples" / "two-rooms.yaml"
BROKEN = """
mapkit: "1.0"
id: broken
name: Broken
vertices: {a: [0, 0], b: [1000, 0], c: [1000, 1000], d: [0, 1000]}
fields:
  "1": {kind: open, ring: [a, b, c, nowhere]}
"""


@pytest.fixture(scope="module")
def board() -> mapkit.Board:
    return mapkit.open(TWO_ROOMS)


@pytest.fixture(scope="module")
def rocket() -> mapkit.Board:
    return mapkit.open("launch-site")


def test_a_map_is_opened_by_name_path_text_file_or_value(board: mapkit.Board):
    text = TWO_ROOMS.read_text("utf-8")
    for source in ("two-rooms", str(TWO_ROOMS), TWO_ROOMS, text, io.StringIO(text), board.map):
        assert mapkit.open(source).map == board.map
    assert board.path == TWO_ROOMS
    assert mapkit.open(text).path is None


def test_a_map_that_is_not_there_is_told_at_once_with_those_that_are():
    with pytest.raises(mapkit.FileError, match=r"nowhere\.yaml does not exist") as problem:
        mapkit.open("nowhere.yaml")
    assert "launch-site" in problem.value.help


def test_a_broken_map_opens_and_says_what_is_wrong_as_attributes():
    broken = mapkit.open(BROKEN)
    found = broken.check()
    assert any(d.severity is mapkit.Severity.ERROR for d in found)
    with pytest.raises(mapkit.InvalidMapError) as problem:
        broken.sight("1", "1")
    assert set(problem.value.diagnostics) <= set(found)
    assert problem.value.place.line > 1
    assert problem.value.help


def test_errors_found_by_the_check_have_their_place_in_the_file(tmp_path: Path):
    path = tmp_path / "overlap.yaml"
    path.write_text(OVERLAP, "utf-8")
    board = mapkit.open(path)
    with pytest.raises(mapkit.InvalidMapError) as problem:
        board.sight("1", "2")
    assert problem.value.path == str(path)
    assert problem.value.place is not None


OVERLAP = """
mapkit: "1.0"
id: overlap
name: Overlap
unit_mm: 0.1
size_mm: [500, 300]
vertices:
  a: [0, 0]
  b: [3000, 0]
  c: [3000, 3000]
  d: [0, 3000]
  e: [1000, 1000]
  f: [5000, 1000]
  g: [5000, 2000]
  h: [1000, 2000]
fields:
  "1": {kind: open, ring: [a, b, c, d]}
  "2": {kind: open, ring: [e, f, g, h]}
"""


def test_a_pair_is_what_the_explainer_says(rocket: mapkit.Board):
    answer = rocket.sight("objective 3", "objective 4")
    ground = ground_plan(rocket.map)
    said = explain_pair(ground.map, ground.mesh, ground.relations, answer.origin, answer.target)
    assert replace(answer.details, settled_mm=None) == said
    assert (answer.sees, answer.distance, answer.verdict) == (True, 6, mapkit.Verdict.CLEAR)
    assert answer.fields[-1] == answer.target
    assert list(answer.line.coords) == list(answer.line_mm)
    unit = rocket.map.unit_mm
    assert answer.line_mm[0] == (said.witness[0][0] * unit, said.witness[0][1] * unit)
    assert rocket.field(answer.origin).polygon.distance(shapely.Point(answer.line_mm[0])) < 0.01


def test_an_answer_prints_its_sentences_and_says_what_the_map_is(rocket: mapkit.Board):
    answer = rocket.sight("24", "38")
    assert repr(answer).startswith("Field R24 (Rocket hall east, objective 3) sees field B38")
    assert "reconstruction" in repr(answer)
    assert answer.sentence == " ".join(answer.sentences)
    assert answer._repr_svg_() == answer.to_svg()
    assert answer.to_svg().startswith("<?xml")


def test_a_blocked_pair_has_no_line_and_names_what_blocks(rocket: mapkit.Board):
    answer = rocket.sight("38", "12")
    assert (answer.sees, answer.distance, answer.line, answer.line_mm) == (False, None, None, None)
    assert answer.blockers
    assert set(answer.blockers) <= set(rocket.ids)


def test_one_field_against_all_agrees_with_the_tables(board: mapkit.Board):
    tables, ids = board.tables, board.ids
    for i, origin in enumerate(ids):
        seen = board.sight(origin)
        assert list(seen) == [k for k in ids if k != origin]
        for k, other in enumerate(ids):
            if other == origin:
                continue
            pair = tables.pair(i, k)
            assert (seen[other].clear, seen[other].grazing) == (pair.clear, pair.grazing)
            assert seen[other].sees is (board.sight(origin, other).sees)
            assert seen[other].disputed is (board.sight(origin, other).disputed)


def test_tables_are_arrays_in_the_order_of_the_ids(board: mapkit.Board):
    assert board.tables.field_ids == board.ids
    assert board.tables.clear.shape == (len(board.ids),) * 2
    assert np.array_equal(board.tables.clear, board.tables.clear.T)


def test_fields_are_shapes_in_mm(board: mapkit.Board):
    total = shapely.union_all([f.polygon for f in board.fields])
    width, height = board.map.size_mm
    assert total.bounds[2] <= width
    assert total.bounds[3] <= height
    collection = board.__geo_interface__
    assert [f["id"] for f in collection["features"]] == list(board.ids)
    shape = shapely.geometry.shape(collection["features"][0]["geometry"])
    assert shape.equals(board[board.ids[0]].polygon)


def test_relations_as_a_graph(board: mapkit.Board):
    networkx = pytest.importorskip("networkx")
    graph = board.to_networkx("passable")
    assert sorted(graph.nodes) == sorted(board.ids)
    assert {tuple(sorted(e)) for e in graph.edges} == set(board.relations.passable)
    assert isinstance(graph, networkx.Graph)


def test_a_path_may_be_one_string_or_several(rocket: mapkit.Board):
    path = ["B38", "B43"]
    assert rocket.hear("38 > 43").details == rocket.hear(path).details
    assert rocket.hear(*path).details == rocket.hear(path).details
    assert rocket.hear(path).allowed
    assert rocket.hear(["B38", "R12"]).allowed is False


def test_reach_names_fields_as_the_command_line_does(rocket: mapkit.Board):
    answer = rocket.reach("red entry", steps=2)
    assert answer.steps[answer.origin] == 0
    assert max(answer.steps.values()) == 2
    with pytest.raises(mapkit.NotFoundError, match="did you mean"):
        rocket.reach("objectve 4")


def test_other_choices_make_another_board(rocket: mapkit.Board):
    sees = rocket.choose(grazing="sees")
    assert sees.map.choices["grazing"] == "sees"
    assert rocket.map.choices["grazing"] == "blocks"
    assert (sees.tables.clear == rocket.tables.clear).all()
    with pytest.raises(mapkit.UsageError, match="has no choice"):
        rocket.choose(nothing="x")


def test_an_edit_makes_another_board_and_diff_tells_what_changed(board: mapkit.Board):
    first = board.ids[0]
    edited = board.edit(mapkit.edits.rename_field, first, "new-id")
    assert "new-id" in edited.ids
    assert first in board.ids
    assert any(c.what == "renamed" for c in mapkit.diff(board, edited))
    assert mapkit.diff(board, board) == ()
    with pytest.raises(mapkit.EditRefusedError):
        board.edit(mapkit.edits.rename_field, first, board.ids[1])


def test_an_edited_map_file_keeps_its_comments(board: mapkit.Board, tmp_path: Path):
    edited = board.edit(mapkit.edits.set_header, name="Other rooms")
    edited.save(tmp_path / "other.yaml")
    before = TWO_ROOMS.read_text("utf-8").splitlines()
    after = (tmp_path / "other.yaml").read_text("utf-8").splitlines()
    assert [line for line in before if line.lstrip().startswith("#")] == [
        line for line in after if line.lstrip().startswith("#")
    ]
    assert mapkit.open(tmp_path / "other.yaml").map.name == "Other rooms"
    with pytest.raises(mapkit.OutputExistsError):
        edited.save(tmp_path / "other.yaml")
    edited.save(tmp_path / "other.yaml", force=True)


def test_a_picture_is_saved_in_the_format_of_its_ending(board: mapkit.Board, tmp_path: Path):
    board.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text("utf-8") == board.to_svg()
    board.sight(*board.ids[:2]).save(tmp_path / "pair.png", dpi=30)
    assert (tmp_path / "pair.png").read_bytes()[:4] == b"\x89PNG"
    with pytest.raises(mapkit.UsageError):
        board.save(tmp_path / "board.nothing")


def test_an_export_is_what_the_exporter_writes(board: mapkit.Board, tmp_path: Path):
    data = board.export("tables", tmp_path / "tables.json", {"form": "dense"})
    assert (tmp_path / "tables.json").read_bytes() == data
    assert json.loads(data)["map"]["id"] == board.map.id
    assert board.export("json", options={"form": "dense"}) == data
    for name, path, told in (
        ("nothing", None, "there is no format 'nothing'; there are: csv"),
        ("png", None, r"board\.picture\(\)\.save\(path\)"),
        ("zip", None, "there is no format 'zip'"),  # several formats are
        ("csv", "o.csv", "csv writes several files: name a folder"),
        ("tables", "o.png", r"tables writes \.json files"),
    ):
        with pytest.raises(mapkit.UsageError, match=told):
            board.export(name, path and tmp_path / path)
    assert [path.name for path in tmp_path.iterdir()] == ["tables.json"]
    board.export("csv", tmp_path / "tables.v2")  # endings that no format has are free
    assert (tmp_path / "tables.v2" / "fields.csv").is_file()


def test_what_is_no_map_is_not_opened() -> None:
    for wrong in (3, None, ["launch-site"]):
        with pytest.raises(TypeError, match="by its name, a path, its text or an open file"):
            mapkit.open(wrong)  # type: ignore[arg-type]


def test_a_board_is_drawn_on_axes_in_mm(rocket: mapkit.Board):
    figure = pytest.importorskip("matplotlib.figure").Figure()
    axes = figure.add_subplot()
    assert rocket.plot(axes) is axes
    (left, right), (bottom, top) = axes.get_xlim(), axes.get_ylim()
    width, height = rocket.map.size_mm
    assert left < 0 < width < right
    assert top < 0 < height < bottom  # y downwards
    blank = pytest.importorskip("matplotlib.figure").Figure()
    assert _pixels(figure) != _pixels(blank)


def _pixels(figure: Any) -> bytes:
    from matplotlib.backends.backend_agg import FigureCanvasAgg

    canvas: Any = FigureCanvasAgg(figure)
    canvas.draw()
    return bytes(canvas.buffer_rgba())


def test_repairs_are_carried_out_on_a_copy():
    spare = OVERLAP.replace("e: [1000, 1000]", "e: [3000, 1000]").replace(
        "h: [1000, 2000]", "h: [3000, 2000]"
    )
    board = mapkit.open(spare)
    done = board.repair()
    mended, notes = done.board, done.notes
    assert notes
    assert len(mended.check()) < len(board.check())


def test_each_thing_is_worked_out_once_and_threads_get_the_same(board: mapkit.Board):
    fresh = mapkit.open(TWO_ROOMS)
    assert fresh.ground is fresh.ground
    assert fresh.compile() is fresh.compile()
    expected = [board.sight(a, b).to_dict() for a in board.ids for b in board.ids]
    got: list[list[object]] = []

    def ask() -> None:
        got.append([fresh.sight(a, b).to_dict() for a in fresh.ids for b in fresh.ids])

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LIMIT_S)
    assert got == [expected] * 4


def test_a_board_goes_through_pickle(board: mapkit.Board):
    copy = pickle.loads(pickle.dumps(board))
    assert copy.map == board.map
    assert copy.sight(*board.ids[:2]).to_dict() == board.sight(*board.ids[:2]).to_dict()


def test_a_game_without_sight_has_reach_but_no_sight(board: mapkit.Board):
    blind = mapkit.Board(replace(board.map, ruleset=replace(board.map.ruleset, sight="none")))
    assert blind.reach(board.ids[0]).steps
    for ask in (
        lambda: blind.sight(board.ids[0]),
        lambda: blind.tables,
        blind.disputes,
        lambda: blind.play,
    ):
        with pytest.raises(mapkit.UsageError, match="no lines of sight"):
            ask()


@pytest.mark.parametrize("name", ["Launch Site", "launch_site", "LAUNCH-SITE"])
def test_a_shipped_map_is_known_however_its_name_is_written(name: str) -> None:
    assert mapkit.open(name).map.id == "launch-site"


@pytest.mark.parametrize(
    ("tried", "told"),
    [
        ("visible", "it is called board.seen_from(field)"),
        ("portals", "it is called board.map.portals"),
        ("nonsense", None),
    ],
)
def test_what_a_board_does_not_have_is_answered_by_where_it_is(
    tried: str, told: str | None
) -> None:
    with pytest.raises(AttributeError) as caught:
        getattr(mapkit.open("two-rooms"), tried)
    assert getattr(caught.value, "__notes__", [None])[0] == told


def test_every_other_name_is_none_of_a_board_and_names_what_there_is() -> None:
    board = mapkit.open("two-rooms")
    for tried, told in OTHER_NAMES.items():
        assert not hasattr(type(board), tried)
        for called in re.findall(r"board\.(\w+)", told):
            assert called == "png" or hasattr(board, called), told
    field = next(iter(board))
    for tried, told in fields.OTHER_NAMES.items():
        with pytest.raises(AttributeError, match=f"a field has no '{tried}'") as caught:
            getattr(field, tried)
        assert caught.value.__notes__ == [f"it is called {told}"]
        for owner, called in re.findall(r"(board|field)\.(\w+)", told):
            assert hasattr(board if owner == "board" else field, called), told


def test_an_answer_and_the_package_say_what_is_meant_too() -> None:
    answer = mapkit.open("two-rooms").reach("lane")
    for tried, told in picture.OTHER_NAMES.items():
        with pytest.raises(AttributeError, match=f"an answer has no '{tried}'") as caught:
            getattr(answer, tried)
        assert caught.value.__notes__ == [f"it is called {told}"]
        assert hasattr(answer, re.findall(r"answer\.(\w+)", told)[0])
    with pytest.raises(AttributeError, match="no attribute 'load'") as caught:
        mapkit.load  # noqa: B018
    assert caught.value.__notes__ == ['it is called mapkit.open("map.yaml")']
    with pytest.raises(TypeError, match=r"mapkit\.edits\.paint"):
        mapkit.open("two-rooms").edit("paint", ["lane"])  # type: ignore[arg-type]


def test_a_pair_for_a_field_and_an_unknown_graph_are_refused() -> None:
    board = mapkit.open("two-rooms")
    with pytest.raises(TypeError, match="name two fields one after the other"):
        board.sight(("n1", "n2"))  # type: ignore[arg-type]
    with pytest.raises(mapkit.UsageError, match="no graph 'adjacency'; there are: sight, adjacent"):
        board.to_networkx("adjacency")  # type: ignore[arg-type]


def test_a_map_beside_the_one_that_is_not_there_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my-board.yaml").write_text(TWO_ROOMS.read_text())
    for tried in ("my-board", "my-bord.yaml", "My Board"):
        with pytest.raises(mapkit.FileError) as caught:
            mapkit.open(tried)
        assert caught.value.help == "did you mean my-board.yaml?", tried
    with pytest.raises(mapkit.FileError) as caught:
        mapkit.open("nothing-like-it.yaml")
    assert "launch-site" in caught.value.help
