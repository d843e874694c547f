"""Maps in the format of the worked cases as GameMaps, with a ruleset by hand."""

from __future__ import annotations

from typing import Any

from mapkit.model import Field, GameMap, Kind, Point, Portal, PortalType, Ruleset, SightRule, Trait

_KINDS = {
    "open": Kind("open", "open", "open"),
    "built_up": Kind("built_up", "built-up", "built_up"),
    "elevated": Kind("elevated", "elevated", "elevated", level=1),
}
_TRAITS = {
    "water": Trait("water", "water", on=("open",), enter=False),
    "obstacle": Trait("obstacle", "obstacle", enter=False, blocks_sight=True),
    "hard_terrain": Trait("hard_terrain", "hard terrain", on=("open",), extra_cost=1),
}
_PORTALS = {
    "door": PortalType("door", "door", "joins", (("open", "built_up"),), access=True),
    "ladder": PortalType("ladder", "ladder", "joins", (("elevated", "*"),), access=True),
    "wall": PortalType("wall", "wall", "parts"),
}
_RULES = {
    "L1": SightRule("L1", 12, "", "line", through=("open",)),
    "L2": SightRule(
        "L2", 12, "", "line", ends=(("built_up", "built_up"),), through=("built_up",),
        stacked="ground",
    ),
    "L3": SightRule(
        "L3", 12, "", "line", ends=(("elevated", "elevated"),),
        through=("open", "built_up", "elevated"), stacked="upper", instead_of=("L1",),
    ),
    "L4": SightRule(
        "L4", 14, "", "line", ends=(("built_up", "elevated"),), through=("open",),
        needs=("open",), portal="ladder", instead_of=("L1",),
    ),
    "L5": SightRule("L5", 14, "", "stacked"),
    "L6": SightRule(
        "L6", 12, "", "same_building", ends=(("built_up", "built_up"),), stacked="ground"
    ),
    "L7": SightRule("L7", 6, "", "same_field"),
}  # fmt: skip


def game_map_of(case: dict[str, Any]) -> GameMap:
    """Read the map of a case with the rules of Sniper Elite."""
    names: dict[Point, str] = {}
    fields: dict[str, Field] = {}
    for item in case["fields"]:
        rings = tuple(
            tuple(names.setdefault((x, y), f"v{len(names)}") for x, y in ring)
            for ring in item["rings"]
        )
        fields[item["id"]] = Field(
            item["id"], item["kind"], rings,
            level=item.get("level", int(item["kind"] == "elevated")),
            traits=frozenset(t for t in _TRAITS if item.get(t)),
        )  # fmt: skip
    portals = tuple(
        Portal(f"p{i}", p["type"], tuple(p["between"]), (tuple(p["at"][0]), tuple(p["at"][1])))
        for i, p in enumerate(case.get("portals", ()))
    )
    choices = dict(case.get("rules", {}))
    if choices.get("water_counts_open") is False:
        choices["water_counts_open"] = "no"
    ruleset = Ruleset(
        "r", "r", "1", _KINDS, _TRAITS, _PORTALS, {}, {}, {}, _RULES, building_class="built_up"
    )
    return GameMap(
        id="case",
        name="case",
        ruleset=ruleset,
        choices=choices,
        vertices={name: point for point, name in names.items()},
        fields=fields,
        portals=portals,
        unit_mm=case.get("unit_mm", 1.0),
        tolerance_mm=case.get("tolerance_mm", 0.5),
    )


def square(name: str, kind: str, x: int, y: int, w: int, h: int, **traits: bool) -> dict[str, Any]:
    ring = [[x, y], [x + w, y], [x + w, y + h], [x, y + h]]
    return {"id": name, "kind": kind, "rings": [ring], **traits}
