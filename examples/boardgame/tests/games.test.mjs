/* Whole random games, each move checked by other questions to the reader than those that chose it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AT_MOST, shoot, size, START } from "../bag.mjs";
import { choices, guards, squadOf } from "../choices.mjs";
import { ROUNDS } from "../game.mjs";
import { BOARDS, diceOf, match, play, settle, step } from "./setup.mjs";

const GAMES = 30;

function referee(board) {
  return ({ choice: { move, args }, before, after: { G, ctx, _stateID } }) => {
    assert.equal(_stateID, before._stateID + 1, `${move} ${JSON.stringify(args)} was made`);
    const places = guards(G.units);
    assert.equal(new Set(places).size, places.length, "no two defenders on a field");
    for (const at of places) assert.ok(board.field(at).enter.defender, "nobody stands in the water");
    for (const token of Object.keys(AT_MOST)) {
      assert.ok(G.bag[token] >= START[token] && G.bag[token] <= AT_MOST[token], "what is in the bag");
    }
    assert.ok(G.figure === null || G.figure === G.secret.at, "the figure stands where he is");
    assert.ok(G.wounds <= 2 && G.left >= 0 && G.left <= ROUNDS && G.round <= 2 * ROUNDS);
    assert.equal(G.open, G.secret?.goals.length ?? 2);
    if (checks[move]) checks[move](board, args, before, G, ctx);
  };
}

const checks = {
  go(board, [way, loot], { G: old }, G) {
    if (!way.length) return;
    const entering = old.secret.at === null;
    const held = guards(old.units);
    const options = { occupied: held, fromEntry: entering };
    assert.equal(board.whyNot(way, "sniper", options), null);
    assert.equal(G.secret.at, way.at(-1));
    if (entering) assert.ok([...board.entriesFor(...old.secret.goals).values()].includes(way[0]));
    else assert.equal(way[0], old.secret.at);
    const entered = entering ? way : way.slice(1);
    const hard = entered.filter((at) => board.field(at).traits.includes("hard_terrain"));
    assert.ok(entered.length + hard.length <= 3, "three fields, hard terrain counting double");
    assert.ok(!entered.some((at) => held.includes(at)), "never onto a defender");
    way.slice(1).forEach((at, i) => assert.ok(board.passable(at).includes(way[i])));
    for (const [i, unit] of old.units.entries()) {
      const near = unit.at !== null && way.some((at) => board.adjacent(at).includes(unit.at));
      assert.equal(G.heard.includes(i), near && entered.length >= 2, "who hears");
    }
    if (loot === null) assert.deepEqual(G.secret.cards, old.secret.cards);
    else {
      const place = loot === "before" ? way[0] : way.at(-1);
      const [number] = [...board.objectives].find(([, at]) => at === place);
      assert.ok(!old.secret.aims.includes(number) && !old.secret.looted.includes(number));
      assert.equal(G.secret.cards.length, old.secret.cards.length + 1);
      const told = G.told.slice(old.told.length).filter((line) => line.includes("field with a number"));
      assert.equal(told.length, 1, "the squads are told that he loots");
      assert.ok(!told[0].includes(place), "but not where");
    }
  },
  draw(board, _, before, { secret }) {
    const [a, b] = secret.goals.map((n) => board.field(board.objectives.get(n)).sector);
    assert.notEqual(a, b);
    assert.equal(board.entriesFor(...secret.goals).size, board.entries.size - 2);
  },
  play(board, [card, i, end], { G: old }, G) {
    const { at } = old.secret;
    if (card === "distraction") {
      assert.ok(board.sees(end, at) && board.distance(old.units[i].at, end) <= 2);
      assert.equal(G.units[i].at, end);
      return;
    }
    const fallen = old.units.filter((unit, k) => unit.at !== null && G.units[k].at === null);
    assert.ok(fallen.length);
    for (const unit of fallen) assert.ok(unit.at === at || board.matching(at).includes(unit.at));
  },
  complete(board, [number], { G: old }, G) {
    assert.equal(board.objectives.get(number), old.secret.at);
    assert.ok(old.secret.goals.includes(number) && !G.secret.goals.includes(number));
  },
  shoot(board, [i, announced], { G: old }, G) {
    const distance = board.shotDistance(old.units[i].at, old.secret.at);
    assert.ok(distance !== null && announced >= distance && announced <= size(old.bag));
    assert.ok(G.units[i].at === old.units[i].at || G.units[i].at === null);
  },
  walk(board, [i, end], { G: old, ctx }, G) {
    const [unit, others] = [old.units[i], guards(old.units, old.units[i])];
    assert.equal(unit.squad, squadOf(board, ctx));
    assert.ok(board.paths(unit.at, "defender", { end, occupied: others }).length);
    assert.equal(G.units[i].at, end);
  },
  attack: (board, [i, target], { G: old }, G) => {
    const { at, gift } = old.units[i];
    assert.ok(gift === "assault officer" ? board.adjacent(target).includes(at) : target === at);
    assert.equal(G.wounds - old.wounds, Number(old.secret.at === target));
  },
  spot: (board, [i, target], { G: old }) => assert.ok(board.adjacent(target).includes(old.units[i].at)),
  search(board, [i, fields], { G: old }) {
    const { at } = old.units[i];
    assert.ok(fields[0] === at && fields.length <= 3);
    for (const next of fields.slice(1)) assert.ok(board.matching(next).includes(at));
  },
  deploy(board, [i, place], { G: old }) {
    const unit = old.units[i];
    assert.ok(unit.at === null && !guards(old.units).includes(place));
    if (unit.role === "officer") assert.ok(board.starts(unit.squad, "officer").includes(place));
    else {
      const officer = old.units.find((one) => one.squad === unit.squad && one.role === "officer");
      assert.ok(board.matching(officer.at).includes(place));
      assert.ok(officer.gift === "radio operator" || board.field(officer.at).sector === unit.squad);
    }
  },
};

for (const board of BOARDS) {
  test(`${GAMES} games on ${board.name}`, async () => {
    const [ends, kinds] = [new Set(), new Set()];
    for (let seed = 1; seed <= GAMES; seed++) {
      const table = match(board, seed, 2 + (seed % 3));
      const look = referee(board);
      let turn = [];
      const end = await play(board, table, diceOf(-seed), (made) => {
        const { choice, before, offered } = made;
        look(made);
        kinds.add(choice.move);
        assert.ok(offered.every((one) => one.steps.length), "every move can be clicked");
        if (before.ctx.playOrderPos) {
          turn = before.G.acted.length ? [...turn, choice] : [choice];
          const acts = turn.filter(({ args }) => args.length).map(({ move, args }) => `${args[0]} ${move}`);
          assert.equal(new Set(acts).size, acts.length, "no unit the same action twice");
          assert.ok(acts.length <= 2, "two actions");
        }
      });
      ends.add(end.ctx.gameover.why);
      await settle();
      for (const client of Object.values(table.clients)) {
        assert.deepEqual(client.getState().ctx.gameover, end.ctx.gameover);
        assert.deepEqual(client.getState().G.secret.track, end.G.secret.track, "told at the end");
      }
    }
    assert.equal(ends.size, 3, `both sides win, in every way: ${[...ends]}`);
    assert.equal(kinds.size, 14, `every move was made: ${[...kinds]}`);
  });
}

test("what is no choice is refused, whoever sends it", async () => {
  const board = BOARDS[0];
  const table = match(board, 5, 3);
  const [dice, game] = [diceOf(9), diceOf(3)];
  const pick = (list) => list[Math.floor(dice() * list.length)];
  const any = () => pick([pick(board.fields), Math.floor(dice() * 10) - 1, null, "shotgun", "distraction", {}]);
  const value = () => (dice() < 0.3 ? [any(), any()] : any());
  const players = Object.keys(table.clients);
  let tried = 0;
  const told = console.error;
  console.error = () => {}; // boardgame.io tells of each refusal
  try {
    for (let moves = 0; moves < 60; moves++) {
      await step(board, table, game);
      const before = table.clients[0].getState();
      const legal = players.flatMap((player) => {
        const { G, ctx } = table.clients[player].getState();
        return choices(board, G, ctx, player).map(({ move, args }) => JSON.stringify([player, move, args]));
      });
      for (let n = 0; n < 20; n++) {
        const [player, move] = [pick(players), pick(Object.keys(table.game.moves))];
        const args = Array.from({ length: Math.floor(dice() * 4) }, value);
        if (legal.includes(JSON.stringify([player, move, args]))) continue;
        const { moves: made, events, undo } = table.clients[player];
        made[move](...args);
        for (const event of ["endTurn", "endGame", "endPhase", "setStage"]) events[event]?.("x");
        undo();
        await settle();
        const state = table.clients[0].getState();
        assert.equal(state._stateID, before._stateID, `${player}: ${move} ${JSON.stringify(args)}`);
        tried++;
      }
    }
  } finally {
    console.error = told;
  }
  assert.ok(tried > 1000);
});

test("the bag, as on page 7", () => {
  const draw = (tokens) => {
    const bag = { ...START };
    const order = [...tokens];
    const shelf = Object.entries(bag).flatMap(([token, n]) => Array(n).fill(token));
    const dice = () => {
      const at = shelf.indexOf(order.shift());
      const thrown = (at + 0.5) / shelf.length;
      shelf.splice(at, 1);
      return thrown;
    };
    const { drawn, hit, revealed } = shoot(bag, tokens.distance, tokens.length, dice);
    assert.equal(size(drawn), tokens.length);
    assert.deepEqual(bag, START, "all tokens go back");
    return [hit, revealed];
  };
  const at = (distance, text) => Object.assign(text.split(" "), { distance });
  assert.deepEqual(draw(at(2, "accuracy recoil noise")), [false, false]);
  assert.deepEqual(draw(at(2, "accuracy accuracy noise noise recoil recoil")), [true, true]);
  assert.deepEqual(draw(at(1, "accuracy recoil recoil recoil noise noise")), [false, true]);
  assert.deepEqual(draw(at(1, "accuracy recoil recoil recoil noise")), [true, false]);
});
