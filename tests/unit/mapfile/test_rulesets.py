from __future__ import annotations

import io
from pathlib import Path

import pytest

from mapkit.errors import FileError
from mapkit.mapfile import read_map, read_ruleset, ruleset_names
from mapkit.model import Ruleset

DATA = Path(__file__).parent / "data"
HEAD = 'mapkit_ruleset: "1.0"\nid: r\nkinds: {open: {matches: open}, wall: {matches: wall}}\n'


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    ruleset, diagnostics = read_ruleset("sniper_elite")
    assert diagnostics == ()
    assert ruleset is not None
    return ruleset


def test_sniper_elite_fields(rules: Ruleset):
    assert {k.id: (k.matches, k.level) for k in rules.kinds.values()} == {
        "open": ("open", 0),
        "built_up": ("built_up", 0),
        "elevated": ("elevated", 1),
    }
    t = rules.traits
    assert (t["water"].enter, t["water"].blocks_sight, t["water"].on) == (False, False, ("open",))
    assert (t["obstacle"].enter, t["obstacle"].blocks_sight, t["obstacle"].on) == (False, True, ())
    assert set(t["obstacle"].excludes) == {"water", "hard_terrain"}
    hard = t["hard_terrain"]
    assert (hard.extra_cost, hard.enter, hard.on) == (1, True, ("open",))
    assert (rules.tunnel_class, rules.over_class) == ("built_up", "elevated")


def test_sniper_elite_portals(rules: Ruleset):
    p = rules.portals
    assert {frozenset(pair) for pair in p["door"].classes} == {frozenset({"open", "built_up"})}
    assert p["ladder"].classes == (("elevated", "*"),)
    assert p["wall"].classes == ()
    assert [p[i].effect for i in ("door", "ladder", "wall")] == ["joins", "joins", "parts"]
    assert [p[i].access for i in ("door", "ladder", "wall")] == [True, True, False]


def test_sniper_elite_markers_and_movers(rules: Ruleset):
    m = rules.markers
    assert m["objective"].attributes["number"] == tuple(range(1, 10))
    assert m["start"].per == {"squad": {"officer": 1, "soldier": 2}}
    assert m["entry"].count == 4
    assert m["entry"].outside
    assert m["regroup"].count is None
    sniper, defender = rules.movers["sniper"], rules.movers["defender"]
    assert (sniper.allowance, sniper.noise_from) == (3, 2)
    assert not sniper.may_revisit
    assert not sniper.through_occupied
    assert (defender.allowance, defender.noise_from) == (2, 0)
    assert defender.through_occupied
    assert sum(rules.objective_split) == 9
    assert [s.id for s in rules.sectors.values() if s.neutral] == ["white"]


def test_sniper_elite_rules(rules: Ruleset):
    r = rules.rules
    assert [(i, x.page) for i, x in r.items()] == [
        ("L1", 12),
        ("L2", 12),
        ("L3", 12),
        ("L4", 14),
        ("L5", 14),
        ("L6", 12),
        ("L7", 6),
    ]
    assert [x.mechanism for x in r.values()] == [
        "line",
        "line",
        "line",
        "line",
        "stacked",
        "same_building",
        "same_field",
    ]
    assert (r["L1"].ends, r["L1"].through, r["L1"].stacked) == ((), ("open",), "blocks")
    assert (r["L2"].through, r["L2"].stacked) == (("built_up",), "ground")
    assert set(r["L3"].through) == {"open", "built_up", "elevated"}
    assert r["L3"].stacked == "upper"
    assert (r["L4"].needs, r["L4"].portal) == (("open",), "ladder")
    assert r["L3"].instead_of == r["L4"].instead_of == ("L1",)
    assert all(len(x.text) > 20 for x in r.values())


def test_sniper_elite_choices(rules: Ruleset):
    assert {c.id: (c.default, set(c.values)) for c in rules.choices.values()} == {
        "grazing": ("blocks", {"blocks", "sees"}),
        "void": ("blocks", {"blocks", "passes"}),
        "same_building": ("sees_all", {"sees_all", "lines_only"}),
        "water_counts_open": ("yes", {"yes", "no"}),
        "hard_terrain": ("each_entering", {"each_entering", "once_a_turn"}),
        "walking_distance": ("fields", {"fields", "cost", "turns"}),
        "recon_distance": ("steps", {"steps", "shot"}),
    }


