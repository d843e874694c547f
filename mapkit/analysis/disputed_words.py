"""What is disputed about a pair, in words: why, and the other answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, pi

from mapkit.messages import decimal, say
from mapkit.model import GameMap, Redrawing
from mapkit.sight import OtherAnswer


def other_words(
    game_map: GameMap, pair: tuple[str, str], others: Iterable[OtherAnswer], distance: int | None
) -> str:
    """Say what the answer is otherwise, and what has to lie elsewhere for it.

    Parameters
    ----------
    pair : (str, str)
        The field that looks and the other one.
    others : iterable of OtherAnswer
        None where the answer is open.
    distance : int or None
        The pair's distance over clear lines.
    """
    told = [_other(game_map, pair, other, distance) for other in others]
    return "; ".join(told) or open_words()


def brief_words(others: Iterable[OtherAnswer], distance: int | None) -> str:
    """Say the same for a list that names the pair and the place: each distance once."""
    told = {other.distance: _brief(other, distance) for other in reversed([*others])}
    return "; ".join(reversed(told.values())) or open_words()


def open_words() -> str:
    """Say that an answer is neither settled nor disputed."""
    return say("open: no drawing that changes it was found, nor is it proved that there is none")


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


def _other(
    game_map: GameMap, pair: tuple[str, str], other: OtherAnswer, distance: int | None
) -> str:
    if other.redrawing is None:
        return _by_choice(other, distance)
    moved = _moved(other, other.redrawing, _place(game_map, other))
    named = {"moved": moved, "a": pair[0], "b": pair[1], "other": other.distance}
    if other.distance is None:
        return say("if {moved}, {a} does not see {b}", **named)
    return say("if {moved}, {a} sees {b} at {other}", **named)


def _brief(other: OtherAnswer, distance: int | None) -> str:
    if other.redrawing is None:
        return _by_choice(other, distance)
    moved = _moved(other, other.redrawing, say("this corner"))
    both = {"here": distance, "other": other.distance, "moved": moved}
    if other.distance is None:
        return say("not seen if {moved}", **both)
    if distance is None:
        return say("seen at distance {other} if {moved}", **both)
    return say("{other}, not {here}, if {moved}", **both)


def _by_choice(other: OtherAnswer, distance: int | None) -> str:
    both = {"here": distance, "other": other.distance}
    if other.reason == "grazing":
        return say(
            "seen at distance {other} if a line of no width counts, not seen if it does not", **both
        )
    return say("{other} if a line of no width counts, {here} if it does not", **both)


def _place(game_map: GameMap, other: OtherAnswer) -> str:
    x, y = (decimal(v * game_map.unit_mm, 1) for v in other.at[0]) if other.at else ("", "")
    return say("the corner at ({x}, {y}) mm", x=x, y=y)


def _moved(other: OtherAnswer, redrawing: Redrawing, corner: str) -> str:
    """Say what lies elsewhere: one corner and which way, or how many and how far."""
    far = millimetres(other.measure_mm)
    corners = len({change.vertex for change in redrawing.changes})
    if corners > 1:
        return say("{n} corners lie up to {far} elsewhere", n=corners, far=far)
    if redrawing.parted:
        return say("{corner} is two corners, {far} away or less", corner=corner, far=far)
    (move,) = redrawing.moves
    way = _way(move.after[0] - move.before[0], move.after[1] - move.before[1])
    return say("{corner} lies {far} further {way}", corner=corner, far=far, way=way)


def _way(dx: int, dy: int) -> str:
    """Name the nearest of eight directions; y points down."""
    ways = (
        say("right"),
        say("right and down"),
        say("down"),
        say("left and down"),
        say("left"),
        say("left and up"),
        say("up"),
        say("right and up"),
    )
    return ways[round(atan2(dy, dx) / (pi / 4)) % 8]


def _dispute(reason: str) -> str:
    """Say why an answer is disputed."""
    match reason:
        case "grazing":
            return say("it turns on whether a line of no width counts")
        case "clear_and_grazing_differ":
            return say("a line of no width crosses fewer fields")
        case "redrawn_sight" | "redrawn_distance":
            return say("a drawing within the map's tolerance answers otherwise")
    return reason
