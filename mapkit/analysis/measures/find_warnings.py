"""A report's measures against the figures of the ruleset."""

from __future__ import annotations

from mapkit.analysis.measures.making_warnings import MAKING_CHECKS
from mapkit.analysis.measures.play_warnings import PLAY_CHECKS
from mapkit.analysis.measures.warnings import Measured, Warnings, sorted_out

__all__ = ["find_warnings"]

_CHECKS = {**PLAY_CHECKS, **MAKING_CHECKS}


def find_warnings(measured: Measured) -> Warnings:
    """Compare the measures of a map with the figures of its ruleset.

    Warnings that the ruleset has no figure for are not asked for. Takes no time beside the
    measures.
    """
    figures = measured.map.ruleset.warnings
    found = [
        warning
        for name, check in _CHECKS.items()
        if name in figures
        for warning in check(measured, figures[name])
    ]
    return sorted_out(measured.map, found)
