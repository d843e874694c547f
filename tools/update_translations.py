"""Bring the translations up to date with the source.

``python tools/update_translations.py`` reads every ``tr("...")`` and ``tr_n("...")`` of
``mapkit/editor``, and every ``say("...")`` and ``phrase("...")`` of the core and of the command
line. It also reads the help of the commands, click's own texts, the advice of the checks, the
labels of the shipped rulesets, the texts of the shipped exporters, and the provenance of the
shipped maps. It adds new texts to the ``.ts`` files in ``mapkit/i18n`` as unfinished, and removes
those that are gone. ``--check`` changes nothing and returns 1 where a text is missing, stale, or
loses one of its ``{names}``. PyQt's own ``pylupdate6`` knows none of the functions, and nothing
reads plural forms without Qt's ``lrelease``.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
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
    Entry,
    path_of,
    placeholders,
    read_catalogue,
    write_catalogue,
)
from mapkit.i18n.plurals import PLURALS  # noqa: E402
from mapkit.mapfile import example_paths, read_map, read_ruleset  # noqa: E402
from mapkit.messages import translated_with  # noqa: E402

SOURCE = ROOT / "mapkit"
EXPORTERS = ROOT / "exporters" / "mapkit_exporters"
RULESETS = SOURCE / "data" / "rulesets"
FUNCTIONS = {
    "tr": False, "tr_n": True, "say": False, "say_n": True, "phrase": False, "phrase_n": True,
}  # fmt: skip
"""Function to whether its text counts."""

HOMES = {"mapkit.editor.i18n.texts", "mapkit.messages"}
"""Where they come from; others of the same name mean something else."""

Key = tuple[str, bool]


def main() -> int:
    """Update or check; return an exit code."""
    problems = [*not_literal()]
    if "--check" in sys.argv[1:]:
        problems += [p for language in PLURALS for p in faults(language)]
    else:
        for language in PLURALS:
            update(language)
    for problem in problems:
        print(problem)
    print(f"translations: {len(problems)} problem{'s' * (len(problems) != 1)}")
    return 1 if problems else 0


def texts() -> dict[Key, tuple[str, ...]]:
    """Return every text of the source with the modules that use it, sorted by module."""
    found: dict[Key, list[str]] = {}
    for path, call in calls():
        argument = call.args[0]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            key = (argument.value, FUNCTIONS[name_of(call)])
            place = path.relative_to(ROOT).as_posix()
            places = found.setdefault(key, [])
            if place not in places:
                places.append(place)
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
    for path in example_paths().values():
        place = path.relative_to(ROOT).as_posix()
        for text in origins(path):
            found.setdefault((text, False), []).append(place)
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
    ):  # fmt: skip
        yield from (item.label for item in group.values())
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
    """Yield a shipped map's name, and where it says that it comes from."""
    game_map = read_map(path).map
    assert game_map is not None, path
    said = game_map.provenance
    yield from (text for text in (game_map.name, said.note.strip(), said.source.strip()) if text)


def settings_of_exporters() -> Iterator[str]:
    """Yield what the exporters that ship say of themselves and of their options; pictures too."""
    yield from (option.summary for option in PICTURE_OPTIONS)
    formats: list[Exporter | Importer] = [*load_all()[0], *load_importers()[0]]
    for format_ in formats:
        if format_.name in shipped():
            titled = isinstance(format_, Exporter) and format_.title
            yield from filter(
                None, ("" if titled else format_.name, format_.summary, format_.loses)
            )
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


def faults(language: str) -> Iterator[str]:
    """Find what is missing, stale or broken in a language."""
    name = path_of(language).name
    entries = read_catalogue(path_of(language))
    wanted = {key for key in texts() if needs(language, key)}
    for source, numerus in sorted(wanted - entries.keys()):
        yield f"{name}: {source!r} is missing{' (counts)' * numerus}"
    for source, _ in sorted(entries.keys() - wanted):
        yield f"{name}: {source!r} is not in the program any more"
    for key in sorted(wanted & entries.keys()):
        yield from (f"{name}: {fault}" for fault in faults_of(entries[key], language))


def faults_of(entry: Entry, language: str) -> Iterator[str]:
    """Find what is wrong with one translation."""
    if not entry.finished:
        yield f"{entry.source!r} is not translated"
        return
    forms = PLURALS[language].forms
    if entry.numerus and len(entry.forms) != forms:
        yield f"{entry.source!r} has {len(entry.forms)} plural forms, not {forms}"
    for form in entry.forms:
        lost = set(placeholders(entry.source)) ^ set(placeholders(form))
        if entry.numerus:
            lost -= {"n"}  # one may be said without a figure
        if lost:
            yield f"{entry.source!r}: {{{'}, {'.join(sorted(lost))}}} differ in {form!r}"
        if entry.source.endswith("…") != form.endswith("…"):
            yield f"{entry.source!r}: the dots at the end differ in {form!r}"


def update(language: str) -> None:
    """Write a language's file again."""
    known = read_catalogue(path_of(language))
    empty = {False: ("",), True: ("",) * PLURALS[language].forms}
    entries = [
        Entry(
            source,
            known[source, numerus].forms if (source, numerus) in known else empty[numerus],
            numerus,
            places,
        )
        for (source, numerus), places in sorted(
            texts().items(), key=lambda pair: (pair[1][0], pair[0])
        )
        if needs(language, (source, numerus))
    ]
    write_catalogue(path_of(language), language, entries)
    print(f"{language}: {len(entries)} texts, {sum(not e.finished for e in entries)} unfinished")


def needs(language: str, key: Key) -> bool:
    """Tell whether a language's file holds a text: English needs its plurals only."""
    return language != "en" or key[1]


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
