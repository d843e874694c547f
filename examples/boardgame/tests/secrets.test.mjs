/* What the squads are sent is the same wherever the sniper is, unless the rules say that it differs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import bg from "boardgame.io/dist/cjs/internal.js";
import { shoot } from "../bag.mjs";
import { choices, guards, SNIPER, squadOf } from "../choices.mjs";
import { makeGame } from "../game.mjs";
import { choose } from "../random-player.mjs";
import { BOARDS, diceOf, match, play } from "./setup.mjs";

const OTHERS = ["1", null, undefined]; // a squad's player; somebody who looks on
const action = (playerID, { move, args }) => ({ type: "MAKE_MOVE", payload: { type: move, args, playerID } });

/** A game without clients, whose dice begin anew with each move. */
function desk(board) {
  let dice;
  const game = bg.ProcessGameConfig(makeGame(board, () => dice()));
  const reduce = bg.CreateGameReducer({ game });
  dice = diceOf(1);
  const first = bg.InitializeGame({ game, numPlayers: 2 });
  const after = (state, playerID, choice) => {
    dice = diceOf(state._stateID);
    const { transients, ...next } = reduce(state, action(playerID, choice));
    assert.equal(transients, undefined, `${choice.move} ${JSON.stringify(choice.args)} is legal`);
    return next;
  };
  /** All that boardgame.io ever sends somebody of a move: the new state, what changed, all from the start. */
  const sent = (playerID, before, state) => {
    const filter = bg.getFilterPlayerView(game);
    const messages = [
      { type: "update", args: ["match", state] },
      { type: "sync", args: ["match", { state, log: state.deltalog, initialState: first }] },
    ];
    // Sent if the game has deltaState, which this one has not: it compares long lists for seconds.
    if (state.G.told.length < 30) messages.push({ type: "patch", args: ["match", before._stateID, before, state] });
    return JSON.stringify(messages.map((message) => filter(playerID, message)));
  };
  return { first, after, sent };
}

/** What the rules let the squads learn from a move; the reader is asked, not the game. */
function learnt(board, { G, ctx, _stateID }, { move, args }) {
  const { at } = G.secret;
  const [unit, target] = [G.units[args[0]], args[1]];
  switch (move) {
    case "go": {
      const [way, loot] = args;
      const fromEntry = at === null;
      const moves = way.length > 1 || fromEntry;
      return [loot, moves && way.length > 0, way.length > 0, board.whoHears(way, guards(G.units), "sniper", { fromEntry })];
    }
    case "ask":
      return at !== null && board.field(at).sector === squadOf(board, ctx);
    case "attack":
    case "spot":
      return target === at ? at : null;
    case "search":
      return target.includes(at);
    case "shoot": {
      const { hit, revealed } = shoot(G.bag, board.shotDistance(at, unit.at), args[1], diceOf(_stateID));
      return [hit, revealed && at];
    }
    case "complete":
      return at;
    case "play":
      return args[0] === "shotgun" ? at : board.sees(args[2], at);
    default:
      return null;
  }
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

for (const board of BOARDS) {
  test(`the squads are sent nothing of him on ${board.name}`, () => {
    const { first, after, sent } = desk(board);
    const dice = diceOf(7);
    const compared = {};
    for (let played = 0; played < 2; played++) {
      let state = first;
      while (!state.ctx.gameover) {
        const { G, ctx } = state;
        const playerID = ctx.currentPlayer;
        const offered = choices(board, G, ctx, playerID);
        const choice = choose(board, G, playerID, offered, dice);
        const next = after(state, playerID, choice);
        const alternatives = [];
        if (choice.move === "go") {
          // Another way, with the same answer to who hears it.
          for (let n = 0; n < 12; n++) {
            const other = offered[Math.floor(dice() * offered.length)];
            if (other.move === "go") alternatives.push([state, other]);
          }
        } else if (G.secret && G.secret.at !== null && G.figure === null) {
          // Another place where he might be.
          const unit = choice.move === "shoot" ? G.units[choice.args[0]] : null;
          const places = unit ? [...board.inSight(unit.at).keys()] : board.fields;
          for (let n = 0; n < (unit ? 30 : 6); n++) {
            const at = places[Math.floor(dice() * places.length)];
            const elsewhere = { ...state, G: { ...G, secret: { ...G.secret, at } } };
            const legal = choices(board, elsewhere.G, ctx, playerID);
            if (legal.some((one) => same([one.move, one.args], [choice.move, choice.args]))) {
              alternatives.push([elsewhere, choice]);
            }
          }
        }
        for (const [from, other] of alternatives) {
          if (!same(learnt(board, from, other), learnt(board, state, choice))) continue;
          if (same([from.G.secret.at, other.args], [G.secret.at, choice.args])) continue;
          const instead = after(from, playerID, other);
          if (next.ctx.gameover) continue; // all is told
          if (choice.move !== "go" && next.G.figure !== null) continue; // shown where he is
          for (const somebody of OTHERS) {
            assert.equal(sent(somebody, from, instead), sent(somebody, state, next), choice.move);
          }
          compared[choice.move] = (compared[choice.move] ?? 0) + 1;
        }
        state = next;
      }
    }
    for (const move of ["go", "done", "walk", "spot", "search", "attack", "ask", "shoot"]) {
      assert.ok(compared[move] >= 3, `${move} was compared: ${JSON.stringify(compared)}`);
    }
  });

  test(`a whole game's messages on ${board.name}`, async () => {
    for (const seed of [1, 2, 3]) {
      const table = match(board, seed, 3);
      let mine = 0;
      await play(board, table, diceOf(seed), ({ after }) => {
        if (!after.ctx.gameover) mine = table.sent[1].length;
        for (const player of ["1", "2"]) {
          const { G, _undo, _redo, plugins } = table.clients[player].getState();
          assert.equal("secret" in G, Boolean(after.ctx.gameover));
          assert.deepEqual([_undo, _redo, plugins.random.data], [[], [], undefined]);
          for (const { action: made } of table.clients[player].log) {
            if (["draw", "go"].includes(made.payload.type)) assert.equal(made.payload.args, null);
          }
        }
      });
      assert.ok(mine > 50);
      for (const text of table.sent[1].slice(0, mine)) {
        assert.ok(!/"(secret|goals|aims|track|prngstate)"/.test(text), text.slice(0, 200));
      }
      assert.ok(/"track"/.test(table.sent[SNIPER].join()), "he sees it himself");
    }
  });
}
