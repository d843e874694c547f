/** A player that plays at random, with a little sense, from what its side sees. */
import { SNIPER } from "./choices.mjs";

const WEIGHT = { walk: 40, attack: 15, spot: 20, search: 15, deploy: 30, withdraw: 2, ask: 10, pass: 2 };

/**
 * Choose one of the moves that are possible.
 * @param {import("mapkit-tables").Tables} board
 * @param {object} G what the player's side sees of the game
 * @param {string} playerID
 * @param {object[]} offered the moves, as choices.mjs lists them
 * @param {() => number} dice numbers from 0 up to 1, without 1
 */
export function choose(board, G, playerID, offered, dice) {
  const pick = (list) => list[Math.floor(dice() * list.length)];
  const byMove = new Map();
  for (const c of offered) byMove.set(c.move, [...(byMove.get(c.move) ?? []), c]);
  const nearest = (list, targets, place, mover) => {
    const far = list.map((choice) =>
      Math.min(...targets.map((to) => board.distance(place(choice), to, mover) ?? Infinity)),
    );
    return pick(list.filter((_, i) => far[i] === Math.min(...far)));
  };

  if (playerID === SNIPER) {
    for (const move of ["draw", "complete"]) if (byMove.has(move)) return byMove.get(move)[0];
    const rest = ["play", "shoot"].filter((move) => byMove.has(move));
    if (rest.length && dice() < 0.4) return pick(byMove.get(pick(rest)));
    if (!byMove.has("go")) return byMove.get("done")[0];
    const ways = byMove.get("go");
    if (ways[0].args[0].length === 0 || dice() < 0.25) return pick(ways);
    const goals = G.secret.goals.map((n) => board.objectives.get(n));
    return nearest(ways, [pick(goals)], ({ args: [way] }) => way.at(-1), "sniper");
  }

  const { figure } = G;
  for (const move of figure === null ? [] : ["attack", "walk"]) {
    const chances = (byMove.get(move) ?? []).filter(({ args: [, target] }) => target === figure);
    if (chances.length) return pick(chances);
  }
  const kinds = [...byMove.keys()];
  let ticket = dice() * kinds.reduce((sum, kind) => sum + WEIGHT[kind], 0);
  const kind = kinds.find((k) => (ticket -= WEIGHT[k]) < 0) ?? kinds[0];
  const list = byMove.get(kind);
  const heard = G.heard.map((i) => G.units[i].at).filter((at) => at !== null);
  const trace = [figure ?? G.seen ?? heard].flat();
  if (kind === "walk" && trace.length && dice() < 0.8) {
    return nearest(list, trace, ({ args: [, end] }) => end, "defender");
  }
  return pick(list);
}
