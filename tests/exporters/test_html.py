"""The page for the table as a file: what is in it, what may not be, and how it is joined."""

from __future__ import annotations

import base64
import hashlib
import html
import io
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from mapkit.compiled import CompiledMap, compile_map
from mapkit.errors import UsageError
from mapkit.export import fill_in, find_exporter, play_checksum, reader_script
from mapkit.i18n import LANGUAGES
from mapkit.illustrate import MapSupplies, export_files
from mapkit_exporters.contract import MAPS, broken_field
from mapkit_exporters.html.joining import joined_modules

PAGE = Path(__file__).resolve().parents[2] / "exporters" / "mapkit_exporters" / "html" / "page"


def write(compiled: CompiledMap, **given: str) -> str:
    exporter = find_exporter("html")
    data = export_files(exporter, compiled, fill_in("html", exporter.options, given))
    assert isinstance(data, bytes)
    return data.decode("utf-8")


class Reading(HTMLParser):
    """What a browser would find: tags with their attributes, and the text of each script."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside: dict[str, str] = {}
        self._open: str | None = None
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.tags.append((tag, values))
        self._open = values.get("id") or tag if tag in ("script", "style", "title") else None

    def handle_endtag(self, tag: str) -> None:
        del tag
        self._open = None

    def handle_data(self, data: str) -> None:
        if self._open:
            self.inside[self._open] = self.inside.get(self._open, "") + data


def unpacked(reading: Reading, name: str) -> str:
    return zlib.decompress(base64.b64decode(json.loads(reading.inside[f"page-{name}"]))).decode()


@pytest.fixture(scope="module")
def two_rooms() -> CompiledMap:
    return compile_map(MAPS["two-rooms"]())


def test_the_page_says_which_map_it_is(two_rooms: CompiledMap) -> None:
    reading = Reading(write(two_rooms))
    about = json.loads(reading.inside["page-data"])
    assert about["format"] == "mapkit-page"
    assert about["map"] == "two-rooms"
    assert about["checksum"] == play_checksum(two_rooms)
    assert about["provenance"] == two_rooms.map.provenance.kind
    assert about["choices"] == two_rooms.map.choices
    assert reading.inside["title"] == f"Two rooms \u00b7 {about['checksum'][:8]}"
    tables = json.loads(unpacked(reading, "tables"))
    assert tables["checksums"]["play"] == about["checksum"]
    assert len(tables["geometry"]["outlines"]) == len(two_rooms.map.fields)
    assert MapSupplies(two_rooms).picture("svg").data.decode() == unpacked(reading, "board")


def test_the_policy_knows_the_one_script_and_the_one_style(two_rooms: CompiledMap) -> None:
    reading = Reading(write(two_rooms, reasons="none"))
    (policy,) = [
        values["content"]
        for tag, values in reading.tags
        if tag == "meta" and values.get("http-equiv") == "Content-Security-Policy"
    ]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert rules["default-src"] == "'none'"

    def hashed(text: str) -> str:
        return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"

    assert rules["script-src"] == hashed(reading.inside["script"])
    assert rules["style-src"] == hashed(reading.inside["style"])
    assert set(rules) == {
        "default-src", "script-src", "style-src", "img-src", "base-uri", "form-action",
    }  # fmt: skip
    assert "unsafe" not in policy
    runs = [v for tag, v in reading.tags if tag == "script" and v.get("type") == "module"]
    assert len(runs) == 1
    asks = {"src", "href", "action", "srcset", "style", "onload", "onclick"}
    assert all(asks.isdisjoint(values) for _, values in reading.tags)


@pytest.mark.parametrize(
    "name",
    ["</script><script>alert(1)</script>", '"><script>', "<!--", "a\nb\u202e\U0001f30a", "../x"],
)
def test_no_text_of_a_map_becomes_markup(name: str) -> None:
    plain = MAPS["two-rooms"]()
    first = next(iter(plain.fields))
    named = replace(
        plain,
        name=name,
        author=name,
        fields={**plain.fields, first: replace(plain.fields[first], name=name)},
    )
    usual = Reading(write(compile_map(plain), reasons="none"))
    reading = Reading(write(compile_map(named), reasons="none"))
    assert [tag for tag, _ in reading.tags] == [tag for tag, _ in usual.tags]
    assert reading.inside["title"].startswith(html.unescape(html.escape(name)))
    assert json.loads(unpacked(reading, "tables"))["fields"][0]["name"] == name


def test_a_folder_has_a_page_of_each_board(two_rooms: CompiledMap, tmp_path: Path) -> None:
    other = tmp_path / "a & b.html"
    other.write_text(write(two_rooms, reasons="none"), "utf-8")
    exporter = find_exporter("html-folder")

    def folder(boards: str) -> dict[str, bytes]:
        options = fill_in("html-folder", exporter.options, {"reasons": "none", "boards": boards})
        found = export_files(exporter, two_rooms, options)
        assert not isinstance(found, bytes)
        return dict(found)

    files = folder(f"{other}, {other}")
    assert files["two-rooms-2.html"] == files["two-rooms-3.html"] == other.read_bytes()
    first = Reading(files["index.html"].decode())
    links = [values["href"] for tag, values in first.tags if tag == "a"]
    assert links == ["two-rooms.html", "two-rooms-2.html", "two-rooms-3.html"]
    assert {values["src"] for tag, values in first.tags if tag == "img"} <= set(files)
    assert "Reconstruction from the rules" not in files["index.html"].decode()
    page = other.read_text("utf-8")
    other.write_text(
        page.replace('"provenance":"example"', '"provenance":"reconstruction"'), "utf-8"
    )
    assert "Reconstruction from the rules" in folder(str(other))["index.html"].decode()
    other.write_text(page, "utf-8")
    manifest = json.loads(files["manifest.json"])
    for icon in manifest["icons"]:
        with Image.open(io.BytesIO(files[icon["src"]])) as image:
            assert f"{image.width}x{image.height}" == icon["sizes"]
    kept = re.search(r"const FILES = (.*);", files["worker.js"].decode())
    assert set(json.loads(kept[1])) == set(files) - {"worker.js"}
    assert files["worker.js"] != folder(str(other))["worker.js"]
    other.write_text("<html>")
    with pytest.raises(UsageError, match="is no page of a board"):
        folder(str(other))


def test_it_has_the_reader_that_ships(two_rooms: CompiledMap) -> None:
    script = Reading(write(two_rooms, reasons="none")).inside["script"]
    body = re.sub(r"^export ", "", reader_script(), flags=re.MULTILINE)
    body = re.sub(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/[ \t]*\n", "", body, flags=re.MULTILINE | re.DOTALL)
    body = re.sub(r"^([ \t]*//.*)?\n", "", body, flags=re.MULTILINE)
    assert body in script


def test_reasons_are_as_many_as_wanted(two_rooms: CompiledMap) -> None:
    sizes = [len(write(two_rooms, reasons=wanted)) for wanted in ("none", "seen", "all")]
    assert sizes == sorted(sizes)
    assert len(set(sizes)) == 3


def test_a_map_with_errors_says_what_is_missing() -> None:
    part = compile_map(broken_field(MAPS["two-rooms"]()), partial=True)
    about = json.loads(Reading(write(part)).inside["page-data"])
    assert ["field", next(iter(part.missing.fields))] in about["missing"]


def test_reasons_of_too_many_pairs_are_refused(
    two_rooms: CompiledMap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mapkit_exporters.html.exporter._MOST_PAIRS", 65)
    with pytest.raises(UsageError, match="this map has 66; write it with reasons=none"):
        write(two_rooms)
    assert write(two_rooms, reasons="none")


def test_a_large_map_has_its_tables_in_blocks(
    two_rooms: CompiledMap, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mapkit.illustrate.supplies._DENSE", 11)
    tables = json.loads(unpacked(Reading(write(two_rooms, reasons="none")), "tables"))
    assert tables["form"] == "blocks"


# -- Words -------------------------------------------------------------------------------------


def test_every_word_is_there_in_every_language() -> None:
    words: Mapping[str, Mapping[str, str]] = json.loads((PAGE / "words.json").read_text("utf-8"))
    for key, said in words.items():
        assert list(said) == list(LANGUAGES), key
        assert all(said.values()), key
        named = {frozenset(re.findall(r"\{\w+\}", text)) for text in said.values()}
        assert len(named) == 1, f"{key}: other names in another language"


def test_every_word_that_is_said_is_known_and_every_known_one_said() -> None:
    words = json.loads((PAGE / "words.json").read_text("utf-8"))
    source = "\n".join(path.read_text("utf-8") for path in PAGE.glob("*.mjs"))
    said = set(re.findall(r'(?:say|line|row)\(\s*"(\w+)"', source))
    assert said <= set(words)
    quoted = set(re.findall(r'"(\w+)"', source)) | set(re.findall(r"\b(\w+)(?=: show)", source))
    choices = MAPS["two-rooms"]().ruleset.choices.values()
    values = {f"value_{value}" for choice in choices for value in choice.values}
    begun = tuple(set(re.findall(r"say\(`(\w+_)\$", source)) - {"value_"})
    left = {word for word in set(words) - quoted if not word.startswith(begun)}
    assert left == values, "answers to open questions are said by their value"


# -- Joining -----------------------------------------------------------------------------------


def joined(**modules: str) -> str:
    return joined_modules({f"{name}.mjs": text for name, text in modules.items()}, "main.mjs")


def test_modules_are_joined_in_the_order_of_their_imports() -> None:
    script = joined(
        main='import { b } from "./b.mjs";\nimport {\n  a,\n} from "./a.mjs";\nrun(a, b);\n',
        a="export const a = 1;\nconst own = 2;\n",
        b='import { a } from "./a.mjs";\nexport function b() { return a; }\nconst own = 3;\n',
    )
    assert script.count("const module_a = ") == 1
    assert script.index("const module_a") < script.index("const module_b")
    assert script.index("const module_b") < script.index("run(a, b)")
    assert "import" not in script
    assert "export" not in script
    assert "return { a };" in script


def test_documentation_stays_behind() -> None:
    docs = ("/** Say it. */", 'const a = "/** kept */";', "  /**", "   * More.", "   */")
    lines = (*docs, "// -- Part ---")
    script = joined(main="\n".join((*lines, "run(a); // so", "")))
    assert "Say it" not in script
    assert "More" not in script
    assert "Part" not in script
    assert '"/** kept */"' in script
    assert "run(a); // so" in script


@pytest.mark.parametrize(
    "text",
    [
        'import * as a from "./a.mjs";\n',
        'import a from "./a.mjs";\n',
        "export default 1;\n",
        "const a = 1;\nexport { a };\n",
        'const text = "</script>";\n',
        'const text = "<!-- ";\n',
    ],
)
def test_what_the_joining_does_not_understand_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"joined|element"):
        joined(main=text, a="export const a = 1;\n")


def test_modules_may_not_import_each_other() -> None:
    with pytest.raises(ValueError, match="each other"):
        joined(main='import { a } from "./a.mjs";\n', a='import { b } from "./main.mjs";\n')


def test_a_module_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match=r"c\.mjs"):
        joined(main='import { c } from "./c.mjs";\n')


def test_order_cards_of_a_file_are_on_the_page(tmp_path: Path) -> None:
    board = compile_map(MAPS["launch-site"]())
    own = tmp_path / "own.yaml"
    own.write_text("cards: {Raid: [{do: attack, who: Red, fields: [objective 4]}]}", "utf-8")
    page = Reading(write(board, reasons="none", cards=str(own)))
    cards = json.loads(page.inside["page-data"])["cards"]
    assert [(step["who"], step["fields"]) for step in cards["Raid"]] == [("red", ["B38"])]
    assert "On Guard" in cards
    own.write_text("cards: {Raid: [{do: regroup, card: Q}]}", "utf-8")
    with pytest.raises(UsageError, match="the card Raid regroups by marks Q"):
        write(board, reasons="none", cards=str(own))


def test_stopping_leaves_nothing(two_rooms: CompiledMap) -> None:
    class StoppedError(Exception):
        pass

    def stop(*_: int) -> None:
        raise StoppedError

    exporter = find_exporter("html")
    options: dict[str, Any] = fill_in("html", exporter.options, {})
    with pytest.raises(StoppedError):
        export_files(exporter, two_rooms, options, stop)
