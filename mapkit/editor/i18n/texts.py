"""Texts of the window, in its language: what :mod:`mapkit.messages` has, said again later."""

from __future__ import annotations

from typing import cast

from mapkit.errors import MapkitError
from mapkit.messages import Phrase, filled, translated, translator


def tr(text: str, **values: object) -> str:
    """Translate a text, then fill in its ``{names}``.

    What is kept while the language changes, such as the name of a step in the history, is said
    again by :func:`~mapkit.messages.translated`.

    ``text`` is English, a literal: the script that collects texts reads the source. ``values`` are
    what goes into the braces.
    """
    said = translator()(text, None)
    return Phrase(filled(said, values) if values else said, text, values or None)


def tr_later(text: str) -> str:
    """Return a property of a class: a text, translated whenever it is asked for."""
    return cast("str", property(lambda _self: tr(text)))


def tr_n(text: str, n: int, **values: object) -> str:
    """Translate a text that counts; ``{n}`` in it is the number, ``(s)`` marks the plural."""
    said = translator()(text, n)
    values["n"] = n
    return Phrase(filled(said, values), text, values, n)


def value_words(value: object) -> str:
    """Say what a ruleset writes as one word, such as ``sees_all``."""
    return translated(str(value)).replace("_", " ")


def message_of(problem: Exception) -> str:
    """Say why something was refused, or could not be done."""
    return translated(problem.message) if isinstance(problem, MapkitError) else str(problem)
