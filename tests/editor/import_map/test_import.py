"""From a file of another program to a new map: the dialog, its preview, and what it opens."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
import shapely
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtGui import QImage
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QFileDialog, QLineEdit, QTreeWidgetItem

from mapkit.diagnostics import Severity
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files import questions
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.import_map import job
from mapkit.editor.import_map.dialog import ImportDialog
from mapkit.editor.import_map.preview import COLOURS
from mapkit.editor.widgets import theme
from mapkit.errors import FileError
from mapkit.export import ImportedField, ImportedMap, Importer, NotTaken, Option, box_inside, map_of
from mapkit.mapfile import format_map, new_document, read_map
from tests.editor.drawings import boxes_svg
from tests.editor.import_map.dialogs import import_dialogs, rest
from tests.editor.screen import NEEDS_SCREEN, ROOT, drive
from tests.editor.waiting import outlast, wait, when

pytestmark = pytest.mark.usefixtures("qapp", "read_here")

CASES = ROOT / "tests" / "cases" / "shared"
LEFT, PLAIN = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
OVERLAP = '<rect id="over" x="50" y="5" width="20" height="10"/>'
LINE = '<line x1="1" y1="1" x2="2" y2="2"/>'
_STYLED_MS = 50


@pytest.fixture
def opened() -> Iterator[Callable[[Path], ImportDialog]]:
    """A function that opens the dialog on a file and waits until its preview is drawn."""
    made: list[ImportDialog] = []

    def open_(path: Path) -> ImportDialog:
        dialog = ImportDialog(path)
        made.append(dialog)
        dialog.show()
        rest(dialog)
        return dialog

    yield open_
    for dialog in made:
        dialog.done(0)


def rows(dialog: ImportDialog) -> dict[str, list[QTreeWidgetItem]]:
    """Return what is listed, by the titles of its groups."""
    groups = [dialog.findings.topLevelItem(k) for k in range(dialog.findings.topLevelItemCount())]
    out = {}
    for group in groups:
        children = [group.child(k) for k in range(group.childCount())]
        out[group.text(0)] = [child for child in children if child is not None]
    return out


def test_a_file_is_picked_looked_at_and_opened_as_a_new_unsaved_map(
    window: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = boxes_svg(tmp_path / "board.svg", more=OVERLAP)
    before = sorted(tmp_path.iterdir())
    filters: list[str] = []

    def pick(_parent, _title, _folder, kinds: str) -> tuple[str, str]:
        filters.append(kinds)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", pick)

    def look() -> None:
        (dialog,) = import_dialogs()
        rest(dialog)
        assert len(dialog.draft.made.map.fields) == 13
        assert window.model.committed.name == "rows", "nothing is opened before"
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    when(import_dialogs, look)
    window.actions_by_id["file.import"].trigger()
    assert "*.svg" in filters[0]
    assert "*.json" in filters[0]
    files, game_map = window.part(MapFiles), window.model.committed
    assert len(game_map.fields) == 13
    assert game_map.size_mm == (80.0, 60.0)
    assert files.path is None
    assert files.modified
    assert window.isWindowModified()
    assert window.model.history.count() == 0
    assert files.file.title == "board.yaml"
    assert [p for p in sorted(tmp_path.iterdir()) if p.suffix in {".svg", ".yaml"}] == [
        p for p in before if p.suffix in {".svg", ".yaml"}
    ], "nothing is written before it is saved"
    wait(files.slot.file.exists)  # autosave keeps what was never saved
    monkeypatch.setattr(questions, "ask_path_to_save", lambda *_: tmp_path / "mine.yaml")
    window.actions_by_id["file.save"].trigger()
    assert read_map(tmp_path / "mine.yaml").map == game_map


def test_the_window_makes_the_map_that_the_command_makes(
    opened: Callable[[Path], ImportDialog], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from mapkit.cli.run import run

    path = boxes_svg(tmp_path / "board.svg", more=OVERLAP + LINE)
    dialog = opened(path)
    made = dialog.draft.made.map
    assert run(["import", str(path)]) == 0
    assert capsys.readouterr().out == format_map(new_document(made), made)


def test_errors_are_mended_or_listed_with_their_place(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    """One field's corner is a T-junction and is mended; an overlap of a case in units stays."""
    case = json.loads((CASES / "courtyard.json").read_text("utf-8"))
    case["map"]["fields"][0]["rings"][0][2:4] = [[20, 54], [40, 54]]
    case["map"]["fields"][1]["rings"][0][0] = [36, 50]
    source = tmp_path / "case.json"
    source.write_text(json.dumps(case), "utf-8")
    dialog = opened(source)
    made = dialog.draft.made
    errors = [d for d in made.found if d.severity is Severity.ERROR]
    listed = rows(dialog)
    (title,) = [t for t in listed if "left to repair by hand" in t]
    assert title.startswith(f"{len(errors)} error")
    assert listed[title][0].text(0).startswith("MK220")
    assert dialog.summary.text().endswith(f"{len(errors)} error{'s' * (len(errors) > 1)} left")
    dialog.findings.setCurrentItem(listed[title][0])
    assert dialog.preview.marked is not None
    (mended,) = [t for t in listed if "repaired" in t and t != title]
    assert mended.startswith(f"{len(made.mended)} error")


