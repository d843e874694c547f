/* Who asks the server without a player's key is told what everybody may know. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { io } from "socket.io-client";
import { choices } from "../choices.mjs";
import { NAME } from "../game.mjs";
import { choose } from "../random-player.mjs";
import { BOARDS, diceOf } from "./setup.mjs";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const TABLES = here("../../../exporters/readers/questions/tables/launch-site.json");
let [server, address] = [];

before(async () => {
  // It serves any file as the picture; nobody draws it here.
  server = spawn(process.execPath, [here("../server.mjs"), TABLES, here("../README.md"), "0"]);
  server.stderr.pipe(process.stderr);
  for await (const line of createInterface(server.stdout)) {
    address = line.match(/^Play at (http:.*)\/$/)?.[1];
    if (address) break;
  }
});
after(() => server.kill());

async function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${address}/games/${NAME}/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  return answer.json();
}

/** Somebody at the server, who keeps all that he is sent. */
async function visitor() {
  const socket = io(`${address}/${NAME}`, { transports: ["websocket"] });
  const heard = [];
  socket.onAny((...message) => heard.push(message));
  await once(socket, "connect");
  const answer = async (...message) => {
    const told = Promise.race([once(socket, "sync"), once(socket, "update")]);
    socket.emit(...message);
    await told;
  };
  return { socket, heard, answer };
}

test("it listens on this machine only", () => assert.match(address, /^http:\/\/127\.0\.0\.1:\d+$/));

test("a page or a file that it does not have", async () => {
  for (const path of ["/../package.json", "/%2e%2e/server.mjs", "/node_modules/", "/constructor", "/server.mjs"]) {
    assert.equal((await fetch(address + path)).status, 404, path);
  }
});

test("nobody takes the sniper's place", async () => {
  const { matchID } = await post("create", { numPlayers: 2 });
  const { playerCredentials: key } = await post(`${matchID}/join`, { playerID: "0", playerName: "a" });
  await post(`${matchID}/join`, { playerID: "1", playerName: "b" });
  const board = BOARDS[0];
  const sniper = await visitor();
  await sniper.answer("sync", matchID, "0", key, 2);
  const onlooker = await visitor();
  await onlooker.answer("sync", matchID, null, undefined, 2);

  const strangers = [];
  const keys = [undefined, null, "", "wrong", key.slice(1)];
  for (const playerID of ["0", 0, "", "00", " 0", "0.0", false, [], ["0"], "__proto__", "1"]) {
    for (const wrong of keys) {
      const stranger = await visitor();
      stranger.socket.emit("sync", matchID, playerID, wrong, 2);
      strangers.push(stranger);
    }
  }
  let state = sniper.heard.find(([type]) => type === "sync")[2].state;
  const make = async (playerID, credentials, { move, args }) => {
    const action = { type: "MAKE_MOVE", payload: { type: move, args, playerID, credentials } };
    await sniper.answer("update", action, state._stateID, matchID, playerID);
    state = sniper.heard.at(-1)[2];
  };
  const dice = diceOf(4);
  for (let moves = 0; state.ctx.currentPlayer === "0"; moves++) {
    assert.ok(moves < 20);
    await make("0", key, choose(board, state.G, "0", choices(board, state.G, state.ctx, "0"), dice));
  }
  // The squads' turn: the sniper's key does not move them, and no key moves nobody.
  const { _stateID } = state;
  for (const credentials of [...keys, key]) {
    const action = { type: "MAKE_MOVE", payload: { type: "pass", args: [], playerID: "1", credentials } };
    onlooker.socket.emit("update", action, _stateID, matchID, "1");
  }
  await onlooker.answer("sync", matchID, null, undefined, 2);
  assert.equal(onlooker.heard.at(-1)[2]._stateID ?? onlooker.heard.at(-1)[2].state._stateID, _stateID);

  assert.ok(state.G.secret.at, "he is on the board");
  for (const { heard } of [onlooker, ...strangers]) {
    assert.ok(!/"(secret|goals|track)"/.test(JSON.stringify(heard)), "nothing of him");
  }
  assert.ok(onlooker.heard.length > 3, "whoever looks on sees the game");
  assert.deepEqual([...new Set(strangers.map(({ heard }) => heard.length))], [0], "strangers see nothing");
  for (const { socket } of [sniper, onlooker, ...strangers]) socket.close();
});
