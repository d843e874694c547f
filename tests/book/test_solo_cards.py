"""Whole order cards and events of the solo game; pages are those of the solo rules."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest

import mapkit
from mapkit.mapfile.solo_files import read_solo_file
from mapkit.mapfile.source import Source

DRILL = Path(__file__).with_name("drill.yaml")
SQUADS = ("black", "red", "yellow")


@cache
def board(name: str = "launch-site") -> mapkit.Board:
    return mapkit.open(name)


def test_how_a_solo_game_begins() -> None:
    """Page 2: all numbered fields are held, by the squad of their sector; one in the neutral."""
    for name, left in (("launch-site", "yellow"), ("uboat-bunker", "red")):
        started = board(name).play.set_up("white entry").after
        numbered = {f.id for f in board(name).objectives.values()}
        assert {at for _, at in started.units} == numbered
        assert [sum(s == q for s, _ in started.units) for q in SQUADS] == [3, 3, 3]
        assert (left, board(name).objectives[9].id) in started.units
        assert started.likely == tuple(range(1, 9))  # not 9: it lies where he comes in
        assert started.last_known == "white"
    with pytest.raises(mapkit.UsageError, match="objective 9 cannot be his"):
        board().play.set_up("white entry", goals=[9])


@pytest.mark.parametrize("goals", [(4, 5), (4, 4), (4, 7, 9)])
def test_a_solo_game_has_two_objectives_in_two_sectors(goals: tuple[int, ...]) -> None:
    """Page 3, and page 13 of the rules: a card's colour is its sector's."""
    assert board().play.set_up("red entry", goals=[4, 7]).after.goals == (4, 7)
    with pytest.raises(mapkit.UsageError, match="two objectives, in two sectors"):
        board().play.set_up("red entry", goals=goals)


def test_he_comes_in_by_an_entry() -> None:
    """Page 3."""
    with pytest.raises(mapkit.UsageError, match="R1 is no entry; entries are R6, B41"):
        board().play.set_up("R1")


@pytest.mark.parametrize(("sniper", "unit"), [("R5", "W101"), ("W99", "R15")])
def test_nobody_stands_on_water(sniper: str, unit: str) -> None:
    """Page 11 of the rules."""
    with pytest.raises(mapkit.UsageError, match="nobody can stand on W"):
        board().play.card("encirclement", {"red": [unit]}, sniper=sniper)


@pytest.mark.parametrize(
    ("name", "units", "sniper"),
    [
        ("launch-site", {"red": ["R15", "R28"]}, "W98"),
        ("uboat-bunker", {"red": ["R1"], "black": ["B41"]}, "W95"),
    ],
)
def test_who_has_the_choice_makes_way_for_who_has_none(
    name: str, units: dict[str, list[str]], sniper: str
) -> None:
    """Page 3: of all ways to carry the whole card out, the one with the most hits."""
    done = board(name).play.card("encirclement", units, sniper=sniper, last_known="white")
    assert done.after.hits == 2
    assert sum(s.what == "search" for s in done.steps) == 2


def test_regroup_tells_the_hit_of_who_is_put_on_his_field() -> None:
    """Page 6; of R3, a mark of yellow."""
    for units, hit in (({"yellow": ["Y79"]}, True), ({"yellow": ["R3"]}, False)):
        found = board().play.regroup("A", None, units, sniper="R3")
        assert found.moves.get("Y79", "R3") == "R3"
        assert any("hits him once" in line for line in found.sentences) == hit


def test_on_guard_calls_the_nearest_to_each_objective_in_order() -> None:
    """The card: onto the objective itself where it is outdoors and free, else to a way in."""
    play = board().play
    done = play.card("On Guard", {"black": [38, 42]}, sniper=22, last_known="red", likely=[1, 4])
    to = {s.number: (s.origin, s.target) for s in done.steps}
    assert to[1] == ("B42", "R1") or to[1] == ("B38", "R1")  # the launch pad is an open field
    assert to[4][1] in play.access("objective 4", "open", defenders=[38, 42]).fields
    assert len({at for _, at in done.after.units}) == 2


def test_on_guard_leaves_who_would_be_farther_from_him() -> None:
    """Page 3: in the last known sector nobody is called away from him."""
    done = board().play.card("on guard", {"red": [24]}, sniper=22, last_known="red", likely=[4, 5])
    assert [s.what for s in done.steps] == ["stays"]
    assert done.after.units == (("red", "R24"),)


def test_on_guard_by_its_own_last_sentence_leaves_only_who_stands_on_an_open_access_field() -> None:
    """The other reading: a unit in the sector that stands on no such field is called too."""
    read = "cards: {Strict: [{do: summon, kind: open, frees: access}]}"
    cards = read_solo_file(Source(read, None))[0]
    play = board().play
    access = {*play._asked.access_fields("open")}
    assert "R24" not in access
    stands = next(i for i in board().ids if i in access and board().map.fields[i].sector == "red")
    called = []
    for at in ("R24", stands):
        done = play.card(
            "strict", {"red": [at]}, sniper=22, last_known="red", likely=[4], cards=cards.cards
        )
        called += [s.what for s in done.steps]
    assert called == ["summoned", "stays"]


def test_more_defenders_than_a_squad_has_are_refused() -> None:
    """Page 2: three of a colour, those off the board among them."""
    play, three = board().play, {"black": [38, 42, 53]}
    with pytest.raises(mapkit.UsageError, match="squad black has 3 defenders"):
        play.card("return", three, sniper=22, off=["black"])
    with pytest.raises(mapkit.UsageError, match="4 were given"):
        play.card("On Guard", {"black": [38, 42, 53, 36]}, sniper=22, likely=[4])
    assert play.card("return", {"black": [38, 42]}, sniper=22, off=["black"]).after.off == ()


def test_regroup_says_between_how_many_ways_lots_decide() -> None:
    """Page 3, where the sector is neutral: two as near to a mark, and as near to the sniper."""
    play = board().play
    marks = [
        m.field
        for m in board().map.markers
        if m.type == "regroup"
        and m.attributes == {"card": "C", "sector": "white", "squad": "black"}
    ]
    mark, stand = marks[0], [i for i in board().ids if board().relations.steps(i)]
    far = play._asked.distance
    white = [i for i in stand if board().map.fields[i].sector == "white" and i != mark]
    a, b = next(
        (a, b)
        for a in stand
        for b in stand
        if a < b
        and mark not in (a, b)
        and far(a, mark) == far(b, mark)
        and any(far(a, i) == far(b, i) for i in white)
        and "white" not in (board().map.fields[a].sector, board().map.fields[b].sector)
    )
    sniper = next(i for i in white if far(a, i) == far(b, i))
    answer = play.regroup("C", None, {"black": [a, b]}, sniper=sniper)
    assert answer.equal == {"black": 2}
    assert any("2 equal ways" in line for line in answer.sentences)
    assert answer.to_dict()["equal"] == {"black": 2}
    done = play.card("Regroup C", {"black": [a, b]}, sniper=sniper)
    assert [s.equal for s in done.steps if s.what == "summoned"] == [2]
    near = play.regroup("C", None, {"black": [a, mark]}, sniper=sniper)
    assert near.equal == {}


def test_encirclement() -> None:
    """Page 6: recon in the sector, three fields towards it, search by those who arrive."""
    done = board().play.card(
        "Encirclement", {"red": [12], "black": [98]}, sniper=9, last_known="red"
    )
    kinds = [(s.what, s.squad) for s in done.steps]
    assert kinds[:1] == [("recon", "red")]
    assert ("moves", "black") in kinds
    assert ("search", "black") in kinds
    assert ("search", "red") not in kinds
    found = board().play.recon(12)
    assert done.steps[0].hits == (1 if "R9" in found.fields else 0)


def test_regroup_updates_the_sector_first() -> None:
    """Page 7."""
    done = board().play.card("regroup a", {"black": [42]}, sniper=12, last_known="white")
    assert done.steps[0].what == "last_known"
    assert done.after.last_known == "red"
    assert done.after.units == (("black", "R8"),)
    there = board().play.card("regroup a", {"black": [42]}, sniper=8)
    assert there.after.hits == (1 if there.after.units == (("black", "R8"),) else 0)


def test_the_first_objective_done() -> None:
    """Page 5: his sector's objectives go; the farthest is called to each unguarded one."""
    done = board().play.card(
        "first objective", {"red": [1, 12], "black": [53]}, sniper=24, likely=range(1, 9)
    )
    assert done.after.likely == (4, 5, 6, 7, 8)
    first = next(s for s in done.steps if s.what == "summoned")
    assert (first.number, first.origin) == (4, "B53")
    called = [s for s in done.steps if s.what == "summoned"]
    assert [s.number for s in called] == [4, 5, 6]
    assert len({s.squad + s.origin for s in called}) == 3  # each once


