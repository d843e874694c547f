"""What was done to a drawing, and what is doubtful or was left out, as a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QColor, QIcon, QPixmap
from PyQt6.QtWidgets import QTreeWidget, QTreeWidgetItem

from mapkit.diagnostics import Severity
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.import_map.job import Draft
from mapkit.editor.import_map.preview import COLOURS
from mapkit.export import MadeMap, NotTaken, Repair
from mapkit.messages import one_line, translated

_PLACE = Qt.ItemDataRole.UserRole
_MOST = 2000
"""Rows of one kind."""
_SWATCH = 12
_TITLES: dict[str, Callable[[int], str]] = {
    "overlap": lambda n: tr_n("{n} overlap(s), given to the smaller field", n),
    "void": lambda n: tr_n("{n} place(s) that no field covers", n),
    "slit": lambda n: tr_n("{n} slit(s) between neighbours closed", n),
    "corner": lambda n: tr_n("{n} corner(s) added where borders meet", n),
    "island": lambda n: tr_n("{n} hole(s) made for fields within others", n),
}


class Findings(QTreeWidget):
    """Lists what stands in a draft, by kinds; the colours are those of the picture."""

    chosen = pyqtSignal(object)
    """A place in mm, or None: what was chosen has none."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("What was done, and what is doubtful"))
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.currentItemChanged.connect(self._tell)
        self.itemClicked.connect(self._tell)

    def show_draft(self, draft: Draft) -> None:
        """List another draft."""
        self.clear()
        joined = draft.made.joined
        repairs: dict[str, list[Repair]] = {}
        for repair in joined.repairs if joined is not None else ():
            repairs.setdefault(repair.kind, []).append(repair)
        for kind in ("overlap", "void"):
            self._add_repairs(kind, repairs.get(kind, []), opened=True)
        self._add_errors(draft.made)
        self._add_left_out(draft.made.not_taken)
        self._add_parts(draft.made)
        for kind in ("slit", "corner", "island"):
            self._add_repairs(kind, repairs.get(kind, []), opened=False)
        mended = [(translated(note), None) for note in draft.made.mended]
        self._add_group(tr_n("{n} error(s) of the map repaired", len(mended)), mended, None)
        if not self.topLevelItemCount():
            self.addTopLevelItem(_row(tr("Nothing had to be repaired or left out.")))

    def _add_repairs(self, kind: str, repairs: Sequence[Repair], *, opened: bool) -> None:
        rows = [(translated(r.what), r.at) for r in repairs]
        self._add_group(_TITLES[kind](len(rows)), rows, COLOURS[kind], opened=opened)

    def _add_errors(self, made: MadeMap) -> None:
        unit = made.map.unit_mm
        rows = [
            (f"{d.code} {translated(d.message)}", _in_mm(d.at, unit))
            for d in made.found
            if d.severity is Severity.ERROR
        ]
        title = tr_n("{n} error(s) left to repair by hand in the map", len(rows))
        self._add_group(title, rows, None, opened=True)

    def _add_parts(self, made: MadeMap) -> None:
        places, unit = made.map.vertices, made.map.unit_mm
        firsts = {one: places[made.map.fields[one].rings[0][0]] for one in made.parts}
        rows = [(f"{one} ({n})", _in_mm([firsts[one]], unit)) for one, n in made.parts.items()]
        title = tr_n("{n} area(s) in parts, each part a field of its own", len(rows))
        self._add_group(title, rows, None)

    def _add_left_out(self, not_taken: Sequence[NotTaken]) -> None:
        rows = [(_with_place(one), None) for one in not_taken]
        self._add_group(tr_n("{n} thing(s) left out", len(rows)), rows, None, opened=True)

    def _add_group(
        self,
        title: str,
        rows: Sequence[tuple[str, tuple[float, float] | None]],
        colour: QColor | None,
        *,
        opened: bool = False,
    ) -> None:
        if not rows:
            return
        group = _row(title)
        if colour is not None:
            swatch = QPixmap(_SWATCH, _SWATCH)
            swatch.fill(colour)
            group.setIcon(0, QIcon(swatch))
        group.addChildren([_row(text, at) for text, at in rows[:_MOST]])
        if len(rows) > _MOST:
            group.addChild(_row(tr("{n} more", n=len(rows) - _MOST)))
        self.addTopLevelItem(group)
        group.setExpanded(opened)

    def _tell(self, item: QTreeWidgetItem | None, _other: object = None) -> None:
        self.chosen.emit(item.data(0, _PLACE) if item is not None else None)


def _in_mm(at: Sequence[tuple[float, float]], unit: float) -> tuple[float, float] | None:
    return (at[0][0] * unit, at[0][1] * unit) if at else None


def _with_place(one: NotTaken) -> str:
    what, where = translated(one.what), translated(one.where)
    return f"{what} ({where})" if where else what


def _row(text: str, at: tuple[float, float] | None = None) -> QTreeWidgetItem:
    item = QTreeWidgetItem([one_line(text)])
    item.setData(0, _PLACE, at)
    return item
