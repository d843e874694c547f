from __future__ import annotations

import json
import re
from pathlib import Path

from PyQt6.QtCore import QPointF

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.window import EditorWindow
from tests.editor.tutorial.walk import EAST, WEST, TutorialWalk

PAGE = Path(__file__).resolve().parents[3] / "docs" / "tutorial.md"
PLACES = {
    "west yard": WEST,
    "north room": (100.0, 20.0),
    "south room": (100.0, 60.0),
    "east yard": EAST,
    "end strip": (220.0, 40.0),
    "southern shed": (150.0, 120.0),
}


def test_the_places_have_the_numbers_that_the_page_says(
    window: EditorWindow, tmp_path: Path
) -> None:
    walk = TutorialWalk(window, tmp_path)
    for step in walk.steps():
        if step == "split":
            break
    rows = re.findall(r"^\| \*\*(.+?)\*\* \|.*\| (\d+) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    view = window.view
    found = {name: view.field_at(view.to_map(QPointF(*at))) for name, at in PLACES.items()}
    assert dict(rows) == found


def test_the_tutorial_leads_from_an_empty_board_to_an_export(
    window: EditorWindow, tmp_path: Path
) -> None:
    walk = TutorialWalk(window, tmp_path)
    done = list(walk.steps())
    assert done[-1] == "export"
    assert not has_errors(check_map(walk.map))
    tables = json.loads((tmp_path / "two-sheds.json").read_text("utf-8"))
    assert len(tables["fields"]) == len(walk.map.fields)
    while window.model.history.canUndo():  # every step can be taken back
        window.model.history.undo()
    assert not walk.map.fields
