from __future__ import annotations

import difflib
import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mapkit.errors import FileError, OutputExistsError, UsageError
from mapkit.mapfile import format_map, new_document, read_map, save_map
from mapkit.mapfile.document import LoadResult
from mapkit.model import Field, GameMap, Marker
from tests.unit.mapfile.strategies import edits, maps

HAND_MADE = Path(__file__).parent / "data" / "hand-made.yaml"


def read_text(text: str) -> LoadResult:
    return read_map(io.StringIO(text))


def changed_lines(before: str, after: str) -> list[str]:
    diff = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0)
    return [line for line in diff if not line.startswith(("---", "+++", "@@"))]


@pytest.fixture
def loaded() -> LoadResult:
    result = read_map(HAND_MADE)
    assert result.diagnostics == ()
    return result


def map_of(result: LoadResult) -> GameMap:
    assert result.map is not None
    return result.map


@given(maps())
def test_a_written_map_reads_back_the_same(game_map: GameMap):
    document = new_document(game_map)
    again = read_text(document.source.text)
    assert not again.has_errors
    assert again.map == game_map
    assert list(map_of(again).fields) == list(game_map.fields)
    assert format_map(again.document, game_map) == document.source.text


@given(edits(), st.sampled_from(["\n", "\r\n"]), st.booleans())
def test_edits_read_back_and_keep_all_comments(edit, newline: str, cut: bool):
    old, new = edit
    lines = new_document(old).source.text.splitlines()
    # A comment above every line that stays a line, and one behind it.
    for n, line in enumerate(lines):
        if line and not line.startswith("mapkit"):
            indent = line[: len(line) - len(line.lstrip())]
            lines[n] = f"{indent}# above {n}{newline}{line}  # behind {n}"
    text = newline.join(lines) + ("" if cut else newline)
    result = read_text(text)
    assert result.map == old
    assert format_map(result.document, old) == text
    after = format_map(result.document, new)
    assert read_text(after).map == new
    if newline == "\r\n":
        assert "\n" not in after.replace("\r\n", "")
    written = {str(n) for n, line in enumerate(lines) if "# above" in line}
    kept = set(re.findall(r"# above (\d+)", after))
    assert kept >= written - _inside_removed(lines, old, new)


def _inside_removed(lines: list[str], old: GameMap, new: GameMap) -> set[str]:
    """Number the lines whose comment may go: inside of a field or of doubts that are removed."""
    ids, gone = iter(old.fields), set()
    section, field = "", ""
    for n, line in enumerate(lines):
        body = line.splitlines()[-1] if line else " "
        indent = len(body) - len(body.lstrip())
        if indent == 0:
            section = body.split(":")[0]
        elif section == "fields" and indent == 2:
            field = next(ids)
        elif (section == "fields" and field not in new.fields) or (
            section == "tracing" and indent == 4 and new.tracing is None
        ):
            gone.add(str(n))
    return gone


def test_an_unchanged_map_keeps_every_byte(loaded: LoadResult, tmp_path: Path):
    target = tmp_path / "copy.yaml"
    save_map(loaded.document, map_of(loaded), target)
    assert target.read_bytes() == HAND_MADE.read_bytes()


def test_a_moved_vertex_is_one_line(loaded: LoadResult):
    game_map = map_of(loaded)
    moved = replace(game_map, vertices={**game_map.vertices, "b": (5100, 0)})
    after = format_map(loaded.document, moved)
    assert changed_lines(loaded.document.source.text, after) == [
        "-  b: [5000, 0]   # middle",
        "+  b: [5100, 0]   # middle",
    ]


def test_comments_in_a_replaced_list_move_above_it(loaded: LoadResult):
    game_map = map_of(loaded)
    field = replace(game_map.fields["2"], rings=(("b", "c", "f"),))
    after = format_map(loaded.document, replace(game_map, fields={**game_map.fields, "2": field}))
    assert "    # corner\n    ring: [b, c, f]\n" in after


