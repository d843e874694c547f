"""The open map and its history: the one place where the shown map changes.

Views subscribe to :attr:`MapModel.changed` and ask :attr:`MapModel.shown`; none keeps a map of
its own. Edits are functions from map to map (:mod:`mapkit.edits`), so one kind of undo command
serves them all.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, TypeVar

from PyQt6 import sip
from PyQt6.QtCore import QObject, QTimer, pyqtSignal
from PyQt6.QtGui import QUndoCommand, QUndoStack

from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.state.selection import NOTHING, Selection, refuse_locked
from mapkit.editor.tasks.edit_runner import Edit, EditRun, EditRunner
from mapkit.edits import EditRefusedError, changes
from mapkit.messages import translated
from mapkit.model import GameMap

Guide = tuple[str, float]
"""``("x", 120.0)`` is a vertical line at 120 mm, ``("y", ...)`` a horizontal one."""


_Value = TypeVar("_Value")

Done = Callable[[bool], None]
"""What is called when an edit is over: whether it has become a step of the history."""


class MapModel(QObject):
    """The map as it is shown, the map as it is committed, the selection, and the history.

    While a gesture runs (a vertex is being dragged) the shown map is a *preview* of the committed
    one; :meth:`commit` makes one undo step of it, :meth:`cancel` drops it.

    Edits of a large map run in a thread. :meth:`edit` and :meth:`commit` begin one and return;
    until it is over the model is :attr:`working` and refuses every other edit, and :meth:`stop`
    leaves the map as it is.

    ``level`` is the level that is worked on, None for all: its fields move without those of the
    other.
    """

    changed = pyqtSignal(object)
    """Of ChangeSet: The shown map is another one; the ChangeSet says what differs from the one
    shown before."""
    committed_changed = pyqtSignal()
    """The committed map is another one: an edit, undo or redo. Slow followers (checks, autosave,
    tables) listen to this one."""
    replaced = pyqtSignal()
    """Another map was opened, or this one was read again: forget everything."""
    selection_changed = pyqtSignal()
    refused = pyqtSignal(str, object)
    """Of (str, tuple of (float, float)): An edit was refused: why, and where on the board in map
    units."""
    working_changed = pyqtSignal(str)
    """A step with this name takes its time; "" when it is over."""
    guides_changed = pyqtSignal()
    """:attr:`guides` are others."""

    def __init__(self, game_map: GameMap, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.history = QUndoStack(self)
        self._committed = game_map
        self._shown = game_map
        self._selection = NOTHING
        self._chosen = NOTHING
        self._revisions = itertools.count(1)
        self._revision = 0
        self._runner = EditRunner(self)
        self._work = ""
        self._after_work: list[Callable[[], None]] = []
        self._keeps = self._filling = False
        self.level: int | None = None
        self._guides: tuple[Guide, ...] = ()
        self._locked: frozenset[str] = frozenset()
        self._runner.previewed.connect(self._show_preview)

    @property
    def shown(self) -> GameMap:
        """The map to draw: the preview of a running gesture, otherwise the committed map."""
        return self._shown

    @property
    def committed(self) -> GameMap:
        """The map to save."""
        return self._committed

    @property
    def previewing(self) -> bool:
        """Whether a gesture is under way."""
        return self._shown is not self._committed or self._runner.previewing

    @property
    def working(self) -> bool:
        """Whether an edit is being computed that every other one has to wait for."""
        return self._runner.waiting

    def after_work(self, call: Callable[[], None]) -> None:
        """Call something once the edit that is being computed is over, at once if none is."""
        if self.working:
            self._after_work.append(call)
        else:
            call()

    def stop(self) -> None:
        """Give up the edit that is being computed."""
        self._runner.stop()

    @property
    def revision(self) -> int:
        """Number of the shown map; answers computed for another revision are stale."""
        return self._revision

    @property
    def guides(self) -> tuple[Guide, ...]:
        """Lines to draw along: no part of the map, but their changes are steps of the history."""
        return self._guides

    def load_guides(self, guides: Iterable[Guide]) -> None:
        """Show other guides, such as those that are remembered of a map; no step."""
        guides = tuple(guides)
        if guides != self._guides and not self._filling:
            self._guides = guides
            self.guides_changed.emit()

    def change_guides(self, text: str, guides: Iterable[Guide]) -> None:
        """Change the guides as one undo step; the map stays saved if it is."""
        guides = tuple(guides)
        if guides != self._guides and not self._refuses_while_working():
            self.history.push(_GuideCommand(text, self.load_guides, self._guides, guides))

    @property
    def unsaved(self) -> bool:
        """Whether the map is another than when it was saved; guides are in no file."""
        history = self.history
        if history.isClean():
            return False
        ends = sorted((history.cleanIndex(), history.index()))
        if ends[0] < 0:
            return True
        return any(isinstance(history.command(n), _MapCommand) for n in range(*ends))

    @property
    def selection(self) -> Selection:
        """What is selected."""
        return self._selection

    def select(self, selection: Selection) -> None:
        """Replace the selection."""
        self._chosen = selection.within(self._shown).without(self._locked)
        if self._follow_selection():
            self.selection_changed.emit()

    @property
    def locked(self) -> frozenset[str]:
        """Layers of which nothing can be selected, and that no edit changes."""
        return self._locked

    def lock(self, layer: str, on: bool) -> None:
        """Lock one of :data:`~mapkit.editor.state.selection.LOCKABLE`, or unlock it."""
        self._locked = self._locked | {layer} if on else self._locked - {layer}
        self.select(self._selection)

    def _within_locks(self, edit: Edit) -> Edit:
        layers = self._locked
        return (lambda before: refuse_locked(before, edit(before), layers)) if layers else edit

    def edit(self, text: str, edit: Edit, *, merge: str = "", done: Done | None = None) -> None:
        """Carry out an edit as one undo step.

        Parameters
        ----------
        text : str
            What the history calls it, translated.
        edit : callable
        merge : str
            Edits that follow each other with the same key become one step (typing into a box).
        done : callable, optional
            Called in the window's thread when it is over, perhaps at once: whether it has become
            a step. It has not where it was refused (told by :attr:`refused`), was stopped, or
            changed nothing.
        """
        done = done or _nothing
        # A box loses the keyboard while its window is taken apart.
        if sip.isdeleted(self) or self._refuses_while_working():
            done(False)
            return
        self.cancel()
        self._runner.work_out(
            self._committed,
            self._within_locks(edit),
            began=partial(self._begin_work, text),
            ended=partial(self._end_edit, text, merge, done),
        )

    def _end_edit(self, text: str, merge: str, done: Done, run: EditRun | None) -> None:
        self._end_work()
        made = False
        try:
            after = self._outcome(run) if run is not None else None
            made = after is not None and self.take_step(text, after, merge=merge)
        finally:
            done(made)

    def take_step(self, text: str, after: GameMap, *, merge: str = "") -> bool:
        """Make one undo step of a map that is computed; False where it is the one there is."""
        before = self._committed
        if after == before or self._refuses_while_working():
            return False
        self.history.push(_MapCommand(text, self._set_committed, before, after, merge))
        return True

    def earlier(self) -> tuple[tuple[str, GameMap], ...]:
        """Return the name of each step up to now and the map before it, the newest first."""
        steps = (self.history.command(n) for n in reversed(range(self.history.index())))
        return tuple((step.name, step.before) for step in steps if isinstance(step, _MapCommand))

    def comes_from(self, text: str, before: GameMap) -> None:
        """Make what is open one undo step after an earlier map, which counts as saved."""
        if before == self._committed:
            self.history.resetClean()
        else:
            after = self._committed
            self.history.push(_MapCommand(text, self._set_committed, before, after))

    def amend(self, edit: Edit) -> bool:
        """Change what the last step made, so that one undo takes back both.

        What is computed of a step afterwards, such as doubts that follow from it, is no step of
        its own.

        Returns False where nothing is changed: the last step was undone or saved, a gesture is
        under way, or the edit gives the same map.
        """
        history = self.history
        last = history.command(history.index() - 1) if history.index() else None
        if (
            self.working or self.previewing or history.isClean()
            or history.index() < history.count()
            or not isinstance(last, _MapCommand) or last.after is not self._committed
        ):  # fmt: skip
            return False
        after = edit(self._committed)
        if after == self._committed:
            return False
        last.after = after
        self._set_committed(after)
        return True

    def preview(self, edit: Edit, *, keeps: bool = False) -> bool:
        """Show what an edit of the committed map would give.

        One that is refused takes the preview back, so that what is shown is what :meth:`commit`
        makes a step of. What takes its time is shown later, unless a newer preview or
        :meth:`cancel` comes first.

        ``keeps`` says whether a refused one leaves what is shown as it is: the gesture goes on
        without it.
        """
        if self.working:
            return False
        self._keeps = keeps
        run = self._runner.preview(self._committed, self._within_locks(edit))
        return run is None or self._show_preview(run)

    def let_previews_wait(self, drawing: Callable[[], bool]) -> None:
        """Let slow previews begin one after the other's drawing, of which ``drawing`` tells."""
        self._runner.drawing = drawing

    def commit(self, text: str, *, done: Done | None = None) -> None:
        """Make the preview one undo step, once it is computed.

        ``text`` is what the history calls it, translated; ``done`` is as for :meth:`edit`. There is
        no step where there is no preview.
        """
        done = done or _nothing
        if self._refuses_while_working():
            done(False)
            return
        self._runner.finish_previews(
            began=partial(self._begin_work, text), ended=partial(self._end_gesture, text, done)
        )

    def _end_gesture(self, text: str, done: Done, finished: bool) -> None:
        self._end_work()
        made = finished and self.take_step(text, self._shown)
        if not made:
            self.cancel()
        done(made)

    def cancel(self) -> None:
        """Drop the preview."""
        if not self.working:
            self._runner.stop()
        self._show(self._committed)

    def replace(self, game_map: GameMap) -> None:
        """Open another map; the history begins anew."""
        self.stop()
        self._committed = self._shown = game_map
        self._revision = next(self._revisions)
        self._selection = self._chosen = NOTHING
        self.history.clear()
        self.history.setClean()  # which an empty history does not become by itself
        self.replaced.emit()
        self.selection_changed.emit()
        self.committed_changed.emit()

    def take_over(self, other: MapModel) -> None:
        """Go on with the map, the history and the saved state of another model."""
        self.replace(other.committed)
        self._filling = True
        try:
            self._take_steps(other.history)
        finally:
            self._filling = False
        self.load_guides(other.guides)

    def _take_steps(self, theirs: QUndoStack) -> None:
        """Put the steps of another history into this one, without taking them."""
        steps = [theirs.command(n) for n in range(theirs.count())]
        for n, step in enumerate(steps):
            if n == theirs.cleanIndex():
                self.history.setClean()
            assert isinstance(step, _MapCommand | _GuideCommand)
            name = translated(step.name)  # the language may be another since
            if isinstance(step, _MapCommand):
                self.history.push(_MapCommand(name, self._set_committed, step.before, step.after))
            else:
                self.history.push(_GuideCommand(name, self.load_guides, step.before, step.after))
        if theirs.cleanIndex() == len(steps):
            self.history.setClean()
        elif theirs.cleanIndex() < 0:
            self.history.resetClean()
        self.history.setIndex(theirs.index())

    def _refuses_while_working(self) -> bool:
        if self.working:
            self.refused.emit(tr("Another step is still in progress. Press Escape to stop it."), ())
        return self.working

    def _begin_work(self, text: str) -> None:
        self._work = text
        self.working_changed.emit(text)

    def _end_work(self) -> None:
        if self._work:
            self._work = ""
            self.working_changed.emit("")
            calls, self._after_work = self._after_work, []
            for call in calls:
                QTimer.singleShot(0, partial(self._call, call))

    def _call(self, call: Callable[[], None]) -> None:
        if not sip.isdeleted(self):
            call()

    def _show_preview(self, run: EditRun) -> bool:
        if run.before is not self._committed:
            return False
        if run.refusal is not None and not self._keeps:
            self._show(self._committed)
        after = self._outcome(run)
        if after is not None:
            self._show(after)
        return after is not None

    def _outcome(self, run: EditRun) -> GameMap | None:
        """Return the map that came of an edit; tell why there is none."""
        refusal = run.refusal
        if isinstance(refusal, EditRefusedError):
            self.refused.emit(message_of(refusal), refusal.at)
        elif refusal is not None:  # what was to be edited is gone, say
            self.refused.emit(message_of(refusal), ())
        return run.after

    def _show(self, game_map: GameMap) -> None:
        before, self._shown = self._shown, game_map
        selects_other = self._follow_selection()
        if game_map is not before:
            self._revision = next(self._revisions)
            self.changed.emit(changes(before, game_map))
        if selects_other:
            self.selection_changed.emit()

    def _follow_selection(self) -> bool:
        """Select what the shown map has of what was chosen: a preview may lack it for a moment."""
        before, self._selection = self._selection, self._chosen.within(self._shown)
        if not self.previewing:
            self._chosen = self._selection
        return self._selection != before

    def _set_committed(self, game_map: GameMap) -> None:
        if self._filling:
            return
        self.stop()  # what is being computed was of another map
        self._committed = game_map
        self._show(game_map)
        self.committed_changed.emit()


def _nothing(_made: bool) -> None:
    """Do nothing when an edit is over."""


class _Command(QUndoCommand, Generic[_Value]):
    """From one value to another, which ``show`` shows."""

    def __init__(
        self, name: str, show: Callable[[_Value], None], before: _Value, after: _Value,
        merge: str = "",
    ) -> None:  # fmt: skip
        super().__init__(name)
        self._show, self.name, self.before, self.after = show, name, before, after
        self.merge = merge

    def redo(self) -> None:
        self._show(self.after)

    def undo(self) -> None:
        self._show(self.before)


class _GuideCommand(_Command[tuple[Guide, ...]]):
    """From some guides to others."""


class _MapCommand(_Command[GameMap]):
    """From one map to another; those with the same ``merge`` that follow each other are one."""

    def id(self) -> int:
        return 1 if self.merge else -1

    def mergeWith(self, other: QUndoCommand | None) -> bool:  # noqa: N802 - Qt's name
        if not isinstance(other, _MapCommand) or other.merge != self.merge:
            return False
        self.after = other.after
        self.setObsolete(self.before == self.after)
        return True
