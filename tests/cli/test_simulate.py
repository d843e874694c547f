"""``mapkit simulate``: what it tells, what it refuses, and what Ctrl-C leaves."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from mapkit.export import simulation_schema
from tests.cli.program import Mapkit
from tests.unit.jobs.dask_cluster import DaskCluster
from tests.waiting import LIMIT_S, wait_until

ROOT = Path(__file__).resolve().parents[2]
BOARD = ROOT / "maps" / "uboat-bunker.yaml"


def changed(tmp_path: Path, change: Callable[[str], str]) -> Path:
    """Write the bunker with a change."""
    text = BOARD.read_text("utf-8")
    other = change(text)
    assert other != text
    path = tmp_path / "changed.yaml"
    path.write_text(other, "utf-8")
    return path


def without_markers(word: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        return "".join(line for line in text.splitlines(keepends=True) if word not in line)

    return change


def test_the_figures_add_up_and_fit_the_schema(mapkit: Mapkit) -> None:
    done = mapkit("simulate", BOARD, "--games", 60, "--workers", 1, "--json")
    assert done.code == 0
    found = done.json
    jsonschema.validate(found, simulation_schema())
    assert found["games"] == found["asked"] == 60
    assert sum(e["games"] for e in found["endings"].values()) == 60
    assert sum(row["games"] for row in found["lengths"]) == 60
    assert sum(o["given"] for o in found["objectives"]) == 120
    shots = found["measures"]["shots"]["value"] * 60
    assert sum(f["fired"] for f in found["fields"]) == pytest.approx(shots, abs=1e-3)
    assert sum(f["fell"] for f in found["fields"]) == pytest.approx(shots, abs=1e-3)
    wins = found["wins"]
    assert wins["sniper"]["value"] + wins["squads"]["value"] == pytest.approx(1)
    assert wins["sniper"]["low"] < wins["sniper"]["value"] < wins["sniper"]["high"]
    assert "simple heuristics, not people" in found["about"][0]
    again = mapkit("simulate", BOARD, "--games", 60, "--workers", 2, "--json")
    assert again.out == done.out


def test_a_comparison_says_what_differs_and_fits_the_schema(mapkit: Mapkit) -> None:
    run = ("simulate", BOARD, "--compare", "launch-site", "--games", 300, "--workers", 1)
    done = mapkit(*run, "--json")
    assert done.code == 0
    found = done.json
    jsonschema.validate(found, simulation_schema())
    assert found["one"]["seed"] != found["other"]["seed"]
    assert any(o["differs"] for o in found["outcomes"])
    for outcome in found["outcomes"]:
        ends = outcome["difference"]
        inside = ends["low"] is None or ends["low"] <= 0 <= ends["high"]
        assert outcome["differs"] is not inside
    told = mapkit(*run).out
    assert "simple heuristics, not people" in told
    assert "games on each side would show one so large" in told


def test_two_choices_of_one_map_are_compared(mapkit: Mapkit) -> None:
    done = mapkit(
        "simulate",
        BOARD,
        "--compare-choice",
        "grazing=sees",
        "--games",
        50,
        "--workers",
        1,
        "--json",
    )
    sides = done.json["one"], done.json["other"]
    assert [side["choices"]["grazing"] for side in sides] == ["blocks", "sees"]


def test_players_from_a_file(mapkit: Mapkit, tmp_path: Path) -> None:
    path = tmp_path / "chance.yaml"
    path.write_text('mapkit_players: "1.0"\nname: chance\nsquads: {plays: random}\n', "utf-8")
    assert mapkit("check", path).code == 0
    done = mapkit(
        "simulate", BOARD, "--compare-players", path, "--games", 150, "--workers", 1, "--json"
    )
    found = done.json
    assert found["other"]["players"]["name"] == "chance"
    assert found["other"]["players"]["squads"] is None
    assert found["other"]["players"]["sniper"] == found["one"]["players"]["sniper"]
    wins = next(o for o in found["outcomes"] if o["outcome"] == "wins")
    assert wins["differs"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('mapkit_players: "1.0"\nsniper: {weights: {waay: 3}}\n', 'did you mean "way"?'),
        ('mapkit_players: "1.0"\nsniper: {weights: {way: -1}}\n', "out of bounds"),
        ('mapkit_players: "7.0"\n', "is not a version of players"),
        ("name: nobody\n", "mapkit_players"),
    ],
)
def test_wrong_players_are_told(mapkit: Mapkit, tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "players.yaml"
    path.write_text(text, "utf-8")
    done = mapkit("simulate", BOARD, "--players", path)
    assert done.code == 3
    assert words in done.err


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (without_markers("type: entry"), "there is no entry for the sniper"),
        (without_markers("type: objective"), "there are no two objectives in different sectors"),
        (without_markers("type: start"), "no squad has a start"),
        (without_markers("role: officer"), "needs one start of an officer"),
    ],
)
def test_a_board_without_a_set_up_is_refused(
    mapkit: Mapkit, tmp_path: Path, change: Callable[[str], str], words: str
) -> None:
    done = mapkit("simulate", changed(tmp_path, change))
    assert done.code == 2
    assert words in done.err


def test_a_map_with_errors_is_refused(mapkit: Mapkit, tmp_path: Path) -> None:
    done = mapkit("simulate", changed(tmp_path, lambda text: text.replace("kind: open", "kind: x")))
    assert done.code == 3


def test_another_game_is_refused(mapkit: Mapkit) -> None:
    done = mapkit("simulate", ROOT / "maps" / "skirmish_wars" / "ring.yaml")
    assert done.code == 2
    assert "the ruleset skirmish_wars is of another game" in done.err


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_an_odd_number_of_games_is_refused(mapkit: Mapkit, games: str) -> None:
    assert mapkit("simulate", BOARD, "--games", games).code == 2


def test_an_empty_bag_is_refused(mapkit: Mapkit, tmp_path: Path) -> None:
    rules = (ROOT / "mapkit" / "data" / "rulesets" / "sniper_elite.yaml").read_text("utf-8")
    own = tmp_path / "empty.yaml"
    own.write_text(
        rules.replace("start: 6, ", "start: 0, ")
        .replace("start: 2, ", "start: 0, ")
        .replace("{label: recoil, start: 3, most: 7}", "{label: recoil}"),
        "utf-8",
    )
    path = changed(
        tmp_path, lambda text: text.replace("ruleset: sniper_elite", "ruleset: ./empty.yaml")
    )
    done = mapkit("simulate", path)
    assert done.code == 2
    assert "the bag has no tokens, so no shot can be fired" in done.err


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for a child")
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    store, pages = tmp_path / "games.results", tmp_path / "games.html"
    run = ["simulate", str(BOARD), "--games", "100000", "--workers", "1", "--results", str(store)]
    run += ["-o", str(pages)]
    program = (
        "import signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's & ignores it
        "from mapkit.cli import main\n"
        "sys.exit(main())\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program, *run, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    wait_until(lambda: store.is_file() and len(store.read_text("utf-8").splitlines()) > 2)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=LIMIT_S)
    assert process.returncode == 130, err
    found: dict[str, Any] = json.loads(out)
    assert found["asked"] == 100_000
    assert 100 <= found["games"] < 100_000
    assert found["games"] == 100 * (len(store.read_text("utf-8").splitlines()) - 1)
    assert str(found["games"]) in pages.read_text("utf-8")


def test_games_on_a_cluster_are_the_same_as_here(mapkit: Mapkit, tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    run = ("simulate", BOARD, "--games", 250, "--json")
    here = mapkit(*run, "--workers", 1)
    with DaskCluster(tmp_path) as cluster:
        cluster.worker()
        there = mapkit(*run, "--scheduler", cluster.address)
    assert there.code == 0, there.err
    assert there.out == here.out


def test_a_missing_map_is_told(mapkit: Mapkit, tmp_path: Path) -> None:
    assert mapkit("simulate", tmp_path / "no.yaml").code == 4
