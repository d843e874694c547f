"""What a game asks of a map, as plain values: no geometry is left to do."""

from __future__ import annotations

from dataclasses import dataclass

Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class GameTables:
    """The tables of one board. Fields go by their index.

    Attributes
    ----------
    fields : tuple of str
        Ids, in the order of the map.
    sectors : tuple of (str or None)
        The sector of each field.
    squads : tuple of str
        In the order of play; each guards the sector of its name.
    officers : tuple of int
        Where each squad's officer starts.
    soldiers : tuple of tuple of int
        Where each squad's soldiers start.
    objectives : tuple of (int, int)
        Number and field, by number.
    entries : tuple of (str, int)
        Sector of the arrow, and the field that it points at.
    adjacent, matching, passable : tuple of tuple of int
        The other fields that each is paired with, in order.
    shots : tuple of tuple of int
        Shot distance from each field to each; 0 where nothing is seen, 1 to itself.
    sniper_enters, defender_enters : tuple of int
        What a plain step onto each field takes; 0 for never.
    extra : tuple of tuple of (str, int)
        What entering each field takes on top, by trait.
    once_a_turn : bool
        Whether such an extra is due once a turn, or on every entering.
    sniper_allowance, defender_allowance : int
        What each may spend in a turn.
    noise_from : int
        A move of the sniper over so many fields is heard.
    bag : tuple of int
        Tokens in the bag at the start: accuracy, noise, recoil, silencers.
    bag_holds : tuple of int
        How many of each it holds at most.
    """

    fields: tuple[str, ...]
    sectors: tuple[str | None, ...]
    squads: tuple[str, ...]
    officers: tuple[int, ...]
    soldiers: Rows
    objectives: tuple[tuple[int, int], ...]
    entries: tuple[tuple[str, int], ...]
    adjacent: Rows
    matching: Rows
    passable: Rows
    shots: Rows
    sniper_enters: tuple[int, ...]
    defender_enters: tuple[int, ...]
    extra: tuple[tuple[tuple[str, int], ...], ...]
    once_a_turn: bool = False
    sniper_allowance: int = 3
    defender_allowance: int = 2
    noise_from: int = 2
    bag: tuple[int, ...] = (6, 2, 3, 0)
    bag_holds: tuple[int, ...] = (11, 9, 7, 3)
