"""The actions of the view menu."""

from __future__ import annotations

from PyQt6.QtCore import QRectF
from PyQt6.QtWidgets import QInputDialog

from mapkit.drawing.theme import PAPER
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.canvas.view_settings import ViewSettings
from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import remembered_flag
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.shell import Shell

ZOOM_ACTIONS = ["view.fit", "view.fit_selection", "view.true_size", "view.zoom_in", "view.zoom_out"]
_STEP = 1.4
"""Factor of one step of zoom."""


def add_view_actions(shell: Shell, settings: ViewSettings) -> None:
    """Declare the actions and keep those that can be checked in step with the view."""
    _add_zoom(shell)
    _add_levels(shell)
    _add_grid(shell, settings)
    cross = shell.part(BoardView).cross
    shell.actions_by_id.add(
        ActionSpec(
            "board.hold", tr("Take &hold at the cross, or let go"), cross.hold, "edit", "G",
            tr("Press and hold at the cross of the arrow keys, like a mouse button"),
            group="cross",
        )
    )  # fmt: skip


def _add_zoom(shell: Shell) -> None:
    view, actions = shell.part(BoardView), shell.actions_by_id
    actions.add(
        ActionSpec(
            "view.fit", tr("&Fit board"), view.fit, "view", "Ctrl+0", tr("Show the whole board"),
            icon="fit", group="zoom",
        ),
        ActionSpec(
            "view.fit_selection", tr("Zoom to &selection"), lambda: zoom_to_selection(view),
            "view", "Ctrl+2", tr("Zoom to what is selected"),
            icon="fit_selection", group="zoom",
        ),
        ActionSpec(
            "view.true_size", tr("&True size"), lambda: view.zoom_to(view.true_size()), "view",
            "Ctrl+1", tr("Show the board at its true size: 100 %"), group="zoom",
        ),
        ActionSpec(
            "view.zoom_in", tr("Zoom &in"), lambda: view.zoom(_STEP), "view", "Ctrl++",
            tr("Show the board larger; the wheel does it too"),
            icon="zoom_in", group="zoom",
        ),
        ActionSpec(
            "view.zoom_out", tr("Zoom &out"), lambda: view.zoom(1 / _STEP), "view", "Ctrl+-",
            tr("Show the board smaller; the wheel does it too"),
            icon="zoom_out", group="zoom",
        ),
    )  # fmt: skip
    # The plus of most keyboards stands beside the equals sign.
    zoom_in = actions["view.zoom_in"]
    zoom_in.setShortcuts([*zoom_in.shortcuts(), "Ctrl+="])


def _add_levels(shell: Shell) -> None:
    view, actions = shell.part(BoardView), shell.actions_by_id
    shell.add_submenu("view", "view.levels", tr("&Levels"), "levels")
    levels = (
        ("view.level_all", tr("&All levels"), None, "Alt+0", tr("Show and edit all levels")),
        (
            "view.level_ground", tr("Only the &ground"), 0, "Alt+1",
            tr("Edit the ground only, tunnels too; the upper level is dimmed"),
        ),
        (
            "view.level_upper", tr("Only the &upper level"), 1, "Alt+2",
            tr("Edit the upper level only; the ground is dimmed"),
        ),
    )  # fmt: skip

    def choose(level: int | None) -> None:
        view.level = level
        show()

    def show() -> None:
        for action_id, _, level, _, _ in levels:
            actions[action_id].setChecked(view.level == level)

    for action_id, text, level, keys, tip in levels:
        actions.add(
            ActionSpec(
                action_id, text, lambda _on, level=level: choose(level), "view.levels", keys,
                tip, checkable=True,
            )
        )  # fmt: skip
    view.level_changed.connect(show)
    show()


