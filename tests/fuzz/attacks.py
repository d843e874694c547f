"""Maps that are built to take long: all are answered, with a bounded amount of work."""

from __future__ import annotations

import io
from random import Random

from mapkit.board import open_board
from mapkit.coverage import check_map
from mapkit.coverage.checks.overlaps import MOST_REPORTED
from mapkit.coverage.repair import repair
from mapkit.mapfile import read_map
from tests.structured_maps import FAMILIES
from tests.work import counted

_CALLS_A_BYTE = 400
_CALLS = 150 * MOST_REPORTED
_CHECKS_OF_A_REPAIR = 12
"""Repairing checks the drawing in each round, and a few times more for moves that it tries."""


def attack(seed: int) -> tuple[str, list[str]]:
    """Check, draw and repair one map.

    Returns
    -------
    (str, list of str)
        Its text, and what is wrong with the answer.
    """
    rng = Random(seed)
    family = rng.choice(sorted(FAMILIES))
    text = FAMILIES[family](rng.randint(200, 6000))
    if rng.random() < 0.3:
        text = text.replace("tolerance_mm: 0.5", f"tolerance_mm: {rng.choice([0, 5, 500])}")
    game_map = read_map(io.StringIO(text)).map
    if game_map is None:
        return text, []
    found, calls = counted(lambda: check_map(game_map))
    wrong = []
    if calls > _CALLS + _CALLS_A_BYTE * len(text):
        wrong.append(f"{family}: {calls} calls for {len(text)} bytes")
    _, drawn = counted(open_board(game_map).picture().scene)
    if drawn > _CALLS + _CALLS_A_BYTE * len(text):
        wrong.append(f"{family}: {drawn} calls to draw {len(text)} bytes")
    if len(found) > MOST_REPORTED + len(text):
        wrong.append(f"{family}: {len(found)} diagnostics for {len(text)} bytes")
    _, mended = counted(lambda: repair(game_map))
    if mended > max(_CALLS + _CALLS_A_BYTE * len(text), _CHECKS_OF_A_REPAIR * calls):
        wrong.append(f"{family}: {mended} calls to repair {len(text)} bytes")
    return text, wrong
