"""The rulebooks' own terms: where a sentence is about one, the translation uses it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "mapkit" / "i18n"

TERMS = {
    "cs": {
        r"\bdistract": r"odved\w+ (její )?pozornost|pozornost odvedl",
        r"\bsniper(?! entry)": "odstřelovač",
        r"\bspoilt\b(?!.*%)": "selhání zbraně",
        r"\bsummoned\b": "povol",
        r"\b(notices?|hears?)\b": "zaznamen",
        r"\bwalkways?\b": "plošin",
        r"\bhard terrain": "náročn",
        r"\bsharpshooter": "odstřelovač obránců",
        r"\bbag\b": "pytlí",
        r"\bdraws?\b.*tokens|tokens.*\bdrawn\b(?!.*map)": "losov|losuj",
        r"\brecon\b": "průzkum",
        r"\bsecret map": "tajn",
        r"\bcapture points": "obsazovací",
    },
    "pl": {
        r"\baccuracy\b": "celowani",
        r"\bsilencers?\b": "zagłuszani",
        r"\bdog handler": "mistrz hodowli",
        r"\bsniper(?! entry)": "snajper",
        r"\bspoilt\b": "pudł",
        r"\bwalkways?\b": "pomost",
        r"\bhard terrain": "trudn",
        r"\bsharpshooter": "snajper obrońców",
        r"\bbag\b": "worecz",
        r"\bdraws?\b.*tokens|tokens.*\bdrawn\b(?!.*map)": "losow|losuj",
        r"\brecon\b": "zwiad",
        r"\bsearch finds\b": "poszukiwanie",
        r"\bsecret map": "ukryt",
    },
}
"""By language: what an English sentence has, and the stem that its translation has then."""

NO_TERM = re.compile(r"Sniper Elite|sniper last known|\{\w+\}", re.IGNORECASE)
"""The game's title, what the books have a phrase of their own for, and names of values."""


def lines(language: str) -> list[tuple[str, str]]:
    rows = (FOLDER / f"{language}.tsv").read_text("utf-8").splitlines()
    return [(r[0], " ".join(r[1:])) for row in rows if len(r := row.split("\t")) > 1]


@pytest.mark.parametrize("language", TERMS)
def test_translations_use_the_terms_of_the_rulebook(language: str) -> None:
    found = lines(language)
    for english, stem in TERMS[language].items():
        about = [(e, t) for e, t in found if re.search(english, NO_TERM.sub("", e), re.IGNORECASE)]
        assert about, f"no sentence is about {english}"
        wrong = [f"{e} = {t}" for e, t in about if not re.search(stem, t, re.IGNORECASE)]
        assert not wrong, f"{english} should be {stem}"


@pytest.mark.parametrize("language", TERMS)
def test_a_sentence_is_translated_once(language: str) -> None:
    english = [e for e, _ in lines(language)]
    assert sorted(english) == sorted({*english})
