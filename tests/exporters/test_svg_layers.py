"""The drawing in layers: edits arrive, and what nobody touched is as it was."""

from __future__ import annotations

import base64
import io
import os
import re
import struct
import zipfile
import zlib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from mapkit.board import open_board
from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.drawing import board_art
from mapkit.drawing.board_art import read_art
from mapkit.drawing.looks import answer_look, find_look
from mapkit.errors import FileError, MissingError, UsageError
from mapkit.export import MadeMap, fill_in, find_exporter, importer_for, map_of, render_picture
from mapkit.illustrate import export_files
from tests.exporters.maps import compiled
from tests.looping import for_each

SAVED = Path(__file__).with_name("saved-by-inkscape.svg")
SVG = "{http://www.w3.org/2000/svg}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"


def drawn(name: str = "two-rooms", **options: str) -> ET.Element:
    exporter = find_exporter("svg-layers")
    given = fill_in("svg-layers", exporter.options, {"art": "none", **options})
    data = export_files(exporter, compiled(name), given)
    assert isinstance(data, bytes)
    return ET.fromstring(data)


def back(root: ET.Element | bytes) -> MadeMap:
    data = root if isinstance(root, bytes) else ET.tostring(root)
    importer = importer_for(data, None)
    return map_of(importer.read(data, None, fill_in(importer.name, importer.options, {})))


def element(root: ET.Element, id_: str) -> ET.Element:
    return next(e for e in root.iter() if e.get("id") == id_)


def said(made: MadeMap) -> list[tuple[str, str]]:
    return [(str(one.what), str(one.where)) for one in made.not_taken]


def errors(made: MadeMap) -> list[str]:
    return [d.code for d in check_map(made.map) if d.severity is Severity.ERROR]


def test_layers_are_called_as_inkscape_calls_them() -> None:
    root = drawn(art="yes")
    layers = [(e.get(f"{INKSCAPE}label"), e.get(f"{INKSCAPE}groupmode")) for e in root
              if e.tag == f"{SVG}g"]  # fmt: skip
    names = ["board art", "fields", "borders", "doors and ladders", "markers", "texts"]
    assert layers == [(name, "layer") for name in names]
    labels = [e.get(f"{INKSCAPE}label") for e in element(root, "fields")]
    assert sorted(map(str, labels)) == sorted(compiled("two-rooms").map.fields)


def test_other_programs_find_nothing_that_they_do_not_know() -> None:
    root = drawn(art="yes")
    tags = {e.tag.removeprefix(SVG) for e in root.iter()}
    assert tags == {"svg", "title", "desc", "g", "image", "path", "text"}
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[A-Za-z_][\w.-]*", str(i)) for i in ids)
    assert not any("href" in e.attrib or "style" in e.attrib for e in root.iter())
    paths = [e.get("d", "") for e in root.iter(f"{SVG}path")]
    assert all(re.fullmatch(r"(M[-\d.]+ [-\d.]+(L[-\d.]+ [-\d.]+)+Z?)+", d) for d in paths)


def test_a_corner_that_is_moved_in_one_field_moves_in_all_that_have_it() -> None:
    root = drawn()
    path = element(root, "field-n1")
    path.set("d", path.get("d", "").replace("L120 50", "L120 55"))
    made = back(root)
    assert said(made) == []
    for field in ("n1", "n2", "lane"):
        corners = made.map.points(field)[0]
        assert (1200, 550) in corners
        assert (1200, 500) not in corners
    before = compiled("two-rooms").map
    for field in before.fields.keys() - {"n1", "n2", "lane"}:
        assert made.map.points(field) == before.points(field)
    assert errors(made) == []


def test_a_corner_that_is_added_or_taken_away_is_so_for_the_neighbour_too() -> None:
    root = drawn()
    path = element(root, "field-crates")
    path.set("d", path.get("d", "").replace("L129.2 70L129.2 80", "L129.2 70L125 75L129.2 80"))
    shed = element(root, "field-shed")
    shed.set("d", shed.get("d", "").replace("L130.4 75Z", "Z"))
    made = back(root)
    assert said(made) == []
    assert (1250, 750) in made.map.points("lane")[0]
    assert (1304, 750) not in made.map.points("lane")[0]
    assert errors(made) == []


