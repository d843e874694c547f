"""What actions on the map need before they can be carried out, and what is said where it lacks."""

from __future__ import annotations

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import Requirement
from mapkit.editor.state.map_model import MapModel

__all__ = ["all_of", "field_count", "field_or_vertex_count", "rest", "some_selection"]


def all_of(*requirements: Requirement) -> Requirement:
    """Return a requirement that says the first reason of several."""
    return lambda: next((why for need in requirements if (why := need())), None)


def rest(model: MapModel) -> Requirement:
    """Return the requirement that no other step is being worked out."""

    def why() -> str | None:
        working = tr("Another step is being worked out. Escape stops it.")
        return working if model.working else None

    return why


def some_selection(model: MapModel) -> Requirement:
    """Return the requirement that anything is selected."""

    def why() -> str | None:
        nothing = tr("Nothing is selected. Click a field, a vertex, a door or a marker.")
        return None if model.selection else nothing

    return why


def field_count(model: MapModel, least: int) -> Requirement:
    """Return the requirement that one, two or three fields or more are selected."""

    def why() -> str | None:
        return None if len(model.selection.fields) >= least else _too_few(least)

    return why


def field_or_vertex_count(model: MapModel, least: int) -> Requirement:
    """Return the requirement that so many fields, or so many vertices, are selected."""

    def why() -> str | None:
        chosen = model.selection
        enough = max(len(chosen.fields), len(chosen.vertices)) >= least
        return None if enough else _too_few(least)

    return why


def _too_few(least: int) -> str:
    words = {1: tr("Select a field first."), 2: tr("Select two fields or more.")}
    return words.get(least, tr("Select three fields or more."))
