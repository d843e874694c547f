"""What the next field, bucket, portal or marker is made of."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QObject, pyqtSignal

from mapkit.editor.state.map_model import MapModel

PAINT_DRAG = "application/x-mapkit-paint"
"""Type of what is dragged from the palette; the brush in hand says what it is."""

_PORTAL_MM = 12.0


class Brush(QObject):
    """The palette's choices; they follow the ruleset of the open map.

    Attributes
    ----------
    kind, sector : str or None
        Of fields that are drawn.
    paint : (str, str or None)
        What the bucket paints: ``("kind", id)``, ``("sector", id or None)`` or ``("trait", id)``;
        a trait is taken off where a field has it already.
    carried : mapping of str to str or int
        What painted fields carry, by attribute, as far as their kind can; others stay.
    portal : str
        Type of the next portal, ``portal_mm`` its width.
    marker : str
        Type of the next marker, ``attributes`` what it says.
    """

    changed = pyqtSignal()

    def __init__(self, model: MapModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.kind = ""
        self.sector: str | None = None
        self.paint: tuple[str, str | None] = ("kind", "")
        self.carried: Mapping[str, str | int] = {}
        self.portal = ""
        self.portal_mm = _PORTAL_MM
        self.marker = ""
        self.attributes: Mapping[str, str | int] = {}
        model.replaced.connect(self._adopt)
        self._adopt()

    def take(self, aspect: str, value: str | None) -> None:
        """Take a kind, a sector or a trait from the palette, for drawing and for the bucket."""
        if aspect == "kind" and value is not None:
            self.kind = value
        elif aspect == "sector":
            self.sector = value
        self.paint = (aspect, value)
        self.changed.emit()

    def take_carried(self, attribute: str, value: str | int | None) -> None:
        """Take what painted fields carry; None leaves it to them."""
        others = {name: old for name, old in self.carried.items() if name != attribute}
        self.carried = others if value is None else {**others, attribute: value}
        self.changed.emit()

    def carried_by(self, kind: str) -> Mapping[str, str | int]:
        """Return what painted fields of a kind carry: of all that was taken, what it can."""
        known = self._model.shown.ruleset.attributes
        return {i: v for i, v in self.carried.items() if kind in (known[i].kinds or (kind,))}

    def take_as(self, other: Brush) -> None:
        """Take all that another brush of the same ruleset holds."""
        self.kind, self.sector, self.paint = other.kind, other.sector, other.paint
        self.carried = other.carried
        self.portal, self.portal_mm = other.portal, other.portal_mm
        self.marker, self.attributes = other.marker, other.attributes
        self.changed.emit()

    def take_portal(self, type_: str) -> None:
        """Take a type of portal."""
        self.portal = type_
        self.changed.emit()

    def take_marker(self, type_: str, attributes: Mapping[str, str | int] | None = None) -> None:
        """Take a type of marker; without attributes the next that the map lacks."""
        self.marker = type_
        self.attributes = self.next_attributes() if attributes is None else dict(attributes)
        self.changed.emit()

    def next_attributes(self) -> Mapping[str, str | int]:
        """Return attributes that no marker of the type has yet, the first of all in order."""
        known = self._model.committed.ruleset.markers.get(self.marker)
        if known is None:
            return {}
        used = [m.attributes for m in self._model.committed.markers if m.type == self.marker]
        found: dict[str, str | int] = {
            name: values[0] for name, values in known.attributes.items() if values
        }
        for name in known.unique:
            values = known.attributes.get(name, ())
            taken = {u.get(name) for u in used}
            free = [v for v in values if v not in taken]
            if free:
                found[name] = free[0]
        return found

    def _adopt(self) -> None:
        ruleset = self._model.shown.ruleset
        if self.kind not in ruleset.kinds:
            self.kind = next(iter(ruleset.kinds), "")
        if self.sector not in self._model.shown.sectors:
            self.sector = None
        self.paint = ("kind", self.kind)
        self.carried = {
            name: value
            for name, value in self.carried.items()
            if name in ruleset.attributes and value in ruleset.attributes[name].values
        }
        if self.portal not in ruleset.portals:
            self.portal = next(iter(ruleset.portals), "")
        if self.marker not in ruleset.markers:
            self.marker = next(iter(ruleset.markers), "")
        self.attributes = self.next_attributes()
        self.changed.emit()
