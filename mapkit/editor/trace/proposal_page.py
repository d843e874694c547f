"""A step that proposes something, shows it, and takes it only when it is accepted."""

from __future__ import annotations

from typing import Generic, TypeVar

from PyQt6.QtWidgets import QPushButton

from mapkit.editor.canvas.tool import Tool
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.i18n.texts import tr
from mapkit.editor.trace.page import Page
from mapkit.editor.trace.session import PhotoSession

__all__ = ["ProposalPage"]

Proposal = TypeVar("Proposal")


class ProposalPage(Page, Generic[Proposal]):
    """The base of such steps; each has a tool of its own.

    Attributes
    ----------
    proposal : object or None
        What is shown and not taken yet.
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
