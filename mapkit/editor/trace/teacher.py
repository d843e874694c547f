"""Corrections of a traced map, and what they say of the rest of the board."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from mapkit.editor.state.map_model import MapModel
from mapkit.editor.tasks.worker import Tell
from mapkit.editor.trace.surveyed import SurveyedUnderlay
from mapkit.model import Doubt, GameMap

if TYPE_CHECKING:
    from mapkit.digitize.lessons import Lessons
    from mapkit.digitize.survey import Survey

_MOST_STEPS = 50


class Teacher(QObject):
    """Weighs all open doubts again after a correction, as a part of the same undo step.

    The picture is looked at when the first correction has been made. What was learned is kept
    while the map is open, and is in no file; the doubts are.
    """

    changed = pyqtSignal()
    """It begins or ends to weigh."""

    def __init__(self, model: MapModel, picture: SurveyedUnderlay, parent: QObject) -> None:
        super().__init__(parent)
        self._model, self._picture = model, picture
        self._steps: list[tuple[GameMap, GameMap]] = []
        self._lessons: Lessons | None = None
        self._last = model.committed
        self._asked: GameMap | None = None
        self._wanted = False
        model.committed_changed.connect(self._follow)
        model.replaced.connect(self._forget)
        picture.changed.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether doubts are being weighed again."""
        return bool(self._steps) and self._wanted

    def want(self, wanted: bool) -> None:
        """Say whether anybody reviews: only then corrections are learned from."""
        self._wanted = wanted
        self._last = self._model.committed
        if not wanted:
            self._steps.clear()
            self._asked = None

    def _follow(self) -> None:
        before, after = self._last, self._model.committed
        self._last = after
        history = self._model.history
        if not self._wanted or history.index() < history.count() or not _corrects(before, after):
            return
        self._steps = [*self._steps, (before, after)][-_MOST_STEPS:]
        self._picture.look()
        self._go_on()
        self.changed.emit()

    def _go_on(self) -> None:
        """Weigh, once the picture has been looked at."""
        game_map = self._model.committed
        if not self._steps or not self._picture.ready or self._asked is game_map:
            return
        self._asked = game_map
        steps = tuple(self._steps)
        work = partial(_weigh, game_map, steps, self._lessons)
        self._picture.ask(work, partial(self._take, game_map, len(steps)), about="lessons")

    def _take(
        self, game_map: GameMap, steps: int, found: tuple[tuple[Doubt, ...], Lessons]
    ) -> None:
        doubts, lessons = found
        self._asked = None
        if game_map is not self._model.committed:  # another edit came between: weigh that one
            self._go_on()
            return
        del self._steps[:steps]
        self._lessons = lessons
        self._model.amend(partial(_with_doubts, doubts=doubts))
        self.changed.emit()

    def _forget(self) -> None:
        self._steps.clear()
        self._lessons = self._asked = None
        self._last = self._model.committed


def _corrects(before: GameMap, after: GameMap) -> bool:
    """Return whether an edit settles doubts, joins fields or paints them."""
    if before.tracing is None or after.tracing is None:
        return False
    if not before.fields.keys() <= after.fields.keys():
        return True
    if set(before.tracing.doubts) - set(after.tracing.doubts):
        return True
    return any(
        (f.kind, f.traits) != (after.fields[i].kind, after.fields[i].traits)
        for i, f in before.fields.items()
        if f is not after.fields[i]
    )


def _weigh(
    game_map: GameMap,
    steps: tuple[tuple[GameMap, GameMap], ...],
    lessons: Lessons | None,
    seen: Survey,
    tell: Tell,
) -> tuple[tuple[Doubt, ...], Lessons]:
    """Learn from steps and weigh the doubts of a map, in a thread."""
    from mapkit.digitize.lessons import Lessons, learned, taught  # noqa: PLC0415 - of the extra

    known = lessons or Lessons()
    for done, (before, after) in enumerate(steps):
        tell(done, len(steps) + 1)
        known = learned(known, before, after, seen)
    assert game_map.tracing is not None
    return taught(game_map, seen, known) if known else (game_map.tracing.doubts, known)


def _with_doubts(game_map: GameMap, doubts: tuple[Doubt, ...]) -> GameMap:
    assert game_map.tracing is not None
    return replace(game_map, tracing=replace(game_map.tracing, doubts=doubts))
