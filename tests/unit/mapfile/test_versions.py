from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

from mapkit.diagnostics import Place, Severity
from mapkit.mapfile import format_map, read_map

OLD = Path(__file__).parent / "data" / "old-0.9.yaml"
FIELDS = "vertices: {a: [0, 0], b: [9, 0], c: [9, 9]}\nfields: {A: {kind: open, ring: [a, b, c]}}\n"


def test_a_file_of_0_9_is_read():
    result = read_map(OLD)
    assert result.diagnostics == ()
    m = result.map
    assert m.fields["pond"].traits == {"water"}
    assert m.fields["hut"].traits == frozenset()
    assert [(p.id, p.type, p.at) for p in m.portals] == [
        ("p1", "wall", ((100, 20), (100, 40))),
        ("p2", "door", ((100, 0), (100, 100))),
    ]
    assert result.document.place_of(("portals", "p2")) == Place(28, 5)


def test_messages_about_an_old_file_point_into_it():
    text = OLD.read_text().replace("type: door ", "type: dor ").replace("water: true", "water: 3")
    found = [(d.code, d.place) for d in read_map(io.StringIO(text)).diagnostics]
    assert found == [("MK110", Place(19, 5)), ("MK116", Place(28, 11))]


def test_an_old_file_stays_as_it_is_until_something_changes():
    result = read_map(OLD)
    m = result.map
    assert m is not None
    assert format_map(result.document, m) == OLD.read_text()
    named = replace(m, name="New yard")
    text = format_map(result.document, named)
    again = read_map(io.StringIO(text))
    assert again.map == named
    assert again.document.version == "1.0"
    for kept in (
        "# wet",
        "# a window, in fact",
        "# the only one",
        "# A map from before 1.0",
        "x-depth: 3",
    ):
        assert kept in text


def test_a_newer_major_version_is_refused():
    result = read_map(io.StringIO('mapkit: "2.0"\nid: a\nwhatever: 1\n'))
    assert result.map is None
    assert [d.code for d in result.diagnostics] == ["MK106"]
    assert "newer mapkit" in result.diagnostics[0].help


def test_a_newer_minor_version_is_read_and_its_keys_are_kept():
    text = 'mapkit: "1.9"\nid: a\nshiny: {a: 1}\n' + FIELDS.replace("ring", "glow: 3, ring")
    result = read_map(io.StringIO(text))
    assert [(d.code, d.severity) for d in result.diagnostics] == [("MK107", Severity.NOTE)] * 3
    m = result.map
    named = replace(m, name="Lamp", vertices={**m.vertices, "a": (1, 1)})
    assert format_map(result.document, named) == text.replace(
        "id: a\n", "id: a\nname: Lamp\n"
    ).replace("a: [0, 0]", "a: [1, 1]")


def test_words_that_are_no_version():
    for word in ("abc", "0.5", "1", "", "true", "[1]"):
        result = read_map(io.StringIO(f"mapkit: {word}\nid: a\n{FIELDS}"))
        assert [d.code for d in result.diagnostics] in (["MK106"], ["MK112"])
        assert result.map is not None
    assert "mapkit import" in read_map(io.StringIO('{"fields": []}')).diagnostics[0].help
