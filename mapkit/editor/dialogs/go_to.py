"""Go to a field by its id, its name or what is printed on it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import partial

from PyQt6.QtCore import QRectF

from mapkit.editor.canvas.field_words import kind_and_sector
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec, Offer, Requirement
from mapkit.editor.state.selection import Selection
from mapkit.editor.state.shell import Shell
from mapkit.messages import one_line, translated, upper_first
from mapkit.model import GameMap, Marker

_AROUND_MM = 25.0


def install(shell: Shell) -> None:
    """Add the action, and the fields to what the command palette finds."""

    def ask() -> None:
        from mapkit.editor.dialogs.command_palette import CommandPalette  # noqa: PLC0415

        title = tr("Field: its number, its name or what is printed on it")
        CommandPalette(shell, partial(field_offers, shell), title).open_over_window()

    some = Requirement(lambda: shell.model.shown.fields, tr("The map has no fields."))
    shell.actions_by_id.add(
        ActionSpec(
            "edit.go_to", tr("Go to field…"), ask, "edit", "Ctrl+F",
            tr("Find a field by its number, its name or what is printed on it"),
            group="selection", needs=(some,),
        )
    )  # fmt: skip
    shell.actions_by_id.offer(partial(field_offers, shell), searched_only=True)


def field_offers(shell: Shell) -> Iterator[Offer]:
    """Yield every field of the map, as something to go to."""
    game_map = shell.model.shown
    printed = defaultdict(list)
    for marker in game_map.markers:
        printed[marker.field].append(_marker_words(game_map, marker))
    for item in game_map.fields.values():
        told = [w for w in (*kind_and_sector(game_map, item), *printed[item.id]) if w]
        name = f"{item.id} “{one_line(item.name)}”" if item.name else item.id
        words = (item.id, *printed[item.id], *((item.name,) if item.name else ()))
        yield Offer(
            f"field.{item.id}", f"{name} · {', '.join(told)}", tr("Field"),
            partial(_go, shell, item.id), words=words,
        )  # fmt: skip


def _marker_words(game_map: GameMap, marker: Marker) -> str:
    known = game_map.ruleset.markers.get(marker.type)
    label = upper_first(translated(known.label)) if known is not None else marker.type
    return " ".join([label, *(str(value) for value in marker.attributes.values())])


def _go(shell: Shell, field: str) -> None:
    """Select a field, and bring it into view where it is not."""
    game_map, view = shell.model.shown, shell.part(BoardView)
    if field not in game_map.fields:
        return
    shell.model.select(Selection(fields=(field,)))
    unit = game_map.unit_mm
    xs, ys = zip(*(p for ring in game_map.points(field) for p in ring), strict=True)
    left, top = min(xs) * unit, min(ys) * unit
    place = QRectF(left, top, max(xs) * unit - left, max(ys) * unit - top)
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    if not seen.contains(place):
        view.fit(place.adjusted(-_AROUND_MM, -_AROUND_MM, _AROUND_MM, _AROUND_MM))
    view.setFocus()
