"""What is disputed about a pair, in words: why, and the other answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from mapkit.messages import decimal, say
from mapkit.sight import OtherAnswer

__all__ = ["dispute_words", "join_words", "millimetres", "other_words"]


def other_words(
    others: Iterable[OtherAnswer],
    distance: int | None,
    tolerance_mm: float,
    *,
    brief: bool = False,
) -> str:
    """Say which answer goes with which view of the calls, the one against the other.

    Parameters
    ----------
    others : iterable of OtherAnswer
    distance : int or None
        The pair's distance over clear lines.
    tolerance_mm : float
        The map's.
    brief : bool
        Name no clipped fields, and each other distance once.
    """
    told = list(others)
    if brief:
        told = [
            replace(other, clipped=())
            for k, other in enumerate(told)
            if other.distance not in {before.distance for before in told[:k]}
        ]
    return "; ".join(_other(other, distance, tolerance_mm) for other in told)


def dispute_words(reasons: Iterable[str]) -> str:
    """Turn reasons for a dispute into words."""
    return "; ".join(_dispute(r) for r in reasons)


def join_words(words: Sequence[str], last: str) -> str:
    """Join words with commas and a last ``and`` or ``or``."""
    if len(words) < 2:
        return "".join(words)
    ends = {"words": ", ".join(words[:-1]), "last": words[-1]}
    return say("{words} and {last}", **ends) if last == "and" else say("{words} or {last}", **ends)


def millimetres(value: float) -> str:
    """Write a length for people: ``"4.2 mm"``, ``"0.03 mm"``, ``"less than 0.01 mm"``."""
    if 0 < value < 0.005:
        return say("less than {value} {unit}", value=decimal(0.01, 2), unit="mm")
    return say("{value} {unit}", value=decimal(value, _digits(value)), unit="mm")


def _digits(value: float) -> int:
    return 1 if value >= 1 else 2


def _other(other: OtherAnswer, distance: int | None, tolerance_mm: float) -> str:
    least = decimal(2 * tolerance_mm, 6, trim=True)
    measure = _below(other.measure_mm, tolerance_mm)
    beam = _below(other.measure_mm, 2 * tolerance_mm)
    both = {"here": distance, "other": other.distance}
    match other.reason:
        case "grazing":
            return say(
                "seen at distance {other} if a line of no width counts, not seen if it does not",
                **both,
            )
        case "narrow":
            return say(
                "seen at distance {here} if a beam of {measure} counts, not seen if only beams of "
                "{least} mm or more do",
                measure=beam, least=least, **both,
            )  # fmt: skip
        case "near_miss":
            return say(
                "seen at distance {other} if a cut of {measure} does not count, not seen if it "
                "does",
                measure=measure, **both,
            )  # fmt: skip
        case "clear_and_grazing_differ":
            return say("{other} if a line of no width counts, {here} if it does not", **both)
        case "narrow_shortest" if other.distance is None:
            return say(
                "{here} if a beam of {measure} counts, none if only beams of {least} mm or more do",
                measure=beam, least=least, **both,
            )  # fmt: skip
        case "narrow_shortest":
            return say(
                "{here} if a beam of {measure} counts, {other} if only beams of {least} mm or "
                "more do",
                measure=beam, least=least, **both,
            )  # fmt: skip
        case "clipped" if other.clipped:
            return say(
                "{other} if fields clipped by less than {tolerance} mm (here {fields}) do not "
                "count, {here} if they do",
                tolerance=decimal(tolerance_mm, 6, trim=True),
                fields=join_words(other.clipped, "and"),
                **both,
            )
        case "clipped":
            return say(
                "{other} if fields clipped by less than {tolerance} mm do not count, {here} if "
                "they do",
                tolerance=decimal(tolerance_mm, 6, trim=True), **both,
            )  # fmt: skip
        case "lines_near":
            return say(
                "{other} along an ordinary line of sight if a cut of {measure} does not count, "
                "{here} through the building if it does",
                measure=measure, **both,
            )  # fmt: skip
    return _dispute(other.reason)


def _below(value: float, bound: float) -> str:
    """Write a length that is below a bound, and must not be rounded up to it."""
    if value < bound <= round(value, _digits(value)):
        return say("less than {value} {unit}", value=decimal(bound, 6, trim=True), unit="mm")
    return millimetres(value)


def _dispute(reason: str) -> str:
    """Say why an answer is disputed."""
    match reason:
        case "grazing":
            return say("it turns on whether a line of no width counts")
        case "narrow":
            return say("every strip of valid lines is narrower than twice the map's tolerance")
        case "near_miss":
            return say("a line is missed by less than the map's tolerance")
        case "clear_and_grazing_differ":
            return say("a line of no width crosses fewer fields")
        case "narrow_shortest":
            return say("every strip of shortest lines is narrower than twice the map's tolerance")
        case "clipped":
            return say("it turns on whether fields count that a line barely clips")
        case "lines_near":
            return say("an ordinary line of sight is missed by less than the map's tolerance")
    return reason