def test_two_places_for_one_corner_are_told() -> None:
    root = drawn()
    for field, place in (("n1", "L120 55"), ("n2", "L120 45")):
        path = element(root, f"field-{field}")
        path.set("d", path.get("d", "").replace("L120 50", place))
    assert said(back(root)) == [("a second place for the corner that was at 120,50 mm", "")]


def test_labels_colours_and_titles_say_what_a_field_is() -> None:
    root = drawn()
    element(root, "field-b1").set(f"{INKSCAPE}label", "boiler")
    kinds = compiled("two-rooms").map.ruleset.kinds
    element(root, "field-c1").set("style", f"fill:{kinds['built_up'].fill};stroke:none")
    title = element(root, "field-n1").find(f"{SVG}title")
    title.text = "Orchard"
    element(root, "text-2").text = "north"
    made = back(root)
    assert said(made) == []
    game_map = made.map
    assert "boiler" in game_map.fields
    assert "b1" not in game_map.fields
    assert "north" in game_map.fields
    assert game_map.fields["c1"].kind == "built_up"
    assert game_map.fields["n1"].name == "Orchard"
    assert next(p for p in game_map.portals if p.id == "p1").between == ("boiler", "w")


def test_a_door_that_is_moved_or_copied_stands_between_the_fields_there() -> None:
    root = drawn()
    element(root, "portal-3").set("transform", "translate(10, 0.4)")
    doors = element(root, "doors-and-ladders")
    copy = ET.SubElement(doors, f"{SVG}path", dict(element(root, "portal-1").attrib))
    copy.set("id", "path99")
    copy.set("d", "M40 50.5L50 49.8")
    portals = {p.id: p for p in back(root).map.portals}
    assert portals["p3"].at == ((1600, 1000), (1700, 1000))
    assert set(portals["p5"].between) == {"n1", "b1"}
    assert portals["p5"].at == ((400, 500), (500, 500))


def test_markers_stand_on_the_field_that_they_are_moved_to() -> None:
    root = drawn("launch-site")
    before = compiled("launch-site").map
    circle = next(iter(element(root, "markers")))
    x, y = element(root, "text-2").get("x"), element(root, "text-2").get("y")
    there = list(before.fields)[1]
    assert before.markers[0].field != there
    circle.set("cx", str(x))
    circle.set("cy", str(y))
    element(root, "markers").remove(element(root, "marker-2"))
    found = back(root).map.markers
    assert found[0].field == there
    assert found[1:] == before.markers[2:]


def test_a_page_that_was_made_larger_changes_nothing() -> None:
    root = drawn()
    root.set("viewBox", "-20 -10 300 200")
    root.set("width", "300mm")
    root.set("height", "200mm")
    whole = back(root)
    assert said(back(drawn(art="yes"))) == []
    for layer in root:
        if layer.tag == f"{SVG}g":
            layer.set("transform", "translate(-7.5 3)")
    moved = back(root)
    assert whole.map == moved.map == back(drawn()).map


def test_what_inkscape_saved_is_read() -> None:
    """Inkscape 1.2: a corner, a label, a door and an outline were changed, and a field copied."""
    made = back(SAVED.read_bytes())
    game_map = made.map
    assert said(made) == [("a second field that is called 'crates'", "")]
    assert set(game_map.fields) - set(compiled("two-rooms").map.fields) == {"boiler", "1"}
    for field in ("n1", "n2", "lane"):
        assert (12000, 5500) in game_map.points(field)[0]
    assert len(game_map.points("c2")) == 2
    assert errors(made) == []


def png(colour: tuple[int, int, int]) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (60, 40), colour).save(out, "png")
    return out.getvalue()


def repainted(folder: Path) -> Path:
    """Return a drawing whose picture of the board somebody replaced by a red one."""
    root = drawn(art="yes")
    data = base64.b64encode(png((200, 0, 0))).decode("ascii")
    element(root, "drawn-board").set(
        "{http://www.w3.org/1999/xlink}href", f"data:image/png;base64,{data}"
    )
    path = folder / "painted.svg"
    ET.ElementTree(root).write(path)
    return path


