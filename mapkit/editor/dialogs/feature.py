"""What this package adds to the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mapkit.editor.window import EditorWindow

__all__ = ["install"]


def install(window: EditorWindow) -> None:
    """Add actions, docks and overlays."""
