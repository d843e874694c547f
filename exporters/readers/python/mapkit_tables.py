"""Read the tables of a board game map, and answer what the rules ask of them.

One file, standard library only: copy it into a project of yours. It reads what ``mapkit build``
writes (``mapkit-tables`` 1.x, in any form) and does no geometry::

    board = load("launch-site.json")
    board.reachable("B42", "defender")       # {"B42": Reached(steps=0, cost=0), "B43": ...}
    board.who_hears(["R6", "R7", "R8"], ["R12", "R15"])
    board.shot_distance("B42", "R15")         # 3, or None where nobody sees anybody

A file that is damaged, foreign, too new or partial is refused with :class:`TablesError`. The
same reader exists in JavaScript, ``mapkit_tables.mjs``, and gives the same answers.
"""
# SPDX-FileCopyrightText: 2026 the mapkit authors
# SPDX-License-Identifier: MIT
# ruff: noqa: INP001 - a file that stands alone

from __future__ import annotations

import base64
import copy
import hashlib
import heapq
import itertools
import json
import re
from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import wraps
from itertools import combinations
from os import PathLike
from pathlib import Path
from typing import Any, NoReturn, Protocol, TypeVar, cast

__all__ = [
    "EngineTable",
    "Field",
    "Mover",
    "NotKnownError",
    "Ranked",
    "Reached",
    "Sector",
    "Shot",
    "Tables",
    "TablesError",
    "load",
]

__version__ = "1.6.0"

FORMAT = "mapkit-tables"
MAJOR = 1
UNDERSTOOD = frozenset({"dense", "blocks", "near", "ways"})
"""What ``requires`` may name. ``partial`` is not among it: nobody should play on half a map."""

SNIPER, DEFENDER = "sniper", "defender"
UNKNOWN = "unknown"
"""A figure of the rules that nobody knows."""
NOTHING: frozenset[str] = frozenset()
_ANSWERS = {"grazing": ("blocks", "sees"), "recon_distance": ("steps", "shot")}
LARGEST_INTEGER = 2**53 - 1
"""Integers beyond it are not the same in every language."""

_HEADER = {
    "form": "str",
    "map": {"id": "str", "name": "str"},
    "provenance": {"kind": "str", "note": "str", "source": "str"},
    "ruleset": {"id": "str", "name": "str", "version": "str"},
    "choices": {"*": "str"},
    "sectors": [{"id": "str", "name": "str", "colour": "str", "neutral": "bool"}],
    "fields": [
        {
            "id": "str",
            "name": "str?",
            "kind": "str",
            "class": "str",
            "level": "int",
            "traits": ["str"],
            "sector": "str?",
            "enter": {"*": "cost"},
            "extra": {"*": "int"},
        }
    ],
    "portals": [{"id": "str", "type": "str", "joins": "bool", "between": ["str"]}],
    "markers": [{"type": "str", "field": "str"}],
    "movers": {
        "*": {
            "label": "str",
            "allowance": "allowance",
            "noise_from": "int",
            "may_revisit": "bool",
            "through_occupied": "bool",
        }
    },
    "checksums": {"whole": "str", "play": "str"},
    "bag?": {
        "tokens": {"*": {"label": "str", "start": "int", "most": "int?"}},
        "hits": ["str"],
        "spoils?": {"tokens": ["str"], "at_least": "int", "more?": {"*": "int"}},
        "reveals?": {"tokens": ["str"], "at_least": "int", "more?": {"*": "int"}},
    },
}
"""The parts that are read, as far as their form goes. ``*`` is any key.

``?`` may be null, and where a key ends with it, it may be left out.

A ``cost`` is an integer, null for never, or ``"unknown"``; an ``allowance`` one or the other.
"""


