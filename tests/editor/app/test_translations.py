"""Every text of the editor, in every language."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PyQt6.QtCore import QCoreApplication, QTranslator

from mapkit.editor.i18n.languages import CatalogueTranslator, language_in_use
from mapkit.editor.settings import settings
from mapkit.i18n import LANGUAGES
from mapkit.i18n.catalogue import Entry, path_of, read_catalogue, write_catalogue
from mapkit.i18n.plurals import PLURALS

ROOT = Path(__file__).resolve().parents[3]


def load_tool() -> ModuleType:
    path = ROOT / "tools" / "update_translations.py"
    spec = importlib.util.spec_from_file_location("update_translations", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = load_tool()


@pytest.fixture
def speaking(qapp: QCoreApplication) -> Iterator[Callable[[str], CatalogueTranslator]]:
    """Make Qt speak a language."""
    installed = []

    def speak(language: str) -> CatalogueTranslator:
        translator = CatalogueTranslator(language)
        qapp.installTranslator(translator)
        installed.append(translator)
        return translator

    yield speak
    for translator in installed:
        qapp.removeTranslator(translator)


def test_texts_are_written_where_they_are_used() -> None:
    assert list(TOOL.not_literal()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_stale_or_broken(language: str) -> None:
    assert list(TOOL.faults(language)) == []


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_a_language_gives_every_text_it_has(
    language: str, speaking: Callable[[str], CatalogueTranslator]
) -> None:
    translator = speaking(language)
    for (source, numerus), entry in read_catalogue(path_of(language)).items():
        numbers = (1, 2, 5) if numerus else (-1,)
        given = {QCoreApplication.translate("mapkit", source, "", n) for n in numbers}
        assert given == set(entry.forms), source
        assert {translator.say(source, n if numerus else None) for n in numbers} == given


def test_the_faults_are_found() -> None:
    def faults(source: str, forms: tuple[str, ...], numerus: bool = False) -> list[str]:
        return list(TOOL.faults_of(Entry(source, forms, numerus), "cs"))

    assert faults("Save {name}", ("Uložit {name}",)) == []
    assert "differ" in faults("Save {name}", ("Uložit {jmeno}",))[0]
    assert "not translated" in faults("Save", ("",))[0]
    assert "plural forms" in faults("{n} field(s)", ("{n} pole", "{n} polí"), True)[0]
    assert faults("{n} field(s)", ("jedno pole", "{n} pole", "{n} polí"), True) == []
    assert "dots" in faults("Open…", ("Otevřít",))[0]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", {0: 1, 1: 0, 2: 1, 5: 1}),
        ("cs", {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 22: 2}),
        ("pl", {0: 2, 1: 0, 2: 1, 5: 2, 12: 2, 22: 1, 112: 2, 122: 1}),
    ],
)
def test_plural_forms(language: str, forms: dict[int, int]) -> None:
    form_of = PLURALS[language].form_of
    assert {n: form_of(n) for n in forms} == forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_qt_and_the_core_count_alike(
    language: str, speaking: Callable[[str], CatalogueTranslator]
) -> None:
    translator = speaking(language)
    counted = "{n} step(s)"
    for n in range(240):
        assert QCoreApplication.translate("", counted, "", n) == translator.say(counted, n), n


def test_qt_never_waits_for_the_interpreter() -> None:
    # Qt asks while it holds a lock that the window's thread, with the interpreter, may want.
    asked = {"translate", "isEmpty", "language", "filePath"}
    assert asked <= vars(QTranslator).keys()
    assert asked.isdisjoint(vars(CatalogueTranslator))


def test_files_are_read_as_they_are_written(tmp_path: Path) -> None:
    entries = [
        Entry('A <b> & "c"', ('ž <b> & "ł"',), places=("x.py",)),
        Entry("{n} field(s)", ("1", "2", "5"), numerus=True),
        Entry("open", ("",)),
    ]
    path = tmp_path / "x.ts"
    write_catalogue(path, "cs", entries)
    assert list(read_catalogue(path).values()) == entries
    assert '<translation type="unfinished"' in path.read_text("utf-8")


def test_the_program_speaks_the_chosen_language(
    speaking: Callable[[str], CatalogueTranslator],
) -> None:
    settings().setValue("appearance/language", "pl")
    assert language_in_use() == "pl"
    translator = speaking("pl")
    assert QCoreApplication.translate("mapkit", "&File") == translator.say("&File", None)
    assert QCoreApplication.translate("mapkit", "&File") != "&File"
    assert QCoreApplication.translate("mapkit", "no such text") == "no such text"
