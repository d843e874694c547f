"""The sixth step: symbols that look like one that somebody has shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QFileDialog, QHBoxLayout, QListWidget, QPushButton

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Gesture, Tool, ToolEvent
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.i18n.texts import message_of, tr, tr_later, tr_n
from mapkit.editor.state.brush import Brush
from mapkit.editor.trace.page import ProposalPage
from mapkit.editor.trace.session import PhotoSession
from mapkit.editor.trace.symbol_work import SymbolProposal, cut, find, take_symbols
from mapkit.editor.widgets.boxes import FocusWheelCombo
from mapkit.errors import MapkitError
from mapkit.mapfile import write_atomic
from mapkit.messages import one_line, translated

if TYPE_CHECKING:
    from mapkit.digitize.templates import Template


class BoxTool(Tool):
    """Drags a box."""

    drawn = pyqtSignal(float, float, float, float)
    """Left, top, width and height, in mm."""
    id = "symbol_box"
    key = ""
    icon = "select"
    title = tr_later("A box round a symbol")
    hint = tr_later("Drag a box round one example of the symbol, close to it. Escape cancels.")

    def begin(self, event: ToolEvent) -> Gesture:
        """Begin a box."""
        return _Box(self, self.view, event)


class _Box(Gesture):
    """From one corner to the opposite one."""

    def __init__(self, tool: BoxTool, view: MapView, start: ToolEvent) -> None:
        self._tool, self._view, self._start = tool, view, start

    def move(self, event: ToolEvent) -> None:
        """Show the box."""
        (x, y), (u, v) = self._start.at, event.at
        self._view.overlay.clear()
        self._view.overlay.area([(x, y), (u, y), (u, v), (x, v)], "snap")

    def finish(self, event: ToolEvent) -> None:
        """Hand the box over."""
        self._view.overlay.clear()
        unit = self._view.model.shown.unit_mm
        (x, y), (u, v) = self._start.at, event.at
        self._tool.drawn.emit(
            min(x, u) * unit, min(y, v) * unit, abs(u - x) * unit, abs(v - y) * unit
        )


_ENDING = ".mapkit-templates"
_LIST = 90
"""Pixels: a few templates are seen at once."""


class SymbolsPage(ProposalPage[SymbolProposal]):
    """Templates are cut out of the picture, loaded and saved; what looks like them is proposed.

    ``templates`` are what is looked for; those of mapkit's own drawing where there are none.
    """

    words = tr_later(
        "Choose what a symbol is, and draw a box round one example of it on the picture; "
        "others that look like it are found. A marker gets what the palette says of it. "
        "Without templates of your own, those of mapkit's own drawing are looked for."
    )

    def __init__(self, session: PhotoSession) -> None:
        super().__init__(session)
        self.templates: list[Template] = []
        self._picture = session.shell.part(UnderlayPicture)
        self.tool = BoxTool(session.model, session.view)
        self.tool.drawn.connect(self._cut)
        self.what = FocusWheelCombo()
        self.what.setAccessibleName(tr("What the symbol is"))
        self.box_button = QPushButton(tr("Draw a &box round one"))
        self.box_button.clicked.connect(self._begin_box)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Templates"))
        self.list.setMaximumHeight(_LIST)
        self.remove_button = QPushButton(tr("Remo&ve"))
        self.remove_button.clicked.connect(self._remove)
        self.load_button = QPushButton(tr("Lo&ad…"))
        self.load_button.clicked.connect(self._load)
        self.save_button = QPushButton(tr("&Save…"))
        self.save_button.clicked.connect(self._save)
        self.find_button = QPushButton(tr("Look for the s&ymbols"))
        self.find_button.clicked.connect(self._find)
        self.rows.addWidget(self.what)
        self.rows.addWidget(self.box_button)
        self.rows.addWidget(self.list)
        buttons = QHBoxLayout()
        for button in (self.remove_button, self.load_button, self.save_button):
            buttons.addWidget(button)
        self.rows.addLayout(buttons)
        for widget in (self.find_button, self.found, self.drop_button):
            self.rows.addWidget(widget)
        self.rows.addStretch(1)

    @property
    def next_text(self) -> str:
        """What the button does."""
        return tr("&Accept the symbols") if self.proposal and self.proposal.found else ""

    def enter(self) -> None:
        """Offer what the ruleset knows; show the photo, on which walls hide no door."""
        self._picture.show_above(True)
        rules = self.session.model.committed.ruleset
        self.what.clear()
        for known in (rules.portals, rules.markers, rules.traits):
            for name, item in known.items():
                self.what.addItem(one_line(translated(item.label)), name)

    def refresh(self) -> None:
        """Show the templates, and how many symbols were found."""
        if self.list.count() != len(self.templates):
            self.list.clear()
            self.list.addItems([self._words_of(t) for t in self.templates])
        free = not self.session.busy
        for button in (self.box_button, self.load_button, self.find_button):
            button.setEnabled(free)
        for button in (self.remove_button, self.save_button):
            button.setEnabled(free and bool(self.templates))
        self.drop_button.setVisible(self.proposal is not None)
        if self.proposal is None:
            self.found.setText("")
            return
        told = tr_n("{n} symbol(s) are proposed.", self.proposal.found)
        if self.proposal.refused:
            told += " " + tr_n("{n} found no place on the map.", self.proposal.refused)
        self.found.setText(told)

    def go_on(self, then: Callable[[], None]) -> None:
        """Take the symbols that are proposed, as one step."""
        proposal = self.proposal
        if proposal is None:
            then()
            return

        def taken(made: bool) -> None:
            self.proposal = None
            self.refresh()
            if made or proposal.after == proposal.before:
                then()

        edit = partial(take_symbols, proposal=proposal)
        self.session.model.edit(tr("Put the symbols"), edit, done=taken)

    def _words_of(self, template: Template) -> str:
        values = " ".join(str(v) for v in template.attributes.values())
        return one_line(f"{translated(template.type)} {values}".strip())

    def _begin_box(self) -> None:
        self._picture.show_above(True)
        self.session.shell.part(ToolBox).lend(self.tool)

    def _cut(self, x: float, y: float, width: float, height: float) -> None:
        session, name = self.session, str(self.what.currentData())
        path, brush = session.picture_path, session.shell.part(Brush)
        if path is None:
            return
        of_marker = brush.attributes if brush.marker == name else {}
        values = {key: str(value) for key, value in of_marker.items()}
        game_map = session.model.committed
        work = partial(cut, path, game_map, (x, y, width, height), name, values)
        session.run(work, self.templates.append)

    def _remove(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            del self.templates[row]
            self.refresh()

    def _load(self) -> None:
        from mapkit.digitize.templates import read_templates  # noqa: PLC0415 - of the extra

        chosen, _ = QFileDialog.getOpenFileName(
            self, tr("Load templates"), str(self._folder), f"{tr('Templates')} (*{_ENDING})"
        )
        if chosen:
            try:
                self.templates += read_templates(Path(chosen))
            except MapkitError as problem:
                self.session.tell_problem(message_of(problem))
            self.refresh()

    def _save(self) -> None:
        from mapkit.digitize.templates import templates_bytes  # noqa: PLC0415 - of the extra

        chosen, _ = QFileDialog.getSaveFileName(
            self, tr("Save the templates"), str(self._folder / f"symbols{_ENDING}"),
            f"{tr('Templates')} (*{_ENDING})",
        )  # fmt: skip
        if chosen:
            path = Path(chosen)
            path = path if path.suffix else path.with_suffix(_ENDING)
            try:
                write_atomic(path, templates_bytes(self.templates), force=True)
            except MapkitError as problem:
                self.session.tell_problem(message_of(problem))

    @property
    def _folder(self) -> Path:
        return self.session.files.folder or Path.home()

    def _find(self) -> None:
        from mapkit.digitize.templates import shipped_templates  # noqa: PLC0415 - of the extra

        session = self.session
        path, game_map = session.picture_path, session.model.committed
        if path is None:
            return
        self.drop()
        templates = self.templates or shipped_templates(game_map.ruleset.id)
        session.run(partial(find, path, game_map, tuple(templates)), self._show)

    def leave(self) -> None:
        """Show the drawing again."""
        self._picture.show_above(False)
        super().leave()

    def _show(self, proposal: SymbolProposal) -> None:
        self._picture.show_above(False)
        self.proposal = proposal
        self.session.model.preview(partial(take_symbols, proposal=proposal))
