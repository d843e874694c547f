"""Say what waits for translation, and keep the catalogues in order.

``python tools/update_translations.py`` lists the texts that Czech and Polish lack, each with the
places that use it, in the form of the catalogues in ``mapkit/i18n``: fill in the lines, and paste
them into the file. It reads every ``tr("...")`` and ``tr_n("...")`` of ``mapkit/editor``, and every
``say("...")`` and ``phrase("...")`` of the core and of the command line; the help of the commands,
click's own texts, the advice of the checks, the labels of the shipped rulesets, the texts of the
shipped exporters, and the provenance of the shipped maps. It returns 1 only where a translation
would go wrong: its ``{names}``, plural forms or dots at the end differ.

``--tidy`` sorts the files, and removes comments and texts that are not in the program any more.
``--release`` returns 1 where a text waits, or is not in the program any more.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from mapkit.cli.board_picture import PICTURE_OPTIONS  # noqa: E402
from mapkit.cli.language import CLICK_TEXTS, in_words  # noqa: E402
from mapkit.cli.program import program  # noqa: E402
from mapkit.diagnostics import Severity, Subject  # noqa: E402
from mapkit.diagnostics.rules import RULES  # noqa: E402
from mapkit.editor.i18n.languages import LEFT_OUT_BY_QT  # noqa: E402
from mapkit.export import (  # noqa: E402
    Exporter,
    Importer,
    exporters,
    importers,
    load_all,
    load_importers,
)
from mapkit.i18n.catalogue import (  # noqa: E402
    Text,
    line_of,
    path_of,
    read_catalogue,
    write_catalogue,
)
from mapkit.i18n.languages import PLURALS  # noqa: E402
from mapkit.mapfile import example_paths, read_map, read_ruleset  # noqa: E402
from mapkit.mapfile.solo_files import shipped_cards  # noqa: E402
from mapkit.messages import translated_with  # noqa: E402

SOURCE = ROOT / "mapkit"
EXPORTERS = ROOT / "exporters" / "mapkit_exporters"
RULESETS = SOURCE / "data" / "rulesets"
FUNCTIONS = {
    "tr": False, "tr_later": False, "tr_n": True, "say": False, "say_n": True, "phrase": False,
    "phrase_n": True,
}  # fmt: skip
"""Function to whether its text counts."""

HOMES = {"mapkit.editor.i18n.texts", "mapkit.messages"}
"""Where they come from; others of the same name mean something else."""

_BRACES = re.compile(r"\{(\w*)[^{}]*\}")


def main() -> int:
    """Do what the arguments say; return an exit code."""
    wrong = [*not_literal(), *(fault for language in PLURALS for fault in faults(language))]
    if "--tidy" in sys.argv[1:]:
        for language in PLURALS:
            known = read_catalogue(path_of(language))
            gone = stale(language)
            write_catalogue(
                path_of(language), {text: known[text] for text in known if text not in gone}
            )
    count = 0
    for language in PLURALS:
        lacking, gone = waiting(language), stale(language)
        count += len(lacking) + len(gone)
        if lacking or gone:
            print(f"# {path_of(language).name}: {len(lacking)} to translate, {len(gone)} stale")
        for (source, counts), places in lacking.items():
            print(f"# {', '.join(places)}")
            print(line_of(source, [""] * (PLURALS[language].forms if counts else 1)))
        for source, _ in gone:
            print(f"# not in the program: {source!r}")
    for fault in wrong:
        print(fault, file=sys.stderr)
    return 1 if wrong or (count and "--release" in sys.argv[1:]) else 0


@cache
def texts() -> dict[Text, tuple[str, ...]]:
    """Return every text of the source with the modules that use it, sorted by module."""
    found: dict[Text, list[str]] = {}
    for path, call in calls():
        argument = call.args[0]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            key = (argument.value, FUNCTIONS[name_of(call)])
            place = f"{path.relative_to(ROOT).as_posix()}:{call.lineno}"
            found.setdefault(key, []).append(place)
    for rule in RULES.values():
        # What reading a file reports brings its own advice.
        for text in filter(None, (rule.help, rule.fix) if rule.subject is not Subject.FILE else ()):
            found.setdefault((text, False), []).append("mapkit/diagnostics/rules.py")
    for severity in Severity:
        found.setdefault((severity.value, False), []).append("mapkit/diagnostics/diagnostic.py")
    for text in CLICK_TEXTS:
        found.setdefault((text, False), []).append("mapkit/cli/language.py")
    for text, place in texts_of_commands():
        found.setdefault((text, False), []).append(place)
    for text in LEFT_OUT_BY_QT:
        found.setdefault((text, False), []).append("mapkit/editor/i18n/languages.py")
    for path in sorted(RULESETS.glob("*.yaml")):
        place = path.relative_to(ROOT).as_posix()
        for text in labels(path):
            found.setdefault((text, False), []).append(place)
    cards = sorted((ROOT / "maps" / "skirmish_wars" / "cards").glob("*.yaml"))
    for path in (*example_paths().values(), *cards):
        place = path.relative_to(ROOT).as_posix()
        for text in origins(path):
            found.setdefault((text, False), []).append(place)
    for text in shipped_cards():
        found.setdefault((text, False), []).append("mapkit/data/solo_cards.yaml")
    for text in filter(None, settings_of_exporters()):
        found.setdefault((text, False), []).append("exporters/mapkit_exporters")
    return {key: tuple(dict.fromkeys(places)) for key, places in found.items()}


def texts_of_commands() -> Iterator[tuple[str, str]]:
    """Yield what the commands ask the translator for when they explain themselves, and where."""
    asked: list[str] = []

    def note(text: str, _: int | None) -> str:
        asked.append(text)
        return text

    with translated_with(note):
        for command in every_command(program):
            asked.clear()
            in_words(command)
            listed = getattr(command, "listed", {}).values()
            asked.extend(entry.summary for entry in listed)
            asked.extend(getattr(command, "groups", {}))
            module = getattr(command.callback, "__module__", "")
            yield from ((text, f"{module.replace('.', '/')}.py") for text in asked)


def every_command(command: click.Command) -> Iterator[click.Command]:
    """Yield a command and those below it, as they are written."""
    yield command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from every_command(found)


def labels(path: Path) -> Iterator[str]:
    """Yield what a ruleset says to people: labels, names of sectors, texts, answers, values."""
    ruleset, problems = read_ruleset(str(path))
    assert ruleset is not None, problems
    for group in (
        ruleset.kinds, ruleset.traits, ruleset.portals, ruleset.movers, ruleset.markers,
        ruleset.attributes,
    ):  # fmt: skip
        yield from (item.label for item in group.values())
    for known in ruleset.attributes.values():
        yield from (str(value) for value in known.values)
    for marker in ruleset.markers.values():
        for name, values in marker.attributes.items():
            yield name
            yield from (v for v in values if isinstance(v, str) and len(v) > 1)
    yield from (sector.name for sector in ruleset.sectors.values())
    if ruleset.bag is not None:
        yield from (token.label for token in ruleset.bag.tokens.values())
    yield from (rule.text for rule in ruleset.rules.values())
    for choice in ruleset.choices.values():
        yield from (choice.label, *choice.values)
        if choice.text:
            yield choice.text


def origins(path: Path) -> Iterator[str]:
    """Yield the name of a map or card, where it says that it comes from, a board's own names."""
    game_map = read_map(path).map
    assert game_map is not None, path
    said = game_map.provenance
    yield from (text for text in (game_map.name, said.note.strip(), said.source.strip()) if text)
    if game_map.names_are_ours:
        yield from (field.name for field in game_map.fields.values() if field.name)


