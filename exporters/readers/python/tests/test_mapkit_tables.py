"""The reader's own tests, which need nothing else: run ``python -m unittest discover tests``.

Questions and answers are those that every reader is held to, in whatever language.
"""

from __future__ import annotations

import ast
import json
import sys
import unittest
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import mapkit_tables
from mapkit_tables import NotKnownError, Tables, TablesError, load
from plain import ask

HERE = Path(__file__).resolve().parent
SHARED = next(
    folder
    for folder in (HERE / "questions", HERE.parents[1] / "questions")  # packed, and in the checkout
    if folder.is_dir()
)
QUESTIONS = json.loads((SHARED / "questions.json").read_text("utf-8"))
NOT_KNOWN = {"not_known": True}
REFUSED = json.loads((SHARED / "refused.json").read_text("utf-8"))


def path_of(name: str) -> Path:
    return SHARED / "tables" / f"{name}.json"


@cache
def tables(name: str) -> Tables:
    return load(path_of(name))


class Answers(unittest.TestCase):
    def test_questions(self) -> None:
        self.assertGreater(len(QUESTIONS), 500)
        for name, question, args, options, answer in QUESTIONS:
            with self.subTest(name=name, question=question, args=args, options=options):
                if answer == NOT_KNOWN:
                    with self.assertRaisesRegex(NotKnownError, "^not known: .* (for|of) "):
                        ask(tables(name), question, args, options)
                else:
                    self.assertEqual(ask(tables(name), question, args, options), answer)

    def test_every_question_is_asked_in_earnest(self) -> None:
        """An answer that is empty everywhere would prove nothing."""
        asked = {row[1] for row in QUESTIONS}
        nothing: tuple[Any, ...] = (None, [], False, "blocked", NOT_KNOWN)
        said = {row[1] for row in QUESTIONS if row[4] not in nothing}
        offered = {n for n, v in vars(Tables).items() if callable(v) and not n.startswith("_")}
        self.assertEqual(asked, offered | {"attribute"})
        self.assertEqual(said, asked)

    def test_an_allowance_that_is_no_whole_number_is_refused(self) -> None:
        for wrong in ("2", -1, 1.5, True):
            with self.assertRaisesRegex(ValueError, "an allowance is a whole number, not "):
                tables("launch-site").reachable("38", "sniper", allowance=wrong)  # type: ignore[arg-type]

    def test_what_the_map_does_not_have_is_told(self) -> None:
        board = tables("trial")
        for call, told in {
            "adjacent('z9')": "has no field z9",
            "reachable('a1', 'tank')": "has no mover tank",
            "fields_in('mauve')": "has no sector mauve",
            "starts('white')": "has no squad white",
            "starts('red', 'captain')": "has no role captain",
            "access_fields('opne')": "has no kind opne",
            "entries_for(7)": "has no objective 7",
            "who_hears(['z9'], ['a1'])": "has no field z9",
            "who_hears(['a1', 'z9'], ['a1'])": "has no field z9",
            "who_hears(['a1', 'a2', 'z9'], ['a1'])": "has no field z9",
            "heard_on(['a1', 'a2', 'z9'])": "has no field z9",
            "who_hears(['a1'], ['z9'])": "has no field z9",
            "sees('a1', 38)": "ids of fields are strings, not 38",
        }.items():
            with self.subTest(call), self.assertRaisesRegex(LookupError, told):
                eval(f"board.{call}", {"board": board})
        with self.assertRaisesRegex(TypeError, "list of fields"):
            board.who_hears(["a1", "a2"], "a1")
        with self.assertRaisesRegex(ValueError, "no step leads from a1 to f3"):
            board.is_noisy(["a1", "f3"])
        with self.assertRaisesRegex(ValueError, "no step leads from a1 to a1"):
            board.heard_on(["a1", "a1"])
        with self.assertRaisesRegex(ValueError, "no step leads from a1 to f3"):
            board.dog_hears(["a1", "f3"], "a1")
        with self.assertRaisesRegex(ValueError, "grazing"):
            board.sees("a1", "a2", grazing="maybe")
        with self.assertRaisesRegex(ValueError, "count by"):
            board.distance("a1", "a2", count="inches")
        with self.assertRaisesRegex(ValueError, "blocked"):
            board.distances("a1", blocked=["a2"])
        with self.assertRaisesRegex(LookupError, "no lines of sight"):
            tables("skirmish").sees("a1", "a2")

    def test_tables_of_the_rules(self) -> None:
        board = tables("war")
        defence = board.engine_tables["defence"]
        self.assertEqual(defence.cell("6", "city"), (4, 3))
        self.assertEqual(defence.cell("6", "grass"), (5,))
        with self.assertRaisesRegex(NotKnownError, "not known: 1, city of the defence table"):
            defence.cell("1", "city")
        with self.assertRaisesRegex(LookupError, "the defence table has no hills"):
            defence.cell("1", "hills")
        with self.assertRaisesRegex(ValueError, "the range 3 to 2"):
            board.at_range("a1", 3, 2)
        with self.assertRaisesRegex(NotKnownError, "not known: allowance of foot"):
            tables("twin-passes").reachable("c1.a1", "foot")


