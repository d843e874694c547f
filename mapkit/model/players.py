"""Who plays the games on a board: a few rules, and how much each of them weighs."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SniperWeights:
    """What matters to a sensible sniper; all are 0 or more."""

    way: float
    """A step nearer to the next objective."""
    hurry: float
    """How many times as much it matters where one field a turn is too slow."""
    heard: float
    """A unit that hears him."""
    reached: float
    """A unit that can get at his field in one turn, where it knows that he is there."""
    hidden: float
    """The same where he may be on other fields too; it is divided by their number."""
    done: float
    """An objective done on arrival, in full sight."""
    kill: float
    """A defender felled; twice as much where it could get at his field in one turn."""
    guard: float
    """More for one who stands on an objective that is left to do."""
    seen: float
    """Being seen after a shot, for each unit that can get at him then."""
    restraint: float
    """What a shot has to be worth."""
    whim: float
    """Chance, so that he does not always do the same."""


@dataclass(frozen=True, slots=True)
class SquadWeights:
    """What matters to sensible squads; all are 0 or more.

    A share is that of the fields where the sniper may be.
    """

    attack: float
    """An attack on a field, by its share."""
    spot: float
    """A look onto a field, by its share."""
    search: float
    """A search, by the share of the fields searched."""
    ask: float
    """Intelligence, by the smaller share of the two answers."""
    cover: float
    """A move, by the share of the fields that it brings within a turn's move."""
    near: float
    """A move towards those fields, where it brings none of them within reach."""
    guard: float
    """Standing on an objective that may still be one of his."""
    deploy: float
    """Bringing a unit back."""
    whim: float
    """Chance, so that they do not always do the same."""


SNIPER_HANDICAPS = ("random_cards", "less_accuracy", "shown_objective", "seven_rounds")
"""What a seasoned sniper may take on (rules page 16)."""

SQUAD_HANDICAPS = ("extra_card", "single_use", "late_intelligence", "one_intelligence")
"""What seasoned squads may take on."""


@dataclass(frozen=True, slots=True)
class Players:
    """Both sides; None plays at random. The shipped ones are ``mapkit/data/players.yaml``."""

    name: str
    sniper: SniperWeights | None
    squads: SquadWeights | None
    handicaps: tuple[str, ...] = ()
    """Of :data:`SNIPER_HANDICAPS` and :data:`SQUAD_HANDICAPS`, in their order."""
