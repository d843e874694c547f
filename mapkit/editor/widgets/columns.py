"""What narrow docks need: columns that fold, and areas never narrower than what is in them."""

from __future__ import annotations

from PyQt6.QtCore import QPoint, QRect, QSize, Qt
from PyQt6.QtWidgets import QLayout, QLayoutItem, QScrollArea, QWidget

_BAR = 18
"""Pixels beside what scrolls, for the bar."""


def keep_all_columns(area: QScrollArea) -> None:
    """Let an area that scrolls up and down be as wide as its contents need, now and no later."""
    inside = area.widget()
    if inside is not None:
        area.setMinimumWidth(inside.minimumSizeHint().width() + _BAR)


class ColumnsLayout(QLayout):
    """Puts its widgets side by side, row after row; in a narrow place one below the other.

    There are ``most`` columns where there is room for as many.
    """

    def __init__(self, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = most
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem | None) -> None:  # noqa: N802 - Qt's name
        """Add what comes next."""
        assert item is not None
        self._items.append(item)

    def count(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name
        """Return an item; None behind the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt's name
        """Take an item out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt's name
        """Take no more room than it needs."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        """Say that fewer columns make more rows."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        """Return how high the rows are together."""
        margins = self.contentsMargins()
        inside = width - margins.left() - margins.right()
        return self._height(self._columns(inside)) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Ask for all columns."""
        return self._size(self._most)

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        """Make do with one column, whose height is not asked for before its width is known."""
        return QSize(self._size(1).width(), self._size(self._most).height())

    def setGeometry(self, place: QRect) -> None:  # noqa: N802 - Qt's name
        """Lay the items out."""
        super().setGeometry(place)
        inside = self.contentsRect()
        columns, gap = self._columns(inside.width()), self.spacing()
        width = (inside.width() - gap * (columns - 1)) // columns
        row_height = self._row_height()
        for k, item in enumerate(self._shown()):
            row, column = divmod(k, columns)
            at = inside.topLeft() + QPoint(column * (width + gap), row * (row_height + gap))
            item.setGeometry(QRect(at, QSize(width, row_height)))

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _columns(self, width: int) -> int:
        widest = max((item.sizeHint().width() for item in self._shown()), default=1)
        return min(max((width + self.spacing()) // (widest + self.spacing()), 1), self._most)

    def _row_height(self) -> int:
        return max((item.sizeHint().height() for item in self._shown()), default=0)

    def _height(self, columns: int) -> int:
        rows = -(-len(self._shown()) // columns)
        return max(rows * (self._row_height() + self.spacing()) - self.spacing(), 0)

    def _size(self, columns: int) -> QSize:
        margins = self.contentsMargins()
        widest = max((item.sizeHint().width() for item in self._shown()), default=0)
        width = columns * (widest + self.spacing()) - self.spacing()
        return QSize(
            width + margins.left() + margins.right(),
            self._height(columns) + margins.top() + margins.bottom(),
        )
