"""What a save of Tabletop Simulator is made of; its script is run by Lua in ``consumers``."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import jsonschema
import pytest
import shapely

from mapkit.compiled import compile_map
from mapkit.errors import UsageError
from mapkit.export import fill_in, find_exporter
from mapkit.illustrate import MapSupplies, export_files
from mapkit.mapfile import new_map
from tests.exporters.maps import compiled

NUMBER = {"type": "number"}


def record(required: str = "", **known: Any) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": known,
        "required": required.split(),
        "additionalProperties": False,
    }


def numbers(*names: str) -> dict[str, Any]:
    return record(" ".join(names), **dict.fromkeys(names, NUMBER))


TEXT, SWITCH, WHOLE = {"type": "string"}, {"type": "boolean"}, {"type": "integer"}
PLACE, COLOUR = numbers("x", "y", "z"), numbers("r", "g", "b")
TRANSFORM = numbers("posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ")
SNAP_POINTS = {"type": "array", "items": record("Position", Position=PLACE, Rotation=PLACE)}
KINDS = {"enum": ["Custom_Tile", "PlayerPawn", "Bag", "Checker_white", "3DText", "FogOfWarTrigger"]}
PLAYER = {
    "enum": ["White", "Brown", "Red", "Orange", "Yellow", "Green", "Teal", "Blue", "Purple", "Pink"]
}
OBJECTS = {"type": "array", "items": {"$ref": "#/$defs/object"}}
TILE = record("Type Thickness", Type=WHOLE, Thickness=NUMBER, Stackable=SWITCH, Stretch=SWITCH)
SCHEMA = {
    "$defs": {
        "object": record(
            "GUID Name Transform",
            GUID={"type": "string", "pattern": "^[0-9a-f]{6}$"},
            Name=KINDS, Transform=TRANSFORM, Nickname=TEXT, Description=TEXT, ColorDiffuse=COLOUR,
            Locked=SWITCH, Tooltip=SWITCH,
            CustomImage=record("ImageURL", ImageURL=TEXT, ImageSecondaryURL=TEXT,
                               WidthScale=NUMBER, CustomTile=TILE),
            AttachedSnapPoints=SNAP_POINTS,
            States={"type": "object", "patternProperties": {"^[0-9]+$": {"$ref": "#/$defs/object"}},
                    "additionalProperties": False},
            ContainedObjects=OBJECTS,
            Text=record("Text", Text=TEXT, colorstate=COLOUR, fontSize=WHOLE),
            FogColor=PLAYER, FogHidePointers=SWITCH, FogReverseHiding=SWITCH, FogSeethrough=SWITCH,
        )
    },
    **record(
        "SaveName LuaScript ObjectStates",
        **dict.fromkeys(
            ("SaveName", "GameMode", "Date", "Sky", "Note", "Rules", "LuaScript", "LuaScriptState",
             "XmlUI", "VersionNumber"), TEXT),
        Table={"const": "Table_RPG"}, Gravity=NUMBER, PlayArea=NUMBER,
        Grid=record("", Type=WHOLE, Lines=SWITCH, Snapping=SWITCH, Offset=SWITCH, xSize=NUMBER,
                    ySize=NUMBER),
        TabStates={"type": "object", "additionalProperties": record(
            "title body id", title=TEXT, body=TEXT, color=TEXT, visibleColor=COLOUR, id=WHOLE)},
        ObjectStates=OBJECTS, SnapPoints=SNAP_POINTS,
        Hands=record("", Enable=SWITCH, HandTransforms={
            "type": "array", "items": record("Color", Color=PLAYER, Transform=TRANSFORM)}),
    ),
}  # fmt: skip
"""Of a save, after the classes that its publisher lists; only what is written here is allowed."""


@cache
def files(name: str, **given: str) -> Mapping[str, bytes]:
    exporter = find_exporter("tabletop-simulator")
    options = {"reasons": "no", "dpi": "50", **given}
    made = export_files(exporter, compiled(name), fill_in(exporter.name, exporter.options, options))
    assert not isinstance(made, bytes)
    return made


def save(name: str, **given: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(name, **given)["board.json"])
    return found


def objects(one: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for state in one.get("ObjectStates", one.get("ContainedObjects", ())):
        yield state
        yield from objects(state)
        yield from state.get("States", {}).values()


def kinds(told: Mapping[str, Any], kind: str) -> list[dict[str, Any]]:
    return [one for one in objects(told) if one["Name"] == kind]


@pytest.mark.parametrize(
    "name", ["uboat-bunker", "launch-site", "no-sight", "hostile-names", "empty"]
)
def test_saves_have_the_published_form(name: str) -> None:
    told = save(name)
    jsonschema.validate(told, SCHEMA)
    ids = [one["GUID"] for one in objects(told)]
    assert len(set(ids)) == len(ids)


def test_snap_points_lie_in_their_fields() -> None:
    """The tile is turned by half, so right on the picture is to the left in the tile."""
    told = compiled("uboat-bunker")
    boards = kinds(save("uboat-bunker"), "Custom_Tile")
    assert len(boards) == 3
    shown = MapSupplies(told).picture("png", dpi=50.0)
    for board in boards:
        assert board["Transform"]["rotY"] == 180.0
        share = board["Transform"]["scaleX"] / board["Transform"]["scaleZ"]
        assert share == pytest.approx(shown.width / shown.height, rel=0.001)
        assert len(board["AttachedSnapPoints"]) == len(told.map.fields)
        for field, point in zip(told.map.fields, board["AttachedSnapPoints"], strict=True):
            x = (1.0 - point["Position"]["x"]) / 2.0 * shown.width
            y = (1.0 + point["Position"]["z"]) / 2.0 * shown.height
            rings = told.map.points(field)
            outline = shapely.Polygon(rings[0], rings[1:])
            at = (x - shown.left) / shown.per_unit, (y - shown.top) / shown.per_unit
            assert outline.contains(shapely.Point(at)), field


def test_figures_bag_and_zones_are_those_of_the_game() -> None:
    told = save("uboat-bunker")
    starts = [m for m in compiled("uboat-bunker").map.markers if m.type == "start"]
    names = [one["Nickname"] for one in kinds(told, "PlayerPawn")]
    assert sum(name.split()[-1].isdigit() or "officer" in name for name in names) == len(starts)
    (bag,) = kinds(told, "Bag")
    held = [one["Nickname"] for one in bag["ContainedObjects"]]
    assert (held.count("Accuracy"), held.count("Noise"), held.count("Recoil")) == (6, 2, 3)
    zones = [one["FogColor"] for one in kinds(told, "FogOfWarTrigger")]
    assert zones == ["White", *sorted(set(zones) - {"White"}, key=zones.index)]
    assert zones == [hand["Color"] for hand in told["Hands"]["HandTransforms"]]
    assert len(told["SnapPoints"]) == 10
    assert not kinds(save("no-sight"), "FogOfWarTrigger")


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("", "board.png"),
        ("https://example.org/a/", "https://example.org/a/board.png"),
        ("C:\\Users\\me\\a", "file:///C:\\Users\\me\\a\\board.png"),
        ("/home/me/a/", "file:////home/me/a/board.png"),
    ],
)
def test_pictures_are_named_where_they_lie(given: str, written: str) -> None:
    board = kinds(save("two-rooms", pictures=given), "Custom_Tile")[0]
    assert board["CustomImage"]["ImageURL"] == written
    assert {name for name in files("two-rooms") if name.endswith(".png")} == {
        "pictures/board.png", "pictures/light.png"
    }  # fmt: skip


def test_more_fields_than_a_script_can_hold_are_refused() -> None:
    large = compile_map(new_map("rows", size_mm=(600.0, 600.0), rows=24, columns=24))
    exporter = find_exporter("tabletop-simulator")
    with pytest.raises(UsageError, match="500 fields at most"):
        export_files(exporter, large, fill_in(exporter.name, exporter.options, {}))
