/* One side's window: the board, what has happened, and what that side may do now. */
import { Client } from "boardgame.io/client";
import { SocketIO } from "boardgame.io/multiplayer";
import { load } from "mapkit-tables";
import { size } from "../bag.mjs";
import { choices, named, SNIPER, squadOf } from "../choices.mjs";
import { makeGame } from "../game.mjs";
import { choose } from "../random-player.mjs";
import { notice, Picture } from "./picture.mjs";

const $ = (id) => document.getElementById(id);
const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
const given = new URLSearchParams(location.hash.slice(1));
const playerID = given.get("player");
const pace = Number(given.get("pace") ?? 600);
const mine = playerID === SNIPER;

const [tables, svg] = await Promise.all(
  ["/tables.json", "/board.svg"].map(async (path) => (await fetch(path)).text()),
);
const board = load(tables);
const picture = new Picture($("board"), svg, board);
document.body.classList.add(mine ? "sniper" : "squads");
document.title = $("side").textContent = mine ? "The sniper" : "The squads";
$("notice").textContent = `${board.name}. ${notice(board)}`;

const client = Client({
  game: makeGame(board),
  multiplayer: SocketIO({ server: location.origin, socketOpts: { transports: ["websocket"] } }),
  matchID: given.get("match"),
  playerID,
  credentials: given.get("key"),
  debug: false,
});

let state = null;
let steps = []; // clicked so far, of a move that is not yet whole
let waiting = null; // the computer's next click
let sent = null; // the state that a move was sent from, until the server answers

const same = (a, b) => a.field === b.field && a.button === b.button;

/** The choices that go on from what was clicked. */
const open = () =>
  state._stateID === sent
    ? []
    : choices(board, state.G, state.ctx, playerID).filter((choice) =>
        steps.every((step, i) => choice.steps[i] && same(choice.steps[i], step)),
      );

function click(step) {
  steps.push(step);
  const whole = open().find((choice) => choice.steps.length === steps.length);
  if (whole) {
    steps = [];
    sent = state._stateID;
    client.moves[whole.move](...whole.args);
  } else show();
}

function back() {
  steps.pop();
  show();
}

function show() {
  const { G, ctx } = state;
  picture.clear();
  showPieces(G, ctx);
  const next = [];
  for (const choice of open()) {
    const step = choice.steps[steps.length];
    if (!next.some((one) => same(one, step))) next.push(step);
  }
  const way = steps.filter((step) => step.field).map((step) => step.field);
  if (mine && G.secret?.at && steps[0]?.button === "Move") way.unshift(G.secret.at);
  if (way.length) picture.way(way, "planned");
  const entry = (step, text) => {
    const node = make("button", { type: "button", textContent: text, onclick: () => click(step) });
    node.dataset.step = step.field ?? step.button;
    return node;
  };
  const fields = next.filter((step) => step.field);
  for (const step of fields) picture.mark(step.field, label(step.field), () => click(step));
  fields.sort((a, b) => a.field.localeCompare(b.field, "en", { numeric: true }));
  $("places").replaceChildren(...fields.map((step) => entry(step, step.field)));
  const buttons = next.filter((step) => step.button).map((step) => entry(step, step.button));
  if (steps.length) buttons.push(make("button", { type: "button", textContent: "Back", className: "back", onclick: back }));
  $("buttons").replaceChildren(...buttons);
  $("prompt").textContent = prompt(G, ctx, fields.length > 0);
  showFacts(G);
  showTold(G);
  document.body.classList.toggle("mine", ctx.currentPlayer === playerID && !ctx.gameover);
  document.body.dataset.state = ctx.gameover ? "over" : state._stateID;
}

function label(id) {
  const { name, kind } = board.field(id);
  return `Field ${id}${name ? ` (${name})` : ""}: ${kind}`;
}

