"""A hidden sniper, legal moves and shots with their odds, from the tables of a board alone.

    mapkit build launch-site -o launch-site.json
    python examples/engine.py launch-site.json --seed 3

A start for an engine of your own, not the whole game: no specialists, equipment or time track.
"""
# SPDX-FileCopyrightText: 2026 the mapkit authors
# SPDX-License-Identifier: MIT

import argparse
import sys
from itertools import product
from math import comb, prod
from pathlib import Path
from random import Random

sys.path.append(str(Path(__file__).resolve().parents[1] / "exporters" / "readers" / "python"))
from mapkit_tables import Tables, TablesError, load


class Game:
    """One sniper, whom nobody sees, against squads who look and listen."""

    def __init__(self, board: Tables, seed: int) -> None:
        self.board, self.dice = board, Random(seed)  # noqa: S311 - dice, no secrets
        bag, starts = board.bag, any(map(board.starts, board.squads))
        if bag is None or len(board.objectives) < 2 or not (board.entries and starts):
            raise SystemExit(f"{board.name} lacks objectives, entries, starts or a bag: no game")
        self.bag = {token: about["start"] for token, about in bag["tokens"].items()}
        self.goals = self.dice.sample(sorted(board.objectives), 2)
        self.units = [field for squad in board.squads for field in board.starts(squad)]
        self.sniper = self.dice.choice([*board.entries_for(*self.goals).values()])
        self.found = False

    def odds(self, distance: int, tokens: int) -> tuple[float, float]:
        """Return how often a shot with so many tokens hits, and tells where it came from."""
        names, held = list(self.bag), list(self.bag.values())
        hits = reveals = 0
        for counts in product(*(range(min(n, tokens) + 1) for n in held)):
            if sum(counts) == tokens:
                ways = prod(comb(n, k) for n, k in zip(held, counts, strict=True))
                shot = self.board.shot(distance, dict(zip(names, counts, strict=True)))
                hits, reveals = hits + ways * shot.hits, reveals + ways * shot.reveals
        return hits / comb(sum(held), tokens), reveals / comb(sum(held), tokens)

    def move_sniper(self) -> str:
        """Move towards the nearest goal by a legal way; say what the squads hear."""
        board, goal = self.board, {self.board.objectives[n] for n in self.goals}
        ways = list(board.paths(self.sniper, "sniper", occupied=self.units))
        far = {end: board.nearest(end, goal, "sniper").distance for end in {w[-1] for w in ways}}
        best = min(ways, key=lambda w: (far[w[-1]] is None, far[w[-1]], len(w)))
        self.sniper, heard = best[-1], board.who_hears(best, self.units)
        done = [n for n in self.goals if board.objectives[n] == self.sniper]
        self.goals = [n for n in self.goals if n not in done]
        told = f", and did objective {done[0]}" if done else ""
        return f"moves{told}; units that hear him: {', '.join(heard) or 'none'}"

    def shoot(self) -> str:
        """Shoot at the nearest unit in sight with the draw that hits most often."""
        seen = {u: d for u, d in self.board.in_sight(self.sniper).items() if u in self.units}
        if not seen:
            return "has nobody in sight"
        target = min(seen, key=seen.__getitem__)
        draws = range(seen[target], min(sum(self.bag.values()), 9) + 1)
        best = max(draws, key=lambda n: self.odds(seen[target], n)[0])
        hit, told = self.odds(seen[target], best)
        held = [token for token, n in self.bag.items() for _ in range(n)]
        drawn = self.dice.sample(held, best)
        shot = self.board.shot(seen[target], {token: drawn.count(token) for token in self.bag})
        if shot.hits:
            self.units.remove(target)
        self.found = shot.reveals
        said = "hits" if shot.hits else "misses"
        where = f", from {self.sniper}" if shot.reveals else ", from somewhere"
        return f"{said} a unit at {seen[target]} ({hit:.0%} hit, {told:.0%} tell){where}"

    def move_squads(self) -> None:
        """Move each unit: towards the sniper where he was seen, anywhere else."""
        for k, unit in enumerate(self.units):
            free = sorted(self.board.reachable(unit, "defender", occupied=self.units))
            near = self.board.nearest(self.sniper, free or [unit]).fields if self.found else free
            self.units[k] = self.dice.choice(sorted(near) or [unit])


def main() -> None:
    """Play some turns, and tell what everybody at the table knows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="?", default="launch-site.json")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    try:
        game = Game(load(options.tables), options.seed)
    except TablesError as problem:
        return print(f"{problem}; mapkit build launch-site -o launch-site.json writes such a file")
    for turn in range(1, 21):
        print(f"{turn}. The sniper {game.move_sniper()}; he {game.shoot()}.")
        if not (game.goals and game.units):
            return print("Both objectives are done." if game.units else "No unit is left.")
        game.move_squads()
    return print("The time is over.")


if __name__ == "__main__":
    main()
