"""Compare: the open map beside its file, an earlier step, or another map."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, Qt

from mapkit.editor.canvas.overlay import Overlay
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.files.questions import ask_path_to_open
from mapkit.editor.i18n.texts import message_of, tr, tr_n
from mapkit.editor.sight.compare_panel import ComparePanel
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.state.actions import ActionSpec
from mapkit.editor.state.selection import Selection
from mapkit.editor.state.shell import Shell
from mapkit.editor.tasks.edit_runner import Edit
from mapkit.editor.tasks.main_thread import single_shot
from mapkit.editor.tasks.worker import Tell, Worker
from mapkit.edits import (
    drawn_together,
    rename_field,
    take_fact,
    take_header,
    take_markers,
    take_portal,
    take_shapes,
)
from mapkit.errors import InvalidMapError, MapkitError
from mapkit.mapfile import read_map

if TYPE_CHECKING:
    from mapkit.analysis.change import Change
    from mapkit.model import GameMap

_KIND = "compare"
_PAUSE_MS = 300


def install(shell: Shell) -> None:
    """Add the dock and its action."""
    shell.provide(CompareFeature(shell))


class CompareFeature(QObject):
    """What one window's map is compared with.

    ``other`` is the other version; None before one was chosen.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._shell, self._model = shell, shell.model
        self._files, self._live = shell.part(MapFiles), shell.part(LiveFeature)
        self.other: GameMap | None = None
        self._name = ""
        self._versions: list[tuple[str, GameMap | None]] = []
        self.worker = Worker(self, background=True)
        self.panel = panel = ComparePanel()
        self._dock = shell.add_dock(
            "compare", tr("Compare"), panel, Qt.DockWidgetArea.BottomDockWidgetArea
        )
        shell.actions_by_id.add(
            ActionSpec(
                "map.compare", tr("Compare with…"), self._begin, "edit", "",
                tr("What differs from the file, an earlier step or another map"),
            )
        )  # fmt: skip
        panel.version_asked.connect(self._choose)
        panel.picked.connect(self._jump)
        panel.take_asked.connect(self._take)
        self._marks = Overlay(shell.part(BoardView).board)
        self._later = single_shot(self, self._compare, _PAUSE_MS)
        self._dock.visibilityChanged.connect(self._seen)
        self._model.committed_changed.connect(self._follow)
        self._model.replaced.connect(self._forget)
        shell.closing.connect(self.worker.close)
        self._forget()

    def compare_with(self, other: GameMap, name: str) -> None:
        """List what differs from another version."""
        self.other, self._name = other, name
        self._offer()
        self._compare()

    def _begin(self) -> None:
        self._dock.show()
        self._dock.raise_()
        if self.other is None and len(self._versions) > 1:
            self._choose(1)

    def _seen(self, seen: bool) -> None:
        if seen:
            self._offer()
        else:
            self._marks.clear()

    def _follow(self) -> None:
        self._marks.clear()
        if self._dock.isVisible():
            self._offer()
            if self.other is not None:
                self._later.start()

    def _forget(self) -> None:
        self.worker.cancel(_KIND)
        self.other, self._name = None, ""
        self._marks.clear()
        self._offer()
        self.panel.show_changes((), tr("Choose what to compare with."))

    def _offer(self) -> None:
        """Offer the file, the steps of the history, and another map."""
        steps = self._model.earlier()
        self._versions = [(tr("Another map…"), None)]
        if self._files.path is not None:
            self._versions.append((tr("The file as it is now"), None))
        self._versions += [(tr("Before: {step}", step=name), game_map) for name, game_map in steps]
        chosen = next((k for k, (_, m) in enumerate(self._versions) if m and m is self.other), -1)
        if self.other is not None and chosen < 0:
            self._versions.append((self._name, self.other))
            chosen = len(self._versions) - 1
        self.panel.show_versions([name for name, _ in self._versions], chosen)

    def _choose(self, number: int) -> None:
        name, game_map = self._versions[number]
        if game_map is not None:
            self.compare_with(game_map, name)
            return
        path = self._files.path
        if number == 0:
            folder = path.parent if path is not None else Path.cwd()
            path = ask_path_to_open(self._shell.widget, folder)
        if path is None:
            self._offer()
            return
        try:
            found = read_map(path).map
        except MapkitError as problem:
            self.panel.show_changes((), message_of(problem))
            return
        if found is None:
            self.panel.show_changes((), tr("{name} cannot be read as a map.", name=path.name))
            return
        self.compare_with(found, path.name if number == 0 else name)

    def _compare(self) -> None:
        if self.other is None:
            return
        self.panel.show_changes((), tr("Comparing …"))
        self.worker.submit(
            _KIND, partial(_differences, self.other, self._model.committed), self._show,
            failed=lambda problem: self.panel.show_changes((), message_of(problem)),
        )  # fmt: skip

    def _show(self, changes: tuple[Change, ...]) -> None:
        sight = sum(change.subject == "sight" for change in changes)
        said = tr_n("{n} difference(s)", len(changes))
        if sight:
            said = tr("{all}; {sight}", all=said, sight=tr_n("{n} other sightline(s)", sight))
        self.panel.show_changes(changes, said if changes else tr("There is no difference."))

    def _jump(self, change: Change) -> None:
        """Show a change on the board: the pair, or the field with its other outline, dashed."""
        game_map, other = self._model.committed, self.other
        self._marks.clear()
        self._marks.set_unit(game_map.unit_mm)
        names = change.id.split("|")
        if change.subject == "sight" and all(name in game_map.fields for name in names):
            self._live.answers.show_pair(*names)
            self._live.show_fields(names)
            return
        if change.subject == "portal":
            portals = (*game_map.portals, *(other.portals if other else ()))
            names = [f for p in portals if p.id == change.id for f in p.between]
        names = [n for n in names if n in game_map.fields or (other and n in other.fields)]
        if other is not None and other.unit_mm == game_map.unit_mm:
            for name in names:
                for ring in other.points(name) if name in other.fields else ():
                    self._marks.line([*ring, ring[0]], "draw", dashed=True)
        there = [n for n in names if n in game_map.fields]
        if there:
            self._model.select(Selection(fields=tuple(dict.fromkeys(there))))
            self._live.show_fields(there)

    def _take(self, change: Change) -> None:
        other = self.other
        if other is not None:
            self._model.edit(tr("Take over a change"), _taking(other, change))


def _taking(other: GameMap, change: Change) -> Edit:
    """Return the edit that makes one thing as it is in another version."""
    match change.subject, change.what:
        case "field", "changed":
            return partial(take_fact, field=change.id, facts=change.before)
        case "field", "renamed":
            return partial(rename_field, field=change.id, new_id=change.before)
        case "field", _:
            return lambda m: take_shapes(m, other, drawn_together(m, other, change.id))
        case "portal", _:
            return partial(take_portal, other=other, portal=change.id)
        case "marker", _:
            return partial(take_markers, other=other, field=change.id)
        case _:
            return partial(take_header, other=other, key=change.id)


def _differences(other: GameMap, game_map: GameMap, _tell: Tell) -> tuple[Change, ...]:
    from mapkit.board import Board, diff  # noqa: PLC0415 - when it is first asked, in its thread

    before, after = Board(other), Board(game_map)
    try:
        return diff(before, after)
    except InvalidMapError:  # only what is drawn can be compared
        return diff(before, after, tables=False)