def settings_of_exporters() -> Iterator[str]:
    """Yield what the exporters that ship say of themselves and of their options; pictures too."""
    yield from (option.summary for option in PICTURE_OPTIONS)
    formats: list[Exporter | Importer] = [*load_all()[0], *load_importers()[0]]
    for format_ in formats:
        if format_.name in shipped():
            title = format_.title if isinstance(format_, Exporter) else ""
            said = title if " " in title else ""  # one word is the name of the format
            name = "" if title else format_.name
            yield from filter(None, (said, name, format_.summary, format_.loses))
            for option in format_.options:
                yield from (option.name, option.summary, *option.values)


def shipped() -> set[str]:
    """Return the names of the exporters and importers that ship."""
    points = [*exporters().values(), *importers().values()]
    return {point.name for point in points if point.module.startswith("mapkit_exporters")}


def not_literal() -> Iterator[str]:
    """Find calls whose text is not written where the call is."""
    for path, call in calls():
        argument = call.args[0] if call.args else None
        if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
            yield f"{path.relative_to(ROOT)}:{call.lineno}: the text is no literal"


def waiting(language: str) -> dict[Text, tuple[str, ...]]:
    """Return what is not translated yet, with the places that use it.

    English is as it is written, and texts without a word are the same in all languages.
    """
    known = read_catalogue(path_of(language))
    return {
        text: places
        for text, places in sorted(texts().items(), key=lambda item: (item[1], item[0]))
        if language != "en" and text not in known and has_words(text[0])
    }


def stale(language: str) -> list[Text]:
    """Return what is translated, but is not in the program any more."""
    return sorted(read_catalogue(path_of(language)).keys() - texts().keys())


def faults(language: str) -> Iterator[str]:
    """Find translations that would go wrong."""
    for (source, counts), forms in read_catalogue(path_of(language)).items():
        for fault in faults_of(source, forms, language if counts else ""):
            yield f"{path_of(language).name}: {source!r}: {fault}"


def faults_of(source: str, forms: tuple[str, ...], counted_in: str) -> Iterator[str]:
    """Find what is wrong with one translation; the language only where the text counts."""
    if counted_in and len(forms) != PLURALS[counted_in].forms:
        yield f"it has {len(forms)} plural forms, not {PLURALS[counted_in].forms}"
    for form in forms:
        lost = set(_BRACES.findall(source)) ^ set(_BRACES.findall(form))
        if counted_in:
            lost -= {"n"}  # one may be said without a figure
        if lost:
            yield f"{{{'}, {'.join(sorted(lost))}}} differ in {form!r}"
        if source.endswith("…") != form.endswith("…"):
            yield f"the dots at the end differ in {form!r}"


def has_words(text: str) -> bool:
    """Return whether a text has a letter outside its braces."""
    return any(c.isalpha() for c in _BRACES.sub("", text))


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Yield every call of the functions, in modules that have them from where they are."""
    for path in sorted((*SOURCE.rglob("*.py"), *EXPORTERS.rglob("*.py"))):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        known = {
            alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module in HOMES
            for alias in node.names
        }
        if path == SOURCE / "messages.py":
            known = {"phrase"}  # it has them at home
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_of(node) in known & FUNCTIONS.keys():
                yield path, node


def name_of(call: ast.Call) -> str:
    """Return the name of what is called, "" for a method."""
    return call.func.id if isinstance(call.func, ast.Name) else ""


if __name__ == "__main__":
    sys.exit(main())
