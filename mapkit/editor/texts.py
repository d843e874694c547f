"""Every text that people read goes through Qt's translation here."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from mapkit.errors import MapkitError
from mapkit.words import filled, in_other_words

__all__ = ["CONTEXT", "tr", "tr_n", "words_of"]

CONTEXT = "mapkit"
"""The one context of all translations, so that a text has one translation everywhere."""


def tr(text: str, **values: object) -> str:
    """Translate a text, then fill in its ``{names}``.

    Parameters
    ----------
    text : str
        English, a literal: the script that collects texts reads the source.
    **values
        What goes into the braces.
    """
    translated = QCoreApplication.translate(CONTEXT, text)
    return filled(translated, values) if values else translated


def tr_n(text: str, n: int, **values: object) -> str:
    """Translate a text that counts; ``{n}`` in it is the number, ``(s)`` marks the plural."""
    translated = QCoreApplication.translate(CONTEXT, text, "", n)
    return filled(translated, {"n": n, **values})


def words_of(problem: Exception) -> str:
    """Say why something was refused, or could not be done."""
    return in_other_words(problem.message) if isinstance(problem, MapkitError) else str(problem)
