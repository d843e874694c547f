"""``python -m tests.fuzz --redrawings``: draw maps anew within their tolerance, look for surprises.

No pair that is called settled may have another answer in any redrawing, and each redrawing that an
answer carries has to give the answer that it promises. Redrawings are drawn at random, in forms
that are likely to do harm, along lines (:mod:`tests.reference.other_drawings`), and step by step
against one pair. Tables of redrawn maps are the program's, on small maps the slow ones too.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from math import cos, dist, hypot, pi, sin
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.adjacency import relations
from mapkit.adjacency.redrawing import Redrawer
from mapkit.board import open_board
from mapkit.compiled import compile_map
from mapkit.coverage import build_mesh
from mapkit.errors import MapkitError
from mapkit.mapfile import read_case
from mapkit.model import GameMap, PartedCorner, Point, Redrawing, VertexMove
from mapkit.sight import NONE, PairExplainer, SightTables, sight_tables
from mapkit.sight.pairs import PairFinder
from mapkit.sight.verdict import grazing_counts, shot_distance
from tests.random_maps import random_map, scale
from tests.reference import InvalidMapError, build_overlay, slow_tables
from tests.reference.other_drawings import LineSearch

Pair = tuple[str, str]
Distances = NDArray[np.int64]

BOARDS = ("launch-site", "uboat-bunker")
_PARTS_A_TOLERANCE = (3, 10, 40)


@dataclass
class Attack:
    """Attacks one map."""

    map: GameMap
    """Without errors."""
    rng: Random
    out: Path | None = None
    tried: Counter[str] = field(default_factory=Counter)
    """Redrawings by how they were found, and what became of them."""
    wrong: list[str] = field(default_factory=list)
    """Unlisted changes, one line each."""
    seen: set[tuple[str, str, str]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.redrawer = Redrawer(self.map)
        compiled = compile_map(self.map)
        assert compiled.tables is not None
        self.tables = compiled.tables
        self.distance = _counting(self.map, self.tables)
        explainer = PairExplainer(self.map, compiled.mesh, compiled.relations)
        self.calls = explainer.disputes(compiled.tables)
        self.listed = {(d.origin, d.target, d.kind) for d in self.calls}
        self.index = {f: k for k, f in enumerate(self.map.fields)}
        self.reach = self.map.tolerance_units
        inside = [
            any(self.map.ruleset.rules[r].mechanism == "same_building" for r in names)
            for names in self.tables.rules
        ]
        self.inside = np.array(inside)[self.tables.rule]

    @cached_property
    def search(self) -> LineSearch:
        return LineSearch(self.redrawer, self.distance, self.inside)

    # What is asked of a redrawing

    def by_tables(self, redrawing: Redrawing, how: str) -> None:
        """Hold all tables of a redrawn map against what is listed."""
        why = self.redrawer.why_not(redrawing, checks=False)
        if why is not None:
            self.tried[f"{how}, not the same map"] += 1
            return
        after = self.redrawer.draw(redrawing)
        mesh = build_mesh(after)
        now = _counting(after, sight_tables(after, mesh, relations(after, mesh), threads=1))
        self.tried[how] += 1
        ids = self.tables.field_ids
        for i, k in np.argwhere(np.triu(now != self.distance)).tolist():
            self._note(redrawing, ids[i], ids[k], int(now[i, k]), how)

    def of_pair(self, redrawing: Redrawing, a: str, b: str) -> int | None:
        """Return the distance of one pair by a redrawing, 0 for none; None: it is none."""
        if self.redrawer.why_not(redrawing, checks=False) is not None:
            return None
        after = self.redrawer.draw(redrawing)
        mesh = build_mesh(after)
        found = PairFinder(after, mesh, relations(after, mesh)).distances(a, b)
        return shot_distance(after, found) or 0

    def _kind(self, a: str, b: str, now: int) -> str | None:
        """Name what changed; None where it is listed."""
        was = int(self.distance[self.index[a], self.index[b]])
        kind = "distance" if was and now else "sight"
        return None if now == was or (a, b, kind) in self.listed else kind

    def _note(self, redrawing: Redrawing, a: str, b: str, now: int, how: str) -> None:
        kind = self._kind(a, b, now)
        if kind is None or (a, b, kind) in self.seen:
            return
        redrawing = self._least(redrawing, a, b, kind)
        if self.redrawer.why_not(redrawing) is not None:
            self.tried["changes with an error of the checks"] += 1
            return
        self.seen.add((a, b, kind))
        was = int(self.distance[self.index[a], self.index[b]])
        moves = [(m.vertex, m.before, m.after) for m in redrawing.moves]
        parted = [(p.vertex, p.before, p.after, p.borders) for p in redrawing.parted]
        self.wrong.append(
            f"{self.map.id}: {a} {b} {kind} {was or 'none'} -> {now or 'none'}, unlisted, {how}; "
            f"tolerance {self.reach:g} units; moves {moves} parted {parted}"
        )
        if self.out is not None:
            self.out.mkdir(parents=True, exist_ok=True)
            name = f"{self.map.id}_{a}_{b}_{kind}"
            path = self.out / f"{name}.yaml"
            open_board(self.map).save_map(path, force=True)
            text = json.dumps({"a": a, "b": b, "was": was, "now": now, **asdict(redrawing)})
            (self.out / f"{name}.json").write_text(text, encoding="utf-8")

    def _least(self, redrawing: Redrawing, a: str, b: str, kind: str) -> Redrawing:
        """Leave out moves that are not needed for the change."""

        def changes(one: Redrawing) -> bool:
            now = self.of_pair(one, a, b)
            return now is not None and self._kind(a, b, now) == kind

        step = max(len(redrawing.moves) // 2, 1)
        while redrawing.moves:
            at = 0
            while at < len(redrawing.moves):
                rest = redrawing.moves[:at] + redrawing.moves[at + step :]
                fewer = Redrawing(rest, redrawing.parted)
                if changes(fewer):
                    redrawing = fewer
                else:
                    at += step
            if step == 1:
                break
            step = max(step // 2, 1)
        return redrawing

    # Where redrawings come from

    def draw_some(self, count: int) -> None:
        """Hold tables of random and structured redrawings against what is listed."""
        ways: list[tuple[str, Callable[[], Redrawing]]] = [
            ("all corners", self._jitter),
            ("all to the full", lambda: self._jitter(full=True)),
            ("one corner", self._one),
            ("a field", self._field),
            ("walls close", self._squeeze),
            ("parted", self._part),
        ]
        for _ in range(count):
            how, make = self.rng.choice(ways)
            redrawing = make()
            for _ in range(4):
                if self.redrawer.why_not(redrawing, checks=False) is None:
                    break
                kept = [m for m in redrawing.moves if self.rng.random() < 0.6]
                redrawing = Redrawing(tuple(kept), redrawing.parted)
            self.by_tables(redrawing, how)

    def along_lines(self, lines: Iterator[tuple[float, float, float]], until: float) -> None:
        """Look for nearer answers along lines; hits are asked exactly."""
        asked: Counter[tuple[str, str, str]] = Counter()
        for line in lines:
            if monotonic() > until:
                break
            self.tried["lines"] += 1
            for hit in self.search.along(line, self.rng):
                kind = self._kind(hit.a, hit.b, hit.distance)
                key = (hit.a, hit.b, kind or "")
                if kind is None or key in self.seen or asked[key] > 30:
                    continue
                asked[key] += 1
                now = self.of_pair(hit.redrawing, hit.a, hit.b)
                self.tried["hits asked" if now is not None else "hits, not the same map"] += 1
                if now is not None:
                    self._note(hit.redrawing, hit.a, hit.b, now, "along a line")

    def close(self, a: str, b: str) -> None:
        """Close the shortest lines of a pair one after the other by what stands beside them."""
        known = int(self.distance[self.index[a], self.index[b]])
        redrawing = Redrawing()
        after = self.map
        moved: dict[str, VertexMove] = {}
        wide = self.rng.choice((1.0, 2.0, 3.0))
        for _ in range(8):
            mesh = build_mesh(after)
            answer = PairExplainer(after, mesh, relations(after, mesh)).explain(a, b)
            line = answer.witness
            if line is None or dist(*line) < 1:
                break
            for move in self._towards(line, wide * self.reach):
                moved.setdefault(move.vertex, move)
            new = Redrawing(tuple(moved.values()))
            if len(new.moves) == len(redrawing.moves):
                break
            while self.redrawer.why_not(new, checks=False) is not None and len(new.moves) > 1:
                new = Redrawing(tuple(m for m in new.moves if self.rng.random() < 0.7))
            moved = {m.vertex: m for m in new.moves}
            redrawing = new
            now = self.of_pair(redrawing, a, b)
            if now is None:
                break
            self.tried["closings"] += 1
            if now != known:
                self._note(redrawing, a, b, now, "closing")
                break
            after = self.redrawer.draw(redrawing)

    def _towards(
        self, line: tuple[tuple[float, float], tuple[float, float]], within: float
    ) -> Iterator[VertexMove]:
        """Yield moves to the full of the vertices beside a line, across it or up to it."""
        (ax, ay), (bx, by) = line
        size = dist((ax, ay), (bx, by))
        nx, ny = (ay - by) / size, (bx - ax) / size
        for v in self.redrawer.borders:
            x, y = self.map.vertices[v]
            aside = (x - ax) * nx + (y - ay) * ny
            along = (x - ax) * (bx - ax) / size + (y - ay) * (by - ay) / size
            if abs(aside) <= within and -within <= along <= size + within:
                far = -self.reach if aside > 0 else self.reach
                yield self._move(v, far * nx, far * ny)

    def closings(self, count: int) -> None:
        """Close pairs that see each other and are not listed, those with narrow beams first."""
        ids = self.tables.field_ids
        seen = np.argwhere(np.triu(self.distance, 1) > 1).tolist()
        self.rng.shuffle(seen)
        for i, k in seen[:count]:
            self.close(ids[i], ids[k])

    def own_redrawings(self) -> None:
        """Ask the redrawing of each disputed answer, and count those that are open."""
        for call in self.calls:
            if not call.reasons:
                self.tried[f"open {call.kind}"] += 1
            for other in call.others:
                if other.redrawing is None:
                    self.tried["disputed by choice"] += 1
                    continue
                self.tried["own redrawings"] += 1
                why = self.redrawer.why_not(other.redrawing)
                now = self.of_pair(other.redrawing, call.origin, call.target)
                was = int(self.distance[self.index[call.origin], self.index[call.target]])
                kind = "distance" if was and now else "sight"
                said = other.distance or 0
                if why is not None or now is None or now == was or now != said:
                    self.wrong.append(
                        f"{self.map.id}: {call.origin} {call.target} {call.kind}: "
                        f"its redrawing gives {now}, drawn {was}, said {said}; "
                        f"{why}; {other.redrawing}"
                    )
                elif kind != call.kind:
                    pair = f"{call.origin} {call.target}"
                    self.wrong.append(f"{self.map.id}: {pair} is no {call.kind}")
                elif self.map.ruleset.id == "sniper_elite" and len(self.map.fields) < 12:
                    self._slowly(other.redrawing, call.origin, call.target, now)

    def _slowly(self, redrawing: Redrawing, a: str, b: str, now: int) -> None:
        after = self.redrawer.draw(redrawing)
        try:
            found = slow_tables(case_of(after))["los"]["|".join(sorted((a, b)))]
        except InvalidMapError as problem:
            self.wrong.append(
                f"{self.map.id}: {a} {b}: the slow way refuses: {problem}; {redrawing}"
            )
            return
        self.tried["own redrawings, the slow way"] += 1
        slow = found["grazing" if grazing_counts(after) else "clear"] or 0
        if slow != now:
            self.wrong.append(f"{self.map.id}: {a} {b}: {now}, the slow way {slow}; {redrawing}")

    def _move(self, v: str, dx: float, dy: float) -> VertexMove:
        """Return a move by so much, cut off at the tolerance after rounding."""
        x, y = self.map.vertices[v]
        size, share = hypot(dx, dy), 1.0
        while True:
            to = round(x + dx * share), round(y + dy * share)
            if (to[0] - x) ** 2 + (to[1] - y) ** 2 <= self.reach**2:
                return VertexMove(v, (x, y), to)
            share -= 0.3 / max(size, 1.0)

    def _some(self, full: bool) -> Point | tuple[float, float]:
        far = self.reach * (1.0 if full else self.rng.random() ** 0.5)
        angle = self.rng.random() * 2 * pi
        return far * cos(angle), far * sin(angle)

    @cached_property
    def _groups(self) -> list[list[str]]:
        """Vertices that are too near each other to move apart."""
        names = list(self.redrawer.borders)
        xy = np.array([self.map.vertices[v] for v in names], np.float64)
        group = list(range(len(names)))
        for i in range(len(names)):
            near = np.flatnonzero(np.hypot(*(xy[i] - xy).T) <= 2 * self.reach + 2).tolist()
            for k in near:
                if group[k] != group[i]:
                    old, new = group[k], group[i]
                    group = [new if g == old else g for g in group]
        found: dict[int, list[str]] = {}
        for name, g in zip(names, group, strict=True):
            found.setdefault(g, []).append(name)
        return list(found.values())

    def _jitter(self, full: bool = False) -> Redrawing:
        moves = []
        for group in self._groups:
            by = self._some(full)
            moves += [self._move(v, *by) for v in group]
        return Redrawing(tuple(moves))

    def _one(self) -> Redrawing:
        vertices = self.rng.sample(list(self.redrawer.borders), self.rng.choice((1, 1, 2, 3)))
        return Redrawing(tuple(self._move(v, *self._some(full=True)) for v in vertices))

    def _field(self) -> Redrawing:
        """Move all vertices of a field: one way, outwards or inwards."""
        f = self.rng.choice(list(self.map.fields))
        vertices = [v for ring in self.map.fields[f].rings for v in ring]
        vertices = list(dict.fromkeys(self.redrawer.name(v) for v in vertices))
        xy = np.array([self.map.vertices[v] for v in vertices], np.float64)
        middle, by, how = xy.mean(axis=0), self._some(full=True), self.rng.choice((0, 1, -1))
        moves = []
        for v, at in zip(vertices, xy, strict=True):
            out = (at - middle) / max(float(np.hypot(*(at - middle))), 1.0) * self.reach
            dx, dy = (how * float(out[0]), how * float(out[1])) if how else by
            moves.append(self._move(v, dx, dy))
        return Redrawing(tuple(moves))

    def _squeeze(self) -> Redrawing:
        """Move all that stands beside a line towards it, or away from it."""
        p, q = self.rng.sample(list(self.redrawer.borders), 2)
        line = self.map.vertices[p], self.map.vertices[q]
        within = self.reach * self.rng.choice((1, 3, 10))
        moves = list(self._towards(line, within))
        if self.rng.random() < 0.5:
            moves = [
                self._move(m.vertex, m.before[0] - m.after[0], m.before[1] - m.after[1])
                for m in moves
            ]
        return Redrawing(tuple(moves))

    def _part(self) -> Redrawing:
        """Part some corners, and move some others."""
        many = [v for v, around in self.redrawer.borders.items() if len(around) > 3]
        if not many:
            return self._one()
        parted, moves = [], []
        for v in self.rng.sample(many, min(len(many), self.rng.choice((1, 1, 2, 5)))):
            round_it = self.redrawer.borders[v]
            start, size = self.rng.randrange(len(round_it)), self.rng.randint(2, len(round_it) - 2)
            group = tuple(round_it[(start + k) % len(round_it)] for k in range(size))
            ways = np.array([self.map.vertices[w] for w in group], np.float64)
            ways -= np.array(self.map.vertices[v])
            way = (ways / np.hypot(*ways.T)[:, None]).sum(axis=0)
            dx, dy = (way / max(float(np.hypot(*way)), 1e-9) * self.reach).tolist()
            move = self._move(v, dx, dy)
            parted.append(PartedCorner(v, move.before, move.after, group))
            if self.rng.random() < 0.7:
                moves.append(self._move(v, -dx, -dy))
        return Redrawing(tuple(moves), tuple(parted))


def _counting(game_map: GameMap, tables: SightTables) -> Distances:
    """Return the distances that count under the map's choices, 0 where there is no sight."""
    found = tables.grazing if grazing_counts(game_map) else tables.clear
    return np.where(found == NONE, 0, found).astype(np.int64)


