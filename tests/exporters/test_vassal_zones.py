"""The importer of VASSAL's zones: modules of others, our own, and what is none."""

from __future__ import annotations

import io
import zipfile
from functools import cache, partial
from itertools import pairwise
from typing import Any, ClassVar

import pytest
import shapely

import mapkit
from mapkit.compiled import CompiledMap, compile_map
from mapkit.errors import FileError, MapkitError, UsageError
from mapkit.export import (
    ImportedMap,
    MadeMap,
    fill_in,
    find_exporter,
    find_importer,
    importer_for,
    map_of,
)
from mapkit.export.outputs import zipped
from mapkit.illustrate import export_files
from mapkit.model import GameMap, Provenance
from mapkit_exporters import vassal_zones
from mapkit_exporters.import_contract import ImporterContract
from tests.exporters.importing import Written
from tests.exporters.maps import compiled

HEAD = "VASSAL.build.module.map.boardPicker.board"


def zone(name: str, path: str, **values: str) -> str:
    inner = "".join(
        f'<VASSAL.build.module.properties.ZoneProperty name="{k}" initialValue="{v}"/>'
        for k, v in values.items()
    )
    return f'<{HEAD}.mapgrid.Zone name="{name}" path="{path}">{inner}</{HEAD}.mapgrid.Zone>'


def board(name: str, *zones: str) -> str:
    picker = "VASSAL.build.module.map.boardPicker.Board"
    grid = f"<{HEAD}.ZonedGrid>{''.join(zones)}</{HEAD}.ZonedGrid>"
    return f'<{picker} name="{name}" image="x.png">{grid}</{picker}>'


def module(*boards: str, head: str = "", file: str = "buildFile.xml") -> bytes:
    text = (
        f'<?xml version="1.0"?>{head}<VASSAL.build.GameModule name="Theirs">'
        f'<VASSAL.build.module.Map mapName="Main">{"".join(boards)}</VASSAL.build.module.Map>'
        "</VASSAL.build.GameModule>"
    )
    return packed({file: text.encode()})


