"""Files of templates: the same bytes for the same templates, and clear words for bad ones."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mapkit.digitize import templates as module
from mapkit.digitize.templates import (
    MAX_TEMPLATES,
    Template,
    cut_template,
    read_templates,
    shipped_templates,
    template_meaning,
    templates_bytes,
)
from mapkit.errors import FileError, UsageError
from mapkit.mapfile.rulesets import shipped_ruleset

RULES = shipped_ruleset("sniper_elite")


def picture() -> np.ndarray:
    found: np.ndarray = np.random.default_rng(2).integers(0, 255, (240, 320, 3), np.uint8)
    return found


def cut(**more: Any) -> Template:
    return cut_template(picture(), 4.0, (20.0, 10.0, 12.0, 6.0), "portal", "door", **more)


def test_a_box_is_cut_out_as_it_is():
    template = cut()
    assert template.size_mm == (12.0, 6.0)
    assert (template.pixels == picture()[40:64, 80:128]).all()


def test_a_turned_box_is_cut_out_upright():
    turned = cut_template(picture(), 4.0, (20.0, 10.0, 12.0, 6.0), "portal", "door", angle=180.0)
    assert (turned.pixels == picture()[40:64, 80:128][::-1, ::-1]).all()


@pytest.mark.parametrize(
    ("box", "words"),
    [
        ((20.0, 10.0, 1.0, 6.0), "a side has 2 to 60 mm"),
        ((20.0, 10.0, 12.0, 61.0), "a side has 2 to 60 mm"),
        ((20.0, 10.0, float("nan"), 6.0), "a side has 2 to 60 mm"),
        ((79.0, 10.0, 12.0, 6.0), "lies off the board, which is 80 x 60 mm"),
        ((-30.0, 10.0, 12.0, 6.0), "lies off the board"),
    ],
)
def test_a_box_that_cannot_be_a_symbol_is_refused(box: Any, words: str):
    with pytest.raises(UsageError, match=words):
        cut_template(picture(), 4.0, box, "portal", "door")


def test_templates_come_back_from_their_file_and_it_is_the_same_each_time(tmp_path: Path):
    marker = cut_template(
        picture(), 4.0, (5.0, 5.0, 10.0, 10.0), "marker", "start",
        {"squad": "red", "role": "officer"}, turns="quarter",
    )  # fmt: skip
    wanted = [cut(), marker]
    path = tmp_path / "mine.mapkit-templates"
    path.write_bytes(templates_bytes(wanted))
    found = read_templates(path)
    for a, b in zip(found, wanted, strict=True):
        assert (a.pixels == b.pixels).all()
        assert (a.what, a.type, a.attributes, a.turns, a.scale, a.paper) == (
            b.what, b.type, b.attributes, b.turns, b.scale, b.paper,
        )  # fmt: skip
    assert templates_bytes(found) == path.read_bytes()


def archive(listed: Any, **parts: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        if listed is not None:
            text = listed if isinstance(listed, str) else json.dumps(listed)
            file.writestr("templates.json", text)
        for name, data in parts.items():
            file.writestr(name.replace("_", "."), data)
    return out.getvalue()


def row(**changes: Any) -> dict[str, Any]:
    return {
        "what": "portal", "type": "door", "attributes": {}, "turns": "none", "picture": "a.png",
        "pixels_per_mm": 4.0, "paper": [120, 128, 128],
    } | changes  # fmt: skip


def png(width: int = 40, height: int = 24) -> bytes:
    from PIL import Image

    out = io.BytesIO()
    Image.new("RGB", (width, height), (90, 80, 70)).save(out, "PNG")
    return out.getvalue()


def listing(*rows: Any, version: Any = "1.0") -> dict[str, Any]:
    return {"mapkit_templates": version, "templates": list(rows)}


BAD: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "not a zip file, or it is damaged"),
    "text": (b"mapkit: 1.0\n" * 99, "not a zip file, or it is damaged"),
    "cut off": (archive(listing(row()), a_png=png())[:-40], "not a zip file, or it is damaged"),
    "no list": (archive(None, a_png=png()), "no part 'templates.json'"),
    "no JSON": (archive("{{"), "list cannot be read"),
    "deep JSON": (archive("[" * 100_000), "list cannot be read"),
    "another list": (archive([1, 2]), "version 1 is read"),
    "newer": (archive(listing(row(), version="2.0"), a_png=png()), "this is '2.0'"),
    "no rows": (archive({"mapkit_templates": "1.0", "templates": 7}), "list cannot be read"),
    "too many": (archive(listing(*[row()] * (MAX_TEMPLATES + 1)), a_png=png()), "cannot be read"),
    "a bomb": (archive(listing(row()), a_png=b"\0" * (2**20 + 1)), "part 'a.png' is too large"),
    "no picture": (archive(listing(row())), "no part 'a.png'"),
    "bad picture": (archive(listing(row()), a_png=b"PNG"), "template 1 is not as it should be"),
    "huge picture": (archive(listing(row()), a_png=png(1200, 3)), "template 1"),
    "a number": (archive(listing(5), a_png=png()), "template 1"),
    "what": (archive(listing(row(what="wall"))), "no part 'a.png'"),
    "what else": (archive(listing(row(what="wall")), a_png=png()), "template 1"),
    "turns": (archive(listing(row(turns="all")), a_png=png()), "template 1"),
    "scale": (archive(listing(row(pixels_per_mm=0)), a_png=png()), "template 1"),
    "no scale": (archive(listing(row(pixels_per_mm=float("nan"))), a_png=png()), "template 1"),
    "paper": (archive(listing(row(paper=[1, 2])), a_png=png()), "template 1"),
    "attributes": (archive(listing(row(attributes={"a": [1]})), a_png=png()), "template 1"),
    "second": (archive(listing(row(), row(type=3)), a_png=png()), "template 2"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_files_are_refused_in_words(tmp_path: Path, name: str):
    content, words = BAD[name]
    path = tmp_path / "bad.mapkit-templates"
    path.write_bytes(content)
    with pytest.raises(FileError, match=words):
        read_templates(path)


def test_too_many_parts_and_too_many_bytes_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "large.mapkit-templates"
    path.write_bytes(archive(listing(), **{f"p{n}": b"" for n in range(MAX_TEMPLATES + 1)}))
    with pytest.raises(FileError, match="more than"):
        read_templates(path)
    monkeypatch.setattr(module, "_MAX_BYTES", 100)
    with pytest.raises(FileError):
        read_templates(path)
    with pytest.raises(FileError, match="does not exist"):
        read_templates(tmp_path / "none")


def test_a_file_of_a_later_minor_version_is_read(tmp_path: Path):
    path = tmp_path / "later.mapkit-templates"
    path.write_bytes(archive(listing(row(more=1), version="1.7"), a_png=png()))
    assert [t.type for t in read_templates(path)] == ["door"]


def test_names_mean_what_the_ruleset_says():
    assert template_meaning(RULES, "ladder", {}) == ("portal", {})
    assert template_meaning(RULES, "obstacle", {}) == ("trait", {})
    assert template_meaning(RULES, "objective", {"number": "4"}) == ("marker", {"number": 4})


@pytest.mark.parametrize(
    ("name", "attributes", "words"),
    [
        ("gate", {}, "no portal, marker or trait 'gate'; it has door, ladder"),
        ("door", {"number": "4"}, "'door' has no attributes"),
        ("objective", {}, "'objective' needs the attributes number"),
        ("objective", {"number": "4", "size": "2"}, "needs the attributes number"),
        ("objective", {"number": "12"}, "one of 1, 2, 3, 4, 5, 6, 7, 8, 9, not '12'"),
    ],
)
def test_names_that_the_ruleset_lacks_are_refused(
    name: str, attributes: dict[str, str], words: str
):
    with pytest.raises(UsageError, match=words):
        template_meaning(RULES, name, attributes)


def test_what_ships_fits_its_ruleset():
    found = shipped_templates("sniper_elite")
    assert {t.type for t in found} >= {"door", "ladder", "wall", "objective", "start", "water",
                                       "obstacle", "hard_terrain"}  # fmt: skip
    for template in found:
        attributes = {k: str(v) for k, v in template.attributes.items()}
        assert template_meaning(RULES, template.type, attributes) == (
            template.what, dict(template.attributes),
        )  # fmt: skip
    assert shipped_templates("none_such") == ()
