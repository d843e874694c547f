from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import mapkit
from mapkit.analysis.disputed_words import dispute_words, join_words, millimetres, other_words
from mapkit.analysis.disputes import Dispute
from mapkit.analysis.pair_dict import pair_dict
from mapkit.analysis.pair_sentences import pair_sentences, provenance_sentence
from mapkit.model import GameMap, PartedCorner, Provenance, Redrawing, VertexMove
from mapkit.sight import OtherAnswer, PairAnswer
from tests.unit.drawing import boards

LEFT = Redrawing((VertexMove("v", (100, 250), (70, 250)),))
TWO = Redrawing((*LEFT.moves, VertexMove("w", (0, 0), (0, 1))))
PARTED = Redrawing((), (PartedCorner("v", (100, 250), (130, 290), ("w", "x")),))
CLEAR = PairAnswer(
    origin="1",
    target="8",
    clear=3,
    grazing=3,
    rules=("L1",),
    fields=("2", "7", "8"),
    beam_mm=4.2,
    witness=((100.0, 200.0), (3050.0, 1500.0)),
)


def said(board: GameMap, **parts: Any) -> list[str]:
    return list(pair_sentences(board, replace(CLEAR, **parts)))


def test_a_clear_line_names_its_fields_beam_and_rule(board: GameMap) -> None:
    assert said(board) == [
        "Field 1 (red officer start) sees field 8 (objective 4) over 3 fields: 2, 7, 8.",
        "Beam 4.2 mm wide.",
        "Rule L1 (page 12): Only open fields lie in between.",
        (
            "Settled: while no corner lies more than 0.5 mm from where it is drawn, the answer "
            "stays."
        ),
        (
            "To check it, lay a string from 1.0, 2.0 to 30.5, 15.0 mm, counted from the board's "
            "top left corner. On the border of 1 that is 2.2 mm from the top left corner towards "
            "the bottom left corner; on that of 8, 5.0 mm from the bottom left corner towards the "
            "top left corner."
        ),
    ]


def test_neighbours_are_at_distance_one(board: GameMap) -> None:
    first = said(board, target="6", clear=1, grazing=1, fields=("6",))[0]
    assert first.endswith("sees field 6 (Yard) at distance 1: nothing lies in between.")


def test_a_blocked_pair_names_blockers_by_what_they_are(board: GameMap) -> None:
    stone = replace(board.fields["7"], traits=frozenset({"obstacle"}))
    blocked = replace(board, fields={**board.fields, "7": stone})
    sentences = said(
        blocked,
        clear=None,
        grazing=None,
        beam_mm=None,
        fields=(),
        witness=None,
        blockers=(("4", "L1"), ("7", "L1")),
        near_miss_mm=0.3,
        sight_disputed=("near_miss",),
    )
    assert sentences[0].endswith("every line passes through built-up field 4 or obstacle 7 (Yard).")
    assert "0.30 mm deep, less than this map's tolerance of 0.5 mm" in sentences[1]
    assert sentences[-1].startswith("The sight is disputed:")


def test_blockers_are_told_rule_by_rule_where_they_differ(board: GameMap) -> None:
    rules = board.ruleset.rules
    over = {i: replace(rules[i], through=t) for i, t in (("L1", ("open",)), ("L2", ("built_up",)))}
    board = replace(board, ruleset=replace(board.ruleset, rules={**rules, **over}))
    blocked = {"clear": None, "grazing": None, "beam_mm": None, "witness": None}
    first, *_, last, _ = said(
        board, **blocked, fields=(), rules=("L2", "L1"), blockers=(("4", "L1"), ("2", "L2"))
    )
    assert first.endswith(
        "over open fields only (L1) every line passes through built-up field 4; over built-up "
        "fields only (L2) every line passes through open field 2 (red soldier start)."
    )
    assert last.startswith("No rule allows it. L1 (page 12)")
    first, *_ = said(board, **blocked, fields=(), rules=("L2", "L1"), blockers=(("7", "L1+L2"),))
    assert first.endswith("every line passes through open field 7 (Yard).")


def test_a_far_miss_is_no_dispute(board: GameMap) -> None:
    sentences = said(
        board, clear=None, grazing=None, fields=(), beam_mm=None,
        blockers=(("4", "L1"),), near_miss_mm=3.25,
    )  # fmt: skip
    assert "The nearest miss cuts 3.2 mm deep." in sentences
    assert not any("disputed" in s or "tolerance" in s for s in sentences)


