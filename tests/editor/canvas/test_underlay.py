"""The underlay: laid, moved, scaled, turned, rectified, locked, saved, missed."""

from __future__ import annotations

import hashlib
import math
import os
import struct
import sys
import threading
import zlib
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import QPointF, Qt, QTimer
from PyQt6.QtGui import QColor, QImage, QPainter
from PyQt6.QtWidgets import QApplication, QFileDialog

from mapkit.editor.canvas import underlay_actions
from mapkit.editor.canvas.decoding import Loaded, read_picture
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.underlay_actions import UnderlayActions
from mapkit.editor.canvas.underlay_feature import UnderlayBox
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.mapfile import read_regular
from mapkit.model import Underlay
from tests.boards import map_in
from tests.editor.hand import Hand
from tests.waiting import LIMIT_S

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    """A red picture with a green left half, 200 by 100 pixels."""
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    painter = QPainter(image)
    painter.fillRect(0, 0, 100, 100, QColor("#00ff00"))
    painter.end()
    path = tmp_path / "photos" / "board.png"
    path.parent.mkdir()
    assert image.save(str(path))
    return path


def actions(hand: Hand) -> UnderlayActions:
    found = hand.window.findChild(UnderlayActions)
    assert found is not None
    return found


def picture(hand: Hand) -> UnderlayPicture:
    found = hand.window.part(UnderlayPicture)
    assert isinstance(found, UnderlayPicture)
    return found


def laid(hand: Hand) -> Underlay:
    found = hand.window.model.shown.underlay
    assert found is not None
    return found


def corners_mm(hand: Hand) -> list[tuple[float, float]]:
    unit = hand.window.model.shown.unit_mm
    return [(x * unit, y * unit) for x, y in laid(hand).corners]


