"""The script of a save, run by Lua: the answers of all pairs, asked as players ask."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mapkit.compiled import CompiledMap
from mapkit.export import BoardPicture, Progress, fill_in
from mapkit.illustrate import MapSupplies
from mapkit.model import Point
from mapkit.sight import NONE
from mapkit_exporters.tabletop import EXPORTER
from mapkit_exporters.tabletop.script import lua
from tests.exporters.maps import compiled
from tests.waiting import LIMIT_S

STAND_IN = Path(__file__).with_name("tabletop_stand_in.lua")
LUA = shutil.which("lua5.2")
pytestmark = pytest.mark.skipif(LUA is None, reason="lua5.2 is not installed")


class Kept:
    """Supplies whose answers are kept, to be held against what Lua says."""

    def __init__(self, told: CompiledMap) -> None:
        self._supplies = MapSupplies(told)
        self.answered: dict[tuple[str, str], dict[str, Any]] = {}

    def picture(self, kind: str, *, look: str = "board", dpi: float = 100.0) -> BoardPicture:
        return self._supplies.picture(kind, look=look, dpi=dpi)

    def standing(self, *, look: str = "board") -> dict[str, Point]:
        return self._supplies.standing(look=look)

    def answers(self, progress: Progress | None = None) -> Iterator[dict[str, Any]]:
        for answer in self._supplies.answers(progress):
            self.answered[answer["origin"], answer["target"]] = answer
            yield answer


@cache
def saved(name: str, reasons: str) -> tuple[dict[str, Any], Kept]:
    told, options = compiled(name), {"reasons": reasons, "dpi": "50"}
    supplies = Kept(told)
    made = EXPORTER.write(told, fill_in(EXPORTER.name, EXPORTER.options, options), None, supplies)
    assert not isinstance(made, bytes)
    save: dict[str, Any] = json.loads(made["board.json"])
    return save, supplies


def objects_of(save: Mapping[str, Any]) -> dict[str, Any]:
    """Return the objects on the table; other states of one are there after a change only."""
    return {one["GUID"]: one for one in save["ObjectStates"]}


def run(save: Mapping[str, Any], asked: str, folder: Path) -> list[str]:
    """Run lines of Lua after the script of a save; return what they print."""
    script = folder / "game.lua"
    parts = (f"OBJECTS = {lua(objects_of(save))}", STAND_IN.read_text("utf-8"),
             save["LuaScript"], "onLoad('')", asked)  # fmt: skip
    script.write_text("\n".join(parts), encoding="utf-8")
    done = subprocess.run(
        [str(LUA), str(script)],
        capture_output=True, text=True, timeout=LIMIT_S, check=False, encoding="utf-8",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


ALL_PAIRS = """
local function press(key, n, board)
  pointers.White = standing(board, n)
  onScriptingButtonDown(key, "White")
  local said = heard()
  if key == 1 and not said:find("field " .. DATA.fields[n].name .. ".", 1, true) then
    onScriptingButtonDown(key, "White")
    said = heard()
  end
  return said
end
for a = 1, #DATA.fields do
  local secret = DATA.boards[#DATA.boards]
  press(1, a, DATA.boards[1])
  for b = 1, #DATA.fields do
    local said = press(2, b, (a + b) % 2 == 0 and secret or DATA.boards[1])
    if said ~= "White: " .. answer(a, b) then -- it lies below another field: asked again
      onScriptingButtonDown(2, "White")
      said = heard()
    end
    assert(said == "White: " .. answer(a, b), said)
    print(a .. " " .. b .. " " .. tostring(sight(a, b)) .. " " .. said)
  end
end
"""


@pytest.mark.parametrize("name", ["uboat-bunker", "launch-site"])
def test_all_pairs_have_the_answers_of_the_tables(name: str, tmp_path: Path) -> None:
    save, supplies = saved(name, "yes")
    told = compiled(name)
    shot = told.tables.shot_distances(told.map)
    ids = list(told.map.fields)
    lines = run(save, ALL_PAIRS, tmp_path)
    assert len(lines) == len(ids) ** 2
    reasons = 0
    for line in lines:
        a, b, said = line.split(" ", 2)
        i, j = int(a) - 1, int(b) - 1
        if i == j:
            continue
        distance, _, words = said.split(" ", 2)
        assert distance == ("nil" if shot[i, j] == NONE else str(shot[i, j])), line
        answer = supplies.answered.get((ids[i], ids[j])) or supplies.answered[ids[j], ids[i]]
        assert words.startswith(answer["sentences"][0]), line
        assert all(rule["text"].rstrip(".") in words for rule in answer["rules"]), line
        assert ("Disputed" in words) is answer["disputed"], line
        reasons += bool(answer["rules"])
    assert reasons == len(ids) * (len(ids) - 1)


ASKED = """
local function at(n) return standing(DATA.boards[1], n) end
local secret = DATA.boards[3]
onPlayerPing({color = "Red"}, at(1)); print(heard())
onPlayerPing({color = "Red"}, at(2)); print(heard())
onScriptingButtonDown(2, "White"); print(heard())
pointers.White = standing(secret, 1)
onScriptingButtonDown(1, "White"); print(heard())
pointers.White = standing(secret, 2)
onScriptingButtonDown(2, "White"); print(heard())
onScriptingButtonDown(4, "White"); print(heard())
onScriptingButtonDown(3, "White"); print(heard())
pointers.White = {x = 0, y = 1, z = 500}
onScriptingButtonDown(2, "White"); print(heard())
pointers.White = at(1)
onScriptingButtonDown(5, "White")
print(#getObjectFromGUID(DATA.boards[1]).lines)
onObjectDrop("White", nil)
print(#getObjectFromGUID(DATA.boards[1]).lines)
local figure = getObjectFromGUID(DATA.figures[1])
figure.menu["What it sees"]("Red"); print(heard())
local bag = getObjectFromGUID(DATA.bag)
onObjectEnterContainer(bag, nil)
print(bag.shuffled)
"""


def test_answers_go_to_who_asks_until_they_are_told_to_all(tmp_path: Path) -> None:
    save, _ = saved("uboat-bunker", "no")
    told = compiled("uboat-bunker")
    said = run(save, ASKED, tmp_path)
    assert said[0] == "Red: Looking from field R1 (Red passage)."
    seen = "Field R1 (Red passage) sees field R2 (West hall), at distance 1."
    assert said[1] == f"Red: {seen}"
    assert said[2] == "White: First point at the field that looks, and press 1."
    assert said[4] == f"White: {seen}"
    assert said[5] == f"all: {seen}"
    assert said[6].startswith("White: Field R1 (Red passage) sees, by distance: 1")
    assert said[7] == "White: That is on no field of the board."
    row = told.tables.shot_distances(told.map)[0]
    assert int(said[8]) == int((row != NONE).sum())
    assert said[9] == "0"
    start = next(m.field for m in told.map.markers if m.type == "start")
    assert said[10].startswith(f"Red: Field {start} ")
    assert said[11] == "2"


def test_a_game_without_sight_names_fields(tmp_path: Path) -> None:
    save, _ = saved("no-sight", "yes")
    (said,) = run(
        save, 'onPlayerPing({color = "Red"}, standing(DATA.boards[1], 2)) print(heard())', tmp_path
    )
    assert said == f"Red: {list(compiled('no-sight').map.fields)[1]}"
