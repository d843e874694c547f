"""The fourth step: the fields, all at once or one click each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtWidgets import QPushButton, QRadioButton

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.i18n.texts import tr, tr_later, tr_n
from mapkit.editor.trace.page import ProposalPage
from mapkit.editor.trace.seed_tool import SeedTool
from mapkit.editor.trace.session import PhotoSession
from mapkit.editor.trace.work import propose
from mapkit.edits import take_fields
from mapkit.model import GameMap

_FIELDS_OVER_PICTURE = 0.55


class FieldsPage(ProposalPage[GameMap]):
    """Proposes fields, shows them above the picture, and makes one undo step of them."""

    tool: SeedTool
    words = tr_later(
        "Let mapkit propose all fields, or click once into each field and propose those. "
        "What is proposed lies above the picture; nothing is changed until you accept it."
    )

    def __init__(self, session: PhotoSession) -> None:
        super().__init__(session)
        self.tool = SeedTool(session.model, session.view)
        self.tool.hint_changed.connect(self._follow_marks)
        self.automatic = QRadioButton(tr("&All fields at once"))
        self.by_clicks = QRadioButton(tr("&One click a field"))
        self.automatic.setChecked(True)
        self.by_clicks.toggled.connect(self._choose)
        self.rows.addWidget(self.automatic)
        self.rows.addWidget(self.by_clicks)
        self.forget_button = QPushButton(tr("Take all &marks away"))
        self.forget_button.clicked.connect(self.tool.forget)
        self.rows.addWidget(self.forget_button)
        self.make_button = QPushButton(tr("Propose the &fields"))
        self.make_button.clicked.connect(self.propose)
        self.rows.addWidget(self.make_button)
        self.rows.addWidget(self.found)
        self.rows.addWidget(self.drop_button)
        self.rows.addStretch(1)

    @property
    def can_go_on(self) -> bool:
        """Whether there are fields, or some to be accepted."""
        return self.proposal is not None or bool(self.session.model.committed.fields)

    @property
    def next_text(self) -> str:
        """What the button does."""
        return tr("&Accept the fields") if self.proposal is not None else ""

    def enter(self) -> None:
        """Show the picture through the fields."""
        for name in ("fields", "sectors"):
            layer = self.session.view.layers[name]
            layer.opacity = min(layer.opacity, _FIELDS_OVER_PICTURE)
        self.session.view.fit()
        self._choose(self.by_clicks.isChecked())

    def refresh(self) -> None:
        """Say how many fields there are."""
        session, by_clicks = self.session, self.by_clicks.isChecked()
        fields = len(session.model.committed.fields)
        self.forget_button.setVisible(by_clicks)
        self.forget_button.setEnabled(bool(self.tool.seeds))
        self.make_button.setEnabled(
            not session.busy
            and session.model.committed.tracing is not None
            and (not by_clicks or bool(self.tool.seeds))
        )
        self.drop_button.setVisible(self.proposal is not None)
        if self.proposal is not None:
            told = tr_n("{n} field(s) are proposed.", len(self.proposal.fields))
            left = len(self.tool.seeds) - len(self.proposal.fields) if by_clicks else 0
            if left > 0:
                told += " " + tr_n("{n} mark(s) lie in the field of another one.", left)
            if fields:
                told += " " + tr("They take the place of all that is drawn; Undo brings it back.")
        elif fields:
            told = tr_n("The map has {n} field(s).", fields)
        elif by_clicks:
            told = self.tool.hint
        else:
            told = ""
        self.found.setText(told)

    def propose(self) -> None:
        """Compute the fields and show them."""
        session = self.session
        path, game_map = session.picture_path, session.model.committed
        if path is None or game_map.tracing is None:
            return
        self.drop()
        unit = game_map.unit_mm
        seeds = [(x * unit, y * unit) for x, y in self.tool.seeds] if self._clicks else []
        session.run(partial(propose, path, game_map, seeds), self._show)

    def go_on(self, then: Callable[[], None]) -> None:
        """Take the fields that are proposed, as one step."""
        proposal = self.proposal
        if proposal is None:
            then()
            return

        def taken(made: bool) -> None:
            if made:
                self.proposal = None
                self.tool.forget()
                then()

        edit = partial(take_fields, proposed=proposal)
        self.session.model.edit(tr("Make the fields"), edit, done=taken)

    @property
    def _clicks(self) -> bool:
        return self.by_clicks.isChecked()

    def _choose(self, by_clicks: bool) -> None:
        tools = self.session.shell.part(ToolBox)
        if by_clicks:
            tools.lend(self.tool)
        elif self.session.view.tool is self.tool:
            tools.use("select")
        self.refresh()

    def _follow_marks(self) -> None:
        self.session.shell.part(ToolBox).follow()
        self.refresh()

    def _show(self, proposal: GameMap) -> None:
        if self.session.view.tool is self.tool:
            self.session.view.overlay.clear()
        self.proposal = proposal
        self.session.model.preview(partial(take_fields, proposed=proposal))