class Files(unittest.TestCase):
    def test_refused(self) -> None:
        for what, reason, text in REFUSED:
            with self.subTest(what), self.assertRaises(TablesError) as refused:
                load(text.encode("utf-8"))
            self.assertEqual(refused.exception.reason, reason, what)
            self.assertTrue(str(refused.exception))

    def test_sources_of_every_kind(self) -> None:
        path = path_of("trial")
        text = path.read_text("utf-8")
        for source in (path, str(path), text, text.encode(), json.loads(text)):
            board = load(source)
            self.assertEqual(board.id, "trial")
            self.assertEqual(board.checksum, json.loads(text)["checksums"]["whole"])

    def test_a_file_that_is_not_there(self) -> None:
        for path in ("no-such-file.json", HERE):
            with self.assertRaisesRegex(TablesError, "cannot be read") as refused:
                load(path)
            self.assertEqual(refused.exception.reason, "unreadable")

    def test_numbers_that_are_no_integers(self) -> None:
        text = path_of("skirmish").read_text("utf-8")
        for number in ("1.5", "1e3", "NaN", "Infinity", "9007199254740993", "1" * 5000):
            spoilt = text.replace('"extensions":{}', f'"extensions":{{"x":{number}}}')
            self.assertNotEqual(spoilt, text)
            with self.subTest(number), self.assertRaisesRegex(TablesError, "integers"):
                load(spoilt)

    def test_bottomless_files(self) -> None:
        for text in ("[" * 100_000, '{"format":' + '{"a":' * 100_000):
            with self.assertRaises(TablesError):
                load(text.encode())

    def test_only_the_blocks_that_are_asked_for_are_decoded(self) -> None:
        decoded = []
        decode = mapkit_tables._Blocks._decoded

        def counted(self: Any, number: int) -> bytes:
            decoded.append(number)
            return decode(self, number)

        with mock.patch.object(mapkit_tables._Blocks, "_decoded", counted):
            board = load(path_of("launch-site-blocks"))
            self.assertEqual(decoded, [])
            first, last = board.fields[0], board.fields[-1]
            for other in board.fields:
                board.sees(first, other)
            self.assertEqual(decoded, [0])
            board.distance(last, first, "sniper")
            self.assertEqual(decoded, [0, (len(board.fields) - 1) // 32])


class Alone(unittest.TestCase):
    def test_it_needs_the_standard_library_only(self) -> None:
        source = Path(mapkit_tables.__file__).read_text("utf-8")
        imported = set()
        for node in ast.walk(ast.parse(source, feature_version=(3, 11))):
            if isinstance(node, ast.Import):
                imported |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                imported.add((node.module or "").partition(".")[0])
        self.assertLessEqual(imported, sys.stdlib_module_names)

    def test_its_version_is_that_of_the_format(self) -> None:
        major, minor, _ = mapkit_tables.__version__.split(".")
        newest = json.loads(path_of("crossing").read_text("utf-8"))["version"]
        self.assertEqual(f"{major}.{minor}", newest)
        self.assertEqual(mapkit_tables.MAJOR, int(major))


if __name__ == "__main__":
    unittest.main()
