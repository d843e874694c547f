"""Take the documentation's pictures of the editor from the real program.

``python tools/make_screenshots.py [folder]`` replays the tutorial (``tests/editor/tutorial``) and
opens the shipped boards, and writes a picture of the window after each step, by default to
``docs/pictures``; ``--only cells,films`` takes some of them. It needs no screen.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mapkit.editor.canvas.view import BoardView
from mapkit.editor.sight.answers import Answers

if TYPE_CHECKING:
    from mapkit.editor.app.window import EditorWindow

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")
ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "exporters")]

PICTURES = ("split", "paint", "doors", "look", "find_dispute", "move_wall")
CARD_PICTURES = (
    "terrain", "city", "five_cards", "complete", "elements", "make", "figures", "reach", "range",
)  # fmt: skip
SIZE = (1360, 860)
_FILM_SIZE, _FILM_WIDTH, _FILM_MS, _FILM_LEAST_MS = (960, 600), 640, 220, 7000
"""Pixels of the window that is filmed and of its film; how long a picture stands, and a film."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(prog="tools/make_screenshots.py", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "docs" / "pictures")
    parser.add_argument("--only", help=f"some of {', '.join(_PARTS)}")
    chosen = parser.parse_args(arguments)
    folder, parts = chosen.folder, chosen.only.split(",") if chosen.only else _PARTS
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as own:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
            os.environ[name] = own
        os.environ["LANGUAGE"] = os.environ["LC_ALL"] = "C"
        from mapkit.editor.app.program import application

        application()
        for part in parts:
            _PARTS[part](folder, Path(own))


