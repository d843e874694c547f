"""Every text that people read goes through Qt's translation here."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication

__all__ = ["CONTEXT", "speak_core_through", "tr", "tr_core", "tr_n"]

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
    return translated.format(**values) if values else translated


def tr_n(text: str, n: int, **values: object) -> str:
    """Translate a text that counts; ``{n}`` in it is the number, ``(s)`` marks the plural."""
    translated = QCoreApplication.translate(CONTEXT, text, "", n)
    return translated.format(n=n, **values)


def _english(text: str) -> str:
    return text


_say_core: Callable[[str], str] = _english


def tr_core(text: str) -> str:
    """Translate a finished sentence of a check or an edit, as far as it is known."""
    return _say_core(text)


def speak_core_through(translator: Callable[[str], str] | None) -> None:
    """Translate what :func:`tr_core` gets from now on; None for English."""
    global _say_core  # noqa: PLW0603 - the language of a program is one for all of it
    _say_core = translator or _english
