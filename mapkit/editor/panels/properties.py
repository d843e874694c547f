"""Properties of what is selected: what the selection shares can be edited for all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mapkit.document import (
    change_marker,
    change_portal,
    move_portal,
    move_vertices,
    paint,
    rename_field,
)
from mapkit.editor.map_model import Edit, MapModel
from mapkit.editor.texts import tr, tr_n
from mapkit.model import GameMap

__all__ = ["Properties"]

_MIXED = "\x00mixed"


class Properties(QScrollArea):
    """One form for the selection: fields, a vertex, a portal or a marker."""

    def __init__(self, model: MapModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._shown_for: object = None
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setAccessibleName(tr("Properties"))
        model.selection_changed.connect(self.refresh)
        model.committed_changed.connect(self.refresh)
        model.replaced.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the form of what is selected now."""
        key = (id(self._model.committed), self._model.selection)
        if key == self._shown_for:
            return
        self._shown_for = key
        focused = self.focusWidget()
        name = focused.objectName() if focused is not None and self.isAncestorOf(focused) else ""
        game_map, chosen = (
            self._model.committed,
            self._model.selection.within(self._model.committed),
        )
        body = QWidget()
        layout = QVBoxLayout(body)
        if chosen.vertices:
            layout.addLayout(self._vertices(game_map, chosen.vertices))
        if chosen.portals:
            layout.addLayout(self._portal(game_map, chosen.portals))
        if chosen.markers:
            layout.addLayout(self._markers(game_map, chosen.markers))
        if chosen.fields and not (chosen.vertices or chosen.portals or chosen.markers):
            layout.addLayout(self._fields(game_map, chosen.fields))
        if not chosen:
            empty = QLabel(tr("Nothing is selected. Click a field, a vertex, a door or a marker."))
            empty.setWordWrap(True)
            layout.addWidget(empty)
        layout.addStretch()
        self.setWidget(body)
        again = body.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus()

    def _fields(self, game_map: GameMap, ids: tuple[str, ...]) -> QFormLayout:
        form = QFormLayout()
        fields = [game_map.fields[i] for i in ids]
        ruleset = game_map.ruleset
        if len(ids) == 1:
            self._text(
                form,
                "id",
                tr("Id"),
                ids[0],
                lambda v: partial(rename_field, field=ids[0], new_id=v),
                tr("Rename field"),
            )
        else:
            form.addRow(tr_n("{n} field(s)", len(ids)), QLabel(", ".join(ids)))
        names = {f.name or "" for f in fields}
        self._text(
            form, "name", tr("Name"), names.pop() if len(names) == 1 else "",
            lambda v: partial(paint, fields=ids, name=v or None), tr("Name field"),
            mixed=len({f.name for f in fields}) > 1,
        )  # fmt: skip
        self._choice(
            form, "kind", tr("Kind"), {f.kind for f in fields},
            [(k.id, k.label) for k in ruleset.kinds.values()],
            lambda v: partial(paint, fields=ids, kind=v), tr("Change kind"),
        )  # fmt: skip
        self._choice(
            form, "sector", tr("Sector"), {f.sector or "" for f in fields},
            [("", tr("No sector")), *((i, s.name) for i, s in game_map.sectors.items())],
            lambda v: partial(paint, fields=ids, sector=v or None), tr("Change sector"),
        )  # fmt: skip
        self._choice(
            form, "level", tr("Level"), {str(f.level) for f in fields},
            [("0", tr("Ground")), ("1", tr("Upper"))],
            lambda v: partial(paint, fields=ids, level=int(v)), tr("Change level"),
        )  # fmt: skip
        for trait in ruleset.traits.values():
            having = sum(trait.id in f.traits for f in fields)
            box = QCheckBox(trait.label)
            box.setObjectName(f"trait.{trait.id}")
            box.setTristate(0 < having < len(fields))
            box.setCheckState(
                Qt.CheckState.Checked if having == len(fields)
                else Qt.CheckState.PartiallyChecked if having else Qt.CheckState.Unchecked
            )  # fmt: skip
            box.clicked.connect(partial(self._set_trait, ids, trait.id, trait.label))
            form.addRow("", box)
        form.addRow(tr("Area"), QLabel(_area_text(game_map, ids)))
        return form

    def _set_trait(self, ids: tuple[str, ...], trait: str, label: str, on: bool) -> None:
        edit = (
            partial(paint, fields=ids, add_traits=(trait,))
            if on
            else partial(paint, fields=ids, drop_traits=(trait,))
        )
        self._apply(tr("Paint: {what}", what=label), edit)

    def _vertices(self, game_map: GameMap, ids: tuple[str, ...]) -> QFormLayout:
        form = QFormLayout()
        if len(ids) > 1:
            form.addRow(QLabel(tr_n("{n} vertex(es)", len(ids))))
            return form
        vertex, unit = ids[0], game_map.unit_mm
        form.addRow(tr("Vertex"), QLabel(vertex))
        for k, axis in ((0, "x"), (1, "y")):
            box = QDoubleSpinBox()
            box.setObjectName(f"vertex.{axis}")
            box.setRange(-1e5, 1e5)
            box.setDecimals(2)
            box.setSuffix(" mm")
            box.setKeyboardTracking(False)
            box.setValue(game_map.vertices[vertex][k] * unit)
            box.valueChanged.connect(partial(self._move_vertex, vertex, k))
            form.addRow(axis, box)
        return form

    def _move_vertex(self, vertex: str, axis: int, mm: float) -> None:
        game_map = self._model.committed
        place = [float(c) for c in game_map.vertices[vertex]]
        place[axis] = mm / game_map.unit_mm
        edit = partial(move_vertices, places={vertex: (place[0], place[1])})
        self._apply(tr("Move a vertex"), edit, merge=f"vertex {vertex} {axis}")

    def _portal(self, game_map: GameMap, ids: tuple[str, ...]) -> QFormLayout:
        form = QFormLayout()
        portals = [p for p in game_map.portals if p.id in ids]
        types = [(t.id, t.label) for t in game_map.ruleset.portals.values()]

        def retype(value: str) -> Edit:
            def edit(game_map: GameMap) -> GameMap:
                for portal in portals:
                    game_map = change_portal(game_map, portal.id, type_=value)
                return game_map

            return edit

        first = portals[0]
        title = first.id if len(portals) == 1 else tr_n("{n} portal(s)", len(portals))
        form.addRow(tr("Door, ladder, wall"), QLabel(title))
        self._choice(
            form, "portal.type", tr("Type"), {p.type for p in portals}, types, retype,
            tr("Change door, ladder or wall"),
        )  # fmt: skip
        if len(portals) == 1:
            form.addRow(tr("Between"), QLabel(" – ".join(first.between)))
            (ax, ay), (bx, by) = first.at
            box = QDoubleSpinBox()
            box.setObjectName("portal.width")
            box.setRange(0.1, 1000.0)
            box.setDecimals(1)
            box.setSuffix(" mm")
            box.setKeyboardTracking(False)
            box.setValue(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 * game_map.unit_mm)
            middle = ((ax + bx) / 2, (ay + by) / 2)
            box.valueChanged.connect(
                lambda mm: self._apply(
                    tr("Change door, ladder or wall"),
                    partial(move_portal, portal=first.id, near=middle, width=mm / game_map.unit_mm),
                    merge=f"width {first.id}",
                )
            )
            form.addRow(tr("Width"), box)
        return form

    def _markers(self, game_map: GameMap, positions: tuple[int, ...]) -> QFormLayout:
        form = QFormLayout()
        marker = game_map.markers[positions[-1]]
        known = game_map.ruleset.markers.get(marker.type)
        form.addRow(tr("Marker"), QLabel(known.label if known else marker.type))
        form.addRow(tr("Field"), QLabel(marker.field))
        for name, values in (known.attributes if known else {}).items():
            now = marker.attributes.get(name)

            def set_value(
                value: str, name: str = name, values: Iterable[str | int] = values
            ) -> Edit:
                exact = next(v for v in values if str(v) == value)
                return partial(
                    change_marker,
                    index=positions[-1],
                    attributes={**marker.attributes, name: exact},
                )

            self._choice(
                form, f"marker.{name}", name.capitalize(), {str(now)},
                [(str(v), str(v)) for v in values], set_value, tr("Change marker"),
            )  # fmt: skip
        return form

    def _text(
        self,
        form: QFormLayout,
        name: str,
        title: str,
        value: str,
        edit: Callable[[str], Edit],
        text: str,
        *,
        mixed: bool = False,
    ) -> None:
        line = QLineEdit(value)
        line.setObjectName(name)
        if mixed:
            line.setPlaceholderText(tr("several"))

        def done() -> None:
            if line.isModified():
                line.setModified(False)
                if not self._apply(text, edit(line.text().strip())):
                    line.setText(value)

        line.editingFinished.connect(done)
        form.addRow(title, line)

    def _choice(
        self,
        form: QFormLayout,
        name: str,
        title: str,
        values: set[str],
        offered: list[tuple[str, str]],
        edit: Callable[[str], Edit],
        text: str,
    ) -> None:
        box = QComboBox()
        box.setObjectName(name)
        if len(values) > 1:
            box.addItem(tr("several"), _MIXED)
        for value, label in offered:
            box.addItem(label, value)
        now = _MIXED if len(values) > 1 else next(iter(values), "")
        if box.findData(now) < 0:
            box.addItem(now, now)
        box.setCurrentIndex(box.findData(now))

        def done(_n: int) -> None:
            value = box.currentData()
            if value not in {_MIXED, now} and not self._apply(text, edit(value)):
                box.setCurrentIndex(box.findData(now))

        box.activated.connect(done)
        form.addRow(title, box)

    def _apply(self, text: str, edit: Edit, *, merge: str = "") -> bool:
        return self._model.edit(text, edit, merge=merge)


def _area_text(game_map: GameMap, ids: tuple[str, ...]) -> str:
    """Say how large the fields are together."""
    total = 0.0
    for i in ids:
        for k, ring in enumerate(game_map.points(i)):
            twice = sum(
                a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, (*ring[1:], ring[0]), strict=True)
            )
            total += abs(twice) / 2 * (1 if k == 0 else -1)
    return tr("{area} cm²", area=f"{total * game_map.unit_mm**2 / 100:.1f}")
