"""The tool that puts doors, ladders and walls on borders."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from mapkit.editor.canvas.tool import Choice, ToolEvent
from mapkit.editor.i18n.texts import message_of, tr, tr_later
from mapkit.editor.state.selection import Selection
from mapkit.editor.tools.bucket_tool import BrushTool
from mapkit.edits import EditRefusedError, PortalPlace, add_portal, portal_place
from mapkit.messages import decimal, translated


class PortalTool(BrushTool):
    """Puts doors, ladders and walls on borders; where one cannot stand, it says why."""

    id = "portal"
    key = "P"
    icon = "portal"
    title = tr_later("Door, ladder, wall")

    @property
    def hint(self) -> str:
        """What a click does now."""
        portals = self.model.committed.ruleset.portals
        names = ", ".join(
            f"{n} {translated(known.label)}" for n, known in enumerate(portals.values(), 1)
        )
        here = portals.get(self._brush.portal)
        return tr(
            "{what}: click on a border. Keys {keys}; + and - change the width.",
            what=translated(here.label) if here else "", keys=names,
        )  # fmt: skip

    def choices(self) -> tuple[Choice, ...]:
        """Return the types, and wider and narrower."""
        brush = self._brush
        types = tuple(
            Choice(f"{translated(known.label)} ({n})", partial(self._take, i), i == brush.portal)
            for n, (i, known) in enumerate(self.model.committed.ruleset.portals.items(), 1)
        )
        width = decimal(brush.portal_mm, 1, trim=True)
        return (
            *types,
            Choice("−", partial(self._widen, -1)),
            Choice(tr("{width} mm", width=width), partial(self._widen, 0)),
            Choice("+", partial(self._widen, 1)),
        )

    def _take(self, type_: str) -> None:
        self._brush.take_portal(type_)
        self.hint_changed.emit(self.hint)

    def _widen(self, by: int) -> None:
        self._brush.portal_mm = max(2.0, self._brush.portal_mm + by)
        self._brush.changed.emit()
        self.hint_changed.emit(self.hint)

    def hover(self, event: ToolEvent) -> None:
        """Show the place, or why there is none."""
        self._propose(event)

    def press(self, event: ToolEvent) -> None:
        """Put it there."""
        if event.button is not Qt.MouseButton.LeftButton:
            return
        found = self._propose(event)
        if found is None:
            return
        type_, place = found
        before = {p.id for p in self.model.committed.portals}
        edit = partial(add_portal, type_=type_, between=place.between, at=place.at)

        def select(made: bool) -> None:
            if made:
                new = tuple(p.id for p in self.model.committed.portals if p.id not in before)
                self.model.select(Selection(portals=new))

        what = translated(self.model.committed.ruleset.portals[type_].label)
        self.model.edit(tr("Add: {what}", what=what), edit, done=select)

    def key_press(self, event: QKeyEvent) -> bool:
        """Change the type or the width."""
        types = list(self.model.committed.ruleset.portals)
        text = event.text()
        if text.isdigit() and 0 < int(text) <= len(types):
            self._take(types[int(text) - 1])
        elif text in {"+", "-"}:
            self._widen(1 if text == "+" else -1)
        else:
            return False
        return True

    def _propose(self, event: ToolEvent) -> tuple[str, PortalPlace] | None:
        """Show what can stand there and where, or why nothing can; return it."""
        overlay = self.view.overlay
        overlay.clear()
        free = event.modifiers & Qt.KeyboardModifier.AltModifier
        near = event.at if free else self.view.on_step(event.at)
        refusal: EditRefusedError | None = None
        for type_ in self._types():
            try:
                place = self._place(type_, near)
            except EditRefusedError as why:
                refusal = refusal or why
                continue
            overlay.line(place.at, "good")
            for end in place.at:
                overlay.dot(end, "good", radius=3)
            if type_ != self._brush.portal:
                label = self.model.committed.ruleset.portals[type_].label
                overlay.label(event.at, translated(label), "good")
            return type_, place
        if refusal is not None:
            overlay.dot(event.at, "refused")
            overlay.label(event.at, message_of(refusal), "refused")
        return None

    def _types(self) -> list[str]:
        """Return the chosen type, and those that lead through where it cannot stand."""
        portals, chosen = self.model.committed.ruleset.portals, self._brush.portal
        if chosen not in portals or portals[chosen].effect != "joins":
            return [chosen]
        others = (i for i, known in portals.items() if known.effect == "joins" and i != chosen)
        return [chosen, *others]

    def _place(self, type_: str, near: tuple[float, float]) -> PortalPlace:
        game_map = self.model.committed
        width = self._brush.portal_mm / game_map.unit_mm
        within = max(width, self.view.radius(30))
        return portal_place(game_map, type_, near, width, within=within)
