"""Format 1.1: how a map came out of a photo is read, written, changed and taken away."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest

from mapkit.diagnostics import Severity
from mapkit.mapfile import LoadResult, format_map, new_document, read_map
from mapkit.mapfile import sections as sections_module
from mapkit.mapfile.header import HEADER
from mapkit.mapfile.records import RecordType
from mapkit.model import Doubt, GameMap, Photographed, Tracing

ROOT = Path(__file__).parents[3]
SHA = "0123456789abcdef" * 4
TEXT = f"""\
mapkit: "1.1"
id: yard  # a comment
size_mm: [60, 30]
tracing:
  # taken by lamplight
  photo: {{picture: photos/yard.jpg, sha256: "{SHA}", size_px: [4000, 3000], x-camera: old}}
  corners_px: [[10, 10.5], [3990, 12], [3985, 2990], [-5, 2980]]
  residual_mm: 0.4
  px_per_mm: 3.5
  doubts:
    # by the shed
    - {{about: border, fields: [A, B], at: [3000, 400], doubt: 0.6}}
    - {{about: kind, fields: [B], at: [4000, 400], doubt: 0.25, instead: built_up}}  # look again
vertices: {{a: [0, 0], b: [3000, 0], c: [6000, 0], d: [6000, 3000], e: [3000, 3000], f: [0, 3000]}}
fields:
  A: {{kind: open, traced: accepted, ring: [a, b, e, f]}}
  B: {{kind: open, traced: proposed, ring: [b, c, d, e]}}
portals:
  d1: {{type: door, between: [A, B], at: [b, e], traced: drawn}}
