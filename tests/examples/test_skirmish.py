"""Games of the second game run from the tables alone, and notice where a rule is broken."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mapkit.compiled import compile_map
from mapkit_exporters.tables import tables_document
from tests.boards import map_in
from tests.examples.test_referee import START
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "examples" / "skirmish"
BOARDS = ("twin-passes", "three-crowns", "ring")


def play(*arguments: str | Path, change: str = "") -> subprocess.CompletedProcess[str]:
    """Run the example where nothing but the standard library can be imported."""
    reader = str(ROOT / "exporters" / "readers" / "python")
    start = START.replace("READER", repr(reader)).replace("CHANGE", change)
    return subprocess.run(
        [sys.executable, "-E", "-S", "-c", start, str(FOLDER / "play.py"), *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )


def document(name: str, form: str = "dense") -> dict[str, Any]:
    """Return the tables of a shipped board."""
    game_map = map_in(ROOT / "maps" / "skirmish_wars" / f"{name}.yaml")
    return tables_document(compile_map(game_map), form=form)


@pytest.mark.parametrize("form", ["dense", "expanded"])
@pytest.mark.parametrize("name", BOARDS)
def test_whole_games_are_legal(name: str, form: str, tmp_path: Path) -> None:
    tables = tmp_path / "board.json"
    tables.write_text(json.dumps(document(name, form)), "utf-8")
    done = play(tables, "--games", "20")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "seeds 1 to 20" in done.stdout
    assert "all legal" in done.stdout
    counts = {
        what: int(count)
        for count, what in (
            part.split(":")[0].split()
            for part in done.stdout.splitlines()[-1].split(", ")
            if "seeds" not in part
        )
    }
    assert counts["moves"] > 1000
    assert min(counts[w] for w in ("rounds", "shots", "captures", "purchases")) > 60
    assert counts["unloadings"] > 10


def test_all_ways_to_win_occur() -> None:
    done = play("--games", "60")
    assert done.returncode == 0, done.stdout + done.stderr
    for how in ("base", "units", "cities", "medals"):
        assert f"wins: {how}" in done.stdout


def test_every_run_says_that_its_figures_are_assumed(tmp_path: Path) -> None:
    assert "assumed-figures.json" in play("--games", "1").stdout
    note = "None of them is a rule of the printed game."
    for games in ("0", "1"):
        assert note in play("--games", games).stdout
    figures = json.loads((FOLDER / "assumed-figures.json").read_text("utf-8"))
    figures["note"] = "Figures of another."
    other = tmp_path / "other-assumed.json"
    other.write_text(json.dumps(figures), "utf-8")
    told = play("--games", "1", "--figures", other).stdout
    assert "other-assumed.json" in told
    assert "Figures of another." in told


def test_a_seed_brings_a_game_back() -> None:
    told = [play("--games", "1", "--seed", s, "--story").stdout for s in ("7", "7", "8")]
    assert told[0] == told[1] != told[2]
    assert "Round 1\n" in told[0]
    assert "moves: " in told[0]
    assert "buys" in told[0]


def test_a_foot_unit_gets_on_a_carrier_by_moving_onto_its_field() -> None:
    told = play("--games", "20", "--story").stdout
    ways = [line.rpartition(": ")[2] for line in told.splitlines() if " gets on " in line]
    assert {len(way.split()) for way in ways} >= {2, 3, 4}


def test_the_tables_beside_the_example_are_those_of_the_board() -> None:
    beside = json.loads((FOLDER / "twin-passes.json").read_text("utf-8"))
    assert beside == document("twin-passes"), "make it anew, as the example's README says"


@pytest.mark.parametrize(
    ("what", "answer"),
    [
        ("reachable", "old(self, *a, **{**k, 'allowance': 9})"),
        ("reachable", "old(self, *a, **{**k, 'occupied': ()})"),
        ("why_not", "'no'"),
        ("at_range", "old(self, a[0], *((1, 4) if a[1:] in ((1, 1), (2, 3)) else a[1:]))"),
        ("passable", "self.fields"),
        ("fields_with", "old(self, *a, **k)[:1]"),
        ("fields_with", "old(self, 'city')[:1]"),
        ("field", "__import__('dataclasses').replace(old(self, *a), tags=('purchase', 'repair'))"),
    ],
)
def test_a_wrong_answer_is_noticed(what: str, answer: str) -> None:
    change = (
        "import mapkit_tables\n"
        f"old = mapkit_tables.Tables.{what}\n"
        f"mapkit_tables.Tables.{what} = lambda self, *a, **k: {answer}\n"
    )
    done = play("--games", "30", change=change)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "broke the rules" in done.stdout


@pytest.mark.parametrize("cell", [("6", "city"), ("1", "road")])
def test_a_known_cell_is_kept(cell: tuple[str, str]) -> None:
    change = (
        "import mapkit_tables\n"
        "old = mapkit_tables.EngineTable.cell\n"
        "mapkit_tables.EngineTable.cell = lambda self, *at: "
        f"(9, 9) if at == {cell!r} else old(self, *at)\n"
    )
    done = play("--games", "30", change=change)
    assert f"the cell {cell!r} is wrong" in done.stdout


def change_figures(change: Callable[[dict[str, Any]], Any], folder: Path) -> Path:
    """Write the assumed figures with a change."""
    figures = json.loads((FOLDER / "assumed-figures.json").read_text("utf-8"))
    change(figures)
    path = folder / "figures.json"
    path.write_text(json.dumps(figures), "utf-8")
    return path


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda f: f["allowances"].pop("foot"), "no allowance of foot"),
        (lambda f: f["defence"]["3"].pop("city"), "no cell 3, city of the defence table"),
        (lambda f: f.pop("units"), "no file of assumed figures"),
    ],
)
def test_a_figure_that_is_neither_known_nor_assumed(
    change: Callable[[dict[str, Any]], Any], told: str, tmp_path: Path
) -> None:
    done = play("--figures", change_figures(change, tmp_path))
    assert done.returncode == 2
    assert told in done.stderr


def test_what_is_known_is_not_assumed(tmp_path: Path) -> None:
    def change(figures: dict[str, Any]) -> None:
        figures["costs"]["grass"]["tracked"] = 5
        figures["costs"]["water"]["tracked"] = 1
        figures["defence"]["6"]["city"] = [9, 6]
        figures["units"]["tank"]["defence"] = 1
        figures["units"]["tank"]["fire"]["tracked"] = 1
        figures["units"]["anti_air"]["damaged"]["tracked"] = 1

    path = change_figures(change, tmp_path)
    with_them = play("--games", "3", "--story", "--figures", path)
    assert with_them.returncode == 0, with_them.stdout
    without = play("--games", "3", "--story")
    assert with_them.stdout.splitlines()[1:] == without.stdout.splitlines()[1:]


def test_a_board_that_is_none(tmp_path: Path) -> None:
    damaged = document("twin-passes")
    damaged["fields"][0]["kind"] = "city"
    path = tmp_path / "board.json"
    path.write_text(json.dumps(damaged), "utf-8")
    done = play(path)
    assert done.returncode == 2
    assert "changed" in done.stderr
    assert play(tmp_path / "none.json").returncode == 2


def test_a_board_of_another_game(tmp_path: Path) -> None:
    game_map = map_in(ROOT / "examples" / "two-rooms.yaml")
    path = tmp_path / "board.json"
    path.write_text(json.dumps(tables_document(compile_map(game_map))), "utf-8")
    done = play(path)
    assert done.returncode == 2
    assert "another game" in done.stderr