@pytest.mark.parametrize(("sniper", "goals"), [("R5", ()), ("R24", (4, 7))])
def test_he_completes_an_objective_where_its_number_is(sniper: str, goals: tuple[int, ...]) -> None:
    """Page 5."""
    with pytest.raises(mapkit.UsageError, match=f"{sniper} is none of his"):
        board().play.card("first objective", {"red": ["R15"]}, sniper=sniper, goals=goals)


def test_noise_brings_the_nearest_who_was_no_target() -> None:
    """Page 4: onto his field it hits, and the rest of the noise is nothing."""
    play = mapkit.open(DRILL).play
    done = play.card("noise", {"red": ["c1"], "black": ["e6"]}, sniper="c4", tokens=1)
    assert done.after.units[0] == ("red", "c2")
    spared = play.card("noise", {"red": ["c1"], "black": ["e6"]}, sniper="c4", targets=["c1"])
    assert spared.after.units[0] == ("red", "c1")
    onto = play.card("noise", {"red": ["c3"]}, sniper="c4", tokens=3)
    assert onto.after.units == (("red", "c4"),)
    assert onto.after.hits == 1
    assert len(onto.steps) == 1


def test_both_targets_of_the_submachine_gun_stay() -> None:
    """Page 15 of the rules: the nearest who was neither target moves."""
    units = {"red": [44], "black": [103], "yellow": [107]}
    done = board().play.card("noise", units, sniper=45, targets=[44, 103])
    moved = [step.squad for step in done.steps]
    assert moved == ["yellow"]
    one = board().play.card("noise", units, sniper=45, targets=[44])
    assert [step.squad for step in one.steps] == ["black"]


