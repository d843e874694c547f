"""Layers: eyes, opacity, shapes of other features, the dock."""

from __future__ import annotations

import itertools

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QImage
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QAbstractGraphicsShapeItem, QApplication

from mapkit.drawing.scene import Circle, Fill, Group, Path, Pattern, Polyline, Stroke, Text
from mapkit.drawing.theme import stripes
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.layers import NAMES, Layer
from mapkit.editor.canvas.layers_panel import ROWS, LayersPanel
from mapkit.editor.canvas.view import BoardView
from mapkit.edits import add_portal, delete_portals, paint
from tests.editor.hand import Hand
from tests.editor.waiting import wait

pytestmark = pytest.mark.new_windows

LEFT = Qt.MouseButton.LeftButton
SQUARE = ((10.0, 10.0), (20.0, 10.0), (20.0, 20.0), (10.0, 20.0))
HOLE = ((13.0, 13.0), (13.0, 17.0), (17.0, 17.0), (17.0, 13.0))


@pytest.fixture
def hand(window: EditorWindow) -> Hand:
    for name in NAMES:
        if name != "sight":
            window.part(BoardView).layers[name].visible = False
    return Hand(window)


def picture(hand: Hand) -> QImage:
    QApplication.processEvents()
    return hand.view.viewport().grab().toImage()


def colour(hand: Hand, mm: tuple[float, float]) -> str:
    return picture(hand).pixelColor(hand.pixel(mm)).name()


def empty(hand: Hand) -> str:
    return QColor(hand.view.picture.theme.page).name()


def test_shapes_are_drawn_in_mm_of_the_board_and_replaced(hand: Hand) -> None:
    layer = hand.view.layers["sight"]
    layer.show([Path((SQUARE, HOLE), Fill("#ff0000"))])
    assert colour(hand, (11, 11)) == "#ff0000"
    assert colour(hand, (15, 15)) == empty(hand)  # the hole
    assert colour(hand, (21, 11)) == empty(hand)
    layer.show([Circle((30, 30), 4, Fill("#00ff00"))])
    assert colour(hand, (11, 11)) == empty(hand)
    assert colour(hand, (30, 33)) == "#00ff00"
    layer.clear()
    assert colour(hand, (30, 33)) == empty(hand)


def colours(layer: Layer) -> list[str]:
    """What the shapes of a layer are filled with, the lowest first."""
    items = [i for i in layer.root.childItems() if isinstance(i, QAbstractGraphicsShapeItem)]
    return [item.brush().color().name() for item in items]


def test_what_stays_keeps_its_items_and_its_place_between_the_others(hand: Hand) -> None:
    layer = hand.view.layers["sight"]
    red, green, blue = (Path((SQUARE,), Fill(c)) for c in ("#ff0000", "#00ff00", "#0000ff"))
    layer.show([red, blue])
    low, top = layer.root.childItems()
    layer.show([Path((SQUARE,), Fill("#ff0000")), green, blue])  # an equal one is the same
    assert colours(layer) == ["#ff0000", "#00ff00", "#0000ff"]
    assert layer.root.childItems()[0] is low
    assert layer.root.childItems()[2] is top
    assert colour(hand, (15, 15)) == "#0000ff"
    layer.show([green, red])
    assert colour(hand, (15, 15)) == "#ff0000"
    layer.show([blue, green, green])
    assert colour(hand, (15, 15)) == "#00ff00"
    assert len(layer.root.childItems()) == 3
    layer.show([])
    assert not layer.root.childItems()


def test_shapes_that_come_in_again_and_again_below_the_last_one_stay_in_order(hand: Hand) -> None:
    layer = hand.view.layers["sight"]
    names = [f"#{k:06x}" for k in range(40)]
    for count in range(1, len(names) + 1):
        wanted = [names[0], *reversed(names[1:count])]
        layer.show([Path((SQUARE,), Fill(name)) for name in wanted])
        assert colours(layer) == wanted


def test_eye_and_opacity(hand: Hand) -> None:
    layer = hand.view.layers["sight"]
    layer.show([Path((SQUARE,), Fill("#ffffff"))])
    layer.opacity = 0.5
    half = QColor(colour(hand, (15, 15))).lightness()
    assert 100 < half < 200
    layer.visible = False
    assert colour(hand, (15, 15)) == empty(hand)
    layer.visible, layer.opacity = True, 1.0
    assert colour(hand, (15, 15)) == "#ffffff"


