"""A row of widgets that goes on in the next line where it is narrow."""

from __future__ import annotations

from PyQt6.QtCore import QPoint, QRect, QSize, Qt
from PyQt6.QtWidgets import QLayout, QLayoutItem, QWidget

_GAP = 6


class FlowLayout(QLayout):
    """Lays widgets side by side as they fit; the first takes what room its line has left.

    ``first_grows`` says whether the first one is widened.
    """

    def __init__(self, parent: QWidget | None = None, *, first_grows: bool = False) -> None:
        super().__init__(parent)
        self._held: list[QLayoutItem] = []
        self._first_grows = first_grows
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem | None) -> None:  # noqa: N802 - Qt's names
        """Take an item."""
        if item is not None:
            self._held.append(item)

    def count(self) -> int:
        """Return how many there are."""
        return len(self._held)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Return one of them."""
        return self._held[index] if 0 <= index < len(self._held) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Give one of them up."""
        return self._held.pop(index) if 0 <= index < len(self._held) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        """Take no more room than is needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        """Be higher where it is narrow."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        """Return how high it is at a width."""
        return self._lay(QRect(0, 0, width, 0), moves=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        """Place the widgets."""
        super().setGeometry(rect)
        self._lay(rect, moves=True)

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size of one line."""
        sizes = [item.sizeHint() for item in self._shown()]
        width = sum(size.width() + _GAP for size in sizes)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:  # noqa: N802
        """Return the size of the largest widget."""
        least = QSize(0, 0)
        for item in self._shown():
            least = least.expandedTo(item.minimumSize())
        return least

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._held if not item.isEmpty()]

    def _lay(self, rect: QRect, *, moves: bool) -> int:
        """Lay the widgets out in lines; return how high they are."""
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._shown():
            wide = min(item.sizeHint().width(), rect.width())
            if not lines or used + wide > rect.width():
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += wide + _GAP
        y = rect.y()
        for k, line in enumerate(lines):
            widths = [min(item.sizeHint().width(), rect.width()) for item in line]
            spare = rect.width() - sum(widths) - _GAP * (len(line) - 1)
            if k == 0 and self._first_grows:
                widths[0] += max(spare, 0)
            high = max(
                item.heightForWidth(w) if item.hasHeightForWidth() else item.sizeHint().height()
                for item, w in zip(line, widths, strict=True)
            )
            x = rect.x()
            for item, width in zip(line, widths, strict=True):
                if moves:
                    item.setGeometry(QRect(QPoint(x, y), QSize(width, high)))
                x += width + _GAP
            y += high + _GAP
        return max(y - _GAP - rect.y(), 0)