@pytest.mark.parametrize(
    ("reason", "words"), [("stacked", "on top of the other"), ("void", "leaves the board")]
)
def test_where_no_field_blocks_the_reason_stands_instead(
    board: GameMap, reason: str, words: str
) -> None:
    sentences = said(board, clear=None, grazing=None, fields=(), beam_mm=None, reason=reason)
    assert words in sentences[0]


def test_a_line_of_no_width_counts_by_choice(board: GameMap) -> None:
    grazing = {"clear": None, "beam_mm": 0.0, "near_miss_mm": 0.0}
    blocks = said(board, **grazing)
    assert "does not see" in blocks[0]
    assert "Otherwise the distance would be 3." in blocks
    sees = said(replace(board, choices={**board.choices, "grazing": "sees"}), **grazing)
    assert "does not" not in sees[0]
    assert "over 3 fields: 2, 7, 8" in sees[0]


def test_a_shorter_line_of_no_width_is_told_where_it_counts(board: GameMap) -> None:
    sees = replace(board, choices={**board.choices, "grazing": "sees"})
    first = said(sees, grazing=2)[0]
    assert "at distance 2, along a line of no width" in first
    assert "over 3 fields: 2, 7, 8" in first


def test_two_reasons_for_a_doubt_stand_apart() -> None:
    said = dispute_words(("clear_and_grazing_differ", "redrawn_distance"))
    assert said == (
        "a line of no width crosses fewer fields; "
        "a drawing within the map's tolerance answers otherwise"
    )


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (
            OtherAnswer("grazing", 4, 0.0),
            "seen at distance 4 if a line of no width counts, not seen if it does not",
        ),
        (
            OtherAnswer("clear_and_grazing_differ", 2, 0.0),
            "2 if a line of no width counts, 3 if it does not",
        ),
        (
            OtherAnswer("redrawn_sight", None, 0.3, at=((100, 250),), redrawing=LEFT),
            "if the corner at (1.0, 2.5) mm lies 0.30 mm further left, 1 does not see 8",
        ),
        (
            OtherAnswer("redrawn_distance", 4, 0.3, redrawing=TWO),
            "if 2 corners lie up to 0.30 mm elsewhere, 1 sees 8 at 4",
        ),
        (
            OtherAnswer("redrawn_distance", 2, 0.5, at=((100, 250),), redrawing=PARTED),
            "if the corner at (1.0, 2.5) mm is two corners, 0.50 mm away or less, 1 sees 8 at 2",
        ),
    ],
    ids=lambda value: value.reason if isinstance(value, OtherAnswer) else "",
)
def test_a_doubt_names_both_answers(board: GameMap, other: OtherAnswer, words: str) -> None:
    assert other_words(board, ("1", "8"), [other], 3) == words
    sentences = said(board, distance_disputed=(other.reason,), others=(other,))
    assert f"The distance is disputed: {words}." in sentences
    value = pair_dict(board, replace(CLEAR, others=(other,)), ())
    assert value["others"][0]["distance"] == other.distance


def test_a_list_says_a_doubt_without_its_pair() -> None:
    sure = OtherAnswer("redrawn_sight", 2, 0.3, redrawing=LEFT)
    near = Dispute("1", "8", "sight", 0.3, ("redrawn_sight",), "…", None, (sure,))
    assert near.brief == "seen at distance 2 if this corner lies 0.30 mm further left"


def test_all_rules_that_give_the_answer_are_named(board: GameMap) -> None:
    sentences = said(board, rules=("L2", "L1"))
    assert any("L2 (page 12)" in s and "L1 (page 12)" in s for s in sentences)


def test_a_reconstruction_says_so(board: GameMap) -> None:
    made_up = replace(board, provenance=Provenance("reconstruction"))
    assert "claims nothing about the printed board" in str(provenance_sentence(made_up))
    assert provenance_sentence(board) is None


def test_the_same_for_programs(board: GameMap) -> None:
    value = pair_dict(board, replace(CLEAR, grazing=2, distance_disputed=("x",)), ("s",))
    assert value["sees"] is True
    assert value["distance"] == 3
    assert value["disputed"] is True
    assert value["witness_mm"] == [[1.0, 2.0], [30.5, 15.0]]
    assert value["rules"] == [{"id": "L1", "page": 12, "text": "Only open fields lie in between."}]