class TablesError(ValueError):
    """A file is no map to play on.

    Attributes
    ----------
    reason : str
        ``unreadable`` (no such file), ``json``, ``format`` (another kind of file), ``version``
        (newer than this reader), ``requires`` (needs what this reader does not know), ``partial``
        (the map had errors), ``checksum`` (damaged or changed by hand) or ``content``.
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


class NotKnownError(LookupError):
    """The answer depends on a figure of the rules that nobody knows; the message names it."""


@dataclass(frozen=True, slots=True)
class Field:
    """One field: what it is, and what it takes to enter it.

    ``kind`` is its kind, ``counts_as`` the one it counts as for matching and sight. ``enter`` has
    the cost of a step onto it by mover, None where that mover never enters, ``"unknown"`` where
    nobody knows it; ``extra`` what entering takes on top, by trait (hard terrain, p. 11).
    ``attributes`` is what it carries beside, such as an owner, ``tags`` what its kind is good for.
    """

    id: str
    name: str | None
    kind: str
    counts_as: str
    level: int
    traits: tuple[str, ...]
    sector: str | None
    enter: Mapping[str, int | str | None]
    extra: Mapping[str, int]
    attributes: Mapping[str, str | int]
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EngineTable:
    """A table of the rules: ``cells`` by row and column, None where nobody knows them."""

    label: str
    text: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[tuple[int, ...] | None, ...], ...]

    def cell(self, row: str, column: str) -> tuple[int, ...]:
        """Return a cell.

        Raises
        ------
        NotKnownError
            Nobody knows it.
        LookupError
            There is no such row or column.
        """
        for name, names in ((row, self.rows), (column, self.columns)):
            if name not in names:
                raise LookupError(f"the {self.label} has no {name}")
        found = self.cells[self.rows.index(row)][self.columns.index(column)]
        if found is None:
            raise NotKnownError(f"not known: {row}, {column} of the {self.label}")
        return found


@dataclass(frozen=True, slots=True)
class Sector:
    """A part of the board that a squad guards, or a neutral one (p. 10)."""

    id: str
    name: str
    colour: str
    neutral: bool


@dataclass(frozen=True, slots=True)
class Mover:
    """Who moves: the sniper (3 fields, heard from 2 on) or a defender (2 fields) (p. 5 and 9).

    The allowance is None where nobody knows it.
    """

    id: str
    label: str
    allowance: int | None
    noise_from: int
    may_revisit: bool
    through_occupied: bool


@dataclass(frozen=True, slots=True)
class Reached:
    """How a figure gets to a field: in so many steps, which take so much of its allowance."""

    steps: int
    cost: int


@dataclass(frozen=True, slots=True)
class Ranked:
    """The units that share a smallest or largest distance, and that distance."""

    distance: int | None
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shot:
    """What the tokens that were drawn for a shot do (p. 6): it hits, is spoiled, is heard."""

    hits: bool
    spoiled: bool
    reveals: bool


Asked = TypeVar("Asked", bound="Callable[..., Any]")


def _settled(place: int) -> Callable[[Asked], Asked]:
    """Let a question be answered only where no figure that nobody knows could change the answer.

    It is asked twice, with 1 for what is open, which is the least that a step takes, and with
    never. Where both agree, so does everything in between. ``place`` is that of the mover among
    the arguments.
    """

    def decorate(ask: Asked) -> Asked:
        @wraps(ask)
        def asked(tables: Tables, *given: Any, **named: Any) -> Any:
            mover = given[place] if len(given) > place else named.get("mover", DEFENDER)
            return tables._ask_both(mover, lambda t: ask(t, *given, **named))  # noqa: SLF001

        return cast("Asked", asked)

    return decorate


def load(source: str | PathLike[str] | bytes | Mapping[str, Any]) -> Tables:
    """Read tables, or refuse them with the reason.

    Parameters
    ----------
    source : path, bytes, str or mapping
        A file's path; its bytes; its text (a ``str`` that begins with ``{``); or what
        :func:`json.loads` made of it.

    Returns
    -------
    Tables
        A whole map, never part of one.

    Raises
    ------
    TablesError
        Told apart by its ``reason``.
    """
    try:
        document = _json(json.dumps(source) if isinstance(source, Mapping) else _text(source))
        _check_header(document)
        return Tables(document)
    except TablesError:
        raise
    except RecursionError:
        raise TablesError("content", "the tables are nested too deeply") from None
    except KeyError as missing:
        raise TablesError(
            "content", f"the tables are inconsistent: there is no {missing}"
        ) from missing
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as wrong:
        raise TablesError("content", f"the tables are inconsistent: {wrong}") from wrong


class Tables:
    """The tables of one map, and the questions that the rules of a game ask of them.

    Made by :func:`load`. Fields go by id, and lists of fields come in the order of :attr:`fields`.
    Nothing changes after loading, so one object may serve many games. Methods raise
    :class:`LookupError` for a field, sector, squad, mover or number that the map does not have.

    Page numbers are those of the Sniper Elite rulebook.

    Attributes
    ----------
    id, name : str
    provenance : mapping
        ``kind``, ``note`` and ``source``: show it where a player sees a verdict.
    ruleset : mapping
        ``id``, ``name`` and ``version``.
    choices : mapping of str to str
        How the map answers what the rulebook leaves open; the tables hold for these answers.
    fields : tuple of str
        Ids, in the order of the file.
    former_ids : mapping of str to str
        Ids that fields had before, with the field of each. Questions take them, so saved games may
        hold them; answers never do. ``field(id).id`` is what a field is called now.
    sectors : mapping of str to Sector
    squads : tuple of str
        The sectors that have starts, in the order of the file.
    objectives : mapping of int to str
        Field by number.
    entries : mapping of str to str
        The field that the arrow of a sector's colour points at, by sector.
    buildings : tuple of tuple of str
        Sets of built-up fields that steps join.
    movers : mapping of str to Mover
    portals : tuple of mapping
        Doors, ladders and walls, as in the file.
    geometry : mapping or None
        The block of outlines as it is in the file, where it has one.
    checksum, play_checksum : str
        SHA-256 of all that the file says, and of what matters to play alone: a saved game should
        name the latter.
    engine_tables : mapping of str to EngineTable
        Tables of the rules that mapkit hands on as they are.
    bag : mapping or None
        The bag of tokens as it is in the file, from version 1.6 on, where the game has one.
    within_mm : str or None
        Where the sight of fields is known only whose nearest points are no farther apart, how far
        that is: a decimal number.
    """

    def __init__(self, document: Mapping[str, Any]) -> None:
        about = document["map"]
        self.id, self.name = str(about["id"]), str(about["name"])
        self.provenance: Mapping[str, str] = document["provenance"]
        self.ruleset: Mapping[str, str] = document["ruleset"]
        self.choices: Mapping[str, str] = _choices(document["choices"])
        self.geometry: Mapping[str, Any] | None = document.get("geometry")
        self.checksum = str(document["checksums"]["whole"])
        self.play_checksum = str(document["checksums"]["play"])

        self.sectors = {
            s["id"]: Sector(s["id"], s["name"], s["colour"], s["neutral"])
            for s in document["sectors"]
        }
        self.movers = {
            name: Mover(
                name,
                m["label"],
                None if m["allowance"] == UNKNOWN else m["allowance"],
                m["noise_from"],
                m["may_revisit"],
                m["through_occupied"],
            )
            for name, m in document["movers"].items()
        }
        self._field = tuple(_field(f) for f in document["fields"])
        self.fields = tuple(f.id for f in self._field)
        self._index = {field_id: i for i, field_id in enumerate(self.fields)}
        if len(self._index) != len(self.fields):
            raise ValueError("two fields have the same id")
        self.former_ids: Mapping[str, str] = document.get("former_ids", {})
        for old, now in self.former_ids.items():
            if old in self.fields:
                raise ValueError(f"the former id {old} is the id of a field")
            self._index[old] = self._at(now)
        for f in self._field:
            if f.sector is not None:
                self._known(f.sector, self.sectors, "sector")
            if any(isinstance(cost, int) and cost < 1 for cost in f.enter.values()):
                raise ValueError(f"a step onto {f.id} that takes nothing")
            if any(more < 0 for more in f.extra.values()):
                raise ValueError(f"a field {f.id} that gives instead of taking")
        self._counts_ways = "ways" in document["requires"]
        self._enter = {m: [_cost(f.enter[m], 0) for f in self._field] for m in self.movers}
        self._least = {m: [_cost(f.enter[m], 1) for f in self._field] for m in self.movers}
        self._open = {
            m: tuple(dict.fromkeys(f.kind for f in self._field if f.enter[m] == UNKNOWN))
            for m in self.movers
        }
        self.engine_tables = {
            name: _engine_table(table) for name, table in document.get("engine_tables", {}).items()
        }
        self.bag: Mapping[str, Any] | None = document.get("bag")
        self._others: Mapping[str, Mapping[str, Sequence[int | None]]] | None = document.get(
            "disputed"
        )
        self._unproved: Mapping[str, Sequence[str]] | None = document.get("open")
        for pair in (*(self._others or ()), *(self._unproved or ())):
            for end in pair.split("|"):
                self._at(end)
        self._extra = [f.extra for f in self._field]
        self._once_a_turn = self.choices.get("hard_terrain") == "once_a_turn"

        self._markers: list[Mapping[str, Any]] = document["markers"]
        for marker in self._markers:
            self._at(marker["field"])
        self.objectives = dict(sorted(self._by("objective", "number")))
        self.entries = dict(self._by("entry", "sector"))
        self.squads = tuple(
            s for s in self.sectors if s in {squad for squad, _ in self._by("start", "squad")}
        )
        self.portals: tuple[Mapping[str, Any], ...] = tuple(document["portals"])

        n = len(self.fields)
        form = document["form"]
        if form not in ("blocks", "dense", "expanded", "near"):
            raise ValueError(f"the form {form!r}")
        tables = (
            _expanded(document, self._index)
            if form == "expanded"
            else _indexed(document[form], n, form)
        )
        self.within_mm = str(document["near"]["sight"]["within_mm"]) if form == "near" else None
        self._adjacent = _near(tables.adjacent, n)
        self._matching = _near(tables.matching, n)
        self._passable = _near(tables.passable, n)
        self._stacked = _near(tables.stacked, n)
        self.buildings = tuple(self._ids(b) for b in sorted(map(sorted, tables.buildings)))
        self._access = {kind: set(self._ids(at)) for kind, at in tables.access.items()}
        self._choice = self.choices.get("walking_distance", "fields")
        taken = "turns" if self._choice == "turns" else "cost"
        counted = self._counts_ways or form == "near"
        given = {} if counted else {taken: tables.walking, "fields": tables.steps}
        self._walking = {
            count: {mover: by_mover[mover] for mover in self.movers}
            for count, by_mover in given.items()
            if by_mover is not None
        }
        for rows in (rows for by_mover in self._walking.values() for rows in by_mover.values()):
            if not isinstance(rows, _Blocks) and (
                len(rows) != n or any(len(rows[i]) != n for i in range(n))
            ):
                raise ValueError("a table of walking distances is not complete")
        self._clear, self._grazing = tables.clear, tables.grazing

    def __repr__(self) -> str:
        return f"<Tables of {self.id}: {len(self.fields)} fields>"

    # -- What is on the board ---------------------------------------------------------------

    def field(self, field_id: str) -> Field:
        """Return what is known of a field: name, kind, class, level, traits, sector."""
        return self._field[self._at(field_id)]

    def fields_in(self, sector: str) -> tuple[str, ...]:
        """Return the fields of a sector (p. 10); those of a neutral one may lie apart."""
        self._known(sector, self.sectors, "sector")
        return tuple(f.id for f in self._field if f.sector == sector)

    def starts(self, squad: str, role: str | None = None) -> tuple[str, ...]:
        """Return where a squad's units start (p. 11), or only those of a role.

        Parameters
        ----------
        squad : str
        role : str, optional
            ``officer`` or ``soldier``.
        """
        self._known(squad, self.squads, "squad")
        self._known(role, (None, "officer", "soldier"), "role")
        wanted = {"squad": squad} if role is None else {"squad": squad, "role": role}
        return self._marked("start", **wanted)

    def regroup_marks(self, card: str, sector: str) -> dict[str, tuple[str, ...]]:
        """Return the marked fields of a solo card by squad, for a last known sector.

        None for the sector's own squad, which stays. Empty where the map has no marks for that
        card.
        """
        self._known(sector, self.sectors, "sector")
        found = {
            squad: self._marked("regroup", card=card, sector=sector, squad=squad)
            for squad in self.squads
            if squad != sector
        }
        return {squad: fields for squad, fields in found.items() if fields}

    def building(self, field_id: str) -> tuple[str, ...]:
        """Return all fields of the building that a field belongs to; none outside of one."""
        self._at(field_id)
        return next((b for b in self.buildings if field_id in b), ())

    # -- Beside each other ------------------------------------------------------------------

    def adjacent(self, field_id: str) -> tuple[str, ...]:
        """Return the fields that share a boundary with a field, whatever stands on it.

        For hearing (p. 5), spotting (p. 9) and the assault officer's attack. A tunnel and the
        walkway above it are never adjacent (p. 14).
        """
        return self._ids(self._adjacent[self._at(field_id)])

    def matching(self, field_id: str) -> tuple[str, ...]:
        """Return the adjacent fields of the same class (p. 9); walls play no part."""
        return self._ids(self._matching[self._at(field_id)])

    def passable(self, field_id: str) -> tuple[str, ...]:
        """Return the fields that a figure may step to from a field (p. 5 and 10)."""
        return self._ids(self._passable[self._at(field_id)])

    def stacked(self, field_id: str) -> tuple[str, ...]:
        """Return the walkway above a tunnel, or the tunnel below a walkway (p. 14)."""
        return self._ids(self._stacked[self._at(field_id)])

    def joined_by(self, a: str, b: str) -> tuple[str, ...]:
        """Return the ids of the doors and ladders by which a figure steps from a to b (p. 10).

        None where it steps over an open border, or not at all.
        """
        if self._at(b) not in self._passable[self._at(a)]:
            return ()
        return tuple(p["id"] for p in self.portals if p["joins"] and {*p["between"]} == {a, b})

    def at_range(self, field_id: str, nearest: int, farthest: int | None = None) -> dict[str, int]:
        """Return the fields that are so many steps over sides away, whatever lies in between.

        Parameters
        ----------
        field_id : str
        nearest, farthest : int
            Both included; `farthest` is `nearest` where left out.

        Returns
        -------
        dict of str to int
            Steps by field, the nearest first, then in the order of the map.
        """
        last = nearest if farthest is None else farthest
        if not 0 <= nearest <= last:
            raise ValueError(f"the range {nearest} to {last} is none")
        far = {self._at(field_id): 0}
        layer = list(far)
        for step in range(1, last + 1):
            layer = sorted({n for f in layer for n in self._adjacent[f]} - far.keys())
            far.update(dict.fromkeys(layer, step))
        found = sorted((n, i) for i, n in far.items() if n >= nearest)
        return {self.fields[i]: n for n, i in found}

    def fields_with(self, kind: str | None = None, **attributes: str | int) -> tuple[str, ...]:
        """Return the fields of a kind, any where left out, that carry some attributes.

        ``fields_with("city", owner="red")`` are the cities of the red army.
        """
        return tuple(
            f.id
            for f in self._field
            if kind in (None, f.kind)
            and all(f.attributes.get(name) == value for name, value in attributes.items())
        )

    # -- Moving, in one turn ----------------------------------------------------------------

    @_settled(1)
    def reachable(
        self,
        start: str,
        mover: str,
        *,
        allowance: int | None = None,
        blocked: Iterable[str] = (),
        occupied: Iterable[str] = (),
        from_entry: bool = False,
    ) -> dict[str, Reached]:
        """Return every field on which a figure may end its move, its own included.

        Entering hard terrain takes 1 of the allowance on top of the step (p. 11 and 14). A way
        that returns to a field gains nothing, so the sniper's ban on doing so (p. 5) is kept.

        Parameters
        ----------
        start : str
            Where the figure stands; with `from_entry` the field that its arrow points at.
        mover : str
            ``sniper`` or ``defender``.
        allowance : int, optional
            Fields that it may move; what the mover has by the ruleset where left out.
        blocked : iterable of str
            Fields that it may not enter, for example those it has been on this turn.
        occupied : iterable of str
            Fields of other defenders: a sniper may not enter them, a defender may pass (p. 5).
        from_entry : bool
            The figure is off the board, and its first step leads onto `start` (p. 5).

        Returns
        -------
        dict of str to Reached
            The fewest steps within the allowance, and the least that so many steps take; by
            steps, then in the order of the map. In a game where figures step over sides, the
            least that any way takes, and the fewest steps of such a way; by cost, then in the order
            of the map. Empty where an entry is shut.

        Raises
        ------
        NotKnownError
            The answer depends on a figure that nobody knows; so for all questions about ways.
        """
        moving, limit, closed, held = self._move(mover, allowance, blocked, occupied)
        first = self._at(start)
        if self._counts_ways:
            return self._cheapest(first, moving, limit, closed, held, from_entry=from_entry)
        layer: dict[tuple[int, frozenset[str]], int] = {}
        if not from_entry:
            layer[first, NOTHING] = 0
            held.discard(first)
        elif price := self._entering(moving, first, closed, limit):
            layer[first, price[1]] = price[0]
        steps, best = int(from_entry), dict(layer)
        found: dict[int, Reached] = {}
        while layer:
            for (here, _), cost in sorted(layer.items(), key=lambda item: (item[0][0], item[1])):
                found.setdefault(here, Reached(steps, cost))
            following: dict[tuple[int, frozenset[str]], int] = {}
            for (here, paid), spent in layer.items():
                for there in self._passable[here]:
                    price = None if there in closed else self._price(moving, there, paid)
                    if price is None:
                        continue
                    state, cost = (there, price[1]), spent + price[0]
                    if cost < best.get(state, limit + 1):
                        best[state] = following[state] = cost
            layer, steps = following, steps + 1
        return {self.fields[i]: reached for i, reached in found.items() if i not in held}

    def _cheapest(
        self,
        first: int,
        moving: Mover,
        limit: int,
        closed: Collection[int],
        held: set[int],
        *,
        from_entry: bool,
    ) -> dict[str, Reached]:
        queue: list[tuple[int, int, int, frozenset[str]]] = []
        if not from_entry:
            queue.append((0, 0, first, NOTHING))
            held.discard(first)
        elif price := self._entering(moving, first, closed, limit):
            queue.append((price[0], 1, first, price[1]))
        found: dict[int, Reached] = {}
        done: set[tuple[int, frozenset[str]]] = set()
        while queue:
            cost, steps, here, paid = heapq.heappop(queue)
            if (here, paid) in done:
                continue
            done.add((here, paid))
            found.setdefault(here, Reached(steps, cost))
            for there in self._passable[here]:
                onward = None if there in closed else self._price(moving, there, paid)
                if onward and cost + onward[0] <= limit:
                    heapq.heappush(queue, (cost + onward[0], steps + 1, there, onward[1]))
        order = sorted((reached.cost, i) for i, reached in found.items() if i not in held)
        return {self.fields[i]: found[i] for _, i in order}

    @_settled(1)
    def paths(
        self,
        start: str,
        mover: str,
        *,
        end: str | None = None,
        allowance: int | None = None,
        blocked: Iterable[str] = (),
        occupied: Iterable[str] = (),
        from_entry: bool = False,
    ) -> tuple[tuple[str, ...], ...]:
        """Return every way that a figure may move in one turn, visiting no field twice.

        Parameters are those of :meth:`reachable`.

        Parameters
        ----------
        end : str, optional
            Only ways that end there.

        Returns
        -------
        tuple of tuple of str
            Each from `start` to its last field; standing still is a way of one field. The
            shorter first, then in the order of the map.
        """
        moving, limit, closed, held = self._move(mover, allowance, blocked, occupied)
        first, last = self._at(start), None if end is None else self._at(end)
        found: list[tuple[int, ...]] = []

        def go_on(path: tuple[int, ...], spent: int, paid: frozenset[str]) -> None:
            if path[-1] not in held and last in (None, path[-1]):
                found.append(path)
            for there in self._passable[path[-1]]:
                price = None if there in closed else self._price(moving, there, paid)
                if price and spent + price[0] <= limit and there not in path:
                    go_on((*path, there), spent + price[0], price[1])

        if not from_entry:
            held.discard(first)
            go_on((first,), 0, NOTHING)
        elif price := self._entering(moving, first, closed, limit):
            go_on((first,), *price)
        return tuple(self._ids(path) for path in sorted(found, key=lambda p: (len(p), p)))

    @_settled(1)
    def why_not(
        self,
        path: Sequence[str],
        mover: str,
        *,
        allowance: int | None = None,
        blocked: Iterable[str] = (),
        occupied: Iterable[str] = (),
        from_entry: bool = False,
    ) -> str | None:
        """Say why a figure may not move along a path in one turn; None where it may.

        `path` begins with the field that the figure leaves (with `from_entry`, the one that it
        enters first) and names every field up to the last. Other parameters are those of
        :meth:`reachable`.
        """
        moving, limit, closed, held = self._move(mover, allowance, blocked, occupied)
        if not path:
            return "a path needs at least one field"
        way = [self._at(field_id) for field_id in path]
        spent, paid = 0, NOTHING
        for at in range(0 if from_entry else 1, len(way)):
            here, name = way[at], path[at]
            price = self._price(moving, here, paid)
            if price is None:
                return f"a {mover} never enters {name}"
            if at and here not in self._passable[way[at - 1]]:
                return f"no step leads from {path[at - 1]} to {name}"
            if here in closed:
                return f"{name} is not free"
            if here in way[:at] and not moving.may_revisit:
                return f"a {mover} never returns to {name} in one turn"
            spent, paid = spent + price[0], price[1]
        if way[-1] in held and (from_entry or len(way) > 1):
            return f"nobody ends a move on {path[-1]}, which is not free"
        if spent > limit:
            return f"the move takes {spent}, and the {mover} has {limit}"
        return None

    # -- Hearing ----------------------------------------------------------------------------

    def is_noisy(
        self, path: Sequence[str], mover: str = SNIPER, *, from_entry: bool = False
    ) -> bool:
        """Return whether a move is heard: 2 or 3 fields are, by their number alone (p. 5).

        One step into hard terrain is silent, though it takes 2 of the allowance. As for
        :meth:`heard_on` and :meth:`dog_hears`, `path` names every field from the one that was left
        (with `from_entry`, the first that was entered); a ValueError says where no step leads on.
        """
        least = self._mover(mover).noise_from
        return 0 < least <= len(self._way(path)) - (0 if from_entry else 1)

    def heard_on(
        self, path: Sequence[str], mover: str = SNIPER, *, from_entry: bool = False
    ) -> tuple[str, ...]:
        """Return the fields on which a unit hears a move; none for a silent one.

        They are the fields adjacent to any field that the figure left, crossed or reached
        (p. 5); fields of the path itself are among them where they are adjacent to each other.
        """
        if not self.is_noisy(path, mover, from_entry=from_entry):
            return ()
        return self._ids(sorted({n for f in self._set(path) for n in self._adjacent[f]}))

    def who_hears(
        self,
        path: Sequence[str],
        units: Iterable[str],
        mover: str = SNIPER,
        *,
        from_entry: bool = False,
    ) -> tuple[str, ...]:
        """Return those of the units' fields on which the move is heard, in the order given."""
        heard = set(self.heard_on(path, mover, from_entry=from_entry))
        here = self._listed(units)
        self._set(here)
        return tuple(unit for unit in here if unit in heard)

    def dog_hears(self, path: Sequence[str], dog: str, *, from_entry: bool = False) -> bool:
        """Return whether a dog hears a move: any into, out of or through its own field."""
        self._at(dog)
        return len(self._way(path)) > (0 if from_entry else 1) and dog in path

    # -- Walking farther than a turn --------------------------------------------------------

    @_settled(2)
    def distance(
        self, start: str, end: str, mover: str = DEFENDER, *, count: str = "map"
    ) -> int | None:
        """Return how far it is from one field to another, or None where no way leads.

        Parameters
        ----------
        start, end : str
            Hard terrain may make the way back longer or shorter.
        mover : str
        count : str
            ``fields``: every field counts 1, as the solo rules count (p. 6); ``cost``: what the
            way takes, hard terrain counting double; ``map``: what the map's choice
            ``walking_distance`` says, ``fields`` where it has none, ``cost`` or turns.
        """
        there = self._at(end)
        found = self._walk(self._at(start), self._mover(mover), count, frozenset())[there]
        return None if found < 0 else found

    @_settled(1)
    def distances(
        self, start: str, mover: str = DEFENDER, *, count: str = "map", blocked: Iterable[str] = ()
    ) -> dict[str, int]:
        """Return how far it is to every field that a way leads to, in the order of the map.

        With `blocked`, fields that no way may enter, turns are not counted, and all ways are
        looked for anew.
        """
        row = self._walk(self._at(start), self._mover(mover), count, self._set(blocked))
        return {self.fields[i]: far for i, far in enumerate(row) if far >= 0}

    @_settled(2)
    def nearest(
        self,
        target: str | Iterable[str],
        units: Iterable[str],
        mover: str = DEFENDER,
        *,
        count: str = "map",
    ) -> Ranked:
        """Return which units have the shortest way to a field, all of them where several do.

        Parameters
        ----------
        target : str or iterable of str
            A field, or several of which the nearest counts (:meth:`fields_in` of a sector).
        units : iterable of str
            Fields where the units stand.
        mover, count
            As for :meth:`distance`. The solo rules count fields; who wants hard terrain to weigh
            says ``cost``.

        Returns
        -------
        Ranked
            ``distance`` None and no fields where no unit has a way. The solo rules decide a tie
            for the outcome that is worst for the sniper, then at random.
        """
        return self._ranked(target, units, mover, count, min)

    @_settled(2)
    def farthest(
        self,
        target: str | Iterable[str],
        units: Iterable[str],
        mover: str = DEFENDER,
        *,
        count: str = "map",
    ) -> Ranked:
        """Return which units have the longest way to a field; see :meth:`nearest`.

        Units without a way are left out.
        """
        return self._ranked(target, units, mover, count, max)

    @_settled(2)
    def shortest_paths(
        self,
        start: str,
        target: str | Iterable[str],
        mover: str = DEFENDER,
        *,
        count: str = "map",
        blocked: Iterable[str] = (),
    ) -> tuple[tuple[str, ...], ...]:
        """Return all shortest ways to a field, or to the nearest ones of several.

        Parameters
        ----------
        start : str
        target : str or iterable of str
        mover : str
        count : str
            As for :meth:`distance`; where the map counts turns, its shortest ways are those of
            the fewest fields.
        blocked : iterable of str
            Fields that no way may enter.

        Returns
        -------
        tuple of tuple of str
            Each from `start` to its end, the shorter first, then in the order of the map; none
            where no way leads. There can be many: on an open grid their number doubles with
            every other step.
        """
        first = self._at(start)
        _, before, ends = self._shortest(first, target, mover, count, self._set(blocked))
        found: list[tuple[int, ...]] = []

        def go_back(path: tuple[int, ...]) -> None:
            if path[0] == first:
                found.append(path)
            for here in before(path[0]):
                go_back((here, *path))

        for end in ends:
            go_back((end,))
        return tuple(self._ids(path) for path in sorted(found, key=lambda p: (len(p), p)))

    @_settled(2)
    def towards(
        self,
        start: str,
        target: str | Iterable[str],
        mover: str = DEFENDER,
        *,
        allowance: int | None = None,
        count: str = "map",
        blocked: Iterable[str] = (),
        occupied: Iterable[str] = (),
    ) -> tuple[str, ...]:
        """Return where one move towards a field or a sector may end (solo rules).

        That is on a shortest way, as far along it as the allowance goes, on no occupied field:
        all fields that are equally far along. Where every shortest way begins with a field that
        the allowance does not reach, hard terrain, the shortest way round such fields counts.

        Parameters
        ----------
        start : str
        target : str or iterable of str
            A field, or several (:meth:`fields_in` of a sector) of which the nearest count.
        mover, allowance, blocked, occupied
            As for :meth:`reachable`.
        count : str
            What makes a way short, as for :meth:`shortest_paths`.

        Returns
        -------
        tuple of str
            `start` alone where no way leads there, or no field on the way is free.
        """
        moving, limit, closed, held = self._move(mover, allowance, blocked, occupied)
        first = self._at(start)
        far, before, ends = self._shortest(first, target, mover, count, closed)
        onward: dict[int, list[int]] = {}
        todo, seen = list(ends), set(ends)
        while todo:
            there = todo.pop()
            for here in before(there):
                onward.setdefault(here, []).append(there)
                if here not in seen:
                    seen.add(here)
                    todo.append(here)
        reached = {(first, NOTHING): 0}
        layer = dict(reached)
        while layer:
            following: dict[tuple[int, frozenset[str]], int] = {}
            for (here, paid), spent in layer.items():
                for there in onward.get(here, ()):
                    price = self._price(moving, there, paid)
                    if price is None:
                        continue
                    state, cost = (there, price[1]), spent + price[0]
                    if cost < reached.get(state, limit + 1):
                        reached[state] = following[state] = cost
            layer = following
        if len(reached) == 1 and onward.get(first):
            others = (i for i in range(len(self.fields)) if i != first)
            prices = {i: self._price(moving, i, NOTHING) for i in others}
            shut = {i for i, price in prices.items() if price is None or price[0] > limit}
            if not shut <= closed:
                round_them = self._ids(sorted(closed | shut))
                return self.towards(
                    start, target, mover,
                    allowance=allowance, count=count, blocked=round_them, occupied=occupied,
                )  # fmt: skip
        free = {here for here, _ in reached if here == first or here not in held}
        best = max(far[here] for here in free)
        return self._ids(sorted(here for here in free if far[here] == best))

    # -- Sight and shots --------------------------------------------------------------------

    def sees(self, a: str, b: str, *, grazing: str | None = None) -> bool:
        """Return whether two fields see each other (p. 12); sight goes both ways.

        Parameters
        ----------
        a, b : str
            A field sees itself (p. 6).
        grazing : str, optional
            ``blocks`` or ``sees``: whether a line counts that only touches a corner or runs
            along an edge. The map's own choice where left out.
        """
        return self.shot_distance(a, b, grazing=grazing) is not None

    def shot_distance(self, a: str, b: str, *, grazing: str | None = None) -> int | None:
        """Return the accuracy tokens that a shot needs (p. 6), or None where it is blocked.

        Parameters are those of :meth:`sees`. Fields on the line are counted, the target's too and
        the shooter's not; 1 on the same field.
        """
        distance = self._sight(grazing)[self._at(a)][self._at(b)]
        if distance < 0:
            raise NotKnownError(
                f"not known: sight of {a} and {b}, which are more than {self.within_mm} mm apart"
            )
        return distance or None

    def in_sight(
        self, field_id: str, *, grazing: str | None = None, most: int | None = None
    ) -> dict[str, int]:
        """Return the shot distance of every field in sight of one, itself included.

        Parameters
        ----------
        field_id : str
        grazing : str, optional
            As for :meth:`sees`.
        most : int, optional
            Leave out what is farther: a sharpshooter has 7 tokens at most.

        Of tables within a radius, fields farther away are left out, in sight or not.
        """
        row = self._sight(grazing)[self._at(field_id)]
        return {
            self.fields[i]: d for i, d in enumerate(row) if d > 0 and (most is None or d <= most)
        }

    def verdict(self, a: str, b: str) -> str:
        """Return ``clear``, ``grazing`` (only a line of no width is left) or ``blocked``."""
        if self.sees(a, b, grazing="blocks"):
            return "clear"
        return "grazing" if self.sees(a, b, grazing="sees") else "blocked"

    def disputed(self, a: str, b: str) -> dict[str, tuple[int | None, ...]]:
        """Return what a pair's answer is on another drawing within the map's tolerance.

        Returns
        -------
        dict of str to tuple
            By ``sight`` and ``distance``, the other distances, None for no sight; empty where no
            other answer was found.

        Raises
        ------
        NotKnownError
            The file does not say: it was built without ``-O disputes=yes``.
        """
        first, second = sorted((self.fields[self._at(a)], self.fields[self._at(b)]))
        if self._others is None:
            raise NotKnownError("not known: the tables were built without -O disputes=yes")
        found = self._others.get(f"{first}|{second}", {})
        return {kind: tuple(others) for kind, others in found.items()}

    def open_answers(self, a: str, b: str) -> tuple[str, ...]:
        """Return which answers of a pair nobody has proved or disputed: ``sight``, ``distance``.

        Treat such an answer as a disputed one. Empty where both are settled or disputed.

        Raises
        ------
        NotKnownError
            The file does not say: it was built without ``-O disputes=yes``.
        """
        first, second = sorted((self.fields[self._at(a)], self.fields[self._at(b)]))
        if self._unproved is None:
            raise NotKnownError("not known: the tables were built without -O disputes=yes")
        return tuple(self._unproved.get(f"{first}|{second}", ()))

    def shot(self, distance: int, drawn: Mapping[str, int]) -> Shot:
        """Return what becomes of a shot over a distance, with so many tokens drawn of each type.

        Raises
        ------
        NotKnownError
            The file has no bag.
        LookupError
            The bag has no such token.
        """
        bag = self.bag
        if bag is None:
            raise NotKnownError("not known: the tables have no bag of tokens")
        for token in drawn:
            self._known(token, bag["tokens"], "token")

        def reached(rule: Mapping[str, Any] | None) -> bool:
            if rule is None:
                return False
            least: int = rule["at_least"]
            more: Mapping[str, int] = rule.get("more") or {}
            least += sum(n * drawn.get(token, 0) for token, n in more.items())
            counted: int = sum(drawn.get(token, 0) for token in rule["tokens"])
            return counted >= least

        spoiled = reached(bag.get("spoils"))
        enough = sum(drawn.get(token, 0) for token in bag["hits"]) >= distance
        return Shot(enough and not spoiled, spoiled, reached(bag.get("reveals")))

    # -- Sniper Elite -----------------------------------------------------------------------

    def entries_for(self, *objectives: int) -> dict[str, str]:
        """Return the entries open to a sniper with these objectives, by sector.

        He may not come in by the entry of a sector that holds one of them (p. 11).
        """
        for number in objectives:
            self._known(number, self.objectives, "objective")
        shut = {self.field(self.objectives[number]).sector for number in objectives}
        return {sector: field for sector, field in self.entries.items() if sector not in shut}

    def search_sets(self, field_id: str, *, most: int = 2) -> tuple[tuple[str, ...], ...]:
        """Return every set of fields that a unit may search at once (p. 9).

        Its own field first, and any that match it, up to `most` of them; sets of fewer fields
        come first. Fields that nobody may enter are left out.
        """
        beside = self._held(self.matching(field_id))
        return tuple(
            (field_id, *chosen) for k in range(most + 1) for chosen in combinations(beside, k)
        )

    def shotgun(self, field_id: str) -> tuple[str, ...]:
        """Return the fields that a shotgun hits: the shooter's own and all matching (p. 15).

        Fields that nobody may enter are left out.
        """
        return (field_id, *self._held(self.matching(field_id)))

    def deploy_places(
        self,
        squad: str,
        role: str,
        *,
        officer: str | None = None,
        occupied: Iterable[str] = (),
        any_sector: bool = False,
    ) -> tuple[str, ...]:
        """Return where a unit may be deployed (p. 9).

        An officer on his start; a soldier on a field that matches his officer's, in any sector,
        while the officer stands in his own. Fields that nobody may enter are left out.

        Parameters
        ----------
        squad : str
        role : str
            ``officer`` or ``soldier``.
        officer : str, optional
            Where the officer stands; without one no soldier is deployed.
        occupied : iterable of str
            Fields of defenders.
        any_sector : bool
            The officer may be anywhere (Radio Operator).
        """
        held = self._set(occupied)
        if role == "officer":
            places = self.starts(squad, role)
        else:
            self._known(squad, self.squads, "squad")
            if officer is None or not (any_sector or self.field(officer).sector == squad):
                return ()
            places = self.matching(officer)
        return self._free(map(self._at, places), held)

    def distraction(
        self,
        unit: str,
        sniper: str,
        *,
        blocked: Iterable[str] = (),
        occupied: Iterable[str] = (),
        grazing: str | None = None,
    ) -> tuple[str, ...]:
        """Return where a distracted unit may end: in one move, in sight of the sniper's field.

        Standing still counts where it is in sight already. `blocked` and `occupied` are those of
        :meth:`reachable`, `grazing` that of :meth:`sees`.
        """
        ends = self.reachable(unit, DEFENDER, blocked=blocked, occupied=occupied)
        return self._seen_among(sniper, ends, grazing)

    # -- Solo rules -------------------------------------------------------------------------

    def access_fields(self, kind: str | None = None) -> tuple[str, ...]:
        """Return the fields with a door or a ladder on their boundary.

        Parameters
        ----------
        kind : str, optional
            Only those of this kind, or counting as it: ``open``, ``built_up``, ``elevated``.
        """
        classes = {"open", "built_up", "elevated"}
        self._known(kind, {None, *classes, *(f.kind for f in self._field)}, "kind")
        return tuple(
            f.id
            for f in self._field
            if f.id in self._access.get(f.kind, ()) and kind in (None, f.kind, f.counts_as)
        )

    def access_for(
        self,
        field_id: str,
        kind: str | None = None,
        *,
        occupied: Iterable[str] = (),
        count: str = "map",
    ) -> tuple[str, ...]:
        """Return the unguarded access fields nearest to a field; all where several are.

        An objective on open ground without a defender is its own, whatever the kind. *On Guard*
        asks for the kind ``open``.

        Parameters
        ----------
        field_id : str
            Mostly an objective's.
        kind : str, optional
            As for :meth:`access_fields`; any where left out.
        occupied : iterable of str
            Fields of defenders, which are guarded.
        count : str
            As for :meth:`distance`, counted from the access field.
        """
        held = self._set(occupied)
        goal = field_id in self.objectives.values()
        if goal and self.field(field_id).counts_as == "open":
            own = self._free([self._at(field_id)], held)
            if own:
                return own
        free = self._free(map(self._at, self.access_fields(kind)), held)
        return self.nearest(field_id, free, count=count).fields

    def regroup_calls(
        self, card: str, sector: str, units: Mapping[str, Iterable[str]], *, count: str = "map"
    ) -> dict[str, tuple[str, ...]]:
        """Return which defenders a regroup card summons, by the field that calls them.

        Fields marked for the card that no defender holds, in the order of the map. In a squad's
        sector one calls all units of its colour, each of which goes to one of its fields; the
        sector's own squad stays. In a neutral sector one calls the nearest unit of its colour,
        all of them where several are equally near. Ask :meth:`may_summon` of each.

        Parameters
        ----------
        card : str
        sector : str
            Where the sniper was last known.
        units : mapping of str to iterable of str
            By squad, the fields of its units.
        count : str
            As for :meth:`distance`.
        """
        held = {unit for squad in units for unit in self._set(units[squad])}
        calls: dict[int, set[int]] = {}
        for squad, marks in self.regroup_marks(card, sector).items():
            here = self._ids(sorted(self._set(units.get(squad, ()))))
            for mark in self._free(map(self._at, marks), held):
                neutral = self.sectors[sector].neutral
                called = self.nearest(mark, here, count=count).fields if neutral else here
                calls.setdefault(self._at(mark), set()).update(map(self._at, called))
        return {self.fields[i]: self._ids(sorted(calls[i])) for i in sorted(calls) if calls[i]}

    def regroup(
        self, card: str, sniper: str, units: Mapping[str, Iterable[str]], *, count: str = "map"
    ) -> dict[str, str]:
        """Return where every unit stands after a regroup card, by the field where it stood.

        The card sets the last known sector to the sniper's. In a squad's sector its own squad
        stays, and so does who is on a mark of its colour; each other unit goes to one mark of its
        colour without a defender, as many as can. In a neutral sector each mark calls the nearest
        unit of its colour, which is put there as :meth:`summon_places` says. :meth:`may_summon`
        holds for each. Of several ways one that puts a unit on the sniper's field is given, then
        that after which the squad is nearest to him in all, of equal ones the first in the order
        of the map.

        Parameters
        ----------
        card : str
        sniper : str
            His field.
        units : mapping of str to iterable of str
            By squad, the fields of its units.
        count : str
            As for :meth:`distance`.
        """
        return self._regrouped(card, sniper, units, count)[0]

    def regroup_ties(
        self, card: str, sniper: str, units: Mapping[str, Iterable[str]], *, count: str = "map"
    ) -> dict[str, int]:
        """Return, by squad, between how many equal ways of a regroup card lots decide: 2 or more.

        Parameters
        ----------
        card, sniper, units, count
            As for :meth:`regroup`.
        """
        return self._regrouped(card, sniper, units, count)[1]

    def _regrouped(
        self, card: str, sniper: str, units: Mapping[str, Iterable[str]], count: str
    ) -> tuple[dict[str, str], dict[str, int]]:
        sector = self.field(sniper).sector
        moves = {unit: unit for squad in units for unit in self._listed(units[squad])}
        ties = {}
        called = {} if sector is None else self.regroup_marks(card, sector)
        for squad in (s for s in self.sectors if s in called and s != sector and s in units):
            mine = self._ids(sorted(self._set(units[squad])))
            held = set(moves.values())
            if self.sectors[sector or ""].neutral:
                ways = self._calls(mine, called[squad], held, sniper, count)
            else:
                free = self._free(map(self._at, called[squad]), self._set(held))
                moving = tuple(u for u in mine if u not in called[squad])
                ways = self._shares(moving, free, sniper, count)
            equal = self._worst(ways, mine, sniper, count)
            moves |= equal[0]
            different = {frozenset(way.get(u, u) for u in mine) for way in equal}
            if len(different) > 1:
                ties[squad] = len(different)
        return {unit: moves[unit] for unit in sorted(moves, key=self._at)}, ties

    def recon(
        self, field_id: str, *, steps: int = 2, by: str = "map", grazing: str | None = None
    ) -> tuple[str, ...]:
        """Return the fields at most so far away **and** in sight, the own one included.

        Parameters
        ----------
        field_id : str
        steps : int
            How far: 2, or 3 with the Sniper challenge. The rule says no more than "fields".
        by : str
            ``steps`` that a figure could take, every field as one, or the distance of a ``shot``;
            ``map``: as the choice ``recon_distance`` says, in steps where the map gives none.
        grazing : str, optional
            As for :meth:`sees`.
        """
        by = self.choices.get("recon_distance", "steps") if by == "map" else by
        self._known(by, ("steps", "shot"), "way to count recon")
        if by == "shot":
            seen = self._held(self.in_sight(field_id, most=steps, grazing=grazing))
            return self._ids(sorted(self._set({field_id, *seen})))
        near = self.distances(field_id, DEFENDER, count="fields")
        close = [f for f, far in near.items() if far <= steps]
        return self._seen_among(field_id, close, grazing)

    def solo_search(self, field_id: str) -> tuple[str, ...]:
        """Return the fields on which a searching defender finds the sniper: own or adjacent.

        Fields that nobody may enter are left out.
        """
        return (field_id, *self._held(self.adjacent(field_id)))

    def summon_places(
        self, target: str, occupied: Iterable[str] = (), *, count: str = "map"
    ) -> tuple[str, ...]:
        """Return where a defender summoned to a field is put: all places that are as good.

        On the field; else on a matching one without a defender; else on the nearest without one.

        Parameters
        ----------
        target : str
        occupied : iterable of str
            Fields of defenders.
        count : str
            As for :meth:`distance`, counted from the place to the target.
        """
        held, there = self._set(occupied), self._at(target)
        for places in ((there,), self._matching[there]):
            if free := self._free(places, held):
                return free
        everywhere = self._free(range(len(self.fields)), held)
        return self.nearest(target, everywhere, count=count).fields

    def may_summon(
        self, unit: str, place: str, sniper: str, last_known: str, *, count: str = "map"
    ) -> bool:
        """Return whether a defender may be summoned from its field to a place.

        One that is already in the last known sector is not put farther from the sniper.

        Parameters
        ----------
        unit, place : str
            Where it stands, and where it would.
        sniper : str
            The field that distance is counted to.
        last_known : str
            A sector.
        count : str
            As for :meth:`distance`. Where no way leads is farther than anywhere else.
        """
        self._known(last_known, self.sectors, "sector")
        now = self.distance(unit, sniper, count=count)
        then = self.distance(place, sniper, count=count)
        if self.field(unit).sector != last_known or now is None:
            return True
        return then is not None and then <= now

    def return_places(self, squad: str, occupied: Iterable[str] = ()) -> tuple[str, ...]:
        """Return where a fallen unit comes back: its officer's start, else a field beside it.

        Adjacent counts, whatever the kind; fields that nobody may enter are left out.
        """
        held = self._set(occupied)
        starts = [self._at(f) for f in self.starts(squad, "officer")]
        beside = sorted({n for start in starts for n in self._adjacent[start]})
        return self._free(starts, held) or self._free(beside, held)

    # -- Inside -----------------------------------------------------------------------------

    def _ask_both(self, mover: object, ask: Callable[[Tables], Any]) -> Any:
        if not (isinstance(mover, str) and self._open.get(mover)):
            return ask(self)
        never, least = copy.copy(self), copy.copy(self)
        vars(never).update(_open={})
        vars(least).update(_open={}, _enter=self._least)
        found = ask(never)
        if found != ask(least):
            kinds = ", ".join(self._open[mover])
            raise NotKnownError(f"not known: cost of {kinds} for {mover}")
        return found

    def _at(self, field_id: str) -> int:
        try:
            return self._index[field_id]
        except (KeyError, TypeError):
            if not isinstance(field_id, str):
                raise LookupError(  # noqa: TRY004 - as for any other id that there is not
                    f"ids of fields are strings, not {field_id!r}"
                ) from None
            self._unknown("field", field_id)

    def _unknown(self, what: str, name: object) -> NoReturn:
        raise LookupError(f"the map {self.id} has no {what} {name}")

    def _way(self, path: Sequence[str]) -> list[int]:
        """Return a path's fields, each of which a figure may step to from the one before."""
        way = [self._at(field_id) for field_id in self._listed(path)]
        for here, there in itertools.pairwise(way):
            if there not in self._passable[here]:
                names = self.fields[here], self.fields[there]
                raise ValueError(f"no step leads from {names[0]} to {names[1]}")
        return way

    def _known(self, name: object, among: Collection[object], what: str) -> None:
        if name not in among:
            self._unknown(what, name)

    def _mover(self, mover: str) -> Mover:
        self._known(mover, self.movers, "mover")
        return self.movers[mover]

    def _ids(self, indices: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.fields[i] for i in indices)

    def _listed(self, field_ids: Iterable[str]) -> tuple[str, ...]:
        if isinstance(field_ids, str):
            raise TypeError(f"expected a list of fields, not the text {field_ids!r}")
        return tuple(field_ids)

    def _set(self, field_ids: Iterable[str]) -> set[int]:
        return {self._at(field_id) for field_id in self._listed(field_ids)}

    def _targets(self, target: str | Iterable[str]) -> set[int]:
        return {self._at(target)} if isinstance(target, str) else self._set(target)

    def _marked(self, kind: str, **wanted: str) -> tuple[str, ...]:
        found = {
            self._at(m["field"])
            for m in self._markers
            if m["type"] == kind and all(m.get(key) == value for key, value in wanted.items())
        }
        return self._ids(sorted(found))

    def _by(self, kind: str, key: str) -> Iterator[tuple[Any, str]]:
        return ((m[key], m["field"]) for m in self._markers if m["type"] == kind)

    def _worst(
        self, ways: Iterator[dict[str, str]], units: tuple[str, ...], sniper: str, count: str
    ) -> list[dict[str, str]]:
        """Return of the ways with most units put all that are worst for the sniper."""

        def rank(way: dict[str, str]) -> tuple[int, bool, int]:
            ends = [self.distance(way.get(u, u), sniper, count=count) for u in units]
            spares = all(place != sniper or unit == sniper for unit, place in way.items())
            return -len(way), spares, sum(len(self.fields) if far is None else far for far in ends)

        found = [(rank(way), way) for way in ways]
        worst = min(ranked for ranked, _ in found)
        return [way for ranked, way in found if ranked == worst]

    def _shares(
        self, units: tuple[str, ...], free: tuple[str, ...], sniper: str, count: str
    ) -> Iterator[dict[str, str]]:
        """Give every way to put units on fields, each on one or none."""
        if not units:
            yield {}
            return
        unit, *others = units
        sector = self.field(sniper).sector or ""
        for place in free:
            if self.may_summon(unit, place, sniper, sector, count=count):
                left = tuple(i for i in free if i != place)
                for rest in self._shares(tuple(others), left, sniper, count):
                    yield {unit: place, **rest}
        yield from self._shares(tuple(others), free, sniper, count)

    def _calls(
        self,
        units: tuple[str, ...],
        marks: tuple[str, ...],
        held: set[str],
        sniper: str,
        count: str,
    ) -> Iterator[dict[str, str]]:
        """Give every way to call the nearest unit to each mark."""
        if not marks or not units:
            yield {}
            return
        mark, *others = marks
        sector = self.field(sniper).sector or ""
        called = self.nearest(mark, units, count=count).fields
        for unit in called:
            left = tuple(i for i in units if i != unit)
            found = self.summon_places(mark, held - {unit}, count=count)
            places = [p for p in found if self.may_summon(unit, p, sniper, sector, count=count)]
            for place in places or [unit]:
                after = held - {unit} | {place}
                for rest in self._calls(left, tuple(others), after, sniper, count):
                    yield {unit: place, **rest}
        if not called:
            yield from self._calls(units, tuple(others), held, sniper, count)

    def _held(self, field_ids: Iterable[str]) -> tuple[str, ...]:
        """Return those of some fields that anybody may stand on."""
        stand = self._least.values()
        return tuple(f for f in field_ids if any(enter[self._index[f]] for enter in stand))

    def _free(self, places: Iterable[int], held: Collection[int]) -> tuple[str, ...]:
        """Return the places where a defender may be put."""
        enter = self._enter[self._mover(DEFENDER).id]
        return self._ids(sorted(i for i in places if enter[i] and i not in held))

    def _move(
        self,
        mover: str,
        allowance: int | None,
        blocked: Iterable[str],
        occupied: Iterable[str],
    ) -> tuple[Mover, int, set[int], set[int]]:
        """Return the mover, its limit, the fields it cannot enter, those it cannot end on."""
        moving = self._mover(mover)
        closed, held = self._set(blocked), self._set(occupied)
        if not moving.through_occupied:
            closed |= held
        if allowance is not None and (type(allowance) is not int or allowance < 0):
            raise ValueError(f"an allowance is a whole number, not {allowance!r}")
        limit = moving.allowance if allowance is None else allowance
        if limit is None:
            raise NotKnownError(f"not known: allowance of {mover}")
        return moving, limit, closed, held

    def _price(
        self, moving: Mover, there: int, paid: frozenset[str]
    ) -> tuple[int, frozenset[str]] | None:
        """Return what entering a field takes now, and what has been paid for in this turn then.

        Under the choice ``hard_terrain: once_a_turn`` a trait's extra is due once.
        """
        plain, extra = self._enter[moving.id][there], self._extra[there]
        if not plain:
            return None
        if not extra:
            return plain, paid
        if not self._once_a_turn:
            return plain + sum(extra.values()), paid
        return plain + sum(v for k, v in extra.items() if k not in paid), paid.union(extra)

    def _entering(
        self, moving: Mover, first: int, closed: Collection[int], limit: int
    ) -> tuple[int, frozenset[str]] | None:
        """Return what the step from an arrow onto its field takes, or None where it is shut."""
        price = None if first in closed else self._price(moving, first, NOTHING)
        return price if price and price[0] <= limit else None

    def _walk(
        self, start: int, moving: Mover, count: str, blocked: Collection[int]
    ) -> Sequence[int]:
        """Return how far it is to every field, -1 for never."""
        if count == "map" and self._choice == "turns":
            if blocked:
                raise ValueError("with blocked fields, count by 'cost' or 'fields'")
            return self._walking["turns"][moving.id][start]
        count = self._counted(count)
        if not blocked and count in self._walking:
            return self._walking[count][moving.id][start]
        far = [-1] * len(self.fields)
        queue = [(0, start)]
        while queue:
            now, here = heapq.heappop(queue)
            if far[here] >= 0:
                continue
            far[here] = now
            for there in self._passable[here]:
                weight = self._weight(moving, there, count)
                if weight and far[there] < 0 and there not in blocked:
                    heapq.heappush(queue, (now + weight, there))
        return far

    def _counted(self, count: str) -> str:
        """Return what makes a way short, ``cost`` or ``fields``."""
        if count == "map":
            return "cost" if self._choice == "cost" else "fields"
        if count not in ("cost", "fields"):
            raise ValueError(f"count by 'map', 'cost' or 'fields', not by {count!r}")
        return count

    def _weight(self, moving: Mover, there: int, count: str) -> int:
        """Return what a step onto a field adds to the length of a way; 0 for never."""
        plain = self._enter[moving.id][there]
        if count == "fields":
            return 1 if plain else 0
        return plain + sum(self._extra[there].values()) if plain else 0

    def _shortest(
        self,
        start: int,
        target: str | Iterable[str],
        mover: str,
        count: str,
        blocked: Collection[int],
    ) -> tuple[Sequence[int], Callable[[int], Iterator[int]], list[int]]:
        """Return the distances, who comes before a field on shortest ways, and the ends."""
        moving, count = self._mover(mover), self._counted(count)
        far = self._walk(start, moving, count, blocked)

        def before(there: int) -> Iterator[int]:
            if there != start:
                weight = self._weight(moving, there, count)
                for here in self._passable[there]:
                    if far[here] >= 0 and far[here] + weight == far[there]:
                        yield here

        reached = [i for i in sorted(self._targets(target)) if far[i] >= 0]
        least = min((far[i] for i in reached), default=0)
        return far, before, [i for i in reached if far[i] == least]

    def _ranked(
        self,
        target: str | Iterable[str],
        units: Iterable[str],
        mover: str,
        count: str,
        pick: Callable[[Iterable[int]], int],
    ) -> Ranked:
        targets, moving = self._targets(target), self._mover(mover)
        far: dict[int, int] = {}
        for unit in self._set(units):
            row = self._walk(unit, moving, count, ())
            ways = [row[t] for t in targets if row[t] >= 0]
            if ways:
                far[unit] = min(ways)
        if not far:
            return Ranked(None, ())
        best = pick(far.values())
        return Ranked(best, self._ids(sorted(u for u, d in far.items() if d == best)))

    def _seen_among(
        self, field_id: str, places: Iterable[str], grazing: str | None
    ) -> tuple[str, ...]:
        """Return those of some fields that one sees, in the order of the map."""
        found = (self.fields[i] for i in sorted(self._set(list(places))))
        return tuple(f for f in found if self.sees(field_id, f, grazing=grazing))

    def _sight(self, grazing: str | None) -> _Rows:
        if self._clear is None or self._grazing is None:
            raise LookupError(f"the game of the map {self.id} has no lines of sight")
        chosen = self.choices.get("grazing", "blocks") if grazing is None else grazing
        if chosen not in ("blocks", "sees"):
            raise ValueError(f"grazing 'blocks' or 'sees', not {chosen!r}")
        return self._grazing if chosen == "sees" else self._clear


