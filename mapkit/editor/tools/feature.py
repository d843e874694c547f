"""What this package adds to the window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from mapkit.document import merge_fields
from mapkit.editor.actions import ActionSpec
from mapkit.editor.selection import Selection
from mapkit.editor.texts import tr
from mapkit.editor.tools.brush import Brush
from mapkit.editor.tools.fields import (
    DrawFieldTool,
    HoleTool,
    IslandTool,
    ReshapeTool,
    SplitTool,
)
from mapkit.editor.tools.measure import MeasureTool
from mapkit.editor.tools.placing import BucketTool, MarkerTool, PortalTool
from mapkit.editor.tools.refusals import RefusalsShown
from mapkit.editor.tools.select import SelectTool, delete_selection

if TYPE_CHECKING:
    from mapkit.editor.window import EditorWindow

__all__ = ["install"]


def install(window: EditorWindow) -> None:
    """Add the tools and the actions on what is selected."""
    model, view = window.model, window.view
    brush = Brush(model, window)
    window.parts["brush"] = brush
    window.parts["refusals"] = RefusalsShown(model, view, window)
    for tool in (
        SelectTool(model, view),
        DrawFieldTool(model, view, brush),
        SplitTool(model, view),
        IslandTool(model, view, brush),
        HoleTool(model, view),
        ReshapeTool(model, view),
        BucketTool(model, view, brush),
        PortalTool(model, view, brush),
        MarkerTool(model, view, brush),
        MeasureTool(model, view),
    ):
        window.add_tool(tool)
    window.use_tool("select")
    _add_actions(window)


def _add_actions(window: EditorWindow) -> None:
    add, model = window.actions_by_id.add, window.model

    def merge() -> None:
        fields = model.selection.fields
        if model.edit(tr("Merge fields"), partial(merge_fields, fields=fields)):
            model.select(Selection(fields=fields[:1]))

    def select_all() -> None:
        model.select(Selection(fields=tuple(model.shown.fields)))

    for spec in (
        ActionSpec(
            "edit.delete", tr("&Delete"), lambda: delete_selection(model), "edit", "Delete",
            tr("Delete what is selected"), "delete", group="selection",
        ),
        ActionSpec(
            "edit.select_all", tr("Select &All Fields"), select_all, "edit", "Ctrl+A",
            tr("Select every field"), group="selection",
        ),
        ActionSpec(
            "field.merge", tr("&Merge"), merge, "field", "J",
            tr("Make one field of the selected ones"), "merge",
        ),
    ):  # fmt: skip
        add(spec)
