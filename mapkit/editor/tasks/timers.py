"""Timers that run something once."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject, QTimer

__all__ = ["single_shot"]


def single_shot(owner: QObject, run: Callable[[], object], ms: int = 0) -> QTimer:
    """Return a timer that runs something once, so many milliseconds after each start."""
    timer = QTimer(owner)
    timer.setSingleShot(True)
    timer.setInterval(ms)
    timer.timeout.connect(run)
    return timer