def test_what_was_done_is_listed_and_a_click_shows_the_place(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    brick = '<rect id="top" x="0" y="-20" width="80" height="19.8"/>'
    hole = '<rect id="in" x="5" y="5" width="4" height="4"/>'
    dialog = opened(boxes_svg(tmp_path / "b.svg", more=OVERLAP + brick + hole + LINE))
    listed = rows(dialog)
    assert list(listed)[:2] == ["2 overlaps, given to the smaller field", "1 thing left out"]
    assert "a line" in listed["1 thing left out"][0].text(0)
    slits = next(v for k, v in listed.items() if "slits between neighbours closed" in k)
    assert any(row.text(0).startswith("b0 and b1: a slit up to 0.4") for row in slits)
    assert "1 hole made for fields within others" in listed
    assert any("added where borders meet" in title for title in listed)
    overlap = listed["2 overlaps, given to the smaller field"][1]
    assert overlap.text(0).startswith("b3 and over lay on each other")
    dialog.preview.fit()
    far = dialog.preview.pixels_per_mm()
    place = dialog.findings.visualItemRect(overlap).center()
    QTest.mouseClick(dialog.findings.viewport(), LEFT, PLAIN, place)
    marked = dialog.preview.marked
    assert 60 <= marked[0] <= 70
    assert dialog.preview.pixels_per_mm() > far
    assert dialog.preview.shown_rect().contains(QPointF(*marked))
    (left_out,) = listed["1 thing left out"]
    dialog.findings.setFocus()
    QTest.keyClick(dialog.findings, Qt.Key.Key_Down)
    QTest.keyClick(dialog.findings, Qt.Key.Key_Down)
    assert dialog.findings.currentItem() is left_out
    assert dialog.preview.marked is None


def test_what_was_repaired_is_seen_on_the_picture(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    dialog = opened(boxes_svg(tmp_path / "b.svg", gap=1.0, more=OVERLAP))
    image = dialog.preview.grab().toImage()
    seen = {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }
    assert COLOURS["slit"].name() in seen
    assert COLOURS["overlap"].name() in seen
    assert COLOURS["void"].name() not in seen


def test_another_distance_changes_what_is_counted(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    dialog = opened(boxes_svg(tmp_path / "b.svg", columns=8, rows=1))
    assert dialog.draft.neighbours == 7
    assert "7 pairs of neighbours" in dialog.summary.text()
    assert dialog.form.join.as_measured.isChecked()
    assert dialog.form.join.mm.value() == pytest.approx(dialog.draft.measured.proposed, abs=0.01)
    assert "7 pairs of neighbours" in dialog.form.join.told.text()
    box = dialog.form.join.mm
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "0.3")
    QTest.keyClick(box, Qt.Key.Key_Tab)
    assert not dialog.form.join.as_measured.isChecked()
    assert not dialog.open_button.isEnabled(), "the preview is not of this distance yet"
    assert "about 0 pairs" in dialog.form.join.told.text()
    rest(dialog)
    assert dialog.draft.neighbours == 0
    assert "0 pairs of neighbours" in dialog.summary.text()
    curve = dialog.form.join.curve
    at = QPoint(round(curve.width() * 0.5 / curve.reach()), curve.height() // 2)
    QTest.mouseClick(curve, LEFT, PLAIN, at)
    assert box.value() == pytest.approx(0.5, abs=0.02)
    rest(dialog)
    assert dialog.draft.neighbours == 7
    dialog.form.join.as_measured.click()
    rest(dialog)
    assert box.value() == pytest.approx(dialog.draft.measured.proposed, abs=0.01)


def test_the_size_is_asked_for_where_the_file_does_not_say_it(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    dialog = opened(boxes_svg(tmp_path / "b.svg", sized=False))
    assert dialog.draft is not None, "the picture is drawn all the same"
    assert not dialog.open_button.isEnabled()
    assert "does not say how large it is" in dialog.message.text()
    assert dialog.form.size_box.width_mm.text() == "?"
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.game_map is None
    dialog.form.size_box.width_mm.selectAll()
    QTest.keyClicks(dialog.form.size_box.width_mm, "400")
    QTest.keyClick(dialog.form.size_box.width_mm, Qt.Key.Key_Return)
    assert dialog.game_map is None, "Enter ends the number"
    assert dialog.form.size_box.height_mm.value() == 300
    assert dialog.form.size_box.unit_mm.value() == 5
    rest(dialog)
    assert dialog.open_button.isEnabled()
    dialog.open_button.click()
    assert dialog.game_map is not None
    assert dialog.game_map.size_mm == (400.0, 300.0)


def test_options_of_the_format_are_controls_and_are_remembered(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    path = boxes_svg(tmp_path / "b.svg", more='<g id="sea"><circle cx="10" cy="10" r="4"/></g>')
    dialog = opened(path)
    layers, kinds = dialog.form.options.boxes["layers"], dialog.form.options.boxes["kinds"]
    assert isinstance(kinds, QLineEdit)
    assert isinstance(layers, QLineEdit)
    QTest.keyClicks(kinds, "id:b*=castle")
    rest(dialog)
    assert any("castle" in row.text(0) for group in rows(dialog).values() for row in group)
    kinds.clear()
    QTest.keyClicks(kinds, "nonsense")
    rest(dialog)
    assert "'nonsense' is not a rule" in dialog.message.text()
    assert not dialog.open_button.isEnabled()
    kinds.clear()
    QTest.keyClicks(layers, "sea")
    rest(dialog)
    assert len(dialog.draft.made.map.fields) == 1
    dialog.open_button.click()
    again = opened(path)
    assert again.form.options.values()["layers"] == "sea"
    assert len(again.draft.made.map.fields) == 1
    other = opened(boxes_svg(tmp_path / "other.svg"))  # has no such layer
    assert other.form.options.values()["layers"] == ""
    assert len(other.draft.made.map.fields) == 12
    assert other.open_button.isEnabled()


def test_bridges_make_an_area_in_parts_one_field(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    isles = '<path id="isles" d="M0,-40h20v20h-20zM50,-40h19v19h-19z"/>'
    dialog = opened(boxes_svg(tmp_path / "b.svg", more=isles))
    assert len(dialog.draft.made.map.fields) == 14
    ((part,),) = [v for k, v in rows(dialog).items() if k.startswith("1 area in parts")]
    assert part.text(0) == "isles (2)"
    dialog.findings.setCurrentItem(part)
    assert dialog.preview.marked is not None
    box = dialog.form.bridges
    assert box.text() == "no bridges"
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "2.5")
    QTest.keyClick(box, Qt.Key.Key_Tab)
    assert not dialog.open_button.isEnabled(), "the preview is without bridges yet"
    rest(dialog)
    assert len(dialog.draft.made.map.fields) == 13
    assert not [title for title in rows(dialog) if "in parts" in title]
    shape = next(
        s for s in dialog.draft.shapes.geometries if s.intersects(shapely.box(30, 0, 40, 20))
    )
    assert shape.area == pytest.approx(20**2 + 19**2 + 30 * 2.5, abs=0.5)
    QTest.keyClick(box, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier)
    assert box.value() == 2
    box.selectAll()
    QTest.keyClicks(box, "0\r")
    rest(dialog)
    assert len(dialog.draft.made.map.fields) == 14


def test_what_has_whole_units_gets_no_bridges(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    source = tmp_path / "case.json"
    source.write_bytes((CASES / "courtyard.json").read_bytes())
    assert not opened(source).form.bridges.isEnabled()
    assert opened(boxes_svg(tmp_path / "b.svg")).form.bridges.isEnabled()


def test_the_tolerance_is_that_of_the_map(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    dialog = opened(boxes_svg(tmp_path / "b.svg"))
    assert dialog.form.tolerance.value() == 0.5
    dialog.form.tolerance.stepUp()
    rest(dialog)
    assert dialog.draft.made.map.tolerance_mm == pytest.approx(0.6)


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("cut.svg", b'<svg xmlns="http://www.w3.org/2000/svg"><rect', "cut.svg:1:"),
        ("empty.svg", b"", "this is not valid XML"),
        ("notes.txt", b"hello", "is in no format that can be imported"),
        ("odd.json", b'{"fields": [{"rings": 3}]}', "odd is not a map in JSON"),
    ],
)
def test_a_broken_file_is_told_with_its_place(
    opened: Callable[[Path], ImportDialog], tmp_path: Path, name: str, data: bytes, said: str
) -> None:
    (tmp_path / name).write_bytes(data)
    dialog = opened(tmp_path / name)
    assert dialog.message.text().startswith("This cannot be imported: ")
    assert said in dialog.message.text()
    assert not dialog.open_button.isEnabled()
    assert not dialog.findings.topLevelItemCount()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.game_map is None


def squares(data: bytes, _path: Path | None, options: Mapping[str, str]) -> ImportedMap:
    if options["how"] == "badly":
        raise ZeroDivisionError("a mistake")
    ring = ((0.0, 0.0), (30.0, 0.0), (30.0, 30.0), (0.0, 30.0))
    return ImportedMap(
        (ImportedField((ring,), "one"),), "Squares", unit_mm=1.0,
        not_taken=(NotTaken(data.decode(), "line 1"),),
    )  # fmt: skip


SQUARES = Importer(
    "squares", ("sq",), "squares", lambda data: data.startswith(b"SQ"), squares,
    (Option("how", "how it is read", ("well", "badly")),),
)  # fmt: skip


def test_an_importer_that_raises_is_told_and_another_value_helps(
    opened: Callable[[Path], ImportDialog], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box_inside, "candidates", lambda _data, _path: [SQUARES])
    monkeypatch.setattr(box_inside, "find_importer", lambda _name: SQUARES)
    monkeypatch.setattr(job, "find_importer", lambda _name: SQUARES)
    (tmp_path / "a.sq").write_bytes(b"SQ \xe2\x80\xae<b>&x")
    dialog = opened(tmp_path / "a.sq")
    assert dialog.open_button.isEnabled()
    assert rows(dialog)["1 thing left out"][0].text(0) == r"SQ \u202e<b>&x (line 1)"
    how = dialog.form.options.boxes["how"]
    QTest.keyClick(how, Qt.Key.Key_Down)
    rest(dialog)
    assert "cannot be understood (ZeroDivisionError: a mistake)" in dialog.message.text()
    assert not dialog.open_button.isEnabled()
    QTest.keyClick(dialog.form.options.boxes["how"], Qt.Key.Key_Up)
    rest(dialog)
    assert dialog.open_button.isEnabled()


def test_escape_stops_3000_shapes_and_they_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = boxes_svg(tmp_path / "large.svg", columns=60, rows=50, gap=4)
    joining, ended = threading.Event(), threading.Event()

    def slowly(imported: ImportedMap, **wishes):
        told = wishes.pop("progress")

        def progress(done: int, total: int) -> None:
            joining.set()
            while joining.is_set():  # until somebody stops it, or the test lets it go on
                told(done, total)

        try:
            return map_of(imported, **wishes, progress=progress)
        finally:
            ended.set()

    monkeypatch.setattr(job, "map_of", slowly)
    dialog = ImportDialog(path)
    dialog.show()
    wait(joining.is_set)
    assert dialog.progress.isVisible()
    assert dialog.close_button.text() == "&Stop"
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert dialog.message.text() == "Stopped. Nothing was opened."
    wait(ended.is_set)
    assert dialog.draft is None
    assert not dialog.open_button.isEnabled()
    monkeypatch.setattr(job, "map_of", map_of)
    joining.clear()
    dialog.again_button.click()
    rest(dialog)
    assert dialog.draft is not None
    assert len(dialog.draft.made.map.fields) == 3000
    assert dialog.draft.neighbours >= 59 * 50 + 60 * 49
    slits = next(group for title, group in rows(dialog).items() if "slits" in title)
    assert len(slits) == 2001
    assert slits[-1].text(0).endswith(" more")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_closed_dialog_does_not_wait_for_its_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_work, go_on = threading.Event(), threading.Event()

    def reading(*_: object, **__: object) -> tuple[str, ImportedMap]:
        at_work.set()
        go_on.wait()
        raise FileError("nothing")

    monkeypatch.setattr(job, "read_foreign", reading)
    dialog = ImportDialog(boxes_svg(tmp_path / "b.svg"))
    dialog.show()
    wait(at_work.is_set)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible(), "it ends while the thread is at work"
    go_on.set()
    wait(lambda: not dialog._worker._thread.is_alive())


@pytest.mark.parametrize("look", ["light", "dark"])
def test_it_fits_a_small_screen_and_reads_in_both_looks(
    opened: Callable[[Path], ImportDialog], tmp_path: Path, look: str
) -> None:
    theme.choose(look)
    outlast(_STYLED_MS)
    try:
        dialog = opened(boxes_svg(tmp_path / "b.svg", more=OVERLAP))
        assert dialog.width() <= 1280
        assert dialog.height() <= 800
        assert dialog.minimumSizeHint().height() <= 720
        ground = dialog.preview.backgroundBrush().color().lightness()
        assert (ground < 128) is (look == "dark")
    finally:
        theme.choose("system")
        outlast(_STYLED_MS)  # a style set while windows are taken down crashed


def test_the_preview_is_moved_by_mouse_and_keys(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    dialog = opened(boxes_svg(tmp_path / "b.svg"))
    view = dialog.preview
    view.setFocus()
    far = view.pixels_per_mm()
    QTest.keyClicks(view, "++")
    assert view.pixels_per_mm() == pytest.approx(far * 1.25**2)
    before = view.shown_rect().left()
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.shown_rect().left() < before
    before = view.shown_rect().left()
    QTest.mousePress(view.viewport(), LEFT, PLAIN, QPoint(100, 100))
    QTest.mouseMove(view.viewport(), QPoint(60, 100))
    QTest.mouseRelease(view.viewport(), LEFT, PLAIN, QPoint(60, 100))
    assert view.shown_rect().left() > before
    QTest.keyClicks(view, "0")
    assert view.pixels_per_mm() == pytest.approx(far)
    field = dialog.draft.field_at(10, 10) if dialog.draft is not None else None
    assert field.id == "b0"


@pytest.mark.skipif(bool([m for m in NEEDS_SCREEN if m.args[0]]), reason="no screen")
def test_it_is_used_in_the_real_window(screen: str, tmp_path: Path) -> None:
    picture = tmp_path / "screen.png"
    drawing = boxes_svg(tmp_path / "board.svg", more=OVERLAP)
    driver = Path(__file__).with_name("screen_driver.py")
    told = drive(screen, driver, drawing, picture)
    assert told.split() == ["13", "board.yaml", "unsaved"]
    assert QImage(str(picture)).width() == 1400


def test_fills_and_layers_get_their_kinds_in_a_table(
    opened: Callable[[Path], ImportDialog], tmp_path: Path
) -> None:
    path = tmp_path / "two.svg"
    path.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="20mm" viewBox="0 0 60 20">'
        '<g id="Land"><rect x="0" y="0" width="20" height="20" fill="#80a040"/>'
        '<rect x="20" y="0" width="20" height="20" fill="#80a040"/></g>'
        '<rect x="40" y="0" width="20" height="20" fill="#886644"/></svg>',
        encoding="utf-8",
    )
    dialog = opened(path)
    table = dialog.form.facts
    items = [table.item(row, column) for row in (0, 1) for column in (0, 1)]
    assert [i.text() for i in items if i is not None] == ["#80a040", "2", "#886644", "1"]
    box = table.cellWidget(1, 2)
    box.setFocus()
    QTest.keyClicks(box, "Built")
    rest(dialog)
    kinds = [f.kind for f in dialog.draft.made.map.fields.values()]
    assert kinds == ["open", "open", "built_up"]
    assert dialog.form.options.values()["kinds"] == "fill:#886644=built_up"
