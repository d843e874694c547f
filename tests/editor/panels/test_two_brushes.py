"""What the next field will be and what the bucket paints are two things, and both are shown."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor
from PyQt6.QtWidgets import QGraphicsPathItem

from mapkit.drawing.ground import kind_colour
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.state.selection import Selection
from mapkit.mapfile import new_map
from tests.editor.panels.test_kind_palette import buttons


def test_a_trait_for_the_bucket_leaves_the_next_field_as_it_is(desk) -> None:
    desk.model.replace(new_map("empty", size_mm=(120, 90)))
    panel = desk.panel("palette")
    desk.click(buttons(desk)["palette.kind.built_up"])
    built_up = panel.next_field.text()
    assert panel.next_paint.text() == built_up != ""
    desk.click(buttons(desk)["palette.sector.red"])
    desk.click(buttons(desk)["palette.trait.water"])
    assert panel.next_field.text().startswith(built_up + ", ")
    assert panel.next_paint.text() == buttons(desk)["palette.trait.water"].text()
    desk.hand.take("draw")
    desk.hand.drag((10, 10), (60, 50))
    (field,) = desk.model.committed.fields.values()
    assert (field.kind, field.traits) == ("built_up", frozenset())


def test_the_preview_has_the_colour_of_its_kind(desk) -> None:
    desk.model.replace(new_map("empty", size_mm=(120, 90)))
    desk.hand.take("draw")
    view = desk.hand.view
    for kind in ("built_up", "open"):
        desk.click(buttons(desk)[f"palette.kind.{kind}"])
        colour = QColor(kind_colour(desk.model.shown, kind, view.picture.theme)).name()
        desk.hand.press((10, 10))
        desk.hand.move((30, 30))
        desk.hand.move((60, 50))
        assert colour in fills(view)
        desk.hand.key(Qt.Key.Key_Escape)
        desk.hand.release((60, 50))
        for corner in ((10, 10), (60, 10)):
            desk.hand.click(corner)
        desk.hand.move((60, 50))
        desk.hand.click((60, 50))
        assert colour in fills(view)
        desk.hand.key(Qt.Key.Key_Escape)


def fills(view) -> set[str]:
    """Return the colours of all areas that the tool shows."""
    items = (i for i in view.overlay._items if isinstance(i, QGraphicsPathItem))
    return {i.brush().color().name() for i in items}


def test_the_bucket_says_that_it_paints_all_that_is_selected(desk) -> None:
    hint = desk.window.part(ToolBox).hint
    desk.click(buttons(desk)["palette.kind.built_up"])
    desk.hand.take("bucket")
    assert "selected" not in hint.text()
    desk.model.select(Selection(fields=("1", "2", "3")))
    assert "all 3 of them" in hint.text()
    desk.hand.press((15, 15))
    assert desk.hand.view.overlay.words == ["3 fields"]
    desk.hand.release((15, 15))
    assert not desk.hand.view.overlay.words
    assert [desk.model.committed.fields[i].kind for i in "123"] == ["built_up"] * 3
