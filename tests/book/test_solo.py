"""What the solo rules ask of a board, sentence by sentence; pages are those of the solo rules."""

from __future__ import annotations

import random
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest

import mapkit
from mapkit_exporters.tables import tables_document
from readers.python.mapkit_tables import Tables, load

DRILL = Path(__file__).with_name("drill.yaml")
BOARDS = (str(DRILL), "launch-site", "uboat-bunker")


@cache
def drill() -> mapkit.Board:
    return mapkit.open(DRILL)


@cache
def tables(name: str) -> Tables:
    return load(tables_document(mapkit.open(name).compile()))


def test_near_is_counted_in_fields() -> None:
    """Page 6: hard terrain is one field; walls are gone round."""
    play = drill().play
    assert play.nearest("e6", ["e4", "d4"]).distances == {"e4": 2}
    assert play.nearest("e1", ["d1", "e3"]).distances == {"e3": 2}


def test_all_equal_answers_are_given() -> None:
    """Pages 3 and 5: which is the worst for the sniper is for the player to say."""
    assert drill().play.nearest("c3", ["a2", "e4", "f6"]).fields == ("a2", "e4")


def test_the_farthest_is_called_to_an_unguarded_number() -> None:
    """Page 5: on completing the first objective."""
    play = drill().play
    assert play.farthest("d2", ["d3", "f3", "a6"]).fields == ("a6",)


def test_a_noise_brings_the_nearest_one_field_nearer() -> None:
    """Page 4."""
    play = drill().play
    assert play.towards("c1", "c4", steps=1).fields == ("c2",)
    assert play.towards("c3", "c4", steps=1).fields == ("c4",)  # onto the sniper's field
    play = mapkit.open("launch-site").play
    assert play.towards("Y78", "R8", steps=1).fields == ("R21",)  # round the broken slope
    assert play.towards("Y78", "R8", steps=2).fields == ("R22",)


def test_moves_go_the_shortest_way() -> None:
    """Page 6: as far along as may be, to the nearest field of a sector, hard terrain and all."""
    play = drill().play
    assert play.towards("d4", "d1").fields == ("d2",)
    assert play.towards("a2", "red", steps=3).distances == {"c1": 1, "c3": 1}
    assert play.towards("e3", "e6").fields == ("e4",)  # not into the scree from two fields away
    assert play.towards("d3", "red").fields == ("d3",)


def test_who_is_summoned_onto_the_sniper_hits_him() -> None:
    """Page 6."""
    play = mapkit.open("launch-site").play
    hit = play.summon("R15", origin="W98", sniper="R15", last_known="red")
    assert "hits him once" in hit.sentences[-1]
    beside = play.summon("R15", origin="W98", sniper="R20", last_known="red")
    assert "hits him" not in " ".join(beside.sentences)


def test_moves_end_on_no_defender() -> None:
    """Page 6: through others, as far as it can."""
    play = drill().play
    assert play.towards("d4", "d1", defenders=["d3"]).fields == ("d2",)
    assert play.towards("d4", "d1", defenders=["d2"]).fields == ("d3",)


def test_encirclement_moves_three() -> None:
    """Page 5."""
    play = drill().play
    assert play.towards("d6", "red", steps=3).fields == ("d3",)
    assert play.towards("f5", "red", steps=3).fields == ("e3",)  # by the shed's door


def test_search_finds_on_all_adjacent_fields() -> None:
    """Page 6: whatever their kind; nobody is found in water."""
    play = drill().play
    assert set(play.solo_search("d1").fields) == {"d1", "c1", "d2", "e1"}
    assert set(play.solo_search("b1").fields) == {"b1", "a1", "c1"}


def test_recon_is_near_and_in_sight() -> None:
    """Pages 6 and 8: in steps or as shots are counted, which the book does not say."""
    steps = drill().play.recon("e1")
    assert set(steps.fields) == {"e1", "f1", "e2", "d2", "f2", "e3"}
    assert any("in steps" in line for line in steps.sentences)
    shot = drill().choose(recon_distance="shot").play.recon("e1")
    assert set(shot.fields) == {*steps.fields, "d1", "c1"}
    assert shot.counted == "shot"
    assert "d3" in drill().play.recon("e1", steps=3).fields
    assert "f3" not in drill().play.recon("e1", steps=1).fields


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("by", ["steps", "shot"])
def test_recon_of_the_readers(name: str, by: str) -> None:
    board = mapkit.open(name).choose(recon_distance=by)
    for at in board.ids[::3]:
        assert set(board.play.recon(at).fields) == set(tables(name).recon(at, by=by))


