"""The sixth step: what runs below walkways, which no photo shows."""

from __future__ import annotations

from functools import partial

from PyQt6.QtWidgets import QHBoxLayout, QPushButton

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.state.brush import Brush
from mapkit.editor.trace.kinds_page import look_at_field
from mapkit.editor.trace.page import Page, doubts_about
from mapkit.editor.trace.session import PhotoSession
from mapkit.edits import accept
from mapkit.messages import one_line
from mapkit.model import Doubt


class BelowPage(Page):
    """Asks of each field of the upper level whether something runs under it."""

    words = tr_later(
        "A photo shows nothing of what lies below a walkway. If something runs under one, "
        "draw it on level 0, over its whole length."
    )

    def __init__(self, session: PhotoSession) -> None:
        super().__init__(session)
        self._asked: Doubt | None = None
        self._drawing = False
        self.rows.addWidget(self.found)
        self.yes_button = QPushButton(tr("&Yes, draw it"))
        self.yes_button.clicked.connect(self._draw)
        self.no_button = QPushButton(tr("N&o"))
        self.no_button.clicked.connect(lambda: self._settle(tr("Nothing runs under it")))
        self.drawn_button = QPushButton(tr("It is d&rawn"))
        self.drawn_button.clicked.connect(lambda: self._settle(tr("What runs under it is drawn")))
        self.none_button = QPushButton(tr("Nothing under an&y of them"))
        self.none_button.clicked.connect(self._settle_all)
        buttons = QHBoxLayout()
        for button in (self.yes_button, self.no_button, self.drawn_button):
            buttons.addWidget(button)
        self.rows.addLayout(buttons)
        self.rows.addWidget(self.none_button)
        self.rows.addStretch(1)

    def enter(self) -> None:
        """Ask about the first one."""
        self._asked = None
        self.refresh()

    def leave(self) -> None:
        """Show all levels again."""
        self._end_drawing()

    def refresh(self) -> None:
        """Ask the first question that is open."""
        open_ = doubts_about(self.session.model.committed, "below")
        asked = open_[0] if open_ else None
        if asked != self._asked and self.isVisible():
            self._asked = asked
            self._end_drawing()
            if asked is not None:
                look_at_field(self.session, asked.fields[0])
        for button in (self.yes_button, self.no_button, self.none_button):
            button.setVisible(asked is not None and not self._drawing)
        self.drawn_button.setVisible(asked is not None and self._drawing)
        if asked is None:
            self.found.setText(tr("There is nothing left to ask."))
        elif self._drawing:
            told = tr("Draw what runs under {field}: it goes on level 0.", field=asked.fields[0])
            self.found.setText(one_line(told))
        else:
            told = tr("Does something run under {field}?", field=asked.fields[0])
            self.found.setText(one_line(told))

    def _settle(self, name: str) -> None:
        open_ = doubts_about(self.session.model.committed, "below")
        self.session.model.edit(name, partial(accept, doubts=tuple(open_[:1])))

    def _settle_all(self) -> None:
        doubts = tuple(doubts_about(self.session.model.committed, "below"))
        self.session.model.edit(tr("Nothing runs under them"), partial(accept, doubts=doubts))

    def _draw(self) -> None:
        """Take the tool that draws, on level 0, with what may run below."""
        session = self.session
        rules = session.model.committed.ruleset
        kinds = [k.id for k in rules.kinds.values() if k.matches == rules.tunnel_class]
        if kinds:
            session.shell.part(Brush).take("kind", kinds[0])
        self._drawing = True
        session.view.level = 0
        session.shell.part(ToolBox).use("draw")
        self.refresh()

    def _end_drawing(self) -> None:
        if self._drawing:
            self._drawing = False
            self.session.view.level = None
            self.session.shell.part(ToolBox).use("select")
