"""The last steps: review, and what the map says of how it came about."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PyQt6.QtWidgets import QPushButton

from mapkit.editor.i18n.texts import tr, tr_later, tr_n
from mapkit.editor.trace.page import Page, reviewed
from mapkit.editor.trace.session import PhotoSession
from mapkit.edits import set_header
from mapkit.model.gamemap import review_note


class ReviewPage(Page):
    """Tells what is still doubtful and opens the dock that walks through it."""

    words = tr_later(
        "Look at what is doubtful, those things first that most sightlines depend on. You can "
        "leave this for another evening: the map remembers what is done."
    )

    def __init__(self, session: PhotoSession) -> None:
        super().__init__(session)
        self.rows.addWidget(self.found)
        self.button = QPushButton(tr("&Open the review"))
        self.button.clicked.connect(self._open)
        self.rows.addWidget(self.button)
        self.rows.addStretch(1)

    def refresh(self) -> None:
        """Say how much is left."""
        game_map = self.session.model.committed
        done, fields = reviewed(game_map)
        left = len(game_map.tracing.doubts) if game_map.tracing is not None else 0
        self.found.setText(
            tr("{done} of {fields} fields are reviewed.", done=done, fields=fields)
            + " "
            + tr_n("{n} thing(s) are still doubtful.", left)
        )
        self.button.setVisible("review" in self.session.shell.docks)

    def _open(self) -> None:
        dock = self.session.shell.docks["review"]
        dock.show()
        dock.raise_()


class DonePage(Page):
    """Writes into the map where it comes from."""

    words = tr_later(
        "The map says of itself how it was made, and every picture and table repeats it. "
        "Doors, markers and all else are added with the tools, as on any map."
    )

    def __init__(self, session: PhotoSession) -> None:
        super().__init__(session)
        self.rows.addWidget(self.found)
        self.button = QPushButton(tr("&Write the note"))
        self.button.clicked.connect(self._write)
        self.rows.addWidget(self.button)
        self.rows.addStretch(1)

    def refresh(self) -> None:
        """Show the note."""
        game_map = self.session.model.committed
        note = review_note(game_map)
        self.found.setText(note)
        self.button.setEnabled(game_map.provenance.note != note)

    def _write(self) -> None:
        game_map = self.session.model.committed
        said = replace(game_map.provenance, kind="traced", note=review_note(game_map))
        edit = partial(set_header, provenance=said)
        self.session.model.edit(tr("Write the note"), edit)