def test_new_things_go_behind_their_predecessors(loaded: LoadResult):
    game_map = map_of(loaded)
    fields = {}
    for id_, field in game_map.fields.items():
        fields[id_] = field
        fields[id_ + "a"] = replace(field, id=id_ + "a")
    edited = replace(game_map, fields=fields)
    after = format_map(loaded.document, edited)
    assert list(map_of(read_text(after)).fields) == ["1", "1a", "2", "2a"]


def test_own_keys_survive(loaded: LoadResult):
    game_map = map_of(loaded)
    field = replace(game_map.fields["2"], kind="open", traits=frozenset({"water"}), name="Pond")
    after = format_map(
        loaded.document, replace(game_map, fields={"2": field}, portals=(), markers=())
    )
    assert "x-note: hello" in after
    assert 'x-mine: {a: 1, b: [x, "y"]}' in after


def test_a_section_that_loses_its_last_entry_stays(loaded: LoadResult):
    game_map = map_of(loaded)
    after = format_map(loaded.document, replace(game_map, portals=(), markers=()))
    assert "portals: {}" in after
    assert "markers: []" in after
    assert "# the second" in after
    back = format_map(read_text(after).document, game_map)
    assert read_text(back).map == game_map


def test_bom_and_line_ends_stay(tmp_path: Path):
    path = tmp_path / "dos.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + HAND_MADE.read_bytes().replace(b"\n", b"\r\n"))
    result = read_map(path)
    game_map = map_of(result)
    save_map(
        result.document,
        replace(game_map, vertices={**game_map.vertices, "b": (1, 1), "new": (3, 3)}),
        path,
    )
    written = path.read_bytes()
    assert written.startswith(b"\xef\xbb\xbf#")
    assert written.count(b"\r\n") == written.count(b"\n") == HAND_MADE.read_bytes().count(b"\n") + 1


def test_plain_polygons_stay_until_the_geometry_changes():
    text = (
        'mapkit: "1.0"\nid: p\nsize_mm: [1, 1]\nfields:\n'
        "  a:\n    kind: open\n    ring: [[0, 0], [9, 0], [9, 9]]  # a\n"
        "  b:\n    kind: open\n    ring: [[0, 0], [9, 9], [0, 9]]  # b\n"
    )
    result = read_text(text)
    game_map = map_of(result)
    named = replace(game_map, name="Named")
    assert changed_lines(text, format_map(result.document, named)) == ["+name: Named"]
    moved = replace(game_map, vertices={**game_map.vertices, "v2": (8, 0)})
    after = format_map(result.document, moved)
    assert read_text(after).map == moved
    assert "ring: [v1, v2, v3]  # a" in after
    assert "ring: [v1, v3, v4]  # b" in after
    assert "  v2: [8, 0]" in after


def test_portals_given_by_vertices_follow_them():
    text = (
        'mapkit: "1.0"\nid: p\nsize_mm: [1, 1]\n'
        "vertices: {a: [0, 0], b: [9, 0], c: [9, 9], d: [0, 9]}\n"
        "fields:\n  A: {kind: open, ring: [a, b, c]}\n  B: {kind: built_up, ring: [a, c, d]}\n"
        "portals:\n  p: {type: door, between: [A, B], at: [a, c]}\n"
    )
    result = read_text(text)
    game_map = map_of(result)
    portal = replace(game_map.portals[0], at=((0, 0), (8, 8)))
    together = replace(game_map, vertices={**game_map.vertices, "c": (8, 8)}, portals=(portal,))
    assert changed_lines(text, format_map(result.document, together)) == [
        "-vertices: {a: [0, 0], b: [9, 0], c: [9, 9], d: [0, 9]}",
        "+vertices: {a: [0, 0], b: [9, 0], c: [8, 8], d: [0, 9]}",
    ]
    apart = replace(game_map, portals=(portal,))
    assert "at: [a, [8, 8]]" in format_map(result.document, apart)


