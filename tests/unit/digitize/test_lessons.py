"""What a correction says of the rest of a board."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import cv2
import numpy as np

from mapkit.digitize.kinds import guess_kinds
from mapkit.digitize.lessons import Lessons, learned, taught
from mapkit.digitize.survey import Survey, survey
from mapkit.edits import accept, add_portal, delete_portals, merge_fields, paint, split_field
from mapkit.model import Doubt, GameMap, Photographed, Tracing
from tests.unit.digitize.drawn import SCALE, SIZE, drawn, grid, stamp

_WET = (60, 90, 150)
_MUD = (130, 100, 70)


def rows_and_columns(game_map: GameMap) -> tuple[set[frozenset[str]], set[frozenset[str]]]:
    """Return the borders between rows, and those between columns, of the grid."""
    number = {f: int(f[1:]) - 1 for f in game_map.fields}
    pairs = {frozenset((f, g)): abs(number[f] - number[g]) for f in number for g in number if f < g}
    beside = {p for p, step in pairs.items() if step == 1 and len({number[f] // 4 for f in p}) == 1}
    return {p for p, step in pairs.items() if step == 4}, beside


@cache
def board() -> tuple[GameMap, Survey]:
    """A traced grid: lines between columns are dark, those between rows light; three fields wet."""
    game_map = grid()
    rows, columns = rows_and_columns(game_map)
    lines = dict.fromkeys(columns, "dark") | dict.fromkeys(rows, "light")
    grounds = {"f3": _MUD, "f8": _MUD, "f9": _MUD}
    picture = drawn(game_map, grounds, lines)
    doubts = tuple(
        Doubt("border", (a, b), (x, y), 0.1)
        for a, b, x, y in (
            ("f1", "f5", 3000, 6000), ("f2", "f6", 9000, 6000), ("f7", "f11", 15000, 12000),
            ("f6", "f7", 12000, 9000), ("f11", "f12", 18000, 15000),
        )
    )  # fmt: skip
    photo = Photographed("photo.jpg", "0" * 64, (9, 9))
    tracing = Tracing(photo, ((0, 0), (9, 0), (9, 9), (0, 9)), (), 0.2, 4.0, doubts)
    fields = {i: replace(f, traced="proposed") for i, f in game_map.fields.items()}
    traced = replace(game_map, fields=fields, tracing=tracing)
    return traced, survey(picture, SCALE, SIZE, unit_mm=game_map.unit_mm)


def shares(doubts: tuple[Doubt, ...], about: str = "border") -> dict[frozenset[str], float]:
    return {frozenset(d.fields): d.doubt for d in doubts if d.about == about}


def with_doubts(game_map: GameMap, doubts: tuple[Doubt, ...]) -> GameMap:
    assert game_map.tracing is not None
    return replace(game_map, tracing=replace(game_map.tracing, doubts=doubts))


def test_a_line_that_is_no_border_makes_lines_of_its_print_doubtful() -> None:
    game_map, seen = board()
    rows, columns = rows_and_columns(game_map)
    after = merge_fields(game_map, ["f1", "f5"])
    lessons = learned(Lessons(), game_map, after, seen)
    assert [b.there for b in lessons.borders] == [False]
    found = shares(taught(after, seen, lessons)[0])
    assert min(found[p] for p in rows & found.keys()) > 0.2
    assert max(found[p] for p in columns & found.keys()) < 0.15
    assert len(rows & found.keys()) >= 2
    assert {frozenset(("f6", "f7")), frozenset(("f11", "f12"))} <= found.keys()


def test_a_second_lesson_counts_once_and_the_other_way_round() -> None:
    game_map, seen = board()
    after = merge_fields(game_map, ["f1", "f5"])
    doubts, lessons = taught(after, seen, learned(Lessons(), game_map, after, seen))
    weighed = with_doubts(after, doubts)
    again, lessons = taught(weighed, seen, lessons)
    assert again == doubts  # nothing new was said
    item = next(d for d in doubts if frozenset(d.fields) == {"f2", "f6"})
    accepted = accept(weighed, doubts=[item])
    lessons = learned(lessons, weighed, accepted, seen)
    assert sorted(b.there for b in lessons.borders) == [False, True]
    found, before = shares(taught(accepted, seen, lessons)[0]), shares(doubts)
    assert found.get(frozenset(("f7", "f11")), 0.0) < before[frozenset(("f7", "f11"))]


def test_what_was_taken_back_is_no_lesson_any_more() -> None:
    game_map, seen = board()
    after = merge_fields(game_map, ["f1", "f5"])
    lessons = learned(Lessons(), game_map, after, seen)
    assert set(shares(taught(game_map, seen, lessons)[0]).values()) == {0.1}


def test_a_field_that_is_divided_is_no_merge() -> None:
    game_map, seen = board()
    after = split_field(game_map, "f6", [(9000, 5900), (9000, 12100)])
    assert not learned(Lessons(), game_map, after, seen).borders


def test_a_kind_that_is_told_is_asked_of_all_of_its_colour() -> None:
    game_map, seen = board()
    after = paint(game_map, ["f3"], kind="elevated")
    lessons = learned(Lessons(), game_map, after, seen)
    assert lessons.kinds == {"f3": 2}
    found = {d.fields[0]: d for d in taught(after, seen, lessons)[0] if d.about == "kind"}
    before = {g.field: g for g in guess_kinds(game_map, seen.picture, seen.scale)}
    assert "f3" not in found  # a person has said it
    for field in ("f8", "f9"):
        assert before[field].kind == "open" or before[field].doubt < 0.5
        assert (found[field].doubt > 0.5, found[field].instead) == (True, "elevated")
    others = found.keys() - {"f8", "f9"}
    assert all(found[f].doubt < 0.05 for f in others)


def test_a_token_that_was_taken_for_a_door_makes_its_like_doubtful() -> None:
    game_map = grid(f5="built_up", f6="built_up", f7="built_up", f8="built_up")
    picture = drawn(game_map)
    plate = np.full((8, 24, 3), (230, 225, 215), np.uint8)
    token = np.zeros((24, 24, 3), np.uint8)
    cv2.circle(token, (12, 12), 9, (190, 40, 40), -1)
    doors = []
    for n in range(4):  # tokens, then doors, on the border between the first two rows
        x = 30.0 + 60 * n
        stamp(picture, token if n < 2 else plate, (x, 60.0))
        between = (f"f{n + 1}", f"f{n + 5}")
        doors.append(Doubt("portal", between, (round(100 * x), 6000), 0.3))
        ends = [(100 * x - 300, 6000), (100 * x + 300, 6000)]
        game_map = add_portal(game_map, "door", between, ends)
    photo = Photographed("photo.jpg", "0" * 64, (9, 9))
    tracing = Tracing(photo, ((0, 0), (9, 0), (9, 9), (0, 9)), (), 0.2, 4.0, tuple(doors))
    portals = tuple(replace(p, traced="proposed") for p in game_map.portals)
    game_map = replace(game_map, portals=portals, tracing=tracing)
    seen = survey(picture, SCALE, SIZE, unit_mm=game_map.unit_mm)
    after = delete_portals(game_map, [game_map.portals[0].id])
    doubts, lessons = taught(after, seen, learned(Lessons(), game_map, after, seen))
    other, *true = (shares(doubts, "portal")[frozenset(d.fields)] for d in doors[1:])
    assert other > 0.8
    assert max(true) < 0.4
    weighed = with_doubts(after, doubts)
    right = next(d for d in doubts if d.fields == ("f3", "f7"))
    again = accept(weighed, doubts=[right])
    found = shares(taught(again, seen, learned(lessons, weighed, again, seen))[0], "portal")
    assert found[frozenset(("f4", "f8"))] < 0.1 < found[frozenset(("f2", "f6"))]
    back = shares(taught(game_map, seen, lessons)[0], "portal")
    assert set(back.values()) == {0.3}  # undone: it is no lesson any more