function prompt(G, ctx, some) {
  if (ctx.gameover) return `${ctx.gameover.winner === "sniper" ? "The sniper wins" : "The squads win"}. ${ctx.gameover.why}`;
  const squad = squadOf(board, ctx);
  if (ctx.currentPlayer !== playerID) return squad ? `The ${squad} squad plays.` : "The sniper plays.";
  if (steps.length) return `${steps.map((step) => step.button ?? step.field).join(" › ")} › ${some ? "choose a field" : ""}`;
  if (open().length === 1 && G.secret && !squad) return "Your turn: nothing is left to do.";
  if (!squad) return G.secret ? "Your turn: move, play a card, act." : "Your turn. First draw your objectives.";
  const left = 2 - G.acted.length;
  return `Turn of the ${squad} squad: ${left ? `${left} action${left > 1 ? "s" : ""}. Choose a unit.` : "no action left."}`;
}

function showPieces(G, ctx) {
  const { secret } = G;
  if (secret?.track.length) {
    if (ctx.gameover) picture.way(secret.track.flatMap(([, way]) => way), "track");
    else if (secret.track.at(-1)[1].length > 1) picture.way(secret.track.at(-1)[1], "track");
  }
  for (const number of secret?.goals ?? []) picture.tint(board.objectives.get(number), "goal");
  if (secret && !secret.at && !steps.length) for (const at of board.entriesFor(...secret.aims).values()) picture.tint(at, "entry");
  const squad = squadOf(board, ctx);
  G.units.forEach((unit, i) => {
    if (unit.at === null) return;
    const { colour } = board.sectors.get(unit.squad);
    picture.piece(unit.at, {
      letter: unit.role === "officer" ? "★" : "S",
      fill: colour,
      ink: dark(colour) ? "#fff" : "#000",
      kind: `unit${unit.squad === squad ? " playing" : ""}`,
      title: `${named(unit)} on ${unit.at}${G.heard.includes(i) ? " hears steps" : ""}`,
      ring: G.heard.includes(i),
    });
  });
  if (G.figure) picture.sign(G.figure, "seen", `The sniper is seen on ${G.figure}`);
  else if (secret?.at) picture.sign(secret.at, "hidden", `You are on ${secret.at}, unseen`);
  if (!G.figure && G.seen && G.seen !== secret?.at) picture.sign(G.seen, "trace", `The sniper was last seen on ${G.seen}`);
}

const dark = (colour) => {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  return 0.3 * r + 0.59 * g + 0.11 * b < 140;
};

function showFacts(G) {
  const tokens = Object.entries(G.bag).filter(([, n]) => n).map(([token, n]) => `${n} ${token}`);
  const facts = {
    Round: `${G.round}, ${G.left} left`,
    Objectives: G.secret ? G.secret.goals.map((n) => `${n} on ${board.objectives.get(n)}`).join(", ") || "done" : `${G.open} open`,
    Wounds: `${G.wounds} of 2`,
    Bag: `${size(G.bag)}: ${tokens.join(", ")}`,
    ...(mine && G.secret && { Cards: G.secret.cards.join(", ") || "none" }),
  };
  $("facts").replaceChildren(
    ...Object.entries(facts).map(([name, value]) => {
      const pair = document.createElement("div");
      pair.append(make("dt", { textContent: name }), " ", make("dd", { textContent: value }));
      return pair;
    }),
  );
}

function showTold({ told, secret }) {
  const lines = told.map((text) => ({ text, own: false }));
  // Those that only the sniper is told, behind what had been told before them.
  for (const { after, text } of [...(secret?.told ?? [])].reverse()) lines.splice(after, 0, { text, own: true });
  $("told").replaceChildren(
    ...lines.reverse().map(({ text, own }) =>
      make("li", {
        textContent: text,
        className: [own && "own", text.startsWith("Round ") && "round"].filter(Boolean).join(" "),
      }),
    ),
  );
}

/** Have the computer click its way through a move, where it is to play. */
function think() {
  clearTimeout(waiting);
  if (!$("computer").checked || !state || !open().length) return;
  waiting = setTimeout(() => {
    const { G, ctx } = state;
    const choice = choose(board, G, playerID, choices(board, G, ctx, playerID), Math.random);
    while (steps.length) back();
    for (const { field, button } of choice.steps) {
      document.querySelector(`aside [data-step="${CSS.escape(field ?? button)}"]`).click();
    }
  }, pace);
}

$("computer").onchange = think;
addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && steps.length) back();
});
client.subscribe((now) => {
  if (!now || now._stateID === state?._stateID) return;
  steps = [];
  state = now;
  show();
  think();
});
client.start();
