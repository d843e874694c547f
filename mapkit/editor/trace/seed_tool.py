"""One click a field: marks on the board, one in each field that is wanted."""

from __future__ import annotations

import math

from PyQt6.QtCore import Qt

from mapkit.editor.canvas.tool import Tool, ToolEvent
from mapkit.editor.i18n.texts import tr_later, tr_n

_NEAR_PIXELS = 9.0


class SeedTool(Tool):
    """Puts marks on the board; a click on one takes it away.

    ``seeds`` are the marks, in map units. They stay while another tool is used.
    """

    id = "seeds"
    key = ""
    icon = "select"
    title = tr_later("One click a field")

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.seeds: list[tuple[float, float]] = []
        self._taken: list[tuple[float, float]] = []

    @property
    def hint(self) -> str:
        """What a click does now."""
        return tr_n(
            "{n} mark(s). Click into each field; click a mark to remove it.", len(self.seeds)
        )

    def activate(self) -> None:
        """Show the marks."""
        self._show()

    def press(self, event: ToolEvent) -> None:
        """Put a mark here, or take away the one that is here."""
        if event.button is not Qt.MouseButton.LeftButton:
            return
        reach = self.view.radius(_NEAR_PIXELS)
        near = [seed for seed in self.seeds if math.dist(seed, event.at) <= reach]
        self._taken.clear()
        if near:
            self.seeds.remove(near[-1])
        else:
            self.seeds.append(event.at)
        self._tell()

    @property
    def can_take_back(self) -> bool:
        """Whether there is a mark."""
        return bool(self.seeds)

    @property
    def can_bring_back(self) -> bool:
        """Whether a mark was taken back and none put since."""
        return bool(self._taken)

    def take_back(self) -> bool:
        """Take back the last mark."""
        if not self.seeds:
            return False
        self._taken.append(self.seeds.pop())
        self._tell()
        return True

    def bring_back(self) -> bool:
        """Put the mark again that was taken back."""
        if not self._taken:
            return False
        self.seeds.append(self._taken.pop())
        self._tell()
        return True

    def forget(self) -> None:
        """Take all marks away."""
        self.seeds.clear()
        self._taken.clear()
        self._tell()

    def cancel(self) -> None:
        """Drop a gesture; the marks stay."""
        super().cancel()
        self._show()

    def deactivate(self) -> None:
        """Hide the marks while another tool is used."""
        super().cancel()

    def _tell(self) -> None:
        self._show()
        self.hint_changed.emit(self.hint)

    def _show(self) -> None:
        if getattr(self.view, "tool", None) is not self:
            return
        self.view.overlay.clear()
        for seed in self.seeds:
            self.view.overlay.dot(seed, "snap", radius=6.0)