def _films(folder: Path, _own: Path) -> None:
    """Film the kit of the designer: each move of the mouse is a picture, with the key pressed."""
    from PIL import Image
    from PyQt6.QtCore import QPoint, QPointF, QRectF, Qt
    from PyQt6.QtGui import QColor, QFont, QImage, QPainter, QPolygonF
    from PyQt6.QtTest import QTest

    from mapkit.editor.app.session import restore_window
    from mapkit.editor.app.window import EditorWindow
    from mapkit.editor.settings import settings
    from mapkit.editor.widgets import theme
    from mapkit.mapfile import new_map
    from tests.editor.tools.test_jobs_counted import CountingHand, draw_depot

    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    arrow = QPolygonF([QPointF(x, y) for x, y in ((0, 0), (0, 19), (5, 14), (14, 14))])
    shots: list[Image.Image] = []

    class Filmed(CountingHand):
        pressed = ""

        def move(self, at: tuple[float, float]) -> None:
            super().move(at)
            self.shoot(at)

        def key(
            self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
        ) -> None:
            super().key(key, modifiers)
            name = key if isinstance(key, str) else key.name.removeprefix("Key_")
            held = {control: "Ctrl+", shift: "Shift+"}.get(modifiers, "")
            self.pressed = f"{held}{name.upper()}"

        def kind(self, kind: str) -> None:
            super().kind(kind)
            self.pressed = ""

        def shoot(self, at: tuple[float, float] | QPoint) -> None:
            QTest.qWait(60)
            shot = self.window.grab().toImage()
            painter = QPainter(shot)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if isinstance(at, tuple):
                at = self.view.viewport().mapTo(self.window, self.pixel(at))
            painter.setBrush(QColor("#ffffff"))
            painter.drawPolygon(arrow.translated(QPointF(at)))
            if self.pressed:
                painter.setFont(QFont("DejaVu Sans", 22, QFont.Weight.Bold))
                room = QRectF(70, shot.height() - 100, 34 + 20 * len(self.pressed), 48)
                painter.setBrush(QColor("#1c2126"))
                painter.drawRoundedRect(room, 8, 8)
                painter.setPen(QColor("#ffb000"))
                painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.pressed)
            painter.end()
            shot = shot.scaledToWidth(_FILM_WIDTH, Qt.TransformationMode.SmoothTransformation)
            shot = shot.convertToFormat(QImage.Format.Format_RGB888)
            bits = shot.constBits()
            assert bits is not None
            data = bits.asstring(shot.sizeInBytes())
            size = (shot.width(), shot.height())
            shots.append(Image.frombytes("RGB", size, data, "raw", "RGB", shot.bytesPerLine()))

    def copy(hand: Filmed) -> None:
        hand.key("v")
        hand.click((45, 60))
        hand.click((80, 60), shift)
        hand.key(Qt.Key.Key_D, control)
        for x in (90, 120, 90):
            hand.move((x, 130))
        hand.key("m")
        hand.move((70, 138))
        hand.click((60, 140))
        hand.move((120, 150))

    def road(hand: Filmed) -> None:
        hand.key("d", shift)
        hand.kind("open")
        hand.pressed = "Shift+D"
        for at in ((0, 20), (205, 20), (225, 40), (225, 115), (205, 140)):
            hand.click(at)
        hand.double_click((130, 140))
        hand.move((150, 60))

    settings().clear()
    theme.choose("light")
    window = EditorWindow(new_map("empty", id="depot", size_mm=(240, 160)))
    restore_window(window)
    window.show()
    hand = Filmed(window)
    window.resize(*_FILM_SIZE)
    QTest.qWait(300)
    hand.view.fit()
    films = (("depot", draw_depot), ("copy", copy), ("road", road), ("resolve", _settle_disputes))
    for name, work in films:
        hand.pressed = ""
        work(hand)
        QTest.qWait(600)
        hand.shoot((230, 150))
        times = [max(_FILM_MS, _FILM_LEAST_MS // len(shots))] * (len(shots) - 1) + [2500]
        shots[0].save(
            folder / f"editor-{name}.webp", save_all=True, append_images=shots[1:],
            duration=times, loop=0, quality=55, method=6,
        )  # fmt: skip
        shots.clear()
    window.close_guards.clear()
    window.close()
    theme.choose("system")


def _settle_disputes(hand: Any) -> None:
    """Settle one dispute by a drag and two by suggestions, with a hand that films."""
    from PyQt6.QtCore import QPoint, Qt
    from PyQt6.QtTest import QTest
    from PyQt6.QtWidgets import QWidget

    from mapkit.editor.files.map_files import MapFiles
    from mapkit.editor.sight.resolve_feature import ResolveFeature
    from tests.editor.sight.test_resolve import gates
    from tests.editor.waiting import wait

    window = hand.window
    feature = window.part(ResolveFeature)
    panel = feature.panel

    def are_left(left: int) -> bool:
        disputes = window.part(Answers).disputes
        return disputes is not None and len(disputes) == left

    def click(widget: QWidget | None, place: QPoint) -> None:
        assert widget is not None
        at = widget.mapTo(window, place)
        hand.shoot(at)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=place)
        hand.pressed = ""
        for _ in range(3):
            QTest.qWait(250)
            hand.shoot(at)

    window.part(MapFiles).new(gates(), ask=False)
    hand.view.fit()
    wait(partial(are_left, 3))
    hand.key("s", Qt.KeyboardModifier.ShiftModifier)
    hand.pressed = "Shift+S"
    wait(lambda: feature.found is not None)
    assert feature.pair is not None
    wall = 90 * (int(feature.pair[0][-1]) - 1) + 79.2
    hand.move((wall - 20, 70))
    hand.move((wall, 80))
    hand.pressed = ""
    hand.press((wall, 80))
    for step in range(1, 9):
        hand.move((wall - 0.25 * step, 80))
    hand.release((wall - 2, 80))
    hand.shoot((wall - 2, 80))
    wait(partial(are_left, 2))
    click(panel.disputes.viewport(), QPoint(30, 8))
    for left in (1, 0):
        wait(lambda: feature.found is not None)
        first = panel.list.item(0)
        assert first is not None
        click(panel.list.viewport(), panel.list.visualItemRect(first).center())
        click(panel.apply_button, panel.apply_button.rect().center())
        wait(partial(are_left, left))
    hand.shoot((230, 150))


def _tutorial(folder: Path, own: Path) -> None:
    from PyQt6.QtTest import QTest

    from mapkit.editor.app.program import application
    from mapkit.editor.app.session import restore_window
    from mapkit.editor.app.window import EditorWindow
    from mapkit.mapfile import new_map
    from tests.editor.tutorial.walk import TutorialWalk

    app = application()
    window = EditorWindow(new_map("empty", id="empty", size_mm=(240, 160)))
    restore_window(window)
    window.resize(*SIZE)
    window.show()
    app.processEvents()

    for step in TutorialWalk(window, own, _dialogs(folder, own, "tutorial")).steps():
        QTest.qWait(400)
        if step in PICTURES:
            window.grab().save(str(folder / f"tutorial-{step.replace('_', '-')}.png"))
    window.close_guards.clear()
    window.close()


def _cards(folder: Path, own: Path) -> None:
    """Lay a first board of cards, in the window."""
    from PyQt6.QtTest import QTest

    from mapkit.editor.app.window import EditorWindow
    from mapkit.editor.settings import settings
    from mapkit.editor.widgets import theme
    from mapkit.mapfile import new_map
    from tests.editor.tutorial.cards_walk import CardsWalk

    settings().clear()
    theme.choose("light")
    window = EditorWindow(new_map("empty", id="empty", size_mm=(240, 160)))
    window.resize(*SIZE)
    window.show()
    own = own / "boards"
    own.mkdir()
    walk = CardsWalk(window, own, _dialogs(folder, own, "tutorial-cards"))
    for step in walk.steps():
        QTest.qWait(1500)
        if step in CARD_PICTURES:
            name = f"tutorial-cards-{step.replace('_', '-')}.png"
            walk.at_work.grab().save(str(folder / name))
    walk.layout.model.history.setClean()
    walk.layout.close()
    window.close_guards.clear()
    window.close()
    theme.choose("system")


def _dialogs(folder: Path, own: Path, prefix: str) -> Callable[[str], None]:
    """Return what takes a picture of the dialog that is open."""
    from PyQt6.QtTest import QTest
    from PyQt6.QtWidgets import QApplication, QLineEdit

    def dialog(name: str) -> None:
        QTest.qWait(150)
        shown = QApplication.activeModalWidget()
        if shown is None:
            return
        # Nobody's pictures tell where this was run.
        paths = {box: box.text() for box in shown.findChildren(QLineEdit) if str(own) in box.text()}
        for box, path in paths.items():
            box.setText(path.replace(str(own), "/home/ann"))
        shown.grab().save(str(folder / f"{prefix}-{name}.png"))
        for box, path in paths.items():
            box.setText(path)

    return dialog


@contextmanager
def _opened(path: Path, look: str) -> Iterator[EditorWindow]:
    """Open a map in a window as on the first day, light or dark; close it in the end."""
    from PyQt6.QtTest import QTest

    from mapkit.editor.app.session import restore_window
    from mapkit.editor.app.window import EditorWindow
    from mapkit.editor.settings import settings
    from mapkit.editor.widgets import theme
    from mapkit.mapfile import read_map

    loaded = read_map(path).map
    assert loaded is not None
    settings().clear()
    theme.choose(look)
    window = EditorWindow(loaded)
    restore_window(window)
    window.resize(*SIZE)
    window.show()
    QTest.qWait(200)
    window.part(BoardView).fit()
    yield window
    window.close_guards.clear()
    window.close()
    theme.choose("system")


def _report(folder: Path, _own: Path) -> None:
    from mapkit.editor.sight.report_feature import ReportFeature
    from tests.editor.waiting import settle, wait

    with _opened(ROOT / "maps" / "uboat-bunker.yaml", "light") as window:
        window.docks["report"].raise_()
        report = window.part(ReportFeature)
        wait(lambda: not report.reports.stale)
        report.panel.choose("exposure")
        report.panel.count_button.click()
        wait(lambda: report.reports.answer)
        settle(window)
        window.grab().save(str(folder / "editor-report.png"))


def _cells(folder: Path, _own: Path) -> None:
    from PyQt6.QtTest import QTest

    from mapkit.editor.sight.feature import LiveFeature
    from mapkit.editor.state.selection import Selection

    with _opened(ROOT / "maps" / "skirmish_wars" / "twin-passes.yaml", "light") as window:
        QTest.qWait(2000)
        window.model.select(Selection(fields=("c1.a1", "c1.c1")))
        QTest.qWait(500)
        window.grab().save(str(folder / "editor-owner.png"))
        window.model.select(Selection())
        moves = window.part(LiveFeature).moves
        window.actions_by_id["tool.range"].trigger()
        moves.set_range(2, 3)
        moves.ask_range("c5.b2")
        QTest.qWait(2000)
        window.grab().save(str(folder / "editor-range.png"))


def _layout(folder: Path, _own: Path) -> None:
    """Open half a layout; the last places are free."""
    from PyQt6.QtTest import QTest

    from mapkit.editor.app.window import EditorWindow
    from mapkit.editor.layouts.feature import Layouts
    from mapkit.editor.settings import settings
    from mapkit.editor.widgets import theme
    from mapkit.mapfile import new_map

    settings().clear()
    theme.choose("light")
    window = EditorWindow(new_map("empty"))
    layouts = window.part(Layouts)
    layouts.open(ROOT / "maps" / "skirmish_wars" / "twin-passes.layout.yaml")
    (layout,) = layouts.windows
    layout.model.go_to((0, 1))
    QTest.qWait(10_000)  # the cards are painted one after the other
    layout.grab().save(str(folder / "editor-layout.png"))
    layout.close()
    window.close()
    theme.choose("system")


def _import(folder: Path, own: Path) -> None:
    """Import a drawing whose areas lie apart; two lie on each other, and one is missing."""
    import shapely
    from PyQt6.QtTest import QTest

    from benchmarks.maps import benchmark_map
    from mapkit.editor.import_map.dialog import ImportDialog
    from mapkit.editor.widgets import theme

    theme.choose("light")
    shapes = [shapely.Polygon(f["rings"][0]) for f in benchmark_map("voronoi", 60)["fields"]]
    x0, y0, x1, y1 = shapely.total_bounds(shapes)
    drawn = [shape.buffer(-25, join_style="mitre") for shape in shapes]
    drawn[20] = drawn[20].buffer(180, join_style="mitre")
    del drawn[33]
    areas = [
        f'<path id="a{k}" d="M {" L ".join(f"{x:.0f},{y:.0f}" for x, y in s.exterior.coords)} Z"/>'
        for k, s in enumerate(drawn)
    ]
    path = own / "harbour.svg"
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{(x1 - x0) / 10}mm" '
        f'height="{(y1 - y0) / 10}mm" viewBox="{x0} {y0} {x1 - x0} {y1 - y0}">'
        f'{"".join(areas)}<line x1="0" y1="0" x2="9" y2="9"/></svg>',
        "utf-8",
    )
    dialog = ImportDialog(path)
    dialog.show()

    while dialog.busy:
        QTest.qWait(50)
    QTest.qWait(300)
    dialog.grab().save(str(folder / "editor-import.png"))
    dialog.done(0)
    theme.choose("system")


