"""What stands on the pages of a report: sections of paragraphs, tables and pictures.

Every number comes from the report's JSON through :class:`Numbers`, and knows its place there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mapkit.drawing.scene import Scene
from mapkit.messages import decimal, translated


@dataclass(frozen=True, slots=True)
class Number:
    """A number of the report."""

    value: float | None
    """None where the report has none: no way leads, nothing is known."""
    text: str
    """As it is written for people, with its unit."""
    source: str
    """Where it stands in the JSON, as a JSON pointer."""


Cell = Number | str


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a table; ``number`` says that it is set to the right."""

    heading: str
    number: bool = False


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Text in one paragraph; ``loud`` if nobody should miss it."""

    text: str
    loud: bool = False


@dataclass(frozen=True, slots=True)
class Points:
    """A list of short texts, each with the number that stands before it, "" for none."""

    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """Single numbers with what they are, for a summary."""

    rows: tuple[tuple[str, Number], ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under headings; the first column says what a row is about."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture with a caption."""

    scene: Scene
    caption: str = ""
    source: str = ""
    """Where the numbers on the fields stand in the JSON, ``{field}`` being a field's id."""
    share: float = 1.0
    """Of the width of a page, above 0 and at most 1."""
    beside: bool = False
    """On paper it stands beside others that do so and follow on it."""


Block = Paragraph | Points | Facts | Table | Figure


@dataclass(frozen=True, slots=True)
class Part:
    """A section: its id in links, its title, and what stands in it."""

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """All pages of a report."""

    title: str
    labels: tuple[str, ...]
    """What each page says of each map: its name, its checksum's first digits, its ruleset, the
    version of mapkit."""
    origins: tuple[str, ...]
    """Where each map comes from, see :func:`~mapkit.drawing.page.provenance_line`."""
    parts: tuple[Part, ...] = field(default=())
    """The summary first."""


class Numbers:
    """Finds numbers in the JSON of a report."""

    def __init__(self, report: Mapping[str, Any]) -> None:
        self.report = report

    def value(self, path: Sequence[str | int]) -> Any:
        """Return what stands at a place; None where there is no such place."""
        found: Any = self.report
        for key in path:
            if isinstance(found, Mapping):
                found = found.get(str(key))
            elif isinstance(found, Sequence) and not isinstance(found, str):
                found = found[int(key)]
            else:
                return None
        return found

    def at(
        self,
        *path: str | int,
        places: int = 0,
        share: bool = False,
        unit: str = "",
        none: str = "–",
        signed: bool = False,
        count: bool = False,
        even: bool = False,
        mark: str = "",
    ) -> Number:
        """Return a number with its words.

        Parameters
        ----------
        path : str or int
            Keys and indices that lead to it.
        places : int
            Decimals; zeros at the end are left out unless ``even``.
        share : bool
            Write 0.25 as 25 %.
        unit : str
            What follows the number.
        none : str
            What is written where there is no number.
        signed : bool
            Write a plus before what is above 0.
        count : bool
            How many there are in a list, which stands at the place.
        even : bool
            Keep zeros at the end, so that numbers side by side have the same decimals.
        mark : str
            What is written behind it, such as a star that a note explains.
        """
        value = self.value(path)
        if count and value is not None:
            value = len(value)
        source = "/" + "/".join(_escaped(str(key)) for key in path)
        if value is None:
            return Number(None, none + mark, source)
        shown = value * 100 if share else value
        text = translated(decimal(shown, places, trim=not even))
        if signed and shown > 0:
            text = f"+{text}"
        if share:
            text += "\u00a0%"
        if unit:
            text += f"\u00a0{unit}"
        return Number(value, text.replace("-", "\u2212") + mark, source)


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
