"""The exporter of saves of Tabletop Simulator: a table that is laid, and its pictures beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from itertools import chain, combinations
from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.export import BoardPicture, Exporter, Option, Progress, Supplies, play_checksum
from mapkit.export.board_values import about
from mapkit.export.registry import refuse_partial
from mapkit.messages import phrase, say
from mapkit.sight import NONE
from mapkit_exporters.tabletop.table import LOOKS, Table

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


_MOST_FIELDS = 500
"""More would make a script of tens of megabytes, which is saved with every move."""


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Progress | None, supplies: Supplies
) -> dict[str, bytes]:
    if compiled.missing:
        refuse_partial(EXPORTER)
    _refuse_large(compiled)
    game_map = compiled.map
    shown = {look: supplies.picture("png", look=look, dpi=float(options["dpi"])) for look in LOOKS}
    names = {look: f"pictures/{look}.png" for look in LOOKS}
    urls = {look: _address(options["pictures"], name) for look, name in names.items()}
    picture = shown[LOOKS[0]]
    table = Table(game_map, picture, supplies.standing(), urls)
    reasons = options["reasons"] == "yes"
    script = sight_script(
        compiled, supplies, picture, table.scripted, reasons=reasons, progress=progress
    )
    values = [f"{key}: {value}" for key, value in about(game_map, play_checksum(compiled)) if value]
    hints = _hints(sight=compiled.tables is not None)
    save = {
        "SaveName": game_map.name,
        "GameMode": game_map.name,
        "Gravity": 0.5,
        "PlayArea": 0.5,
        "Date": "",
        "Table": "Table_RPG",
        "Sky": "Sky_Museum",
        "Note": "\n".join(hints),
        "Rules": "",
        "LuaScript": script,
        "LuaScriptState": "",
        "XmlUI": "",
        "Grid": {"Type": 0, "Lines": False, "Snapping": False, "Offset": False,
                 "xSize": 2.0, "ySize": 2.0},
        "TabStates": {
            "0": {
                "title": say("About this board"),
                "body": "\n".join(values),
                "color": "Grey",
                "visibleColor": {"r": 0.5, "g": 0.5, "b": 0.5},
                "id": 0,
            }
        },
        "ObjectStates": table.objects,
        "SnapPoints": table.snap_points,
        **({"Hands": {"Enable": True, "HandTransforms": table.hands}} if table.hands else {}),
        "VersionNumber": "",
    }  # fmt: skip
    return {
        "board.json": f"{json.dumps(save, indent=1)}\n".encode(),
        "README.txt": _readme(hints, values).encode("utf-8", errors="replace"),
        **{names[look]: shown[look].data for look in LOOKS},
    }


def _refuse_large(compiled: CompiledMap) -> None:
    fields = len(compiled.map.fields)
    if fields > _MOST_FIELDS:
        raise UsageError(
            phrase(
                "a save of Tabletop Simulator holds {most} fields at most, and this map has "
                "{fields}",
                most=_MOST_FIELDS,
                fields=fields,
            )
        )


def _address(folder: str, name: str) -> str:
    """Return how a save names a picture: in a folder of the computer, or anywhere on the net."""
    file = name.rpartition("/")[2]
    if not folder:
        return file
    if "://" in folder:
        return f"{folder.rstrip('/')}/{file}"
    slash = "\\" if "\\" in folder else "/"
    return f"file:///{folder.rstrip(slash)}{slash}{file}"


def _hints(*, sight: bool) -> list[str]:
    if not sight:
        return [say("Ping a field to be told its number and its name.")]
    return [
        say(
            "Ping the field that looks, then the field that it looks at: you alone are told "
            "whether it sees it, by which rule and why."
        ),
        say(
            "Or point with the mouse and press a number of the numpad. 1: this field looks; again "
            "for the field below. 2: at this field, too. 3: all that it sees. 4: tell "
            "everybody the last answer. 5: show everybody what it sees, until a piece is moved."
        ),
        say("In the menu of a figure: what it sees. On the secret map use the numbers, not pings."),
    ]


def _readme(hints: list[str], values: list[str]) -> str:
    lines = [
        say("To play on this board in Tabletop Simulator"),
        "",
        say(
            "1. Copy board.json into the folder Saves of the game (My Games/Tabletop Simulator, "
            "on Linux ~/.local/share/Tabletop Simulator) and load it under Games, Save & Load."
        ),
        say(
            "2. The pictures: if you gave -O pictures= the folder or the web address where they "
            "lie, they are there. If not, click the board with the right button, take Custom and "
            "choose pictures/board.png, for the second state and the secret map "
            "pictures/light.png."
        ),
        say(
            "3. To play over the net, open Upload, Cloud Manager, press the arrow for Upload All, "
            "and save: pictures on your computer are seen by you alone."
        ),
        "",
        *hints,
        "",
        *values,
    ]
    return "\r\n".join(lines) + "\r\n"


EXPORTER = Exporter(
    name="tabletop-simulator",
    ending="zip",
    summary="a table to play on: board, figures, bag, rounds, secret map, sight that can be asked",
    carries=frozenset({"sight", "markers", "outlines", "provenance", "checksum"}),
    write=_write,
    options=(
        Option(
            "reasons",
            "the rule and the reason for each two fields",
            needs_sight=True,
            values=("yes", "no"),
        ),
        Option("pictures", "the folder or the web address where the pictures will lie", ("",)),
        Option("dpi", "dots per inch of the pictures", ("100", "50", "150")),
    ),
    several=True,
    needs=frozenset({"picture", "answers"}),
    loses="steps and walking distances, adjacent fields, portals",
    title="Tabletop Simulator",
)
