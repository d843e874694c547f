"""Play random games of Skirmish Wars from a board's tables, as an engine would.

Make the tables, then play; nothing of mapkit is needed but the reader, one file:

    mapkit build maps/skirmish_wars/three-crowns.yaml -O form=dense -o three-crowns.json
    python examples/skirmish/play.py three-crowns.json --games 20

Without a board, it plays on twin-passes.json, which lies beside this file. Figures that the rules
as we know them leave open come from a file of assumed figures. Every game is checked against the
rules; one that breaks them stops with the seed that repeats it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path

# The reader may as well lie beside this file: it is one file, made to be copied.
sys.path.append(str(Path(__file__).resolve().parents[2] / "exporters" / "readers" / "python"))

from figures import (
    Figures,
    MissingFigureError,
    WrongFigureError,
    filled,
    read_figures,
    with_printed,
)
from game import Game
from mapkit_tables import Tables, TablesError, load
from state import RuleBrokenError

HERE = Path(__file__).resolve().parent


def main() -> int:
    """Play as the command line says; 1 where the rules were broken, 2 where there is no board."""
    options = arguments()
    try:
        figures = read_figures(options.figures)
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as refused:
        print(f"{options.figures}: no file of assumed figures: {refused}", file=sys.stderr)
        return 2
    try:
        load(options.board)  # refuses what is damaged, before anything is filled in
        document = json.loads(options.board.read_text(encoding="utf-8"))
        board = load(filled(document, figures))
        figures = with_printed(figures, document)
    except WrongFigureError as refused:
        print(f"{options.figures}: {refused}", file=sys.stderr)
        return 2
    except (TablesError, MissingFigureError) as refused:
        print(f"{options.board}: {refused}", file=sys.stderr)
        return 2
    return 0 if play(board, figures, options) else 1


def play(board: Tables, figures: Figures, options: argparse.Namespace) -> bool:
    """Play games on one board, and count how they end."""
    print(f"{board.name} ({board.provenance['kind']}), with {options.figures.name}")
    print(f"  {figures.note}")
    ends: Counter[str] = Counter()
    done: Counter[str] = Counter()
    for seed in range(options.seed, options.seed + options.games):
        lines: list[str] = []
        game = Game(board, figures, random.Random(seed), lines.append)  # noqa: S311 - dice
        try:
            end = game.play()
        except RuleBrokenError as broken:
            print(*lines[-10:], f"game {seed} broke the rules: {broken}", sep="\n")
            return False
        ends[end] += 1
        for what in ("rounds", "moves", "shots", "captures", "purchases", "unloadings"):
            done[what] += getattr(game, what)
        if options.story:
            print(*lines, end, sep="\n")
    for end, times in sorted(ends.items()):
        print(f"  {times:4d}  {end}")
    told = ", ".join(f"{count} {what}" for what, count in done.items())
    seeds = f"seeds {options.seed} to {options.seed + max(options.games, 1) - 1}"
    print(f"  {seeds}, {told}: all legal")
    return True


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Play random games from a board's tables.")
    parser.add_argument(
        "board", nargs="?", type=Path, default=HERE / "twin-passes.json", help="the board's tables"
    )
    parser.add_argument(
        "--figures", type=Path, default=HERE / "assumed-figures.json", help="assumed figures"
    )
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--story", action="store_true", help="tell every game")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
