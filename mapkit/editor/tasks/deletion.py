"""Windows are deleted by Qt first, and only then by Python.

Python deletes a window that nobody refers to piece by piece: closures lose their variables, in any
order. If Qt's part of the window still lives, or is deleted last, its signals call such a closure,
and the program crashes. So a window is referred to from here until Qt has deleted it.
"""

from __future__ import annotations

from PyQt6 import sip
from PyQt6.QtCore import QCoreApplication, QEvent
from PyQt6.QtWidgets import QWidget

__all__ = ["delete_now", "delete_windows", "keep_until_deleted"]

_kept: list[QWidget] = []


def keep_until_deleted(window: QWidget) -> None:
    """Refer to a window until Qt has deleted it, and let go of others that are."""
    _kept[:] = [other for other in _kept if not sip.isdeleted(other)]
    _kept.append(window)


def delete_now() -> None:
    """Have Qt delete what is to be deleted later; nothing of it may still run."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def delete_windows() -> None:
    """Have Qt delete all windows, at the end of the program, when they are closed."""
    for window in _kept:
        if not sip.isdeleted(window):
            window.deleteLater()
    delete_now()
