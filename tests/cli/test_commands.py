"""Every command, from its arguments to what it prints and how it ends."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path

import jsonschema
import pytest

from mapkit.cli.stopping import ExitCode
from tests.cli.program import Done, Mapkit
from tests.structured_maps import FAMILIES

Imported = Callable[[str], Path]
CASES = Path(__file__).parents[1] / "cases" / "shared"


def test_a_case_goes_through_the_real_program(mapkit: Mapkit, imported: Imported) -> None:
    done = mapkit("build", imported("courtyard"))
    assert done.code == ExitCode.OK
    expected = json.loads((CASES / "courtyard.json").read_text("utf-8"))["expected"]
    assert done.json["adjacent"] == expected["adjacent"]
    assert done.json["buildings"] == expected["buildings"]
    seen = {pair for pair, answer in expected["los"].items() if answer["grazing"] is not None}
    assert set(done.json["los"]) == seen


def test_output_is_not_overwritten_without_force(
    mapkit: Mapkit, imported: Imported, tmp_path: Path
) -> None:
    path, out = imported("hand_rb8_tunnel"), tmp_path / "tables.json"
    assert mapkit("build", path, "-o", out).code == ExitCode.OK
    before = out.read_bytes()
    refused = mapkit("build", path, "-o", out, "--choice", "grazing=sees")
    assert refused.code == ExitCode.FILE
    assert "--force" in refused.err
    assert out.read_bytes() == before
    assert mapkit("build", path, "-o", out, "--choice", "grazing=sees", "--force").code == 0
    assert json.loads(out.read_text("utf-8"))["choices"]["grazing"] == "sees"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["hand_rb8_tunnel.yaml", "tables.json"]


def test_sight_of_a_pair_in_words_and_as_json(mapkit: Mapkit, imported: Imported) -> None:
    path = imported("hand_rb8_tunnel")
    seen = mapkit("sight", path, "A", "B")
    assert seen.code == ExitCode.OK
    assert seen.out.startswith("Field A sees field B over 2 fields: T, B.")
    assert "Rule L2 (page 12)" in seen.out
    value = mapkit("sight", path, "A", "B", "--json").json
    assert (value["sees"], value["distance"], value["rule"]) == (True, 2, "L2")
    hidden = mapkit("sight", path, "T", "V")
    assert hidden.code == ExitCode.OK
    assert "does not see" in hidden.out
    assert "on top of the other" in hidden.out


def test_a_choice_turns_a_grazing_pair(mapkit: Mapkit, imported: Imported) -> None:
    path = imported("hand_rb8_tunnel")
    blocks = mapkit("sight", path, "A", "W", "--json").json
    assert (blocks["verdict"], blocks["sees"], blocks["distance"]) == ("grazing", False, None)
    sees = mapkit("sight", path, "A", "W", "--json", "--choice", "grazing=sees").json
    assert (sees["verdict"], sees["sees"], sees["distance"]) == ("grazing", True, 2)
    assert sees["disputed"]


def test_one_field_against_all_agrees_with_the_tables(mapkit: Mapkit, imported: Imported) -> None:
    path = imported("courtyard")
    los = mapkit("build", path).json["los"]
    around = mapkit("sight", path, "A", "--json").json["fields"]
    assert len(around) == 9
    for entry in around:
        pair = "|".join(sorted(["A", entry["field"]]))
        known = los.get(pair, {"clear": None, "grazing": None})
        assert (entry["clear"], entry["grazing"]) == (known["clear"], known["grazing"]), pair
    words = mapkit("sight", path, "A").out
    assert f"sees {sum(e['sees'] for e in around)} of the other 9 fields" in words


def test_every_grazing_pair_is_disputed(mapkit: Mapkit, imported: Imported) -> None:
    path = imported("hand_rb8_tunnel")
    los = mapkit("build", path).json["los"]
    listed = mapkit("disputes", path, "--json").json["disputes"]
    sight = {"|".join(sorted((d["origin"], d["target"]))) for d in listed if d["kind"] == "sight"}
    assert sight >= {pair for pair, e in los.items() if e["verdict"] == "grazing"}
    measures = [d["measure_mm"] for d in listed]
    assert measures == sorted(measures)
    first = mapkit("disputes", path, "--limit", "1").out.splitlines()
    assert first[0].endswith(": 1 disputed call.")
    assert first[1].startswith(f"  {listed[0]['origin']} and {listed[0]['target']}: ")


def test_reach_and_hear(mapkit: Mapkit, imported: Imported) -> None:
    path = imported("hand_rb8_tunnel")
    reached = mapkit("reach", path, "A", "--json").json
    assert {r["field"]: r["steps"] for r in reached["fields"]} == {"A": 0, "T": 1, "B": 2}
    assert "can get to 2 fields" in mapkit("reach", path, "A").out
    stopped = mapkit("reach", path, "A", "--defender", "T", "--json").json
    assert [r["field"] for r in stopped["fields"]] == ["A"]
    heard = mapkit("hear", path, "A", "T", "B", "--defender", "o", "--json")
    assert heard.code == ExitCode.OK
    assert heard.json["noisy"]
    assert heard.json["defenders"] == {"o": True}
    assert "hears it, next to A, T and B" in mapkit("hear", path, "A>T>B", "--defender", "o").out
    forbidden = mapkit("hear", path, "A", "o")
    assert forbidden.code == ExitCode.NO
    assert "no door joins A to o" in forbidden.out
    assert "hears it" not in forbidden.out, "the move is not made"


def test_a_move_from_an_arrow_says_how_the_figure_comes_in(mapkit: Mapkit) -> None:
    for asked in (
        ["hear", "launch-site", "white entry > 120"],
        ["reach", "launch-site", "red entry"],
    ):
        assert "add --from-entry" in mapkit(*asked).err
        assert "--from-entry" not in mapkit(*asked, "--from-entry").err
        assert "--from-entry" not in mapkit(asked[0], "launch-site", "121").err, (
            "no arrow was named"
        )


def test_a_field_that_no_arrow_points_at_is_no_entry(mapkit: Mapkit) -> None:
    for asked in (["hear", "launch-site", "R1 > R2"], ["reach", "launch-site", "R1"]):
        assert "No arrow points at R1" in mapkit(*asked, "--from-entry").err
        assert "No arrow" not in mapkit(*asked).err


def test_diff_tells_what_changed(mapkit: Mapkit, imported: Imported, tmp_path: Path) -> None:
    path = imported("hand_rb8_tunnel")
    same = mapkit("diff", path, path)
    assert (same.code, same.out) == (ExitCode.OK, "Nothing changed.\n")
    other = tmp_path / "other.yaml"
    text = path.read_text("utf-8")
    assert "name: hand_rb8_tunnel" in text
    other.write_text(text.replace("name: hand_rb8_tunnel", "name: Another"), "utf-8")
    changed = mapkit("diff", path, other, "--json")
    assert changed.code == ExitCode.NO
    assert [c["id"] for c in changed.json["changes"]] == ["name"]


def test_two_tracings_are_compared_by_shape(
    mapkit: Mapkit, imported: Imported, tmp_path: Path
) -> None:
    path = imported("hand_rb8_tunnel")
    same = mapkit("diff", path, path, "--match", "shapes")
    assert same.code == ExitCode.OK
    assert same.out.startswith("Nothing differs.\n")
    other = tmp_path / "other.yaml"
    other.write_text(path.read_text("utf-8").replace("  A:\n", "  A2:\n"), "utf-8")
    text = other.read_text("utf-8").replace("[A, ", "[A2, ").replace(", A]", ", A2]")
    other.write_text(text.replace("field: A,", "field: A2,"), "utf-8")
    renamed = mapkit("diff", path, other, "--match", "shapes", "--json")
    assert renamed.code == ExitCode.OK, renamed.err
    assert {"before": "A", "after": "A2"}.items() <= renamed.json["matches"][0].items()
    other.write_text(text.replace("kind: elevated", "kind: open", 1), "utf-8")
    picture = tmp_path / "both.svg"
    arguments = ("diff", path, other, "--match", "shapes", "--no-tables")
    done = mapkit(*arguments, "-o", picture)
    assert done.code == ExitCode.NO
    assert "kind is elevated in the first map, open in the second" in done.out
    assert "Borders of the second map" in picture.read_text("utf-8")
    refused = mapkit(*arguments, "-o", picture)
    assert refused.code == ExitCode.FILE
    assert "--force replaces it" in refused.err
    alone = mapkit("diff", path, other, "-o", picture)
    assert alone.code == ExitCode.USAGE
    assert "add --match shapes" in alone.err


def test_check_tells_by_its_exit_code(mapkit: Mapkit, imported: Imported) -> None:
    path = imported("hand_rb8_tunnel")
    good = mapkit("check", path, "--json")
    assert good.code == ExitCode.OK
    assert good.json["ok"]
    text = path.read_text("utf-8")
    assert text.count("kind: elevated") == 2
    path.write_text(text.replace("kind: elevated", "kind: castle", 1), "utf-8")
    bad = mapkit("check", path)
    assert bad.code == ExitCode.NO
    line = text[: text.index("kind: elevated")].count("\n") + 1
    assert f"{path}:{line}:" in bad.out
    assert "castle" in bad.out
    refused = mapkit("sight", path, "A", "B")
    assert refused.code == ExitCode.INVALID_MAP
    assert "castle" in refused.err
    assert "mapkit check" in refused.err


def test_a_partial_build_works_around_what_cannot_be_read(
    mapkit: Mapkit, imported: Imported
) -> None:
    path = imported("voronoi_0")
    whole = mapkit("build", path).json
    lost = whole["fields"][0]["id"]
    text = path.read_text("utf-8")
    start = text.index("kind:", text.index("\nfields:"))
    end = min(i for i in (text.find("\n", start), text.find(",", start)) if i > 0)
    path.write_text(text[:start] + "kind: castle" + text[end:], "utf-8")
    assert mapkit("build", path).code == ExitCode.INVALID_MAP
    done = mapkit("build", path, "--partial")
    assert done.code == ExitCode.OK
    assert "left out" in done.err
    part = done.json
    assert part["missing"]["fields"] == [lost]
    assert part["adjacent"] == [p for p in whole["adjacent"] if lost not in p]
    unknown = set(part["missing"]["los"])
    assert part["los"] == {
        pair: entry
        for pair, entry in whole["los"].items()
        if lost not in pair.split("|") and pair not in unknown
    }
    assert part["los"]


def test_a_map_comes_through_a_pipe(
    mapkit: Mapkit, imported: Imported, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = imported("hand_rb8_tunnel")
    with path.open("rb") as file:
        monkeypatch.setattr("sys.stdin", TextIOWrapper(file))
        assert mapkit("sight", "-", "A", "B", "--json").json["distance"] == 2


def test_fixes_are_told_and_saved(mapkit: Mapkit, imported: Imported) -> None:
    path = imported("hand_rb8_tunnel")
    text = path.read_text("utf-8")
    path.write_text(text.replace("vertices:", "vertices:\n  lonely: [7, 7]", 1), "utf-8")
    found = mapkit("check", path, "--json").json["diagnostics"]
    assert ["lonely"] in [d["vertices"] for d in found if d["fix"]]
    mended = mapkit("check", path, "--fix")
    assert mended.code == ExitCode.OK
    assert "repaired:" in mended.out
    assert "lonely" in mended.out
    assert "lonely" not in path.read_text("utf-8")
    assert mapkit("check", path, "--fix", "--json").json["mended"] == []


def test_a_repair_that_stops_early_says_so(mapkit: Mapkit, tmp_path: Path) -> None:
    path = tmp_path / "cards.yaml"

    def fixed(*options: str) -> Done:
        path.write_text(FAMILIES["cards"](3000), "utf-8")
        return mapkit("check", path, "--fix", *options)

    said = "Not all repairs were tried: there are too many problems."
    done = fixed()
    assert said in done.out
    assert "repaired:" in done.out
    assert fixed("--json").json["stopped"] is True
    assert f"::notice file={path.as_posix()}::{said}" in fixed("--format", "github").out
    assert "stopped" not in mapkit("check", path, "--json").json


def test_a_file_that_cannot_be_read_whole_is_not_mended(mapkit: Mapkit, imported: Imported) -> None:
    path = imported("hand_rb8_tunnel")
    text = path.read_text("utf-8").replace("kind: elevated", "kind: castle", 1)
    path.write_text(text, "utf-8")
    assert mapkit("check", path, "--fix").code == ExitCode.NO
    assert path.read_text("utf-8") == text, "the field would have been lost"


def test_new_maps_are_sound(mapkit: Mapkit, tmp_path: Path) -> None:
    path = tmp_path / "fresh.yaml"
    assert (
        mapkit("new", "map", path, "--size", "300x200", "--rows", "2", "--columns", "3").code == 0
    )
    assert mapkit("check", path, "--draft").code == ExitCode.OK
    assert len(mapkit("build", path).json["fields"]) == 6
    again = mapkit("new", "map", path)
    assert again.code == ExitCode.FILE


@pytest.mark.parametrize("which", ["map", "ruleset", "tables", "answers", "report"])
def test_schemas_are_schemas(mapkit: Mapkit, which: str) -> None:
    jsonschema.Draft202012Validator.check_schema(mapkit("schema", which).json)


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["sight", "nowhere.yaml", "A"], ExitCode.FILE, "nowhere.yaml"),
        (["sight", "{map}", "Q"], ExitCode.USAGE, "no field of this map is called 'Q'"),
        (["sight", "{map}", "A", "--choice", "grazing"], ExitCode.USAGE, "NAME=VALUE"),
        (["sight", "{map}", "A", "--choice", "void=maybe"], ExitCode.USAGE, "blocks, passes"),
        (["reach", "{map}", "A", "--mover", "dog"], ExitCode.USAGE, "no mover 'dog'"),
        (["play", "nearest", "{map}", "A"], ExitCode.USAGE, "missing option '--defender'"),
        (["play", "regroup", "{map}", "A", "x", "--unit", "12"], ExitCode.USAGE, "SQUAD=FIELD"),
        (["draw", "{map}", "-o", "-"], ExitCode.USAGE, "--format"),
        (["draw", "{map}", "-o", "board.docx"], ExitCode.USAGE, "docx"),
        (["schema", "board"], ExitCode.USAGE, "map"),
        (["new", "map", "board.yaml", "--size", "wide"], ExitCode.USAGE, "840x560"),
        (["new"], ExitCode.USAGE, "FILE"),
        (["new", "copy", "atlantis", "board.yaml"], ExitCode.USAGE, "atlantis"),
        (["check", "-", "--fix"], ExitCode.USAGE, "needs a file"),
        (["import", "nowhere.json"], ExitCode.FILE, "nowhere.json"),
        (["build", "{map}", "-o", "no/such/folder/t.json"], ExitCode.FILE, "folder"),
    ],
)
def test_mistakes_end_in_a_message_and_a_code(
    mapkit: Mapkit, imported: Imported, arguments: list[str], code: ExitCode, said: str
) -> None:
    path = imported("hand_rb8_tunnel")
    done = mapkit(*(a.format(map=path) for a in arguments))
    assert done.code == code
    assert said in done.err
    assert "Traceback" not in done.err


def test_a_shipped_map_goes_by_its_name(
    mapkit: Mapkit, imported: Imported, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = imported("hand_rb8_tunnel")
    monkeypatch.setattr("mapkit.mapfile.new.example_paths", lambda: {"tunnel": path})
    assert len(mapkit("build", "tunnel").json["fields"]) == 7


def test_a_card_without_anybody_on_the_board_is_no_answer(mapkit: Mapkit) -> None:
    card = ("play", "card", "launch-site", "Encirclement", "--sniper", "22")
    done = mapkit(*card)
    assert done.code == 2
    assert "say where the defenders stand: --unit SQUAD=FIELD" in done.err
    assert mapkit("play", "card", "launch-site", "return", "--sniper", "22", "--off", "red").out


def test_the_solo_cards(mapkit: Mapkit) -> None:
    """Whom a card calls, where On Guard leads, and what each command says of it."""
    units = ("--unit", "black=42", "--unit", "red=12")
    asked = ("play", "regroup", "launch-site", "A", "--sniper", "8", *units)
    after = {f["units"][0]: f["field"] for f in mapkit(*asked, "--json").json["fields"]}
    assert after == {"B42": "R8", "R12": "R12"}  # red stays
    assert "is put on R8" in mapkit(*asked).out
    assert mapkit(*asked, "--last-known", "red").out == mapkit(*asked).out
    assert "to the sniper's: R8 is in red" in mapkit(*asked, "--last-known", "black").err
    summon = ("play", "summon", "launch-site", "12", "--origin", "8", "--sniper", "8")
    assert "R8 (Bunker front) stays" in mapkit(*summon, "--last-known", "red").out
    assert "R12" in mapkit(*summon, "--last-known", "black").out
    guard = ("play", "access", "launch-site", "objective 2", "--kind", "open")
    assert [f["field"] for f in mapkit(*guard, "--json").json["fields"]] == ["R15"]
    other = mapkit(*guard, "--defender", "15", "--json").json
    assert {f["distance"] for f in other["fields"]} == {2}
    hard = ("play", "nearest", "launch-site", "7", "--defender", "1")
    assert "distance 2: R1 " in mapkit(*hard).out
    assert "distance 3: R1 " in mapkit(*hard, "--choice", "walking_distance=cost").out
    far = mapkit("play", "farthest", "launch-site", "white", "--defender", "12", "--json").json
    assert (far["given"], far["counted"]) == ({"target": "white"}, "fields")


def test_a_soldier_beside_his_officer(mapkit: Mapkit) -> None:
    deployed = ("play", "deploy", "launch-site", "red", "soldier")
    assert mapkit(*deployed, "--json").json["fields"] == []
    assert "R11 (Firing room)" in mapkit(*deployed, "--officer", "12").out
    assert "no field" in mapkit(*deployed, "--officer", "42").out
    assert "no field" not in mapkit(*deployed, "--officer", "42", "--any-sector").out
