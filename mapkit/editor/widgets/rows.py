"""The contents of a form, row by row: values made again for each map, which hold no widget."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

_V = TypeVar("_V")

Change = Callable[[_V, Callable[[bool], None]], None]
"""Carries out what is typed or picked; calls back, perhaps later: whether it is so now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One row of a form."""

    name: str
    """Tells the rows of a form apart; of the box, for tests and for screen readers' scripts."""
    title: str = ""
    """Stands before the box, "" for nothing."""
    tip: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words(Row):
    """Something to read."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading(Row):
    """What the rows below it are about."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Row):
    """A text; ``mixed`` says that several values are behind it."""

    value: str
    change: Change[str]
    mixed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Prose(Text):
    """A text of some sentences, seen as a whole."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Row):
    """A number, by default a length in mm; ``unit`` stands behind it.

    ``step`` is what the arrows add, ``mixed`` says that there are several.
    """

    value: float
    change: Change[float]
    bounds: tuple[float, float]
    decimals: int = 2
    unit: str = "mm"
    step: float = 1.0
    mixed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Row):
    """One of several values, each with its label; what is selected may have more than one."""

    values: Collection[str]
    offered: Sequence[tuple[str, str]]
    change: Change[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tick(Row):
    """A yes or no: how many of how many have it."""

    label: str
    having: int
    of: int
    change: Change[bool]
