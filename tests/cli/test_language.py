"""The command line in Czech and Polish."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import click
import pytest

from mapkit.cli.diagnostics_text import summary
from mapkit.cli.language import language_to_speak
from mapkit.cli.program import program
from mapkit.diagnostics.rules import FIELDS_OVERLAP
from mapkit.i18n import speaking
from mapkit.mapfile import format_map, new_document, new_map
from mapkit.messages import say
from tests.cli.program import Done, Mapkit
from tests.cli.test_hostile import run_in
from tests.pseudo_language import speak_marked

ENGLISH = re.compile(r"\b(?:the|an|of|is|are|has|and|with|not|there|fields|for|or|it)\b")


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
        ("sight", "--language", "cs", "--pictur"): "volba '--pictur' neexistuje; nemysleli jste",
        ("--language", "cs", "sihgt"): "příkaz „sihgt“ neexistuje; nemysleli jste sight?",
        ("--language", "cs", "sight"): "chybí argument 'MAPA'",
        ("--language", "cs", "draw", "a", "b"): "argument navíc (b)",
        ("--language", "cs", "disputes", "a", "--limit", "x"): "'x' není platné číslo\n",
        ("--language", "cs", "disputes", "a", "--limit", "0"): "0 není v rozsahu x>=1\n",
        ("--language", "cs", "disputes", "a", "--kind", "x"): "'x' není žádná z možností 'sight'",
        ("--language", "cs", "disputes", "a", "--kind"): "volba '--kind' potřebuje hodnotu\n",
        ("--language", "cs", "disputes", "a", "--json=x"): "volba '--json' nemá žádnou hodnotu\n",
    }
    for arguments, words in said.items():
        done = mapkit(*arguments)
        assert done.code == 2
        assert words in done.err
        assert done.err.startswith("mapkit: ")


@pytest.mark.parametrize("arguments", [("--language", "de", "formats"), ("formats", "--language=")])
def test_an_unknown_language_is_refused_with_the_list(
    mapkit: Mapkit, arguments: tuple[str, ...]
) -> None:
    done = mapkit(*arguments)
    assert done.code == 2
    assert "is not one of 'en', 'cs', 'pl'" in done.err


def every_command(group: click.Group, *names: str) -> Iterator[tuple[str, ...]]:
    """Yield the names that call each command."""
    yield names
    context = click.Context(group)
    for name in group.list_commands(context):
        found = group.get_command(context, name)
        if isinstance(found, click.Group):
            yield from every_command(found, *names, name)
        else:
            yield (*names, name)


def told(text: str) -> set[str]:
    """Return the lines that say something, without names of options, files and examples."""
    text = re.sub(r"[\[{][^\[\]{}]*\|[^\[\]{}]*[\]}]", "", text)  # the words to choose from
    text = re.sub(r"`[^`]*`|\b\w+\.yaml\b|\[\w+:\s[^\]]*\]", "", text)  # code, files, defaults
    lines = (line for line in text.splitlines() if "  mapkit " not in line)
    return {line for line in lines if re.search(r"(?<![-\w/.$=])[a-z]{3}", line)}


@pytest.mark.parametrize("names", [*every_command(program)], ids=" ".join)
def test_the_help_of_every_command_is_said_whole(
    mapkit: Mapkit, names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_marked(monkeypatch)
    english, said = mapkit(*names, "--help"), mapkit("--language", "cs", *names, "--help")
    assert said.code == english.code == 0
    assert told(english.out)
    assert told(english.out) & told(said.out) == set()
    prose = re.sub(r"`[^`]*`|\"[^\"]*\"|^  mapkit .*", "", said.out, flags=re.MULTILINE)
    assert ENGLISH.findall(prose) == []


RUNS = [
    "new {new}",
    "odds 2",
    "odds --bag accuracy=0",
    "odds --bag acuracy=2",
    "odds --bag accuracy",
    "odds 12",
    "odds --rules skirmish_wars",
    "odds --rules {missing}",
    "new {board}",
    "new x.yaml --size 4",
    "new copy nowhere x.yaml",
    "new grid x.yaml 3",
    "new x.yaml --grid 3x3 --flat",
    "check {board}",
    "check {spoilt}",
    "check {spoilt} --fix",
    "check {missing}",
    "check *.nothing",
    "check {board} {spoilt} {missing}",
    "check {board} --watch --fix",
    "check {board} --watch --format sarif",
    "check - --watch",
    "simulate launch-site --games 40 --workers 1",
    "simulate launch-site --compare uboat-bunker --games 60 --workers 1",
    "simulate {board}",
    "simulate launch-site --players {missing}",
    "draw {board} -o {new}.svg",
    "draw {board} -o {new}.foo",
    "draw {board} -o -",
    "draw {board} -o {new}.svg --paper a5",
    "draw {board} -o {new}.pdf --sheets a6",
    "draw {spoilt} -o {new}.svg --paper a5",
    "draw {board} --sheets a5 --paper a5",
    "draw {board} --sheets a5 --secret",
    "draw {board} --sheets a5 -o {new}.svg",
    "draw {board} --secret --look light",
    "draw {board} --secret --problems",
    "draw twin-passes --secret -o {new}.png",
    "booklet {board} -o {new}.pdf",
    "booklet {board} -o {new}.svg",
    "booklet {spoilt} -o {new}.pdf",
    "cards {board} -o {new}.pdf",
    "cards launch-site -o {new}.pdf",
    "compose {layout} -o {new} --cards {new}.pdf",
    "compose {layout} -o {new} --cards {new}.png",
    "compose {large} -o {new} --cards {new}.pdf --paper a5",
    "compose {layout} -o {new} --elements {new}.pdf",
    "compose {large} -o {new} --elements {new}.pdf",
    "compose {layout} -o {new} --cards {new}.pdf --elements {new}.pdf",
    "compose {empty} -o {new}",
    "sight {board} 1 12",
    "sight {board} 1",
    "sight {board} 1 99",
    "sight {board} 1 foo",
    "sight {board} 1 999,1",
    "sight {spoilt} 1 2",
    "disputes {board} --limit 1",
    "suggest {board} 1 12",
    "suggest {board} 1 1",
    "suggest {board} 1",
    "suggest {board} 1 12 --take 1",
    "suggest launch-site 8 24 --within 0.1",
    "improve {board} --goal no-disputes -o {new}",
    "improve {board} --goal turns=6-9 -o {new}",
    "improve launch-site --goal equal-exposure --variants 2 --workers 1 -o {new}",
    "improve launch-site --goal turns=9-6 -o {new}",
    "improve launch-site --goal turn=6-9 -o {new}",
    "disputes {board} --tolerance 1 --limit 1",
    "reach {board} 1",
    "reach {board} 1 --mover foo",
    "reach {board} 1 --choice grazing=foo",
    "reach {board} 1 --choice foo=1",
    "reach {board} 1 --choice foo",
    "hear {board} 1 2 3",
    "hear {board} 1 12",
    "search {board} 1",
    "deploy {board} red officer",
    "deploy {board} foo officer",
    "distraction {board} 1 12",
    "shotgun {board} 1",
    "solo nearest {board} 1 --defender 12",
    "solo nearest {board} 1",
    "solo farthest {board} white --defender 1",
    "solo towards {board} 1 white",
    "solo access {board} 1 --kind foo",
    "solo regroup {board} A red --unit black=1",
    "solo regroup {board} A red --unit 1",
    "solo recon {board} 1",
    "solo search {board} 1",
    "solo summon {board} 1",
    "solo comes-back {board} red",
    "solo {board}",
    "report {board}",
    "report {board} {other}",
    "report {board} {board}",
    "report {board} --no-disputes",
    "report {spoilt}",
    "report {spoilt} --partial",
    "report launch-site",
    "report {board} -o {new}.html",
    "report {board} -o {new}.txt",
    "draw {board} --heat nothing",
    "draw {board} --heat ways --secret",
    "report --all {folder} --workers 1",
    "report --all {folder} --workers 1 -o {folder}",
    "report --all {board}",
    "report --all {folder} -o {new}.html",
    "report --all {folder} {board}",
    "report {board} --workers 2",
    "build {board} -O form=small",
    "build {board} --within 9 -O form=dense",
    "build {board} --within far",
    "build {board} --within -1",
    "build {board} --within 9 --choice walking_distance=turns",
    "build {board} -o {board} --force",
    "build {spoilt}",
    "build {spoilt} --partial -o {new}.json",
    "export {board}",
    "export {board} --to foo",
    "export {board} -o {new}.foo",
    "export {board} --to tables -O foo=1 -o {new}.json",
    "export {board} --to tables -O form=foo -o {new}.json",
    "export {board} --to png -O dpi=1 -o {new}.png",
    "export {board} --to svg --partial -o {new}.svg",
    "diff {board} {other}",
    "diff {board} {board}",
    "diff {board} {other} --match shapes",
    "diff {board} {board} --match shapes",
    "diff {board} launch-site --match shapes --no-tables",
    "diff {board} {other} -o {new}.svg",
    "formats",
    "import {board}",
    "import {missing}",
    "import {board} --from foo",
    "import {case} --size 10x10 --unit-mm 1",
    "import {case} --size 10x99",
    "import {case} --unit-mm 4000",
    "import {case} --unit-mm 0",
    "import {case} -o {new}",
    "trace {missing} -o {new} --size 90x60",
    "trace {board} -o {new} --size 90x60",
    "trace {board} -o - --size 90x60",
    "trace {board} -o {new} --size 90x60 --seeds {board}",
    "trace {board} -o {new} --size 90x60 --templates {board}",
    "template {board} --box 1,2,3 --type door -o {new}",
    "template {board} --box 1,2,9,3 --type door -A 4 -o {new}",
    "template {board} --box 1,2,9,3 --type gate -o {new}",
    "template {board} --box 1,2,9,3 --type door -o {new}",
    "build {board} -o {board} --force",
    "trace {board} -o {new} --size 90x60 --corners 1,1",
]
"""What a day at the command line brings, right and wrong."""

CASE = '{"fields": [{"id": "1", "kind": "open", "rings": [[[0, 0], [9, 0], [9, 9]]]}]}'

LAYOUT = 'mapkit_layout: "1.0"\nid: laid\ncards:\n  c1: {{card: {card}.yaml, at: [0, 0]}}\n'


@pytest.mark.parametrize("line", RUNS)
def test_what_a_run_says_is_said_whole(
    mapkit: Mapkit, tmp_path: Path, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak_marked(monkeypatch)

    def run(spoken: str) -> Done:
        folder = tmp_path / spoken
        folder.mkdir()
        board = new_map("rows", id="m", size_mm=(120, 90), rows=3, columns=4)
        wide = new_map("rows", id="w", size_mm=(420, 300), rows=2, columns=2)
        x, y = board.vertices["r1c1"]
        text = format_map(new_document(board), board)
        texts = {
            "board": text,
            "other": text.replace("kind: open", "kind: water", 1),
            "case": CASE,
            "spoilt": text.replace(f"[{x}, {y}]", f"[{x + 5000}, {y + 5000}]"),
            "wide": format_map(new_document(wide), wide),
            "layout": LAYOUT.format(card="board"),
            "large": LAYOUT.format(card="wide"),
            "empty": 'mapkit_layout: "1.0"\nid: empty\ncards: {}\n',
        }
        for name, content in texts.items():
            (folder / f"{name}.yaml").write_text(content, "utf-8")
        names = [*texts, "new", "missing"]
        paths = {name: str(folder / f"{name}.yaml") for name in names} | {"folder": str(folder)}
        done = mapkit("--language", spoken, *line.format(**paths).split())
        said = (s.replace(f"{folder}/", "").replace(str(folder), "") for s in (done.out, done.err))
        return Done(done.code, *said)

    english, said = run("en"), run("cs")
    assert said.code == english.code
    assert told(english.out + english.err)
    assert told(english.out + english.err) & told(said.out + said.err) == set()
    prose = re.sub(r"`[^`]*`|'[^']*'|\"[^\"]*\"|--\w+", "", said.out + said.err)
    assert ENGLISH.findall(prose) == []


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("en", 1, "1 error"), ("en", 2, "2 errors"),
        ("cs", 1, "1 chyba"), ("cs", 2, "2 chyby"), ("cs", 4, "4 chyby"), ("cs", 5, "5 chyb"),
        ("cs", 22, "22 chyb"), ("pl", 1, "1 błąd"), ("pl", 3, "3 błędy"), ("pl", 12, "12 błędów"),
        ("pl", 22, "22 błędy"),
    ],
)  # fmt: skip
def test_counts_take_their_plural(language: str, n: int, said: str) -> None:
    found = [FIELDS_OVERLAP.report("")] * n
    with speaking(language):
        assert summary(found) == said


def test_json_is_english_unless_a_language_is_asked_for(
    mapkit: Mapkit, monkeypatch: pytest.MonkeyPatch
) -> None:
    question = ("sight", "two-rooms", "n1", "c1", "--json")
    english = mapkit(*question).json
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert mapkit(*question[:-1]).out.startswith("Pole n1 ")
    assert mapkit(*question).json == english
    czech = mapkit(*question, "--language", "cs").json
    assert czech.pop("sentences")[0].startswith("Pole n1 ")
    assert english.pop("sentences")[0].startswith("Field n1 ")
    assert czech == english
    wrong = ("sight", "two-rooms", "n1", "foo", "--json")
    assert "no field of this map" in mapkit(*wrong).json["error"]["message"]
    assert "žádné pole této mapy" in mapkit(*wrong, "--language=cs").json["error"]["message"]


def test_files_are_the_same_in_every_language(
    mapkit: Mapkit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    written = set()
    for language in ("en", "cs"):
        spoken = ("--force", "--language", language)
        assert mapkit("new", "map", "board.yaml", "--size", "90x60", *spoken).code == 0
        assert mapkit("build", "board.yaml", "-o", "board.json", *spoken).code == 0
        written.add((Path("board.yaml").read_bytes(), Path("board.json").read_bytes()))
    assert len(written) == 1


@pytest.mark.parametrize(
    ("language", "named"), [("cs", ("úkol 3", "ukol 4")), ("pl", ("cel 3", "CEL 4"))]
)
def test_fields_are_named_in_the_players_words(
    mapkit: Mapkit, language: str, named: tuple[str, str]
) -> None:
    asked = mapkit("sight", "launch-site", *named, "--language", language, "--json").json
    assert (asked["origin"], asked["target"]) == ("R24", "B38")
    assert mapkit("sight", "launch-site", *named).code == 0  # in English as well


def test_a_picture_has_its_legend_in_polish(mapkit: Mapkit, tmp_path: Path) -> None:
    written = {}
    for language in ("en", "pl"):
        path = tmp_path / f"{language}.svg"
        assert mapkit("draw", "launch-site", "-o", path, "--language", language).code == 0
        written[language] = path.read_text("utf-8")
    assert ">Hard terrain" in written["en"]
    assert ">Trudny teren" in written["pl"]
    assert ">Trudny teren" not in written["en"]
    page = tmp_path / "secret.svg"
    assert mapkit("draw", "launch-site", "--secret", "-o", page, "--language", "pl").code == 0
    assert "Ukryta plansza snajpera" in page.read_text("utf-8")


@pytest.mark.parametrize(
    ("encoding", "said"), [("latin-1", "zadnych problemów"), ("iso8859-2", "żadnych problemów")]
)
def test_letters_that_a_terminal_lacks_lose_their_marks(
    tmp_path: Path, encoding: str, said: str
) -> None:
    spoken = {"LC_ALL": "pl_PL", "PYTHONIOENCODING": encoding}
    done = run_in(tmp_path, "check", "launch-site", **spoken)
    assert done.returncode == 0, done.stderr
    assert done.stdout.decode(encoding) == f"launch-site: {said}\n"
    done = run_in(tmp_path, "chekc", **spoken)
    assert done.returncode == 2
    assert b"nie ma polecenia" in done.stderr


def test_english_reads_no_catalogue() -> None:
    code = (
        "import sys; from mapkit.cli.run import run; run(['--help']); "
        "sys.exit('mapkit.i18n.catalogue' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 0


def test_the_window_keeps_its_own_language(mapkit: Mapkit, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []

    def start(_path: Path | None) -> int:
        heard.append(say("no problems"))
        return 0

    window = ModuleType("mapkit.editor.app.program")
    window.start = start  # type: ignore[attr-defined]
    libraries = ModuleType("mapkit.editor.app.system_libraries")
    libraries.require_window = lambda: heard.append(say("no problems"))  # type: ignore[attr-defined]
    for module in (window, libraries):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    assert mapkit("--language", "cs", "edit").code == 0
    assert heard == ["žádné problémy", "no problems"]
