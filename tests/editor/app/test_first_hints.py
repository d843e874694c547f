"""Hints of the first start, and a board that is light and dark with the window."""

from __future__ import annotations

from PyQt6.QtGui import QColor, QPalette
from PyQt6.QtWidgets import QApplication

from mapkit.drawing.theme import NIGHT, PAPER
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.dialogs.first_hints import show_first_hints


def test_hints_are_dismissed_for_good(window: EditorWindow) -> None:
    hints = show_first_hints(window)
    QApplication.processEvents()
    assert window.part(BoardView).rect().contains(hints.geometry())
    hints.done.click()
    QApplication.processEvents()
    assert show_first_hints(window) is None


def test_the_board_goes_with_the_window_where_that_is_chosen(window: EditorWindow) -> None:
    view, act = window.part(BoardView), window.actions_by_id["view.board_follows"]

    def wear(colour: str) -> None:
        palette = QPalette(view.palette())
        palette.setColor(QPalette.ColorRole.Window, QColor(colour))
        view.setPalette(palette)
        QApplication.processEvents()

    wear("#ffffff")
    assert view.picture.theme is NIGHT
    act.trigger()
    assert view.picture.theme is PAPER
    assert window.actions_by_id["view.light_board"].isChecked()
    wear("#101010")
    assert view.picture.theme is NIGHT
