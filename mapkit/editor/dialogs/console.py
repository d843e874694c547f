"""A console: Python with the public library on the open map; what a line makes is one undo step."""

from __future__ import annotations

import codeop
import contextlib
import io
import sys
import threading
import traceback
from functools import partial
from types import CodeType, FrameType
from typing import Any

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QFontDatabase, QKeyEvent
from PyQt6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.settings import remembered_flag, settings
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.selection import refuse_locked
from mapkit.editor.tasks.main_thread import MainThread
from mapkit.editor.widgets.labels import plain_label
from mapkit.edits import EditRefusedError
from mapkit.model import GameMap

_SOURCE = "<console>"
_KEY = "console/on"
_MOST_LINES = 5000


class Console(QDialog):
    """Lines of Python, what they say, and a map for each that changes ``board``.

    It is off until somebody turns it on: Python can do all that its user can. A line runs in a
    thread, and *Stop* ends it where it is a loop of the console's own.
    """

    def __init__(self, model: MapModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._names: dict[str, Any] = {"__name__": "__console__"}
        self._lines: list[str] = []
        self._past: list[str] = []
        self._at = 0
        self._running: _Run | None = None
        self.setWindowTitle(tr("Python console"))
        self.warning = plain_label(
            tr(
                "What you type here can do whatever Python can: change and delete your files, and "
                "send them away. Type nothing that you do not understand."
            )
        )
        self.on_button = QPushButton(tr("Turn the console on"))
        self.on_button.setCheckable(True)
        self.said = QPlainTextEdit()
        self.said.setReadOnly(True)
        self.said.setMaximumBlockCount(_MOST_LINES)
        self.said.setAccessibleName(tr("What was typed, and what came of it"))
        self.line = QLineEdit()
        self.line.setAccessibleName(tr("A line of Python"))
        self.stop_button = QPushButton(tr("Stop"))
        self.stop_button.setAutoDefault(False)
        self.on_button.setAutoDefault(False)
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        self.said.setFont(fixed)
        self.line.setFont(fixed)
        below = QHBoxLayout()
        below.addWidget(self.line, 1)
        below.addWidget(self.stop_button)
        box = QVBoxLayout(self)
        box.addWidget(self.warning)
        box.addWidget(self.on_button, 0, Qt.AlignmentFlag.AlignLeft)
        box.addWidget(self.said, 1)
        box.addLayout(below)
        self.resize(640, 360)
        self.on_button.toggled.connect(self._turn)
        self.line.returnPressed.connect(self._enter)
        self.stop_button.clicked.connect(self._stop)
        self._say(
            tr(
                "board is the open map, selected holds the ids of the selected fields, mapkit is "
                "the library. A line that sets board to another one is one undo step:"
            )
        )
        self._say('    board = board.edit(mapkit.edits.paint, selected, kind="open")')
        self.on_button.setChecked(remembered_flag(_KEY, default=False))
        self._turn(self.on_button.isChecked())

    def _turn(self, on: bool) -> None:
        settings().setValue(_KEY, on)
        self.on_button.setText(tr("Turn the console off") if on else tr("Turn the console on"))
        self.line.setEnabled(on)
        self.line.setPlaceholderText(">>> " if on else tr("The console is off."))
        self.stop_button.setEnabled(False)
        if on:
            self.line.setFocus()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:  # noqa: N802 - Qt's name
        """Fetch earlier lines with the arrow keys."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event is not None and event.key() in steps and self.line.hasFocus():
            self._at = min(max(self._at + steps[Qt.Key(event.key())], 0), len(self._past))
            self.line.setText(self._past[self._at] if self._at < len(self._past) else "")
        elif event is not None and event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)

    def _say(self, text: str) -> None:
        self.said.appendPlainText(text.rstrip("\n"))

    def _enter(self) -> None:
        """Run what was typed, once it is whole."""
        if self._running is not None or not self.on_button.isChecked():
            return
        text = self.line.text()
        self.line.clear()
        self._say(("... " if self._lines else ">>> ") + text)
        if text.strip():
            self._past.append(text)
        self._at = len(self._past)
        self._lines.append(text)
        source = "\n".join(self._lines)
        try:
            code = codeop.compile_command(source, _SOURCE, "single")
        except (SyntaxError, ValueError, OverflowError) as problem:
            self._lines.clear()
            self._say("".join(traceback.format_exception_only(problem)))
            return
        if code is None:
            return  # more is to come
        self._lines.clear()
        if source.strip():
            self._run(source, code)

    def _run(self, source: str, code: CodeType) -> None:
        import mapkit  # noqa: PLC0415
        import mapkit.edits  # noqa: PLC0415 - the example names it
        from mapkit.board import Board  # noqa: PLC0415 - when it is first asked

        before = self._model.committed
        selected = self._model.selection.fields
        self._names |= {"board": Board(before), "mapkit": mapkit, "selected": selected}
        here = MainThread.here()
        run = self._running = _Run(code, self._names)
        self.stop_button.setEnabled(True)

        def work() -> None:
            run.work()
            here.send(self, partial(self._end, source, before))

        threading.Thread(target=work, name="mapkit console", daemon=True).start()

    def _stop(self) -> None:
        if self._running is not None:
            self._running.stopped = True

    def _end(self, source: str, before: GameMap) -> None:
        run, self._running = self._running, None
        assert run is not None
        self.stop_button.setEnabled(False)
        if run.said:
            self._say(run.said)
        after = getattr(self._names.get("board"), "map", None)
        if not isinstance(after, GameMap) or after == before:
            return
        model = self._model
        if model.committed is not before or model.previewing or model.working:
            self._say(tr("The map has changed meanwhile: the new board was not taken."))
            return
        try:
            refuse_locked(before, after, model.locked)
        except EditRefusedError as refusal:
            self._say(message_of(refusal))
            return
        model.take_step(tr("Console: {line}", line=source.splitlines()[0]), after)


class _Run:
    """One run of a line, in a thread of its own.

    ``stopped`` says whether somebody wants it to end. ``said`` is what it has printed, once it is
    over.
    """

    def __init__(self, code: CodeType, names: dict[str, Any]) -> None:
        self._code, self._names = code, names
        self.stopped = False
        self.said = ""

    def work(self) -> None:
        """Run it and note what it says."""
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            sys.settrace(self._trace)
            try:
                exec(self._code, self._names)  # noqa: S102 - that is what a console is for
            except (SystemExit, KeyboardInterrupt):
                sys.settrace(None)
                out.write(tr("Stopped.") if self.stopped else "")
            except BaseException as problem:  # noqa: BLE001 - told where it was typed
                sys.settrace(None)
                tail = problem.__traceback__.tb_next if problem.__traceback__ else None
                out.write("".join(traceback.format_exception(type(problem), problem, tail)))
            finally:
                sys.settrace(None)
        self.said = out.getvalue()

    def _trace(self, frame: FrameType, _event: str, _about: object) -> Any:
        """Follow the console's own lines, to end them when that is wanted."""
        if frame.f_code.co_filename != _SOURCE:
            return None
        frame.f_trace_opcodes = True  # a loop on one line is no new line
        if self.stopped:
            raise KeyboardInterrupt
        return self._trace
