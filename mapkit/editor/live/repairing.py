"""The repair of a chosen issue, as an action: for menus, keys and the command palette."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mapkit.editor.actions import ActionSpec
from mapkit.editor.texts import tr

if TYPE_CHECKING:
    from mapkit.editor.live.feature import LiveFeature
    from mapkit.editor.window import EditorWindow

__all__ = ["install"]


def install(window: EditorWindow) -> None:
    """Add the action beside the repair of all."""
    panel = cast("LiveFeature", window.parts["live"]).issues

    def repair() -> None:
        if panel.repair_button.isEnabled():
            panel.repair_chosen()
        else:
            window.docks["issues"].show()
            window.docks["issues"].raise_()
            panel.tree.setFocus()
            window.tell(tr("Choose an issue with a wrench first."), seconds=5)

    window.actions_by_id.add(
        ActionSpec(
            "issues.repair_chosen", tr("Repair the chosen &issue"), repair, "edit", "",
            tr("Carry out the repair of the issue that is chosen in the list"), "repair",
        )
    )  # fmt: skip
