"""The solo game as plain values: where all stand, and what an order card says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

CARD_STEPS = ("update_last_known", "recon", "move", "search", "attack", "summon", "regroup")
"""What a step of a card may have defenders do."""

WHO = ("all", "in_last_known", "outside_last_known", "arrived")
"""Who does it; ``arrived`` are those whom an earlier step of the card brought into the last known
sector."""


@dataclass(frozen=True, slots=True)
class CardStep:
    """One step of an order card."""

    do: str
    """One of :data:`CARD_STEPS`."""
    who: str = "all"
    """One of :data:`WHO`, or a squad."""
    steps: int = 2
    """Fields of a move; fields of recon, 2 where the card says none."""
    to: str = "last_known"
    """Where a move goes: ``last_known``, ``sniper`` or ``likely``, the nearest likely objective."""
    kind: str | None = None
    """Of the access fields that a summon goes to; None for any."""
    frees: str = "all"
    """Whom a summon leaves where they would come farther from the sniper: ``all`` in the last known
    sector, or those among them who stand on an ``access`` field of the kind."""
    card: str = ""
    """The letter of the regroup marks."""
    fields: tuple[str, ...] = ()
    """Ids or names of the fields of an attack."""


@dataclass(frozen=True, slots=True)
class SoloPosition:
    """Where all stand in a solo game.

    ``sniper`` and ``last_known``: His field, and the sector in which he was last known.
    """

    units: tuple[tuple[str, str], ...]
    """Squad and field of each defender on the board."""
    sniper: str
    last_known: str
    likely: tuple[int, ...] = ()
    """The numbers of the likely objectives, ascending."""
    goals: tuple[int, ...] = ()
    """The objectives that he has to complete; they decide which of equal ways is the worst."""
    off: tuple[str, ...] = ()
    """Squads of the defenders that are off the board, one entry each."""
    hits: int = 0
    """Hits taken in this turn so far, 0 to 3."""

    @property
    def by_squad(self) -> Mapping[str, tuple[str, ...]]:
        """The fields of the defenders by squad."""
        found: dict[str, tuple[str, ...]] = {}
        for squad, at in self.units:
            found[squad] = (*found.get(squad, ()), at)
        return MappingProxyType(found)


@dataclass(frozen=True, slots=True)
class SoloStep:
    """One thing that happens.

    ``origin`` and ``target``: Where the defender stood and stands, fields; for ``last_known``
    sectors.
    """

    what: str
    """``moves``, ``summoned``, ``stays``, ``recon``, ``search``, ``attack``, ``beside``,
    ``last_known``, ``discarded``, ``token``, ``returns`` or ``reshuffle``."""
    squad: str = ""
    """Of the defender; "" where it is about none."""
    origin: str = ""
    target: str = ""
    hits: int = 0
    """That the sniper takes."""
    equal: int = 1
    """How many ways were equally bad; lots decide between them in the game."""
    number: int = 0
    """Of the objective that it is about; 0 for none."""
