"""``mapkit report``: figures as the schema says, and words for maps with little to measure."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import mapkit as library
from mapkit.cli.stopping import ExitCode
from mapkit.edits.map_header import set_header
from mapkit.export import report_schema
from mapkit.illustrate.supplies import MapSupplies
from mapkit.mapfile import example_paths
from mapkit.mapfile.rulesets import shipped_text
from tests.cli.program import Mapkit
from tests.cli.test_answers import unknown_keys

ROOT = Path(__file__).parents[2]
RING = str(ROOT / "maps" / "skirmish_wars" / "ring.yaml")
FAR_HUT = str(ROOT / "examples" / "variants" / "launch-site-far-hut.yaml")
QUARRY = str(ROOT / "examples" / "reports" / "quarry.yaml")

HEAD = 'mapkit: "1.0"\nid: few\nname: Few\nruleset: sniper_elite\nunit_mm: 1\nsize_mm: [90, 60]\n'
SQUARES = """\
vertices:
  {a: [0, 0], b: [30, 0], c: [60, 0], d: [90, 0], e: [0, 60], f: [30, 60], g: [60, 60], h: [90, 60]}
fields:
  left: {kind: open, sector: red, ring: [a, b, f, e]}
  middle: {kind: %s, sector: red, ring: [b, c, g, f]}
  right: {kind: open, sector: red, ring: [c, d, h, g]}
