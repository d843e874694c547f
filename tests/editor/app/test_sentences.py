"""What checks and edits say, in the program's languages."""

from __future__ import annotations

import copy
import errno
import pickle
import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from mapkit.analysis.disputed_words import millimetres
from mapkit.analysis.names import describe_field
from mapkit.coverage import check_map
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.edits import EditRefusedError, merge_fields, move_vertices, split_field
from mapkit.errors import FileError, MapkitError
from mapkit.i18n import translator_of
from mapkit.mapfile import example_paths, read_map
from mapkit.mapfile.disk import reason_of
from mapkit.messages import (
    Phrase,
    decimal,
    phrase,
    phrase_n,
    renamed,
    say,
    set_translator,
    translated,
    upper_first,
)
from mapkit.model import GameMap
from tests.boards import map_in
from tests.pseudo_language import marked
from tests.unit.coverage.all_cases import CASES, Case

ENGLISH = re.compile(r"\b(the|an|of|is|are|has|and|fields?|vertex|vertices|edge|between|not)\b")


@pytest.fixture
def language() -> Iterator[None]:
    with marked():
        yield


@pytest.fixture
def czech() -> Iterator[None]:
    set_translator(translator_of("cs"))
    yield
    set_translator(None)


@pytest.mark.usefixtures("language")
def test_colours_and_attributes_of_markers_are_said_in_the_language() -> None:
    words = re.compile(r"\b(red|yellow|black|white|sector|squad)\b")
    said = [
        (diagnostic.message, str(translated(diagnostic.message)))
        for case in CASES
        for diagnostic in check_map(case.spoilt)
        if diagnostic.code in {"MK406", "MK410", "MK414", "MK416", "MK417"}
    ]
    for word in ("red", "white", "squad"):
        assert any(word in english for english, _ in said), word
    assert not [text for _, text in said if words.search(text)]


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.name}")
def test_what_a_check_finds_is_said_whole(case: Case) -> None:
    for diagnostic in check_map(case.spoilt):
        assert ENGLISH.search(diagnostic.message), diagnostic.message  # English until it is said
        for text in (diagnostic.message, diagnostic.help, diagnostic.fix or ""):
            assert not ENGLISH.search(translated(text).lower()), translated(text)


@pytest.mark.usefixtures("language")
def test_refusals_are_said_whole(rows_map: GameMap) -> None:
    edits: list[Callable[[], GameMap]] = [
        partial(merge_fields, rows_map, ["1", "12"]),
        partial(merge_fields, rows_map, ["1"]),
        partial(move_vertices, rows_map, {"r1c1": (11_000, 8_000)}),
        partial(move_vertices, rows_map, {"r0c0": (-9_000, -8_000)}),
        partial(split_field, rows_map, "1", [(100, 100), (200, 200)]),
    ]
    for edit in edits:
        with pytest.raises(EditRefusedError) as refusal:
            edit()
        assert ENGLISH.search(str(refusal.value).lower())
        said = translated(refusal.value.message)
        assert not ENGLISH.search(said.lower()), said


@pytest.mark.usefixtures("czech")
def test_parts_are_said_in_their_turn() -> None:
    two = phrase_n(
        "field(s) {fields}", 2, fields=phrase("{words} and {last}", words=("1",), last="2")
    )
    outline = phrase("{names} have the same outline.", names=upper_first(two))
    assert outline == "Fields 1 and 2 have the same outline."
    assert translated(outline) == "Pole 1 a 2 mají stejný obrys."
    assert say("{a} and {b}", a=decimal(10.074, 2), b=decimal(3, 0)) == "10,07 a 3"
    assert decimal(10.074, 2) == "10.07"
    assert translated(Phrase("built_up", "built-up")) == "vnitřní"
    other = renamed(outline, names="A and B")
    assert other == "A and B have the same outline."
    assert translated(other) == "A and B mají stejný obrys."


@pytest.mark.usefixtures("czech")
def test_what_people_wrote_is_left_alone() -> None:
    said = translated(phrase("No field uses vertex {vertex}.", vertex="no {n} & yes"))
    assert said == "Vrchol no {n} & yes nepoužívá žádné pole."
    assert translated("What nobody has translated.") == "What nobody has translated."


