/**
 * What a player may do now: every legal move, from what that player sees.
 *
 * The server takes a move only if it is among these, the page offers these, and the random player
 * chooses among these. Every question about the board goes to the reader, `mapkit_tables.mjs`.
 *
 * A choice has `move` and `args`, as boardgame.io takes them, and `steps`: what somebody clicks to
 * make it, a field as `{ field }` or a button as `{ button }`.
 */
import { size } from "./bag.mjs";

export const SNIPER = "0";
const ACTIONS = 2;

const field = (id) => ({ field: id });
const button = (text) => ({ button: text });

/** The fields of the defenders on the board, without one of them. */
export const guards = (units, without = null) =>
  units.filter((unit) => unit !== without && unit.at !== null).map((unit) => unit.at);

/** The squad whose turn it is; null for the sniper. */
export const squadOf = (board, ctx) => board.squads[ctx.playOrderPos - 1] ?? null;

/** Every move that a player may make, none where it is another's turn. */
export function choices(board, G, ctx, playerID) {
  if (ctx.gameover || ctx.currentPlayer !== playerID) return [];
  return playerID === SNIPER ? ofSniper(board, G) : ofSquad(board, G, squadOf(board, ctx));
}

function ofSniper(board, { units, bag, secret }) {
  if (!secret) return [{ move: "draw", args: [], steps: [button("Draw two objectives")] }];
  const { at, done, goals, cards } = secret;
  const found = [];
  if (!done.includes("move")) found.push(...ways(board, units, secret));
  else found.push({ move: "done", args: [], steps: [button("End the turn")] });
  if (at === null) return found;

  if (!done.includes("card")) {
    for (const card of new Set(cards)) found.push(...plays(board, units, at, card));
  }
  if (!done.includes("act")) {
    const number = goals.find((n) => board.objectives.get(n) === at);
    if (number) found.push({ move: "complete", args: [number], steps: [button(`Do objective ${number}`)] });
    const seen = board.inSight(at);
    units.forEach((unit, i) => {
      for (let n = seen.get(unit.at) ?? Infinity; n <= size(bag); n++) {
        const steps = [button("Shoot"), field(unit.at), button(`with ${n} token${n > 1 ? "s" : ""}`)];
        found.push({ move: "shoot", args: [i, n], steps });
      }
    });
  }
  return found;
}

/* Looting is part of the move: before it or after it, as the rules let him. */
function ways(board, units, secret) {
  const { at, done } = secret;
  const entering = at === null;
  const starts = entering ? [...board.entriesFor(...secret.goals).values()] : [at];
  const options = { occupied: guards(units), fromEntry: entering };
  const found = starts.flatMap((start) => board.paths(start, "sniper", options));
  if (!found.length) return [{ move: "go", args: [[], null], steps: [button("Wait off the board")] }];
  const loots = (place) => !done.includes("act") && lootable(board, secret, place) !== null;
  return found.flatMap((way) => {
    const fields = [button("Move"), ...(entering ? way : way.slice(1)).map(field)];
    const go = (loot, text) => ({ move: "go", args: [way, loot], steps: [...fields, button(text)] });
    return [
      go(null, !entering && way.length === 1 ? "Stay" : "Go"),
      ...(!entering && loots(at) ? [go("before", "Loot here, then go")] : []),
      ...(loots(way.at(-1)) ? [go("after", "Go and loot there")] : []),
    ];
  });
}

/** The number that may be looted on a field, or null. */
export function lootable(board, { goals, aims, looted }, place) {
  const [number] = [...board.objectives].find(([, at]) => at === place) ?? [null];
  return number === null || aims.includes(number) || looted.includes(number) ? null : number;
}

function plays(board, units, at, card) {
  if (card === "shotgun") {
    const reached = board.shotgun(at);
    if (!units.some((unit) => reached.includes(unit.at))) return [];
    return [{ move: "play", args: ["shotgun"], steps: [button("Shotgun")] }];
  }
  return units.flatMap((unit, i) => {
    if (unit.at === null) return [];
    const ends = board.distraction(unit.at, at, { occupied: guards(units, unit) });
    return ends.map((end) => ({
      move: "play",
      args: ["distraction", i, end],
      steps: [button("Distraction"), field(unit.at), field(end)],
    }));
  });
}

function ofSquad(board, { units, acted }, squad) {
  const found = [{ move: "pass", args: [], steps: [button("End the turn")] }];
  const officer = units.find((unit) => unit.squad === squad && unit.role === "officer");
  if (!acted.length && officer.at !== null && board.field(officer.at).sector === squad) {
    found.push({ move: "ask", args: [], steps: [button(`Is he in the ${squad} sector?`)] });
  }
  if (acted.length >= ACTIONS) return found;
  units.forEach((unit, i) => {
    if (unit.squad !== squad) return;
    const may = (move) => !acted.some(([who, what]) => who === i && what === move);
    const offer = (move, args, ...steps) => {
      if (may(move)) found.push({ move, args: [i, ...args], steps });
    };
    const others = guards(units, unit);
    if (unit.at === null) {
      const options = { officer: officer.at, occupied: others, anySector: officer.gift === "radio operator" };
      const places = board.deployPlaces(squad, unit.role, options);
      places.forEach((place) => offer("deploy", [place], button(`Deploy ${named(unit)}`), field(place)));
      return;
    }
    const here = field(unit.at);
    for (const end of board.reachable(unit.at, "defender", { occupied: others }).keys()) {
      if (end !== unit.at) offer("walk", [end], here, button("Move"), field(end));
    }
    if (unit.gift !== "assault officer") offer("attack", [unit.at], here, button("Attack this field"));
    else for (const next of board.adjacent(unit.at)) offer("attack", [next], here, button("Attack"), field(next));
    for (const next of board.adjacent(unit.at)) offer("spot", [next], here, button("Spot"), field(next));
    for (const set of board.searchSets(unit.at)) {
      const rest = set.slice(1).map(field);
      for (const order of rest.length < 2 ? [rest] : [rest, [...rest].reverse()]) {
        offer("search", [set], here, button("Search"), ...order, button("Search here"));
      }
    }
    offer("withdraw", [], here, button("Withdraw"));
  });
  return found;
}

/** What a unit is called. */
export const named = ({ squad, role, gift }) => `the ${squad} ${gift || role}`;