def test_a_game_without_sight():
    ruleset, diagnostics = read_ruleset(DATA / "skirmish.yaml")
    assert diagnostics == ()
    assert (ruleset.sight, ruleset.range, ruleset.rules) == ("none", "grid", {})
    assert ruleset.kinds["forest"].costs == {"tracked": 2}
    assert ruleset.kinds["water"].costs == {"tracked": 0, "foot": 0}
    assert ruleset.kinds["road"].matches == "grass"
    assert ruleset.building_class is None
    card = (
        'mapkit: "1.0"\nid: card\nruleset: skirmish.yaml\nfields:\n'
        "  a: {kind: forest, ring: [[0, 0], [9000, 0], [9000, 9000], [0, 9000]]}\n"
        "  b: {kind: city, ring: [[9000, 0], [18000, 0], [18000, 9000], [9000, 9000]]}\n"
        "markers: [{type: base, field: b, army: north, points: 8}]\n"
    )
    result = read_map(io.StringIO(card), base=DATA)
    assert result.diagnostics == ()
    assert result.map.choices == {}
    assert result.map.markers[0].attributes == {"army": "north", "points": 8}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "MK105"),
        ("id: r\nkinds: {}\n", "MK111"),
        (HEAD.replace("1.0", "2.0"), "MK106"),
        (HEAD + "sigth: none\n", "MK110"),
        (HEAD + "sight: sometimes\n", "MK116"),
        (HEAD + "building_class: house\n", "MK116"),
        (HEAD.replace("matches: wall", "matches: hedge"), "MK116"),
        (HEAD + "portals: {door: {effect: opens}}\n", "MK116"),
        (HEAD + "portals: {door: {effect: joins, classes: [[open, roof]]}}\n", "MK116"),
        (HEAD + "portals: {door: {effect: joins, classes: [open]}}\n", "MK112"),
        (HEAD + "rules: {L1: {mechanism: line, text: t, through: [opne]}}\n", "MK116"),
        (HEAD + "rules: {L1: {mechanism: line, text: t, instead_of: [L9]}}\n", "MK116"),
        (HEAD + "rules: {L1: {mechanism: line, text: t, portal: door}}\n", "MK116"),
        (HEAD + "rules: {L1: {mechanism: line}}\n", "MK111"),
        (HEAD + "choices: {a: {values: [x, y], default: z}}\n", "MK116"),
        (HEAD + "choices: {a: {values: [], default: z}}\n", "MK112"),
        (HEAD + "movers: {a: {}}\n", "MK111"),
        (HEAD + "movers: {a: {allowance: many}}\n", "MK113"),
        (HEAD + "markers: {m: {attributes: {n: [1]}, unique: [k]}}\n", "MK116"),
        (HEAD + "markers: {m: {attributes: {field: [1]}}}\n", "MK131"),
        (HEAD + "traits: {t: {on: [opne]}}\n", "MK116"),
        (HEAD + "traits: {t: {excludes: [u]}}\n", "MK116"),
        (HEAD.replace("wall: {matches: wall}", "a: {matches: b}, b: {matches: open}"), "MK131"),
        (HEAD.replace("wall: {matches: wall}", "a: {costs: {tank: 1}}"), "MK116"),
        (HEAD + "objective_split: 9\n", "MK112"),
    ],
)
def test_errors_in_rulesets(tmp_path: Path, text: str, code: str):
    path = tmp_path / "rules.yaml"
    path.write_text(text)
    ruleset, diagnostics = read_ruleset(path)
    assert ruleset is None
    assert code in [d.code for d in diagnostics]
    assert all(d.place for d in diagnostics)


def test_all_problems_of_a_ruleset_come_at_once(tmp_path: Path):
    path = tmp_path / "rules.yaml"
    path.write_text(HEAD + "sigth: none\nrange: miles\nmovers: {a: {}}\nrules: {L1: 3}\n")
    _, diagnostics = read_ruleset(path)
    assert [d.code for d in diagnostics] == ["MK110", "MK116", "MK111", "MK112"]


def test_names():
    assert "sniper_elite" in ruleset_names()
    with pytest.raises(FileError, match="did you mean sniper_elite"):
        read_ruleset("sniper_elit")
    with pytest.raises(FileError, match="does not exist"):
        read_ruleset("./nothing.yaml")
    assert read_ruleset("skirmish.yaml", base=DATA)[0] is not None


def _messages(tmp_path: Path, more: str, kinds: str = "open wall") -> list[str]:
    """Read a map of a field a kind, with a ruleset that has those kinds and ``more``."""
    names = kinds.split()
    (tmp_path / "r.yaml").write_text(
        'mapkit_ruleset: "1.0"\nid: r\nkinds: {'
        + ", ".join(f"{k}: {{}}" for k in names)
        + "}\n"
        + more
    )
    text = 'mapkit: "1.0"\nid: m\nruleset: ./r.yaml\nfields:\n'
    for n, kind in enumerate(names):
        text += f"  f{n}: {{kind: {kind}, ring: [[{n}, 0], [{n + 1}, 0], [{n}, 1]]}}\n"
    found = read_map(io.StringIO(text), base=tmp_path).diagnostics
    return [f"{d.code} {d.place.line} {d.message}" for d in found if d.place and d.code != "MK121"]


def _line_rules(*rules: str) -> str:
    return "rules:\n" + "".join(
        f"  L{n}: {{mechanism: line, text: t, through: [open]{r}}}\n"
        for n, r in enumerate(rules, 1)
    )


def test_every_pair_of_classes_needs_a_sight_rule(tmp_path: Path):
    assert _messages(tmp_path, _line_rules("")) == []
    assert _messages(tmp_path, "") == []  # without rules there is no sight
    for more in (_line_rules(", ends: [[open, open]]"), "sight: field\n"):
        (message,) = _messages(tmp_path, more)
        assert message.startswith("MK131 3 no line rule of ruleset r covers")
        assert "open|wall" in message
    (message,) = _messages(tmp_path, _line_rules(", instead_of: [L2]", ", instead_of: [L1]"))
    assert "open|open, open|wall and wall|wall" in message


def test_more_than_sight_can_tell_apart(tmp_path: Path):
    nine = " ".join(["open", *(f"k{n}" for n in range(8))])
    (message,) = _messages(tmp_path, _line_rules(""), nine)
    assert message.startswith("MK131 3 the fields are of 9 classes")
    assert _messages(tmp_path, "sight: none\n", nine) == []
    assert len(_messages(tmp_path, _line_rules(*[""] * 7))) == 3
    assert _messages(tmp_path, _line_rules(*[""] * 6)) == []
