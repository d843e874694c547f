"""What ``import mapkit`` offers; a change here is told in the changelog."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import mapkit

ROOT = Path(__file__).resolve().parents[2]

NAMES = frozenset(
    re.findall(
        r"\w+",
        """
Answer Board BoardField Change Diagnostic Dispute DisputeCause Disputes EditRefusedError
FileProblemError GameMap HearAnswer InvalidMapError MapkitError NotFoundError NotKnownError
OutputExistsError Place PlacesAnswer Play RangeAnswer ReachAnswer ReportAnswer SeenField Severity
SightAnswer SightFrom Simulation UsageProblemError Verdict __version__ diff edits open speaking
""",
    )
)

BOARD = frozenset(
    re.findall(
        r"\w+",
        """
check check_pictures checksum choose compile compile_near disputes draw edit export field fields
files graph ground hear ids improve map match_shapes path play range reach reasons relations
repaired report save save_map scene sight simulate suggest tables to_svg
""",
    )
)

ANSWERS = {
    "SightAnswer": (
        "a b beam_mm blockers details disputed distance fields line line_mm map others rules save "
        "scene sees sentence sentences to_dict to_svg verdict"
    ),
    "SightFrom": (
        "around get items keys map origin save scene sentence sentences to_dict to_svg values"
    ),
    "Disputes": ("calls causes count index map pairs save scene sentence sentences to_dict to_svg"),
    "SeenField": "clear disputed distance field grazing rules sees verdict",
    "RangeAnswer": "details map save scene sentence sentences start steps to_dict to_svg",
    "ReachAnswer": "costs details map save scene sentence sentences start steps to_dict to_svg",
    "ReportAnswer": "compare details map pages sentences to_dict",
    "HearAnswer": (
        "alerted allowed defenders details hearers map noisy save scene sentence sentences "
        "to_dict to_svg"
    ),
    "PlacesAnswer": (
        "about calls counted defenders distances fields found given map question save scene "
        "sentence sentences to_dict to_svg"
    ),
    "Simulation": "checksum compare details label map notes pages sentences to_dict",
    "Play": (
        "access comes_back deploy distraction farthest nearest recon regroup search shotgun "
        "solo_search summon towards"
    ),
    "BoardField": "id kind markers model name polygon",
}


def public(cls: type) -> set[str]:
    annotated = {n for c in cls.__mro__ for n in inspect.get_annotations(c)}
    return {n for n in {*dir(cls), *annotated} if not n.startswith("_")}


def test_the_public_names_are_these():
    assert sorted(mapkit.__all__) == sorted(NAMES)
    assert set(dir(mapkit)) >= NAMES
    for name in NAMES:
        assert getattr(mapkit, name) is not None


def test_other_names_are_told_as_missing():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        mapkit.nothing  # noqa: B018


def test_a_board_has_these_members():
    assert sorted(public(mapkit.Board)) == sorted(BOARD)


@pytest.mark.parametrize("name", ANSWERS)
def test_answers_have_these_members(name: str):
    members = public(getattr(mapkit, name)) - {"origin"}
    assert members == set(ANSWERS[name].split()) - {"origin"}


@pytest.mark.parametrize("name", [n for n in sorted(NAMES) if n not in ("__version__", "edits")])
def test_every_public_name_has_a_docstring(name: str):
    assert (getattr(mapkit, name).__doc__ or "").strip()


def test_importing_mapkit_loads_no_library_and_little_of_mapkit():
    code = (
        "import sys; import mapkit; "
        "print(sorted(n for n in sys.modules if n.partition('.')[0] in "
        "('numpy', 'shapely', 'yaml', 'click', 'pythoncdt', 'matplotlib', 'PyQt6', 'rustworkx') "
        "or n.startswith('mapkit.') and n != 'mapkit.lazy_names'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert done.stdout.strip() == "[]"