def save_to(hand: Hand, path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(questions, "ask_path_to_save", lambda *_args: path)
        assert hand.window.part(MapFiles).save_as()


def near(a: list[tuple[float, float]], b: list[tuple[float, float]], mm: float = 0.6) -> bool:
    return all(math.dist(p, q) < mm for p, q in zip(a, b, strict=True))


def colour(hand: Hand, mm: tuple[float, float]) -> QColor:
    for name in ("fields", "sectors", "borders", "labels", "portals", "hover", "selection"):
        hand.view.layers[name].visible = False
    QApplication.processEvents()
    return hand.view.viewport().grab().toImage().pixelColor(hand.pixel(mm))


def test_a_picture_is_laid_under_the_board_in_its_proportions(hand: Hand, photo: Path) -> None:
    assert not hand.window.actions_by_id["underlay.remove"].isEnabled()
    assert actions(hand).load(photo)
    assert near(corners_mm(hand), [(0, 15), (120, 15), (120, 75), (0, 75)])
    assert laid(hand).sha256 == hashlib.sha256(photo.read_bytes()).hexdigest()
    assert hand.view.layers["fields"].opacity < 0.6
    assert colour(hand, (30, 45)) == QColor("#00ff00")
    assert colour(hand, (90, 45)) == QColor("#ff0000")
    hand.undo()
    assert hand.window.model.shown.underlay is None
    assert colour(hand, (30, 45)) != QColor("#00ff00")
    hand.redo()
    assert colour(hand, (30, 45)) == QColor("#00ff00")


def test_a_picture_is_read_while_the_window_goes_on(
    hand: Hand, photo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = threading.Semaphore(0)
    timer = QTimer()
    timer.timeout.connect(ticks.release)
    timer.start(1)

    def slow(path: Path) -> Loaded:
        assert all(ticks.acquire(timeout=LIMIT_S) for _ in range(3)), "no timer runs meanwhile"
        return read_picture(path)

    monkeypatch.setattr(underlay_actions, "read_picture", slow)
    assert actions(hand).load(photo)
    assert laid(hand).picture.endswith("board.png")


def test_a_file_that_is_no_picture_is_told(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(underlay_actions, "warn", lambda *args: told.append(args[2]))
    (tmp_path / "text.png").write_text("no picture", encoding="utf-8")
    assert not actions(hand).load(tmp_path / "text.png")
    assert not actions(hand).load(tmp_path / "none.png")
    assert "text.png" in told[0]
    assert "missing" in told[1]
    assert hand.window.model.shown.underlay is None


def test_the_action_asks_for_a_file(
    hand: Hand, photo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(photo), ""))
    hand.window.actions_by_id["underlay.load"].trigger()
    assert laid(hand).picture.endswith("photos/board.png")


def test_dragging_moves_it_in_one_step(hand: Hand, photo: Path) -> None:
    actions(hand).load(photo)
    steps = hand.window.model.history.count()
    hand.take("underlay")
    hand.drag((60, 45), (70, 40))
    assert near(corners_mm(hand), [(10, 10), (130, 10), (130, 70), (10, 70)])
    assert hand.window.model.history.count() == steps + 1
    hand.undo()
    assert near(corners_mm(hand), [(0, 15), (120, 15), (120, 75), (0, 75)])


def test_the_keys_move_it_and_a_corner_of_it_in_steps_of_their_own(hand: Hand, photo: Path) -> None:
    view, history = hand.view, hand.window.model.history
    assert actions(hand).load(photo)
    hand.key("u")
    before, steps = corners_mm(hand), history.count()
    view.cross.go_to(QPointF(60, 45))
    hand.key("g")
    for _ in range(3):
        hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Return)
    moved = corners_mm(hand)
    far = moved[0][0] - before[0][0]
    assert far > 2
    assert near(moved, [(x + far, y) for x, y in before], 0.05)
    assert history.count() == steps + 1
    view.cross.go_to(QPointF(*moved[0]))
    hand.key("g")
    hand.key(Qt.Key.Key_Left)
    hand.key("g")
    assert corners_mm(hand)[0][0] < moved[0][0]
    assert near(corners_mm(hand)[1:], moved[1:], 0.05)
    assert history.count() == steps + 2


def test_corners_bend_scale_and_turn(hand: Hand, photo: Path) -> None:
    actions(hand).load(photo)
    hand.view.zoom(0.6)
    hand.take("underlay")
    hand.drag((120, 75), (110, 80), SHIFT)
    scaled = corners_mm(hand)
    assert near(scaled[:1], [(0, 15)])
    width, height = math.dist(scaled[0], scaled[1]), math.dist(scaled[1], scaled[2])
    assert width / height == pytest.approx(2, rel=0.01)
    assert width < 120
    hand.undo()
    # Seen from the middle (60, 45), the corner goes a quarter turn.
    hand.drag((120, 15), (90, 105), CTRL)
    assert near(corners_mm(hand), [(90, -15), (90, 105), (30, 105), (30, -15)], mm=2)
    hand.undo()
    hand.drag((120, 15), (110, 8))
    assert near(corners_mm(hand), [(0, 15), (110, 8), (120, 75), (0, 75)])


def test_a_fold_is_refused_and_escape_drops(hand: Hand, photo: Path) -> None:
    actions(hand).load(photo)
    before = laid(hand)
    hand.take("underlay")
    refused: list[str] = []
    hand.window.model.refused.connect(lambda text, _at: refused.append(text))
    hand.press((120, 15))
    hand.move((100, 30))
    hand.move((10, 74))
    assert refused
    hand.key(Qt.Key.Key_Escape)
    hand.release((10, 74))
    assert laid(hand) == before


def test_a_locked_one_stays(hand: Hand, photo: Path) -> None:
    actions(hand).load(photo)
    hand.window.actions_by_id["underlay.lock"].trigger()
    assert laid(hand).locked
    before = laid(hand)
    hand.take("underlay")
    hand.drag((60, 45), (70, 40))
    assert laid(hand) == before
    hand.window.actions_by_id["underlay.lock"].trigger()
    hand.drag((60, 45), (70, 40))
    assert laid(hand).corners != before.corners


def test_four_clicks_lay_a_photographed_board_under_the_board(hand: Hand, photo: Path) -> None:
    actions(hand).load(photo)
    hand.window.actions_by_id["underlay.rectify"].trigger()
    assert "top left" in hand.tool(Tool).hint
    seen = [(20, 25), (100, 30), (105, 70), (15, 66)]
    pixels = []
    for mm in seen:
        transform = picture(hand).to_board(laid(hand).corners)
        back, _ = transform.inverted()
        pixels.append(back.map(QPointF(*mm)))
        hand.click(mm)
    transform = picture(hand).to_board(laid(hand).corners)
    found = [transform.map(pixel) for pixel in pixels]
    assert near([(p.x(), p.y()) for p in found], [(0, 0), (120, 0), (120, 90), (0, 90)], mm=1.0)
    assert hand.window.model.history.undoText() == "Rectify underlay"


def test_clicks_that_are_no_corners_are_refused(hand: Hand, photo: Path) -> None:
    actions(hand).load(photo)
    before = laid(hand)
    refused: list[str] = []
    hand.window.model.refused.connect(lambda text, _at: refused.append(text))
    hand.window.actions_by_id["underlay.rectify"].trigger()
    for mm in ((20, 25), (100, 70), (100, 25), (20, 70)):
        hand.click(mm)
    assert refused
    assert laid(hand) == before


def test_it_survives_saving_beside_the_map_and_elsewhere(
    hand: Hand, photo: Path, tmp_path: Path
) -> None:
    path = tmp_path / "rows.yaml"
    actions(hand).load(photo)
    save_to(hand, path)
    assert laid(hand).picture == "photos/board.png"
    assert hand.window.part(MapFiles).save()
    read = map_in(path)
    assert read.underlay == laid(hand)
    (tmp_path / "sub").mkdir()
    save_to(hand, tmp_path / "sub" / "other.yaml")
    assert laid(hand).picture == "../photos/board.png"
    assert picture(hand).problem == ""


@pytest.mark.parametrize("what", ["missing", "changed", "fine"])
def test_a_missing_or_changed_picture_is_told(
    hand: Hand, tmp_path: Path, photo: Path, what: str, qtbot
) -> None:
    actions(hand).load(photo)
    save_to(hand, tmp_path / "rows.yaml")
    assert hand.window.part(MapFiles).save()
    if what == "missing":
        photo.unlink()
    elif what == "changed":
        QImage(20, 10, QImage.Format.Format_RGB32).save(str(photo))
    game_map = map_in(tmp_path / "rows.yaml")
    hand.window.model.replace(replace(game_map, underlay=None))
    hand.window.model.replace(game_map)
    qtbot.waitUntil(lambda: not picture(hand).loading)
    problem = picture(hand).problem
    assert {"missing": "missing", "changed": "not the picture", "fine": ""}[what] in problem
    assert bool(problem) == (what != "fine")
    box = hand.window.findChild(UnderlayBox)
    assert box.problem.text() == problem


def test_the_box_fades_locks_and_goes(hand: Hand, photo: Path) -> None:
    box = hand.window.findChild(UnderlayBox)
    assert not box.isVisibleTo(box.parentWidget())
    actions(hand).load(photo)
    assert box.isVisibleTo(box.parentWidget())
    steps = hand.window.model.history.count()
    for percent in (80, 60, 40):
        box.opacity.setValue(percent)
    assert laid(hand).opacity == pytest.approx(0.4)
    assert hand.window.model.history.count() == steps + 1
    assert picture(hand).item.opacity() == pytest.approx(0.4)
    box.lock.click()
    assert laid(hand).locked
    hand.window.actions_by_id["underlay.remove"].trigger()
    assert hand.window.model.shown.underlay is None
    assert not box.isVisibleTo(box.parentWidget())


def test_a_dropped_picture_is_laid(hand: Hand, photo: Path) -> None:
    assert any(handler(photo) for handler in hand.window.drop_handlers)
    assert laid(hand).picture.endswith("board.png")
    hand.window.actions_by_id["underlay.fit"].trigger()
    assert near(corners_mm(hand), [(0, 0), (120, 0), (120, 90), (0, 90)])


@pytest.mark.new_windows  # where no layer was made fainter
def test_what_is_seen_through_belongs_to_the_map(
    hand: Hand, photo: Path, map_path: Path, tmp_path: Path
) -> None:
    own = tmp_path / "with-picture.yaml"
    save_to(hand, own)
    assert actions(hand).load(photo)
    assert hand.window.part(MapFiles).save()

    def opacity() -> float:
        return hand.view.layers["fields"].opacity

    faint = opacity()
    assert faint < 1
    assert hand.window.part(MapFiles).open(map_path, ask=False)
    assert opacity() == 1
    assert hand.view.layers["sectors"].opacity == 1
    assert hand.window.part(MapFiles).open(own, ask=False)
    assert opacity() == faint
    hand.window.actions_by_id["underlay.remove"].trigger()
    assert opacity() == 1


def test_without_a_picture_there_is_nothing_to_move(hand: Hand, photo: Path) -> None:
    move = hand.window.actions_by_id["tool.underlay"]
    assert not move.isEnabled()
    assert "no underlay" in hand.window.actions_by_id.why_not("tool.underlay")
    before = hand.view.tool
    hand.key("u")
    assert hand.view.tool is before
    assert actions(hand).load(photo)
    hand.key("u")
    assert hand.view.tool.id == "underlay"


def test_a_picture_of_too_many_dots_is_not_unpacked(tmp_path: Path) -> None:
    def chunk(kind: bytes, content: bytes) -> bytes:
        whole = kind + content
        return struct.pack(">I", len(content)) + whole + struct.pack(">I", zlib.crc32(whole))

    path = tmp_path / "bomb.png"
    size = struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", size)
        + chunk(b"IDAT", zlib.compress(b"\0" * 1000))
        + chunk(b"IEND", b"")
    )
    loaded = read_picture(path)
    assert loaded.image is None
    assert "30000 x 30000" in loaded.problem


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of processor here")
def test_a_drawing_that_takes_for_ever_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "laughs.svg"
    copy = '<use xlink:href="#g{}"/>'
    tenfold = "".join(f'<g id="g{n}">{copy.format(n - 1) * 10}</g>' for n in range(1, 30))
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="900" height="900"><g id="g0"><rect width="9" height="9"/></g>{tenfold}</svg>'
    )
    monkeypatch.setattr("mapkit.editor.canvas.decoding._SECONDS", 1)
    loaded = read_picture(path)
    assert loaded.image is None
    assert "takes more memory or time than its size allows" in loaded.problem


