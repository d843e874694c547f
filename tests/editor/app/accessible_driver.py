"""Runs the real program and prints what AT-SPI, the desktop's accessibility bus, tells of it.

The tree is read from outside, with ``busctl``, while the window stands.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from PyQt6.QtWidgets import QApplication

from mapkit.editor.app.program import start
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.sight.answers import Answers
from tests.editor.waiting import outlast, wait, when

_ITEM = "org.a11y.atspi.Accessible"
_PANEL = 3
"""So deep lie the docks of the window; of these only the ones asked for are read."""


PANELS = sys.argv[2:]


def busctl(where: str, *words: str) -> object:
    """Return what a call or a property says."""
    done = subprocess.run(
        ["busctl", where, "--json=short", *words], capture_output=True, text=True, check=True
    )
    data = json.loads(done.stdout)["data"]
    return data[0] if words[0] == "call" else data


def tree(bus: str, service: str, path: str, depth: int = 0) -> Iterator[tuple[int, str, str]]:
    """Yield depth, role and name of an object, and of those within it."""
    name = str(busctl(bus, "get-property", service, path, _ITEM, "Name"))
    if depth == _PANEL and name not in PANELS:
        return
    role = str(busctl(bus, "call", service, path, _ITEM, "GetRoleName"))
    yield depth, role, name
    children = busctl(bus, "call", service, path, _ITEM, "GetChildren")
    assert isinstance(children, list)
    for inner_service, inner in children:
        yield from tree(bus, inner_service, inner, depth + 1)


def read() -> None:
    words = ("call", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
    bus = f"--address={busctl('--user', *words)}"
    root = "/org/a11y/atspi/accessible/root"
    for item in tree(bus, "org.a11y.atspi.Registry", root):
        print(json.dumps(item), flush=True)
    os._exit(0)


def windows() -> list[EditorWindow]:
    found = QApplication.topLevelWidgets()
    return [w for w in found if isinstance(w, EditorWindow) and w.isVisible()]


def use() -> None:
    (window,) = windows()
    answers = window.part(Answers)
    fields = list(window.model.committed.fields)
    answers.show_pair(fields[0], fields[1])
    wait(lambda: answers.pair is not None and answers.disputes is not None)
    outlast(300)
    threading.Thread(target=read).start()


when(windows, use)
sys.exit(start(Path(sys.argv[1])))
