"""Actions on what is selected: turn, mirror, align, straighten, delete."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QInputDialog

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.state.requirements import at_rest, fields, fields_or_vertices
from mapkit.editor.state.selection import Selection
from mapkit.editor.state.shell import Shell
from mapkit.editor.tools.select_tool import delete_selection
from mapkit.edits import (
    ALIGNMENTS,
    align_fields,
    align_vertices,
    cut_corners,
    cuttable_corners,
    distribute_fields,
    distribute_vertices,
    merge_fields,
    mirror_fields,
    orthogonalise,
    reading_order,
    renumber_fields,
    rotate_fields,
    straighten,
    weld_vertices,
)
from mapkit.model import GameMap

_USUAL_CUT_MM = 5.0


class TransformActions(QObject):
    """The actions of one window on its selection."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.widget)
        self._model: MapModel = shell.model
        self._widget, self._cut_mm = shell.widget, _USUAL_CUT_MM
        shell.actions_by_id.add(
            *self._of_selection(), *self._of_fields(), *self._of_borders(), *self._alignments()
        )
        shell.add_submenu("field", "align", tr("Ali&gn and distribute"))

    def _of_selection(self) -> tuple[ActionSpec, ...]:
        model = self._model
        selected = Requirement(
            lambda: model.selection,
            tr("Nothing is selected. Click a field, a vertex, a door or a marker."),
        )
        fields_there = Requirement(lambda: model.shown.fields, tr("The map has no fields."))
        return (
            ActionSpec(
                "edit.delete", tr("&Delete"), lambda: delete_selection(self._model), "edit",
                "Delete", tr("Delete what is selected"), "delete", group="selection",
                needs=(selected, at_rest(model)),
            ),
            ActionSpec(
                "edit.select_all", tr("Select &all fields"), self._select_all, "edit", "Ctrl+A",
                tr("Select every field"), group="selection", needs=(fields_there,),
            ),
        )  # fmt: skip

    def _of_fields(self) -> tuple[ActionSpec, ...]:
        model = self._model
        one, two = ((fields(model, n), at_rest(model)) for n in (1, 2))
        return (
            ActionSpec(
                "field.merge", tr("&Merge"), self._merge, "field", "J",
                tr("Make one field of the selected ones"), "merge", needs=two,
            ),
            ActionSpec(
                "field.renumber_rows", tr("Number row by row"), self._number, "field", "",
                tr("Number the selected fields, or all, from left to right, row by row"),
                group="number", needs=(at_rest(model),),
            ),
            ActionSpec(
                "field.renumber_sectors", tr("Number by sector"),
                partial(self._number, by_sector=True), "field", "",
                tr("Number the selected fields, or all, sector by sector and row by row"),
                group="number", needs=(at_rest(model),), applies=lambda rules: rules.sectors,
            ),
            ActionSpec(
                "field.mirror_x", tr("Mirror left to &right"),
                lambda: self._arrange(tr("Mirror"), mirror_fields, axis="x"), "field", "Ctrl+M",
                tr("Mirror the selected fields left to right"), "mirror", group="turn", needs=one,
            ),
            ActionSpec(
                "field.mirror_y", tr("Mirror top to &bottom"),
                lambda: self._arrange(tr("Mirror"), mirror_fields, axis="y"), "field",
                "Ctrl+Shift+M", tr("Mirror the selected fields top to bottom"), group="turn",
                needs=one,
            ),
            ActionSpec(
                "field.turn_right", tr("Turn &clockwise"),
                lambda: self._arrange(tr("Turn"), rotate_fields, quarter_turns=1), "field",
                "Ctrl+R", tr("Turn the selected fields clockwise by 90°"), "rotate", group="turn",
                needs=one,
            ),
            ActionSpec(
                "field.turn_left", tr("Turn c&ounter-clockwise"),
                lambda: self._arrange(tr("Turn"), rotate_fields, quarter_turns=-1), "field",
                "Ctrl+Shift+R", tr("Turn the selected fields counter-clockwise by 90°"),
                group="turn", needs=one,
            ),
        )  # fmt: skip

    def _number(self, *, by_sector: bool = False) -> None:
        game_map, chosen = self._model.committed, self._model.selection.fields
        fields = chosen if len(chosen) > 1 else tuple(game_map.fields)
        order = list(reading_order(game_map, fields))
        if by_sector:
            sectors = [*game_map.sectors, None]
            order.sort(key=lambda f: sectors.index(game_map.fields[f].sector))
        numbers = [int(f) for f in fields if f.isdecimal()] if len(chosen) > 1 else []
        first = min(numbers, default=1)
        self._model.edit(tr("Renumber"), partial(renumber_fields, fields=order, first=first))

    def _of_borders(self) -> tuple[ActionSpec, ...]:
        model = self._model
        rest = at_rest(model)
        ends = Requirement(
            lambda: len(model.selection.vertices) == 2,
            tr("Select the two vertices at the ends of the border."),
        )
        corners = Requirement(
            lambda: model.selection.vertices or model.selection.fields,
            tr("Select vertices or fields first."),
        )
        several = Requirement(
            lambda: len(model.selection.vertices) > 1, tr("Select two vertices or more.")
        )
        return (
            ActionSpec(
                "field.straighten", tr("&Straighten the border"), self._straighten, "field", "T",
                tr("Make the border between the two selected vertices straight"), group="border",
                needs=(ends, rest),
            ),
            ActionSpec(
                "field.square", tr("S&quare the corners"), self._square, "field", "Shift+T",
                tr("Make the corners of the selected fields right angles"), "square",
                group="border", needs=(fields(model, 1), rest),
            ),
            *(
                ActionSpec(
                    f"field.{name}", text, partial(self._cut_corners, rounded=rounded), "field",
                    "", tip, group="border", needs=(corners, rest),
                )
                for name, text, tip, rounded in (
                    (
                        "chamfer", tr("Cut corners off…"),
                        tr("Cut off the selected vertices, or all corners of the selected fields"),
                        False,
                    ),
                    (
                        "round", tr("Round corners…"),
                        tr("Round the selected vertices, or all corners of the selected fields"),
                        True,
                    ),
                )
            ),
            ActionSpec(
                "field.weld", tr("&Weld vertices"), self._weld, "field", "W",
                tr("Make one vertex of the selected ones"), group="border", needs=(several, rest),
            ),
        )  # fmt: skip

    def _alignments(self) -> tuple[ActionSpec, ...]:
        titles = {
            "left": tr("&Left sides"),
            "centre": tr("&Centres, left to right"),
            "right": tr("&Right sides"),
            "top": tr("&Tops"),
            "middle": tr("C&entres, top to bottom"),
            "bottom": tr("&Bottoms"),
        }
        model = self._model
        two, three = ((fields_or_vertices(model, n), at_rest(model)) for n in (2, 3))
        found = [
            ActionSpec(
                f"align.{how}", titles[how], partial(self._align, how), "align", "",
                tr("Align the selected fields or vertices"), needs=two,
            )
            for how in ALIGNMENTS
        ]  # fmt: skip
        spread = {"x": tr("Distribute left to ri&ght"), "y": tr("Distribute top to botto&m")}
        for axis, title in spread.items():
            found.append(
                ActionSpec(
                    f"align.distribute_{axis}", title, partial(self._distribute, axis), "align",
                    "", tr("Space the selected fields or vertices evenly"), group="distribute",
                    needs=three,
                )
            )  # fmt: skip
        return tuple(found)

    def _select_all(self) -> None:
        self._model.select(Selection(fields=tuple(self._model.shown.fields)))

    def _merge(self) -> None:
        fields = self._model.selection.fields

        def merged(made: bool) -> None:
            if made:
                self._model.select(Selection(fields=fields[:1]))

        self._model.edit(tr("Merge fields"), partial(merge_fields, fields=fields), done=merged)

    def _arrange(self, text: str, edit: Callable[..., GameMap], **how: object) -> None:
        fields = self._model.selection.fields
        self._model.edit(text, partial(edit, fields=fields, **how))

    def _align(self, how: str) -> None:
        self._arrange_any(tr("Align"), 2, align_vertices, align_fields, how=how)

    def _distribute(self, axis: str) -> None:
        self._arrange_any(tr("Distribute"), 3, distribute_vertices, distribute_fields, axis=axis)

    def _arrange_any(
        self, text: str, least: int, of_vertices: Callable[..., GameMap],
        of_fields: Callable[..., GameMap], **how: object,
    ) -> None:  # fmt: skip
        """Arrange the selected vertices, the fields where fewer than ``least`` are selected."""
        vertices = self._model.selection.vertices
        if len(vertices) >= least:
            edit = partial(of_vertices, vertices=vertices, level=self._model.level, **how)
            self._model.edit(text, edit)
        else:
            self._arrange(text, of_fields, **how)

    def _straighten(self) -> None:
        start, end = self._model.selection.vertices
        self._model.edit(tr("Straighten"), partial(straighten, start=start, end=end))

    def _cut_corners(self, *, rounded: bool) -> None:
        """Ask how much, and cut the corners off that are selected or the selected fields'."""
        model, unit = self._model, self._model.committed.unit_mm
        chosen, vertices = model.selection, model.selection.vertices
        if not vertices:
            vertices = cuttable_corners(model.committed, chosen.fields)
        title = tr("Round corners") if rounded else tr("Cut corners off")
        what = tr("Radius, mm:") if rounded else tr("How far from the corner, mm:")
        mm, given = QInputDialog.getDouble(self._widget, title, what, self._cut_mm, 0.1, 1000, 1)
        if given:
            self._cut_mm = mm
            edit = partial(cut_corners, vertices=vertices, size=mm / unit, rounded=rounded)
            model.edit(title, edit)

    def _square(self) -> None:
        fields = self._model.selection.fields

        def edit(game_map: GameMap) -> GameMap:
            for field in fields:
                game_map = orthogonalise(game_map, field, level=self._model.level)
            return game_map

        self._model.edit(tr("Square the corners"), edit)

    def _weld(self) -> None:
        vertices = self._model.selection.vertices
        self._model.edit(tr("Weld vertices"), partial(weld_vertices, vertices=vertices))