def test_letters_of_a_drawing_and_tables_of_colours_are_shown(tmp_path: Path) -> None:
    drawing = tmp_path / "a.svg"
    drawing.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">'
        '<rect width="90" height="60" fill="#fff"/><text y="50" font-size="60">M</text></svg>'
    )
    few = tmp_path / "few.png"
    image = QImage(40, 30, QImage.Format.Format_Indexed8)
    image.setColorTable([0xFF123456, 0xFF654321])
    image.fill(1)
    image.save(str(few))
    letters, tabled = read_picture(drawing).image, read_picture(few).image
    assert min(letters.pixelColor(x, 40).lightness() for x in range(60)) < 40
    assert tabled.pixelColor(3, 3).name() == "#654321"


def test_a_picture_that_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    for path in (tmp_path / "pipe.png", Path("/dev/zero")):
        assert "not a regular file" in read_picture(path).problem


def test_what_is_checked_is_what_is_shown(photo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = photo.read_bytes()

    def read_and_swap(path: Path, most: int) -> bytes:
        content = read_regular(path, most)
        path.write_bytes(b"another file by now")
        return content

    monkeypatch.setattr("mapkit.editor.canvas.decoding.read_regular", read_and_swap)
    loaded = read_picture(photo)
    assert (loaded.image.width(), loaded.image.height()) == (200, 100)
    assert loaded.sha256 == hashlib.sha256(before).hexdigest()
