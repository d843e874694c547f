"""What a map or a file name says is shown letter by letter: no markup, no turned direction."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox

import mapkit.editor
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import ask_path_to_save, offered
from mapkit.editor.state.selection import Selection
from tests.editor.hand import Hand
from tests.editor.waiting import open_dialog, settle, when

EDITOR = Path(mapkit.editor.__file__).parent
TURNED = "\u202e"
NAME = f"<h1>x{TURNED}.yaml"
MARKUP = re.compile(r"</?(p|b|i|br|html|h[1-6]|table|tr|td|ul|li)>|&(#x27|lt|gt|amp|quot);")
MAKERS_OF_TIPS = {"widgets/labels.py", "state/actions.py"}
WITH_A_BOLD_LINE = {"app/whats_this.py", "state/actions.py"}
"""They escape what they fill in."""
SPELT = r"<h1>x\u202e.yaml"


def calls(name: str) -> list[tuple[Path, ast.Call]]:
    found = []
    for path in sorted(EDITOR.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                if name == getattr(called, "attr", getattr(called, "id", "")):
                    found.append((path.relative_to(EDITOR), node))
    return found


@pytest.mark.parametrize("widget", ["QLabel", "QMessageBox"])
def test_labels_and_boxes_are_made_in_one_place(widget: str):
    assert {path.as_posix() for path, _ in calls(widget)} <= {"widgets/labels.py"}


def is_plain(text: ast.expr) -> bool:
    """Return whether a tool tip is a sentence of ours without anything filled in, or escaped."""
    match text:
        case ast.IfExp():
            return is_plain(text.body) and is_plain(text.orelse)
        case ast.Call(func=ast.Name(id="plain_tip")) | ast.Call(func=ast.Attribute(attr="toolTip")):
            return True
        case ast.Call(func=ast.Name(id="tr")):
            return not text.keywords
    return isinstance(text, ast.Constant)


@pytest.mark.parametrize("setter", ["setToolTip", "setWhatsThis"])
def test_tool_tips_are_escaped(setter: str):
    odd = [
        f"{path}:{call.lineno}"
        for path, call in calls(setter)
        if not is_plain(call.args[-1]) and path.as_posix() not in WITH_A_BOLD_LINE
    ]
    assert odd == []


def test_only_tool_tips_hold_markup():
    """Labels show it letter by letter."""
    for path in sorted(EDITOR.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        tips = {
            text
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and getattr(node.func, "attr", "") in {"setToolTip", "setWhatsThis"}
            for text in ast.walk(node)
        }
        marked = [
            f"{path.relative_to(EDITOR)}:{node.lineno}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and node not in tips
            and isinstance(node.value, str) and MARKUP.search(node.value)
        ]  # fmt: skip
        assert marked == [] or path.relative_to(EDITOR).as_posix() in MAKERS_OF_TIPS, marked


@pytest.fixture
def evil(window: EditorWindow, map_path: Path) -> MapFiles:
    """A window on a file whose name and title look like markup."""
    path = map_path.with_name(NAME)
    text = map_path.read_text("utf-8")
    name = next(line for line in text.splitlines() if line.startswith("name:"))
    path.write_text(text.replace(name, 'name: "<h1>Board</h1>\\u202e<img src=x>"'), "utf-8")
    files = window.part(MapFiles)
    assert files.open(path, ask=False)
    return files


def test_a_question_shows_the_name_as_it_is(window: EditorWindow, hand: Hand, evil: MapFiles):
    window.model.select(Selection(fields=tuple(window.model.committed.fields)))
    hand.key(Qt.Key.Key_Delete)
    settle(window)
    assert evil.modified
    seen: list[tuple[str, Qt.TextFormat]] = []

    def look() -> None:
        box = open_dialog(QMessageBox)
        labels = [label for label in box.findChildren(QLabel) if label.text()]
        seen.extend((label.text(), label.textFormat()) for label in labels)
        QTest.keyClick(box, Qt.Key.Key_Escape)

    when(QApplication.activeModalWidget, look)
    window.close()
    assert window.isVisible()
    assert any(SPELT in text for text, _ in seen), seen
    assert {how for _, how in seen} == {Qt.TextFormat.PlainText}


@pytest.mark.usefixtures("evil")
def test_no_label_of_the_window_takes_markup(window: EditorWindow):
    settle(window)
    assert SPELT in window.windowTitle()
    assert TURNED not in window.windowTitle()
    labels = [label for label in window.findChildren(QLabel) if label.text()]
    assert labels
    for label in labels:
        assert TURNED not in label.text()
        if "<" in label.text():
            assert label.textFormat() is Qt.TextFormat.PlainText


def test_names_that_are_offered_have_letters_only(
    window: EditorWindow, monkeypatch: pytest.MonkeyPatch
):
    asked: list[str] = []

    def ask(*arguments: object) -> tuple[str, str]:
        asked.append(str(arguments[2]))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    ask_path_to_save(window, Path("folder", f"a\x1b[2J\n{TURNED}b.yaml"))
    assert asked == [str(Path("folder", "a[2Jb.yaml"))]
    assert offered(Path(TURNED)) == "map.yaml"