# -- Reading ------------------------------------------------------------------------------------


def _text(source: str | PathLike[str] | bytes) -> str:
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return source
    try:
        data = source if isinstance(source, bytes) else Path(source).read_bytes()
    except (OSError, ValueError) as wrong:
        raise TablesError("unreadable", f"the tables cannot be read: {wrong}") from wrong
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise TablesError("json", f"this is not JSON, and not UTF-8 text: {wrong}") from wrong


def _json(text: str) -> Any:
    try:
        return json.loads(
            text, parse_int=_integer, parse_float=_no_integer, parse_constant=_no_integer
        )
    except json.JSONDecodeError as wrong:
        raise TablesError("json", f"this is not JSON: {wrong}") from wrong
    except RecursionError:
        raise TablesError("json", "this is JSON nested too deeply") from None


def _integer(digits: str) -> int:
    if len(digits) > 16 or abs(number := int(digits)) > LARGEST_INTEGER:
        _no_integer(digits)
    return number


def _no_integer(token: str) -> NoReturn:
    raise TablesError(
        "content", f"the tables hold {token[:20]}, and all their numbers are integers"
    )


def _check_header(document: Any) -> None:
    """Refuse what is not a whole map that this reader understands; see docs/tables-json.md."""
    if not isinstance(document, Mapping) or document.get("format") != FORMAT:
        raise TablesError("format", f"this is not a {FORMAT} file; mapkit build writes one")
    version = document.get("version")
    if not isinstance(version, str) or not re.fullmatch(r"[0-9]{1,9}\.[0-9]{1,9}", version):
        raise TablesError("version", f"the version of the tables is unclear: {version!r}")
    if int(version.partition(".")[0]) != MAJOR:
        raise TablesError(
            "version", f"the tables have version {version}, and this reader knows {MAJOR}.x only"
        )
    needs = document.get("requires")
    if not isinstance(needs, list) or not all(isinstance(n, str) for n in needs):
        raise TablesError("content", "the tables do not say what they require")
    if "partial" in needs or "missing" in document:
        raise TablesError(
            "partial", "the tables are partial, since the map has errors; fix it and build again"
        )
    if unknown := sorted(set(needs) - UNDERSTOOD):
        raise TablesError(
            "requires", f"the tables need a newer reader, which knows: {', '.join(unknown)}"
        )
    sums = document.get("checksums")
    if not isinstance(sums, Mapping) or not isinstance(sums.get("whole"), str):
        raise TablesError("checksum", "the tables have no checksum; build them again")
    rest = {key: value for key, value in sums.items() if key != "whole"}
    try:
        canonical = _canonical({**document, "checksums": rest}).encode("utf-8")
    except UnicodeEncodeError as wrong:
        raise TablesError("content", f"the tables hold broken text: {wrong}") from wrong
    if hashlib.sha256(canonical).hexdigest() != sums["whole"]:
        raise TablesError(
            "checksum", "the tables were damaged or changed by hand: the checksum differs"
        )
    if wrong_part := _misfit(document, _HEADER, ""):
        raise TablesError("content", f"the tables are inconsistent: {wrong_part}")


