"""A photo of a small board, and somebody at a window who walks from it to a map."""

from __future__ import annotations

import pytest

from mapkit.mapfile import new_map
from tests.editor.steps import OpenWindow
from tests.editor.trace.walker import Walker


@pytest.fixture
def walker(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> Walker:
    """Somebody at a window with an empty map."""
    return Walker(open_window(new_map("empty")), monkeypatch)
