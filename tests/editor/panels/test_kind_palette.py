from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QToolButton

from mapkit.drawing.theme import NIGHT, PAPER
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.state.brush import Brush
from mapkit.edits import add_marker
from mapkit.mapfile import new_map
from tests.boards import map_in

ROOT = Path(__file__).resolve().parents[3]


def buttons(desk) -> dict[str, QToolButton]:
    found = desk.panel("palette").findChildren(QToolButton)
    return {b.objectName(): b for b in found if b.objectName().startswith("palette.")}


def test_there_is_a_button_for_every_kind_sector_and_trait(desk) -> None:
    m = desk.model.shown
    expected = {f"palette.kind.{k}" for k in m.ruleset.kinds}
    expected |= {f"palette.sector.{s}" for s in (*m.sectors, "none")}
    expected |= {f"palette.trait.{t}" for t in m.ruleset.traits}
    assert set(buttons(desk)) == expected


def test_kinds_have_the_colours_of_the_board_light_or_dark(desk) -> None:
    def colour() -> QColor:
        swatch = buttons(desk)["palette.kind.open"].icon().pixmap(18, 18).toImage()
        return swatch.pixelColor(swatch.width() // 2, swatch.height() // 2)

    assert colour() == QColor(NIGHT.open_ground)
    desk.window.actions_by_id["view.light_board"].trigger()
    assert colour() == QColor(PAPER.open_ground)
    desk.window.actions_by_id["view.light_board"].trigger()
    assert colour() == QColor(NIGHT.open_ground)


def test_one_button_is_down_and_the_bucket_pours_what_it_says(desk) -> None:
    found = buttons(desk)
    desk.hand.take("bucket")
    for name in found:
        desk.click(found[name])
        assert [n for n, b in found.items() if b.isChecked()] == [name]
        _, aspect, value = name.split(".")
        assert desk.window.part(Brush).paint == (aspect, None if value == "none" else value)
        what = found[name].text() if value != "none" else "no sector"
        assert what in desk.window.part(ToolBox).hint.text()  # the tool's hint follows


def test_a_field_is_drawn_of_the_kind_and_sector_picked(desk) -> None:
    desk.model.replace(new_map("empty", size_mm=(120, 90)))
    desk.click(buttons(desk)["palette.kind.built_up"])
    desk.click(buttons(desk)["palette.sector.red"])
    desk.hand.take("draw")
    desk.hand.drag((10, 10), (50, 40))
    (field,) = desk.model.committed.fields.values()
    assert (field.kind, field.sector) == ("built_up", "red")


def test_a_trait_is_poured_on_and_taken_off(desk) -> None:
    desk.click(buttons(desk)["palette.trait.water"])
    desk.hand.take("bucket")
    desk.hand.click((15, 15))
    assert desk.model.committed.fields["1"].traits == {"water"}
    desk.hand.click((15, 15))
    assert not desk.model.committed.fields["1"].traits


def test_the_portal_form_and_the_keys_of_the_tool_say_the_same(desk) -> None:
    palette, brush = desk.panel("palette"), desk.window.part(Brush)
    desk.hand.take("portal")
    desk.hand.key("2")
    assert palette.portal_type.currentData() == brush.portal == "ladder"
    desk.hand.key("+")
    assert palette.portal_width.value() == brush.portal_mm == 13
    desk.press(palette.portal_type, Qt.Key.Key_Up)
    assert brush.portal == "door"
    assert desk.window.part(ToolBox).hint.text().startswith("door")
    desk.write(palette.portal_width, "8.5")
    assert brush.portal_mm == 8.5


def test_markers_offer_what_the_map_lacks(desk) -> None:
    palette, brush = desk.panel("palette"), desk.window.part(Brush)
    at = palette.marker_type.findData("objective")
    palette.marker_type.setFocus()
    palette.marker_type.setCurrentIndex(at)
    palette.marker_type.activated.emit(at)
    number = palette.marker_attributes["number"]
    assert number.currentText() == "1"
    desk.hand.take("marker")
    for x in (15, 45):
        desk.hand.click((x, 15))
    assert [m.attributes["number"] for m in desk.model.committed.markers] == [1, 2]
    assert number.currentText() == "3"
    desk.press(number, Qt.Key.Key_Down)
    assert brush.attributes["number"] == 4
    desk.hand.click((75, 15))
    assert desk.model.committed.markers[-1].attributes["number"] == 4


def test_another_type_of_marker_asks_for_its_own_attributes(desk) -> None:
    palette = desk.panel("palette")
    for marker in desk.model.shown.ruleset.markers.values():
        at = palette.marker_type.findData(marker.id)
        palette.marker_type.setCurrentIndex(at)
        palette.marker_type.activated.emit(at)
        assert list(palette.marker_attributes) == list(marker.attributes)
        for name, values in marker.attributes.items():
            box = palette.marker_attributes[name]
            assert [box.itemData(n) for n in range(box.count())] == list(values)


def test_the_palette_of_another_map_is_that_of_its_rules(desk) -> None:
    desk.click(buttons(desk)["palette.kind.elevated"])
    own = map_in(ROOT / "examples" / "own-kinds.yaml")
    desk.model.replace(own)
    assert "palette.kind.marsh" in buttons(desk)
    desk.click(buttons(desk)["palette.kind.marsh"])
    desk.model.replace(new_map("empty"))
    assert "palette.kind.marsh" not in buttons(desk)
    assert desk.window.part(Brush).kind in desk.model.shown.ruleset.kinds
    assert [n for n, b in buttons(desk).items() if b.isChecked()]


def test_the_next_marker_is_that_of_the_open_map(desk) -> None:
    brush = desk.window.part(Brush)
    brush.take_marker("objective")
    marked = add_marker(desk.model.committed, "objective", "1", {"number": 1})
    desk.model.replace(marked)
    assert brush.attributes["number"] == 2


def test_a_map_without_portals_markers_or_traits_has_a_palette(desk) -> None:
    m = desk.model.committed
    bare = replace(m.ruleset, portals={}, markers={}, traits={})
    desk.model.replace(replace(m, ruleset=bare))
    palette = desk.panel("palette")
    assert palette.portal_type.count() == 0
    for tool in ("portal", "marker", "bucket"):
        desk.window.part(ToolBox).use(tool)  # those without content are in no menu
        desk.hand.click((30, 15))
        desk.hand.click((15, 15))
    assert not desk.model.committed.portals
    assert not desk.model.committed.markers


def test_the_keyboard_reaches_the_buttons(desk) -> None:
    button = buttons(desk)["palette.kind.elevated"]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert desk.window.part(Brush).kind == "elevated"