def test_a_group_fades_what_it_holds(hand: Hand) -> None:
    faint = Group("x", (Path((SQUARE,), Fill("#ffffff", 0.5)),), opacity=0.5)
    hand.view.layers["sight"].show([Path((SQUARE,), Fill("#000000")), faint])
    assert QColor(colour(hand, (15, 15))).red() == pytest.approx(64, abs=2)


@pytest.mark.parametrize("zoom", [1.0, 3.0])
@pytest.mark.parametrize("angle", [0.0, 45.0, -45.0, 90.0, 30.0])
def test_stripes_have_their_width_spacing_and_direction(
    hand: Hand, angle: float, zoom: float
) -> None:
    hand.view.zoom(zoom)
    hand.view.centerOn(15, 15)
    pattern = stripes("#ffffff", 2.0, 0.7, angle)
    hand.view.layers["sight"].show([Path((SQUARE,), Fill("#000000", 1.0, pattern))])
    image = picture(hand)
    a, b = hand.pixel((10.5, 10.5)), hand.pixel((19.5, 19.5))
    lit = [
        [image.pixelColor(x, y).red() / 255 for x in range(a.x(), b.x())]
        for y in range(a.y(), b.y())
    ]
    share = sum(map(sum, lit)) / (len(lit) * len(lit[0]))
    assert share == pytest.approx(0.35, abs=0.05)
    across = sum(abs(r[k + 1] - r[k]) for r in lit for k in range(len(r) - 1))
    down = sum(abs(p - q) for r, s in itertools.pairwise(lit) for p, q in zip(r, s, strict=True))
    if angle == 0:
        assert down > 20 * across
    elif angle == 90:
        assert across > 20 * down
    elif abs(angle) == 45:
        assert across == pytest.approx(down, rel=0.2)
        # Along the stripes colours stay, across them they change.
        falls = sum(abs(lit[k][k] - lit[k + 1][k + 1]) for k in range(len(lit) - 2))
        rises = sum(abs(lit[k][-k - 1] - lit[k + 1][-k - 2]) for k in range(len(lit) - 2))
        along, over = (falls, rises) if angle > 0 else (rises, falls)
        assert over > 3 * along


def test_a_pattern_too_fine_to_see_is_a_tint(hand: Hand) -> None:
    hand.view.zoom_to(0.5)
    hand.view.centerOn(15, 15)
    hand.view.layers["sight"].show(
        [
            Path(
                (SQUARE,),
                Fill("#000000", 1.0, Pattern((1, 1), (((0, 0.5), (1, 0.5)),), "#ffffff", 0.5)),
            )
        ]
    )
    assert QColor(colour(hand, (15, 15))).red() == pytest.approx(128, abs=10)


def test_lines_keep_width_dashes_and_caps(hand: Hand) -> None:
    line = Polyline(((10, 40), (50, 40)), Stroke("#ffffff", 2.0, (4.0, 4.0), cap="butt"))
    hand.view.layers["sight"].show([line])
    assert [colour(hand, (x, 40)) for x in (12, 16, 20)] == ["#ffffff", empty(hand), "#ffffff"]
    assert colour(hand, (12, 40.5)) == "#ffffff"
    assert colour(hand, (12, 41.6)) == empty(hand)
    assert colour(hand, (9.4, 40)) == empty(hand)


def test_text_stands_where_the_layout_says(hand: Hand) -> None:
    layer = hand.view.layers["sight"]
    box = {}
    for anchor in ("start", "middle", "end"):
        layer.show([Text((60, 50), "HH", 10.0, "#ffffff", anchor, bold=True)])
        rect = layer.root.childrenBoundingRect()
        box[anchor] = rect
        assert rect.bottom() == pytest.approx(50, abs=0.3)
        assert rect.height() == pytest.approx(7.29, abs=0.6)
    assert box["start"].left() == pytest.approx(60, abs=1.5)
    assert box["end"].right() == pytest.approx(60, abs=1.5)
    assert box["middle"].center().x() == pytest.approx(60, abs=0.5)
    layer.show([Text((60, 50), "H", 10.0, "#ffffff", halo="#ff0000", halo_width=2.0)])
    assert layer.root.childrenBoundingRect().height() == pytest.approx(7.29 + 4, abs=0.8)


