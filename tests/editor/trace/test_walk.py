"""The walk from a photo to a map: each step by mouse and keys, left, taken up, taken back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("cv2")

import shapely
from PIL import Image
from PyQt6.QtCore import QMimeData, QPointF, Qt, QUrl
from PyQt6.QtGui import QDragEnterEvent, QDropEvent
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication

from benchmarks.photos.boards import shapes_of
from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.editor.dialogs.start_page import StartPage
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.trace import walk_feature
from mapkit.editor.trace.page import doubts_about, reached
from mapkit.edits import paint, set_tracing
from mapkit.mapfile import new_map, read_map, write_atomic
from mapkit.model import Doubt, GameMap
from tests.digitizing import small_photo, small_truth
from tests.editor.steps import OpenWindow, edits
from tests.editor.trace.walker import Walker
from tests.editor.waiting import settle, wait

Opens = OpenWindow


@pytest.fixture
def flat(walker: Walker, photo: Path, tmp_path: Path) -> Walker:
    """A walk in which the photo lies flat."""
    walker.to_size(photo, tmp_path / "board.yaml")
    walker.lay_flat(small_truth().size_mm)
    return walker


@pytest.fixture
def with_fields(flat: Walker) -> Walker:
    """A walk in which fields were proposed and accepted."""
    flat.click(flat.fields.make_button)
    flat.rest()
    flat.next()
    assert edits(flat.window.model, "Doubt", doubtful)
    return flat


def doubtful(game_map: GameMap) -> GameMap:
    """Say of two fields that their kinds are doubtful, and nothing else."""
    assert game_map.tracing is not None
    doubts = tuple(
        Doubt("kind", (field,), game_map.points(field)[0][0], doubt)
        for field, doubt in zip(game_map.fields, (0.4, 0.3), strict=False)
    )
    return set_tracing(game_map, replace(game_map.tracing, doubts=doubts))


@pytest.mark.always
def test_a_photo_becomes_a_map_beside_which_its_picture_lies(with_fields: Walker, tmp_path: Path):
    game_map, truth = with_fields.window.model.committed, small_truth()
    assert with_fields.walk.step == "kinds"
    assert len(game_map.fields) == len(truth.fields)
    assert {f.traced for f in game_map.fields.values()} == {"proposed"}
    assert not [d for d in check_map(game_map) if d.severity is Severity.ERROR]
    assert (tmp_path / game_map.underlay.picture).is_file()
    assert game_map.tracing.photo.picture == "photo.jpg"
    with_fields.act("file.save")
    made = read_map(tmp_path / "board.yaml")
    assert made.map == game_map
    assert not [d for d in made.diagnostics if d.severity is not Severity.NOTE]


def test_the_corners_are_those_of_the_board(walker: Walker, photo: Path):
    walker.picks_to_open(photo)
    walker.act("file.from_photo")
    walker.rest()
    for found, true in zip(walker.corners.picker.quad, small_photo().corners, strict=True):
        assert found == pytest.approx(true, abs=1.5)
    assert not walker.hand.view.isVisible()


def test_the_size_is_asked_for_and_one_side_gives_the_other(
    walker: Walker, photo: Path, tmp_path: Path
):
    walker.to_size(photo, tmp_path / "board.yaml")
    page = walker.walk.size_page
    assert not walker.walk.next_button.isEnabled()
    width, height = walker.window.model.committed.size_mm
    walker.type_into(page.width_mm, 400)
    assert walker.walk.next_button.isEnabled()
    assert walker.window.model.committed.size_mm == pytest.approx(
        (400, 400 * height / width), rel=1e-3
    )
    walker.type_into(page.height_mm, 300)
    assert walker.window.model.committed.size_mm == (400, 300)


def test_keys_move_the_corner_that_tab_has_chosen(walker: Walker, photo: Path, tmp_path: Path):
    walker.to_size(photo, tmp_path / "board.yaml")
    walker.back()
    picker = walker.corners.picker
    picker.setFocus()
    picker.choose(0)
    before = picker.quad
    walker.key_on_photo(Qt.Key.Key_Tab)
    walker.key_on_photo(Qt.Key.Key_Right, 3)
    walker.key_on_photo(Qt.Key.Key_Down, shift=True)
    assert picker.chosen == 1
    assert picker.quad[1] == pytest.approx((before[1][0] + 3, before[1][1] + 10), abs=0.05)
    for k in (0, 2, 3):
        assert picker.quad[k] == pytest.approx(before[k], abs=0.05)
    x, y = walker.corners.boxes[1]
    assert (x.value(), y.value()) == pytest.approx(picker.quad[1], abs=0.06)
    walker.hand.undo()
    walker.rest()
    assert picker.quad[1] == pytest.approx(before[1], abs=0.05)


def test_the_mouse_drags_a_corner_and_numbers_place_it(walker: Walker, photo: Path, tmp_path: Path):
    walker.to_size(photo, tmp_path / "board.yaml")
    walker.back()
    picker = walker.corners.picker
    x, y = picker.quad[2]
    walker.drag_corner(2, (x - 60, y - 40))
    assert picker.quad[2] == pytest.approx((x - 60, y - 40), abs=3)
    walker.type_into(walker.corners.boxes[2][0], 700)
    assert picker.quad[2][0] == pytest.approx(700, abs=0.05)
    walker.click(walker.corners.find_button)
    walker.rest()
    assert picker.quad[2] == pytest.approx((x, y), abs=0.05)


def test_a_corner_that_makes_no_board_goes_back(walker: Walker, photo: Path, tmp_path: Path):
    walker.to_size(photo, tmp_path / "board.yaml")
    walker.back()
    picker = walker.corners.picker
    before = picker.quad
    walker.drag_corner(0, before[2])
    assert picker.quad == before


def test_a_board_is_turned_by_quarters(walker: Walker, photo: Path, tmp_path: Path):
    walker.to_size(photo, tmp_path / "board.yaml")
    walker.back()
    before, size = walker.corners.picker.quad, walker.window.model.committed.size_mm
    walker.click(walker.corners.turn_button)
    walker.rest()
    for now, then in zip(walker.corners.picker.quad, (*before[1:], before[0]), strict=True):
        assert now == pytest.approx(then, abs=0.05)
    assert walker.window.model.committed.size_mm == (size[1], size[0])


def test_without_a_board_the_corners_are_those_of_the_picture(walker: Walker, tmp_path: Path):
    path = tmp_path / "table.png"
    Image.new("RGB", (900, 700), (90, 80, 60)).save(path)
    walker.picks_to_open(path)
    walker.act("file.from_photo")
    walker.rest()
    assert walker.walk.step == "corners"
    assert walker.corners.picker.quad[2] == pytest.approx((900, 700), abs=0.05)
    assert "No whole board" in walker.corners.found.text()


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "is empty"),
        (b"hardly a picture", "not a JPEG, PNG, TIFF or WebP"),
        (30_000, "damaged or cut off"),
        (None, "photo.jpg"),
    ],
)
def test_what_is_no_photo_is_answered_in_the_dock(
    walker: Walker, photo: Path, content: bytes | int | None, words: str
):
    if content is None:
        photo.unlink()
    else:
        photo.write_bytes(photo.read_bytes()[:content] if isinstance(content, int) else content)
    before = walker.window.model.committed
    walker.picks_to_open(photo)
    walker.act("file.from_photo")
    walker.rest()
    assert walker.walk.step == "picture"
    assert words in walker.walk.problem.text()
    assert walker.walk.problem.isVisible()
    assert walker.window.model.committed is before


def test_a_folder_that_cannot_be_written_is_told_and_nothing_changed(
    walker: Walker, photo: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    walker.to_size(photo, tmp_path / "board.yaml")
    from mapkit.editor.trace import size_page
    from mapkit.errors import FileError

    def full(path: Path, data: bytes) -> None:
        del data
        raise FileError(f"{path}: no space left on device")

    monkeypatch.setattr(size_page, "write_atomic", full)
    walker.type_into(walker.walk.size_page.width_mm, small_truth().size_mm[0])
    walker.next()
    assert walker.walk.step == "size"
    assert "no space left" in walker.walk.problem.text()
    assert walker.window.model.committed.tracing is None
    monkeypatch.setattr(size_page, "write_atomic", write_atomic)
    walker.next()
    assert walker.walk.step == "fields"
    assert walker.walk.problem.text() == ""


def test_escape_ends_the_work_and_leaves_the_map(flat: Walker):
    before = flat.window.model.committed
    flat.click(flat.fields.make_button)
    assert flat.walk.session.busy
    assert flat.walk.progress.isVisible()
    QTest.keyClick(flat.window, Qt.Key.Key_Escape)
    assert not flat.walk.session.busy
    flat.rest()
    assert flat.fields.proposal is None
    assert flat.window.model.shown is before
    flat.click(flat.fields.make_button)
    flat.rest()
    assert flat.fields.proposal is not None


def test_a_proposal_is_shown_dropped_and_made_one_step(flat: Walker):
    model = flat.window.model
    steps = model.history.count()
    flat.click(flat.fields.make_button)
    flat.rest()
    assert model.shown.fields
    assert not model.committed.fields
    flat.click(flat.fields.drop_button)
    assert not model.shown.fields
    flat.click(flat.fields.make_button)
    flat.rest()
    flat.next()
    assert model.committed.fields
    assert model.history.count() == steps + 1
    flat.hand.undo()
    assert not model.committed.fields


def test_one_click_a_field(flat: Walker):
    QTest.mouseClick(flat.fields.by_clicks, Qt.MouseButton.LeftButton)
    assert not flat.fields.make_button.isEnabled()
    shapes = list(shapes_of(small_truth()).values())[:6]
    first, *others = [(p.x, p.y) for p in map(shapely.point_on_surface, shapes)]
    for at in (first, *others):
        flat.hand.click(at)
    assert len(flat.fields.tool.seeds) == 6
    flat.hand.click(first)
    assert len(flat.fields.tool.seeds) == 5
    flat.hand.undo()
    assert len(flat.fields.tool.seeds) == 4
    flat.hand.redo()
    assert len(flat.fields.tool.seeds) == 5
    flat.click(flat.fields.make_button)
    flat.rest()
    flat.next()
    assert len(flat.window.model.committed.fields) == 5


def test_kinds_are_accepted_one_and_all(with_fields: Walker):
    model = with_fields.window.model
    doubts = doubts_about(model.committed, "kind")
    assert with_fields.kinds.list.count() == len(doubts) == 2
    with_fields.kinds.list.setCurrentRow(0)
    assert model.selection.fields == doubts[0].fields
    with_fields.click(with_fields.kinds.accept_button)
    assert doubts_about(model.committed, "kind") == doubts[1:]
    with_fields.click(with_fields.kinds.accept_alike_button)
    assert doubts_about(model.committed, "kind") == []
    assert reached(model.committed) != "kinds"
    with_fields.hand.undo()
    with_fields.hand.undo()
    assert doubts_about(model.committed, "kind") == doubts


def test_water_is_asked_about_by_name_and_all_of_it_at_once(with_fields: Walker):
    model = with_fields.window.model
    with_fields.accept_kinds()
    wet = [*model.committed.fields][:3]

    def asked(game_map: GameMap) -> GameMap:
        painted = paint(game_map, wet, add_traits=("water",))
        assert painted.tracing is not None
        doubts = tuple(Doubt("kind", (f,), (0, 0), 0.05, "open") for f in wet)
        return replace(painted, tracing=replace(painted.tracing, doubts=doubts))

    model.edit("Ask", asked)
    with_fields.rest()
    page = with_fields.kinds
    assert page.list.count() == 3
    assert all("water" in item.text() for k in range(3) if (item := page.list.item(k)))
    assert page.alike.text().startswith("3 alike: ")
    with_fields.click(page.correct_alike_button)
    assert doubts_about(model.committed, "kind") == []
    assert not any(model.committed.fields[f].traits for f in wet)


def test_what_was_left_is_taken_up_another_evening(
    with_fields: Walker, open_window: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    with_fields.act("file.save")
    with_fields.window.close_guards.clear()
    with_fields.window.close()
    other = Walker(open_window(new_map("empty")), monkeypatch)
    assert other.window.part(MapFiles).open(tmp_path / "board.yaml", ask=False)
    settle(other.window)
    other.act("trace.take_up")
    assert other.walk.step == "kinds"
    assert other.kinds.list.count() == with_fields.kinds.list.count()
    other.accept_kinds()
    for _ in range(3):
        other.next()
    assert other.walk.step == "review"


def test_corners_are_taken_up_another_evening(
    walker: Walker, photo: Path, open_window: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    walker.to_size(photo, tmp_path / "board.yaml")
    walker.act("file.save_as")
    quad = walker.corners.quad
    other = Walker(open_window(new_map("empty")), monkeypatch)
    walker.window.close_guards.clear()
    walker.window.close()
    assert other.window.part(MapFiles).open(tmp_path / "board.yaml", ask=False)
    other.act("trace.take_up")
    other.rest()
    assert other.walk.step == "corners"
    assert quad is not None
    for now, then in zip(other.corners.picker.quad, quad, strict=True):
        assert now == pytest.approx(then, abs=0.05)


def test_the_note_says_what_was_reviewed(with_fields: Walker):
    with_fields.accept_kinds()
    for _ in range(4):
        with_fields.next()
    assert with_fields.walk.step == "done"
    with_fields.click(with_fields.done.button)
    with_fields.rest()
    provenance = with_fields.window.model.committed.provenance
    assert provenance.kind == "traced"
    assert f"of {len(small_truth().fields)} fields reviewed" in provenance.note
    with_fields.click(with_fields.walk.next_button)
    assert not with_fields.window.docks["trace"].isVisible()


def test_the_start_page_begins_with_a_photo_that_is_picked_or_dropped(walker: Walker, photo: Path):
    for begin in ("pick", "drop"):
        page = StartPage()
        page.show()
        if begin == "pick":
            walker.picks_to_open(photo)
            QTest.mouseClick(page.photo_button, Qt.MouseButton.LeftButton)
        else:
            data = QMimeData()
            data.setUrls([QUrl.fromLocalFile(str(photo))])
            left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            copy, at = Qt.DropAction.CopyAction, QPointF(5, 5)
            enters = QDragEnterEvent(at.toPoint(), copy, data, left, none)
            QApplication.sendEvent(page, enters)
            assert enters.isAccepted()
            QApplication.sendEvent(page, QDropEvent(at, copy, data, left, none))
        assert page.result() == StartPage.DialogCode.Accepted
        walker.window.model.history.setClean()
        assert page.open_in(walker.window)
        walker.rest()
        assert walker.walk.step == "corners"
        page.deleteLater()


def test_without_the_extra_the_actions_say_how_to_install_it(
    open_window: Opens, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(walk_feature, "missing_libraries", lambda: "pip install it")
    window = open_window(new_map("empty"))
    action = window.actions_by_id["file.from_photo"]
    window.actions_by_id.refresh()
    assert not action.isEnabled()
    assert "pip install it" in action.toolTip()


def test_closing_the_dock_shows_the_board_again(walker: Walker, photo: Path):
    walker.picks_to_open(photo)
    walker.act("file.from_photo")
    walker.rest()
    assert not walker.hand.view.isVisible()
    walker.window.docks["trace"].close()
    wait(walker.hand.view.isVisible)
    walker.act("trace.take_up")
    walker.rest()
    assert walker.walk.step == "corners"


def test_a_box_round_a_door_finds_others(walker: Walker, tmp_path: Path):
    truth = small_truth()
    door = next(p for p in truth.portals if p.type == "door")
    (x, y), (u, v) = (tuple(c * truth.unit_mm for c in end) for end in door.at)
    path = tmp_path / "photo.jpg"
    path.write_bytes(small_photo("medium").jpeg)
    walker.from_photo_to_fields(path, tmp_path / "board.yaml", truth.size_mm)
    for _ in range(2):
        walker.next()
    assert walker.walk.step == "symbols"
    page, model = walker.symbols, walker.window.model
    page.what.setCurrentIndex(page.what.findData("door"))
    walker.click(page.box_button)
    walker.hand.drag((min(x, u) - 3, min(y, v) - 3), (max(x, u) + 3, max(y, v) + 3))
    walker.rest()
    assert page.list.count() == 1, walker.walk.session.problem
    saved = tmp_path / "mine.mapkit-templates"
    walker.picks_to_save(saved)
    walker.click(page.save_button)
    page.list.setCurrentRow(0)
    walker.click(page.remove_button)
    assert page.list.count() == 0
    walker.picks_to_open(saved)
    walker.click(page.load_button)
    assert page.list.count() == 1
    walker.click(page.find_button)
    walker.rest()
    assert page.proposal is not None, walker.walk.session.problem
    assert model.shown.portals
    assert not model.committed.portals
    walker.next()
    assert walker.walk.step == "review"
    assert {p.type for p in model.committed.portals} == {"door"}
    assert {p.traced for p in model.committed.portals} == {"proposed"}
    walker.hand.undo()
    assert not model.committed.portals