@pytest.mark.usefixtures("czech")
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_copy_can_still_be_said(copied: Callable[[Phrase], Phrase]) -> None:
    found = copied(phrase("No field uses vertex {vertex}.", vertex="v7"))
    assert found == "No field uses vertex v7."
    assert translated(found) == "Vrchol v7 nepoužívá žádné pole."


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("kind", ["missing", "folder", "binary", "bytes"])
def test_why_a_file_cannot_be_read_is_said(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    match kind:
        case "folder":
            path.mkdir()
        case "binary":
            path.write_bytes(b"\0\0\0")
        case "bytes":
            path.write_bytes(b"name: \xff\xff")
    with pytest.raises(MapkitError) as problem:
        read_map(path)
    said = message_of(problem.value)
    assert str(path) in said
    assert not re.search(r"\b(is|not|exist|read)\b", said), said


@pytest.mark.usefixtures("czech")
def test_the_system_s_reasons_are_said() -> None:
    full = reason_of(OSError(errno.ENOSPC, "No space left on device"))
    assert message_of(
        FileError(phrase("{given} cannot be written: {reason}", given="x", reason=full))
    ) == ("x nelze zapsat: Na disku není místo")
    assert reason_of(OSError(1, "Something else")) == "Something else"


@pytest.mark.usefixtures("czech")
def test_lengths_have_a_comma_where_that_is_the_custom() -> None:
    assert millimetres(14.5) == "14,5 mm"
    assert millimetres(0.001) == "méně než 0,01 mm"
    assert say("{length} mm", length=decimal(2.50, 2, trim=True)) == "2,5 mm"
    assert decimal(2.0, 2, trim=True) == "2"
    assert tr("{x}, {y} mm", x=decimal(1.25, 1), y=decimal(3, 1)) == "1,2; 3,0 mm"


@pytest.mark.usefixtures("czech")
def test_a_marker_is_named_in_the_order_of_the_language() -> None:
    board = map_in(example_paths()["launch-site"])
    assert describe_field(board, "B42") == "B42 (Nákladová rampa, počáteční pole: černý vojín)"


BROKEN = {
    "fields: [": "MK101",
    "\tid: x": "MK101",
    "a: &b c": "MK103",
    "id: x\nid: y": "MK104",
    "": "MK105",
    "id: x": "MK106",
    'mapkit: "9.0"\nid: x\nfields: {}': "MK106",
    'mapkit: "1.0"\nid: x\nfeilds: {}': "MK110",
    'mapkit: "1.0"\nid:\nfields: {}': "MK111",
    'mapkit: "1.0"\nid: x\nfields: [1]': "MK112",
    'mapkit: "1.0"\nid: x\nfields: {a: {kind: open, level: 1.5, ring: [p, q]}}': "MK113",
    'mapkit: "1.0"\nid: x\nvertices: {p: [1, 99999999999]}\nfields: {}': "MK114",
    'mapkit: "1.0"\nid: x\nfields: {1.5: {}}': "MK115",
    'mapkit: "1.0"\nid: x\nfields: {a: {kind: opne, ring: [[0, 0], [9, 9], [0, 9]]}}': "MK116",
    'mapkit: "1.0"\nid: x\nfields: {a: {kind: open, ring: [p, q, r]}}': "MK117",
    'mapkit: "1.0"\nid: x\nfields: {}\nmarkers: [{type: objective, field: q, number: 1}]': "MK118",
    'mapkit: "1.0"\nid: x\nfields: {a: {kind: open, ring: [[0, 0], [9, 9]]}}': "MK120",
}


@pytest.mark.usefixtures("language")
@pytest.mark.parametrize(("text", "code"), BROKEN.items(), ids=BROKEN.values())
def test_what_is_wrong_with_a_file_is_said_whole(text: str, code: str, tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    path.write_text(text)
    found = read_map(path).diagnostics
    assert code in {d.code for d in found}
    for diagnostic in found:
        for words in (diagnostic.message, diagnostic.help):
            said = re.sub(r'"[^"]*"', "", translated(words)).lower()
            assert not re.search(r"\b(the|an|of|is|has|should|be|not|line|write|did)\b", said), said
            assert not words or translated(words) != words
