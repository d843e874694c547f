"""A report as plain values, as ``mapkit report --json`` prints it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from mapkit.analysis.measures.choke_points import ChokePoints
from mapkit.analysis.measures.danger import Danger, NoiseMeasures
from mapkit.analysis.measures.dispute_curve import curve_dict
from mapkit.analysis.measures.exercise import exercise_dict
from mapkit.analysis.measures.exposure import Exposure, Spread
from mapkit.analysis.measures.odds_words import odds_dict
from mapkit.analysis.measures.places import MarkedPlace, Places
from mapkit.analysis.measures.report import Report
from mapkit.analysis.measures.report_sentences import report_sentences
from mapkit.analysis.measures.room import room_dict
from mapkit.analysis.measures.warnings import warnings_dict
from mapkit.analysis.measures.ways import Journey, MoverWays
from mapkit.compiled import Missing
from mapkit.messages import translated

REPORT_FORMAT = "1.0"
"""Of the JSON; later ones of the same first number only add keys."""


def report_dict(report: Report) -> dict[str, Any]:
    """Return a report as plain values; the same map gives the same ones, in the same order.

    They are described in ``mapkit/data/report.schema.json``.
    """
    game_map = report.map
    pairs = None if report.exposure is None else report.exposure.distances
    return {
        "mapkit_report": REPORT_FORMAT,
        "mapkit": report.version or None,
        "map": game_map.id,
        "name": game_map.name,
        "provenance": game_map.provenance.kind,
        "ruleset": {
            "id": game_map.ruleset.id,
            "name": game_map.ruleset.name,
            "version": game_map.ruleset.version,
        },
        "choices": dict(game_map.choices),
        "checksum": report.checksum or None,
        "fields": [
            {"field": i, "name": f.name, "kind": f.kind, "sector": f.sector}
            for i, f in game_map.fields.items()
        ],
        "places": _places(report.places),
        "exposure": None if report.exposure is None else _exposure(report.exposure),
        "ways": None if report.ways is None else [_ways(ways) for ways in report.ways],
        "choke_points": None if report.choke_points is None else _choke(report.choke_points),
        "danger": None if report.danger is None else [_danger(d) for d in report.danger],
        "hearing": None if report.hearing is None else _noise(report.hearing),
        "holdings": [
            {**asdict(holding), "fields": list(holding.fields)} for holding in report.holdings
        ],
        "fairness": [{**asdict(s), "distances": list(s.distances)} for s in report.fairness],
        "odds": None if report.odds is None else odds_dict(report.odds, pairs),
        "disputes": None if report.disputes is None else curve_dict(report.disputes),
        "exercise": None if report.exercise is None else exercise_dict(report.exercise),
        "room": None if report.room is None else [room_dict(room) for room in report.room],
        "warnings": warnings_dict(report.warnings),
        "left_out": [{"part": left.part, "why": translated(left.why)} for left in report.left_out],
        "missing": _missing(report.missing) if report.missing else None,
        "sentences": list(report_sentences(report)),
    }


def _place(place: MarkedPlace) -> dict[str, Any]:
    return {
        "place": place.name,
        "field": place.field,
        "sector": place.sector,
        "attributes": dict(place.attributes),
    }


def _places(places: Places) -> dict[str, Any]:
    return {
        "objectives": [_place(p) for p in places.objectives],
        "starts": [_place(p) for p in places.starts],
        "entries": [_place(p) for p in places.entries],
    }


def _spread(spread: Spread) -> dict[str, Any]:
    return asdict(spread)


def _exposure(found: Exposure) -> dict[str, Any]:
    return {
        "board": _spread(found.board),
        "sectors": [
            {"sector": sector or None, **_spread(spread)}
            for sector, spread in found.sectors.items()
        ],
        "objectives": _spread(found.objectives),
        "fields": [
            {
                "field": i,
                "stands": f.stands,
                "seen_from": f.seen_from,
                "within": {str(far): n for far, n in f.within.items()},
                "starts": f.starts,
                "unsure": f.unsure,
            }
            for i, f in found.fields.items()
        ],
        "cover": None if found.cover is None else list(found.cover),
        "lanes": [asdict(lane) for lane in found.lanes],
        "distances": [{"distance": far, "pairs": n} for far, n in found.distances.items()],
    }


def _ways(ways: MoverWays) -> dict[str, Any]:
    return {
        "mover": ways.mover,
        "label": ways.label,
        "allowance": ways.allowance,
        "not_known": translated(ways.not_known) if ways.not_known else None,
        "reach": [
            {"field": i, "one": r.one, "two": r.two, "silent": r.silent}
            for i, r in ways.reach.items()
        ],
        "times": [_journey(j) for j in ways.journeys],
        "unsure_reach": ways.unsure_reach,
        "unsure_times": ways.unsure_journeys,
    }


def _journey(journey: Journey) -> dict[str, Any]:
    return {
        "from": journey.origin.name,
        "to": journey.objective.name,
        "same_sector": journey.same_sector,
        "turns": journey.turns,
        "among_squads": journey.among_squads,
    }


def _choke(found: ChokePoints) -> dict[str, Any]:
    return {
        "parts": [list(part) for part in found.parts],
        "articulations": list(found.articulations),
        "fields": [
            {
                "field": i,
                "between": point.between,
                "articulation": point.articulation,
                "cuts_into": list(point.cuts_into),
                "cut_off": point.cut_off,
            }
            for i, point in found.fields.items()
        ],
    }


def _danger(danger: Danger) -> dict[str, Any]:
    return {
        "from": danger.entry.name,
        "to": danger.objective.name,
        "paths": danger.paths,
        "fields": danger.fields,
        "least": danger.least,
        "mean": None if danger.mean is None else round(float(danger.mean), 4),
        "most": danger.most,
        "field_least": danger.field_least,
        "field_most": danger.field_most,
    }


def _noise(found: NoiseMeasures) -> dict[str, Any]:
    return {
        "movers": list(found.movers),
        "fields": [
            {"field": i, "heard_from": f.heard_from, "starts": f.starts, "unsure": f.unsure}
            for i, f in found.fields.items()
        ],
        "starts": [{"place": name, "hears": list(fields)} for name, fields in found.starts.items()],
    }


def _missing(missing: Missing) -> dict[str, Any]:
    return {
        "fields": sorted(missing.fields),
        "portals": sorted(missing.portals),
        "markers": sorted(missing.markers),
        "passable": [list(pair) for pair in sorted(missing.passable)],
        "buildings": sorted(missing.buildings),
        "sight_pairs": len(missing.sight),
        "walking": missing.walking,
        "because": [{"code": d.code, "message": translated(d.message)} for d in missing.reasons],
    }
