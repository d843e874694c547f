"""The order of review: what is counted, what is left, and how it is said."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from mapkit.adjacency import relations
from mapkit.coverage import build_mesh
from mapkit.edits import EditRefusedError, accept, merge_fields, paint
from mapkit.mapfile import new_map
from mapkit.model import Doubt, GameMap, Photographed, Tracing
from mapkit.review.alternatives import (
    LOOK,
    alike,
    all_corrected,
    all_seen,
    alternatives,
    corrected,
    cut_across,
    open_doubts,
    seen,
)
from mapkit.review.sentences import (
    doubt_sentence,
    fix_words,
    group_sentence,
    item_sentence,
    last_sentence,
    left_sentence,
)
from mapkit.review.weights import ReviewItem, WrongVerdicts, review_items, wrong_verdicts_left
from mapkit.sight import NONE, sight_tables
from tests.boards import map_in

ROOT = Path(__file__).resolve().parents[3]


def traced(game_map: GameMap, *doubts: Doubt) -> GameMap:
    """Return a map as if it came out of a photo."""
    corners = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))
    photo = Photographed("photo.jpg", "0" * 64, (9, 9))
    return replace(game_map, tracing=Tracing(photo, corners, (), 0.2, 4.0, doubts))


def distances_of(game_map: GameMap) -> dict[frozenset[str], int]:
    """Return the distance of every pair of fields, computed from nothing."""
    mesh = build_mesh(game_map)
    tables = sight_tables(game_map, mesh, relations(game_map, mesh))
    distances = tables.shot_distances(game_map)
    return {
        frozenset((a, b)): int(distances[i, j])
        for (i, a), (j, b) in itertools.combinations(enumerate(tables.field_ids), 2)
    }


def changed(before: GameMap, after: GameMap, stands: dict[str, str]) -> tuple[int, int]:
    """Count what differs, pair by pair: a field that is gone stands for another."""
    old, new = distances_of(before), distances_of(after)
    verdicts = distances = 0
    for pair, was in old.items():
        now = frozenset(stands.get(f, f) for f in pair)
        is_now = new[now] if len(now) == 2 else 1  # both are in one field
        verdicts += (was == NONE) != (is_now == NONE)
        distances += was != is_now and NONE not in (was, is_now)
    return verdicts, distances


@pytest.fixture(scope="module")
def bunker() -> GameMap:
    """The board of the bunker, without what forbids other kinds: doors and markers."""
    found = map_in(ROOT / "maps" / "uboat-bunker.yaml")
    return replace(found, portals=(), markers=())


@pytest.fixture(scope="module")
def rows() -> GameMap:
    """Three rows of four fields, 120 by 90 mm."""
    return new_map("rows", id="rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)


def neighbours(game_map: GameMap) -> list[tuple[str, str]]:
    """Return the fields of one level that share an edge, in order."""
    at: dict[frozenset[str], list[str]] = {}
    for field in game_map.fields.values():
        for ring in field.rings:
            for edge in zip(ring, (*ring[1:], ring[0]), strict=True):
                at.setdefault(frozenset(edge), []).append(field.id)
    level = {i: f.level for i, f in game_map.fields.items()}
    pairs = {(f[0], f[1]) for f in at.values() if len(f) == 2 and level[f[0]] == level[f[1]]}
    return sorted(pairs)


def test_what_a_border_and_a_kind_decide_is_counted_as_by_hand(bunker: GameMap) -> None:
    rng = Random(7)
    borders = rng.sample(neighbours(bunker), 6)
    kinds = [(f, rng.choice(["open", "built_up"])) for f in rng.sample(list(bunker.fields), 8)]
    kinds = [(f, kind) for f, kind in kinds if bunker.fields[f].kind not in (kind, "elevated")]
    game_map = traced(
        bunker,
        *(Doubt("border", pair, (0, 0), 0.3) for pair in borders),
        *(Doubt("kind", (f,), (1, 1), 0.2, kind) for f, kind in kinds),
    )
    items = {item.doubt: item for item in review_items(game_map)}
    wanted = 0
    for pair in borders:
        item = items[Doubt("border", pair, (0, 0), 0.3)]
        area = {f: _area(bunker, f) for f in pair}
        keeps, goes = sorted(pair, key=lambda f: -area[f])
        try:
            other = merge_fields(bunker, [keeps, goes])
        except EditRefusedError:
            continue
        assert (item.verdicts, item.distances) == changed(bunker, other, {goes: keeps})
        assert not item.supposed
        wanted += item.verdicts
    for f, kind in kinds:
        item = items[Doubt("kind", (f,), (1, 1), 0.2, kind)]
        other = paint(bunker, [f], kind=kind)
        assert (item.verdicts, item.distances) == changed(bunker, other, {})
        wanted += item.verdicts
    assert wanted > 0


def _area(game_map: GameMap, field: str) -> float:
    points = np.array(game_map.points(field)[0], float)
    x, y = points.T
    return float(abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))))


def test_the_order_is_doubt_times_verdicts(bunker: GameMap) -> None:
    rng = Random(3)
    doubts = [
        Doubt("border", pair, (k, 0), rng.random())
        for k, pair in enumerate(neighbours(bunker)[:12])
    ]
    items = review_items(traced(bunker, *doubts))
    weights = [item.doubt.doubt * item.verdicts for item in items]
    assert weights == sorted(weights, reverse=True)
    assert {item.doubt for item in items} == set(doubts)
    assert weights[0] > 0


def test_a_kind_that_is_not_named_counts_as_the_worst_of_the_others(bunker: GameMap) -> None:
    field = "R1"
    named = [
        Doubt("kind", (field,), (0, k), 0.2, kind)
        for k, kind in enumerate(bunker.ruleset.kinds)
        if kind != bunker.fields[field].kind
    ]
    unnamed = Doubt("kind", (field,), (9, 9), 0.2)
    items = {item.doubt: item for item in review_items(traced(bunker, unnamed, *named))}
    assert items[unnamed].supposed
    assert items[unnamed].verdicts == max(items[d].verdicts for d in named)


def test_a_field_that_may_be_several_is_cut_where_the_doubt_lies(bunker: GameMap) -> None:
    field = max(bunker.fields, key=lambda f: _area(bunker, f))
    points = bunker.points(field)[0]
    at = (sum(p[0] for p in points) // len(points), sum(p[1] for p in points) // len(points))
    doubt = Doubt("missing", (field,), at, 0.2)
    (item,) = review_items(traced(bunker, doubt))
    other = cut_across(bunker, doubt)
    parts = {f: field for f in other.fields if f not in bunker.fields}
    assert parts
    assert item.supposed
    assert (item.verdicts, item.distances) == changed(other, bunker, parts)


def test_fields_that_no_doubt_names_come_last_and_are_accepted(rows: GameMap) -> None:
    fields = {i: replace(f, traced="proposed") for i, f in rows.fields.items()}
    fields["3"] = replace(fields["3"], traced="drawn")
    border = Doubt("border", ("1", "2"), (3000, 1500), 0.001)
    game_map = traced(replace(rows, fields=fields), border)
    items = review_items(game_map)
    assert items[0].doubt == border
    looks = [item.doubt for item in items[1:]]
    assert [d.about for d in looks] == [LOOK] * 9
    assert {d.fields[0] for d in looks} == rows.fields.keys() - {"1", "2", "3"}
    assert item_sentence(game_map, items[1]) == (
        f"Nobody has looked at field {looks[0].fields[0]} yet."
    )
    while open_doubts(game_map):
        game_map = seen(game_map, open_doubts(game_map)[0])
    assert {f.traced for f in game_map.fields.values()} == {"accepted", "drawn"}
    assert open_doubts(rows) == ()


def test_the_last_doubt_about_a_field_asks_to_look_at_all_of_it(rows: GameMap) -> None:
    fields = {i: replace(f, traced="proposed") for i, f in rows.fields.items()}
    fields["7"] = replace(fields["7"], traced="drawn")
    fields["8"] = replace(fields["8"], traced="accepted")
    border = Doubt("border", ("1", "2"), (3000, 1500), 0.3)
    kind = Doubt("kind", ("2",), (4500, 1500), 0.3)
    drawn = Doubt("kind", ("7",), (4500, 4500), 0.3)
    good = Doubt("portal", ("8",), (4500, 4500), 0.3)
    game_map = traced(replace(rows, fields=fields), border, kind, drawn, good)
    assert last_sentence(game_map, good) == ""
    assert last_sentence(game_map, border) == (
        "Nothing else is doubtful of field 1: look at all of it."
    )
    assert last_sentence(game_map, kind) == ""
    assert "field 7:" in last_sentence(game_map, drawn)
    after = seen(game_map, border)
    assert [i for i, f in after.fields.items() if f.traced == "accepted"] == ["1", "8"]
    assert "field 2:" in last_sentence(after, kind)


def test_what_is_corrected_is_not_doubtful_any_more(bunker: GameMap) -> None:
    border = Doubt("border", neighbours(bunker)[0], (0, 0), 0.4)
    kind = Doubt("kind", ("1",), (0, 0), 0.3)
    sector = Doubt("sector", ("1",), (0, 0), 0.3)
    game_map = traced(bunker, border, kind, sector)
    for doubt in (border, kind, sector):
        for other in alternatives(game_map, doubt):
            after = corrected(game_map, doubt, other)
            assert doubt not in after.tracing.doubts
            assert after.fields != game_map.fields


def test_a_border_between_two_levels_goes_as_well(rows: GameMap) -> None:
    two = paint(rows, ["2"], kind="elevated")
    doubt = Doubt("border", ("1", "2"), (3000, 1500), 0.4)
    game_map = traced(two, doubt)
    (other,) = alternatives(game_map, doubt)
    after = other.edit(game_map)
    assert len(after.fields) == len(two.fields) - 1
    (left,) = {"1", "2"} & after.fields.keys()
    assert after.fields[left].kind == two.fields[left].kind
    (item,) = review_items(game_map)
    assert not item.supposed
    gone = ({"1", "2"} - {left}).pop()
    assert (item.verdicts, item.distances) == changed(two, after, {gone: left})


def test_doors_that_forbid_another_kind_do_not_hide_what_depends_on_it() -> None:
    found = map_in(ROOT / "maps" / "uboat-bunker.yaml")
    door = next(p for p in found.portals if p.type == "door")
    room = next(f for f in door.between if found.class_of(f) == "built_up")
    doubt = Doubt("kind", (room,), (0, 0), 0.3, "open")
    (item,) = review_items(traced(found, doubt))
    with pytest.raises(EditRefusedError):
        alternatives(found, doubt)[0].edit(found)
    assert item.verdicts > 0


def test_a_door_that_may_not_be_there(bunker: GameMap) -> None:
    found = map_in(ROOT / "maps" / "uboat-bunker.yaml")
    door = found.portals[0]
    doubt = Doubt("portal", door.between, door.at[0], 0.3)
    (other,) = alternatives(found, doubt)
    assert {p.id for p in found.portals} - {p.id for p in other.edit(found).portals} == {door.id}
    assert not alternatives(bunker, doubt)  # it has no doors


def test_what_was_found_before_is_kept_where_doubts_were_settled(bunker: GameMap) -> None:
    doubts = [Doubt("border", pair, (0, 0), 0.4) for pair in neighbours(bunker)[:4]]
    game_map = traced(bunker, *doubts)
    first = review_items(game_map)
    told = tuple(replace(item, verdicts=item.verdicts + 1000) for item in first)
    after = accept(game_map, doubts=[doubts[0]])
    kept = review_items(after, before=(game_map, told))
    assert {item.doubt for item in kept} == set(doubts[1:])
    assert all(item.verdicts >= 1000 for item in kept)
    repainted = paint(after, ["R1"], sector="red" if "red" in after.sectors else None, name="other")
    anew = review_items(repainted, before=(game_map, told))
    assert all(item.verdicts < 1000 for item in anew)


def test_no_tracing_no_sight_and_errors(rows: GameMap, bunker: GameMap) -> None:
    doubt = Doubt("border", ("1", "2"), (0, 0), 0.4)
    assert review_items(rows) == ()
    blind = replace(bunker, ruleset=replace(bunker.ruleset, sight="none"))
    assert review_items(traced(blind, doubt)) == (ReviewItem(doubt, 0, 0),)
    gone = Doubt("kind", ("nowhere",), (0, 0), 0.4)
    assert review_items(traced(rows, gone)) == (ReviewItem(gone, 0, 0),)


def test_work_can_be_stopped_at_each_doubt(rows: GameMap) -> None:
    class StoppedError(Exception):
        """What the window raises where nobody waits any more."""

    told = []

    def progress(done: int, total: int) -> None:
        told.append((done, total))
        if done == 1:
            raise StoppedError

    doubts = [Doubt("border", ("1", "2"), (k, 0), 0.4) for k in range(3)]
    with pytest.raises(StoppedError):
        review_items(traced(rows, *doubts), progress=progress)
    assert told == [(0, 3), (1, 3)]


def test_the_interval_is_that_of_all_outcomes() -> None:
    """Against every combination of right and wrong, one by one."""
    chances = [(0.5, 3), (0.1, 10), (0.25, 4)]
    items = [ReviewItem(Doubt("kind", ("1",), (0, 0), p), n, 0) for p, n in chances]
    found = wrong_verdicts_left(items)
    assert found.expected == pytest.approx(0.5 * 3 + 0.1 * 10 + 0.25 * 4)

    def point(share: float, factor: float) -> int:
        sums: dict[int, float] = {}
        for wrong in itertools.product((0, 1), repeat=len(chances)):
            likely = 1.0
            for w, (p, _) in zip(wrong, chances, strict=True):
                q = min(1.0, p * factor)
                likely *= q if w else 1 - q
            total = sum(n for w, (_, n) in zip(wrong, chances, strict=True) if w)
            sums[total] = sums.get(total, 0.0) + likely
        below = 0.0
        for total in sorted(sums):
            below += sums[total]
            if below >= share:
                return total
        raise AssertionError

    assert (found.low, found.high) == (point(0.05, 0.5), point(0.95, 2.0))
    assert wrong_verdicts_left([]) == WrongVerdicts(0.0, 0, 0)


def test_alike_items_are_one_question_and_one_step(rows: GameMap) -> None:
    three = [Doubt("kind", (f,), (0, 0), 0.4, "built_up") for f in ("3", "4", "5")]
    other = Doubt("kind", ("6",), (0, 0), 0.4, "elevated")
    game_map = traced(rows, *three, other)
    assert alike(game_map, three[1]) == (three[1], three[0], three[2])
    assert alike(game_map, other) == (other,)
    assert group_sentence(game_map, three) == "3 alike: open now, and each may be built-up."
    after = all_corrected(game_map, alike(game_map, three[0]))
    assert {after.fields[f].kind for f in ("3", "4", "5")} == {"built_up"}
    assert after.tracing.doubts == (other,)
    after = all_seen(game_map, three)
    assert after.tracing.doubts == (other,)


def test_borders_that_are_likelier_not_there_go_in_one_step(rows: GameMap) -> None:
    wrong = [
        Doubt("border", ("1", "2"), (3000, 1500), 0.7),
        Doubt("border", ("2", "3"), (6000, 1500), 0.5),
    ]
    right = Doubt("border", ("3", "4"), (9000, 1500), 0.49)
    game_map = traced(rows, *wrong, right)
    assert alike(game_map, wrong[1]) == (wrong[1], wrong[0])
    assert alike(game_map, right) == (right,)
    assert group_sentence(game_map, wrong) == "2 proposed borders are probably none."
    after = all_corrected(game_map, wrong)  # the second one's fields are called otherwise then
    assert len(after.fields) == len(rows.fields) - 2
    assert [d.at for d in after.tracing.doubts] == [right.at]
    assert all_corrected(after, wrong) is after


def test_sentences(rows: GameMap) -> None:
    border = Doubt("border", ("1", "2"), (0, 0), 0.4)
    kind = Doubt("kind", ("3",), (0, 0), 0.4, "built_up")
    game_map = traced(rows, border, kind)
    assert item_sentence(game_map, ReviewItem(border, 31, 0)) == (
        "The border between 1 and 2 may not be there. That would change 31 verdicts."
    )
    assert item_sentence(game_map, ReviewItem(kind, 1, 2, supposed=True)) == (
        "Field 3 is open; it may be built-up. That may change up to 1 verdict and 2 distances."
    )
    assert fix_words(game_map, border, alternatives(game_map, border)[0]) == "Merge 1 and 2"
    assert fix_words(game_map, kind, alternatives(game_map, kind)[0]) == "Make it built-up"
    for about in ("missing", "kind", "sector", "portal", "marker", "below"):
        assert doubt_sentence(game_map, Doubt(about, ("1", "2"), (0, 0), 0.1))
    assert left_sentence(WrongVerdicts(40.2, 10, 90)) == (
        "About 40 verdicts may still be wrong; between 10 and 90."
    )
    assert left_sentence(WrongVerdicts(0.0, 0, 0)) == "No verdict depends on what is left."
