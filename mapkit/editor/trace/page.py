"""The steps from a photo to a map: which of them a map has reached, and each as a page.

A page says what to do, and what has to be there to go on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PyQt6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from mapkit.editor.canvas.tool import Tool
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.i18n.texts import tr
from mapkit.editor.trace.session import PhotoSession
from mapkit.editor.widgets.labels import plain_label
from mapkit.model import Doubt, GameMap

STEPS = ("picture", "corners", "size", "fields", "kinds", "below", "symbols", "review", "done")


def reached(game_map: GameMap) -> str:
    """Return the step that is to be done next on a map.

    Nothing but the map says it, so a map that was left is taken up where it was, by whatever
    window it is opened in. A map that was drawn over a picture by hand has reached nothing.
    """
    if game_map.tracing is None:
        return "corners" if game_map.underlay is not None and not game_map.fields else "picture"
    if not game_map.fields:
        return "fields"
    for step, about in (("kinds", "kind"), ("below", "below")):
        if doubts_about(game_map, about):
            return step
    return "review" if game_map.tracing.doubts else "done"


def doubts_about(game_map: GameMap, about: str) -> list[Doubt]:
    """Return the open doubts of one sort, the most doubtful first."""
    tracing = game_map.tracing
    found = [d for d in tracing.doubts if d.about == about] if tracing is not None else []
    return sorted(found, key=lambda d: -d.doubt)


def reviewed(game_map: GameMap) -> tuple[int, int]:
    """Return how many fields somebody has drawn or accepted, and how many there are."""
    states = [field.traced for field in game_map.fields.values()]
    return sum(state in ("drawn", "accepted") for state in states), len(states)


class Page(QWidget):
    """Base of the pages.

    ``found`` is what was found in this step.
    """

    def __init__(self, session: PhotoSession) -> None:
        super().__init__()
        self.session = session
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(8)
        self.rows.addWidget(plain_label(self.words))
        self.found = plain_label()

    @property
    def words(self) -> str:
        """What to do in this step, translated, in one or two sentences."""
        raise NotImplementedError

    @property
    def can_go_on(self) -> bool:
        """Whether what the next step needs is there."""
        return True

    @property
    def next_text(self) -> str:
        """What the button for the next step says, "" for the usual word."""
        return ""

    def enter(self) -> None:
        """Begin to be the current page."""

    def leave(self) -> None:
        """Stop being the current page."""

    def refresh(self) -> None:
        """Show the map and the session as they are now."""

    def go_on(self, then: Callable[[], None]) -> None:
        """Do what ends this step, perhaps in a thread; call ``then`` once it is done."""
        then()


Proposal = TypeVar("Proposal")


class ProposalPage(Page, Generic[Proposal]):
    """The base of such steps; each has a tool of its own.

    ``proposal`` is what is shown and not taken yet.
    """

    tool: Tool

    def __init__(self, session: PhotoSession) -> None:
        super().__init__(session)
        self.proposal: Proposal | None = None
        self.drop_button = QPushButton(tr("&Drop the proposal"))
        self.drop_button.clicked.connect(self.drop)

    def leave(self) -> None:
        """Drop what was not accepted."""
        self.drop()
        if self.session.view.tool is self.tool:
            self.session.shell.part(ToolBox).use("select")

    def drop(self) -> None:
        """Show the map as it is."""
        if self.proposal is not None:
            self.proposal = None
            self.session.model.cancel()
            self.refresh()
