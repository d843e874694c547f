from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from mapkit.compose.composed import composed
from mapkit.coverage import check_map
from mapkit.editor.app.window import EditorWindow
from mapkit.mapfile import read_map
from mapkit.mapfile.layouts import read_layout
from tests.editor.tutorial.cards_walk import CardsWalk
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "docs" / "tutorial-layout.md"


def test_the_tutorial_leads_from_a_card_to_a_random_game(
    window: EditorWindow, tmp_path: Path
) -> None:
    walk = CardsWalk(window, tmp_path)
    done = list(walk.steps())
    assert done[-1] == "export"
    assert check_map(walk.map) == ()
    assert read_map(tmp_path / "first-board.yaml").map == walk.map
    layout = read_layout(tmp_path / "first-board.layout.yaml", outside=True).layout
    assert layout is not None
    assert composed(layout).fields == walk.map.fields
    document = json.loads((tmp_path / "first-board.json").read_text("utf-8"))
    assert len(document["fields"]) == 81
    (play,) = [s for s in PAGE.read_text("utf-8").splitlines() if "first-board.json --games" in s]
    assert "all legal" in run(play, tmp_path)


def run(line: str, folder: Path) -> str:
    """Run a command of the page with this Python; return what it says."""
    words = line.replace("python3", sys.executable)
    done = subprocess.run(
        words.replace("examples/", f"{ROOT}/examples/").split(),
        cwd=folder, capture_output=True, text=True, timeout=LIMIT_S, check=True,
    )  # fmt: skip
    return done.stdout


def test_the_page_shows_the_pictures_of_the_walk() -> None:
    page = PAGE.read_text("utf-8")
    named = re.findall(r"\]\(pictures/(tutorial-cards-[^)]*)\)", page)
    assert sorted(named) == sorted(
        path.name for path in (ROOT / "docs" / "pictures").glob("tutorial-cards-*.png")
    )
