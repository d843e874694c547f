"""What checks and edits say, in the program's languages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from mapkit.coverage import check_map
from mapkit.document import EditRefusedError, merge_fields, move_vertices
from mapkit.editor.i18n.catalogue import placeholders, read_catalogue
from mapkit.editor.i18n.sentences import Sentences, sentences_path
from mapkit.model import GameMap


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_patterns_keep_what_stands_in_braces(language: str) -> None:
    entries = read_catalogue(sentences_path(language)).values()
    assert len(entries) > 200
    for entry in entries:
        assert entry.finished, entry.source
        assert set(placeholders(entry.source)) == set(placeholders(entry.forms[0])), entry.source


def test_both_languages_know_the_same() -> None:
    czech, polish = (read_catalogue(sentences_path(code)) for code in ("cs", "pl"))
    assert czech.keys() == polish.keys()


@pytest.mark.parametrize(
    ("english", "czech"),
    [
        ("No field uses vertex v7.", "Vrchol v7 nepoužívá žádné pole."),
        ("Fields 1 and 2 have the same outline.", "Pole 1 a 2 mají stejný obrys."),
        (
            "Fields 2 (The Yard), 5 and 6 overlap: at most 10.07 mm wide, 142.86 mm².",
            "Pole 2 (The Yard), 5 a 6 se překrývají: široké nejvýš 10.07 mm, 142.86 mm².",
        ),
        (
            "The line divides no field. Keep inside the board, or make the board larger.",
            "Čára nedělí žádné pole. Zůstaňte uvnitř plánu, nebo plán zvětšete.",
        ),
        ("delete the vertex", "odstranit vrchol"),
        ("What nobody has translated.", "What nobody has translated."),
        ("A line {0} with braces {name}.", "A line {0} with braces {name}."),
    ],
)
def test_sentences_are_said(english: str, czech: str) -> None:
    assert Sentences.of("cs").say(english) == czech


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_what_the_checks_find_is_said(language: str, rows_map: GameMap) -> None:
    sentences = Sentences.of(language)
    vertices = dict(rows_map.vertices)
    x, y = vertices["r1c1"]
    vertices |= {"r1c1": (x + 2000, y + 4000), "spare": (100, 100)}
    fields = dict(rows_map.fields)
    fields["1"] = replace(fields["1"], kind="opne", level=1)
    found = check_map(replace(rows_map, vertices=vertices, fields=fields))
    assert len({d.code for d in found}) >= 4
    for diagnostic in found:
        for text in (diagnostic.message, diagnostic.help, diagnostic.fix or ""):
            assert not text or sentences.say(text) != text, text


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_refusals_are_said(language: str, rows_map: GameMap) -> None:
    sentences = Sentences.of(language)
    edits: list[Callable[[], GameMap]] = [
        partial(merge_fields, rows_map, ["1", "12"]),
        partial(merge_fields, rows_map, ["1"]),
        partial(move_vertices, rows_map, {"r1c1": (11_000, 8_000)}),
        partial(move_vertices, rows_map, {"r0c0": (-9_000, -8_000)}),
    ]
    for edit in edits:
        with pytest.raises(EditRefusedError) as refusal:
            edit()
        said = str(refusal.value)
        assert sentences.say(said) != said
