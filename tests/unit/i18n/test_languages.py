"""Languages of a run: one at a time for each thread, and all of one catalogue."""

from __future__ import annotations

import threading

import pytest

import mapkit
from mapkit.analysis.names import resolve_field, resolve_sector
from mapkit.i18n import LANGUAGES, speaking
from mapkit.i18n.catalogue import path_of
from mapkit.i18n.languages import without_marks
from mapkit.messages import say, set_translator, translated


def test_the_language_lasts_as_long_as_its_block() -> None:
    assert say("no problems") == "no problems"
    with speaking("cs"):
        assert say("no problems") == "žádné problémy"
        with speaking("pl"):
            assert say("no problems") == "żadnych problemów"
            with speaking("en"):
                assert say("no problems") == "no problems"
        assert say("no problems") == "žádné problémy"
    with pytest.raises(KeyError), speaking("cs"):
        raise KeyError
    assert say("no problems") == "no problems"


def test_other_threads_go_on_as_they_did() -> None:
    heard: list[str] = []
    other = threading.Thread(target=lambda: heard.append(say("no problems")))
    with speaking("cs"):
        other.start()
        other.join()
    assert heard == ["no problems"]


def test_a_block_goes_before_the_language_of_the_program() -> None:
    set_translator(lambda text, _: f"<{text}>")
    try:
        with speaking("en"):
            assert say("no problems") == "no problems"
        assert say("no problems") == "<no problems>"
    finally:
        set_translator(None)


def test_there_are_no_other_languages() -> None:
    with pytest.raises(ValueError, match="en, cs, pl"), speaking("de"):
        pass


def test_a_board_answers_in_the_language_of_the_moment() -> None:
    board = mapkit.open("launch-site")
    answer, calls = board.sight("24", "38"), board.disputes()
    for language, start in (("en", "Field R24"), ("cs", "Pole R24"), ("pl", "Pole R24")):
        with mapkit.speaking(language):
            assert answer.sentence.startswith(start)
            with pytest.raises(mapkit.NotFoundError) as caught:
                board.sight("24", "nowhere")
            assert ("no field" in translated(caught.value.message)) == (language == "en")
            told = board.disputes()
            assert (told.calls == calls.calls) == (language == "en")
            assert [(d.origin, d.target) for d in told] == [(d.origin, d.target) for d in calls]


def test_every_language_has_its_catalogue() -> None:
    assert all(path_of(language).is_file() for language in LANGUAGES)


def test_marks_are_left_out() -> None:
    assert without_marks("Příliš žluťoučký kůň") == "Prilis zlutoucky kun"
    assert without_marks("Zażółć gęślą jaźń – „łódź”") == 'Zazolc gesla jazn - "lodz"'
    assert without_marks("ß ω 12") == "ß ω 12"


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("objective 4", "B38"), ("úkol 4", "B38"), ("UKOL 4", "B38"), ("úkolu č. 4", "B38"),
        ("cel 4", "B38"), ("pole celu 4", "B38"),
        ("červený důstojník", "R12"), ("start červeného důstojníka", "R12"),
        ("počáteční pole červeného důstojníka", "R12"),
        ("pole początkowe czerwonego oficera", "R12"),
        ("cerveny dustojnik", "R12"), ("czerwony oficer", "R12"),
        ("bílé pole vstupu", "W121"), ("biała pozycja początkowa", "W121"), ("pole 12", "R12"),
    ],
)  # fmt: skip
def test_a_field_is_named_in_any_language_at_any_time(said: str, meant: str) -> None:
    board = mapkit.open("launch-site").map
    assert resolve_field(board, said) == meant
    with speaking("pl"):
        assert resolve_field(board, said) == meant


def test_words_that_fit_several_fields_are_refused_with_all_of_them() -> None:
    board = mapkit.open("launch-site").map
    with pytest.raises(mapkit.UsageError, match=r"any of 2 fields: B42 .*; B56 "):
        resolve_field(board, "černý vojín")
    with pytest.raises(mapkit.NotFoundError):
        resolve_field(board, "úkol 40")


@pytest.mark.parametrize(
    ("said", "meant"),
    [("white", "white"), ("White sector", "white"), ("bílá oblast", "white"), ("bila", "white"),
     ("czarny sektor", "black"), ("oblast", None), ("modrá", None), ("", None)],
)  # fmt: skip
def test_sectors_too(said: str, meant: str | None) -> None:
    assert resolve_sector(mapkit.open("launch-site").map, said) == meant
