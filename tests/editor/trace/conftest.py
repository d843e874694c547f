"""A photo of a small board, and somebody at a window who walks from it to a map."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mapkit.editor.app.window import EditorWindow
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.trace.walker import Walker


@pytest.fixture
def walker(
    open_window: Callable[[GameMap], EditorWindow], monkeypatch: pytest.MonkeyPatch
) -> Walker:
    """Somebody at a window with an empty map."""
    return Walker(open_window(new_map("empty")), monkeypatch)
