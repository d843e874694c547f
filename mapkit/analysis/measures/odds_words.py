"""The odds of shots in sentences, as a table, and as plain values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from mapkit.analysis.measures.odds import Chances, Odds
from mapkit.messages import Phrase, decimal, phrase, phrase_n, say, translated
from mapkit.model import Bag


def odds_sentences(bag: Bag, odds: Odds, pairs: Mapping[int, int] | None = None) -> tuple[str, ...]:
    """Say what is in the bag, and for each distance what the best draw gives.

    ``pairs`` says how many pairs of fields are at each distance on a board; other distances are
    left out.
    """
    said = [_held(bag, odds)]
    beyond: list[int] = []
    for distance in sorted(({c.distance for c in odds.chances} or {1}) if pairs is None else pairs):
        best = odds.best(distance)
        if best is None or best.hit == 0:
            beyond.append(distance)
            continue
        far = (
            phrase("distance {n}", n=distance)
            if pairs is None
            else phrase_n("distance {far}, {n} pair(s)", pairs.get(distance, 0), far=distance)
        )
        line = say(
            "{far}: the best draw is {tokens}: it hits in {hit} %, unseen in {unseen} %; it is "
            "spoilt in {spoiled} %, revealed in {reveal} %",
            far=far,
            tokens=best.tokens,
            hit=_percent(best.hit),
            unseen=_percent(best.hit_unseen),
            spoiled=_percent(best.spoiled),
            reveal=_percent(best.reveal),
        )
        said.append(f"  {line}")
    if beyond:
        far = phrase("distance {n} and beyond", n=beyond[0])
        if pairs is not None:
            among = sum(pairs.get(distance, 0) for distance in beyond)
            far = phrase_n("distance {far} and beyond, {n} pair(s)", among, far=beyond[0])
        line = say("{far}: no draw hits", far=far)
        said.append(f"  {line}")
    return tuple(said)


def odds_table(bag: Bag, odds: Odds) -> tuple[str, ...]:
    """Say what is in the bag, then the chances in percent, a table for each distance."""
    heads = (
        say("tokens"), say("hits"), say("unseen"), say("spoilt"), say("too few"), say("revealed"),
    )  # fmt: skip
    widths = [max(len(head), 6) for head in heads]

    def row(cells: Iterable[str]) -> str:
        return "  " + "  ".join(c.rjust(w) for c, w in zip(cells, widths, strict=True))

    said = [_held(bag, odds)]
    for distance in dict.fromkeys(c.distance for c in odds.chances):
        said += [say("Distance {n}, in percent:", n=distance), row(heads)]
        for c in odds.at(distance):
            parts = (c.hit, c.hit_unseen, c.spoiled, c.short, c.reveal)
            said.append(row([str(c.tokens), *(translated(_percent(part)) for part in parts)]))
    said.append(
        say("Unseen: hits and is not revealed. Spoilt: would hit, and misses all the same.")
    )
    return tuple(said)


def _held(bag: Bag, odds: Odds) -> str:
    held = tuple(
        phrase("{n} {token}", n=n, token=Phrase(bag.tokens[i].label))
        for i, n in odds.contents.items()
        if n
    )
    return say("With a bag of {tokens}:", tokens=held)


def _percent(chance: Fraction) -> Phrase:
    return decimal(100 * float(chance), 1)


def odds_dict(odds: Odds, pairs: Mapping[int, int] | None = None) -> dict[str, Any]:
    """Return odds as plain values, with the best draw for each distance.

    ``pairs`` has how many pairs of fields are at each distance on a board, where there is one.
    """
    distances = sorted({c.distance for c in odds.chances} | {*(pairs or ())})
    best = {distance: odds.best(distance) for distance in distances}
    return {
        "bag": dict(odds.contents),
        "chances": [_chances_dict(c) for c in odds.chances],
        "distances": [
            {
                "distance": distance,
                **({} if pairs is None else {"pairs": pairs.get(distance, 0)}),
                "best_tokens": None if chances is None else chances.tokens,
            }
            for distance, chances in best.items()
        ],
    }


def _chances_dict(chances: Chances) -> dict[str, Any]:
    """Return chances as plain values."""
    return {
        "distance": chances.distance,
        "tokens": chances.tokens,
        "hit": _chance_dict(chances.hit),
        "hit_unseen": _chance_dict(chances.hit_unseen),
        "spoiled": _chance_dict(chances.spoiled),
        "short": _chance_dict(chances.short),
        "reveal": _chance_dict(chances.reveal),
    }


def _chance_dict(chance: Fraction) -> dict[str, int | float]:
    """Return a chance as numerator and denominator, and as a decimal rounded to six places."""
    return {
        "numerator": chance.numerator,
        "denominator": chance.denominator,
        "decimal": round(float(chance), 6),
    }
