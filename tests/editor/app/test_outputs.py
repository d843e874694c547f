"""Export, print, clipboard."""

from __future__ import annotations

import itertools
import json
import threading
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import QSizeF, Qt
from PyQt6.QtGui import QPageLayout, QPageSize, QStandardItemModel
from PyQt6.QtPrintSupport import QPrintDialog, QPrinter
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QMessageBox,
    QProgressDialog,
    QPushButton,
    QToolButton,
)

from mapkit.board.prints import sight_booklet
from mapkit.compiled import compile_map
from mapkit.drawing.board import board_scene
from mapkit.drawing.looks import LOOKS
from mapkit.drawing.sheets import on_sheets
from mapkit.drawing.theme import Theme
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.dialogs import export_dialog
from mapkit.editor.dialogs.export_dialog import ExportDialog
from mapkit.editor.dialogs.export_jobs import Format
from mapkit.editor.dialogs.picture_form import PictureForm
from mapkit.editor.dialogs.print_dialog import PrintDialog
from mapkit.editor.dialogs.printing import print_steps, sheets_on
from mapkit.editor.dialogs.scene_painter import image_steps
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import ask_replacing
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.tasks.waiting import at_once
from mapkit.export import Exporter, fill_in, play_checksum, render_pages
from mapkit.mapfile import new_map
from mapkit.messages import translated
from mapkit.model import GameMap, Marker
from tests.editor.waiting import open_dialog, wait, when

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def dialog(rows_map: GameMap, tmp_path: Path):
    made = ExportDialog(rows_map, tmp_path)
    yield made
    made.done(0)


def choose(dialog: ExportDialog, name: str) -> None:
    dialog.list.setCurrentRow([f.name for f in dialog.formats].index(name))


def form(dialog: ExportDialog) -> PictureForm:
    assert dialog.picture is not None
    return dialog.picture


def export(qtbot, dialog: ExportDialog) -> Path:
    path = Path(dialog.file.text())
    dialog.export_button.click()
    qtbot.waitUntil(dialog.export_button.isEnabled)
    return path


def test_everything_registered_is_offered(dialog: ExportDialog) -> None:
    assert {"tables", "svg", "png", "pdf"} <= {f.name for f in dialog.formats}


def test_the_map_itself_is_never_written_over(rows_map: GameMap, tmp_path: Path) -> None:
    own = tmp_path / "mine.json"
    own.write_text("the map", encoding="utf-8")
    made = ExportDialog(rows_map, tmp_path, own=own)
    choose(made, "tables")
    for name in (str(own), "mine.json", str(tmp_path / "." / "mine.json")):
        made.file.setText(name)
        made.export_button.click()
        assert made.export_button.isEnabled()
        assert "mine.json is the map itself" in made.message.text()
        assert own.read_text(encoding="utf-8") == "the map"
    made.done(0)


