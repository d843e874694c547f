from __future__ import annotations

import json
from pathlib import Path

import pytest

from mapkit.coverage import check_map
from mapkit.diagnostics import has_errors
from mapkit.editor.app.window import EditorWindow
from tests.editor.tutorial.walk import TutorialWalk


@pytest.mark.always
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
