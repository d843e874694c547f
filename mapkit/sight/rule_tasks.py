"""From a ruleset's sight rules to the walks of the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.errors import UsageError
from mapkit.geometry.kernel.constants import BLOCKS, GROUPS, NEEDS_FLAG, PASSES, PLAIN
from mapkit.geometry.kernel.sight import SightTask
from mapkit.model import GameMap, SightRule


@dataclass(frozen=True, slots=True)
class FieldFacts:
    """What the sight rules ask of the fields, by field index.

    Attributes
    ----------
    classes : tuple of str
        Class of each field: what its kind matches.
    blocks : (N,) bool
        Fields that block every line: obstacles, hedges.
    counts : (N,) bool
        Fields that count as their class where a rule needs one (water does by choice).
    """

    classes: tuple[str, ...]
    blocks: NDArray[np.bool_]
    counts: NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Walk:
    """Rules that let lines through the same places, and so share one walk over the mesh.

    Attributes
    ----------
    count : (P,) int32
        Field counted at each place, ``BLOCKS`` or ``PASSES``.
    need : mapping of (str, str) to (SightRule, int)
        For two classes (sorted) the rule of this walk that serves them, and whether it wants a
        flagged field in between.
    """

    rules: tuple[SightRule, ...]
    count: NDArray[np.int32]
    need: Mapping[tuple[str, str], tuple[SightRule, int]]

    def task(self, facts: FieldFacts, mesh: Mesh, members: Iterable[int]) -> SightTask:
        """Return the kernel's task for lines among the fields ``members`` (indices).

        Raises
        ------
        UsageError
            Where they are of more classes than the kernel has groups.
        """
        members = list(members)
        names = sorted({facts.classes[i] for i in members})
        if len(names) > GROUPS:
            raise UsageError(
                f"sight knows at most {GROUPS} classes of fields on one map, not {len(names)}"
            )
        number = {name: k for k, name in enumerate(names)}
        need = np.zeros((GROUPS, GROUPS), np.uint8)
        for (a, b), (_, want) in self.need.items():
            if a in number and b in number:
                need[number[a], number[b]] = need[number[b], number[a]] = want
        end_of = np.full(len(facts.classes) + 1, -1, np.int32)
        end_of[members] = np.arange(len(members), dtype=np.int32)
        return SightTask(
            count=self.count,
            ends=end_of[mesh.place_fields],
            flag=wanted_fields(self.rules, facts),
            group=np.array([number[facts.classes[i]] for i in members], np.uint8),
            need=need,
        )


def field_facts(game_map: GameMap) -> FieldFacts:
    """Collect what the sight rules ask of the fields of a map."""
    ruleset = game_map.ruleset
    kinds = [ruleset.kinds[f.kind] for f in game_map.fields.values()]
    traits = [[ruleset.traits[t] for t in f.traits] for f in game_map.fields.values()]
    water_counts = game_map.choices.get("water_counts_open", "yes") != "no"
    return FieldFacts(
        classes=tuple(k.matches for k in kinds),
        blocks=np.array(
            [
                k.blocks_sight or any(t.blocks_sight for t in ts)
                for k, ts in zip(kinds, traits, strict=True)
            ],
            dtype=bool,
        ).reshape(-1),
        counts=np.array(
            [
                all(t.counts_as_class and (water_counts or t.id != "water") for t in ts)
                for ts in traits
            ],
            dtype=bool,
        ).reshape(-1),
    )


def wanted_fields(rules: Iterable[SightRule], facts: FieldFacts) -> NDArray[np.uint8]:
    """Return, (N,) uint8, 1 for the fields that serve rules that need a field in between."""
    wanted = {c for rule in rules for c in rule.needs}
    meets = np.array([c in wanted for c in facts.classes], np.bool_)
    return (meets & facts.counts).view(np.uint8)


def line_rules(game_map: GameMap, a: str, b: str) -> tuple[SightRule, ...]:
    """Return the line rules of a map's game for two classes; see :meth:`Ruleset.line_rules`.

    Raises
    ------
    UsageError
        No rule serves the two; maps that are read from a file were refused before (MK131).
    """
    rules = game_map.ruleset.line_rules(a, b)
    if not rules:
        raise UsageError(
            f"no line rule of ruleset {game_map.ruleset.id} serves fields of the classes "
            f"{a} and {b}"
        )
    return rules


def place_counts(
    rule: SightRule, game_map: GameMap, mesh: Mesh, facts: FieldFacts
) -> NDArray[np.int32]:
    """Return for every place which field a line of the rule counts there, or that it may not pass.

    Returns
    -------
    (P,) int32
        Field indices, ``BLOCKS`` or ``PASSES``.
    """
    anything = rule.mechanism == "same_building"
    passes = anything or game_map.choices.get("void", "blocks") == "passes"
    allowed = np.array(
        [
            anything or (c in rule.through and not b)
            for c, b in zip(facts.classes, facts.blocks, strict=True)
        ],
        dtype=bool,
    )
    counts = np.empty(len(mesh.place_fields), np.int32)
    for place, (ground, upper) in enumerate(mesh.place_fields.tolist()):
        if ground < 0 and upper < 0:
            counts[place] = PASSES if passes else BLOCKS
            continue
        if ground >= 0 and upper >= 0:
            field = {"ground": ground, "upper": upper}.get(rule.stacked, -1)
        else:
            field = max(ground, upper)
        counts[place] = field if field >= 0 and allowed[field] else BLOCKS
    return counts


def walks(game_map: GameMap, mesh: Mesh, facts: FieldFacts) -> tuple[Walk, ...]:
    """Return the walks over the mesh that serve all line rules of the map's ruleset."""
    classes = sorted(set(facts.classes))
    need: dict[str, dict[tuple[str, str], tuple[SightRule, int]]] = {}
    for i, a in enumerate(classes):
        for b in classes[i:]:
            for rule in line_rules(game_map, a, b):
                want = NEEDS_FLAG if rule.needs else PLAIN
                need.setdefault(rule.id, {})[a, b] = (rule, want)
    found: dict[bytes, Walk] = {}
    for rule_id, pairs in need.items():
        rule = game_map.ruleset.rules[rule_id]
        count = place_counts(rule, game_map, mesh, facts)
        key = count.tobytes() + bytes(str(rule.needs and sorted(rule.needs)), "utf-8")
        # Rules that share their places share a walk unless they serve the same pair of classes.
        for other_key, other in found.items():
            same_places = other.count.tobytes() == count.tobytes()
            if same_places and not (other.need.keys() & pairs.keys()):
                needs = {n for r in (*other.rules, rule) for n in [tuple(sorted(r.needs))] if n}
                if len(needs) <= 1:
                    found[other_key] = Walk((*other.rules, rule), count, {**other.need, **pairs})
                    break
        else:
            found[key + rule_id.encode()] = Walk((rule,), count, pairs)
    return tuple(found.values())