def _photo(folder: Path, own: Path) -> None:
    """Walk from a photo to a map; the photo is rendered from the reconstruction of Launch Site."""
    import pytest
    from PyQt6.QtTest import QTest

    from benchmarks.photos import board, photo_of
    from mapkit.editor.app.window import EditorWindow
    from mapkit.editor.settings import settings
    from mapkit.edits import EditRefusedError
    from mapkit.mapfile import new_map
    from tests.cli.test_trace_replay import ByEdits
    from tests.editor.trace.walker import Walker
    from tests.true_reviewer import TrueReviewer

    class Lenient(ByEdits):
        """Leaves what is refused: fields below a walkway are drawn on a later page."""

        def paint(self, field: str, aspect: str, value: str) -> None:
            with suppress(EditRefusedError):
                super().paint(field, aspect, value)

        def portal(self, type_: str, at: tuple[float, float], width: float) -> None:
            with suppress(EditRefusedError):
                super().portal(type_, at, width)

    truth = board("launch-site")
    photo, shot = own / "launch-site.jpg", photo_of("launch-site", "easy")
    photo.write_bytes(shot.jpeg)
    settings().clear()
    window = EditorWindow(new_map("empty"))
    window.resize(*SIZE)
    window.show()
    walker = Walker(window, pytest.MonkeyPatch())

    def take(name: str) -> None:
        QTest.qWait(1500)
        window.grab().save(str(folder / f"photo-{name}.png"))

    walker.to_size(photo, own / "launch-site.yaml")
    walker.back()
    for boxes, corner in zip(walker.corners.boxes, shot.corners, strict=True):
        for box, value in zip(boxes, corner, strict=True):  # what a person puts right
            walker.type_into(box, value)
    take("corners")
    walker.next()
    walker.lay_flat(truth.size_mm)
    walker.click(walker.fields.make_button)
    walker.rest()
    take("fields")
    walker.next()
    walker.kinds.list.setCurrentRow(0)
    take("kinds")
    window.docks["trace"].hide()
    reviewer, means = TrueReviewer(truth), Lenient(window.model.committed)
    reviewer.correct_fields(means)
    reviewer.correct_kinds(means)
    reviewer.put_portals(means)
    window.model.edit("Review", lambda _map: means.map)
    walker.rest()
    window.part(BoardView).fit()
    answers = window.part(Answers)
    field_of = {true: field for field, true in reviewer.owners(means.map).items()}
    answers.show_pair(field_of["R11"], field_of["W102"])
    QTest.qWait(12000)
    take("dispute")
    window.close_guards.clear()
    window.close()


_PARTS: dict[str, Callable[[Path, Path], None]] = {
    "tutorial": _tutorial, "cards": _cards, "report": _report, "cells": _cells,
    "layout": _layout, "import": _import, "photo": _photo, "films": _films,
}  # fmt: skip


if __name__ == "__main__":
    main()
