"""Pictures for the clipboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtWidgets import QApplication

from mapkit.editor.tasks.waiting import in_slices

if TYPE_CHECKING:
    from mapkit.drawing.scene import Scene
    from mapkit.editor.app.window import EditorWindow

__all__ = ["copy_scene", "shown_pair"]

_PIXELS = 1800


def copy_scene(scene: Scene) -> None:
    """Put a picture into the clipboard, once it is painted."""
    from mapkit.editor.dialogs.scene_painter import image_steps  # noqa: PLC0415 - when needed

    clipboard = QApplication.clipboard()
    if clipboard is not None:
        steps = image_steps(scene, _PIXELS / max(scene.width, scene.height))
        clipboard.setImage(in_slices(steps))


def shown_pair(window: EditorWindow) -> Scene | None:
    """Draw the pair of fields whose sight is shown, None where there is none."""
    from mapkit.editor.sight.feature import LiveFeature  # noqa: PLC0415

    live = window.parts.get("live")
    pair = live.answers.pair if isinstance(live, LiveFeature) else None
    if pair is None and isinstance(live, LiveFeature) and live.answers.pinned:
        pair = list(live.answers.pinned.values())[-1]
    return pair.scene() if pair is not None else None
