/** Boards, dice that can be thrown again, and matches with every player at a client of their own. */
import { readFileSync } from "node:fs";
import bgClient from "boardgame.io/dist/cjs/client.js";
import bgMultiplayer from "boardgame.io/dist/cjs/multiplayer.js";
import { load } from "mapkit-tables";
import { choices } from "../choices.mjs";
import { makeGame } from "../game.mjs";
import { choose } from "../random-player.mjs";

const TABLES = new URL("../../../exporters/readers/questions/tables/", import.meta.url);
export const BOARDS = ["launch-site", "uboat-bunker"].map((name) =>
  load(readFileSync(new URL(`${name}.json`, TABLES))),
);

/** Numbers from 0 up to 1 that a seed brings back (mulberry32). */
export function diceOf(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A match whose clients keep all that they are sent. */
export function match(board, seed, numPlayers = 2) {
  const game = makeGame(board, diceOf(seed));
  const sent = {};
  const clients = {};
  for (let p = 0; p < numPlayers; p++) {
    const playerID = `${p}`;
    sent[playerID] = [];
    const multiplayer = (options) =>
      bgMultiplayer.Local()({
        ...options,
        transportDataCallback: (data) => {
          sent[playerID].push(JSON.stringify(data));
          options.transportDataCallback(data);
        },
      });
    clients[playerID] = bgClient.Client({ game, multiplayer, playerID, numPlayers, debug: false });
    clients[playerID].start();
  }
  return { game, clients, sent };
}

/** Let what was sent arrive. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Have the player whose turn it is make a move; null where the game is over. */
export async function step(board, { clients }, dice) {
  await settle();
  const before = clients[0].getState();
  if (before.ctx.gameover) return null;
  const playerID = before.ctx.currentPlayer;
  const { G, ctx } = clients[playerID].getState();
  const offered = choices(board, G, ctx, playerID);
  const choice = choose(board, G, playerID, offered, dice);
  clients[playerID].moves[choice.move](...choice.args);
  await settle();
  return { choice, offered, before, after: clients[0].getState() };
}

/** Play a match to its end; `look` sees each step. */
export async function play(board, table, dice, look = () => {}) {
  for (let moves = 0; moves < 3000; moves++) {
    const made = await step(board, table, dice);
    if (!made) return table.clients[0].getState();
    look(made);
  }
  throw new Error("the game does not end");
}
