"""The index of a sight booklet, and its list of close calls."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from mapkit.drawing.print_sheet import Entries
from mapkit.drawing.small_board import POINT_MM
from mapkit.drawing.text import text_width, wrap
from mapkit.i18n.letters import without_marks
from mapkit.messages import say
from mapkit.model import GameMap

__all__ = ["INDEX_SIZE", "call_entries", "index_entries", "natural_order"]

INDEX_SIZE = 6.5 * POINT_MM
"""The em of the lists."""

_ID_COLUMN, _NAME_COLUMN, _CALL_COLUMN = 17.0, 56.0, 62.0  # mm


def index_entries(
    game_map: GameMap, marks: Sequence[tuple[str, str]], page_of: Mapping[str, int]
) -> list[Entries]:
    """Return the index: by number, by what is printed on fields, by name.

    Parameters
    ----------
    game_map : GameMap
    marks : sequence of (str, str)
        What is printed on fields, in words, and the field.
    page_of : mapping of str to int
        Of each field; none while it is not known how many pages the index has.
    """

    def page(field_id: str) -> str:
        return str(page_of.get(field_id, 0))

    ids = sorted(game_map.fields, key=natural_order)
    widest = max(text_width(i, INDEX_SIZE) for i in ids) + 6 * INDEX_SIZE
    found = [
        Entries(
            say("Fields, and the page of each"),
            tuple((i, page(i)) for i in ids),
            max(_ID_COLUMN, widest),
        )
    ]
    named = [(f.name, i) for i, f in game_map.fields.items() if f.name]
    named.sort(key=lambda entry: natural_order(without_marks(entry[0])))
    for heading, entries in (
        (say("What is printed on the board"), marks),
        (say("Names"), named),
    ):
        lines = tuple(
            (say("{words}: field {field}", words=w, field=i), page(i)) for w, i in entries
        )
        if lines:
            found.append(Entries(heading, lines, _NAME_COLUMN))
    return found


def call_entries(calls: Iterable[str], content: float) -> Entries:
    """Return the close calls; ``content`` is the width of the text, mm."""
    columns = max(int((content + 4.0) / (_CALL_COLUMN + 4.0)), 1)
    width = (content - 4.0 * (columns - 1)) / columns
    lines = []
    for call in calls:
        first, *others = wrap(call, INDEX_SIZE, width - 2 * INDEX_SIZE) or [""]
        lines += [(first, ""), *((f"\u2003{line}", "") for line in others)]
    return Entries(say("Answers that the drawing cannot settle"), tuple(lines), _CALL_COLUMN)


def natural_order(text: str) -> list[tuple[int, int, str]]:
    """Return a key that sorts ``9`` before ``10`` and ``b2`` before ``b10``."""
    parts = re.findall(r"\d+|\D+", text.casefold())
    return [(0, int(p), "") if p.isdecimal() else (1, 0, p) for p in parts]
