"""The exporter of saves of Tabletop Simulator: a table that is laid, and its pictures beside it."""

from __future__ import annotations

import json
from collections.abc import Mapping

from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.export import Exporter, Option, Progress, Supplies, play_checksum
from mapkit.export.board_values import about
from mapkit.export.registry import refuse_partial
from mapkit.messages import phrase, say
from mapkit_exporters.tabletop.script import sight_script
from mapkit_exporters.tabletop.table import LOOKS, Table

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