def test_access_fields_have_a_door_or_a_ladder() -> None:
    """Page 6."""
    play = drill().play
    assert play.access("f1", "open").fields == ("e2",)
    assert play.access("f1", "built_up").fields == ("e1",)
    assert play.access("c5", "elevated").fields == ("b5",)
    assert play.access("d2", "elevated").fields == ("d2",)  # an objective in the open is its own
    assert play.access("d3", "open").fields != ("d3",)  # another field in the open is not
    assert play.access("d2", "open", defenders=["d2"]).fields == ("e2",)


def test_summoned_to_a_held_field() -> None:
    """Page 6: on a field of its kind beside it, else on the nearest; never where nobody stands."""
    play = drill().play
    assert play.summon("e1").fields == ("e1",)
    assert play.summon("e1", defenders=["e1"]).fields == ("f1",)
    assert play.summon("e1", defenders=["e1", "f1"]).fields == ("e2",)
    assert set(play.summon("b1", defenders=["b1"]).fields) == {"a1", "c1"}


def test_nobody_is_summoned_where_nobody_can_stand() -> None:
    """Page 6."""
    assert "b2" not in drill().play.summon("b2").fields
    assert "f6" not in drill().play.summon("f6").fields


def test_nobody_in_the_last_known_sector_is_summoned_farther_from_the_sniper() -> None:
    """The box of page 3: farther from the sniper's field, whatever the field summoned to."""
    play = drill().play
    told = {"sniper": "e3", "last_known": "red"}
    assert play.summon("d2", origin="d3", **told).fields == ()
    assert play.summon("d3", origin="d1", **told).fields == ("d3",)
    assert play.summon("d2", origin="c2", **told).fields == ("d2",)  # from another sector
    assert play.summon("d2", origin="d3", sniper="e3", last_known="black").fields == ("d2",)
    assert "d3 stays" in play.summon("d2", origin="d3", **told).sentences[-1]
    with pytest.raises(mapkit.UsageError, match="three things"):
        play.summon("d2", origin="d3")


def test_regroup_in_a_coloured_sector() -> None:
    """Page 7: its own squad stays, all others go to marks of their colour, one each."""
    play = drill().play
    squads = {"black": ["d5", "e4", "e6"], "yellow": ["b1", "d1"], "red": ["e2"]}
    moves = play.regroup("A", "red", squads, sniper="e3").moves
    assert moves["e2"] == "e2"
    blacks = [moves[i] for i in squads["black"]]
    assert len({*blacks} & {"d3", "e3"}) == 2  # three units, two marks
    assert len({*blacks} & {*squads["black"]}) == 1
    assert moves["b1"] in {"d2", "f2"}
    assert moves["d1"] in {"d2", "f2"} - {moves["b1"]}
    near = {"yellow": ["f3", "d1"], "black": [], "red": []}
    assert play.regroup("A", "red", near, sniper="e3").moves["f3"] == "f3"  # would be farther


def test_a_mark_that_is_held_calls_nobody() -> None:
    """Page 7: unguarded marks; who is on a mark of its colour stays."""
    play = drill().play
    squads = {"red": ["d3"], "black": ["e3", "e6", "d5"]}
    moves = play.regroup("A", "red", squads, sniper="f3").moves
    assert dict(moves) == {"d3": "d3", "e3": "e3", "e6": "e6", "d5": "d5"}


def test_regroup_in_the_neutral_sector() -> None:
    """Page 7: each mark calls the nearest of its colour; the others stay."""
    play = drill().play
    squads = {"black": ["d4", "e4", "e6"], "yellow": ["b1", "a3", "c2"], "red": ["e2", "c3"]}
    moves = play.regroup("A", "white", squads, sniper="a6").moves
    moved = {unit: at for unit, at in moves.items() if unit != at}
    assert moved == {"c3": "c4", "a3": "a4", "e6": "c6"}


