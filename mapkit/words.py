"""Sentences that can be said in other languages.

The command line speaks English. A program that speaks more sets a translator with
:func:`speak_through`, once when it starts; the texts given to :func:`say` and :func:`say_n` are
literals, so that a script can collect them.
"""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["Translator", "in_other_words", "say", "say_n", "speak_through"]

Translator = Callable[[str, int | None], str]
"""From an English text, and the number that it counts if any, to what is said for it."""


def _english(text: str, n: int | None) -> str:
    return text.replace("(s)", "" if n == 1 else "s") if n is not None else text


_translator: Translator = _english


def speak_through(translator: Translator | None) -> None:
    """Translate from now on, or speak English again."""
    global _translator  # noqa: PLW0603 - the language of a program is one for all of it
    _translator = translator or _english


def say(text: str, **values: object) -> str:
    """Say a text; its ``{names}`` are filled in after it was translated."""
    return _translator(text, None).format(**values)


def say_n(text: str, n: int, **values: object) -> str:
    """Say a text that counts ``{n}`` things; ``(s)`` in it is the English plural."""
    return _translator(text, n).format(n=n, **values)


def in_other_words(text: str) -> str:
    """Say a text that comes from data, a label of a ruleset say, as it stands."""
    return _translator(text, None)
