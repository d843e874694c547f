"""What a VASSAL module is made of, told without VASSAL; its engine is asked in ``consumers``."""

from __future__ import annotations

import io
import re
import zipfile
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from mapkit.cli.run import run
from mapkit.cli.stopping import ExitCode
from mapkit.compiled import CompiledMap, compile_map
from mapkit.errors import UsageError
from mapkit.export import fill_in, find_exporter
from mapkit.illustrate import export_files
from mapkit.mapfile import new_map
from mapkit_exporters.contract import broken_field
from mapkit_exporters.vassal.markup import piece, safe_name, sequence, short_id
from tests.exporters.maps import MAPS, compiled, stacked

ZONE = "VASSAL.build.module.map.boardPicker.board.mapgrid.Zone"


def made(told: CompiledMap, **given: str) -> zipfile.ZipFile:
    vassal = find_exporter("vassal")
    data = export_files(
        vassal, told, fill_in("vassal", vassal.options, {"dpi": "50", "reasons": "no", **given})
    )
    assert isinstance(data, bytes)
    return zipfile.ZipFile(io.BytesIO(data))


@cache
def module(name: str) -> zipfile.ZipFile:
    return made(compiled(name))


def built(archive: zipfile.ZipFile) -> Any:
    return ET.fromstring(archive.read("buildFile.xml"))


@pytest.mark.parametrize(
    ("parts", "written"),
    [
        (["a", "b"], "a;b"),
        (["a;b", ""], "a\\;b;"),
        (["\\;", "'x'"], "'\\\\;';''x''"),
        ([True, 2], "true;2"),
    ],
)
def test_sequences_are_escaped_as_vassal_does_it(parts: list[Any], written: str) -> None:
    assert sequence(parts) == written


def test_traits_of_a_piece_are_one_within_the_other() -> None:
    text = piece([("mark;x", "1"), ("hide;", "null")], "a.svg", "A", 7)
    assert text == (
        "+/null/hide;\tmark;x\\\tpiece;;;a.svg;A/null\t1\\\tnull;0;0;7;0"
    )  # the outermost first, what is within it escaped once more


def test_names_are_no_programs_and_no_formats() -> None:
    odd = "a$x$ {1} \"q\" 'p' <b> & \\ ../%20 \x01 \U0001f30a"
    assert not set(safe_name(odd)) & set("$\"'&/<>\\{}\x01")
    assert "\U0001f30a" in safe_name(odd)
    assert re.fullmatch(r"[A-Za-z0-9_%-]+", short_id(odd))
    assert (safe_name("42"), short_id("42")) == ("42", "42")
    assert short_id("a.b") != short_id("a%2Eb")


@pytest.mark.parametrize("name", ["uboat-bunker", "two-rooms", "no-sight"])
def test_every_picture_that_is_named_is_there_and_no_other(name: str) -> None:
    """VASSAL says nothing of a picture that is missing."""
    archive = module(name)
    text = archive.read("buildFile.xml").decode()
    named = set(re.findall(r"[\w-]+\.(?:svg|png)", text.replace("/images/zoom.png", "")))
    there = {n.removeprefix("images/") for n in archive.namelist() if n.startswith("images/")}
    assert named == there


def test_a_game_without_sight_or_squads_has_no_such_parts() -> None:
    text = module("no-sight").read("buildFile.xml").decode()
    for word in ("LOS_Thread", "seen_", "PrivateMap", "DrawPile", "SightFrom", "ZoneHighlight"):
        assert (word in text) is (word == "SightFrom"), word
    assert "PrivateMap" not in module("two-rooms").read("buildFile.xml").decode()
    assert "LOS_Thread" in module("two-rooms").read("buildFile.xml").decode()


def test_upper_fields_come_first_and_lower_ones_in_their_window() -> None:
    windows = [
        [zone.get("name") for zone in window.iter(ZONE)]
        for window in built(module("uboat-bunker"))
        if window.tag.endswith(".Map")
    ]
    for below, above in stacked(compiled("uboat-bunker")):
        assert windows[0].index(above) < windows[0].index(below)
        assert windows[1].index(below) < windows[1].index(above)


def test_corners_are_whole_and_neighbours_share_them() -> None:
    told = compiled("courtyard")
    paths = {}
    for zone in built(module("courtyard")).iter(ZONE):
        path = zone.get("path") or ""
        assert re.fullmatch(r"\d+,\d+(;\d+,\d+){2,}", path)
        paths[zone.get("name")] = set(path.split(";"))
    assert told.relations.adjacent
    for a, b in told.relations.adjacent:
        assert len(paths[a] & paths[b]) >= 2


def test_a_field_that_is_too_small_for_dots_is_refused() -> None:
    tiny = new_map("rows", size_mm=(20.0, 1.0), rows=5, columns=1)
    with pytest.raises(UsageError, match=r"field \S+ is too small"):
        made(compile_map(tiny))


def test_the_module_says_what_it_was_made_of() -> None:
    archive = module("uboat-bunker")
    for name in ("buildFile.xml", "help.html"):
        assert "reconstruction" in archive.read(name).decode()
    values = {v.get("name"): v.get("initialValue") for v in built(archive).iter()}
    assert values["mapkit format"] == "mapkit-vassal"
    assert values["mapkit ruleset"] == "sniper_elite"
    assert values["mapkit choice grazing"] == "blocks"
    metadata = ET.fromstring(archive.read("moduledata"))
    assert metadata.findtext("name") == "U-Boat Bunker"
    assert metadata.findtext("VassalVersion", "").startswith("3.6")
    assert metadata.find("dateSaved") is None


def test_maps_of_more_fields_than_a_loop_has_rounds_have_no_colours(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mapkit_exporters.vassal.module_files.MOST_COLOURED", 4)
    plain = made(compiled("two-rooms"))
    text = plain.read("buildFile.xml").decode()
    assert "seen_" not in text
    assert 'name="row"' not in text
    assert 'name="sees"' in text
    assert "coloured" not in plain.read("help.html").decode()


def test_close_calls_can_be_left_out() -> None:
    for given, told in (("yes", True), ("no", False)):
        found = built(made(compiled("uboat-bunker"), disputes=given))
        close = [v for v in found.iter() if v.get("name") == "close"]
        assert any(v.get("initialValue") for v in close) is told


def test_a_map_with_errors_is_refused(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    part = compile_map(broken_field(MAPS["two-rooms"]()), partial=True)
    with pytest.raises(UsageError, match="vassal"):
        made(part)
    out = tmp_path / "m.vmod"
    assert run(["export", "two-rooms", "--to", "vassal", "-o", str(out)]) == ExitCode.OK
    assert zipfile.is_zipfile(out)
    capsys.readouterr()
    assert run(["formats"]) == ExitCode.OK
    assert "leaves out: parts of a dot" in capsys.readouterr().out
