"""Translations: what waits, what would go wrong, and what Qt is told."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest
from PyQt6.QtCore import QCoreApplication, QTranslator

from mapkit.editor.i18n.languages import LEFT_OUT_BY_QT, QtTextsTranslator, language_in_use
from mapkit.editor.i18n.texts import tr, tr_n
from mapkit.editor.settings import settings
from mapkit.i18n import speaking, translator_of
from mapkit.i18n.catalogue import line_of, path_of, read_catalogue, write_catalogue
from mapkit.i18n.languages import PLURALS
from mapkit.messages import translated_with

ROOT = Path(__file__).resolve().parents[3]


def load_tool() -> ModuleType:
    path = ROOT / "tools" / "update_translations.py"
    spec = importlib.util.spec_from_file_location("update_translations", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = load_tool()


def test_texts_are_written_where_they_are_used() -> None:
    assert list(TOOL.not_literal()) == []


def test_no_translation_would_go_wrong() -> None:
    assert [fault for language in PLURALS for fault in TOOL.faults(language)] == []


def test_the_faults_are_found() -> None:
    def faults(source: str, *forms: str, counted_in: str = "") -> list[str]:
        return list(TOOL.faults_of(source, forms, counted_in))

    assert faults("Save {name}", "Uložit {name}") == []
    assert "differ" in faults("Save {name}", "Uložit {jmeno}")[0]
    assert "plural forms" in faults("{n} field(s)", "{n} pole", "{n} polí", counted_in="cs")[0]
    assert faults("{n} field(s)", "jedno pole", "{n} pole", "{n} polí", counted_in="cs") == []
    assert "dots" in faults("Open…", "Otevřít")[0]


def test_a_text_that_is_not_translated_waits_with_its_places(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = dict.fromkeys(read_catalogue(path_of("cs")), ("x.py:1",))
    new = {("A new sentence", False): ("a.py:3", "b.py:4"), ("{n} new", True): ("c.py:5",)}
    monkeypatch.setattr(TOOL, "texts", lambda: {**known, **new, ("{n} %", False): ("d.py:6",)})
    assert TOOL.waiting("cs").keys() == new.keys()
    assert TOOL.stale("cs") == []
    for arguments, code in (([], 0), (["--release"], 1)):
        monkeypatch.setattr(TOOL.sys, "argv", ["", *arguments])
        assert TOOL.main() == code
        said = capsys.readouterr().out
        assert "# a.py:3, b.py:4\nA new sentence\t\n" in said
        assert "# c.py:5\n{n} new\t\t\t\n" in said
    monkeypatch.setattr(TOOL, "texts", lambda: {("All sectors", False): ("x.py",)})
    assert ("&File", False) in TOOL.stale("cs")


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


def test_qt_gets_the_texts_that_its_own_translations_lack(qapp: QCoreApplication) -> None:
    for language in ("cs", "pl"):
        known, translator = read_catalogue(path_of(language)), QtTextsTranslator(language)
        qapp.installTranslator(translator)
        said = {t: QCoreApplication.translate("QFileDialog", t) for t in LEFT_OUT_BY_QT}
        qapp.removeTranslator(translator)
        assert said == {text: known[text, False][0] for text in LEFT_OUT_BY_QT}


def test_qt_never_waits_for_the_interpreter() -> None:
    # Qt asks while it holds a lock that the window's thread, with the interpreter, may want.
    asked = {"translate", "isEmpty", "language", "filePath"}
    assert asked <= vars(QTranslator).keys()
    assert asked.isdisjoint(vars(QtTextsTranslator))


def test_files_are_read_as_they_are_written(tmp_path: Path) -> None:
    texts = {
        ("two\nlines\tand \\n", False): ("2\n\t\\",),
        ("# no comment", False): ("# žádný",),
        ("{n} field(s)", True): ("1", "2", "5"),
    }
    path = tmp_path / "x.tsv"
    write_catalogue(path, texts)
    waits = "# a comment\n" + line_of("open", [""]) + "\n"
    path.write_text(path.read_text("utf-8") + waits, "utf-8")
    assert read_catalogue(path) == texts


def test_the_window_says_what_is_translated_and_the_rest_in_english() -> None:
    settings().setValue("appearance/language", "pl")
    assert language_in_use() == "pl"
    with speaking("pl"):
        assert tr("&File") == "&Plik"
        assert tr("no such {it}", it="text") == "no such text"
        assert [tr_n("{n} new text(s)", n) for n in (1, 2)] == ["1 new text", "2 new texts"]
    with translated_with(translator_of("en")):
        assert tr_n("{n} vertex(es)", 2) == "2 vertices"
