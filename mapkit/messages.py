"""Sentences that can be translated.

Without a translator all texts are English. A program in other languages sets its own with
:func:`set_translator`; :func:`translated_with` uses another one for a while. The texts given to
:func:`say`, :func:`phrase` and similar functions are literals, so that a script can collect them.

Text that is shown at once goes through :func:`say`. Text that is first kept, compared or written to
a file is a :class:`Phrase`: it behaves as English text, and :func:`translated` gives it in the
language of the program. The result is a phrase too, so it can be translated again into another
language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Self

Translator = Callable[[str, int | None], str]
"""From an English text, and the number that it counts if any, to what is said for it."""


def english(text: str, n: int | None) -> str:
    """Say a text in English: ``(s)`` is the plural of one that counts."""
    return text.replace("(s)", "" if n == 1 else "s") if n is not None else text


_program: Translator = english
_here: ContextVar[Translator | None] = ContextVar("translator", default=None)


def set_translator(translator: Translator | None) -> None:
    """Translate from now on in all threads, or return to English."""
    global _program  # noqa: PLW0603 - the language of a program is one for all of it
    _program = translator or english


@contextmanager
def translated_with(translator: Translator) -> Iterator[None]:
    """Translate otherwise inside the ``with`` block, in this thread or asynchronous task alone."""
    before = _here.set(translator)
    try:
        yield
    finally:
        _here.reset(before)


def translator() -> Translator:
    """Return what translates here and now: what was said by another is in another language."""
    return _here.get() or _program


def _translate(text: str, n: int | None) -> str:
    return translator()(text, n)


class Phrase(str):
    """English that remembers what it was made of, and so can be said in other languages later.

    Parameters
    ----------
    english : str
        What it is as a string: to JSON, to a comparison, to the command line. Of what was said
        already, the words that were used.
    source : str, optional
        What translators know it as, with ``{names}``; ``english`` if not given, as for a label
        of a ruleset.
    values : mapping of str to object, optional
        What stands in the braces: phrases are said in their turn, a tuple is joined with commas.
    n : int, optional
        What it counts.
    """

    __slots__ = ("n", "source", "values")
    n: int | None
    source: str
    values: Mapping[str, object] | None

    def __new__(
        cls,
        english: str,
        source: str | None = None,
        values: Mapping[str, object] | None = None,
        n: int | None = None,
    ) -> Self:
        """Make the string, and keep its parts beside it."""
        made = super().__new__(cls, english)
        made.source = english if source is None else source
        made.values = values
        made.n = n
        return made


def phrase(source: str, /, **values: object) -> Phrase:
    """Return a text whose ``{names}`` are filled in, to be said later."""
    plain = tuple not in map(type, values.values())  # nearly always, and reading makes thousands
    english = source.format(**values) if plain else _filled(source, values, str)
    return Phrase(english, source, values)


def phrase_n(source: str, n: int, /, **values: object) -> Phrase:
    """Return a text that counts ``{n}`` things, to be said later; ``(s)`` is the plural."""
    values["n"] = n
    return Phrase(_filled(english(source, n), values, str), source, values, n)


def say(source: str, /, **values: object) -> str:
    """Say a text; its ``{names}`` are filled in after it was translated."""
    return filled(_translate(source, None), values)


def say_n(source: str, n: int, /, **values: object) -> str:
    """Say a text that counts ``{n}`` things; ``(s)`` in it is the English plural."""
    values["n"] = n
    return filled(_translate(source, n), values)


def translated(text: str) -> str:
    """Say a phrase, or a text that comes from data, in the language of the program.

    What begins with a capital in English does so in every language.
    """
    if not isinstance(text, Phrase):
        return Phrase(_translate(text, None), text)
    said = _translate(text.source, text.n)
    if text.values is not None:
        said = filled(said, text.values)
    if text[:1].isupper():
        said = upper_first(said)
    return Phrase(said, text.source, text.values, text.n)


def plain(value: Any, names: str = "") -> Any:
    """Return a value as JSON has it: phrases translated, sequences as lists, records by name.

    ``value`` may hold others; those that are neither of these stay as they are. ``names`` says
    which attributes of records, in which order; all their fields by default.
    """
    if isinstance(value, Phrase):
        return translated(value)
    if isinstance(value, Mapping):
        return {str(key): plain(one, names) for key, one in value.items()}
    if isinstance(value, tuple | list):
        return [plain(one, names) for one in value]
    if value is not None and names:
        return {name: plain(getattr(value, name)) for name in names.split()}
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    return value


def plain_rows(found: Mapping[str, object], names: str = "", key: str = "field") -> list[Any]:
    """Return records as :func:`plain` does, with what each is found by as its first value."""
    return [{key: name, **plain(record, names)} for name, record in found.items()]


def upper_first(text: str) -> str:
    """Begin a sentence; ids within it keep their letters, and a phrase stays one."""
    begun = text[:1].upper() + text[1:]
    return Phrase(begun, text.source, text.values, text.n) if isinstance(text, Phrase) else begun


def renamed(text: str, /, **values: object) -> str:
    """Return a phrase with other values in its braces; other texts stay as they are."""
    if not isinstance(text, Phrase) or text.values is None:
        return text
    known = {**text.values, **values}
    return Phrase(_filled(english(text.source, text.n), known, str), text.source, known, text.n)


@lru_cache(4096)
def decimal(value: float, places: int, *, trim: bool = False) -> Phrase:
    """Return a number with so many decimals, to be said with a comma where that is the custom.

    ``places`` is 0 or more; ``trim`` leaves out the zeros at the end.
    """
    whole, _, part = f"{value:.{places}f}".partition(".")
    if trim:
        part = part.rstrip("0")
    return phrase("{whole}.{part}", whole=whole, part=part) if part else Phrase(whole)


def filled(said: str, values: Mapping[str, object]) -> str:
    """Fill in the braces of a text that is translated already; phrases among them are said."""
    return _filled(said, values, translated)


def _filled(text: str, values: Mapping[str, object], translate: Callable[[str], str]) -> str:
    return text.format(
        **{  # most is said already
            name: value if type(value) is str else _part(value, translate)
            for name, value in values.items()
        }
    )


def _part(value: object, translate: Callable[[str], str]) -> object:
    """Return what is put into braces; strings that are no phrases are ids, names and numbers."""
    if isinstance(value, tuple):
        return ", ".join(str(_part(item, translate)) for item in value)
    return translate(value) if isinstance(value, Phrase) else value


CONTROLS = "\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
"""What controls a terminal or turns the direction of text, for a pattern; no line ends."""

_LINE = re.compile(f"[\t\n{CONTROLS}]")
_CONTROL = re.compile(f"[{CONTROLS}]")


def one_line(text: str) -> str:
    """Return a text with all that is no letter spelt out, ends of lines, too."""
    return _LINE.sub(_spelt, text)


def plain_lines(text: str) -> str:
    """Return a text with all that is no letter spelt out, but for tabs and ends of lines."""
    return _CONTROL.sub(_spelt, text)


def file_name_of(text: str) -> str:
    """Return a text without what does not belong in the name of a file that is offered."""
    return _LINE.sub("", text)


def _spelt(found: re.Match[str]) -> str:
    return found[0].encode("unicode_escape").decode("ascii")
