"""Everything wrong with the map, live: errors, warnings, notes, and close calls of sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PyQt6.QtCore import QPoint, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QIcon
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QProgressBar,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from mapkit.diagnostics import Diagnostic, Severity
from mapkit.drawing.symbols import issue_pin
from mapkit.editor.canvas.highlight import sign
from mapkit.editor.files.map_file import Reading
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.sight.answers import Answers
from mapkit.editor.state.requirements import has_sight
from mapkit.editor.widgets.flow import FlowLayout
from mapkit.editor.widgets.icons import icon
from mapkit.editor.widgets.labels import ElidedLabel, plain_tip, without_keys
from mapkit.messages import translated
from mapkit.model import Note

if TYPE_CHECKING:
    from mapkit.analysis.disputes import Dispute

_WHAT = Qt.ItemDataRole.UserRole
_MOST_DISPUTES = 500
_SIGN = QSize(16, 16)
_SUMMARY_PX, _INDENT_PX = 240, 12


class IssuesPanel(QWidget):
    """The dock of issues."""

    issue_picked = pyqtSignal(object)
    """Of Diagnostic."""
    note_picked = pyqtSignal(object)
    """Of Note."""
    note_opened = pyqtSignal(object)
    """Of Note: It is to be changed."""
    note_unwanted = pyqtSignal(object)
    """Of Note: It is to be deleted."""
    dispute_picked = pyqtSignal(object)
    """Of Dispute."""
    place_asked = pyqtSignal(object)
    """Of Diagnostic: Its place in the file is to be shown."""
    fix_asked = pyqtSignal(object)
    """Of Diagnostic or None: A repair is wanted, of one diagnostic or (None) of all that can be
    repaired safely."""
    suggest_asked = pyqtSignal(object)
    """Of Dispute: Suggestions are wanted that settle it."""

    def __init__(self, answers: Answers) -> None:
        super().__init__()
        self._answers = answers
        self._reading = Reading("")
        self._listed: tuple[Diagnostic, ...] = ()
        self._notes: tuple[Note, ...] = ()
        self._signs: dict[Severity, QIcon] = {}
        self.summary = ElidedLabel(_SUMMARY_PX)
        self.repair_button = QPushButton(tr("Repair this"))
        self.fix_button = QPushButton(tr("Repair all"))
        self.fix_button.setToolTip(tr("Apply every safe repair as one step that can be undone"))
        self.suggest_button = QPushButton(tr("Settle"))
        self.suggest_button.setToolTip(tr("Look for small moves that settle the selected dispute"))
        self.progress = QProgressBar()
        self.progress.setMaximumWidth(140)
        self.progress.setTextVisible(False)
        self.stop_button = QPushButton(tr("Stop"))
        self.stop_button.setToolTip(tr("Stop looking for close calls"))
        self.find_button = QPushButton(tr("Find close calls"))
        self.tree = QTreeWidget()
        self.tree.setHeaderLabels([tr("Where"), tr("What it is")])  # for screen readers
        self.tree.setHeaderHidden(True)
        self.tree.setAccessibleName(tr("Issues"))
        self.tree.setWordWrap(True)
        self.tree.setIndentation(_INDENT_PX)
        self.tree.setAlternatingRowColors(True)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header = self.tree.header()
        assert header is not None
        header.setStretchLastSection(True)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        bar = FlowLayout(first_grows=True)
        bar.addWidget(self.summary)
        for widget in (
            self.progress, self.stop_button, self.find_button, self.suggest_button,
            self.repair_button, self.fix_button,
        ):  # fmt: skip
            bar.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.addLayout(bar)
        layout.addWidget(self.tree)
        answers.checked.connect(self._follow_check)
        answers.disputes_changed.connect(self.refresh)
        answers.slow.progress.connect(self._show_progress)
        answers.slow.idle.connect(self._hide_progress)
        self.tree.currentItemChanged.connect(self._pick)
        self.tree.itemActivated.connect(self._pick)
        self.tree.itemClicked.connect(self._show_place)
        self.tree.itemActivated.connect(self._show_place)
        self.tree.itemActivated.connect(self._open_note)
        self.tree.customContextMenuRequested.connect(self._offer)
        self.tree.currentItemChanged.connect(self._show_repair)
        self.repair_button.clicked.connect(self.repair_chosen)
        self.fix_button.clicked.connect(lambda: self.fix_asked.emit(None))
        self.suggest_button.clicked.connect(self._suggest)
        self.stop_button.clicked.connect(answers.stop_disputes)
        self.find_button.clicked.connect(answers.ask_disputes)
        self.progress.hide()
        self.stop_button.hide()
        self.refresh()

    def show_reading(self, reading: Reading) -> None:
        """List what of the map's file could not be understood as well."""
        self._reading = reading
        self.refresh()

    def show_notes(self, notes: tuple[Note, ...]) -> None:
        """List the notes that are pinned to the board as well."""
        if notes != self._notes:
            self._notes = notes
            self.refresh()

    @property
    def _found(self) -> tuple[Diagnostic, ...]:
        return (*self._reading.diagnostics, *self._answers.diagnostics)

    def _follow_check(self) -> None:
        """List what a check found, if that is not what is listed: a drag asks for many checks."""
        if self._answers.diagnostics != self._listed:
            self.refresh()
        else:
            self._sum_up()

    def refresh(self) -> None:
        """List what is known now; what was picked stays picked where it is still there."""
        current = self.tree.currentItem()
        kept = current.data(0, _WHAT) if current is not None else None
        blocked = self.tree.blockSignals(True)
        self.tree.clear()
        self._listed = self._answers.diagnostics
        groups = (
            (Severity.ERROR, tr("Errors")),
            (Severity.WARNING, tr("Warnings")),
            (Severity.NOTE, tr("Notes")),
        )
        file = tr("In the file {name}", name=self._reading.name)
        self._add_issues(file, self._reading.diagnostics)
        for severity, title in groups:
            self._add_issues(
                title, [d for d in self._answers.diagnostics if d.severity is severity]
            )
        self._add_notes()
        disputes = self._answers.disputes or ()
        verdicts = [d for d in disputes if d.kind == "sight"]
        distances = [d for d in disputes if d.kind != "sight"]
        self._add_disputes(tr("Disputed: who sees whom"), verdicts, unfold=True)
        self._add_disputes(tr("Disputed: how far only"), distances, unfold=False)
        self._restore(kept)
        self.tree.blockSignals(blocked)
        self._sum_up()

    def _sum_up(self) -> None:
        """Say how much there is, and enable what can be done about it."""
        self._show_repair()
        self.fix_button.setEnabled(any(d.fix for d in self._answers.diagnostics))
        sight = has_sight(self._answers.checked_map.ruleset)
        self.suggest_button.setVisible(sight)
        self.find_button.setVisible(
            sight and self._answers.disputes is None and not self._answers.finding_disputes
        )
        self._say()

    def _say(self) -> None:
        """Sum up in a line."""
        found, disputes = self._found, self._answers.disputes or ()
        verdicts = sum(d.kind == "sight" for d in disputes)
        self.summary.setText(self._summary(found, verdicts, len(disputes) - verdicts))

    def _summary(self, found: Sequence[Diagnostic], verdicts: int, distances: int) -> str:
        errors = sum(d.severity is Severity.ERROR for d in found)
        warnings = sum(d.severity is Severity.WARNING for d in found)
        said = f"{tr_n('{n} error(s)', errors)}, {tr_n('{n} warning(s)', warnings)}"
        if not errors and not warnings:
            said = tr("No errors, no warnings")
        if not has_sight(self._answers.checked_map.ruleset):
            return said
        if self._answers.disputes is None:
            if self._answers.finding_disputes:
                return tr("{issues}; looking for close calls …", issues=said)
            return said
        return tr(
            "{issues}; disputed: {verdicts}, {distances}",
            issues=said,
            verdicts=tr_n("{n} verdict(s)", verdicts),
            distances=tr_n("{n} distance(s)", distances),
        )

    def _add_issues(self, title: str, found: Sequence[Diagnostic]) -> None:
        if not found:
            return
        group = self._group(title, len(found))
        for diagnostic in found:
            said = translated(diagnostic.message)
            if diagnostic.place is not None:
                place = diagnostic.place
                said = f"{self._reading.name}:{place.line}:{place.column}: {said}"
            item = QTreeWidgetItem(group, [diagnostic.code, said])
            item.setIcon(0, self._sign_of(diagnostic.severity))
            if diagnostic.fix:
                item.setIcon(1, icon("repair"))
            item.setData(0, _WHAT, diagnostic)
            texts = (diagnostic.message, diagnostic.help)
            tip = " ".join(translated(text) for text in texts if text)
            if diagnostic.fix:
                tip = f"{tip} {_repair_words(diagnostic)}"
            item.setToolTip(1, plain_tip(tip))
        group.setExpanded(True)

    def _add_notes(self) -> None:
        """List the notes with the numbers of their pins."""
        if not self._notes:
            return
        group = self._group(tr("Pinned notes"), len(self._notes))
        for number, note in enumerate(self._notes, 1):
            item = QTreeWidgetItem(group, [str(number), note.text])
            item.setIcon(0, icon("note"))
            item.setData(0, _WHAT, note)
            item.setToolTip(1, plain_tip(note.text))
        group.setExpanded(True)

    def _add_disputes(self, title: str, found: Sequence[Dispute], *, unfold: bool) -> None:
        if not found:
            return
        group = self._group(title, len(found))
        causes: dict[str, QTreeWidgetItem] = {}
        for dispute in found[:_MOST_DISPUTES]:
            cause = causes.get(dispute.place)
            if cause is None:
                cause = causes[dispute.place] = QTreeWidgetItem(group, [dispute.place])
                cause.setFirstColumnSpanned(True)
                cause.setExpanded(True)
            item = QTreeWidgetItem(cause, [f"{dispute.origin} – {dispute.target}", dispute.brief])
            item.setData(0, _WHAT, dispute)
            item.setToolTip(1, plain_tip(dispute.sentence))
        if len(found) > _MOST_DISPUTES:
            more = tr("{n} more; the table of pairs lists all", n=len(found) - _MOST_DISPUTES)
            QTreeWidgetItem(group, ["", more])
        group.setExpanded(unfold)

    def _group(self, title: str, count: int) -> QTreeWidgetItem:
        group = QTreeWidgetItem(self.tree, [f"{title} ({count})"])
        group.setFirstColumnSpanned(True)
        font = group.font(0)
        font.setBold(True)
        group.setFont(0, font)
        return group

    def _restore(self, kept: object) -> None:
        every = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
        for item in self.tree.findItems("", every) if kept is not None else ():
            if item.data(0, _WHAT) == kept:
                self.tree.setCurrentItem(item)
                return

    def _pick(self, item: QTreeWidgetItem | None, _other: object = None) -> None:
        what = item.data(0, _WHAT) if item is not None else None
        if isinstance(what, Diagnostic):
            self.issue_picked.emit(what)
        elif isinstance(what, Note):
            self.note_picked.emit(what)
        elif what is not None:
            self.dispute_picked.emit(what)

    def _show_place(self, item: QTreeWidgetItem) -> None:
        what = item.data(0, _WHAT)
        if isinstance(what, Diagnostic) and what.place is not None:
            self.place_asked.emit(what)

    def _open_note(self, item: QTreeWidgetItem) -> None:
        what = item.data(0, _WHAT)
        if isinstance(what, Note):
            self.note_opened.emit(what)

    def repair_chosen(self) -> None:
        """Ask for the repair of the issue that is chosen, if there is one."""
        chosen = self._chosen_fix()
        if chosen is not None:
            self.fix_asked.emit(chosen)

    def _chosen_fix(self) -> Diagnostic | None:
        item = self.tree.currentItem()
        what = item.data(0, _WHAT) if item is not None else None
        return what if isinstance(what, Diagnostic) and what.fix else None

    def _suggest(self) -> None:
        item = self.tree.currentItem()
        if item is not None:
            self.suggest_asked.emit(item.data(0, _WHAT))

    def _show_repair(self, *_items: object) -> None:
        chosen = self._chosen_fix()
        item = self.tree.currentItem()
        what = item.data(0, _WHAT) if item is not None else None
        self.suggest_button.setEnabled(what is not None and not isinstance(what, Diagnostic | Note))
        self.repair_button.setEnabled(chosen is not None)
        words = _repair_words(chosen) if chosen is not None else tr(
            "Select an issue with a wrench: it can be repaired without a decision."
        )  # fmt: skip
        self.repair_button.setToolTip(plain_tip(words))

    def _sign_of(self, severity: Severity) -> QIcon:
        """Return the sign that marks such a place on the board."""
        if severity not in self._signs:
            side = _SIGN.width()
            middle = (side / 2, side / 2)
            pin = issue_pin(middle, side * 0.95, severity, self._answers.theme)
            picture = sign([pin], _SIGN, None, self.devicePixelRatioF())
            self._signs[severity] = QIcon(picture)
        return self._signs[severity]

    def _offer(self, at: QPoint) -> None:
        item = self.tree.itemAt(at)
        what = item.data(0, _WHAT) if item is not None else None
        if isinstance(what, Diagnostic) and what.fix:
            menu = QMenu(self)
            action = menu.addAction(without_keys(_repair_words(what)))
            assert action is not None
            action.triggered.connect(lambda: self.fix_asked.emit(what))
            menu.popup(self.tree.mapToGlobal(at))
        elif isinstance(what, Note):
            menu = QMenu(self)
            menu.addAction(tr("Change the note…"), lambda: self.note_opened.emit(what))
            menu.addAction(tr("Delete the note"), lambda: self.note_unwanted.emit(what))
            menu.popup(self.tree.mapToGlobal(at))

    def _show_progress(self, kind: str, done: int, total: int) -> None:
        if kind == "disputes":
            self.progress.setRange(0, total)
            self.progress.setValue(done)
            self.progress.show()
            self.stop_button.show()
            self.find_button.hide()
            self._say()

    def _hide_progress(self, kind: str) -> None:
        if kind == "disputes":
            self.progress.hide()
            self.stop_button.hide()
            self.find_button.setVisible(self._answers.disputes is None)
            self._say()


def _repair_words(diagnostic: Diagnostic) -> str:
    return tr("Repair: {what}", what=translated(diagnostic.fix or ""))
