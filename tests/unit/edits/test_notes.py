"""Notes pinned to places: edits of them, in files and in reports."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest

from mapkit.analysis.measures import make_report
from mapkit.compiled import compile_map
from mapkit.edits import EditRefusedError, changes, delete_note, set_note
from mapkit.errors import NotFoundError
from mapkit.export.checksums import play_checksum
from mapkit.illustrate.report.document import Figure, Points
from mapkit.illustrate.report.report_pages import report_document
from mapkit.mapfile import format_map, new_document, new_map, read_map
from mapkit.model import GameMap, Note

BOARD = new_map("rows", id="noted", size_mm=(60, 40), rows=2, columns=3, sectors=False)
LADDER, DOOR = Note((1000, 1000), "is the ladder wide enough?"), Note((5000, 3000), "no door")


def noted(*notes: Note) -> GameMap:
    game_map = BOARD
    for note in notes:
        game_map = set_note(game_map, note)
    return game_map


def test_notes_are_pinned_changed_and_taken_away() -> None:
    game_map = noted(LADDER, DOOR)
    assert game_map.notes == (LADDER, DOOR)
    other = replace(LADDER, at=(2000, 1000))
    changed = set_note(game_map, other, LADDER)
    assert changed.notes == (other, DOOR)
    assert changes(game_map, changed).notes
    assert delete_note(changed, other).notes == (DOOR,)
    assert set_note(game_map, LADDER, LADDER) is game_map


def test_a_note_beside_the_board_without_a_text_or_unknown_is_refused() -> None:
    with pytest.raises(EditRefusedError, match="on the board"):
        noted(Note((6001, 0), "outside"))
    with pytest.raises(EditRefusedError, match="needs a text"):
        noted(Note((10, 10), "  "))
    with pytest.raises(NotFoundError):
        delete_note(BOARD, DOOR)
    with pytest.raises(NotFoundError):
        set_note(BOARD, LADDER, DOOR)


def test_a_file_holds_notes_and_is_plain_again_without_them() -> None:
    text = format_map(new_document(BOARD), noted(LADDER, Note((0, 0), '"quoted": # x')))
    assert 'mapkit: "1.5"' in text
    result = read_map(io.StringIO(text))
    assert not result.diagnostics
    assert result.map.notes == (LADDER, Note((0, 0), '"quoted": # x'))
    commented = text.replace("  - {at: [0, 0]", "  # of the corner\n  - {at: [0, 0]")
    again = read_map(io.StringIO(commented))
    assert again.map is not None
    after = format_map(again.document, set_note(again.map, DOOR))
    assert "  # of the corner\n  - {at: [0, 0]" in after
    assert "- {at: [5000, 3000], text: no door}" in after


@pytest.mark.parametrize("entry", ["{at: [1, 2]}", "{text: a}", "{at: [1], text: a}", "7"])
def test_a_broken_note_is_reported_and_left_out(entry: str) -> None:
    text = format_map(new_document(BOARD), noted(DOOR)).replace(
        "- {at: [5000, 3000], text: no door}", f"- {entry}"
    )
    result = read_map(io.StringIO(text))
    assert result.has_errors
    assert result.map.notes == ()


def test_the_game_knows_nothing_of_notes_and_a_report_shows_them() -> None:
    plain, game_map = compile_map(BOARD), compile_map(noted(LADDER, DOOR))
    assert play_checksum(plain) == play_checksum(game_map)
    (part,) = (p for p in report_document(make_report(game_map)).parts if p.id == "notes")
    points, figure = part.blocks
    assert isinstance(points, Points)
    assert points.rows == (("1", LADDER.text), ("2", DOOR.text))
    assert isinstance(figure, Figure)
    discs = [shape for shape in figure.scene.layer("labels") if shape.kind == "mark"]  # type: ignore[union-attr]
    assert len(discs) == 2
    assert all(p.id != "notes" for p in report_document(make_report(plain)).parts)
