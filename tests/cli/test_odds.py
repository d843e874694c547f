"""``mapkit odds``: the chances of a shot, as a table and as JSON, and what is refused."""

from __future__ import annotations

from pathlib import Path

import jsonschema
import pytest

from mapkit.export import answers_schema
from mapkit.mapfile.rulesets import shipped_text
from tests.cli.program import Mapkit


def test_the_table_of_the_start(mapkit: Mapkit) -> None:
    done = mapkit("odds")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "With a bag of 6 accuracy, 2 noise, 3 recoil:"
    assert [line for line in lines if line.startswith("Distance")] == [
        f"Distance {n}, in percent:" for n in range(1, 7)
    ]
    assert lines[2].split() == ["tokens", "hits", "unseen", "spoilt", "too", "few", "revealed"]


def test_one_shot_as_json(mapkit: Mapkit) -> None:
    found = mapkit("odds", 3, "--bag", "accuracy=6,noise=2,recoil=3", "--tokens", 6,
                   "--json").json  # fmt: skip
    schema = answers_schema()
    jsonschema.validate(found, {**schema, "anyOf": [{"$ref": "#/$defs/odds"}]})
    (chances,) = found["chances"]
    assert (chances["distance"], chances["tokens"]) == (3, 6)
    assert chances["hit"] == {"numerator": 127, "denominator": 154, "decimal": 0.824675}
    assert found["ruleset"] == "sniper_elite"
    assert found["bag"] == {"accuracy": 6, "noise": 2, "recoil": 3, "silencer": 0}
    assert found["distances"] == [{"distance": 3, "best_tokens": 6}]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bag", "accuracy=0"], "the bag has no tokens, so nothing can be drawn"),
        (["--bag", "acuracy=3"], "the bag has no tokens 'acuracy'; it has: accuracy, noise"),
        (
            ["--bag", "accuracy"],
            "'accuracy' is not a type and a number of tokens; write a bag",
        ),
        (["--bag", ""], "'' is not a type and a number"),
        (["--bag", "accuracy=1,accuracy=2"], "'accuracy' is in the bag twice"),
        (["--bag", "accuracy=-1"], "'accuracy=-1' is not a type and a number"),
        (["--bag", "accuracy=1,noise=1.5"], "'noise=1.5' is not a type and a number"),
        (["--bag", "accuracy=100000"], "has 100000 tokens; odds are for 100 at most"),
        (["--bag", "accuracy=101"], "odds are for 100 at most"),
        (["12"], "the bag holds 11, 6 of them hitting\n"),
        (["7"], "never so that it cannot hit, and the bag holds 11, 6 of them hitting\n"),
        (["3", "--tokens", "2"], "no such shot can be made"),
        (["0"], "invalid value for 'DISTANCE': 0 is not in the range"),
        (["--rules", "skirmish_wars"], "the ruleset skirmish_wars has no bag of tokens"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_words(
    mapkit: Mapkit, arguments: list[str], words: str
) -> None:
    done = mapkit("odds", *arguments)
    assert done.code == 2
    assert words in done.err
    assert done.out == ""


def test_more_tokens_than_the_game_has_are_noticed(mapkit: Mapkit) -> None:
    done = mapkit("odds", "3", "--bag", "accuracy=12,recoil=4")
    assert (done.code, done.err) == (0, "the game has 11 tokens 'accuracy', not 12\n")


def test_a_ruleset_of_one_s_own(mapkit: Mapkit, tmp_path: Path) -> None:
    path = tmp_path / "rules.yaml"
    path.write_text(shipped_text("sniper_elite").replace("start: 6", "start: 5"), "utf-8")
    assert "5 accuracy" in mapkit("odds", "--rules", path).out
    path.write_text(shipped_text("sniper_elite").replace("hits: [accuracy]", "hits: 3"), "utf-8")
    done = mapkit("odds", "--rules", path)
    assert done.code != 0
    assert "hits of the bag should be a list" in done.err
    assert mapkit("odds", "--rules", tmp_path / "nothing.yaml").code != 0
    assert mapkit("odds", "--rules", "nothing").code != 0