def _add_grid(shell: Shell, settings: ViewSettings) -> None:
    view, actions = shell.part(BoardView), shell.actions_by_id
    actions.add(
        ActionSpec(
            "view.rulers", tr("&Rulers"), settings.show_rulers, "view", "Ctrl+Alt+R",
            tr("Show rulers in mm; drag guides out of them"), checkable=True, group="grid",
        ),
        ActionSpec(
            "view.grid", tr("&Grid"), settings.show_grid, "view", "Ctrl+'", tr("Show a grid"),
            icon="grid", checkable=True, group="grid",
        ),
        ActionSpec(
            "view.grid_spacing", tr("Grid s&pacing…"), lambda: _ask_spacing(shell), "view", "",
            tr("Choose the distance between the lines of the grid"), group="grid",
        ),
        ActionSpec(
            "view.snap", tr("S&nap"), settings.snap, "view", "Ctrl+;",
            tr("Let points snap to vertices, edges, guides and the grid"), "snap",
            checkable=True, group="grid",
        ),
        ActionSpec(
            "view.snap_grid", tr("Snap to gri&d"),
            lambda on: view.set_grid(view.grid_spacing, snap=on), "view", "Ctrl+Shift+'",
            tr("Let points snap to the grid, shown or not"), checkable=True, group="grid",
        ),
        ActionSpec(
            "view.lock_guides", tr("Lock guides"), settings.lock_guides, "view", "",
            tr("Lock the guides so that they cannot be moved; points still snap to them"),
            checkable=True, group="grid",
        ),
        ActionSpec(
            "view.clear_guides", tr("D&elete all guides"), view.guides.clear, "view", "",
            tr("Delete the guides of this map"), group="grid",
            needs=(Requirement(lambda: view.guides.lines, tr("There are no guides.")),),
        ),
        ActionSpec(
            "view.light_board", tr("Light &board"), settings.light_board, "view", "",
            tr("Draw the board with dark lines on light colours, as for print"),
            checkable=True, group="board",
        ),
    )  # fmt: skip
    actions.add(
        ActionSpec(
            "view.board_follows", tr("Board as the window"), settings.follow_window, "view", "",
            tr("The board is light where the window is light, and dark where it is dark"),
            checkable=True, group="board",
        )
    )  # fmt: skip
    actions["view.board_follows"].setChecked(remembered_flag("view/board_follows", default=False))

    def show_board() -> None:
        actions["view.light_board"].setChecked(view.picture.theme is PAPER)

    settings.board_changed.connect(show_board)
    show_board()

    def show() -> None:
        actions["view.rulers"].setChecked(settings.rulers.visible)
        actions["view.grid"].setChecked(view.layers["grid"].visible)
        actions["view.snap"].setChecked(view.snapping)
        actions["view.snap_grid"].setChecked(view.snap_to_grid)
        actions["view.lock_guides"].setChecked(view.guides.locked)
        actions.follow()

    view.layers.changed.connect(show)
    view.guides_changed.connect(show)
    show()


def zoom_to_selection(view: BoardView) -> None:
    """Show the selection as large as fits; all of the board where nothing is selected."""
    game_map, chosen = view.model.shown, view.model.selection
    points = [p for i in chosen.fields for ring in game_map.points(i) for p in ring]
    points += [game_map.vertices[v] for v in chosen.vertices]
    points += [p for portal in game_map.portals if portal.id in chosen.portals for p in portal.at]
    places = view.marker_places() if chosen.markers else {}
    middles = [places[i][0] for i in chosen.markers if i in places]
    mm = [view.to_scene(p) for p in points]
    xs = [p.x() for p in mm] + [x for x, _ in middles]
    ys = [p.y() for p in mm] + [y for _, y in middles]
    if not xs:
        view.fit()
        return
    box = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    room = view.picture.module * 0.35
    view.fit(box.adjusted(-room, -room, room, room))


def _ask_spacing(shell: Shell) -> None:
    view = shell.part(BoardView)
    spacing, ok = QInputDialog.getDouble(
        shell.widget, tr("Grid spacing"), tr("Distance between the lines of the grid, in mm:"),
        view.grid_spacing, 0.1, 1000.0, 1,
    )  # fmt: skip
    if ok:
        view.set_grid(spacing, snap=view.snap_to_grid)
