"""Boards that games are tested on."""

from __future__ import annotations

from functools import cache

import mapkit
from mapkit.board.game_tables import game_tables
from mapkit.games.board import GameBoard

SHIPPED = ("launch-site", "uboat-bunker")


@cache
def game_board(name: str) -> GameBoard:
    """Return a shipped board, ready for games."""
    return GameBoard(game_tables(mapkit.open(name).compile()))
