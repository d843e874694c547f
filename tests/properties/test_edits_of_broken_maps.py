"""Maps with errors can be edited, and nothing dangles afterwards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from mapkit.edits import EditRefusedError
from mapkit.model import GameMap
from tests.looping import for_each
from tests.properties.map_edits import EDITS, START_MAPS, start_map

SHAPED = sorted(EDITS.keys() - {"rename", "marker", "building"})


def spoilt(rng: Random, game_map: GameMap) -> GameMap:
    """Move some vertices anywhere, onto others or a little; double a field, empty another."""
    vertices = dict(game_map.vertices)
    names = list(vertices)
    for v in rng.sample(names, min(len(names), rng.randint(1, 5))):
        x, y = vertices[v]
        vertices[v] = rng.choice(
            [
                (rng.randrange(3000), rng.randrange(3000)),
                vertices[rng.choice(names)],
                (x + rng.randint(-3, 3), y + rng.randint(-3, 3)),
            ]
        )
    fields = dict(game_map.fields)
    double, flat = rng.choice(list(fields)), rng.choice(list(fields))
    if rng.random() < 0.3:
        fields["twin"] = replace(fields[double], id="twin")
    if rng.random() < 0.3:
        fields[flat] = replace(fields[flat], rings=(fields[flat].rings[0][:2],))
    return replace(game_map, vertices=vertices, fields=fields)


@for_each("seed", range(2 * START_MAPS))
def test_edits_of_spoilt_maps(seed: int) -> None:
    rng = Random(seed)
    game_map = spoilt(rng, start_map(seed % START_MAPS))
    made = 0
    for _ in range(25):
        try:
            after = EDITS[rng.choice(SHAPED)](rng, game_map)
        except EditRefusedError:
            continue
        made += after is not game_map
        used = {v for item in after.fields.values() for ring in item.rings for v in ring}
        assert used <= after.vertices.keys()
        assert {f for p in after.portals for f in p.between} <= after.fields.keys()
        game_map = after
    assert made
