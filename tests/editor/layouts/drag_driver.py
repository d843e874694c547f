"""Runs the real program on a layout, drags cards with the pointer of the screen, and saves.

A drag has an event loop of its own: each movement waits for what the one before has brought about.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QPoint, Qt, QTimer
from PyQt6.QtWidgets import QApplication

from mapkit.compose.laying import card_at
from mapkit.editor.app.program import start
from mapkit.editor.layouts.layout_window import LayoutWindow
from tests.editor.layouts.hand import LayoutHand, Place, rest
from tests.editor.waiting import when
from tests.editor.x_pointer import XPointer

LAYOUT, PICTURE = Path(sys.argv[1]), sys.argv[2]
CARD = "Wood card"
FREE, TAKEN, OTHER = (2, 0), (0, 0), (1, 0)


def windows() -> list[LayoutWindow]:
    found = QApplication.topLevelWidgets()
    return [w for w in found if isinstance(w, LayoutWindow) and w.isVisible()]


class Dragging:
    """Takes a card from the panel to a free place, then swaps two that lie on the board."""

    def __init__(self, layout: LayoutWindow) -> None:
        self.layout, self.hand = layout, LayoutHand(layout)
        self.pointer = XPointer(os.environ["DISPLAY"])
        self.turns = 0
        rest(layout)
        cards = layout.cards.list
        (self.item,) = cards.findItems(CARD, Qt.MatchFlag.MatchExactly)
        cards.scrollToItem(self.item)

    def take(self) -> None:
        cards = self.layout.cards.list
        viewport = cards.viewport()
        self.pointer.move(viewport.mapToGlobal(cards.visualItemRect(self.item).center()))
        self.pointer.press()
        when(lambda: cards.currentItem() is self.item, partial(self.drop, FREE, self.swap))

    def drop(self, place: Place, then: Callable[[], object]) -> None:
        """Let what is held go at a place, then wait until a card lies there that did not."""
        before = card_at(self.layout.model.layout, place)

        def lies() -> bool:
            return card_at(self.layout.model.layout, place) is not before

        def let_go() -> None:
            self.pointer.release()
            when(lies, then)

        when(lambda: self.aims_at(place), let_go)

    def aims_at(self, place: Place) -> bool:
        """Move about over a place, as a hand does; return whether the view shows it as the aim."""
        self.turns += 1
        there = self.hand.viewport.mapToGlobal(self.hand.pixel(place))
        self.pointer.move(there + QPoint(self.turns % 2, 0))
        return bool(self.hand.view._target == self.hand.view.rect_of(place))

    def swap(self) -> None:
        self.pointer.move(self.hand.viewport.mapToGlobal(self.hand.pixel(TAKEN)))
        self.pointer.press()
        when(
            lambda: self.layout.model.cursor == TAKEN and self.hand.view._pressed is not None,
            partial(self.drop, OTHER, self.end),
        )

    def end(self) -> None:
        rest(self.layout)
        screen = self.layout.screen()
        assert screen.grabWindow().save(PICTURE)
        assert self.layout.files.save()
        QTimer.singleShot(0, partial(os._exit, 0))


when(windows, lambda: Dragging(windows()[0]).take())
sys.exit(start(LAYOUT))