def test_a_regroup_card_sets_the_last_known_sector() -> None:
    """Page 7: to the sniper's, before anybody is called."""
    with pytest.raises(mapkit.UsageError, match="sets the last known sector"):
        drill().play.regroup("A", "red", {"black": ["e4"]}, sniper="d5")
    with pytest.raises(mapkit.UsageError, match="two units"):
        drill().play.regroup("A", "red", {"black": ["e4", "e4"]}, sniper="d3")


def test_a_fallen_unit_comes_back_on_the_officers_start() -> None:
    """Page 5: if that is held, on a field beside it."""
    play = drill().play
    assert play.comes_back("red").fields == ("e2",)
    assert set(play.comes_back("red", defenders=["e2", "d2"]).fields) == {"e1", "f2", "e3"}


def test_who_stands_beside_him_as_his_turn_ends() -> None:
    """Page 5: on his field or one of its kind beside it."""
    assert set(drill().play.shotgun("e2").fields) == {"e2", "d2", "f2", "e3"}


def position(dice: random.Random, board: mapkit.Board) -> tuple[str, dict[str, list[str]]]:
    """Return a sniper and up to three units of each squad, somewhere."""
    sniper, *rest = dice.sample([i for i in board.ids if board.relations.steps(i)], 10)
    if dice.random() < 0.2:
        rest[0] = sniper
    squads = ("black", "red", "yellow")
    return sniper, {s: rest[3 * k :][: dice.randrange(4)] for k, s in enumerate(squads)}


@pytest.mark.parametrize("name", BOARDS)
def test_cards_of_the_readers(name: str) -> None:
    """Summon and regroup of the library and of the exported tables, on random positions."""
    board, dice = mapkit.open(name), random.Random(28)
    play, read = board.play, tables(name)
    for _ in range(60):
        sniper, squads = position(dice, board)
        sector = board.map.fields[sniper].sector or ""
        moves = play.regroup("A", sector, squads, sniper=sniper).moves
        assert dict(moves) == read.regroup("A", sniper, squads)
        units = [i for at in squads.values() for i in at]
        for unit in units:
            last, target = dice.choice(list(board.map.sectors)), dice.choice(board.ids)
            found = play.summon(
                target, defenders=units, origin=unit, sniper=sniper, last_known=last
            )
            places = read.summon_places(target, [i for i in units if i != unit])
            fits = tuple(p for p in places if read.may_summon(unit, p, sniper, last))
            assert found.fields == fits


@pytest.mark.parametrize("name", BOARDS)
def test_a_regroup_card_is_whole_and_keeps_to_the_book(name: str) -> None:
    """Every unit has one field; marks have one unit; nobody could be put who is not."""
    board, dice = mapkit.open(name), random.Random(7)
    far = board.play._asked.distance
    for _ in range(60):
        sniper, squads = position(dice, board)
        sector = board.map.fields[sniper].sector or ""
        moves = board.play.regroup("A", sector, squads, sniper=sniper).moves
        units = [i for at in squads.values() for i in at]
        assert sorted(moves) == sorted(units)
        assert len({*moves.values()}) == len(units)
        for unit, place in moves.items():
            if place != unit and board.map.fields[unit].sector == sector:
                assert (far(place, sniper) or 0) <= (far(unit, sniper) or 0)
        if sector == "white":
            continue
        assert all(moves[i] == i for i in squads.get(sector, ()))
        marks = tables(name).regroup_marks("A", sector)
        for squad, mine in squads.items():
            if squad == sector:
                continue
            moving = [i for i in mine if i not in marks.get(squad, ())]
            assert {moves[i] for i in moving if moves[i] != i} <= {*marks.get(squad, ())}
            free = [m for m in marks.get(squad, ()) if m not in units]
            most = max(
                sum(
                    board.map.fields[u].sector != sector
                    or (far(m, sniper) or 0) <= (far(u, sniper) or 0)
                    for u, m in zip(order, free, strict=False)
                )
                for order in permutations(moving)
            )
            assert sum(moves[i] != i for i in moving) >= most
