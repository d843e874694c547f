"""What is doubtful, what depends on it and what is left, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mapkit.coverage.checks.wording import Wording, class_word, listed
from mapkit.messages import Phrase, say, say_n, translated
from mapkit.model import Doubt, GameMap
from mapkit.review.alternatives import LOOK, Alternative, is_now, last_about

if TYPE_CHECKING:
    from mapkit.review.weights import ReviewItem, WrongVerdicts


def item_sentence(game_map: GameMap, item: ReviewItem) -> str:
    """Return what is doubtful and how many answers depend on it."""
    said = doubt_sentence(game_map, item.doubt)
    return said if item.doubt.about == LOOK else f"{said} {_weight(item)}"


def last_sentence(game_map: GameMap, doubt: Doubt) -> str:
    """Say which fields are reviewed once this is answered; "" where there are none."""
    fields = last_about(game_map, doubt)
    if not fields:
        return ""
    return say_n(
        "Nothing else is doubtful of field(s) {fields}: look at all of it.",
        len(fields), fields=translated(listed(fields)),
    )  # fmt: skip


def doubt_sentence(game_map: GameMap, doubt: Doubt) -> str:
    """Say what may be wrong."""
    name = Wording(game_map).field
    first, last = name(doubt.fields[0]), name(doubt.fields[-1])
    instead, now = instead_words(game_map, doubt), now_words(game_map, doubt)
    match doubt.about, bool(instead):
        case "border", _:
            return say("The border between {a} and {b} may not be there.", a=first, b=last)
        case "missing", _:
            return say("Field {field} may be several fields.", field=first)
        case "kind", True:
            return say(
                "Field {field} is {now}; it may be {kind}.", field=first, now=now, kind=instead
            )
        case "kind", False:
            return say("Field {field} is {now}; it may be of another kind.", field=first, now=now)
        case "sector", True:
            return say(
                "Field {field} lies in {now}; it may lie in the sector {sector}.",
                field=first, now=now, sector=instead,
            )  # fmt: skip
        case "sector", False:
            return say(
                "Field {field} lies in {now}; it may lie in another one.", field=first, now=now
            )
        case "portal", True:
            return say(
                "What stands between {a} and {b} is {now}; it may be {portal}.",
                a=first, b=last, now=now, portal=instead,
            )  # fmt: skip
        case "portal", False:
            return say(
                "There may be no door or ladder between {a} and {b}, or another one.",
                a=first, b=last,
            )  # fmt: skip
        case "look", _:
            return say("Nobody has looked at field {field} yet.", field=first)
        case "marker", _:
            return say("What is printed on field {field} may be something else.", field=first)
        case _:
            return say("Something may run under field {field}.", field=first)


def group_sentence(game_map: GameMap, doubts: Sequence[Doubt]) -> str:
    """Ask about all that is alike."""
    first = doubts[0]
    if first.about == "border":
        return say("{n} proposed borders are probably none.", n=len(doubts))
    if not first.instead:
        return say("{n} proposed symbols are probably none.", n=len(doubts))
    return say(
        "{n} alike: {now} now, and each may be {instead}.",
        n=len(doubts), now=now_words(game_map, first), instead=instead_words(game_map, first),
    )  # fmt: skip


def fix_words(game_map: GameMap, doubt: Doubt, other: Alternative) -> str:
    """Say what is done to make something what it may be instead."""
    name = Wording(game_map).field
    instead = instead_words(game_map, doubt, other.instead)
    match doubt.about:
        case "border":
            a, b = (name(f) for f in doubt.fields)
            return say("Merge {a} and {b}", a=a, b=b)
        case "sector" if not instead:
            return say("No sector")
        case "portal" | "marker" if not instead:
            return say("Remove it")
        case _:
            return say("Make it {what}", what=instead)


def left_sentence(left: WrongVerdicts) -> str:
    """Say how many wrong verdicts may be left."""
    if not left.high:
        return say("No verdict depends on what is left.")
    return say_n(
        "About {n} verdict(s) may still be wrong; between {low} and {high}.",
        round(left.expected), low=left.low, high=left.high,
    )  # fmt: skip


def _weight(item: ReviewItem) -> str:
    """Return how many answers depend on it."""
    counts = []
    if item.verdicts or not item.distances:
        counts.append(say_n("{n} verdict(s)", item.verdicts))
    if item.distances:
        counts.append(say_n("{n} distance(s)", item.distances))
    what = say("{first} and {second}", first=counts[0], second=counts[1]) if counts[1:] \
        else counts[0]  # fmt: skip
    if item.supposed:
        return say("That may change up to {what}.", what=what)
    return say("That would change {what}.", what=what)


def now_words(game_map: GameMap, doubt: Doubt) -> str:
    """Return what something is in the map, by its label."""
    words, rules = is_now(game_map, doubt), game_map.ruleset
    match doubt.about:
        case "kind" if words:
            traits = [
                translated(Phrase(rules.traits[w].label)) for w in words[1:] if w in rules.traits
            ]
            return " + ".join([translated(class_word(rules, words[0])), *traits])
        case "sector" if words and words[0] in game_map.sectors:
            return translated(Phrase(game_map.sectors[words[0]].name))
        case "sector":
            return say("no sector")
        case "portal" if words and words[0] in rules.portals:
            return translated(Phrase(rules.portals[words[0]].label))
        case _:
            return words[0] if words else say("unknown")


def instead_words(game_map: GameMap, doubt: Doubt, instead: str = "") -> str:
    """Return what something may be instead, by its label."""
    word, rules = instead or doubt.instead, game_map.ruleset
    if not word:
        return ""
    match doubt.about:
        case "kind" if word in rules.traits:
            return translated(Phrase(rules.traits[word].label))
        case "kind":
            return translated(class_word(rules, word))
        case "sector" if word in game_map.sectors:
            return translated(Phrase(game_map.sectors[word].name))
        case "portal" if word in rules.portals:
            return translated(Phrase(rules.portals[word].label))
        case _:
            return word
