"""Played games: processor time of a game, and games a second in two processes.

python -m benchmarks.games
python -m benchmarks.games --games 4000
"""

from __future__ import annotations

import argparse
import os
import time
from functools import partial

import mapkit
from mapkit.board.game_tables import game_tables
from mapkit.games.batch import Match, play_chunk, play_matches
from mapkit.jobs import run_tasks
from mapkit.mapfile import shipped_players

BOARDS = ("launch-site", "uboat-bunker")
WANTED = 500
"""Games a second in two processes."""


def main() -> None:
    """Play, and print the times."""
    parser = argparse.ArgumentParser(description="Time played games.")
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games
    print(
        f"{games} games between the sensible players; load of the machine {os.getloadavg()[0]:.1f}"
    )
    print("| board | ms of processor a game | seconds to make the board ready | games a second |")
    print("|---|---|---|---|")
    for name in BOARDS:
        match = Match(game_tables(mapkit.open(name).compile()), shipped_players(), "1")
        begun = time.process_time()
        play_chunk(match, 0, 1)
        ready = time.process_time()
        play_chunk(match, 0, games)
        each = 1000 * (time.process_time() - ready) / games
        wall = time.perf_counter()
        play_matches([match], games, run=partial(run_tasks, workers=2))
        rate = games / (time.perf_counter() - wall)
        print(f"| {name} | {each:.2f} | {ready - begun:.2f} | {rate:.0f} (wanted {WANTED}) |")


if __name__ == "__main__":
    main()