def test_of_two_as_near_the_one_nearer_to_his_objective_moves() -> None:
    """Page 5, the worked example: that is the worst for him."""
    play, far = board().play, board().play._asked.distance
    goal = board().objectives[3].id
    pairs = [
        (a, b)
        for a in board().ids
        for b in board().ids
        if a != b
        and far(a, "R22") == far(b, "R22") == 3
        and (far(a, goal) or 9) != (far(b, goal) or 9)
    ]
    assert pairs
    for a, b in pairs[:20]:
        done = play.card("noise", {"red": [a, b]}, sniper=22, likely=[3], goals=[3])
        ends = {
            at: (far(end, "R22"), far(end, goal))
            for at in (a, b)
            for end in play.towards(at, 22, defenders=[a, b], steps=1).fields
        }
        step = done.steps[0]
        assert (far(step.target, "R22"), far(step.target, goal)) <= min(ends.values())


@pytest.mark.parametrize("black", [("B38", "B53"), ("B53", "B38")])
def test_of_two_as_far_the_one_who_guards_his_objective_stays(black: tuple[str, str]) -> None:
    """Pages 3 and 5: who stands on the objective that he has left is missed most."""
    units = {"black": black, "red": ["R1"]}
    done = board().play.card("first objective", units, sniper="R24", likely=[3, 4, 5], goals=[3, 4])
    (called,) = [step for step in done.steps if step.what == "summoned"]
    assert (called.origin, called.target, called.number, called.equal) == ("B53", "B49", 5, 1)


def test_a_noise_leads_round_hard_terrain() -> None:
    """Pages 4 and 6: one field is not enough for it, so the shortest possible way goes round."""
    done = board().play.card("noise", {"yellow": ["Y78"]}, sniper="R8", tokens=3)
    assert [step.target for step in done.steps] == ["R21", "R20", "R8"]
    assert done.after.hits == 1


def test_one_who_stands_with_him_already_ends_no_tokens() -> None:
    """Page 4: only who moves onto his field does; the nearest stands there, and cannot move."""
    units = {"red": ["R15"], "black": ["W98"]}
    done = board().play.card("noise", units, sniper="R15", tokens=2)
    assert [step.origin for step in done.steps] == ["R15", "R15"]
    assert done.after.hits == 0