markers:
- {type: entry, field: left, sector: red}
- {type: objective, field: right, number: 1}
"""
ONE = "vertices: {a: [0, 0], b: [90, 0], c: [90, 60]}\nfields: {f: {kind: open, ring: [a, b, c]}}\n"


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str, str], Path]:
    def write(name: str, text: str) -> Path:
        path = tmp_path / f"{name}.yaml"
        path.write_text(HEAD + text, "utf-8")
        return path

    return write


def valid(answer: str, value: Any) -> Any:
    """Return a value that is as its schema says, and has no keys beside."""
    schema = report_schema()
    defs = schema["$defs"]
    del schema["anyOf"]
    jsonschema.Draft202012Validator({**schema, "$ref": f"#/$defs/{answer}"}).validate(value)
    assert not unknown_keys(value, defs[answer], defs)
    for key, part in value.items():
        if key in defs and isinstance(part, dict):
            assert not unknown_keys(part, defs[key], defs)
    return value


@pytest.mark.parametrize("name", ["launch-site", "two-rooms", RING])
def test_a_report_is_as_its_schema_says(mapkit: Mapkit, name: str) -> None:
    done = mapkit("report", name, "--json")
    assert done.code == ExitCode.OK
    valid("report", done.json)


def test_a_comparison_is_as_its_schema_says(mapkit: Mapkit) -> None:
    done = mapkit("report", "launch-site", "uboat-bunker", "--json")
    assert done.code == ExitCode.OK
    found = valid("comparison", done.json)["changes"]
    assert {c["change"] for c in found} == {"rose", "fell", "new", "gone"}
    abouts = {"board", "warning", "sector", "objective", "way", "field"}
    assert {c["about"] for c in found} == abouts


def test_the_figures_are_those_of_other_commands(mapkit: Mapkit) -> None:
    report = mapkit("report", "launch-site", "--json").json
    tables = mapkit("build", "launch-site").json
    assert report["checksum"] == tables["checksums"]["play"]
    for field in ("R12", "B54", "Y76"):
        reach = mapkit("reach", "launch-site", field, "--json").json["fields"]
        ends = [r for r in reach if r["may_end"] and r["steps"]]
        told = next(r for r in report["ways"][0]["reach"] if r["field"] == field)
        assert told["one"] == len(ends)
        assert told["silent"] == sum(not r["noisy"] for r in ends)


def test_disputes_are_asked_or_left_out_as_told(
    mapkit: Mapkit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def disputes(*told: str) -> Any:
        return mapkit("report", "two-rooms", "--json", *told).json["disputes"]

    asked = disputes()
    assert asked is not None
    assert disputes("--no-disputes") is None
    monkeypatch.setattr("mapkit.analysis.measures.report._MOST_FIELDS", 1)
    assert disputes() is None
    assert disputes("--disputes") == asked


def test_a_map_of_one_field_has_a_report(mapkit: Mapkit, written: Any) -> None:
    path = written("one", ONE)
    report = valid("report", mapkit("report", path, "--json").json)
    assert report["exposure"]["board"]["most"] == 0
    assert report["exposure"]["lanes"] == []
    assert report["exposure"]["cover"] is None  # there is no start
    assert report["choke_points"]["parts"] == [["f"]]
    assert [ways["times"] for ways in report["ways"]] == [[], []]
    said = mapkit("report", path).out
    assert said.startswith("Few: 1 field.\n")
    assert "Exposure: no field sees another.\n" in said
    assert "A noisy move over any field is heard from 0 others.\n" in said
    assert "Left out: disputes: one field makes no pair.\n" in said
    assert "certain for every pair" not in said


def test_what_is_the_same_everywhere_is_said_as_one_number(mapkit: Mapkit) -> None:
    said = mapkit("report", QUARRY).out.splitlines()
    assert "  White sector: 21" in said
    assert "  From the entries of other sectors to the objectives: 2 turns" in said


def test_a_way_that_is_not_there_is_said_and_not_averaged(mapkit: Mapkit, written: Any) -> None:
    path = written("parts", SQUARES % "built_up")
    report = valid("report", mapkit("report", path, "--json").json)
    assert report["choke_points"]["parts"] == [["left"], ["middle"], ["right"]]
    times = [time["turns"] for ways in report["ways"] for time in ways["times"]]
    assert times == [None, None]
    assert (report["danger"][0]["paths"], report["danger"][0]["mean"]) == (0, None)
    said = mapkit("report", path).out
    assert "The board is in 3 parts that no step joins; fields in each: 1, 1, 1." in said
    assert said.count("no way from left (red sniper entry) to right (objective 1)") == 2
    assert "turns, " not in said


def test_ways_that_the_sniper_may_not_take_are_counted_apart(mapkit: Mapkit) -> None:
    command = ("report", "uboat-bunker", "--no-disputes")
    report = mapkit(*command, "--json").json
    entries = {place["place"] for place in report["places"]["entries"]}
    for ways in report["ways"]:
        own = [t for t in ways["times"] if t["from"] in entries and t["same_sector"]]
        said = [s for s in report["sentences"] if s.startswith("Not among these turns: ")]
        assert [s.split()[4] for s in said] == [str(len(own))]
    own_field = {p["field"]: p["sector"] for kind in report["places"].values() for p in kind}
    (worst,) = (s for s in report["sentences"] if s.startswith("The most exposed shortest way"))
    ends = [i for i in own_field if f" from {i} (" in worst or f" to {i} (" in worst]
    assert len(ends) == 2
    assert own_field[ends[0]] != own_field[ends[1]]


def test_a_way_that_is_closed_takes_longer_than_any(mapkit: Mapkit, written: Any) -> None:
    whole, parts = written("whole", SQUARES % "open"), written("parts", SQUARES % "built_up")
    changes = valid("comparison", mapkit("report", whole, parts, "--json").json)["changes"]
    closed = [c for c in changes if c["measure"] == "turns"]
    assert [c["change"] for c in closed] == ["rose", "rose"]
    assert [(c["before"], c["after"]) for c in closed] == [(1, None), (2, None)]
    opened = mapkit("report", parts, whole, "--json").json["changes"]
    assert [c["change"] for c in opened if c["measure"] == "turns"] == ["fell", "fell"]
    said = mapkit("report", whole, parts).out
    words = "sniper, from left (red sniper entry) to right (objective 1): turns: 1 -> no way"
    assert words in said
    assert "board: parts of the board: 1 -> 3" in said


def test_an_objective_that_was_moved_is_named_where_it_was_and_where_it_is(mapkit: Mapkit) -> None:
    said = mapkit("report", "launch-site", FAR_HUT).out
    was, now = "W124 (Control room, objective 9)", "W104 (Generator house, objective 9)"
    assert f"  {was}, now {now}: seen from: 48 -> 74\n" in said
    start = "R6 (North bank, red sniper entry)"
    assert f"sniper, from {start} to {was}, now {now}: turns: 3 -> 2\n" in said


@pytest.mark.parametrize("maps", [("two-rooms", RING), (RING, "two-rooms")])
def test_maps_of_two_games_are_put_side_by_side(mapkit: Mapkit, maps: tuple[str, str]) -> None:
    done = mapkit("report", *maps, "--json")
    changes = valid("comparison", done.json)["changes"]
    assert {c["change"] for c in changes if c["measure"] == "seen_from"} in ({"new"}, {"gone"})
    said = mapkit("report", *maps).out
    assert "  board: seen from, at the median: " in said
    assert ("\n  new warning: " in said) == (maps[0] == RING)
    assert ("\n  no longer: " in said) == (maps[1] == RING)


def test_of_two_games_the_rules_are_said_and_a_few_ways(mapkit: Mapkit) -> None:
    lines = mapkit("report", "launch-site", RING, "--no-disputes").out.splitlines()
    assert "Sniper Elite" in lines[0]
    assert "Skirmish Wars" in lines[0]
    ways = [line for line in lines if ": turns" in line]
    assert len(ways) == 8
    assert re.fullmatch(r"  and \d+ more figures? of ways", lines[lines.index(ways[-1]) + 1])


def test_other_answers_to_a_choice_are_said_first(mapkit: Mapkit, written: Any) -> None:
    old = written("old", SQUARES % "open")
    new = written("new", "choices: {grazing: sees}\n" + SQUARES % "open")
    said = mapkit("report", old, new).out
    assert said.startswith(
        "The choices differ: lines that only graze: before blocks, after sees.\n"
    )


def test_each_warning_is_told_once(mapkit: Mapkit) -> None:
    open_ = mapkit("report", "uboat-bunker", "--json").json["warnings"]["open"]
    changes = mapkit("report", RING, "uboat-bunker", "--json").json["changes"]
    new = [c for c in changes if c["about"] == "warning"]
    assert [(c["measure"], c["after"]) for c in new] == [
        (w["warning"], w["figure"]) for w in open_
    ]  # fmt: skip


def test_the_same_map_twice_has_no_changes(mapkit: Mapkit) -> None:
    done = mapkit("report", "two-rooms", "two-rooms")
    assert done.code == ExitCode.OK
    assert done.out.startswith("No figure changed.\n")


def test_a_ruleset_without_sight_leaves_out_by_name(mapkit: Mapkit) -> None:
    report = mapkit("report", RING, "--json").json
    assert {left["part"] for left in report["left_out"]} == {
        "exposure", "danger", "hearing", "disputes", "exercise", "odds"
    }  # fmt: skip
    assert all(report[left["part"]] is None for left in report["left_out"])
    assert report["choke_points"]["parts"]
    assert report["ways"][0]["not_known"] == "not known: allowance of foot soldier"
    held = {h["value"]: (len(h["fields"]), h["sums"]) for h in report["holdings"]}
    assert held["red"] == held["blue"] == (2, {"points": 12})


def test_figures_that_a_map_fills_in_are_measured(mapkit: Mapkit, tmp_path: Path) -> None:
    text = shipped_text("skirmish_wars")
    filled = text.replace("allowance: unknown", "allowance: 4").replace("cost: unknown", "cost: 1")
    (tmp_path / "own.yaml").write_text(filled, "utf-8")
    board = Path(RING).read_text("utf-8").replace("ruleset: skirmish_wars", "ruleset: ./own.yaml")
    (tmp_path / "ring.yaml").write_text(board, "utf-8")
    ways = mapkit("report", tmp_path / "ring.yaml", "--json").json["ways"]
    assert [(w["mover"], w["not_known"]) for w in ways] == [
        ("foot", None), ("wheeled", None), ("tracked", None)
    ]  # fmt: skip
    assert all(r["two"] > r["one"] > 0 for r in ways[0]["reach"])


def test_without_the_graph_library_choke_points_are_left_out(
    mapkit: Mapkit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rustworkx", None)
    done = mapkit("report", "two-rooms", "--json")
    assert done.code == ExitCode.OK
    report = valid("report", done.json)
    assert report["choke_points"] is None
    assert [left["part"] for left in report["left_out"]] == ["choke_points"]
    assert "pip install rustworkx" in report["left_out"][0]["why"]
    assert report["ways"]
    said = mapkit("report", "two-rooms").out
    assert "Left out: choke points: choke points need a graph library: pip install" in said


def test_a_map_with_errors_is_refused_or_reported_in_part(mapkit: Mapkit, tmp_path: Path) -> None:
    board = example_paths()["launch-site"].read_text("utf-8")
    marked = tmp_path / "marked.yaml"  # an objective too many
    marked.write_text(board.replace("number: 9", "number: 8"), "utf-8")
    assert mapkit("report", marked).code == ExitCode.INVALID_MAP
    assert mapkit("report", marked, "--json").json["error"]["diagnostics"]
    report = valid("report", mapkit("report", marked, "--json", "--partial").json)
    whole = mapkit("report", "launch-site", "--json").json
    assert report["missing"]["markers"] == ["objective on W124", "objective on Y93"]
    assert report["exposure"]["fields"] == whole["exposure"]["fields"]
    assert len(report["places"]["objectives"]) == 7
    assert report["checksum"] is None


def test_what_an_error_of_the_drawing_touches_is_named(mapkit: Mapkit, written: Any) -> None:
    # The triangle lies over `right`.
    over = SQUARES % "open" + "  over: {kind: open, sector: red, ring: [c, d, h]}\n"
    broken = over.replace("markers:\n", "").replace("- {", "# - {")
    path = written("broken", broken)
    assert mapkit("report", path).code == ExitCode.INVALID_MAP
    report = valid("report", mapkit("report", path, "--json", "--partial").json)
    assert report["missing"]["fields"] == ["over", "right"]
    assert [left["part"] for left in report["left_out"]] == [
        "ways", "choke_points", "danger"
    ]  # fmt: skip
    heard = report["hearing"]["fields"]
    assert [(f["heard_from"], f["unsure"]) for f in heard] == [(1, 0), (1, 2)]
    assert [f["unsure"] for f in report["exposure"]["fields"]] == [3, 3]
    said = mapkit("report", path, "--partial").out
    assert "Errors of the map leave out: fields over, right.\n" in said
    assert "  2 fields may be seen from more: errors of the map leave that open\n" in said
    assert "Left out: ways: errors of the map leave open where figures can step.\n" in said
    assert "  1 field may be heard from more: errors of the map leave that open\n" in said


def test_ways_that_no_error_touches_are_kept(mapkit: Mapkit, tmp_path: Path) -> None:
    board = example_paths()["launch-site"].read_text("utf-8")
    path = tmp_path / "corner.yaml"
    before, here, after = board.partition("\n  Y76:")
    path.write_text(before + here + after.replace("kind: ", "kind: castle # ", 1), "utf-8")
    report = valid("report", mapkit("report", path, "--json", "--partial", "--no-disputes").json)
    assert report["missing"]["fields"] == ["Y76"]
    assert all(ways["reach"] and ways["times"] for ways in report["ways"])
    said = "\n".join(report["sentences"])
    n = report["ways"][0]["unsure_reach"]
    assert f"  {n} fields left out: errors of the map may change what lies within a turn" in said


@pytest.mark.parametrize("command", [("report",), ("report", "two-rooms")])
def test_what_is_no_map_is_refused(mapkit: Mapkit, command: tuple[str, ...]) -> None:
    assert mapkit(*command, "nowhere.yaml").code == ExitCode.FILE
    assert mapkit("report", "two-rooms", "--choice", "foo=1").code == ExitCode.USAGE


def test_the_curve_counts_what_is_not_settled_at_a_tolerance(mapkit: Mapkit) -> None:
    """Those are the disputes and what is open: nothing is proved of either."""
    curve = mapkit("report", "uboat-bunker", "--json").json["disputes"]["curve"]
    point = next(p for p in curve if p["tolerance_mm"] == 0.75)
    found = mapkit("disputes", "uboat-bunker", "--tolerance", 0.75, "--json").json["disputes"]
    for kind in ("sight", "distance"):
        assert point[kind] >= len([d for d in found if d["kind"] == kind]) > 0
    board = library.open("uboat-bunker").edit(set_header, tolerance_mm=0.75)
    not_settled = set(MapSupplies(board.compile()).unsettled())
    assert {(d["origin"], d["target"]) for d in found} <= not_settled
    assert point["pairs"] == len(not_settled)
    assert mapkit("disputes", "uboat-bunker", "--tolerance", -1).code == 2
