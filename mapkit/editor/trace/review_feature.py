"""The review of a traced map in the window: its dock, its keys, the board and the photo."""

from __future__ import annotations

from PyQt6.QtCore import QObject, QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainterPath, QPen, QPolygonF
from PyQt6.QtWidgets import QGraphicsPathItem

from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.underlay import UnderlayPicture
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.requirements import at_rest
from mapkit.editor.state.selection import Selection
from mapkit.editor.state.shell import Shell
from mapkit.editor.trace.photo_above import PhotoAbove
from mapkit.editor.trace.review import Review
from mapkit.editor.trace.review_panel import ReviewPanel
from mapkit.editor.trace.surveyed import SurveyedUnderlay
from mapkit.editor.trace.teacher import Teacher
from mapkit.model import Doubt
from mapkit.review.alternatives import LOOK

_AROUND_MM = 40.0
_RING_PIXELS = 26.0
_RING = QColor("#ffb000")
_BY_HAND = {
    "missing": "split", "below": "draw", "portal": "portal", "marker": "marker", LOOK: "reshape",
}  # fmt: skip
"""The tool that corrects what only a person can say."""


def install(shell: Shell) -> None:
    """Add the dock and its actions."""
    shell.provide(ReviewFeature(shell))


class ReviewFeature(QObject):
    """The review of one window."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell, self._model = shell, shell.model
        self._view = view = shell.part(BoardView)
        self.review = Review(shell.model, self)
        self.photo = PhotoAbove(shell.part(UnderlayPicture), view)
        self.teacher = Teacher(shell.model, shell.part(SurveyedUnderlay), self)
        self.panel = ReviewPanel(self.review, shell.model, self.teacher)
        self.review.worker.hold_while(lambda: self._model.working or view.picture.busy)
        self._ring = _ring()
        self._ring.setParentItem(view.layers["hover"].root)
        self._dock = shell.add_dock("review", tr("Review"), self.panel)
        self._add_actions()
        self._connect()
        self._follow()
        self._follow_buttons()

    def _add_actions(self) -> None:
        review = self.review
        listed = Requirement(lambda: review.first is not None, tr("There is nothing to review."))
        chosen = Requirement(
            lambda: review.current is not None, tr("Go to an item of the review first.")
        )
        alike = Requirement(
            lambda: len(review.group) > 1, tr("Nothing else asks the same as this item.")
        )
        visited = Requirement(lambda: review.can_go_back, tr("There is no item before this one."))
        photo = Requirement(
            lambda: self.photo.there, tr("There is no underlay yet: View, Underlay, Load picture.")
        )
        rest = at_rest(self._model)
        self._shell.add_submenu("edit", "edit.review", tr("Revie&w"), "review")
        self._shell.actions_by_id.add(
            ActionSpec(
                "review.accept", tr("&Accept as it is"), review.accept, "edit.review", "F9",
                tr("What is doubtful is right: go on to the next item"), needs=(chosen, rest),
            ),
            ActionSpec(
                "review.fix", tr("&Correct it"), self._fix, "edit.review", "Shift+F9",
                tr("Make it what it may be instead, or take the tool that corrects it"),
                needs=(chosen, rest),
            ),
            ActionSpec(
                "review.accept_group", tr("Accept a&ll alike"), review.accept_group, "edit.review",
                "Ctrl+F9", tr("All that asks the same is right: go on to the next item"),
                needs=(alike, rest),
            ),
            ActionSpec(
                "review.fix_group", tr("C&orrect all alike"), review.fix_group, "edit.review",
                "Ctrl+Shift+F9", tr("Make all that asks the same what it may be instead"),
                needs=(alike, rest),
            ),
            ActionSpec(
                "review.skip", tr("&Next item"), self._skip, "edit.review", "F8",
                tr("Leave the item open and go to the next one that is doubtful"),
                needs=(listed,),
            ),
            ActionSpec(
                "review.back", tr("&Previous item"), review.back, "edit.review", "Shift+F8",
                tr("Go back to the item before, if it is still open"), needs=(visited,),
            ),
            ActionSpec(
                "review.photo", tr("P&hoto above the drawing"), self.photo.toggle, "edit.review",
                "F7", tr("Show the photo in front of the drawing, or the drawing again"),
                needs=(photo,),
            ),
        )  # fmt: skip

    def _connect(self) -> None:
        actions, panel = self._shell.actions_by_id, self.panel
        for action, button in panel.buttons.items():
            button.clicked.connect(actions[f"review.{action}"].trigger)
            actions[f"review.{action}"].changed.connect(self._follow_buttons)
        panel.picked.connect(self.review.look_at)
        panel.fix_picked.connect(self.review.fix)
        panel.blink.setChecked(self.photo.may_blink)
        panel.blink.toggled.connect(self._choose_blinking)
        self.photo.changed.connect(self._follow)
        self.review.changed.connect(self._follow)
        self.review.moved.connect(self._show)
        self._dock.visibilityChanged.connect(self._want)
        self._view.zoomed.connect(lambda _zoom: self._place_ring())
        self._shell.closing.connect(self._close)

    def _want(self, visible: bool) -> None:
        self.review.want(visible)
        self.teacher.want(visible)
        self._ring.setVisible(visible and self._marked)
        if not visible:
            self.photo.stop()

    def _close(self) -> None:
        self.photo.stop()
        self.review.close()

    def _choose_blinking(self, on: bool) -> None:
        self.photo.may_blink = on
        if on and self.review.current is not None:
            self.photo.begin()
        elif not on:
            self.photo.stop()

    def _skip(self) -> None:
        if self.review.current is None:
            self.review.look_at(self.review.first)
        else:
            self.review.skip()

    def _fix(self) -> None:
        """Correct the item: at once where there is one way, by a menu or a tool otherwise."""
        doubt, others = self.review.current, self.review.others
        assert doubt is not None
        if len(others) == 1:
            self.review.fix(others[0])
        elif others:
            self.panel.offer_others()
        else:
            self.photo.stop()
            self._shell.part(ToolBox).use(_BY_HAND.get(doubt.about, "select"))
            self._shell.tell(
                tr("Correct it on the board, then accept it in the review."), seconds=8
            )

    def _show(self) -> None:
        """Zoom to what is looked at, select it and blink the photo."""
        doubt = self.review.current
        self._ring.setVisible(self._marked)
        if doubt is None:
            self.photo.stop()
            return
        known = self._model.shown.fields
        self._model.select(Selection(fields=tuple(f for f in doubt.fields if f in known)))
        self._view.fit(self._part_of(doubt))
        self._place_ring()
        self.photo.begin()

    def _part_of(self, doubt: Doubt) -> QRectF:
        """Return the part of the board to show: a field, or of a border its surroundings."""
        game_map, to_scene = self._model.shown, self._view.to_scene
        middle, near = to_scene(doubt.at), QPointF(_AROUND_MM, _AROUND_MM)
        rect = QRectF(middle - near, middle + near) if self._marked else QRectF()
        if doubt.about not in {"border", "portal"}:
            for field in doubt.fields:
                if field in game_map.fields:
                    corners = QPolygonF([to_scene(p) for p in game_map.points(field)[0]])
                    rect = rect.united(corners.boundingRect())
        return rect

    @property
    def _marked(self) -> bool:
        """Whether what is looked at has a place in its field."""
        doubt = self.review.current
        return doubt is not None and doubt.about != LOOK

    def _place_ring(self) -> None:
        doubt = self.review.current
        if doubt is not None:
            middle = self._view.to_scene(doubt.at)
            radius = _RING_PIXELS / self._view.pixels_per_mm()
            path = QPainterPath()
            path.addEllipse(middle, radius, radius)
            self._ring.setPath(path)

    def _follow(self) -> None:
        self._shell.actions_by_id.follow()
        self.panel.photo_button.setChecked(self.photo.shown)

    def _follow_buttons(self) -> None:
        """Let buttons say what their actions say."""
        actions, panel = self._shell.actions_by_id, self.panel
        for action, button in panel.buttons.items():
            button.setEnabled(actions[f"review.{action}"].isEnabled())
            button.setToolTip(actions[f"review.{action}"].toolTip())


def _ring() -> QGraphicsPathItem:
    item = QGraphicsPathItem()
    pen = QPen(_RING, 2.0, Qt.PenStyle.DashLine)
    pen.setCosmetic(True)
    item.setPen(pen)
    item.hide()
    return item
