"""What takes its time with symbols; runs in a thread and knows no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from mapkit.editor.tasks.worker import Tell
from mapkit.edits import EditRefusedError
from mapkit.messages import phrase
from mapkit.model import GameMap

if TYPE_CHECKING:
    from mapkit.digitize.decoding import Pixels
    from mapkit.digitize.templates import Template


@dataclass(frozen=True, slots=True, eq=False)
class SymbolProposal:
    """Symbols that were found on a map.

    ``found`` and ``refused``: How many symbols are in the map after, and how many found no place in
    it.
    """

    before: GameMap
    after: GameMap
    found: int
    refused: int


def above(picture: Path, game_map: GameMap) -> tuple[Pixels, float]:
    """Return the board as its underlay shows it from above, and its pixels a mm."""
    from mapkit.digitize.laid import board_from_above  # noqa: PLC0415 - of the extra
    from mapkit.digitize.photo import read_photo  # noqa: PLC0415

    underlay, unit = game_map.underlay, game_map.unit_mm
    assert underlay is not None
    corners = [(x * unit, y * unit) for x, y in underlay.corners]
    return board_from_above(read_photo(picture).pixels, corners, game_map.size_mm)


def cut(
    picture: Path, game_map: GameMap, box_mm: tuple[float, float, float, float], name: str,
    attributes: dict[str, str], tell: Tell,
) -> Template:  # fmt: skip
    """Cut a template out of the picture below a map."""
    from mapkit.digitize.templates import cut_template, template_meaning  # noqa: PLC0415

    tell(0, 1)
    what, values = template_meaning(game_map.ruleset, name, attributes)
    pixels, scale = above(picture, game_map)
    return cut_template(pixels, scale, box_mm, what, name, values)


def find(
    picture: Path, game_map: GameMap, templates: Sequence[Template], tell: Tell
) -> SymbolProposal:
    """Look for symbols and put those that are found into the map."""
    from mapkit.digitize.borders_seen import straight_borders  # noqa: PLC0415 - of the extra
    from mapkit.digitize.placing import place_symbols  # noqa: PLC0415
    from mapkit.digitize.proposals import DOUBTFUL, symbol_doubts  # noqa: PLC0415
    from mapkit.digitize.symbols import find_symbols  # noqa: PLC0415

    pixels, scale = above(picture, game_map)
    lines = straight_borders(game_map)
    matches = find_symbols(pixels, scale, templates, lines, progress=tell)
    placed = place_symbols(game_map, matches)
    after, tracing = placed.map, game_map.tracing
    if tracing is not None:
        known = {p.id for p in game_map.portals}
        new = [d for d in symbol_doubts(after, placed.symbols) if d.doubt >= DOUBTFUL]
        doubts = sorted((*tracing.doubts, *new), key=lambda d: -d.doubt)
        after = replace(
            after,
            tracing=replace(tracing, doubts=tuple(doubts)),
            portals=tuple(
                p if p.id in known else replace(p, traced="proposed") for p in after.portals
            ),
        )
    return SymbolProposal(game_map, after, len(placed.symbols), len(placed.refused))


def take_symbols(game_map: GameMap, proposal: SymbolProposal) -> GameMap:
    """Return the map with the symbols.

    Raises ``EditRefusedError`` where the map is another one than they were looked for on.
    """
    if game_map != proposal.before:
        raise EditRefusedError(
            phrase("The map has changed since the symbols were looked for. Look for them again.")
        )
    return proposal.after
