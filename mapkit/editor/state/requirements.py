"""What actions on the map need, and what is said where it is missing."""

from __future__ import annotations

from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.actions import Requirement
from mapkit.editor.state.map_model import MapModel
from mapkit.model import Ruleset


def at_rest(model: MapModel) -> Requirement:
    """Return the requirement that no other step is being computed."""
    reason = tr("Another step is still in progress. Press Escape to stop it.")
    return Requirement(lambda: not model.working, reason)


def has_sight(rules: Ruleset) -> bool:
    """Return whether lines of sight mean anything under a ruleset."""
    return rules.sight == "field"


def fields(model: MapModel, least: int) -> Requirement:
    """Return the requirement that one, two or three fields or more are selected."""
    return Requirement(lambda: len(model.selection.fields) >= least, _too_few(least))


def fields_or_vertices(model: MapModel, least: int) -> Requirement:
    """Return the requirement that so many fields, or so many vertices, are selected."""

    def enough() -> bool:
        chosen = model.selection
        return max(len(chosen.fields), len(chosen.vertices)) >= least

    return Requirement(enough, _too_few(least))


def _too_few(least: int) -> str:
    words = {1: tr("Select a field first."), 2: tr("Select two fields or more.")}
    return words.get(least, tr("Select three fields or more."))
