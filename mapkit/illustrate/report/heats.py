"""The measures of a report that have a number for each field, as heat maps."""

from __future__ import annotations

from dataclasses import replace

from mapkit.analysis.measures.exposure import WITHIN as DISTANCES
from mapkit.drawing.heat import Heat
from mapkit.illustrate.report.material import Material
from mapkit.messages import say, translated

WITHIN = tuple(map(str, DISTANCES))
"""Shot distances that exposure is counted up to, as the report's JSON has them."""


def find_heats(material: Material) -> dict[str, Heat]:
    """Return all heat maps of a report by a name of their own; none of parts that it lacks."""
    report = material.report
    found: dict[str, Heat] = {}
    if report["exposure"] is not None:
        found["exposure"] = exposure_heat(material)
        for far in WITHIN:
            heat = within_heat(material, far)
            heading = say("Fields that see it within {distance}", distance=far)
            found[f"within-{far}"] = replace(heat, heading=heading)
        found["starts"] = starts_heat(material)
    for k, mover in enumerate(report["ways"] or ()):
        label = translated(mover["label"])
        for key, words in (("one", say("one turn")), ("two", say("two turns"))):
            heat = reach_heat(material, k, key)
            if heat.values:
                heading = say(
                    "Fields on which a turn may end: {mover}, {turns}", mover=label, turns=words
                )
                found[f"reach-{mover['mover']}-{key}"] = replace(heat, heading=heading)
    if report["choke_points"] is not None:
        found["ways"] = ways_heat(material)
    if report["hearing"] is not None:
        found["hearing"] = hearing_heat(material)
    if report["room"]:
        found["room"] = room_heat(material)
    return found


def exposure_heat(material: Material) -> Heat:
    """Return how many fields see each field on which a figure can stand."""
    return _exposure(material, say("Fields that see it"), "seen_from")


def within_heat(material: Material, far: str) -> Heat:
    """Return how many fields see each field over a distance of :data:`WITHIN` or less."""
    return _exposure(material, say("Within {distance}", distance=far), "within", far)


def starts_heat(material: Material) -> Heat:
    """Return how many starts see each field."""
    return _exposure(material, say("Starts that see it"), "starts")


def _exposure(material: Material, heading: str, *keys: str) -> Heat:
    """Return a number of exposure for each field for figures; nobody aims at others."""
    rows = ("exposure", "fields")
    stands = {row["field"] for row in material.numbers.value(rows) if row["stands"]}
    values = {i: n for i, n in material.listed(rows, *keys).items() if i in stands}
    missing = say("not known") if material.report["missing"] else say("cannot stand there")
    return Heat(heading, values, missing=missing)


def reach_heat(material: Material, mover: int, turns: str) -> Heat:
    """Return on how many fields a turn may end; ``turns`` is ``one`` or ``two``."""
    way = material.report["ways"][mover]
    words = {"one": say("one turn"), "two": say("two turns")}[turns]
    heading = say("{mover}, {turns}", mover=translated(way["label"]), turns=words)
    values = material.listed(("ways", mover, "reach"), turns)
    missing = say("not known") if way["unsure_reach"] else say("cannot stand there")
    return Heat(heading, values, missing=missing)


def ways_heat(material: Material) -> Heat:
    """Return how many shortest ways lead over each field."""
    values = material.listed(("choke_points", "fields"), "between")
    heading = say("Shortest ways between two fields that lead over it")
    return Heat(heading, values, missing=say("cannot stand there"), root=True)


def hearing_heat(material: Material) -> Heat:
    """Return on how many fields a noise made on each field is heard."""
    values = material.listed(("hearing", "fields"), "heard_from")
    return Heat(say("Fields on which it is heard"), values, missing=say("cannot stand there"))


def room_heat(material: Material) -> Heat:
    """Return the width of the largest circle in each field."""
    values = material.listed(("room",), "diameter_mm")
    heading = say("Largest circle in each field, mm")
    return Heat(heading, values, missing=say("cannot stand there"))