def colour_in_the_middle(data: bytes) -> tuple[int, ...]:
    with Image.open(io.BytesIO(data)) as image:
        pixel = image.convert("RGB").getpixel((image.width // 2, image.height // 2))
    assert isinstance(pixel, tuple)
    return tuple(map(round, pixel))


def test_what_is_painted_becomes_the_board_in_pictures_page_and_module(tmp_path: Path) -> None:
    look = str(repainted(tmp_path))
    board = open_board("examples/two-rooms.yaml")
    painted = "what is painted on the board art; this file does as a look: --look"
    assert said(back(Path(look).read_bytes())) == [(painted, "")]
    picture = board.picture(look=look)
    assert colour_in_the_middle(render_picture(picture.scene(), "png")) == (200, 0, 0)
    assert b"/Subtype /Image" in render_picture(picture.scene(), "pdf")
    assert 'href="data:image/png;base64' in picture.to_svg()
    page = board.export("html", options={"look": look, "reasons": "none"})
    plain = board.export("html", options={"look": "play", "reasons": "none"})
    assert page != plain
    module = board.export("vassal", options={"look": look})
    with zipfile.ZipFile(io.BytesIO(module)) as archive:
        assert colour_in_the_middle(archive.read("images/board.png")) == (200, 0, 0)
    file = tmp_path / "painted.png"
    file.write_bytes(png((0, 0, 200)))
    assert colour_in_the_middle(render_picture(board.picture(look=str(file)).scene(), "png")) == (
        0,
        0,
        200,
    )


def test_a_painted_layer_needs_inkscape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = drawn(art="yes")
    ET.SubElement(element(root, "board-art"), f"{SVG}circle", {"cx": "9", "cy": "9", "r": "5"})
    path = tmp_path / "painted.svg"
    ET.ElementTree(root).write(path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(MissingError, match="Inkscape"):
        find_look(str(path))
    empty = tmp_path / "other.svg"
    empty.write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
    with pytest.raises(FileError, match="no layer of board art"):
        find_look(str(empty))
    with pytest.raises(UsageError, match="not drawn on a painted board"):
        answer_look(str(path))


def test_a_painted_board_that_shows_another_file_is_refused(tmp_path: Path) -> None:
    root = drawn(art="yes")
    link = {"{http://www.w3.org/1999/xlink}href": "file:///etc/hostname", "width": "9"}
    ET.SubElement(element(root, "board-art"), f"{SVG}image", link)
    path = tmp_path / "painted.svg"
    ET.ElementTree(root).write(path)
    with pytest.raises(FileError, match="shows another file, file:///etc/hostname"):
        find_look(str(path))


ELSEWHERE = (
    '<rect style="fill:url(file:///tmp/o.svg#a)"/>',
    "<rect filter=\"URL( '/tmp/o.svg#a' )\"/>",
    '<rect fill="u\\72l(/tmp/o.svg#a)"/>',
    '<rect mask="url(data:image/png;base64,#a)"/>',
    '<style>@import "/tmp/s.css";</style>',
    "<style>.a{} @IMPORT url(#s);</style>",
    "<style>.a{fill:url(o.svg)}</style>",
    '<image href="data:image/svg+xml;base64,QQ=="/>',
    '<image href="data:image/png,QQ=="/>',
    '<filter><feImage href="/tmp/o.png"/></filter>',
)


def painted(within: str, folder: Path) -> Path:
    """Return a drawing with something painted on the board art."""
    root = drawn(art="yes")
    names = (
        'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        'xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"'
    )
    element(root, "board-art").extend(ET.fromstring(f"<g {names}>{within}</g>"))
    path = folder / "painted.svg"
    ET.ElementTree(root).write(path)
    return path


@for_each("within", ELSEWHERE)
def test_whatever_points_at_another_file_is_refused(within: str, tmp_path: Path) -> None:
    with pytest.raises(FileError, match="shows another file"):
        find_look(str(painted(within, tmp_path)))


def test_inkscape_gets_what_is_drawn_and_no_notes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bytes] = []

    def render(_path: Path, root: ET.Element, _area: float) -> bytes:
        given.append(ET.tostring(root))
        return png((9, 9, 9))

    monkeypatch.setattr(board_art, "_rendered", render)
    within = (
        '<style>.a{fill:url(#g)}</style><linearGradient id="g" x1="1"/>'
        '<image xlink:href="#x" s:absref="/tmp/secret.png" src="/tmp/secret.png"/>'
        '<rect style="fill:url(&quot;#g&quot;)" onclick="secret" data-secret="1"/>'
        '<s:image absref="secret"/><metadata>secret</metadata><script>secret</script>'
    )
    find_look(str(painted(within, tmp_path)))
    (text,) = given
    assert b"secret" not in text
    for kept in (b'x1="1"', b"fill:url(#g)", b'href="#x"', b"style=", b'id="board-art"'):
        assert kept in text


def test_of_a_painted_board_only_sound_dots_arrive(tmp_path: Path) -> None:
    out = io.BytesIO()
    extra = PngInfo()
    extra.add_text("note", "x" * 9999, zip=True)
    image = Image.effect_noise((70, 50), 90).convert("P").quantize(3)
    image.save(out, "png", pnginfo=extra, transparency=1)
    path = tmp_path / "painted.png"
    path.write_bytes(out.getvalue())
    kept = read_art(path).data
    assert b"note" not in kept
    with Image.open(io.BytesIO(kept)) as now:
        assert now.convert("RGBA").tobytes() == image_of(out.getvalue()).tobytes()

    def refused(data: bytes, words: str = "is no PNG, or it is damaged") -> None:
        path.write_bytes(data)
        with pytest.raises(FileError, match=words):
            read_art(path)

    sound = png((9, 9, 9))
    refused(sound[:-20])
    refused(sound[:40] + b"x" + sound[41:])
    dots = zlib.compress(b"\0" * 181 * 40)
    head = sound[8:33]
    assert read_art_of(path, PNG_START + head + chunk(b"IDAT", dots) + chunk(b"IEND", b""))
    for wrong in (
        zlib.compress(b"\0" * 181 * 39),
        zlib.compress(b"\0" * 10_000_000),  # more than its head says
        zlib.compress(b"\7" + b"\0" * (181 * 40 - 1)),  # no filter
        b"no zlib",
    ):
        refused(PNG_START + head + chunk(b"IDAT", wrong) + chunk(b"IEND", b""))
    refused(PNG_START + chunk(b"IHDR", struct.pack(">IIBBBBB", 9, 9, 3, 2, 0, 0, 0)))
    many = struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0)
    refused(PNG_START + chunk(b"IHDR", many) + chunk(b"IEND", b""), "30000 × 30000 dots")


PNG_START = b"\x89PNG\r\n\x1a\n"


def chunk(kind: bytes, held: bytes) -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))


def read_art_of(path: Path, data: bytes) -> bytes:
    path.write_bytes(data)
    return read_art(path).data


def image_of(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as image:
        return image.convert("RGBA")


def test_what_was_damaged_is_refused_in_words() -> None:
    root = drawn()
    element(root, "field-n1").set("data-mapkit", "{")
    with pytest.raises(FileError, match="what mapkit wrote into field-n1 cannot be read"):
        back(root)
    root = drawn()
    root.remove(element(root, "fields"))
    with pytest.raises(FileError, match="has no layer of fields"):
        back(root)
    root = drawn()
    root.set("data-mapkit-format", "mapkit-svg-layers 2.0")
    with pytest.raises(FileError, match=r"this mapkit reads mapkit-svg-layers 1\.x"):
        back(root)


def test_a_painted_board_that_is_no_file_of_its_own_is_refused(tmp_path: Path) -> None:
    declared, pipe = tmp_path / "declared.svg", tmp_path / "pipe.svg"
    declared.write_text('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>&a;</svg>', "utf-8")
    with pytest.raises(FileError, match="declares entities"):
        find_look(str(declared))
    os.mkfifo(pipe)
    with pytest.raises(FileError, match="not a regular file"):
        find_look(str(pipe))