def test_empty_and_odd_texts_harm_nothing(hand: Hand) -> None:
    texts = [Text((5, 5), t, 3.0, "#ffffff") for t in ("", " ", "\n\t", "\U0001f600", "<b>&amp;")]
    hand.view.layers["sight"].show(texts)
    picture(hand)


def test_the_dock_shows_and_hides(window: EditorWindow) -> None:
    panel = window.findChild(LayersPanel)
    window.docks["layers"].show()
    window.docks["layers"].raise_()
    QApplication.processEvents()
    labels = window.part(BoardView).layers["labels"]
    QTest.mouseClick(panel.eyes["labels"], LEFT)
    assert not labels.visible
    assert not panel.sliders["labels"].isEnabled()
    QTest.keyClick(panel.eyes["labels"], Qt.Key.Key_Space)
    assert labels.visible
    panel.sliders["fields"].setValue(40)
    assert window.part(BoardView).layers["fields"].opacity == pytest.approx(0.4)
    assert window.part(BoardView).layers["ground"].opacity == pytest.approx(0.4)
    window.part(BoardView).layers["markers"].visible = False
    assert not panel.eyes["markers"].isChecked()


def test_the_dock_chooses_the_level(window: EditorWindow) -> None:
    panel = window.findChild(LayersPanel)
    panel.level.setFocus()
    QTest.keyClick(panel.level, Qt.Key.Key_Down)
    assert window.part(BoardView).level == 0
    window.actions_by_id["view.level_upper"].trigger()
    assert panel.level.currentData() == 1


def test_layers_are_remembered(window: EditorWindow, open_window) -> None:
    panel = window.findChild(LayersPanel)
    panel.eyes["sectors"].click()
    panel.sliders["fields"].setValue(55)
    again = open_window(window.model.committed)
    assert not again.part(BoardView).layers["sectors"].visible
    assert again.part(BoardView).layers["fields"].opacity == pytest.approx(0.55)


def test_every_layer_has_an_eye_or_belongs_to_the_mouse() -> None:
    with_eye = {name for _, names in ROWS for name in names}
    assert set(NAMES) - with_eye == {"selection", "hover"}


def test_what_is_locked_cannot_be_selected_or_changed(window: EditorWindow) -> None:
    hand, model = Hand(window), window.model
    window.docks["layers"].show()
    window.docks["layers"].raise_()
    QApplication.processEvents()
    panel = window.part(LayersPanel)
    before = model.committed
    hand.click((15, 15))
    assert model.selection.fields
    QTest.mouseClick(panel.locks["fields"], LEFT)
    assert not model.selection
    hand.click((15, 15))
    hand.drag((30, 15), (36, 15))  # a wall
    assert not model.selection
    assert model.committed == before
    told: list[str] = []
    model.refused.connect(lambda why, _at: told.append(why))
    hand.take("split")
    hand.drag((0, 45), (30, 45))
    wait(lambda: told)
    assert told == ["Fields are locked (dock Layers)."]
    assert model.committed == before
    hand.key(Qt.Key.Key_Escape)
    QTest.mouseClick(panel.locks["fields"], LEFT)
    hand.take("split")
    hand.drag((0, 45), (30, 45))
    wait(lambda: len(model.committed.fields) == 13)


def test_a_click_goes_through_a_locked_door(window: EditorWindow) -> None:
    hand, model = Hand(window), window.model
    model.edit("build", lambda m: paint(m, ["1"], kind="built_up"))
    model.edit("door", lambda m: add_portal(m, "door", ("1", "2"), ((3000, 1000), (3000, 2000))))
    hand.click((30, 15))
    assert model.selection.portals
    window.part(LayersPanel).locks["portals"].click()
    assert not model.selection
    hand.click((31, 15))
    assert not model.selection.portals
    assert model.selection.fields == ("2",)
    model.edit("away", lambda m: delete_portals(m, [p.id for p in m.portals]))
    assert len(model.committed.portals) == 1
