"""Values of answers as sentences have them, by where they stand in an answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

Path = tuple[str | int, ...]
"""Keys and places in lists; ``length`` is that of a list."""

FORMATS = {"plain": 0, "one": 1, "short": -1, "commas": -2}
"""A value as it is, with one decimal; with one from 1 up and two below; a list."""

_CALLS, _CORNERS = 4, 4
"""Of how many disputed calls, and of how many corners of each, measures are looked at."""


def _places() -> Iterator[tuple[Path, str]]:
    """Yield where in an answer the values of sentences may stand, and their format."""
    yield from (((key,), "plain") for key in ("a", "b", "distance", "clear", "grazing"))
    yield ("fields",), "commas"
    yield from (((key,), "short") for key in ("beam_mm", "near_miss_mm"))
    for end in range(2):
        yield from ((("string", end, "at_mm", axis), "one") for axis in range(2))
        yield ("string", end, "away_mm"), "one"
    for call in range(_CALLS):
        yield ("others", call, "distance"), "plain"
        yield ("others", call, "measure_mm"), "short"
        for kind, ends in (("line_mm", 2), ("at_mm", _CORNERS)):
            yield from (
                (("others", call, kind, end, axis), "one") for end in range(ends) for axis in (0, 1)
            )


PLACES = tuple(_places())
"""Where the values of sentences may stand, and their format."""

NUMBERS: tuple[Path, ...] = (
    *((key, "length") for key in ("near_miss_into", "blockers", "fields", "others")),
    *(path for path, _ in PLACES if path not in (("a",), ("b",), ("fields",))),
)
"""Where numbers stand that may tell one way of saying from another."""


def value_at(answer: Mapping[str, Any], path: Path) -> Any:
    """Return the value at a path; None where there is none."""
    value: Any = answer
    for step in path:
        if value is None or (isinstance(step, int) and step >= len(value)):
            return None
        value = len(value) if step == "length" else value[step]
    return value


def value_text(answer: Mapping[str, Any], path: Path, kind: str, comma: str) -> str | None:
    """Return the value at a path as text, None where there is none.

    ``kind`` is a key of :data:`FORMATS`, and ``comma`` stands before decimals.
    """
    value = value_at(answer, path)
    if value is None:
        return None
    if kind == "commas":
        return ", ".join(value)
    if kind == "plain":
        return str(value)
    places = 2 if kind == "short" and value < 1 else 1
    return _fixed(value, places).replace(".", comma)


def _fixed(value: float, places: int) -> str:
    """Write a number of four decimals with fewer, halves rounded up, as ``sentences.mjs`` does."""
    step = 10 ** (4 - places)
    tens = (round(value * 10_000) + step // 2) // step
    return f"{tens / 10**places:.{places}f}"
