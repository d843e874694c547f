"""``python -m benchmarks.editor_freezes``: how long the editor's window does not answer.

The real window on a map of 1,000 fields, without a screen. Each operation is done as a person does
it, by actions, keys and the mouse. The figure is the longest time between two returns to the event
loop, from the operation's beginning until all that follows it is done: painting, tables, the
recovery copy. The processor time of the window's thread is given as well as the wall time; other
work of the machine does not lengthen it.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import cast

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtCore import QEvent, QEventLoop, QObject, QPoint, QPointF, Qt, QTimer
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QComboBox, QWidget

from benchmarks.board import load
from benchmarks.maps import FAMILIES, benchmark_map
from mapkit.editor.app.program import application
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.state.brush import Brush
from mapkit.editor.state.selection import NOTHING, Selection
from mapkit.edits import paint
from mapkit.mapfile import format_map, new_document, new_map
from mapkit.model import GameMap

GOAL_MS = 100.0
"""Longest time that the window may not answer."""

_BEAT_MS = 1
_QUIET_S = 0.25
_RIM_MM = 40.0
_SEEN_MS = 500
_PATIENCE_S = 60.0
_LEFT = Qt.MouseButton.LeftButton


@dataclass(frozen=True, slots=True)
class Freeze:
    """The longest time without a return to the event loop, ms, and how long all of it took."""

    operation: str
    wall: float
    cpu: float
    all: float


class Heart(QObject):
    """Beats as often as the event loop lets it, and keeps the longest pauses."""

    def __init__(self) -> None:
        super().__init__()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_BEAT_MS)
        self._timer.timeout.connect(self._beat)
        self._timer.start()
        self.forget()

    def forget(self) -> None:
        """Begin to listen anew."""
        self.wall = self.cpu = 0.0
        self._last = (time.perf_counter(), time.thread_time())

    def stop(self) -> None:
        """Listen no more."""
        self._timer.stop()

    def _beat(self) -> None:
        now = (time.perf_counter(), time.thread_time())
        self.wall = max(self.wall, now[0] - self._last[0])
        self.cpu = max(self.cpu, now[1] - self._last[1])
        self._last = now


class Session:
    """A window, and a hand on mouse and keyboard."""

    def __init__(self, app: QApplication, path: Path) -> None:
        self.app = app
        self.path = path
        self.heart = Heart()
        self.window = EditorWindow(new_map("empty"))
        self.window.resize(1600, 1000)
        self.window.show()
        self.view, self.model = self.window.part(BoardView), self.window.model
        self.live = self.window.part(LiveFeature)
        self.found: list[Freeze] = []

    def do(self, name: str, operation: Callable[[], object]) -> None:
        """Do something out of the event loop, wait until all is done, and note the longest pause.

        What the operation takes in pieces (the moves of a drag) it lets the loop in between.
        """
        self._until_quiet()
        self.heart.forget()
        begin, over = time.perf_counter(), False

        def work() -> None:
            nonlocal over
            operation()
            over = True

        QTimer.singleShot(0, work)
        while not over:
            self._turn()
        self._until_quiet()
        ms = 1000 * (time.perf_counter() - begin - _QUIET_S)
        self.found.append(Freeze(name, 1000 * self.heart.wall, 1000 * self.heart.cpu, ms))

    def trigger(self, action: str) -> Callable[[], None]:
        """Return what triggers an action."""
        return self.window.actions_by_id[action].trigger

    def centre(self, field: str) -> QPoint:
        """Return a pixel of the view inside a field."""
        points = self.model.shown.points(field)[0]
        x, y = (sum(p[k] for p in points) / len(points) for k in (0, 1))
        return self.view.mapFromScene(self.view.to_scene((x, y)))

    def mouse(self, kind: QEvent.Type, at: QPoint) -> None:
        """Send an event of the left button to the board."""
        held = _LEFT if kind is not QEvent.Type.MouseButtonRelease else Qt.MouseButton.NoButton
        changed = Qt.MouseButton.NoButton if kind is QEvent.Type.MouseMove else _LEFT
        viewport = self.view.viewport()
        place, plain = QPointF(viewport.mapToGlobal(at)), Qt.KeyboardModifier.NoModifier
        self.app.sendEvent(viewport, QMouseEvent(kind, QPointF(at), place, changed, held, plain))

    def click(self, at: QPoint) -> None:
        """Move to a pixel and click."""
        viewport = self.view.viewport()
        QTest.mouseMove(viewport, at)
        QTest.mouseClick(viewport, _LEFT, Qt.KeyboardModifier.NoModifier, at)

    def drag(self, start: QPoint, steps: int) -> None:
        """Drag to and fro, each event for itself."""
        self.mouse(QEvent.Type.MouseButtonPress, start)
        for k in range(1, steps + 1):
            self._turn()
            self.mouse(QEvent.Type.MouseMove, start + QPoint(8 + 3 * k, 5 + 2 * k))
        self._turn()
        self.mouse(QEvent.Type.MouseButtonRelease, start + QPoint(8 + 3 * steps, 5 + 2 * steps))

    def close(self) -> None:
        """Close without a question."""
        self.heart.stop()
        self.window.close_guards.clear()
        self.window.close()
        self.window.deleteLater()
        self.app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # now, not in the next

    def _turn(self) -> None:
        self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _busy(self) -> bool:
        answers = self.live.answers
        kinds = ("around", "numbers", "rows", "pair")
        return (
            self.view.picture.busy
            or answers.making_tables
            or answers.checks.busy("check")
            or any(answers.worker.busy(kind) for kind in kinds)
        )

    def _until_quiet(self) -> None:
        """Let the window work until nothing has happened for a while."""
        begin = quiet = time.perf_counter()
        while time.perf_counter() - quiet < _QUIET_S:
            self._turn()
            if self._busy():
                quiet = time.perf_counter()
            if quiet - begin > _PATIENCE_S:
                raise TimeoutError("the window does not come to rest")


def operations(s: Session) -> None:
    """Do one after the other what touches much."""
    window, view, model, files = s.window, s.view, s.model, s.window.part(MapFiles)
    s.do("open a file", lambda: files.open(s.path, ask=False))
    ids = list(model.committed.fields)
    s.do("fit", s.trigger("view.fit"))
    s.do("zoom in", lambda: [s.trigger("view.zoom_in")() for _ in range(3)])
    s.do("zoom out", lambda: [s.trigger("view.zoom_out")() for _ in range(3)])
    s.do("look from a field", lambda: s.live.answers.look_from(ids[0]))
    s.do("clear answers", s.trigger("sight.clear"))
    s.do("all relations", s.trigger("sight.adjacent"))
    s.do("no relations", s.trigger("sight.adjacent"))
    for level in ("ground", "upper", "all"):
        s.do(f"level {level}", s.trigger(f"view.level_{level}"))
    s.do("select all", s.trigger("edit.select_all"))
    for name, action in (("mirror all", "field.mirror_x"), ("turn all", "field.turn_right")):
        s.do(name, s.trigger(action))
        s.do(f"{name}: undo", s.trigger("edit.undo"))
        s.do(f"{name}: redo", s.trigger("edit.redo"))
        s.do(f"{name}: undo again", s.trigger("edit.undo"))
    middle = _of_first(s, ids)
    window.part(ToolBox).use("select")
    s.do("move all by the mouse", lambda: s.drag(middle, 6))
    s.do("move all: undo", s.trigger("edit.undo"))
    s.do("copy all", s.trigger("edit.copy"))
    s.do("delete all", s.trigger("edit.delete"))
    s.do("delete all: undo", s.trigger("edit.undo"))
    s.do("select half", lambda: model.select(Selection(fields=tuple(ids[: len(ids) // 2]))))
    s.do("nudge half", lambda: QTest.keyClick(view, Qt.Key.Key_Right))
    window.docks["properties"].raise_()
    s.do("kind of half by the panel", lambda: _choose_kind(window))
    s.do("kind of half: undo", s.trigger("edit.undo"))
    window.part(ToolBox).use("bucket")
    window.part(Brush).take("kind", "built_up")
    s.do("kind of half by the bucket", lambda: s.click(_of_first(s, ids)))
    s.do("kind by the bucket: undo", s.trigger("edit.undo"))
    s.do("delete half", s.trigger("edit.delete"))
    s.do("delete half: undo", s.trigger("edit.undo"))
    s.do("select none", lambda: model.select(NOTHING))
    window.part(ToolBox).use("split")
    s.do("split through the board", lambda: _split(s))
    s.do("split: undo", s.trigger("edit.undo"))
    window.part(ToolBox).use("portal")
    s.do("first move of the portal tool", lambda: QTest.mouseMove(view.viewport(), middle))
    window.part(ToolBox).use("select")
    s.do("show the table of pairs", window.docks["pairs"].raise_)
    s.do("filter the pairs", lambda: QTest.keyClicks(s.live.tables.filters.text, "f00"))
    s.do("all pairs again", s.live.tables.filters.text.clear)
    s.do(
        "sort the pairs", lambda: s.live.tables.pairs.sortByColumn(3, Qt.SortOrder.DescendingOrder)
    )
    s.do("show the matrix", lambda: s.live.tables.tabs.setCurrentIndex(1))
    s.do("sort the matrix", lambda: _sort_matrix(s))
    s.do("find a field", lambda: QTest.keyClicks(window.docks["fields"].widget().search, "f1"))  # type: ignore[union-attr]
    s.do("find no more", window.docks["fields"].widget().search.clear)  # type: ignore[union-attr]
    s.do("light board", s.trigger("view.light_board"))
    s.do("dark board", s.trigger("view.light_board"))
    s.do("light program", s.trigger("view.theme_light"))
    s.do("dark program", s.trigger("view.theme_dark"))
    s.do("copy as picture", s.trigger("edit.copy_picture"))
    s.do("export dialog", lambda: _look_at_dialog(s, "file.export"))
    s.do("print dialog", lambda: _look_at_dialog(s, "file.print"))
    s.do("command palette", lambda: _look_at_dialog(s, "help.palette"))
    s.do("edit one field", lambda: model.edit("name", partial(paint, fields=ids[:1], name="x")))
    s.do("recovery copy", lambda: _wait(2.0))
    s.do("rest", lambda: _wait(4.0))
    s.do("save", s.trigger("file.save"))
    s.do("revert", s.trigger("file.revert"))


def _sort_matrix(s: Session) -> None:
    header = s.live.tables.matrix.horizontalHeader()
    assert header is not None
    header.sectionClicked.emit(3)


def _wait(seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _look_at_dialog(s: Session, action: str) -> None:
    """Open a dialog and close it when it has been seen for a while."""
    watch = QTimer()

    def close() -> None:
        dialogs = [w for w in QApplication.topLevelWidgets() if w is not s.window]
        for dialog in dialogs:
            if dialog.isVisible():
                watch.stop()
                QTimer.singleShot(_SEEN_MS, dialog.close)

    watch.timeout.connect(close)
    watch.start(20)
    s.trigger(action)()


def _of_first(s: Session, ids: Sequence[str]) -> QPoint:
    """Return a pixel at which one of the first half of the fields is hit."""
    fields = ids[len(ids) // 4 : len(ids) // 2]
    for field in fields:
        at = s.centre(field)
        hit = s.view.to_map(s.view.mapToScene(at))
        if s.view.field_at(hit) in fields and s.view.edge_at(hit, 7) is None:
            return at
    raise ValueError("no field is hit in its middle")


def _choose_kind(window: EditorWindow) -> None:
    box = cast("QWidget", window.docks["properties"].widget()).findChild(QComboBox, "kind")
    assert box is not None
    box.setCurrentIndex(box.findData("built_up"))
    box.activated.emit(box.currentIndex())


def _split(s: Session) -> None:
    left, top, right, bottom = s.view.picture.frame
    ends = (QPointF(left - 2, (top + bottom) / 2 + 1.3), QPointF(right + 2, (top + bottom) / 2 + 2))
    first, last = (s.view.mapFromScene(end) for end in ends)
    s.click(first)
    s.click(last)
    QTest.keyClick(s.view, Qt.Key.Key_Return)


def _with_room(game_map: GameMap) -> GameMap:
    """Return a map with a wide rim, so that its fields can be moved and mirrored."""
    rim = _RIM_MM / game_map.unit_mm
    width, height = game_map.size_mm
    vertices = {i: (round(x + rim), round(y + rim)) for i, (x, y) in game_map.vertices.items()}
    size = (width + 2 * _RIM_MM, height + 2 * _RIM_MM)
    return replace(game_map, vertices=vertices, size_mm=size)


def measure(app: QApplication, folder: Path, family: str, fields: int) -> list[Freeze]:
    """Do all operations on one map."""
    drawn = folder / f"{family}-{fields}.json"
    drawn.write_text(json.dumps(benchmark_map(family, fields)), encoding="utf-8")
    game_map = _with_room(load(drawn))
    path = drawn.with_suffix(".yaml")
    path.write_text(format_map(new_document(game_map), game_map), encoding="utf-8")
    session = Session(app, path)
    operations(session)
    session.close()
    return session.found


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 1 if the goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fields", type=int, default=1000)
    parser.add_argument("--families", nargs="+", default=list(FAMILIES), choices=FAMILIES)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    found: dict[str, list[Freeze]] = {}
    questions.ask_revert = lambda *_: True
    with tempfile.TemporaryDirectory(prefix="mapkit-benchmarks-") as folder:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
            os.environ[name] = folder
        app = application()
        for family in options.families:
            found[family] = measure(app, Path(folder), family, options.fields)
            if not options.json:
                _print(family, options.fields, found[family])
    if options.json:
        plain = {
            family: [{name: getattr(f, name) for name in Freeze.__slots__} for f in rows]
            for family, rows in found.items()
        }
        print(json.dumps(plain, indent=1))
    return int(any(f.wall > GOAL_MS for rows in found.values() for f in rows))


def _print(family: str, fields: int, found: Sequence[Freeze]) -> None:
    print(f"{family} {fields}: longest time without an answer, ms   wall    cpu   all of it")
    for f in found:
        mark = "" if f.wall <= GOAL_MS else "  missed"
        print(f"  {f.operation:46} {f.wall:8.0f} {f.cpu:6.0f} {f.all:9.0f}{mark}", flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
