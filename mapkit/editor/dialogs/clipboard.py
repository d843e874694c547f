"""Pictures for the clipboard."""

from __future__ import annotations

from PyQt6.QtWidgets import QApplication

from mapkit.drawing.scene import Scene
from mapkit.editor.sight.answers import Answers
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.waiting import in_slices

__all__ = ["copy_scene", "shown_pair"]

_PIXELS = 1800


def copy_scene(scene: Scene) -> None:
    """Put a picture into the clipboard, once it is painted."""
    from mapkit.editor.dialogs.scene_painter import image_steps  # noqa: PLC0415 - when needed

    clipboard = QApplication.clipboard()
    if clipboard is not None:
        steps = image_steps(scene, _PIXELS / max(scene.width, scene.height))
        clipboard.setImage(in_slices(steps))


def shown_pair(shell: Shell) -> Scene | None:
    """Draw the pair of fields whose sight is shown, None where there is none."""
    from mapkit.drawing.pair import pair_scene  # noqa: PLC0415
    from mapkit.illustrate import pair_picture  # noqa: PLC0415

    answers = shell.part(Answers)
    pair = answers.pair or next(reversed(answers.pinned.values()), None)
    return pair_scene(pair.map, pair_picture(pair.map, pair.answer)) if pair is not None else None
