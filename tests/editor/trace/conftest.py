"""A photo of a small board, and somebody at a window who walks from it to a map."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mapkit.editor.app.window import EditorWindow
from mapkit.mapfile import new_map
from mapkit.model import GameMap
from tests.editor.trace.walker import Walker


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """The file of a photo."""
    from tests.digitizing import small_photo

    path = tmp_path / "photo.jpg"
    path.write_bytes(small_photo().jpeg)
    return path


@pytest.fixture
def walker(
    open_window: Callable[[GameMap], EditorWindow], monkeypatch: pytest.MonkeyPatch
) -> Walker:
    """Somebody at a window with an empty map."""
    return Walker(open_window(new_map("empty")), monkeypatch)
