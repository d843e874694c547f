"""What the way from a photo to a map adds to the window."""

from __future__ import annotations

from PyQt6.QtCore import Qt

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.requirements import at_rest
from mapkit.editor.state.shell import Shell
from mapkit.editor.trace.walk import PhotoWalk
from mapkit.editor.trace.work import missing_libraries
from mapkit.messages import translated


def install(shell: Shell) -> None:
    """Add the dock, which is hidden until somebody begins, and the actions that begin."""
    walk = PhotoWalk(shell)
    shell.provide(walk)
    dock = shell.add_dock("trace", tr("Photo"), walk, Qt.DockWidgetArea.RightDockWidgetArea)
    shell.widget.removeDockWidget(dock)  # it finds its place when it is first shown
    toggle = dock.toggleViewAction()
    assert toggle is not None
    toggle.toggled.connect(walk.show_or_leave)
    missing = missing_libraries()
    installed = Requirement(lambda: not missing, translated(missing))
    there = Requirement(
        lambda: shell.model.committed.underlay,
        tr("There is no underlay yet: View, Underlay, Load picture."),
    )
    rest = at_rest(shell.model)

    def begin() -> None:
        walk.begin()

    shell.actions_by_id.add(
        ActionSpec(
            "file.from_photo", tr("New map from a p&hoto…"), begin, "file", "",
            tr("Trace a photo or scan of a printed board, step by step"), "picture",
            group="open", needs=(installed, rest),
        ),
        ActionSpec(
            "trace.take_up", tr("&Trace the underlay…"), walk.take_up, "view.underlay", "",
            tr("Make fields of the picture below the map, or go on where you left off"), "picture",
            needs=(there, installed, rest),
        ),
    )  # fmt: skip