"""
TRACING = Tracing(
    Photographed("photos/yard.jpg", SHA, (4000, 3000)),
    ((10, 10.5), (3990, 12), (3985, 2990), (-5, 2980)),
    (),
    0.4,
    3.5,
    (
        Doubt("border", ("A", "B"), (3000, 400), 0.6),
        Doubt("kind", ("B",), (4000, 400), 0.25, "built_up"),
    ),
)


def read(text: str) -> LoadResult:
    return read_map(io.StringIO(text))


def map_of(result: LoadResult) -> GameMap:
    assert result.map is not None
    return result.map


def test_it_is_read_with_its_defaults() -> None:
    result = read(TEXT)
    assert not result.diagnostics
    game_map = map_of(result)
    assert game_map.tracing == TRACING
    assert [f.traced for f in game_map.fields.values()] == ["accepted", "proposed"]
    assert game_map.portals[0].traced == "drawn"
    assert result.document.files == (Path("photos/yard.jpg"),)


def test_what_is_accepted_changes_its_line_alone() -> None:
    result = read(TEXT)
    game_map = map_of(result)
    fields = {**game_map.fields, "B": replace(game_map.fields["B"], traced="accepted")}
    after = replace(game_map, fields=fields, tracing=replace(TRACING, doubts=TRACING.doubts[:1]))
    text = format_map(result.document, after)
    kind = TEXT.splitlines(keepends=True)[12]
    assert text == TEXT.replace("proposed", "accepted").replace(kind, "")


def test_doubts_gone_and_back_have_a_line_each() -> None:
    result = read(TEXT)
    game_map = map_of(result)
    none_left = replace(game_map, tracing=replace(TRACING, doubts=()))
    text = format_map(result.document, none_left)
    assert "  doubts: []" in text
    assert "# by the shed" in text
    again = read(text)
    assert again.map == none_left
    assert (
        "\n  doubts:\n"
        "    - {about: border, fields: [A, B], at: [3000, 400], doubt: 0.6}\n"
        "    - {about: kind, fields: [B], at: [4000, 400], doubt: 0.25, instead: built_up}\n"
    ) in format_map(again.document, game_map)


def test_taken_away_and_brought_back() -> None:
    result = read(TEXT)
    without = replace(map_of(result), tracing=None)
    text = format_map(result.document, without)
    assert "yard.jpg" not in text
    assert read(text).map == without
    assert read(format_map(read(text).document, map_of(result))).map == map_of(result)


def test_a_map_without_the_keys_stays_in_1_0() -> None:
    game_map = map_of(read(TEXT))
    plain = replace(
        game_map,
        tracing=None,
        fields={i: replace(f, traced=None) for i, f in game_map.fields.items()},
        portals=tuple(replace(p, traced=None) for p in game_map.portals),
    )
    document = new_document(plain)
    assert document.source.text.startswith('mapkit: "1.0"\n')
    assert format_map(document, plain) == document.source.text
    named = format_map(document, replace(plain, name="Yard"))
    assert named.startswith('mapkit: "1.0"\n')
    # The first of the keys makes it 1.1, whichever it is.
    for changed in (
        replace(plain, tracing=TRACING),
        replace(plain, fields=game_map.fields),
        replace(plain, portals=game_map.portals),
    ):
        text = format_map(document, changed)
        assert text.startswith('mapkit: "1.1"\n')
        assert not read(text).diagnostics
        assert new_document(changed).source.text.startswith('mapkit: "1.1"\n')


@pytest.mark.parametrize("path", sorted((ROOT / "maps").glob("*.yaml")), ids=lambda p: p.stem)
def test_shipped_maps_say_1_6_and_stay_so(path: Path) -> None:
    result = read_map(path)
    assert result.document.version == "1.6"
    named = format_map(result.document, replace(map_of(result), name="Other"))
    assert read(named).document.version == "1.6"


def test_an_old_file_gets_the_newest_version_with_the_keys() -> None:
    result = read_map(Path(__file__).parent / "data" / "old-0.9.yaml")
    text = format_map(result.document, replace(map_of(result), tracing=replace(TRACING, doubts=())))
    assert 'mapkit: "1.1"' in text


def test_keys_newer_than_the_version_are_read_with_a_note() -> None:
    result = read(TEXT.replace("1.1", "1.0"))
    assert [(d.code, d.severity, d.place and d.place.line) for d in result.diagnostics] == [
        ("MK107", Severity.NOTE, 1)
    ]
    assert 'write  mapkit: "1.1"' in result.diagnostics[0].help
    assert map_of(result).tracing == TRACING
    text = format_map(result.document, replace(map_of(result), name="Yard"))
    assert text.startswith('mapkit: "1.1"\n')


def test_an_older_program_reads_it_with_notes_and_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def older(record_type: RecordType) -> RecordType:
        keys = {k: v for k, v in record_type.keys.items() if k != "traced"}
        return RecordType(keys, record_type.required)

    field, portal = sections_module.field_record, sections_module.portal_record
    monkeypatch.setattr("mapkit.mapfile.versions.CURRENT_VERSION", "1.0")
    for module in ("versions", "saving", "file_values"):
        monkeypatch.setattr(f"mapkit.mapfile.{module}.KNOWN_VERSIONS", ("1.0",))
    monkeypatch.delitem(HEADER.keys, "tracing")
    monkeypatch.setattr(sections_module, "field_record", lambda *a: older(field(*a)))
    monkeypatch.setattr(sections_module, "portal_record", lambda *a: older(portal(*a)))
    result = read(TEXT)
    assert [(d.code, d.place and d.place.line) for d in result.diagnostics] == [
        ("MK107", line) for line in (1, 4, 16, 17, 19)
    ]
    game_map = map_of(result)
    assert game_map.tracing is None
    named = replace(game_map, name="Yard")
    assert format_map(result.document, named) == TEXT.replace(
        "# a comment\n", "# a comment\nname: Yard\n"
    )


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "help_"),
    [
        ("  residual_mm: 0.4\n", "", "MK111", 6, ""),
        ("residual_mm: 0.4", "residual_mm: -1", "MK114", 8, "0 or more"),
        ("residual_mm: 0.4", "residual: 0.4", "MK110", 8, 'did you mean "residual_mm"?'),
        ("px_per_mm: 3.5", "px_per_mm: 0", "MK114", 9, "more than 0"),
        ("px_per_mm: 3.5", "px_per_mm: many", "MK113", 9, "in digits"),
        ("px_per_mm: 3.5", "lens: [2]\n  px_per_mm: 3.5", "MK114", 9, "from -1 to 1"),
        ("px_per_mm: 3.5", "lens: 0.1\n  px_per_mm: 3.5", "MK112", 9, "brackets"),
        ("[10, 10.5]", "[10]", "MK112", 7, "2 values"),
        ("[10, 10.5], ", "", "MK112", 7, "4 values"),
        ("[10, 10.5]", "[10, 1e7]", "MK114", 7, "from -1,000,000 to 1,000,000"),
        ("[4000, 3000]", "[4000, 0]", "MK114", 6, "from 1 to"),
        ("[4000, 3000]", "[4000.5, 3000]", "MK113", 6, "without decimals"),
        ("[4000, 3000]", "[4000]", "MK112", 6, "2 values"),
        (SHA, SHA[:-1], "MK116", 6, "64 hexadecimal digits"),
        ("picture: photos/yard.jpg, ", "", "MK111", 6, ""),
        ("x-camera: old", "taken: 1.5.2026", "MK116", 6, "2026-05-01"),
        ("x-camera: old", "taken: 2026-02-30", "MK116", 6, "2026-05-01"),
        ("about: border", "about: boarder", "MK116", 12, 'did you mean "border"?'),
        ("fields: [A, B]", "fields: [A]", "MK118", 12, "the two fields on its sides"),
        ("fields: [A, B]", "fields: [A, A]", "MK118", 12, "the two fields on its sides"),
        ("fields: [B]", "fields: [A, B]", "MK118", 13, "border or a portal"),
        ("fields: [B]", "fields: [b]", "MK118", 13, 'did you mean "B"?'),
        ("fields: [B]", "fields: B", "MK112", 13, "brackets"),
        ("doubt: 0.6", "doubt: 1.6", "MK114", 12, "at most 1"),
        ("at: [3000, 400]", "at: [3000.5, 400]", "MK113", 12, "map units"),
        ("instead: built_up", "instead: builtup", "MK116", 13, 'did you mean "built_up"?'),
        ("traced: accepted", "traced: acepted", "MK116", 16, 'did you mean "accepted"?'),
        ("traced: drawn", "traced: yes", "MK116", 19, "proposed"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    old: str, new: str, code: str, line: int, help_: str
) -> None:
    assert TEXT.count(old) == 1
    result = read(TEXT.replace(old, new))
    first = result.diagnostics[0]
    assert [d.code for d in result.diagnostics] in ([code], ["MK111", code], [code, "MK111"])
    found = next(d for d in result.diagnostics if d.code == code)
    assert found.place.line == line, first
    assert help_ in found.help
    assert map_of(result).fields


def test_a_doubt_that_is_wrong_is_left_out_alone() -> None:
    result = read(TEXT.replace("doubt: 0.6", "doubt: 1.6"))
    assert map_of(result).tracing == replace(TRACING, doubts=TRACING.doubts[1:])


def test_own_keys_of_a_doubt_survive_a_whole_rewrite() -> None:
    result = read(TEXT.replace("doubt: 0.6}", "doubt: 0.6, x-mine: 1}"))
    old = replace(result.document, version="0.9")  # an older format is written anew as a whole
    after = format_map(old, replace(map_of(result), name="Yard"))
    assert "doubt: 0.6, x-mine: 1}" in after
    assert "x-camera: old" in after
    assert "# by the shed" in after
