"""The command line in Czech and Polish."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mapkit.cli.language import language_to_speak

if TYPE_CHECKING:
    from tests.cli.conftest import Mapkit


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "cs_CZ.UTF-8"}, "cs"),
        ([], {"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ([], {"LC_MESSAGES": "pl_PL", "LC_ALL": "cs"}, "cs"),
        ([], {"LC_MESSAGES": "pl_PL", "LC_ALL": ""}, "pl"),
        ([], {"LANG": "cs_CZ", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "C.UTF-8", "LANGUAGE": "cs"}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "de_DE@euro", "LANGUAGE": "de:pl_PL:cs"}, "pl"),
        (["--language", "pl", "check", "m"], {"LANG": "cs_CZ"}, "pl"),
        (["check", "m", "--language=en"], {"LANG": "cs_CZ"}, "en"),
        (["check", "--language", "xx"], {"LANG": "cs_CZ"}, "cs"),
        (["sight", "--", "--language", "pl"], {"LANG": "cs_CZ"}, "cs"),
        (["check", "m", "--json"], {"LANG": "cs_CZ"}, "en"),
        (["check", "m", "--json", "--language", "cs"], {}, "cs"),
        (["check", "--language"], {}, "en"),
    ],
)
def test_which_language_is_spoken(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_to_speak(arguments, environment) == language


def test_wrong_arguments_are_told_in_czech(mapkit: Mapkit) -> None:
    said = {
        ("sight", "--language", "cs", "--pictur"): "Volba '--pictur' neexistuje. Nemysleli jste",
        ("--language", "cs", "sihgt"): "Příkaz „sihgt“ neexistuje. Nemysleli jste sight?",
        ("--language", "cs", "sight"): "Chybí argument 'MAPA'",
        ("--language", "cs", "check", "a", "b"): "Argument navíc (b)",
        ("--language", "cs", "disputes", "a", "--limit", "x"): "'x' není platné číslo.\n",
        ("--language", "cs", "disputes", "a", "--limit", "0"): "0 není v rozsahu x>=1.",
        ("--language", "cs", "disputes", "a", "--kind", "x"): "'x' není žádná z možností 'sight'",
        ("--language", "cs", "disputes", "a", "--kind"): "Volba '--kind' potřebuje hodnotu.",
        ("--language", "cs", "disputes", "a", "--json=x"): "Volba '--json' nemá žádnou hodnotu.",
    }
    for arguments, words in said.items():
        done = mapkit(*arguments)
        assert done.code == 2
        assert words in done.err
        assert done.err.startswith(("Použití: mapkit", "Chyba: "))


@pytest.mark.parametrize("arguments", [("--language", "de", "formats"), ("formats", "--language=")])
def test_an_unknown_language_is_refused_with_the_list(
    mapkit: Mapkit, arguments: tuple[str, ...]
) -> None:
    done = mapkit(*arguments)
    assert done.code == 2
    assert "is not one of 'en', 'cs', 'pl'" in done.err
