"""Reads players: who decides in a game, and what matters to them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import cache
from pathlib import Path
from typing import Any

from mapkit.diagnostics import Diagnostic
from mapkit.errors import FileError
from mapkit.mapfile.nodes import Node, parse
from mapkit.mapfile.problems import Problems
from mapkit.mapfile.records import Key, RecordType, read_record
from mapkit.mapfile.source import Source, open_source
from mapkit.mapfile.value_types import TEXT, Schema, deferred, list_of, measure, one_of, ref
from mapkit.mapfile.versions import one_version
from mapkit.messages import Phrase, phrase
from mapkit.model import SNIPER_HANDICAPS, SQUAD_HANDICAPS, Players, SniperWeights, SquadWeights

PLAYERS_VERSION = "1.0"

_SHIPPED = Path(__file__).parents[1] / "data" / "players.yaml"
_WEIGHTS = {"sniper": SniperWeights, "squads": SquadWeights}
_HANDICAPS = {"sniper": SNIPER_HANDICAPS, "squads": SQUAD_HANDICAPS}
_LARGEST = 1e6


def _other_version(version: str) -> Phrase:
    return phrase("{word} is not a version of players that this mapkit reads", word=version)


def _weights(side: str) -> RecordType:
    weight = measure(_LARGEST, zero=True)
    return RecordType({f.name: Key(weight) for f in fields(_WEIGHTS[side])})


def _side(side: str) -> RecordType:
    return RecordType(
        {
            "plays": Key(one_of(("sensible", "random")), "By the weights, or by chance alone."),
            "weights": Key(
                deferred(ref(f"{side}_weights")), "Those left out are those of the shipped players."
            ),
            "handicaps": Key(
                list_of(one_of(_HANDICAPS[side])), "What this side takes on, rules page 16."
            ),
        }
    )


PLAYERS = RecordType(
    {
        "mapkit_players": Key(
            one_version("mapkit_players", PLAYERS_VERSION, _other_version), "Version of players."
        ),
        "name": Key(TEXT, "What pages call them."),
        "sniper": Key(deferred(ref("sniper")), "The sniper."),
        "squads": Key(deferred(ref("squads")), "All squads."),
    },
    required=("mapkit_players",),
)

SIDE_DEFINITIONS: Mapping[str, Schema] = {
    **{side: _side(side).schema() for side in _WEIGHTS},
    **{f"{side}_weights": _weights(side).schema() for side in _WEIGHTS},
}


def read_players(
    source: str | os.PathLike[str] | Source,
) -> tuple[Players | None, tuple[Diagnostic, ...]]:
    """Read who plays; what a file leaves out is as in the players that ship with mapkit.

    Returns None where the file has errors; they are all in the diagnostics.
    """
    return _read(source if isinstance(source, Source) else open_source(source), shipped_players())


def check_players(source: Source) -> tuple[Diagnostic, ...]:
    """Return what is wrong with a file of players, in the order of the file."""
    return read_players(source)[1]


@cache
def shipped_players() -> Players:
    """Return the sensible players that ship with mapkit."""
    players, found = _read(Source(_SHIPPED.read_text("utf-8"), None), None)
    if players is None or found:
        raise FileError(f"the shipped players are damaged: {found}")
    return players


def _read(source: Source, default: Players | None) -> tuple[Players | None, tuple[Diagnostic, ...]]:
    problems = Problems(source.text)
    root = parse(source.text, problems)
    if root is None:
        return None, problems.sorted()
    head = read_record(root, PLAYERS, problems, phrase("the file of players"))
    sides, taken = {}, set[str]()
    for side in _WEIGHTS:
        shipped = None if default is None else getattr(default, side)
        sides[side], handicaps = _read_side(side, head.get(side), problems, shipped)
        taken.update(handicaps)
    if problems.has_errors:
        return None, problems.sorted()
    name = head.get("name") or (source.path.stem if source.path else "unnamed")
    handicaps = tuple(h for both in _HANDICAPS.values() for h in both if h in taken)
    return Players(name, sides["sniper"], sides["squads"], handicaps), problems.sorted()


def _read_side(
    side: str, node: Node | None, problems: Problems, default: Any
) -> tuple[Any, tuple[str, ...]]:
    """Return the weights of a side, None where it plays at random, and its handicaps."""
    if node is None:
        return default, ()
    what = phrase("the sniper") if side == "sniper" else phrase("the squads")
    record = read_record(node, _side(side), problems, what)
    given: dict[str, float] = {}
    if "weights" in record.values:
        given = read_record(
            record.values["weights"],
            _weights(side),
            problems,
            phrase("the section weights of {what}", what=what),
        ).values
    handicaps = record.get("handicaps") or ()
    if record.get("plays") == "random":
        return None, handicaps
    known = asdict(default) if default is not None else {}
    if problems.has_errors:
        return None, ()
    return _WEIGHTS[side](**{**known, **given}), handicaps
