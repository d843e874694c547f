"""Sentences taken apart: which texts of the languages they are made of, and what fills them in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from string import Formatter
from typing import NamedTuple, Self

from mapkit.i18n import translator_of
from mapkit.i18n.languages import PLURALS
from mapkit.messages import english
from mapkit.model import GameMap

_DECIMAL = "{whole}.{part}"
_COUNTED = 200
"""How a language counts: above a hundred the last two digits decide."""


class Node(NamedTuple):
    """A text of the catalogues with what stands in its braces."""

    text: int
    """Which text, a place in :meth:`Wording.texts`."""
    values: tuple[Tree, ...]
    """In the order of the names in braces; before them the number, of a text that counts."""


Tree = tuple["str | Node", ...]
"""A sentence or a part of it: what is the same in all languages, and texts that are not."""


class _Text(NamedTuple):
    forms: dict[str, list[str]]
    """By language, one for each plural form."""
    names: list[str]
    counts: bool


class _Unfilled(str):
    """A text with names in braces, which becomes a token when they are filled in."""

    __slots__ = ("_fill", "_names", "_tokens")
    _fill: Callable[[tuple[str, ...]], str]
    _names: Sequence[str]
    _tokens: dict[tuple[str, ...], str]

    def __new__(cls, names: Sequence[str], fill: Callable[[tuple[str, ...]], str]) -> Self:
        """Make the string as it is with nothing filled in."""
        made = super().__new__(cls, fill(tuple(f"{{{name}}}" for name in names)))
        made._names, made._fill = names, fill
        made._tokens = {}
        return made

    def format(self, *_: object, **values: object) -> str:
        """Return the token for some values: the same for the same values."""
        key = tuple([str(values[name]) for name in self._names])
        if key not in self._tokens:
            self._tokens[key] = self._fill(key)
        return self._tokens[key]


class Wording:
    """A translator that writes a token for every text and what is filled in; both are kept.

    It is used as :func:`mapkit.messages.translated_with` wants one. A text that all languages
    share stays as it is. A full stop at the end stays outside the token, since who joins texts may
    take it off. A token begins with a letter small and a letter large: they show whether a text
    was set in small letters later, or begun with a large one.

    No text of ``game_map`` has the letters of the tokens.
    """

    def __init__(self, game_map: GameMap, languages: Sequence[str]) -> None:
        self.languages = tuple(languages)
        known = ascii(game_map)
        self._large = next(c for c in _letters() if not _in(known, c, c.lower()))
        self._small = self._large.lower()
        unused = (c for c in map(chr, range(0xE000, 0xF8FF)) if not _in(known, c))
        self.comma, self._end = next(unused), next(unused)
        self._texts: list[_Text] = []
        self._marked: dict[tuple[str, bool], str] = {}
        self._filled: list[tuple[int, tuple[str, ...]]] = []
        """By the number of a token, a text and what is filled in."""
        self._used: dict[tuple[int, str], int] = {}
        self._nodes: dict[tuple[str, str], Node] = {}
        """By the letters and the number of a token."""
        self._trees: dict[str, Tree] = {}
        either = f"[{self._small}{self._large}]"
        self._token = re.compile(f"({either}{either})(\\d+){self._end}")

    def __call__(self, text: str, n: int | None) -> str:
        """Mark a text, see :data:`mapkit.messages.Translator`."""
        if text == _DECIMAL:
            return f"{{whole}}{self.comma}{{part}}"
        key = text, n is not None
        if key not in self._marked:
            self._marked[key] = self._mark(*key)
        return self._marked[key]

    def _mark(self, text: str, counts: bool) -> str:
        forms = {
            language: [_said(language, text, n) for n in _examples(language, counts)]
            for language in self.languages
        }
        names = list(dict.fromkeys(_names(text)))
        if counts and "n" in names:
            names.remove("n")  # it is the number
        said = {form for known in forms.values() for form in known}
        if not names and not counts and said == {text}:
            return text
        dots = {len(form) - len(form.rstrip(".")) for form in said}
        last = dots.pop() if len(dots) == 1 else 0
        short = {key: [f[: len(f) - last] for f in known] for key, known in forms.items()}
        self._texts.append(_Text(short, names, counts))
        number = len(self._texts) - 1

        def fill(values: tuple[str, ...]) -> str:
            self._filled.append((number, values))
            token = f"{self._small}{self._large}{len(self._filled) - 1}{self._end}"
            return token + "." * last

        if counts:
            names = ["n", *names]
        return _Unfilled(names, fill) if names else fill(())

    def tree(self, marked: str) -> Tree:
        """Take a text with tokens apart."""
        if marked not in self._trees:
            first, *rest = self._token.split(marked)
            parts: list[str | Node] = [first] if first else []
            for letters, number, words in zip(*(iter(rest),) * 3, strict=True):
                parts.append(self._node(letters, number))
                if words:
                    parts.append(words)
            self._trees[marked] = tuple(parts)
        return self._trees[marked]

    def _node(self, letters: str, number: str) -> Node:
        if (letters, number) not in self._nodes:
            text, values = self._filled[int(number)]
            if letters[1] == self._small:
                values = tuple(map(str.lower, values))
            place = self._number(text, letters)
            self._nodes[letters, number] = Node(place, tuple(map(self.tree, values)))
        return self._nodes[letters, number]

    def _number(self, text: int, letters: str) -> int:
        return self._used.setdefault((text, letters), len(self._used))

    def texts(self) -> dict[str, list[list[list[str | int]]]]:
        """Return by language all texts that were found in sentences.

        Each has its plural forms, or one; each form is what to write: texts, and numbers for the
        places of values.
        """
        return {
            language: [
                [self._parts(self._texts[text], form, letters)
                 for form in self._texts[text].forms[language]]
                for text, letters in self._used
            ]
            for language in self.languages
        }  # fmt: skip

    def _parts(self, text: _Text, form: str, letters: str) -> list[str | int]:
        parts: list[str | int] = []
        for words, name, _, _ in Formatter().parse(form):
            parts += [self._cased(words, letters, first=not parts)] if words else []
            if name is not None:
                number = text.counts and name == "n"
                parts.append(0 if number else text.names.index(name) + text.counts)
        return parts

    def _cased(self, words: str, letters: str, *, first: bool) -> str:
        small = words.lower() if letters[1] == self._small else words
        return small[:1].upper() + small[1:] if first and letters[0] == self._large else small

    def commas(self) -> dict[str, str]:
        """Return by language what stands before decimals."""
        return {key: _said(key, _DECIMAL, None).format(whole="", part="") for key in self.languages}

    def counting(self) -> dict[str, list[int]]:
        """Return by language the plural form of each number below 200."""
        return {key: list(map(PLURALS[key].form_of, range(_COUNTED))) for key in self.languages}


def _said(language: str, text: str, n: int | None) -> str:
    return english(text, n) if language == "en" else translator_of(language)(text, n)


def _examples(language: str, counts: bool) -> list[int | None]:
    """Return a number for each plural form."""
    if not counts:
        return [None]
    rule = PLURALS[language]
    return [next(n for n in range(_COUNTED) if rule.form_of(n) == f) for f in range(rule.forms)]


def _names(text: str) -> Iterator[str]:
    for _, name, _, _ in Formatter().parse(text):
        if name is not None:
            yield name


def _letters() -> Iterator[str]:
    """Yield large letters that have a small one and that hardly any text has."""
    for letter in map(chr, range(0x10400, 0x1E944)):
        if letter.lower() != letter and letter.lower().upper() == letter:
            yield letter


def _in(known: str, *letters: str) -> bool:
    return any(ascii(letter)[1:-1] in known for letter in letters)