def test_one_comes_back_a_turn() -> None:
    """Page 5."""
    done = board().play.card("return", {"red": [1]}, sniper=24, off=["red", "red"])
    assert done.after.units == (("red", "R1"), ("red", "R12"))
    assert done.after.off == ("red",)


def test_a_sector_without_a_squad_has_nobody_who_comes_back() -> None:
    with pytest.raises(mapkit.UsageError, match="nobody fights for white"):
        board().play.comes_back("white")


def test_a_card_with_recon_names_the_other_reading() -> None:
    """Page 6: up to 2 fields, in steps or as shots are counted."""
    done = board().play.card("encirclement", {"red": ["R12"]}, sniper="R22")
    assert "the choice recon_distance has the other reading" in " ".join(done.sentences)


def test_nobody_comes_back_onto_the_sniper() -> None:
    """Page 5: the start is held by whoever stands there; then the field beside it is his choice."""
    play = board().play
    (place,) = (at for _, at in play.card("return", {}, sniper=12, off=["red"]).after.units)
    beside = play.comes_back("red", sniper=12).fields
    assert "R12" not in beside
    assert place in beside
    assert beside == play.comes_back("red", defenders=[12]).fields


def test_who_moves_onto_the_sniper_by_a_card_does_not_hit() -> None:
    """Page 6: of its own move onto his field or beside it there is no hit; noise does hit."""
    cards = read_solo_file(Source("cards: {Rush: [{do: move, steps: 3, to: sniper}]}", None))[0]
    done = board().play.card("rush", {"red": [3]}, sniper=1, cards=cards.cards)
    assert (done.after.units, done.after.hits) == ((("red", "R1"),), 0)
    noise = board().play.card("noise", {"red": [3]}, sniper=1)
    assert (noise.after.units, noise.after.hits) == ((("red", "R1"),), 1)


def test_the_end_of_his_turn() -> None:
    """Page 5: one hit, however many stand beside him on a matching field; not through kinds."""
    play = board().play
    near = [f for f in play.shotgun(42).fields if f != "B42"]
    two = play.card("end of turn", {"red": near[:2]}, sniper=42)
    assert two.after.hits == 1
    assert play.card("end of turn", {"red": [38]}, sniper=42).after.hits == 0  # a room


def test_no_more_than_three_hits_in_a_turn() -> None:
    """Page 3."""
    cards = read_solo_file(Source("cards: {Barrage: [{do: attack, fields: [22, 22]}]}", None))[0]
    done = board().play.card("barrage", {"red": [1]}, sniper=22, cards=cards.cards)
    assert [s.hits for s in done.steps] == [2, 1]
    assert done.after.hits == 3
    assert any("Three hits" in line for line in done.sentences)


@pytest.mark.parametrize(
    ("text", "told"),
    [("cards: {A: [{do: dance}]}", "dance"), ("units: [1]", "units"), ("likely: [one]", "likely")],
)
def test_a_position_with_a_mistake_is_refused(text: str, told: str) -> None:
    found, problems = read_solo_file(Source(text, None))
    assert found is None
    assert any(told in p.message for p in problems)


def test_positions_stay_sound_whatever_the_card() -> None:
    """No two defenders on one field, nobody lost, nobody where nobody can stand."""
    dice = random.Random(5)
    for name in ("launch-site", "uboat-bunker"):
        game = board(name)
        stand = [i for i in game.ids if game.relations.steps(i)]
        for _ in range(25):
            sniper, *rest = dice.sample(stand, 10)
            units = {s: rest[3 * k : 3 * k + dice.randrange(4)] for k, s in enumerate(SQUADS)}
            card = dice.choice(["On Guard", "Encirclement", "Regroup A", "Regroup C", "noise"])
            likely = dice.sample(range(1, 10), 4)
            last = dice.choice(list(game.map.sectors))
            done = game.play.card(card, units, sniper=sniper, last_known=last, likely=likely)
            after = [at for _, at in done.after.units]
            assert len({*after}) == len(after) == sum(map(len, units.values()))
            assert {*after} <= {*stand}
            if card == "On Guard":
                for (_, old), (_, new) in zip(done.before.units, done.after.units, strict=True):
                    far = game.play._asked.distance
                    if old != new and game.map.fields[old].sector == last:
                        assert (far(new, sniper) or 0) <= (far(old, sniper) or 0)