def case_of(game_map: GameMap) -> dict[str, Any]:
    """Return a map of the rules of Sniper Elite in the form of the worked cases."""
    return {
        "name": game_map.id,
        "unit_mm": game_map.unit_mm,
        "tolerance_mm": game_map.tolerance_mm,
        "fields": [
            {
                "id": f,
                "kind": item.kind,
                "level": item.level,
                **{t: t in item.traits for t in ("water", "obstacle", "hard_terrain")},
                "sector": item.sector,
                "objective": None,
                "rings": [[list(p) for p in ring] for ring in game_map.points(f)],
            }
            for f, item in game_map.fields.items()
        ],
        "portals": [
            {"type": p.type, "between": sorted(p.between), "at": [list(e) for e in p.at]}
            for p in game_map.portals
        ],
        "rules": {
            **{k: game_map.choices[k] for k in ("void", "same_building")},
            "water_counts_open": game_map.choices["water_counts_open"] == "yes",
        },
    }


def random_case(seed: int, size: str) -> GameMap | None:
    """Return a random map with room for redrawings, at some tolerance; None if it is not valid."""
    rng = Random(f"redrawings {seed}")
    case_map = random_map(seed, size)
    parts = rng.choice(_PARTS_A_TOLERANCE)
    share = rng.choice((0.03, 0.1, 0.1, 0.25, 0.4))  # of the grid that the map is drawn on
    case_map = scale(case_map, round(parts / share)) | {"tolerance_mm": float(parts)}
    grazing = rng.choice(("blocks", "blocks", "sees"))
    case_map = case_map | {"rules": {**case_map["rules"], "grazing": grazing}}
    try:
        build_overlay(case_map)
        game_map = read_case(case_map)
        compile_map(game_map)
    except (InvalidMapError, MapkitError):
        return None
    return game_map


