"""What is written in pictures, in the editor's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from mapkit.cli.diagnostics_text import diagnostic_dict
from mapkit.compiled import compile_map
from mapkit.coverage import check_map
from mapkit.drawing import (
    HearPicture,
    ReachPicture,
    Scene,
    board_scene,
    field_scene,
    hear_scene,
    pair_scene,
    reach_scene,
)
from mapkit.drawing.scene import Text, walk
from mapkit.drawing.secret import secret_scene
from mapkit.export import fill_in, find_exporter
from mapkit.i18n import translator_of
from mapkit.mapfile import example_paths, new_map
from mapkit.messages import set_translator
from mapkit.model import GameMap
from mapkit.sight import FieldVerdict, PairAnswer
from tests.boards import map_in
from tests.pseudo_language import pseudo
from tests.unit.drawing.boards import one_of_everything

PAIR = PairAnswer(
    "o4", "x7", 3, 3, ("L1",), ("o5", "w6", "x7"),
    witness=((1000.0, 1500.0), (3000.0, 1500.0)), beam_mm=8.0,
    strip=((1000.0, 1100.0), (3000.0, 1100.0), (3000.0, 1900.0), (1000.0, 1900.0)),
    blockers=(("b2", "L1"),), near_miss_line=((1000.0, 1500.0), (3000.0, 1600.0)),
    near_miss_mm=0.4, sight_disputed=("narrow",),
)  # fmt: skip
WORDS = ("message", "help", "fix")
"""What is for people in the JSON of a diagnostic."""

AROUND = [
    FieldVerdict("o5", 1, 1, ("L1",)),
    FieldVerdict("w6", None, 2, ("L1",)),
    FieldVerdict("x7", 3, 3, ("L1",), disputed=True),
    FieldVerdict("o1", None, None, ("L1",), disputed=True),
    FieldVerdict("b3", None, None, ("L1",)),
]
SCENES: dict[str, Callable[[GameMap], Scene]] = {
    "board": board_scene,
    "secret": secret_scene,
    "pair": lambda m: pair_scene(m, PAIR),
    "around": lambda m: field_scene(m, "o4", AROUND),
    "grazing counts": lambda m: field_scene(
        replace(m, choices={**m.choices, "grazing": "sees"}), "o4", AROUND
    ),
    "reach": lambda m: reach_scene(m, ReachPicture("o4", {"o4": 0, "o5": 1, "o1": 2}, ("a0",), "")),
    "hear": lambda m: hear_scene(m, HearPicture(("o4", "o5"), ("a0", "w6"), False, "")),
    "silent": lambda m: hear_scene(m, HearPicture(("o4", "o5"), ("a0", "w6"), True, "")),
}


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    set_translator(None)


def said(scene: Scene) -> set[str]:
    """Return all that is written, and what a mouse or a reader is told of shapes."""
    titles = {str(getattr(s, "title", None) or "") for _, s in walk(scene)}
    written = {s.content for _, s in walk(scene) if isinstance(s, Text)}
    return {t for t in {*written, *titles, scene.title} if re.search(r"[a-z]{3}", t)}


@pytest.mark.parametrize("kind", SCENES)
def test_nothing_in_a_picture_stays_english(kind: str) -> None:
    game_map = one_of_everything()
    english = said(SCENES[kind](game_map))
    assert english
    set_translator(pseudo)
    left = english & said(SCENES[kind](game_map))
    # What the map itself gives: its name, its rules' name, and what its author wrote.
    own = {game_map.name, game_map.ruleset.name, game_map.author, game_map.licence}
    assert {t for t in left if not any(o and o in t for o in own)} == set()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("cs", {"Venkovní", "Vnitřní", "Náročný terén: vstup stojí o 1 víc", "Pole vstupu",
                "Žlutá oblast", "MEZI POLI", "První", "Tajná mapa odstřelovače"}),
        ("pl", {"Otwarte", "Zabudowane", "Trudny teren: wejście kosztuje o 1 więcej",
                "Żółty sektor", "MIĘDZY POLAMI", "Pierwszy", "Ukryta plansza snajpera"}),
    ],
)  # fmt: skip
def test_a_shipped_board_speaks_the_players_words(language: str, words: set[str]) -> None:
    game_map = map_in(example_paths()["launch-site"])
    set_translator(translator_of(language))
    scenes = (board_scene(game_map), secret_scene(game_map))
    assert words <= {s.content for scene in scenes for _, s in walk(scene) if isinstance(s, Text)}


def test_counts_take_their_plural() -> None:
    game_map = one_of_everything()
    steps = {"o1": 1, "o8": 2, "o5": 5}
    set_translator(translator_of("cs"))
    found = said(reach_scene(game_map, ReachPicture("o4", steps, (), "")))
    assert {"1 krok", "2 kroky", "5 kroků"} <= found


def test_what_programs_read_stays_the_same() -> None:
    board = new_map("rows", size_mm=(120, 90), rows=3, columns=4, sectors=False)
    x, y = board.vertices["r1c1"]
    spoilt = replace(board, vertices={**board.vertices, "r1c1": (x + 9000, y + 9000)})
    tables = find_exporter("tables")
    options = fill_in("tables", tables.options, {})

    def written() -> tuple[bytes, list[Any]]:
        made = tables.write(compile_map(spoilt, partial=True), options, None)
        assert isinstance(made, bytes)
        found = [diagnostic_dict(d) for d in check_map(spoilt)]
        return made, [{**d, **dict.fromkeys(WORDS)} for d in found]

    english = written()
    assert b"missing" in english[0]
    set_translator(translator_of("cs"))
    assert written() == english