def test_words_and_measures() -> None:
    assert join_words(["a"], "or") == "a"
    assert join_words(["a", "b", "c"], "or") == "a, b or c"
    assert [millimetres(v) for v in (0.0, 0.001, 0.034, 0.999, 4.21)] == [
        "0.00 mm", "less than 0.01 mm", "0.03 mm", "1.00 mm", "4.2 mm",
    ]  # fmt: skip


def test_a_near_miss_just_above_the_tolerance_says_that_nothing_is_disputed(board: GameMap) -> None:
    blocked = {"clear": None, "grazing": None, "beam_mm": None, "witness": None, "fields": ()}
    near = said(board, **blocked, blockers=(("4", "L1"),), near_miss_mm=0.76)
    assert near[1] == (
        "The nearest miss cuts 0.76 mm deep. That is more than this map's tolerance of 0.5 mm, so "
        "nothing is disputed."
    )
    far = said(board, **blocked, blockers=(("4", "L1"),), near_miss_mm=3.0)
    assert far[1] == "The nearest miss cuts 3.0 mm deep."


def test_a_disputed_answer_names_its_corners_and_the_ends_of_the_other_line(board: GameMap) -> None:
    other = OtherAnswer(
        "redrawn_distance",
        2,
        0.5,
        line=((150.0, 200.0), (3000.0, 1500.0)),
        at=((100.0, 1000.0), (2000.0, 50.0), (100.0, 1000.0)),
    )
    told = said(board, distance_disputed=("redrawn_distance",), others=(other,))
    assert "It turns on the corners at (1.0, 10.0) and (20.0, 0.5) mm." in told
    assert told[-1] == "The line of the other answer, 2, runs from 1.5, 2.0 to 30.0, 15.0 mm."
    alone = replace(other, line=CLEAR.witness, at=((100.0, 1000.0),))
    told = said(board, distance_disputed=("redrawn_distance",), others=(alone,))
    assert "It turns on the corner at (1.0, 10.0) mm." in told
    assert told[-1].startswith("To check it")  # the other answer's line is the one shown


def test_a_tunnel_that_blocks_says_what_passes_there() -> None:
    pen = mapkit.open("uboat-bunker")
    told = pen.sight("13", "117").sentences
    assert (
        "R29 lies below R20, R32 and R33: lines by L2 or L6 pass below, lines by L3 above; all "
        "others are blocked there."
    ) in told
    assert not [s for s in pen.sight("20", "130").sentences if "lies below" in s]


def test_a_line_over_a_tunnel_says_why_it_may_pass() -> None:
    pen = mapkit.open("uboat-bunker")
    assert "R29 lies below R32, and a line by L3 passes above." in pen.sight("20", "33").sentences
    below = [s for s in pen.sight("29", "30").sentences if "lies below" in s]
    assert not below  # the line leaves both tunnels by their walls


def test_a_line_through_a_tunnel_says_why_it_may_pass() -> None:
    square = boards.square
    fields = {"a": [square(0, 0)], "t": [square(1, 0)], "b": [square(2, 0)], "w": [square(1, 0)]}
    rooms = {"kind": "built_up"}
    walkway = {"kind": "elevated", "level": 1}
    game_map = boards.board(fields, {"a": rooms, "t": rooms, "b": rooms, "w": walkway})
    told = mapkit.Board(game_map).sight("a", "b").sentences
    assert "t lies below w, and a line by L2 passes below." in told


def test_sight_by_the_building_alone_names_the_other_reading() -> None:
    told = "The other reading, straight lines only, is the choice same_building: lines_only."
    bunker = mapkit.open("uboat-bunker").map
    rooms: dict[str, Any] = {"origin": "R8", "target": "R11", "fields": ("R5", "R11")}
    by_building = said(bunker, **rooms, rules=("L6",))
    assert any(s.startswith("Rule L6 (page 12): ") and s.endswith(told) for s in by_building)
    assert not any(told in s for s in said(bunker, **rooms))
    choices = {k: v for k, v in bunker.ruleset.choices.items() if k != "same_building"}
    without = replace(bunker, ruleset=replace(bunker.ruleset, choices=choices))
    assert not any(told in s for s in said(without, **rooms, rules=("L6",)))