def attack_boards(
    seconds: float, seed: int, out: Path, boards: Sequence[str] = BOARDS, *, maps: bool = True
) -> int:
    """Attack boards and random maps in turn until the time is over; return how many fail."""
    end = monotonic() + seconds
    attacks: dict[str, Attack] = {}
    total: Counter[str] = Counter()
    failures = number = 0

    def run(attack: Attack, until: float) -> None:
        nonlocal failures
        known = len(attack.wrong)
        attack.draw_some(5)
        attack.closings(20)
        attack.along_lines(attack.search.lines(attack.rng), until)
        for line in attack.wrong[known:]:
            print(line, flush=True)
        failures += len(attack.wrong) - known

    for name in boards:
        attacks[name] = attack = Attack(open_board(name).map, Random(seed), out)
        attack.own_redrawings()
    while monotonic() < end:
        for attack in attacks.values():
            run(attack, min(end, monotonic() + 10))
        for _ in range(10 if maps else 0):
            size = ("small", "small", "tiny", "medium")[number % 4]
            game_map = random_case(seed + number, size)
            number += 1
            if game_map is None or monotonic() > end:
                continue
            attack = Attack(game_map, Random(seed + number), out)
            attack.own_redrawings()
            run(attack, min(end, monotonic() + 1))
            total.update(attack.tried)
            total["maps"] += 1
    for name, attack in attacks.items():
        print(f"{name}: {_told(attack.tried)}; {len(attack.wrong)} wrong", flush=True)
    print(f"random maps: {_told(total)}; {failures} wrong in all", flush=True)
    return failures


def _told(tried: Mapping[str, int]) -> str:
    return ", ".join(f"{number} {how}" for how, number in sorted(tried.items())) or "nothing"
