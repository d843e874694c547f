"""Pictures for the clipboard."""

from __future__ import annotations

from PyQt6.QtWidgets import QApplication

from mapkit.drawing.scene import Scene
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.state.actions import Requirement
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.waiting import in_slices

_PIXELS = 1800
"""Of the longer side of a picture."""


def copy_scene(scene: Scene) -> None:
    """Put a picture into the clipboard, once it is painted."""
    from mapkit.editor.dialogs.scene_painter import image_steps  # noqa: PLC0415 - when needed

    clipboard = QApplication.clipboard()
    if clipboard is not None:
        steps = image_steps(scene, _PIXELS / max(scene.width, scene.height))
        clipboard.setImage(in_slices(steps))


def shown_pair(shell: Shell) -> Scene | None:
    """Draw the pair of fields whose sight is shown, None where there is none."""
    pair = shell.part(LiveFeature).shown_pair
    return pair.scene() if pair is not None else None


def needs_pair(shell: Shell) -> Requirement:
    """Return the requirement that a pair is shown."""
    return shell.part(LiveFeature).needs_pair
