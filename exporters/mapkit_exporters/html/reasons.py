"""The answers for pairs of fields, for the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mapkit.compiled import CompiledMap
from mapkit.export import Progress, Supplies

__all__ = ["reasons_block"]


def reasons_block(
    compiled: CompiledMap,
    supplies: Supplies,
    wanted: str,
    languages: Sequence[str],
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Return what ``openReasons`` of ``page/reasons.mjs`` opens.

    Parameters
    ----------
    compiled : CompiledMap
    supplies : Supplies
    wanted : str
        ``none``, ``seen`` or ``all``: for which pairs.
    languages : sequence of str
        In which the sentences can be said.
    progress : callable, optional
        What it raises stops the work.
    """
    answers = supplies.answers(progress, both=True) if wanted != "none" else ()
    return {
        "languages": list(languages),
        "answers": [one for one in answers if wanted == "all" or one["sees"]],
    }
