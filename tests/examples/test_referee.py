"""The referee plays whole games from the tables alone, and sees where the rules are broken."""

from __future__ import annotations

import json
import random
import runpy
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from mapkit.compiled import compile_map
from mapkit.model import SNIPER_HANDICAPS, SQUAD_HANDICAPS
from mapkit_exporters.tables import tables_document
from tests.boards import map_in
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[2]
REFEREE = ROOT / "examples" / "referee" / "play.py"
MAPS = sorted((ROOT / "maps").glob("*.yaml"))

START = """
import runpy, sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"mapkit", "mapkit_exporters", "numpy", "shapely", "yaml"}:
            raise ImportError(f"an engine has no {name}")

sys.meta_path.insert(0, Nothing())
for name in ("mapkit", "numpy", "shapely"):
    try:
        __import__(name)
    except ImportError:
        continue
    sys.exit(f"{name} can be imported")
referee, *sys.argv[1:] = sys.argv[1:]
sys.argv[0] = referee
sys.path.insert(0, referee.rpartition("/")[0])
sys.path.append(READER)
CHANGE
runpy.run_path(referee, run_name="__main__")
"""


def play(*arguments: str | Path, change: str = "") -> subprocess.CompletedProcess[str]:
    """Run the referee where nothing but the standard library can be imported."""
    reader = str(ROOT / "exporters" / "readers" / "python")
    start = START.replace("READER", repr(reader)).replace("CHANGE", change)
    return subprocess.run(
        [sys.executable, "-E", "-S", "-c", start, str(REFEREE), *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
    )


@pytest.fixture(scope="session")
def tables(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Return the tables of every shipped board, dense, with outlines."""
    folder, found = tmp_path_factory.mktemp("tables"), {}
    for path in MAPS:
        game_map = map_in(path)
        document = tables_document(compile_map(game_map), form="dense", geometry=True)
        found[path.stem] = folder / f"{path.stem}.json"
        found[path.stem].write_text(json.dumps(document), "utf-8")
    return found


@pytest.mark.parametrize("name", [path.stem for path in MAPS])
def test_whole_games_are_legal(name: str, tables: dict[str, Path], tmp_path: Path) -> None:
    picture = tmp_path / "track.svg"
    done = play(tables[name], "--games", "60", "--solo", "120", "--picture", picture)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "seeds 1 to 60" in done.stdout
    assert "all legal" in done.stdout
    turns = int(done.stdout.partition("seeds 1 to 60, ")[2].partition(" turns")[0])
    assert turns > 1000
    assert "The sniper wins" in done.stdout
    assert "The defenders win" in done.stdout
    svg = ET.fromstring(picture.read_text("utf-8"))
    shapes = [element.tag.rpartition("}")[2] for element in svg.iter()]
    assert shapes.count("polyline") == 1
    assert shapes.count("circle") == 9
    assert "econstruction" in "".join(svg.itertext())


def test_a_seed_brings_a_game_back(tables: dict[str, Path]) -> None:
    told = [
        play(tables["launch-site"], "--games", "1", "--seed", seed, "--solo", "0", "--story").stdout
        for seed in ("7", "7", "8")
    ]
    assert told[0] == told[1] != told[2]
    assert "Round 1, 9 left" in told[0]
    assert "The sniper moves: " in told[0]


@pytest.mark.parametrize(
    ("what", "answer"),
    [
        ("who_hears", "()"),
        ("paths", "tuple((*w, w[0]) for w in old(self, *a, **k))"),
        ("paths", "old(self, *a, **{**k, 'occupied': ()})"),
        ("in_sight", "{f: d + 1 for f, d in old(self, *a, **k).items()}"),
        ("search_sets", "((a[0], *self.adjacent(a[0])),)"),
        ("reachable", "old(self, *a, **{**k, 'allowance': 4})"),
        ("deploy_places", "self.fields"),
        ("entries_for", "self.entries"),
        ("distraction", "self.fields"),
        ("towards", "self.fields"),
        ("nearest", "self.farthest(*a, **k)"),
        ("recon", "(a[0], *self.adjacent(a[0]))"),
        ("summon_places", "tuple(a[1])"),
        ("return_places", "self.fields"),
    ],
)
def test_a_wrong_answer_is_noticed(what: str, answer: str, tables: dict[str, Path]) -> None:
    change = (
        "import mapkit_tables\n"
        f"old = mapkit_tables.Tables.{what}\n"
        f"mapkit_tables.Tables.{what} = lambda self, *a, **k: {answer}\n"
    )
    done = play(tables["launch-site"], "--games", "30", "--solo", "60", change=change)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "broke the rules" in done.stdout


@pytest.mark.parametrize(
    ("distance", "drawn", "hit", "revealed"),
    [
        # Page 7: a target 2 away is missed with three tokens, then hit with six, and he is seen.
        (2, ["accuracy", "recoil", "noise"], False, False),
        (2, ["accuracy", "accuracy", "noise", "noise", "recoil", "recoil"], True, True),
        (1, ["accuracy", "recoil", "recoil", "recoil", "noise", "noise"], False, True),
        (1, ["accuracy", "recoil", "recoil", "recoil", "noise"], True, False),
        (1, ["accuracy", "silencer", "noise", "noise"], True, False),
        (1, ["accuracy", "silencer", "noise", "noise", "noise"], True, True),
    ],
)
def test_the_bag(distance: int, drawn: list[str], hit: bool, revealed: bool) -> None:
    class Fingers:
        def sample(self, tokens: list[str], k: int) -> list[str]:
            assert (len(tokens), k) == (11, len(drawn))
            return drawn

    names = runpy.run_path(str(REFEREE.with_name("bag.py")))
    shot = names["Bag"](Fingers()).shoot(distance, len(drawn))
    assert (shot.hit, shot.revealed) == (hit, revealed)


def test_the_bag_holds_no_more_than_there_is() -> None:
    bag = runpy.run_path(str(REFEREE.with_name("bag.py")))["Bag"](random.Random(1))
    assert bag.tokens == {"accuracy": 6, "noise": 2, "recoil": 3}
    for _ in range(20):
        for token in ("accuracy", "noise", "silencer"):
            bag.add(token)
    assert bag.tokens == {"accuracy": 11, "noise": 9, "silencer": 3, "recoil": 3}


def test_no_game_on_half_a_map(tables: dict[str, Path], tmp_path: Path) -> None:
    half = tmp_path / "half.json"
    half.write_bytes(tables["launch-site"].read_bytes()[:50_000])
    done = play(half)
    assert done.returncode == 2
    assert "not JSON" in done.stderr


def test_it_says_how_to_use_it() -> None:
    assert "mapkit build" in play().stdout


def test_the_handicaps_of_experienced_players(tables: dict[str, Path]) -> None:
    """Page 16: seven rounds instead of ten, one objective shown; a game of each alone."""
    names = SNIPER_HANDICAPS + SQUAD_HANDICAPS
    for name in names:
        done = play(tables["launch-site"], "--games", "3", "--solo", "0", "--handicap", name)
        assert done.returncode == 0, (name, done.stdout)
    taken = [word for name in names for word in ("--handicap", name)]
    told = play(tables["launch-site"], "--games", "1", "--solo", "0", "--story", *taken).stdout
    assert "Round 1, 6 left" in told
    assert "is not his" in told
    first, second = told.partition("(Objectives ")[2].partition(".)")[0].split(" and ")
    assert told.partition("that objective ")[2][0] not in (first, second)