def test_a_field_without_error_is_edited_beside_a_broken_one():
    text = (
        'mapkit: "1.0"\nid: p\nvertices: {a: [0, 0], b: [9, 0], c: [9, 9]}\n'
        "fields:\n  A: {kind: opne, ring: [a, b, c]}\n  B: {kind: open, ring: [a, b, c]}\n"
    )
    result = read_text(text)
    game_map = map_of(result)
    assert list(game_map.fields) == ["B"]
    field = replace(game_map.fields["B"], name="Yard")
    after = format_map(result.document, replace(game_map, fields={"B": field}))
    assert changed_lines(text, after) == [
        "-  B: {kind: open, ring: [a, b, c]}",
        "+  B: {kind: open, name: Yard, ring: [a, b, c]}",
    ]


def test_saving_never_runs_over_others(loaded: LoadResult, tmp_path: Path):
    path = tmp_path / "map.yaml"
    path.write_bytes(HAND_MADE.read_bytes())
    result = read_map(path)
    game_map = replace(map_of(result), name="Mine")
    saved = save_map(result.document, game_map, path)
    assert "Mine" in path.read_text()
    game_map = replace(game_map, name="Mine too")
    saved = save_map(saved, game_map, path)
    assert "Mine too" in path.read_text()
    save_map(saved, game_map, path)
    with pytest.raises(OutputExistsError, match="changed"):
        save_map(result.document, replace(game_map, name="Again"), path)
    with pytest.raises(OutputExistsError):
        save_map(loaded.document, game_map, path)
    save_map(loaded.document, game_map, path, force=True)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["map.yaml"]


def test_maps_that_no_file_can_hold_are_refused(loaded: LoadResult):
    game_map = map_of(loaded)
    field = replace(game_map.fields["1"], id="x-ray")
    with pytest.raises(FileError):
        new_document(replace(game_map, fields={"x-ray": field}, portals=(), markers=()))
    with pytest.raises(UsageError):
        new_document(replace(game_map, name="\ud800"))
    with pytest.raises(UsageError, match="ruleset"):
        new_document(replace(game_map, ruleset=replace(game_map.ruleset, id="other")))


def test_an_odd_layout_is_laid_out_anew_with_its_comments():
    text = (
        'mapkit: "1.0"\nid: p\nsize_mm: [1, 1]\nx-a: 1\n'
        "vertices: {a: [0, 0], b: [9, 0], c: [9, 9]}\n"
        "fields:\n  # about A\n  A: {kind: open, ring: [a, b, c], x-b: {c: [1, no]}}\n"
        "markers:\n  -\n    # odd\n    type: objective\n    field: A\n    number: 1  # one\n"
    )
    result = read_text(text)
    edited = replace(map_of(result), markers=())
    after = format_map(result.document, edited)
    assert read_text(after).map == edited
    for kept in ("# about A", "# odd", "# one", "x-a: 1", "x-b: {c: [1, no]}"):
        assert kept in after


def test_markers_change_one_by_one(loaded: LoadResult):
    game_map = map_of(loaded)
    first, second = game_map.markers
    five = replace(first, attributes={"number": 5})
    after = format_map(loaded.document, replace(game_map, markers=(five, second)))
    assert changed_lines(loaded.document.source.text, after) == ["-    number: 4", "+    number: 5"]
    more = Marker("objective", "2", {"number": 1})
    after = format_map(loaded.document, replace(game_map, markers=(more, first, second)))
    assert changed_lines(loaded.document.source.text, after) == [
        '+  - {type: objective, field: "2", number: 1}'
    ]


def test_a_level_that_is_written_follows_its_field():
    text = (
        'mapkit: "1.0"\nid: p\nvertices: {a: [0, 0], b: [9, 0], c: [9, 9]}\n'
        "fields:\n  A: {kind: open, level: 0, ring: [a, b, c]}\n"
    )
    result = read_text(text)
    raised = Field("A", "elevated", (("a", "b", "c"),), 1)
    after = format_map(result.document, replace(map_of(result), fields={"A": raised}))
    assert "{kind: elevated, level: 1, ring" in after
