"""The command palette: every action by a few letters of its name."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from PyQt6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PyQt6.QtGui import QIcon, QKeyEvent, QKeySequence
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFrame,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from mapkit.editor.i18n.texts import tr
from mapkit.editor.settings import remember_texts, remembered_texts
from mapkit.editor.state.actions import Offer
from mapkit.editor.state.shell import Frame
from mapkit.editor.widgets.boxes import add_clear_button
from mapkit.editor.widgets.icons import icon
from mapkit.editor.widgets.labels import plain_tip, without_mnemonic


def words_by_action() -> dict[str, tuple[str, ...]]:
    """Return synonyms by action; each text has several, with commas between them."""
    said = {
        "edit.copy": tr("yank, clipboard"),
        "edit.cut": tr("move away, clipboard"),
        "edit.delete": tr("remove, erase, clear field"),
        "edit.duplicate": tr("copy of a building, clone, repeat, mirror a copy, stamp"),
        "edit.go_to": tr("find, search, jump, locate, look up"),
        "edit.numbers": tr("type a place, coordinates, length, exact"),
        "edit.paste": tr("insert, clipboard"),
        "edit.undo": tr("back, revert step"),
        "field.chamfer": tr("chamfer, bevel, cut a corner"),
        "field.merge": tr("join, unite, combine, union"),
        "field.mirror_x": tr("flip, reflect horizontally"),
        "field.mirror_y": tr("flip, reflect vertically"),
        "field.round": tr("fillet, arc, smooth corner"),
        "field.square": tr("right angle, orthogonal, rectangular"),
        "field.straighten": tr("simplify, remove corners, line up"),
        "field.turn_left": tr("rotate left"),
        "field.turn_right": tr("rotate right"),
        "field.weld": tr("snap together, merge vertices, close a gap"),
        "file.export": tr("picture, PNG, SVG, PDF, tables, share, save image"),
        "file.from_photo": tr("scan, trace, camera"),
        "file.import": tr("SVG, GeoJSON, Tiled, other programs"),
        "file.print": tr("paper, sheets"),
        "help.shortcuts": tr("keys, keyboard, hotkeys"),
        "issues.repair": tr("fix, mend, errors"),
        "sight.between": tr("line between two, line of sight"),
        "sight.clear": tr("remove colours, hide answers"),
        "sight.from_selection": tr("line of sight, what it sees, visibility"),
        "tool.band": tr("road, river, trench, path, strip, constant width, offset, parallel"),
        "tool.bucket": tr("fill, kind, colour, terrain, sector"),
        "tool.draw": tr("new field, polygon, rectangle, hexagon, arc, freehand, room, area"),
        "tool.hear": tr("noise, sound"),
        "tool.marker": tr("objective, start, entry, number, symbol"),
        "tool.measure": tr("distance, ruler, length"),
        "tool.merge": tr("join by a stroke, unite"),
        "tool.note": tr("comment, remark, annotation, pin, to do"),
        "tool.portal": tr("door, ladder, wall, gate, opening"),
        "tool.reach": tr("movement, walk, steps"),
        "tool.renumber": tr("rename, number, ids, order, reading order"),
        "tool.select": tr("move, pick, drag, arrow"),
        "tool.sight": tr("line of sight, visibility, see"),
        "tool.split": tr("cut, divide, slice, knife"),
        "tools.console": tr("script, macro, program, code"),
        "tools.free": tr("no snapping, exact, Alt"),
        "view.fit": tr("whole board, zoom all, full view"),
        "view.full_screen": tr("maximise, whole screen"),
        "view.panels": tr("full board, docks, zen, no panels"),
        "view.snap": tr("magnet, attach"),
        "view.theme_dark": tr("night, colours"),
        "view.theme_light": tr("day, colours"),
        "view.true_size": tr("100 %, actual size"),
    }
    return {i: tuple(word.strip() for word in words.split(",")) for i, words in said.items()}


_KEY = "palette/recent"
_MOST_RECENT = 8
_NOT_NOW = 10.0
"""How much less an action fits that cannot be carried out now."""
_BY_SYNONYM = 1.0
_MOST = 200
"""Rows that are shown at once."""
_BY_PLACE = 6.0
"""How much less it fits by the menu or the panel where it stands."""
_ENTRY = Qt.ItemDataRole.UserRole
_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


@dataclass(frozen=True, slots=True)
class _Entry:
    """A row of the list."""

    id: str
    text: str
    place: str
    run: Callable[[], object]
    icon: QIcon
    checked: bool
    reason: str = ""
    """Why it cannot be carried out now."""
    tip: str = ""
    keys: str = ""
    words: tuple[str, ...] = ()
    """What else finds it."""

    @property
    def shown(self) -> str:
        return f"{self.text}  ✓" if self.checked else self.text


class CommandPalette(QDialog):
    """Type, pick with the arrows, carry out with Enter."""

    def __init__(
        self, shell: Frame, offers: Callable[[], Iterable[Offer]] | None = None, title: str = ""
    ) -> None:
        super().__init__(shell.widget, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self._shell = shell
        self._offers = offers
        title = title or tr("What do you want to do?")
        self._window = shell.widget
        self._room = 480
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(tr("Command palette"))
        frame = QFrame(self)
        frame.setFrameShape(QFrame.Shape.StyledPanel)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(frame)
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(6)
        self.line = QLineEdit()
        self.line.setPlaceholderText(title)
        add_clear_button(self.line)
        self.line.setMinimumHeight(32)
        self.line.setAccessibleName(title)
        self.line.textChanged.connect(self._fill)
        self.line.installEventFilter(self)
        layout.addWidget(self.line)
        self.list = QTreeWidget()
        self.list.setColumnCount(3)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setIconSize(QSize(18, 18))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.itemClicked.connect(lambda _item, _column: self._carry_out())
        header = self.list.header()
        assert header is not None
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)  # reasons may be long
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        layout.addWidget(self.list)
        self._fill("")

    def open_over_window(self) -> None:
        """Show it at the top of the window."""
        width = min(640, self._window.width() - 40)
        self._room = min(480, self._window.height() - 120)
        self.resize(width, self._room)
        self._fit_height()
        corner = self._window.mapToGlobal(self._window.rect().topLeft())
        self.move(corner.x() + (self._window.width() - width) // 2, corner.y() + 60)
        self.show()
        self.line.setFocus()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:  # noqa: N802
        """Let the arrows move in the list while one types."""
        if (
            watched is self.line
            and isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
        ):
            if event.key() in _LIST_KEYS:
                self.list.keyPressEvent(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._carry_out()
                return True
        return super().eventFilter(watched, event)

    def _fill(self, query: str) -> None:
        self.list.clear()
        for entry in self._matching(query)[:_MOST]:
            item = QTreeWidgetItem([entry.shown, entry.reason or entry.place, entry.keys])
            item.setIcon(0, icon("blank") if entry.icon.isNull() else entry.icon)
            for column in range(2):
                item.setToolTip(column, plain_tip(entry.reason or entry.tip))
            item.setData(0, _ENTRY, entry)
            item.setDisabled(bool(entry.reason))
            item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setForeground(1, self.palette().placeholderText())
            self.list.addTopLevelItem(item)
        if not self.list.topLevelItemCount():
            nothing = QTreeWidgetItem([tr("Nothing is found.")])
            nothing.setDisabled(True)
            self.list.addTopLevelItem(nothing)
        self.list.setCurrentItem(self.list.topLevelItem(0))
        self._fit_height()

    def _fit_height(self) -> None:
        """Be as high as the list needs, within the window."""
        row = max(self.list.sizeHintForRow(0), 20)
        wanted = self.line.minimumHeight() + row * max(self.list.topLevelItemCount(), 1) + 36
        self.resize(self.width(), min(wanted, self._room))

    def _entries(self, *, searched: bool) -> Iterator[_Entry]:
        """Yield every action, then what panels offer just now; or what alone is looked for."""
        shell = self._shell
        if self._offers is not None:
            yield from map(_entry_of, self._offers())
            return
        others = words_by_action()
        for spec in shell.actions_by_id:
            if spec.id == "help.palette" or not shell.actions_by_id.applies(spec.id):
                continue
            action, menu = shell.actions_by_id[spec.id], shell.menus.get(spec.menu)
            place = without_mnemonic(menu.title()) if menu is not None else ""
            yield _Entry(
                spec.id, without_mnemonic(action.text()), place, action.trigger, action.icon(),
                action.isCheckable() and action.isChecked(),
                reason=shell.actions_by_id.why_not(spec.id), tip=spec.tip,
                keys=action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
                words=others.get(spec.id, ()),
            )  # fmt: skip
        yield from map(_entry_of, shell.actions_by_id.offers(searched=searched))

    def _matching(self, query: str) -> list[_Entry]:
        # What was used last comes first while nothing is typed.
        recent = remembered_texts(_KEY) if not query.strip() else []
        ranked = []
        for n, entry in enumerate(self._entries(searched=bool(query.strip()))):
            scores = [fit(query, entry.text)]
            scores += [_nearly(fit(query, word)) for word in entry.words]
            if entry.place:  # "file save" and "file" find it too, less well
                with_place = (fit(query, entry.place), fit(query, f"{entry.place} {entry.text}"))
                scores += [score - _BY_PLACE for score in with_place if score is not None]
            known = [score for score in scores if score is not None]
            if known:
                score = max(known) - (_NOT_NOW if entry.reason else 0)
                late = recent.index(entry.id) if entry.id in recent else _MOST_RECENT
                ranked.append((-score, late, n, entry))
        return [entry for *_, entry in sorted(ranked, key=lambda row: row[:3])]

    def _carry_out(self) -> None:
        item = self.list.currentItem()
        if item is None or item.isDisabled():
            return
        entry: _Entry = item.data(0, _ENTRY)
        recent = [entry.id, *(i for i in remembered_texts(_KEY) if i != entry.id)]
        remember_texts(_KEY, recent[:_MOST_RECENT])
        self.close()
        QTimer.singleShot(0, entry.run)  # once the palette is gone, so dialogs have room


def _entry_of(offer: Offer) -> _Entry:
    return _Entry(
        offer.id, offer.text, offer.place, offer.run, offer.icon, offer.checked, words=offer.words
    )


def _nearly(score: float | None) -> float | None:
    """Return how well something fits by a synonym: its own name goes first."""
    return None if score is None else score - _BY_SYNONYM


_STROKES = str.maketrans("łŁøØđĐ", "lLoOdD")
_WORD_START = 8.0
_IN_A_ROW = 5.0
_FIRST = 4.0
_GAP = 0.4


def fit(query: str, text: str) -> float | None:
    """Score how well a query fits; None where its letters do not all occur in their order.

    ``query`` and ``text`` are compared without case and accents; blanks in the query count for
    nothing. More is better: letters at the starts of words count most, then letters in a row; what
    lies between costs.

    The best of all ways to place the letters, by dynamic programming: a greedy one would find "sa"
    in ``clo[s]e [a]ll`` and miss it in ``[s]ave [a]s``.
    """
    letters = plain(query).replace(" ", "")
    where = plain(text)
    if not letters:
        return 0.0
    if len(letters) > len(where):
        return None
    best: list[float | None] = [None] * len(where)  # the letters so far, the last one at i
    for n, letter in enumerate(letters):
        current: list[float | None] = [None] * len(where)
        reach: float | None = None  # the best of all before i - 1, less what the gap costs
        for i, found in enumerate(where):
            ending = best[i - 2] if i >= 2 else None
            if ending is not None:
                reach = ending if reach is None else max(reach, ending)
            reach = None if reach is None else reach - _GAP
            if found != letter:
                continue
            bonus = 1.0 + (_WORD_START if i == 0 or not where[i - 1].isalnum() else 0.0)
            if n == 0:
                current[i] = bonus + (_FIRST if i == 0 else 0.0)
                continue
            before = best[i - 1] if i else None
            ways = [way for way in (before and before + _IN_A_ROW, reach) if way is not None]
            if ways:
                current[i] = bonus + max(ways)
        best = current
    scores = [score for score in best if score is not None]
    return max(scores) - 0.05 * len(where) if scores else None


@cache
def plain(text: str) -> str:
    """Return a text in lower case without accents."""
    parts = unicodedata.normalize("NFKD", text.translate(_STROKES)).lower()
    return "".join(c for c in parts if not unicodedata.combining(c))
