"""Play random games of Sniper Elite from a map's tables, as an engine would.

Make the tables, then play; nothing of mapkit is needed but the reader, one file:

    mapkit build maps/launch-site.yaml -O form=dense -O geometry=yes -o launch-site.json
    python examples/referee/play.py launch-site.json --games 20 --picture track.svg

Every game is checked against the rules. One that breaks them stops with the seed that repeats it.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path

# The reader may as well lie beside this file: it is one file, made to be copied.
sys.path.append(str(Path(__file__).resolve().parents[2] / "exporters" / "readers" / "python"))

from game import Game, RuleBrokenError
from mapkit_tables import Tables, TablesError, load
from picture import draw
from solo import Solo
from table import HANDICAPS


def main() -> int:
    """Play as the command line says; 1 where the rules were broken, 2 where there is no map."""
    options = arguments()
    if not options.tables:
        print(__doc__)
        return 0
    for path in options.tables:
        try:
            board = load(path)
        except TablesError as refused:
            print(f"{path}: {refused}", file=sys.stderr)
            return 2
        if not play(board, options):
            return 1
    return 0


def play(board: Tables, options: argparse.Namespace) -> bool:
    """Play games and solo turns on one map; tell the last game where that is wanted."""
    print(f"{board.name} ({board.provenance['kind']})")
    ends: Counter[str] = Counter()
    turns = 0
    for seed in range(options.seed, options.seed + options.games):
        lines: list[str] = []
        try:
            dice = random.Random(seed)  # noqa: S311 - no secrets
            game = Game(board, dice, lines.append, options.handicap)
            end = game.play()
        except RuleBrokenError as broken:
            print(*lines[-10:], f"game {seed} broke the rules: {broken}", sep="\n")
            return False
        ends[end] += 1
        turns += game.turns
        if options.story:
            print(*lines, end, sep="\n")
    if options.games and options.picture:
        options.picture.write_text(draw(game), encoding="utf-8")
    solo = Solo(board, random.Random(options.seed), lambda _: None)  # noqa: S311
    try:
        solo.play(options.solo)
    except RuleBrokenError as broken:
        print(f"solo turn {solo.turns}, seed {options.seed}, broke the rules: {broken}")
        return False
    for end, times in sorted(ends.items()):
        print(f"  {times:4d}  {end}")
    seeds = f"seeds {options.seed} to {options.seed + max(options.games, 1) - 1}"
    print(f"  {seeds}, {turns} turns, {solo.turns} solo turns: all legal")
    return True


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Play random games from a map's tables.")
    parser.add_argument("tables", nargs="*", type=Path, help="files that mapkit build wrote")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--solo", type=int, default=50, help="turns of the solo game's movement")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--handicap", action="append", default=[], choices=HANDICAPS)
    parser.add_argument("--story", action="store_true", help="tell every game")
    parser.add_argument("--picture", type=Path, help="draw the last game's track (svg)")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
