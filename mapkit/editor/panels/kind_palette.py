"""The palette: what the next field, bucket, portal or marker is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PyQt6.QtCore import QMimeData, QSignalBlocker, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QDrag, QIcon, QMouseEvent, QPainter, QPen, QPixmap
from PyQt6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QGroupBox,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from mapkit.drawing.ground import kind_colour
from mapkit.drawing.theme import NIGHT, Theme
from mapkit.editor.i18n.texts import tr, value_words
from mapkit.editor.state.actions import Offer
from mapkit.editor.state.brush import PAINT_DRAG, Brush
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.widgets.boxes import FocusWheelCombo, FocusWheelSpin
from mapkit.editor.widgets.columns import ColumnsLayout, keep_all_columns
from mapkit.editor.widgets.icons import icon
from mapkit.editor.widgets.labels import plain_label, without_keys
from mapkit.edits import ChangeSet
from mapkit.messages import translated

_SWATCH = 18
"""Pixels."""
_Entry = tuple[str, str | None, str, str]
"""Aspect and value as the brush takes them, label, colour."""
_COLUMNS = 2


class Palette(QScrollArea):
    """Buttons for kinds, sectors and traits, and forms for portals and markers."""

    clicked = pyqtSignal(str)
    """A kind, a sector or a trait was taken by the mouse; which of the three it is."""

    def __init__(self, model: MapModel, brush: Brush) -> None:
        super().__init__()
        self._model = model
        self._brush = brush
        self._theme = NIGHT
        self._rows: tuple[object, ...] = ()
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Palette"))
        model.replaced.connect(self.rebuild)
        model.changed.connect(self._offer)
        brush.changed.connect(self._follow)
        self.rebuild()

    def use_theme(self, theme: Theme) -> None:
        """Show kinds in the colours that the board has."""
        if theme is not self._theme:
            self._theme = theme
            self.rebuild()

    def rebuild(self) -> None:
        """Offer what the ruleset of the open map knows."""
        game_map, ruleset = self._model.shown, self._model.shown.ruleset
        kinds: list[_Entry] = [
            ("kind", k.id, translated(k.label), kind_colour(game_map, k.id, self._theme))
            for k in ruleset.kinds.values()
        ]
        sectors: list[_Entry] = [
            ("sector", i, translated(s.name), s.colour) for i, s in game_map.sectors.items()
        ]
        if sectors:
            sectors.append(("sector", None, tr("No sector"), ""))
        traits: list[_Entry] = [
            ("trait", t.id, translated(t.label), "") for t in ruleset.traits.values()
        ]
        if (rows := (ruleset, kinds, sectors, traits)) == self._rows:
            self._follow()
            return
        self._rows = rows
        self._buttons = QButtonGroup(self)
        self._buttons.setExclusive(True)
        self._by_paint: dict[tuple[str, str | None], QToolButton] = {}
        body = QWidget()
        layout = QVBoxLayout(body)
        for title, entries in (
            (tr("Kind"), kinds), (tr("Sector"), sectors), (tr("Terrain"), traits),
        ):  # fmt: skip
            if entries:
                layout.addWidget(self._group(title, entries))
        layout.insertWidget(1, self._carried_form())  # below the kinds
        layout.addWidget(self._taken_form())
        for form, offered in (
            (self._portal_form(), ruleset.portals), (self._marker_form(), ruleset.markers),
        ):  # fmt: skip
            layout.addWidget(form)
            form.setVisible(bool(offered))
        layout.addStretch()
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()  # it may be its button that reports a change just now
        self.setWidget(body)
        self._follow()

    def _offer(self, changed: ChangeSet) -> None:
        """Follow sectors that come, go, or get another name or colour."""
        if changed.sectors or changed.ruleset:
            self.rebuild()

    def _group(self, title: str, entries: list[_Entry]) -> QGroupBox:
        group = QGroupBox(title)
        columns = ColumnsLayout(_COLUMNS, group)
        columns.setSpacing(3)
        for aspect, value, label, colour in entries:
            button = _PaintButton()
            button.setText(without_keys(label))
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            button.setIcon(_swatch(colour, aspect))
            button.setIconSize(QSize(_SWATCH, _SWATCH))
            button.setObjectName(f"palette.{aspect}.{value or 'none'}")
            button.clicked.connect(partial(self._take, aspect, value))
            button.dragged.connect(partial(self._take, aspect, value))
            button.let_go.connect(partial(self.clicked.emit, aspect))
            self._buttons.addButton(button)
            self._by_paint[aspect, value] = button
            columns.addWidget(button)
        return group

    def offers(self, use_tool: Callable[[str], None]) -> Iterator[Offer]:
        """Yield what the palette holds, for search by name; picking one takes its tool too."""
        brush, ruleset = self._brush, self._model.shown.ruleset

        def painting(aspect: str, value: str | None) -> None:
            brush.take(aspect, value)
            use_tool("bucket")

        def portal(type_: str) -> None:
            brush.take_portal(type_)
            use_tool("portal")

        def marker(type_: str) -> None:
            brush.take_marker(type_)
            use_tool("marker")

        place = tr("Palette")
        for (aspect, value), button in self._by_paint.items():
            yield Offer(
                button.objectName(), tr("Paint: {what}", what=button.text().replace("&&", "&")),
                place, partial(painting, aspect, value), button.icon(), button.isChecked(),
            )  # fmt: skip
        for item in ruleset.portals.values():
            text = tr("Add: {what}", what=translated(item.label))
            yield Offer(
                f"palette.portal.{item.id}", text, place, partial(portal, item.id), icon("portal")
            )
        for sort in ruleset.markers.values():
            text = tr("Add: {what}", what=translated(sort.label))
            yield Offer(
                f"palette.marker.{sort.id}", text, place, partial(marker, sort.id), icon("marker")
            )

    def _taken_form(self) -> QGroupBox:
        """Return the two lines that tell what is drawn next and what the bucket paints."""
        group = QGroupBox(tr("Chosen"))
        form = QFormLayout(group)
        self.next_field, self.next_paint = plain_label(), plain_label()
        for title, label in (
            (tr("Next field"), self.next_field), (tr("Bucket paints"), self.next_paint),
        ):  # fmt: skip
            label.setAccessibleName(title)
            form.addRow(title, label)
        return group

    def _show_taken(self) -> None:
        brush, game_map = self._brush, self._model.shown
        kind = game_map.ruleset.kinds.get(brush.kind)
        sector = game_map.sectors.get(brush.sector or "")
        said = [translated(kind.label)] if kind is not None else []
        said += [translated(sector.name)] if sector is not None else []
        self.next_field.setText(", ".join(said))
        button = self._by_paint.get(brush.paint)
        words = [button.text().replace("&&", "&")] if button is not None else []
        if brush.paint[0] == "kind":
            words += map(value_words, brush.carried_by(brush.kind).values())
        self.next_paint.setText(", ".join(words))

    def _take(self, aspect: str, value: str | None, _checked: bool = False) -> None:
        self._brush.take(aspect, value)

    def _carried_form(self) -> QGroupBox:
        """Return the words that kinds are painted and dropped with: an owner."""
        group = QGroupBox(tr("With the kind"))
        form = QFormLayout(group)
        self.carried: dict[str, FocusWheelCombo] = {}
        for known in self._model.shown.ruleset.attributes.values():
            if not known.values:
                continue
            box = self.carried[known.id] = FocusWheelCombo()
            box.setObjectName(f"palette.attribute.{known.id}")
            box.addItem(tr("What its kind says"), None)
            for value in known.values:
                box.addItem(value_words(value), value)
            box.activated.connect(partial(self._carry, known.id))
            title = translated(known.label).capitalize()
            box.setAccessibleName(title)
            form.addRow(plain_label(title, wrapped=False), box)
        group.setVisible(bool(self.carried))
        return group

    def _carry(self, attribute: str, _n: int) -> None:
        self._brush.take_carried(attribute, self.carried[attribute].currentData())

    def _portal_form(self) -> QGroupBox:
        group = QGroupBox(tr("Door, ladder, wall"))
        form = QFormLayout(group)
        self.portal_type = FocusWheelCombo()
        for portal in self._model.shown.ruleset.portals.values():
            self.portal_type.addItem(translated(portal.label), portal.id)
        self.portal_width = FocusWheelSpin()
        self.portal_type.setAccessibleName(tr("Type of the next door, ladder or wall"))
        self.portal_width.setAccessibleName(tr("Width of the next door, ladder or wall"))
        self.portal_width.setRange(0.5, 500.0)
        self.portal_width.setSuffix(" mm")
        self.portal_width.setDecimals(1)
        form.addRow(tr("Type"), self.portal_type)
        form.addRow(tr("Width"), self.portal_width)
        self.portal_type.activated.connect(
            lambda _n: self._brush.take_portal(self.portal_type.currentData())
        )
        self.portal_width.valueChanged.connect(self._set_width)
        return group

    def _set_width(self, width: float) -> None:
        self._brush.portal_mm = width

    def _marker_form(self) -> QGroupBox:
        group = QGroupBox(tr("Marker"))
        self._marker_layout = QFormLayout(group)
        self.marker_type = FocusWheelCombo()
        self.marker_type.setAccessibleName(tr("Type of the next marker"))
        for marker in self._model.shown.ruleset.markers.values():
            self.marker_type.addItem(translated(marker.label), marker.id)
        self.marker_type.activated.connect(
            lambda _n: self._brush.take_marker(self.marker_type.currentData())
        )
        self._marker_layout.addRow(tr("Type"), self.marker_type)
        self.marker_attributes: dict[str, FocusWheelCombo] = {}
        return group

    def _set_attribute(self, name: str, _n: int = 0) -> None:
        value = self.marker_attributes[name].currentData()
        self._brush.take_marker(self._brush.marker, {**self._brush.attributes, name: value})

    def _follow(self) -> None:
        """Show what the brush holds."""
        brush = self._brush
        button = self._by_paint.get(brush.paint)
        if button is not None:
            button.setChecked(True)
        self._show_taken()
        for name, box in self.carried.items():
            box.setCurrentIndex(box.findData(brush.carried.get(name)))
        self.portal_type.setCurrentIndex(self.portal_type.findData(brush.portal))
        with QSignalBlocker(self.portal_width):
            self.portal_width.setValue(brush.portal_mm)
        self.marker_type.setCurrentIndex(self.marker_type.findData(brush.marker))
        self._show_attributes()

    def _show_attributes(self) -> None:
        known = self._model.shown.ruleset.markers.get(self._brush.marker)
        wanted = dict(known.attributes) if known else {}
        if list(wanted) != list(self.marker_attributes):
            while self._marker_layout.rowCount() > 1:
                self._marker_layout.removeRow(1)
            self.marker_attributes = {}
            for name, values in wanted.items():
                box = FocusWheelCombo()
                for value in values:
                    box.addItem(value_words(value), value)
                box.activated.connect(partial(self._set_attribute, name))
                self.marker_attributes[name] = box
                title = value_words(name).capitalize()
                box.setAccessibleName(title)
                self._marker_layout.addRow(plain_label(title, wrapped=False), box)
        for name, box in self.marker_attributes.items():
            values = wanted.get(name, ())
            if [box.itemData(n) for n in range(box.count())] != list(values):
                box.clear()
                for value in values:
                    box.addItem(value_words(value), value)
            box.setCurrentIndex(box.findData(self._brush.attributes.get(name)))
        keep_all_columns(self)


class _PaintButton(QToolButton):
    """A button that can be dragged onto a field."""

    dragged = pyqtSignal()
    """It leaves the palette."""
    let_go = pyqtSignal()
    """It was clicked by the mouse: arrow keys only walk over it."""

    def mouseMoveEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802 - Qt's name
        """Begin to drag where the mouse leaves the button."""
        assert event is not None
        if event.buttons() & Qt.MouseButton.LeftButton and not self.rect().contains(
            event.position().toPoint()
        ):
            self.setDown(False)
            self.dragged.emit()
            drag, content = QDrag(self), QMimeData()
            content.setData(PAINT_DRAG, b"")
            drag.setMimeData(content)
            drag.setPixmap(self.icon().pixmap(self.iconSize()))
            drag.exec(Qt.DropAction.CopyAction)
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:  # noqa: N802 - Qt's name
        """Tell of a click."""
        assert event is not None
        clicked = self.isDown() and event.button() is Qt.MouseButton.LeftButton
        super().mouseReleaseEvent(event)
        if clicked:
            self.let_go.emit()


def _swatch(colour: str, aspect: str) -> QIcon:
    """Draw a chip of a colour, a ring for sectors, a drop for traits without a colour."""
    picture = QPixmap(_SWATCH * 2, _SWATCH * 2)
    picture.setDevicePixelRatio(2.0)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if not colour:
        painter.setPen(QPen(QColor("#808a92"), 1.5, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(2, 2, _SWATCH - 4, _SWATCH - 4, 3, 3)
    elif aspect == "sector":
        painter.setPen(QPen(QColor(colour), 4))
        painter.drawRoundedRect(3, 3, _SWATCH - 6, _SWATCH - 6, 3, 3)
        painter.setPen(QPen(QColor("#808a92"), 1.2))  # black is seen in the dark, too
        painter.drawRoundedRect(1, 1, _SWATCH - 2, _SWATCH - 2, 4, 4)
    else:
        painter.setPen(QPen(QColor("#808a92"), 1.0))
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(1, 1, _SWATCH - 2, _SWATCH - 2, 4, 4)
    painter.end()
    return QIcon(picture)
