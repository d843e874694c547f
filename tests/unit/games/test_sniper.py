"""What the sensible sniper decides, on a few fields where each choice can be reckoned by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from mapkit.games.pieces import MASKING, MINE, SHOTGUN, SILENT, shot_chances
from mapkit.games.played import Dice
from mapkit.games.sets import bits_of
from mapkit.games.sniper import SensibleSniper
from mapkit.games.state import ACTED, CARD_PLAYED, OFF
from mapkit.model import SniperWeights

BAG = (6, 2, 3, 0)
NEVER_SEEN = 1
"""So many tokens reveal nobody."""
COUNT = 6


def way(end: int, heard: int = 0, steps: int = 1) -> Any:
    return SimpleNamespace(end=end, heard=heard, steps=steps)


def scene(
    at: Iterable[int] = (1, 2, OFF),
    reach: Mapping[int, Iterable[int]] | None = None,
    cards: Iterable[int] = (),
    **changed: Any,
) -> Any:
    """Return a row of fields, each in sight as far as it is away; the sniper stands on field 0.

    ``reach``: By field, from where a unit can get at it.
    """
    covers = [bits_of((reach or {}).get(k, ())) for k in range(COUNT)]
    walks = [bits_of(k for k in range(COUNT) if covers[k] >> here & 1) for here in range(COUNT)]
    board = SimpleNamespace(
        tables=SimpleNamespace(
            shots=[[abs(a - b) for b in range(COUNT)] for a in range(COUNT)],
            objectives=((1, 4), (2, 5)),
        ),
        covers=covers,
        walks=walks,
        far=lambda field, **_: [abs(field - k) for k in range(COUNT)],
    )
    did: list[tuple[Any, ...]] = []

    def noted(name: str) -> Any:
        return lambda *given: did.append((name, *given))

    units = list(at)
    known: dict[str, Any] = {
        "board": board, "sniper": 0, "at": units, "bag": [*BAG], "goals": [0, 1], "done": 0,
        "guards": bits_of(k for k in units if k != OFF), "armed": OFF, "wounds": 0, "left": 9,
        "cards": [[*cards].count(k) for k in range(6)], "ways": lambda: [way(0, steps=0)],
        "trail": SimpleNamespace(places=0b111), "may_complete": bool, "may_loot": bool,
        "end": noted("end"), "use": noted("use"), "shoot": noted("shoot"), "move": noted("move"),
        "did": did,
    }  # fmt: skip
    return SimpleNamespace(**known | changed)


def sniper(**weights: float) -> SensibleSniper:
    """Return a sniper to whom nothing matters but what is given."""
    none = dict.fromkeys(SniperWeights.__slots__, 0.0)
    return SensibleSniper(SniperWeights(**none | {"kill": 1.0} | weights), Dice("a"))


def best(far: int) -> int:
    """Return the number of tokens that hits most often."""
    return max(range(far, sum(BAG) + 1), key=lambda n: shot_chances(BAG, far, n)[0])


@pytest.mark.parametrize("leaves", [True, False])
@pytest.mark.parametrize(
    ("weights", "given", "did"),
    [
        ({}, {}, [("shoot", 0, best(1))]),
        ({}, {"at": (2, 1)}, [("shoot", 1, best(1))]),
        ({"guard": 9}, {"at": (1, 4)}, [("shoot", 1, best(4))]),
        ({}, {"at": (1, 2), "reach": {0: (2,)}}, [("shoot", 1, best(2))]),
        ({}, {"at": (OFF, 0)}, []),
        ({}, {"done": ACTED}, []),
        ({"restraint": 2}, {}, []),
        ({"restraint": 2, "kill": 9}, {}, [("shoot", 0, best(1))]),
    ],
)
def test_he_fires_the_shot_that_is_worth_most(
    weights: dict[str, float], given: dict[str, Any], did: list[Any], leaves: bool
) -> None:
    game = scene(**given)
    sniper(**weights)._shoot(game, leaves=leaves)
    assert game.did == did


@pytest.mark.parametrize(
    ("given", "leaves", "did"),
    [
        ({}, False, [("shoot", 0, best(1))]),  # nobody gets at him
        ({}, True, [("shoot", 0, NEVER_SEEN)]),
        ({"reach": {0: (1,)}}, False, [("shoot", 0, NEVER_SEEN)]),
        ({"reach": {0: (1,)}, "armed": SILENT}, False, [("shoot", 0, best(1))]),
    ],
)
def test_being_seen_costs_what_may_get_at_him(
    given: dict[str, Any], leaves: bool, did: list[Any]
) -> None:
    game = scene(**given)
    sniper(seen=100)._shoot(game, leaves=leaves)
    assert game.did == did


def test_a_silent_shot_is_for_where_being_seen_would_cost_much() -> None:
    far, around = (3, 4, 5), {0: (3, 4, 5)}
    weights = {"kill": 99.0, "seen": 2.0}
    game = scene(far, around, cards=[SILENT])
    sniper(**weights)._shoot(game, leaves=False)
    assert game.did == [("use", SILENT), ("shoot", 0, best(3))]
    for cards, done in ((), 0), ((SILENT,), CARD_PLAYED):
        loud = scene(far, around, cards, done=done)
        sniper(**weights)._shoot(loud, leaves=False)
        assert [name for name, *_ in loud.did] == ["shoot"]


def test_he_does_not_shoot_first_where_he_gets_to_an_objective() -> None:
    game = scene(ways=lambda: [way(0), way(5)])
    sniper()._shoot(game, leaves=True)
    assert game.did == []
    sniper()._shoot(game, leaves=False)
    assert game.did == [("shoot", 0, best(1))]


def test_he_shoots_after_a_move_that_led_to_nothing_else() -> None:
    still = way(0, steps=0)
    game = scene(ways=lambda: [still])
    sniper(seen=100, restraint=0.7)._shoot(game, leaves=True)
    assert game.did == []  # he would be seen
    sniper(seen=100, restraint=0.7).turn(game)
    assert game.did == [("move", still), ("shoot", 0, best(1)), ("end",)]


def test_he_ends_where_fewest_get_at_him_and_nearest_to_an_objective() -> None:
    ends = [way(4), way(5)]
    game = scene(reach={4: (1, 2)})
    sniper(reached=1, done=1)._move(game, ends)
    assert game.did == [("move", ends[1])]
    steps = [way(1), way(3), way(2)]
    game = scene()
    sniper(way=1)._move(game, steps)
    assert game.did == [("move", steps[1])]
    last = scene(reach={5: (1, 2)}, goals=[1])
    sniper(reached=1, done=1, way=0.1)._move(last, [way(3), ends[1]])
    assert last.did == [("move", ends[1])]  # nothing can happen to him any more


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ({"cards": [MASKING]}, True),
        ({"cards": [MASKING], "sniper": OFF}, False),
        ({"cards": [MASKING], "done": CARD_PLAYED}, False),
        ({"cards": []}, False),
    ],
)
def test_he_masks_a_run_that_would_be_heard(given: dict[str, Any], used: bool) -> None:
    loud, silent = way(3, heard=0b110), way(1)
    game = scene(**given)
    sniper(way=3, heard=2)._move(game, [silent, loud])
    assert game.did == ([("use", MASKING)] if used else []) + [("move", loud)]


def test_he_mines_the_field_that_he_leaves_where_all_know_it() -> None:
    for places, steps, used in ((1, 1, True), (0b11, 1, False), (1, 0, False)):
        game = scene(cards=[MINE], trail=SimpleNamespace(places=places))
        sniper()._move(game, [way(1, steps=steps)])
        assert (("use", MINE) in game.did) is used


def test_his_hand_has_no_more_of_a_card_than_there_are() -> None:
    assert SensibleSniper.hand() == (MASKING, MASKING, SHOTGUN)
    assert SensibleSniper.hand(3, (MASKING, MASKING)) == (MASKING, MASKING, SHOTGUN)
    assert SensibleSniper.hand(4, (SILENT, MINE)) == (SILENT, MINE, MASKING, MASKING)
