"""What a game asks of a map, as plain values: no geometry is left to do."""

from __future__ import annotations

from dataclasses import dataclass

Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class GameTables:
    """The tables of one board. Fields go by their index.

    ``adjacent``, ``matching`` and ``passable``: The other fields that each is paired with, in
    order.

    ``sniper_enters`` and ``defender_enters``: What a plain step onto each field takes; 0 for never.

    ``sniper_allowance`` and ``defender_allowance``: What each may spend in a turn.
    """

    fields: tuple[str, ...]
    """Ids, in the order of the map."""
    sectors: tuple[str | None, ...]
    """The sector of each field."""
    squads: tuple[str, ...]
    """In the order of play; each guards the sector of its name."""
    officers: tuple[int, ...]
    """Where each squad's officer starts."""
    soldiers: Rows
    """Where each squad's soldiers start."""
    objectives: tuple[tuple[int, int], ...]
    """Number and field, by number."""
    entries: tuple[tuple[str, int], ...]
    """Sector of the arrow, and the field that it points at."""
    adjacent: Rows
    matching: Rows
    passable: Rows
    shots: Rows
    """Shot distance from each field to each; 0 where nothing is seen, 1 to itself."""
    sniper_enters: tuple[int, ...]
    defender_enters: tuple[int, ...]
    extra: tuple[tuple[tuple[str, int], ...], ...]
    """What entering each field takes on top, by trait."""
    once_a_turn: bool = False
    """Whether such an extra is due once a turn, or on every entering."""
    sniper_allowance: int = 3
    defender_allowance: int = 2
    noise_from: int = 2
    """A move of the sniper over so many fields is heard."""
    bag: tuple[int, ...] = (6, 2, 3, 0)
    """Tokens in the bag at the start: accuracy, noise, recoil, silencers."""
    bag_holds: tuple[int, ...] = (11, 9, 7, 3)
    """How many of each it holds at most."""