def _misfit(value: Any, shape: Any, where: str) -> str | None:
    """Say where a value is not of the form that it should have; None where it is."""
    if shape in ("cost", "allowance"):
        fits = type(value) is int or value == UNKNOWN or (value is None and shape == "cost")
        return None if fits else f"{where} is no {shape}"
    if isinstance(shape, str):
        fits = type(value).__name__ == shape.rstrip("?") or (value is None and shape[-1] == "?")
        return None if fits else f"{where} is no {shape}"
    if isinstance(shape, list):
        if not isinstance(value, list):
            return f"{where} is no list"
        parts = [(str(i), item, shape[0]) for i, item in enumerate(value)]
    elif not isinstance(value, dict):
        return f"{where} is no object"
    elif "*" in shape:
        parts = [(key, item, shape["*"]) for key, item in value.items()]
    elif lost := [key for key in shape if key[-1] != "?" and key not in value]:
        return f"{where}.{lost[0]} is missing"
    else:
        names = [(key.rstrip("?"), form) for key, form in shape.items()]
        named = [(key, value.get(key), form) for key, form in names]
        parts = [one for one in named if one[1] is not None or f"{one[0]}?" not in shape]
    return next(
        filter(None, (_misfit(v, f, f"{where}.{k}".lstrip(".")) for k, v, f in parts)), None
    )