def test_the_tables_are_written(qtbot, dialog: ExportDialog, tmp_path: Path) -> None:
    choose(dialog, "tables")
    boxes = [b for b in dialog.options.boxes.values() if isinstance(b, QCheckBox)]
    assert boxes
    path = export(qtbot, dialog)
    assert path == tmp_path / "rows.json"
    assert str(path) in dialog.message.text()
    assert json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize(("name", "start"), [("svg", b"<"), ("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_pictures_are_written(qtbot, dialog: ExportDialog, name: str, start: bytes) -> None:
    choose(dialog, name)
    path = export(qtbot, dialog)
    assert path.suffix == f".{name}"
    assert path.read_bytes().startswith(start)


def test_pictures_come_first_and_are_called_as_people_call_them(dialog: ExportDialog) -> None:
    items = [dialog.list.item(n) for n in range(dialog.list.count())]
    shown = [item.text().split("\n")[0] for item in items if item is not None]
    assert shown[:6] == ["JPG", "PDF", "PNG", "SVG", "TIF", "WEBP"]
    assert shown[6:] == sorted(shown[6:], key=str.lower)
    assert {"Tables", "VASSAL", "HTML"} <= set(shown[6:])
    choose(dialog, "tables")
    assert "`" not in dialog.about.text()


@pytest.mark.parametrize(("look", "theme"), LOOKS.items())
def test_a_picture_has_the_chosen_look(
    qtbot, dialog: ExportDialog, look: str, theme: Theme
) -> None:
    choose(dialog, "svg")
    assert form(dialog).look.currentData() == "board"
    form(dialog).look.setCurrentIndex(form(dialog).look.findData(look))
    assert f'fill="{theme.page}"' in export(qtbot, dialog).read_text("utf-8")


def test_the_secret_map_is_offered(qtbot, dialog: ExportDialog) -> None:
    choose(dialog, "svg")
    form(dialog).sheet.setCurrentIndex(1)
    assert b'width="210mm"' in export(qtbot, dialog).read_bytes()
    form(dialog).paper.setCurrentIndex(form(dialog).paper.findData("a4"))
    assert b'width="297mm"' in export(qtbot, dialog).read_bytes()


def test_a_picture_is_fitted_on_paper(qtbot, dialog: ExportDialog) -> None:
    choose(dialog, "svg")
    form(dialog).paper.setCurrentIndex(form(dialog).paper.findData("a3"))
    drawn = export(qtbot, dialog).read_text("utf-8")
    assert 'width="420mm" height="297mm"' in drawn
    assert play_checksum(compile_map(dialog._map))[:8] in drawn


def test_sheets_are_offered_where_the_format_has_pages(
    qtbot, dialog: ExportDialog, rows_map: GameMap
) -> None:
    for name, offered in (("svg", False), ("pdf", True)):
        choose(dialog, name)
        assert (form(dialog).sheets.parent() is not None) is offered
    assert not form(dialog).sheets.isEnabled()
    form(dialog).paper.setCurrentIndex(form(dialog).paper.findData("a6"))
    assert form(dialog).sheets.isEnabled()
    form(dialog).sheets.setChecked(True)
    data = export(qtbot, dialog).read_bytes()
    sheets, _ = on_sheets(board_scene(rows_map, scale=1.0, theme=LOOKS["board"]), "a6", "")
    assert data.count(b"/Type /Page ") == sheets.count > 1
    form(dialog).sheet.setCurrentIndex(1)
    assert not form(dialog).sheets.isEnabled()


def pick(box: QComboBox, data: str) -> None:
    """Choose an entry further down with the keyboard, as a person does."""
    for _ in range(box.count()):
        if box.currentData() != data:
            QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == data


def enabled_rows(box: QComboBox) -> list[bool]:
    model = box.model()
    assert isinstance(model, QStandardItemModel)
    items = [model.item(row) for row in range(model.rowCount())]
    return [item.isEnabled() for item in items if item is not None]


def test_the_booklet_is_offered_for_pdf_and_is_that_of_the_command_line(
    qtbot, dialog: ExportDialog, rows_map: GameMap
) -> None:
    dialog.show()
    choose(dialog, "svg")
    assert form(dialog).sheet.findData("booklet") < 0
    choose(dialog, "pdf")
    pick(form(dialog).sheet, "booklet")
    assert form(dialog).paper.currentData() == "a4"
    pick(form(dialog).paper, "a5")
    for box in (
        form(dialog).labels,
        form(dialog).markers,
        form(dialog).legend,
        form(dialog).look,
        form(dialog).sheets,
    ):
        assert not box.isEnabled()
    QTest.keyClick(form(dialog).grey, Qt.Key.Key_Space)
    data = export(qtbot, dialog).read_bytes()
    made = sight_booklet(compile_map(rows_map), paper="a5", grey=True)
    assert data == render_pages(made.pages(), "pdf")


def test_cards_are_offered_and_what_has_none_says_so(qtbot, tmp_path: Path) -> None:
    game_map = new_map("rows", size_mm=(120, 90), rows=3, columns=4)
    dialog = ExportDialog(game_map, tmp_path)
    dialog.show()
    choose(dialog, "pdf")
    pick(form(dialog).sheet, "cards")
    path = export(qtbot, dialog)
    assert "neither objectives nor regroup marks" in dialog.message.text()
    assert not path.exists()
    dialog.done(0)
    field = next(iter(game_map.fields))
    marked = replace(game_map, markers=(Marker("objective", field, {"number": 1}),))
    dialog = ExportDialog(marked, tmp_path)
    choose(dialog, "pdf")
    form(dialog).sheet.setCurrentIndex(form(dialog).sheet.findData("cards"))
    assert export(qtbot, dialog).read_bytes().count(b"/Type /Page ") == 1
    dialog.done(0)


def test_papers_are_as_before_when_the_board_is_chosen_again(dialog: ExportDialog) -> None:
    choose(dialog, "pdf")
    form(dialog).paper.setCurrentIndex(form(dialog).paper.findData("a3"))
    form(dialog).sheet.setCurrentIndex(form(dialog).sheet.findData("booklet"))
    assert form(dialog).paper.currentData() == "a4"
    assert enabled_rows(form(dialog).paper).count(True) == 3
    form(dialog).sheet.setCurrentIndex(0)
    assert all(enabled_rows(form(dialog).paper))


@pytest.mark.parametrize("paper", ["A5", "A4", "A3", "Letter", "Tabloid"])
def test_the_window_cuts_as_the_command_line_does(qtbot, paper: str) -> None:
    game_map = new_map("rows", size_mm=(600, 500), rows=6, columns=8)
    dialog = PrintDialog(game_map)
    qtbot.addWidget(dialog)
    dialog.paper.setCurrentText(paper)
    dialog.to_scale.setChecked(True)
    scene = board_scene(game_map, theme=LOOKS["light"], scale=1.0)
    known, _ = on_sheets(scene, paper.lower(), "")
    found = []
    for upright in (False, True):
        dialog.upright.setChecked(upright)
        found.append(sheets_on(dialog.printer, scene, 1.0)[0])
        assert dialog.printed_sheets == found[-1].count
    same = [
        (s.columns, s.rows) == (known.columns, known.rows)
        and s.part(1, 1) == pytest.approx(known.part(1, 1), abs=0.02)  # Qt counts in points
        for s in found
    ]
    assert any(same), (known, found)
    assert known.count == min(s.count for s in found)
    dialog.done(0)


def test_several_files_become_a_folder_or_a_zip(
    qtbot, rows_map: GameMap, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(compiled, _options, _progress, supplies):
        return {"board.svg": supplies.picture("svg").data, "name.txt": compiled.map.name.encode()}

    made = Exporter(
        "pieces", "zip", "in pieces", frozenset({"provenance"}), write,
        several=True, needs=frozenset({"picture"}), loses="the sound of the sea",
    )  # fmt: skip
    pieces = Format("pieces", "zip", made)
    monkeypatch.setattr(export_dialog, "data_formats", lambda: ([pieces], []))
    dialog = ExportDialog(rows_map, tmp_path)
    choose(dialog, "pieces")
    assert "Several files" in dialog.about.text()
    assert "It leaves out: the sound of the sea." in dialog.about.text()
    with zipfile.ZipFile(export(qtbot, dialog)) as archive:
        assert set(archive.namelist()) == {"board.svg", "name.txt"}
    dialog.file.setText(str(tmp_path / "folder"))
    export(qtbot, dialog)
    assert {p.name for p in (tmp_path / "folder").iterdir()} == {"board.svg", "name.txt"}
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "mine.txt").write_text("mine", "utf-8")
    monkeypatch.setattr(export_dialog, "ask_replacing", lambda *_: True)
    dialog.file.setText(str(tmp_path / "other"))
    export(qtbot, dialog)
    assert "holds other files" in dialog.message.text()
    assert (tmp_path / "other" / "mine.txt").exists()
    dialog.done(0)


def test_what_cannot_be_written_is_told(qtbot, dialog: ExportDialog, tmp_path: Path) -> None:
    choose(dialog, "svg")
    dialog.file.setText(str(tmp_path / "no such folder" / "x.svg"))
    export(qtbot, dialog)
    assert "no folder" in dialog.message.text()


def test_what_was_set_last_is_set_again(qtbot, rows_map: GameMap, tmp_path: Path) -> None:
    first = ExportDialog(rows_map, tmp_path)
    choose(first, "tables")
    for box in first.options.boxes.values():
        if isinstance(box, QCheckBox):
            box.toggle()
        elif isinstance(box, QComboBox):
            box.setCurrentIndex(box.count() - 1)
    wanted = dict(first.options.values())
    export(qtbot, first)
    choose(first, "svg")
    form(first).labels.setChecked(False)
    form(first).look.setCurrentIndex(2)
    look = form(first).shown()
    export(qtbot, first)
    first.done(0)
    second = ExportDialog(rows_map, tmp_path)
    assert second.format().name == "svg"
    assert form(second).shown() == look
    choose(second, "tables")
    assert second.options.values() == wanted
    assert wanted != fill_in("tables", second.format().options(rows_map.ruleset), {})
    second.done(0)


def test_each_format_says_what_it_holds_and_what_of_this_map_it_leaves_out(tmp_path: Path) -> None:
    board = new_map("example", example="launch-site")
    dialog = ExportDialog(board, tmp_path)
    for known in dialog.formats:
        choose(dialog, known.name)
        if known.exporter is not None:
            about = dialog.about.text()
            assert "It holds: " in about
            assert translated(known.exporter.loses) in about
            if "outlines" not in known.exporter.carries:
                assert "the outlines of" in about
    choose(dialog, "graphml")
    assert board.markers
    assert f"Of this map it leaves out: {len(board.markers)} marker" in dialog.about.text()
    dialog.done(0)


def test_a_folder_or_a_zip_is_chosen_by_keys(qtbot, dialog: ExportDialog, tmp_path: Path) -> None:
    choose(dialog, "svg")
    assert not dialog.container.isVisibleTo(dialog)
    choose(dialog, "csv")
    assert dialog.container.isVisibleTo(dialog)
    assert dialog.file.text() == str(tmp_path / "rows.zip")
    QTest.keyClick(dialog.container, Qt.Key.Key_Down)
    assert dialog.file.text() == str(tmp_path / "rows")
    export(qtbot, dialog)
    assert (tmp_path / "rows").is_dir()
    choose(dialog, "svg")
    choose(dialog, "csv")
    assert dialog.file.text() == str(tmp_path / "rows-2")
    QTest.keyClick(dialog.container, Qt.Key.Key_Up)
    assert export(qtbot, dialog) == tmp_path / "rows-2.zip"
    assert zipfile.is_zipfile(tmp_path / "rows-2.zip")


def test_escape_stops_an_export_and_nothing_is_written(
    rows_map: GameMap, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work, ended = threading.Event(), threading.Event()

    def write(_compiled, _options, progress):
        at_work.set()
        try:
            for step in itertools.count():
                progress(step % 100, 100)
        finally:
            ended.set()

    slow = Exporter("slow", "txt", "without an end", frozenset({"provenance"}), write)
    monkeypatch.setattr(export_dialog, "data_formats", lambda: ([Format("slow", "txt", slow)], []))
    dialog = ExportDialog(rows_map, tmp_path)
    dialog.show()
    choose(dialog, "slow")
    dialog.export_button.click()
    wait(at_work.is_set)
    assert dialog.progress.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    wait(ended.is_set)
    assert dialog.isVisible()
    assert dialog.message.text() == "Stopped; nothing was written."
    assert not list(tmp_path.glob("rows*"))
    dialog.done(0)


@pytest.mark.parametrize("scale", [None, 1.0, 1.5])
def test_printing_to_a_file(rows_map: GameMap, tmp_path: Path, scale: float | None) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    size = QPageSize(QSizeF(100, 100), QPageSize.Unit.Millimeter)
    printer.setPageSize(size)
    printer.setPageOrientation(QPageLayout.Orientation.Portrait)
    scene = board_scene(rows_map, scale=1.0)
    count = at_once(print_steps(printer, scene, scale=scale))
    assert (count > 1) is (scale is not None)
    data = (tmp_path / "out.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == count


def test_the_preview_counts_sheets(qtbot) -> None:
    game_map = new_map("rows", size_mm=(300, 200), rows=3, columns=4, sectors=False)
    dialog = PrintDialog(game_map)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(dialog.print_button.isEnabled)
    assert dialog._label.startswith(play_checksum(compile_map(game_map))[:8])
    assert dialog.printed_sheets == 1
    dialog.paper.setCurrentText("A5")
    dialog.to_scale.setChecked(True)
    qtbot.waitUntil(lambda: dialog.printed_sheets > 1)
    assert dialog.count.text() == f"{dialog.printed_sheets} sheets"
    before = dialog.printed_sheets
    dialog.percent.setValue(50)
    qtbot.waitUntil(lambda: 1 < dialog.printed_sheets < before)
    zoom = dialog.preview.zoomFactor()
    nearer = next(b for b in dialog.findChildren(QToolButton) if "larger" in b.toolTip())
    nearer.click()
    assert dialog.preview.zoomFactor() > zoom


def stop_buttons(dialog: PrintDialog) -> list[QPushButton]:
    notes = (note for note in dialog.findChildren(QProgressDialog) if note.isVisible())
    return [button for note in notes for button in note.findChildren(QPushButton)]


@pytest.mark.parametrize("stop", [False, True])
def test_printing_can_be_stopped(qtbot, monkeypatch, tmp_path: Path, stop: bool) -> None:
    dialog = PrintDialog(new_map("rows", size_mm=(900, 700), rows=12, columns=16, sectors=False))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.paper.setCurrentText("A5")
    dialog.to_scale.setChecked(True)
    qtbot.waitUntil(dialog.print_button.isEnabled)
    target = tmp_path / "board.pdf"

    def choose(_dialog: QPrintDialog) -> int:
        dialog.printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer.setOutputFileName(str(target))
        if stop:
            when(lambda: stop_buttons(dialog), press_stop)
        return 1

    def press_stop() -> None:
        QTest.mouseClick(stop_buttons(dialog)[0], Qt.MouseButton.LeftButton)

    monkeypatch.setattr(QPrintDialog, "exec", choose)
    dialog.print_button.click()
    assert dialog.isVisible() is stop
    assert target.exists() is not stop
    if not stop:
        assert target.read_bytes().count(b"/Type /Page\n") > 20
    qtbot.waitUntil(lambda: dialog.findChild(QProgressDialog) is None)


def test_a_picture_has_the_size_it_says(rows_map: GameMap) -> None:
    scene = board_scene(rows_map, scale=1.0)
    image = at_once(image_steps(scene, 4.0))
    assert image.width() == round(scene.width * 4)
    assert image.dotsPerMeterX() == 4000
    colours = {image.pixel(x, image.height() // 2) for x in range(0, image.width(), 3)}
    assert len(colours) >= 3


def test_the_board_goes_to_the_clipboard(window: EditorWindow) -> None:
    clipboard = QApplication.clipboard()
    clipboard.clear()
    window.actions_by_id["edit.copy_picture"].trigger()
    assert clipboard.image().width() > 500


def test_a_pair_goes_to_the_clipboard(qtbot, window: EditorWindow) -> None:
    clipboard = QApplication.clipboard()
    clipboard.clear()
    window.actions_by_id["sight.copy_pair"].trigger()
    assert clipboard.image().isNull(), "no pair is shown yet"
    live = window.part(LiveFeature)
    live.answers.show_pair("1", "4")
    qtbot.waitUntil(lambda: live.answers.pair is not None)
    window.actions_by_id["sight.copy_pair"].trigger()
    assert clipboard.image().width() > 500


def test_a_file_that_is_there_is_written_over_only_when_asked(
    qtbot, dialog: ExportDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(export_dialog, "ask_replacing", lambda _box, name: asked.append(name))
    path = tmp_path / "mine.svg"
    path.write_text("mine", "utf-8")
    dialog.list.setCurrentRow([f.name for f in dialog.formats].index("svg"))
    dialog.file.setText(str(path))
    dialog.export_button.click()
    assert asked == ["mine.svg"]
    assert path.read_text("utf-8") == "mine"
    monkeypatch.setattr(export_dialog, "ask_replacing", lambda _box, _name: True)
    export(qtbot, dialog)
    assert path.read_text("utf-8").startswith("<")


def test_what_is_written_of_a_copy_is_not_called_like_the_original(
    window: EditorWindow, map_path: Path
) -> None:
    def proposed() -> str:
        names: list[str] = []

        def look() -> None:
            (dialog,) = window.findChildren(ExportDialog)
            names.append(Path(dialog.file.text()).stem)
            dialog.reject()
            dialog.deleteLater()

        when(lambda: window.findChildren(ExportDialog), look)
        window.actions_by_id["file.export"].trigger()
        return names[0]

    files = window.part(MapFiles)
    assert files.open(map_path, ask=False)
    assert proposed() == map_path.stem
    assert files.open_copy(map_path)
    assert proposed() == f"{map_path.stem}-copy"
    assert files.file.title == f"{map_path.stem}-copy.yaml"  # which saving proposes


def test_a_second_export_proposes_another_name_and_asks_before_it_replaces(
    qtbot, dialog: ExportDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(dialog, "svg")
    first = export(qtbot, dialog)
    assert first.name == "rows.svg"
    assert Path(dialog.file.text()).name == "rows-2.svg"
    asked: list[str] = []
    monkeypatch.setattr(export_dialog, "ask_replacing", lambda _box, name: asked.append(name))
    dialog.file.setText(str(first))
    dialog.export_button.click()
    assert asked == ["rows.svg"]


def test_enter_does_not_replace_a_file(window: EditorWindow) -> None:
    def press_enter() -> None:
        box = open_dialog(QMessageBox)
        QTest.keyClick(box, Qt.Key.Key_Return)

    when(QApplication.activeModalWidget, press_enter)
    assert not ask_replacing(window, "x.png")


def test_export_begins_with_png_and_shows_the_picture(qtbot, dialog: ExportDialog) -> None:
    assert dialog.format().name == "png"
    qtbot.waitUntil(lambda: not dialog.preview.pixmap().isNull())
    before = dialog.preview.pixmap().toImage()
    form(dialog).look.setCurrentIndex(1)
    qtbot.waitUntil(lambda: dialog.preview.pixmap().toImage() != before)
    choose(dialog, "tables")
    assert dialog.preview.isHidden()
