"""The script of a save: the tables of a board as values of Lua, and the code that asks them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from itertools import chain, combinations
from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.export import BoardPicture, Progress, Supplies
from mapkit.messages import say
from mapkit.sight import NONE

_SCALE = 100_000
"""The width and the height of the picture in the coordinates of outlines."""

_COLOURS = (
    (1.0, 0.93, 0.36), (1.0, 0.75, 0.24), (0.98, 0.55, 0.24), (0.92, 0.33, 0.27),
    (0.8, 0.22, 0.43), (0.59, 0.24, 0.63), (0.37, 0.29, 0.75),
)  # fmt: skip
"""Of a seen field by its distance, from 1; the last one for all farther ones."""

_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-"
_BLOCKED = "-"
_NOT_PLAIN = re.compile(r'[\x00-\x1f\\"\x7f]')


def sight_script(
    compiled: CompiledMap,
    supplies: Supplies,
    picture: BoardPicture,
    objects: Mapping[str, Any],
    *,
    reasons: bool,
    progress: Progress | None = None,
) -> str:
    """Return the script of a save.

    Parameters
    ----------
    supplies : Supplies
        Its answers are asked for where there are to be reasons.
    picture : BoardPicture
        That of the board.
    objects : mapping of str to Any
        What the script has to know of the objects of the save.
    reasons : bool
        With why, for each two fields.
    progress : callable, optional
    """
    game_map = compiled.map
    across, down = _SCALE / picture.width, _SCALE / picture.height
    fields = [
        {
            "id": field.id,
            "name": f"{field.id} ({field.name})" if field.name else field.id,
            "rings": [
                list(
                    chain.from_iterable(
                        (
                            round((picture.left + picture.per_unit * x) * across),
                            round((picture.top + picture.per_unit * y) * down),
                        )
                        for x, y in ring
                    )
                )
                for ring in game_map.points(field.id)
            ],
        }
        for field in game_map.fields.values()
    ]
    levels = [field.level for field in game_map.fields.values()]
    data: dict[str, Any] = {
        **objects,
        "scale": _SCALE,
        "colours": _COLOURS,
        "fields": fields,
        "order": sorted(range(1, len(fields) + 1), key=lambda n: -levels[n - 1]),
        "texts": {
            "same": say("Field {a} sees itself, at distance 1.", a="{a}"),
            "sees": say("Field {a} sees field {b}, at distance {n}.", a="{a}", b="{b}", n="{n}"),
            "blocked": say("Field {a} does not see field {b}.", a="{a}", b="{b}"),
            "from": say("Looking from field {a}.", a="{a}"),
            "list": say("Field {a} sees, by distance: {list}.", a="{a}", list="{list}"),
            "nothing": say("no other field"),
            "first": say("First point at the field that looks, and press 1."),
            "nowhere": say("That is on no field of the board."),
            "menu": say("What it sees"),
        },
    }
    if compiled.tables is not None:
        entries = dict(_entries(compiled, supplies, progress, reasons=reasons))
        data |= _coded(list(game_map.fields), entries)
    code = files("mapkit_exporters.tabletop").joinpath("sight.lua").read_text("utf-8")
    return f"DATA = {lua(data)}\n\n{code}"


def _entries(
    compiled: CompiledMap, supplies: Supplies, progress: Progress | None, *, reasons: bool
) -> Iterator[tuple[tuple[str, str], list[str]]]:
    """Yield for each two fields the distance, and the words of the reason."""
    tables = compiled.tables
    assert tables is not None
    if not reasons:
        shot = tables.shot_distances(compiled.map)
        for (i, a), (j, b) in combinations(enumerate(tables.field_ids), 2):
            yield (a, b), [_BLOCKED if shot[i, j] == NONE else str(int(shot[i, j]))]
        return
    close = say("Disputed: a close call.")
    for answer in supplies.answers(progress):
        first, *others = answer["sentences"]
        texts = [rule["text"].rstrip(".") for rule in answer["rules"]]
        rules = [s for s in others if any(text in s for text in texts)]
        yield (
            (answer["origin"], answer["target"]),
            [
                _BLOCKED if answer["distance"] is None else str(answer["distance"]),
                *first.split(),
                *rules,
                *([close] if answer["disputed"] else ()),
            ],
        )


def _coded(fields: list[str], entries: Mapping[tuple[str, str], list[str]]) -> dict[str, Any]:
    """Return the words of all entries once, and the entries as codes of them, a row a field."""
    words = list(dict.fromkeys(chain.from_iterable(entries.values())))
    width = 1
    while len(_DIGITS) ** width < len(words):
        width += 1
    codes = {word: _code(number, width) for number, word in enumerate(words)}
    rows = [
        "|".join(
            "".join(codes[word] for word in entries.get((a, b)) or entries[b, a])
            for b in fields[n + 1 :]
        )
        for n, a in enumerate(fields)
    ]
    numbers = {code: number for number, code in enumerate(codes.values(), 1)}
    return {"words": words, "width": width, "codes": numbers, "rows": rows}


def _code(number: int, width: int) -> str:
    digits = ""
    for _ in range(width):
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits


def lua(value: Any) -> str:
    """Write a value as Lua does: lists and mappings are tables."""
    if isinstance(value, str):
        return '"' + _NOT_PLAIN.sub(lambda found: f"\\{ord(found[0]):03d}", value) + '"'
    if isinstance(value, Mapping):
        return _table(f"[{lua(key)}]={lua(one)}" for key, one in value.items())
    if isinstance(value, list | tuple):
        return _table(map(lua, value))
    if isinstance(value, bool):
        return str(value).lower()
    return "nil" if value is None else repr(value)


def _table(parts: Iterable[str]) -> str:
    return "{" + ",".join(parts) + "}"