def _canonical(value: Any) -> str:
    """Write a value in the canonical form of RFC 8785, which the checksum is taken over."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    if text.isascii() or max(text) < "\ud800":
        return text
    # Beyond, the order by UTF-16 units is not that by characters, which sort_keys makes.
    return json.dumps(_by_units(value), separators=(",", ":"), ensure_ascii=False)


def _by_units(value: Any) -> Any:
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
        return {key: _by_units(value[key]) for key in keys}
    return [_by_units(item) for item in value] if isinstance(value, list) else value


def _choices(choices: Mapping[str, str]) -> Mapping[str, str]:
    """Return the choices of a map, unless one that questions need is another than they know."""
    for name, answers in _ANSWERS.items():
        if choices.get(name, answers[0]) not in answers:
            raise ValueError(f"the choice {name} is {choices[name]!r}")
    return choices


def _field(f: Mapping[str, Any]) -> Field:
    return Field(
        f["id"],
        f["name"],
        f["kind"],
        f["class"],
        f["level"],
        tuple(f["traits"]),
        f["sector"],
        f["enter"],
        f["extra"],
        f.get("attributes", {}),
        tuple(f.get("tags", ())),
    )


def _cost(cost: int | str | None, unknown: int) -> int:
    """Return what a step takes, 0 for never; `unknown` where nobody knows."""
    return unknown if isinstance(cost, str) else cost or 0


def _engine_table(table: Mapping[str, Any]) -> EngineTable:
    rows, columns = tuple(table["rows"]), tuple(table["columns"])
    cells = tuple(
        tuple(None if cell is None else tuple(cell) for cell in row) for row in table["cells"]
    )
    if len(cells) != len(rows) or any(len(row) != len(columns) for row in cells):
        raise ValueError("a table of the rules is not complete")
    return EngineTable(table["label"], table["text"], rows, columns, cells)


@dataclass(frozen=True, slots=True)
class _Relations:
    """The tables of any form, by index."""

    adjacent: list[tuple[int, int]]
    matching: list[tuple[int, int]]
    passable: list[tuple[int, int]]
    stacked: list[tuple[int, int]]
    buildings: list[list[int]]
    access: dict[str, list[int]]
    steps: Mapping[str, _Rows] | None
    walking: Mapping[str, _Rows]
    clear: _Rows | None
    grazing: _Rows | None


class _Rows(Protocol):
    """A table by rows."""

    def __getitem__(self, row: int, /) -> Sequence[int]: ...

    def __len__(self) -> int: ...


class _Blocks:
    """A table whose rows are decoded when they are asked for, a block at a time."""

    def __init__(self, texts: Sequence[str], n: int, rows: int, never: int = -1) -> None:
        if not (type(rows) is int and rows > 0) or len(texts) != -(-n // rows):
            raise ValueError(f"{len(texts)} blocks of {rows} rows, for {n} fields")
        self._texts, self._n, self._rows = texts, n, rows
        self._values = [-1 if d == never else d for d in range(256)]
        self._kept: dict[int, bytes] = {}

    def __len__(self) -> int:
        return self._n

    def __getitem__(self, row: int) -> array[int]:
        number, at = divmod(row, self._rows)
        block = self._kept.pop(number, None) or self._decoded(number)
        self._kept[number] = block
        if len(self._kept) > _KEPT:
            del self._kept[next(iter(self._kept))]
        n = self._n
        return array("i", map(self._values.__getitem__, block[at * n : (at + 1) * n]))

    def _decoded(self, number: int) -> bytes:
        n = self._n
        rows = min(self._rows, n - number * self._rows)
        runs = base64.b64decode(self._texts[number], validate=True)
        if len(runs) % 2 or sum(runs[1::2]) != rows * n:
            raise ValueError(f"block {number} of a table has another length")
        changes = b"".join(
            bytes((value,)) * times for value, times in zip(runs[::2], runs[1::2], strict=True)
        )
        row, block = bytes(n), []
        for start in range(0, len(changes), n):
            row = bytes((a + b) & 255 for a, b in zip(row, changes[start : start + n], strict=True))
            block.append(row)
        return b"".join(block)


class _NearRows:
    """Shot distances of fields near each other, -1 where a pair was not asked about."""

    def __init__(self, texts: Sequence[str], n: int, which: int) -> None:
        if len(texts) != n or not all(isinstance(text, str) for text in texts):
            raise ValueError(f"{len(texts)} rows of sight, for {n} fields")
        self._texts, self._n, self._which = texts, n, which

    def __len__(self) -> int:
        return self._n

    def __getitem__(self, row: int) -> array[int]:
        found = array("i", [-1]) * self._n
        data, field, step, shift = base64.b64decode(self._texts[row], validate=True), -1, 0, 0
        given = iter(data)
        for byte in given:
            step |= (byte & 127) << shift
            shift += 7
            if byte & 128:
                continue
            field, step, shift = field + step, 0, 0
            pair = bytes(itertools.islice(given, 3))
            if field >= self._n or len(pair) < 3:
                raise ValueError(f"row {row} of the sight is damaged")
            found[field] = pair[self._which]
        found[row] = 1
        return found


_KEPT = 8
"""Blocks of a table that stay decoded: those asked for last."""


def _expanded(document: Mapping[str, Any], index: Mapping[str, int]) -> _Relations:
    def pairs(key: str) -> list[tuple[int, int]]:
        return [(index[a], index[b]) for a, b in document[key]]

    def walked(by_mover: Mapping[str, Any]) -> dict[str, list[array[int]]]:
        return {
            mover: [
                array("i", (-1 if d is None else _not_negative(d) for d in row)) for row in rows
            ]
            for mover, rows in by_mover.items()
        }

    n, los = len(index), document["los"]
    clear, grazing = (None, None) if los is None else (_no_sight(n), _no_sight(n))
    for pair, entry in (los or {}).items():
        i, j = (index[field_id] for field_id in pair.split("|"))
        for table, distance in ((clear, entry["clear"]), (grazing, entry["grazing"])):
            if table is not None and distance is not None:
                table[i][j] = table[j][i] = _positive(distance)
    return _Relations(
        adjacent=pairs("adjacent"),
        matching=pairs("matching"),
        passable=pairs("passable"),
        stacked=pairs("stacked"),
        buildings=[[index[f] for f in building] for building in document["buildings"]],
        access={kind: [index[f] for f in ids] for kind, ids in document["access"].items()},
        steps=walked(document["steps"]) if "steps" in document else None,
        walking=walked(document.get("walking", {})),
        clear=clear,
        grazing=grazing,
    )


def _indexed(tables: Mapping[str, Any], n: int, form: str) -> _Relations:
    """Read the tables of a form by index: dense, in blocks, or of fields near each other."""
    in_blocks = form == "blocks"

    def pairs(key: str) -> list[tuple[int, int]]:
        return [(i, j) for i, j in tables[key]]

    def walked(key: str) -> dict[str, _Rows]:
        return {
            mover: _Blocks(table, n, tables["rows"], 255) if in_blocks else _dense_rows(table, n)
            for mover, table in tables[key].items()
        }

    def seen(key: str) -> _Rows | None:
        if sight is None:
            return None
        if form == "near":
            return _NearRows(sight["rows"], n, ("clear", "grazing").index(key))
        return _Blocks(sight[key], n, tables["rows"]) if in_blocks else _dense_sight(sight[key], n)

    sight = tables["sight"]

    return _Relations(
        adjacent=pairs("adjacent"),
        matching=pairs("matching"),
        passable=pairs("passable"),
        stacked=pairs("stacked"),
        buildings=[[_below(i, n) for i in building] for building in tables["buildings"]],
        access={kind: [_below(i, n) for i in at] for kind, at in tables["access"].items()},
        steps=walked("steps") if "steps" in tables else None,
        walking=walked("walking") if "walking" in tables else {},
        clear=seen("clear"),
        grazing=seen("grazing"),
    )


def _dense_rows(text: str, n: int) -> list[array[int]]:
    data = _bytes(text, n * n)
    far = [-1 if d == 255 else d for d in range(256)]
    return [array("i", (far[d] for d in data[i * n : (i + 1) * n])) for i in range(n)]


def _dense_sight(table: Mapping[str, str], n: int) -> list[array[int]]:
    bits = _bytes(table["pairs"], (n * (n - 1) // 2 + 7) // 8)
    distances = _bytes(table["distances"], sum(byte.bit_count() for byte in bits))
    found, k, given = _no_sight(n), 0, iter(distances)
    for i in range(n):
        for j in range(i + 1, n):
            if bits[k >> 3] >> (k & 7) & 1:
                found[i][j] = found[j][i] = _positive(next(given))
            k += 1
    return found


def _no_sight(n: int) -> list[array[int]]:
    """Return a table in which every field sees itself at distance 1, and no other (L7)."""
    table = [array("H", bytes(2 * n)) for _ in range(n)]
    for i in range(n):
        table[i][i] = 1
    return table


def _bytes(text: str, length: int) -> bytes:
    data = base64.b64decode(text, validate=True)
    if len(data) != length:
        raise ValueError(f"a table has {len(data)} bytes and should have {length}")
    return data


def _positive(distance: int) -> int:
    if distance < 1:
        raise ValueError(f"a shot distance of {distance}")
    return distance


def _not_negative(distance: int) -> int:
    if distance < 0:
        raise ValueError(f"a way of {distance}")
    return distance


def _below(index: int, n: int) -> int:
    if not (type(index) is int and 0 <= index < n):
        raise ValueError(f"a field {index!r}, of {n}")
    return index


def _near(pairs: Iterable[tuple[int, int]], n: int) -> list[tuple[int, ...]]:
    """Return for each field the others that it is paired with, in order."""
    near: list[set[int]] = [set() for _ in range(n)]
    for a, b in pairs:
        if _below(a, n) == _below(b, n):
            raise ValueError(f"a pair of one field, {a}")
        near[a].add(b)
        near[b].add(a)
    return [tuple(sorted(others)) for others in near]
