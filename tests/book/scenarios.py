"""Scenarios: what the rulebook says of one position, as data that an engine can be driven with.

``tests/book/scenarios/*.yaml`` hold them; :func:`load` reads and checks them. Whoever has an engine
writes an adapter: it sets up ``position``, takes the ``steps`` one after the other, and compares. A
step holds one action and what the book says of it. ``tests/book/test_engine.py`` drives the engine
of played games.

Position
--------
All is on the board ``drill`` unless ``board`` names another. What a position leaves out is as here.

=============  ====================================================================================
to_move        ``sniper`` or ``squads``: whose turn has just begun (``sniper``)
sniper         his field, or ``off``: on no field yet, his first turn
figure         the field where his figure stands, or ``none`` (``none``)
objectives     the numbers of his two (``[4, 8]``), ``done`` those done, ``looted`` fields looted
hand           his cards: masking, mine, silent, distraction, submachine_gun, shotgun (none)
mines          fields with a mine of his (none)
wounds         0 or 1 (0)
bag            accuracy 6, noise 2, recoil 3, silencer 0
silencers      those left on the squads' cards: one each
units          where units stand, by name: ``red_officer``, ``red_1``, ``red_2`` and so on; those
               not named are off the board, and were when the turn began
gifts          the officers' cards by squad: ``card`` (assault, radio, medic, sharpshooter) and how
               often it is ``left`` (any that do not matter)
track          the row that the cubes of squads which have not acted are on (10); 1 is the last
cubes          in the squads' turn the cubes each may still move down (2)
possible       fields that the squads hold possible before; they know nothing else (all fields).
               Where the steps hold no move: as he acts, after the move that he may have made
setup          true: before the game, for ``choose``
=============  ====================================================================================

Actions
-------
=========  ========================================================================================
enter      ``entry`` (its sector) and ``path``, the first field included
move       the sniper's fields from the one he leaves
use        ``card``; for distraction ``unit`` and the ``path`` it is moved
shoot      ``target``, how many he will ``draw``, what is ``drawn``; two of these for the submachine
           gun; nothing with the shotgun
loot       the three cards ``drawn`` and the one to ``keep``
complete   the objective of the sniper's field
walk       ``unit``, ``path`` from the field it leaves
attack     ``unit``; with assault or sharpshooter ``field``, with the latter ``draw`` and ``drawn``
spot       ``unit``, ``field``
search     ``unit``, the further ``fields``
deploy     ``unit``, ``field``
withdraw   ``unit``
gather     ``squad``
pass       ``squad``: what is left of its turn
gift       ``squad``; with radio ``unit`` and ``field``. Assault and sharpshooter change the attack
           that follows
end        ``sniper`` or ``squads``: that side's turn ends, the other's begins; squads pass
rounds     so many times: the squads pass, the sniper does nothing and ends his turn
choose     before the game: ``hand``, ``objectives``, or nothing
=========  ========================================================================================

``react``, beside an action of the other side, is the medic's ``squad`` and whom it ``saves``.

What the book says
------------------
=========  ========================================================================================
legal      false: it may not be done, and nothing changes
told       all that is announced, and nothing beside it (``{}``: nothing at all)
after      what the position is afterwards, as far as named; ``units`` and the order of cards aside,
           each value whole
possible   the fields that the squads may hold possible, no more and no less (``is``), or some of
           them (``with``) and some that are none (``without``)
=========  ========================================================================================

Told are: ``heard`` (the units pointed at; the order means nothing), ``draws`` (how many tokens),
``drawn``, ``killed``, ``hit`` (a unit that was hit and stays), ``seen_at`` (his figure is put
there), ``card`` (its name, or ``hidden``: face down), ``numbered`` (he is on a numbered field),
``objective`` (the card shown), ``answer`` (yes or no), ``wounded`` (what an attack comes to),
``gift``, ``wins``. Moves of units are made on the board for all to see and are not listed. A target
is told only where it is ``killed`` or ``hit``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

FOLDER = Path(__file__).parent / "scenarios"
POSITION = frozenset(
    ["to_move", "sniper", "figure", "objectives", "done", "looted", "hand", "mines", "wounds",
     "bag", "silencers", "units", "gifts", "track", "cubes", "possible", "setup"]
)  # fmt: skip
ACTIONS = frozenset(
    ["enter", "move", "use", "shoot", "loot", "complete", "walk", "attack", "spot", "search",
     "deploy", "withdraw", "gather", "pass", "gift", "end", "rounds", "choose"]
)  # fmt: skip
SAID = frozenset(["legal", "told", "after", "possible", "react"])
TOLD = frozenset(
    ["heard", "draws", "drawn", "killed", "hit", "seen_at", "card", "numbered", "objective",
     "answer", "wounded", "gift", "wins"]
)  # fmt: skip
CARDS = frozenset(["masking", "mine", "silent", "distraction", "submachine_gun", "shotgun"])
UNITS = frozenset(f"{s}_{r}" for s in ("black", "red", "yellow") for r in ("officer", "1", "2"))


@dataclass(frozen=True)
class Step:
    """One action and what the book says of it."""

    action: str
    what: Any
    legal: bool = True
    told: dict[str, Any] | None = None
    after: dict[str, Any] = field(default_factory=dict)
    possible: dict[str, list[str]] = field(default_factory=dict)
    react: dict[str, str] | None = None


@dataclass(frozen=True)
class Scenario:
    """A position, and steps from there."""

    id: str
    page: int
    board: str
    position: dict[str, Any]
    steps: tuple[Step, ...]
    note: str


def read_step(found: dict[str, Any]) -> Step:
    """Read a step; it has one action and only words that are known."""
    actions = ACTIONS.intersection(found)
    assert len(actions) == 1, found
    assert found.keys() <= SAID | actions, found
    (action,) = actions
    told = found.get("told")
    assert told is None or told.keys() <= TOLD, told
    assert found.get("after", {}).keys() <= POSITION, found
    assert found.get("possible", {}).keys() <= {"is", "with", "without"}, found
    said = {name: found[name] for name in SAID & found.keys()}
    assert said.keys() - {"react"}, f"the book says nothing: {found}"
    return Step(action, found[action], **said)


@cache
def load() -> dict[str, Scenario]:
    """Return all scenarios by id, in the order of the files."""
    scenarios: dict[str, Scenario] = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        document = yaml.load(path.read_text("utf-8"), Loader=Words)
        for found in document["scenarios"]:
            assert found["id"] not in scenarios, found["id"]
            assert found["position"].keys() <= POSITION, found["id"]
            scenarios[found["id"]] = Scenario(
                found["id"], found["page"], found.get("board", "drill"), found["position"],
                tuple(map(read_step, found["steps"])), found.get("note", ""),
            )  # fmt: skip
    return scenarios


class Words(yaml.CSafeLoader):
    """Reads ``yes``, ``no`` and ``off`` as words, only ``true`` and ``false`` as truth."""


_BOOL = "tag:yaml.org,2002:bool"
Words.yaml_implicit_resolvers = {
    first: [(tag, regexp) for tag, regexp in known if tag != _BOOL]
    for first, known in yaml.CSafeLoader.yaml_implicit_resolvers.items()
}
Words.add_implicit_resolver(_BOOL, re.compile("^(?:true|false)$"), list("tf"))
