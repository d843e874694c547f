"""The window's language: which it is, and Qt's translator for it."""

from __future__ import annotations

from mapkit.editor.i18n.languages import (
    chosen_language,
    install_language,
    language_in_use,
    remember_language,
)

__all__ = ["chosen_language", "install_language", "language_in_use", "remember_language"]