def packed(files: dict[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return out.getvalue()


WEST, EAST = "0,0;40,0;40,40;0,40", "40,0;80,0;80,40;40,40"
THEIRS = module(
    board("Sea", zone("North Sea", WEST), zone("Kiel", EAST, supply="3")),
    board("Inset", zone("Inset", WEST)),
)


@cache
def ours(name: str) -> bytes:
    vassal = find_exporter("vassal")
    data = export_files(vassal, compiled(name), fill_in("vassal", vassal.options, {}))
    assert isinstance(data, bytes)
    return data


def read(data: bytes, **given: str) -> ImportedMap:
    importer = find_importer("vassal")
    return importer.read(data, None, fill_in("vassal", importer.options, given))


def told(read: ImportedMap) -> list[tuple[str, str]]:
    return [(str(one.what), one.where) for one in read.not_taken]


class TestVassalZones(ImporterContract):
    name = "vassal"
    samples: ClassVar = Written(
        theirs=lambda: THEIRS,
        old_name=partial(module, board("Sea", zone("Kiel", WEST)), file="buildFile"),
        two_rooms=partial(ours, "two-rooms"),
    )


def test_zones_of_others_become_fields() -> None:
    found = read(THEIRS)
    assert found.name == "Theirs"
    assert [(f.id, f.name) for f in found.fields] == [("", "North Sea"), ("Kiel", None)]
    assert found.fields[1].rings == (((40, 0), (80, 0), (80, 40), (40, 40)),)
    assert found.fields[1].where == "Main/Sea, zone 2 Kiel"
    assert told(found) == [
        ("another board, zones: 1", "Main/Inset"),
        ("the property 'supply' of zones", "Main/Sea, zone 2 Kiel"),
    ]
    made = map_of(found, unit_mm=1.0)
    assert compile_map(made.map).relations.adjacent == (("1", "Kiel"),)


def test_another_board_can_be_asked_for() -> None:
    for asked in ("Inset", "Main/Inset"):
        assert [f.id for f in read(THEIRS, board=asked).fields] == ["Inset"]
    with pytest.raises(UsageError, match="there are: Main/Sea, Main/Inset"):
        read(THEIRS, board="Baltic")


def test_what_vassal_does_not_take_for_a_point_is_none_here() -> None:
    path = "0,0;40,0;40.5,20;nan,3;40,40;0,40;99999999999,0"
    found = read(module(board("Sea", zone("a", path), zone("b", "0,0;5,5"))))
    assert found.fields[0].rings == (((0, 0), (40, 0), (40, 40), (0, 40)),)
    assert [what for what, _ in told(found)] == [
        "the point '40.5,20'", "the point 'nan,3'", "the point '99999999999,0'",
        "a zone without an area",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (packed({"x": b""}), "has no buildFile.xml"),
        (module(), "no board with zones"),
        (module(board("Sea"), head='<!DOCTYPE x [<!ENTITY a "b">]>'), "declares entities"),
        (packed({"buildFile.xml": b"<a>\n<b></a>"}), r"buildFile\.xml:2:6: this is not valid XML"),
        (packed({"buildFile.xml": b"<a>" * 100_000}), "nested too deeply"),
        (THEIRS[: len(THEIRS) // 2], "not a zip file that can be read"),
    ],
)
def test_what_is_no_module_is_refused_with_its_place(data: bytes, said: str) -> None:
    with pytest.raises(FileError, match=said):
        read(data)


@pytest.mark.parametrize(
    ("zones", "said"),
    [
        ([zone(f"z{n}", WEST) for n in range(120)], "lie on each other"),
        ([zone("far", "0,0;999999999,0;999999999,999999999")], "larger than a map may be|wide"),
    ],
)
def test_zones_that_are_no_map_are_refused_in_words(zones: list[str], said: str) -> None:
    found = read(module(board("Sea", *zones)))
    with pytest.raises(MapkitError, match=said):
        map_of(found, unit_mm=1.0)


def test_deep_nesting_is_walked_once() -> None:
    """Looking through each of so many windows within windows would never end."""
    depth = 120
    head, foot = b'<a.Map mapName="x"><a.Board name="y">', b"</a.Board></a.Map>"
    deep = head * depth + zone("deep", WEST).encode() + foot * depth
    (field,) = read(packed({"buildFile.xml": deep})).fields
    assert field.id == "deep"


def test_a_module_of_ours_that_was_tampered_with_is_read_as_far_as_it_goes() -> None:
    values = {"format": "mapkit-vassal", "map": "no id", "provenance": "royal", "pixels": "nan 1"}
    globals_ = "".join(
        f'<VASSAL.build.module.properties.GlobalProperty name="mapkit {k}" initialValue="{v}"/>'
        for k, v in values.items()
    )
    text = f"<x>{globals_}<a.Map>{board('Sea', zone('%2F', WEST, objective='4x'))}</a.Map></x>"
    found = read(packed({"buildFile.xml": text.encode()}))
    assert (found.id, found.provenance, found.unit_mm, found.markers) == (
        "",
        Provenance(),
        None,
        (),
    )
    assert found.fields[0].id == "/"


def test_no_more_is_unpacked_than_a_module_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sizes that a zip states may be wrong, so what comes out of it is counted."""
    monkeypatch.setattr(vassal_zones, "_MOST_BYTES", 1000)
    bomb = packed({"buildFile.xml": b"<a>" + b" " * 10_000_000 + b"</a>"})
    with pytest.raises(FileError, match="more than 1000 bytes"):
        read(bomb)
    monkeypatch.setattr(vassal_zones, "_MOST_POINTS", 5)
    monkeypatch.setattr(vassal_zones, "_MOST_BYTES", 10_000)
    with pytest.raises(FileError, match="zone 2 Kiel: more than 5 points"):
        read(THEIRS)


def outline(game_map: GameMap, field: str) -> Any:
    first, *holes = game_map.points(field)
    shape = shapely.Polygon(first, holes)
    return shapely.transform(shape, lambda xy: xy * game_map.unit_mm)


def pairs_of(told: CompiledMap, left_out: set[str]) -> set[tuple[str, str]]:
    """Return the adjacent fields, without those and their parts, which are called 29.2."""
    pairs = told.relations.adjacent
    return {p for p in pairs if left_out.isdisjoint(i.partition(".")[0] for i in p)}


@pytest.mark.parametrize(
    "name", ["launch-site", "uboat-bunker", "courtyard", "two-rooms", "own-kinds", "odd-names"]
)
def test_our_own_modules_come_back(name: str) -> None:
    before = compiled(name)
    data = ours(name)
    assert importer_for(data, None).name == "vassal"
    made: MadeMap = map_of(read(data))
    tunnels: set[str] = set()
    game_map = made.map
    pixel_mm = 25.4 / 100
    assert game_map.size_mm == pytest.approx(before.map.size_mm, abs=1e-4)
    for id_, field in before.map.fields.items():
        if id_ in tunnels:
            continue
        found = game_map.fields[id_]
        assert (found.level, found.traits) == (field.level, field.traits)
        assert found.sector == (field.sector if field.sector in game_map.sectors else None)
        if field.kind in game_map.ruleset.kinds:
            assert found.kind == field.kind
        far = shapely.hausdorff_distance(outline(game_map, id_), outline(before.map, id_))
        assert far <= pixel_mm, (id_, far)
    assert pairs_of(compile_map(game_map, partial=True), tunnels) == pairs_of(before, tunnels)
    assert game_map.provenance.kind == before.map.provenance.kind


def test_a_module_of_another_game_keeps_its_ruleset() -> None:
    before = mapkit.open("twin-passes")
    vassal = find_exporter("vassal")
    data = export_files(vassal, before.compile(), fill_in("vassal", vassal.options, {}))
    assert isinstance(data, bytes)
    made = map_of(read(data))
    assert made.map.ruleset.id == "skirmish_wars"
    assert made.not_taken == ()
    assert {i: (f.kind, f.attributes) for i, f in made.map.fields.items()} == {
        i: (f.kind, f.attributes) for i, f in before.map.fields.items()
    }


def test_what_zones_carry_is_checked() -> None:
    before = mapkit.open("twin-passes")
    vassal = find_exporter("vassal")
    data = export_files(vassal, before.compile(), fill_in("vassal", vassal.options, {}))
    assert isinstance(data, bytes)

    def changed(was: str, now: str) -> ImportedMap:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            text = archive.read("buildFile.xml").decode()
        assert was in text
        return read(zipped({"buildFile.xml": text.replace(was, now, 1).encode()}))

    def owner(value: str) -> str:
        return f'name="attribute_owner" initialValue="{value}"'

    taken = changed(owner("red"), owner("green"))
    assert [f.attributes for f in taken.fields].count({"owner": "green"}) == 1
    assert taken.not_taken == ()
    strange = changed(owner("red"), owner("pink"))
    (told,) = strange.not_taken
    assert told.what == "owner: pink"
    assert "zone" in told.where


def test_holes_are_walked_to_and_back() -> None:
    outer, hole, other = "0,0;90,0;90,90;0,90", "10,10;20,10;20,20;10,20", "50,50;60,50;60,60"
    rings = [[tuple(map(int, p.split(","))) for p in r.split(";")] for r in (outer, hole, other)]
    way = [*rings[0], *(p for r in rings[1:] for p in (rings[0][0], *r, r[0]))]
    path = ";".join(f"{x},{y}" for x, y in way)
    (field,) = read(module(board("Sea", zone("a", path)))).fields
    assert [set(ring) for ring in field.rings] == [set(rings[0]), set(rings[1]), set(rings[2])]
    assert all(a != b for ring in field.rings for a, b in pairwise(ring))
