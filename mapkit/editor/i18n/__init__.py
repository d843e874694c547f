"""Languages: which there are, and the translator that reads their files."""

from __future__ import annotations

from mapkit.editor.i18n.languages import (
    LANGUAGES,
    chosen_language,
    install_language,
    language_in_use,
    remember_language,
)

__all__ = [
    "LANGUAGES",
    "chosen_language",
    "install_language",
    "language_in_use",
    "remember_language",
]
