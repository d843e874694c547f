"""A report as plain values, as ``mapkit report --json`` prints it."""

from __future__ import annotations

from typing import Any

from mapkit.analysis.measures.choke_points import ChokePoints
from mapkit.analysis.measures.danger import Danger
from mapkit.analysis.measures.dispute_curve import curve_dict
from mapkit.analysis.measures.exposure import Exposure
from mapkit.analysis.measures.hearing import NoiseMeasures
from mapkit.analysis.measures.odds_words import odds_dict
from mapkit.analysis.measures.places import Places
from mapkit.analysis.measures.report import Report
from mapkit.analysis.measures.report_sentences import report_sentences
from mapkit.analysis.measures.room import room_dict
from mapkit.analysis.measures.warnings import warnings_dict
from mapkit.analysis.measures.ways import Journey, MoverWays
from mapkit.compiled import Missing
from mapkit.messages import plain, plain_rows, translated

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
        "holdings": plain(report.holdings),
        "fairness": plain(report.fairness),
        "odds": None if report.odds is None else odds_dict(report.odds, pairs),
        "disputes": None if report.disputes is None else curve_dict(report.disputes),
        "exercise": plain(report.exercise),
        "room": None if report.room is None else [room_dict(room) for room in report.room],
        "warnings": warnings_dict(report.warnings),
        "left_out": plain(report.left_out),
        "missing": _missing(report.missing) if report.missing else None,
        "sentences": list(report_sentences(report)),
    }


def _places(places: Places) -> dict[str, Any]:
    return {
        what: [
            {"place": p.name, **plain(p, "field sector attributes")} for p in getattr(places, what)
        ]
        for what in ("objectives", "starts", "entries")
    }


def _exposure(found: Exposure) -> dict[str, Any]:
    return {
        "board": plain(found.board),
        "sectors": [
            {"sector": sector or None, **plain(spread)} for sector, spread in found.sectors.items()
        ],
        "objectives": plain(found.objectives),
        "fields": plain_rows(found.fields),
        "cover": plain(found.cover),
        "lanes": plain(found.lanes),
        "distances": [{"distance": far, "pairs": n} for far, n in found.distances.items()],
    }


def _ways(ways: MoverWays) -> dict[str, Any]:
    return {
        **plain(ways, "mover label allowance"),
        "not_known": translated(ways.not_known) if ways.not_known else None,
        "reach": plain_rows(ways.reach),
        "times": [_journey(j) for j in ways.journeys],
        "unsure_reach": ways.unsure_reach,
        "unsure_times": ways.unsure_journeys,
    }


def _journey(journey: Journey) -> dict[str, Any]:
    return {
        "from": journey.origin.name,
        "to": journey.objective.name,
        **plain(journey, "same_sector turns among_squads"),
    }


def _choke(found: ChokePoints) -> dict[str, Any]:
    fields = plain_rows(found.fields, "between articulation cuts_into cut_off")
    return {**plain(found, "parts articulations"), "fields": fields}


def _danger(danger: Danger) -> dict[str, Any]:
    return {
        "from": danger.entry.name,
        "to": danger.objective.name,
        **plain(danger, "paths fields least"),
        "mean": None if danger.mean is None else round(float(danger.mean), 4),
        **plain(danger, "most field_least field_most"),
    }


def _noise(found: NoiseMeasures) -> dict[str, Any]:
    return {
        "movers": plain(found.movers),
        "fields": plain_rows(found.fields),
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
