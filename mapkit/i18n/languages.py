"""Which languages there are, how each counts, who translates into it, and plain letters."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from mapkit.messages import Translator, english, translated_with

LANGUAGES: Mapping[str, str] = MappingProxyType({"en": "English", "cs": "Čeština", "pl": "Polski"})
"""Code to the language's own name."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in a language inside the ``with`` block.

    Sentences and the texts of pictures are said in it; ids, values that programs read and the text
    of exceptions stay the same. It holds for this thread (or asynchronous task) alone: other
    threads, also those that are started inside, speak as they did.

    Parameters
    ----------
    language : str
        A key of :data:`LANGUAGES`: ``"en"``, ``"cs"``, ``"pl"``. The first use of another
        language than English reads its texts, about 5 ms.

    Raises
    ------
    ValueError
        There is no such language.

    Examples
    --------
    >>> with mapkit.speaking("cs"):
    ...     said = board.sight("R24", "B38").sentence
    >>> said[:8]
    'Pole R24'
    """
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    with translated_with(english if language == "en" else translator_of(language)):
        yield


@cache
def translator_of(language: str) -> Translator:
    """Return what translates into a language, see :mod:`mapkit.messages`; any thread may ask it.

    A text that is not translated stays English.
    """
    # Not loaded for English.
    from mapkit.i18n.catalogue import path_of, read_catalogue  # noqa: PLC0415

    forms_of = read_catalogue(path_of(language))
    form_of = PLURALS[language].form_of

    def translate(text: str, n: int | None) -> str:
        forms = forms_of.get((text, n is not None))
        if forms is None:
            return english(text, n)
        return forms[form_of(n) if n is not None else 0]

    return translate


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that an environment asks for, as gettext reads it.

    Of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` the first that is set counts; where it is not
    ``C``, a list in ``LANGUAGE`` goes before it. What mapkit does not speak is passed over, and
    English is left.
    """
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return "en"
    wished = [*environment.get("LANGUAGE", "").split(":"), locale]
    codes = (name.partition(".")[0].partition("@")[0].partition("_")[0].lower() for name in wished)
    return next((code for code in codes if code in LANGUAGES), "en")


_NO_MARKS = str.maketrans(
    {"ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "„": '"', "“": '"', "”": '"', "’": "'",
     "–": "-", "—": "-", "×": "x", "…": "...", "\u00a0": " ", "\u2009": " ", "\u202f": " "}
)  # fmt: skip
"""What Unicode does not take apart."""


def without_marks(text: str) -> str:
    """Return a text with ``c`` for ``č``, ``l`` for ``ł`` and so on; other letters stay."""
    apart = unicodedata.normalize("NFD", text.translate(_NO_MARKS))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


@dataclass(frozen=True, slots=True)
class Plurals:
    """How a language counts."""

    forms: int
    """How many plural forms it has."""
    form_of: Callable[[int], int]
    """Which of them a number takes."""


def _english(n: int) -> int:
    return 0 if n == 1 else 1


def _czech(n: int) -> int:
    return 0 if n == 1 else 1 if 2 <= n <= 4 else 2


def _polish(n: int) -> int:
    if n == 1:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


PLURALS: Mapping[str, Plurals] = MappingProxyType(
    {"en": Plurals(2, _english), "cs": Plurals(3, _czech), "pl": Plurals(3, _polish)}
)
