/** How far a figure gets in one turn, by which ways, and where it is heard. */

import { button, choice, el } from "./elements.mjs";
import { COLOURS, inkOn, shade, swatch } from "./overlay.mjs";
import { pieceControls } from "./pieces.mjs";
import { say, told } from "./words.mjs";

const WAYS_SHOWN = 12;
const MOST_POINTS = 20; // more than a turn of any unit
const HEARD = 11; // the lines of fields on which a move is heard

export function showMoves(table) {
  const { map, state, update } = table;
  const { a, b } = state;
  const mover = moverOf(table);
  const controls = [moverChoice(table)];
  const enters = [...map.tables.entries.values()].includes(a);
  if (enters) {
    const change = () => update({ fromEntry: !state.fromEntry, way: 0 });
    controls.push(button(say("by_entry"), change, { pressed: state.fromEntry }));
  }
  const pieces = map.hunted ? [] : pieceControls(table);
  if (a === null) return { above: controls, title: say("tap_start"), nodes: pieces };
  const options = {
    occupied: state.pieces.filter((id) => id !== a),
    fromEntry: enters && state.fromEntry,
  };
  if (byPoints(map)) {
    options.allowance = allowanceOf(table, mover);
    controls.push(pointsBox(table, mover, options.allowance));
    if (options.allowance === null) {
      return { above: controls, title: say("tell_points"), nodes: pieces };
    }
  }
  const answer = b === null ? reach(table, a, mover, options) : ways(table, a, b, mover, options);
  return { ...answer, above: controls, nodes: [...answer.nodes, ...pieces] };
}

/** Return who moves: the chosen mover, or the first of the game. */
export function moverOf({ map, state }) {
  return state.mover ?? [...map.tables.movers.keys()][0];
}

export function moverChoice(table) {
  const pairs = [...table.map.tables.movers.values()].map((m) => [m.id, told(m.label)]);
  const change = (mover) => table.update({ mover, way: 0 });
  return choice(say("mover"), pairs, moverOf(table), change);
}

/** Tell whether a move spends points, as the fields cost them, and not steps. */
function byPoints(map) {
  return map.file.ruleset.steps === "sides";
}

/** Return what a figure may spend in a turn, null where nobody has said it. */
function allowanceOf({ map, state }, mover) {
  return state.points[mover] ?? map.tables.movers.get(mover).allowance;
}

function pointsBox({ state, update }, mover, allowance) {
  const box = el("input", { type: "number", min: 0, max: MOST_POINTS, value: allowance });
  box.addEventListener("change", () => {
    const given = box.value === "" ? null : Math.trunc(Number(box.value));
    const points = given === null ? null : Math.min(Math.max(given, 0), MOST_POINTS);
    update({ points: { ...state.points, [mover]: points }, way: 0 });
  });
  return el("label", { class: "row" }, el("span", {}, say("points")), box);
}

function reach({ map, overlay }, a, mover, options) {
  const found = map.tables.reachable(a, mover, options);
  const taken = byPoints(map) ? "cost" : "steps";
  const reached = new Map([...found].map(([id, one]) => [id, { steps: one[taken] }]));
  const steps = [...reached.values()].map((one) => one.steps);
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  overlay.veil(
    map.ids.filter((id) => !reached.has(id)),
    0.5,
  );
  for (const [id, one] of reached) {
    overlay.paint(id, shade(one.steps, least, most), { lines: one.steps });
  }
  overlay.frame(a, COLOURS.first);
  for (const [id, one] of reached) overlay.note(id, one.steps, shade(one.steps, least, most));
  const rows = [...new Set(steps)]
    .sort((x, y) => x - y)
    .map((number) => {
      const ids = [...reached].filter(([, one]) => one.steps === number).map(([id]) => id);
      const colour = shade(number, least, most);
      const over = overlay.pattern(number, inkOn(colour));
      return el("li", {}, swatch(colour, over), el("b", {}, `${number}`), ` ${ids.join(", ")}`);
    });
  const label = upperFirst(told(map.tables.movers.get(mover).label));
  return {
    title: say("reaches", { mover: label, field: map.short(a), n: reached.size }),
    nodes: [
      el("p", { class: "hint" }, say(isHeard(map, mover) ? "tap_end" : "tap_way")),
      el("ul", { class: "legend", "aria-label": say(byPoints(map) ? "points" : "steps") }, ...rows),
      byCard(
        map,
        mover,
        [...reached.keys()].filter((id) => id !== a),
      ),
    ],
  };
}

function isHeard(map, mover) {
  return map.tables.movers.get(mover).noiseFrom > 0;
}

/** Say for which kinds of fields that are entered a unit's card could give another cost. */
function byCard(map, mover, entered) {
  const open = map.page.costs_by_card[mover] ?? [];
  const kinds = open.filter((kind) => entered.some((id) => map.fields.get(id).kind === kind));
  const labels = kinds.map((kind) => told(map.kind(kind)));
  return kinds.length ? el("p", {}, say("by_card", { kinds: labels.join(", ") })) : null;
}

/** Say how far a shot goes, which counts fields, whatever they cost. */
function rangeOf({ tables, file }, a, b) {
  if (file.ruleset.range !== "grid") return null;
  const n = tables.atRange(a, 0, tables.fields.length).get(b);
  return n === undefined ? null : el("p", {}, say("range_is", { a, b, n }));
}

/** Return the ways of one turn; where moves spend points, the cheapest ones. */
function waysOf({ tables, file }, a, b, mover, options) {
  if (file.ruleset.steps !== "sides") return tables.paths(a, mover, { ...options, end: b });
  if (!tables.reachable(a, mover, options).has(b)) return [];
  if (options.fromEntry) return tables.paths(a, mover, { ...options, end: b });
  return tables.shortestPaths(a, b, mover, { count: "cost", blocked: options.occupied });
}

function ways(table, a, b, mover, options) {
  const { map, overlay, state, update } = table;
  const paths = waysOf(map, a, b, mover, options);
  overlay.frame(a, COLOURS.first);
  overlay.frame(b, COLOURS.second);
  const far = rangeOf(map, a, b);
  if (!paths.length) return { title: say("no_way", { a, b }), nodes: [far] };
  const path = paths[Math.min(state.way, paths.length - 1)];
  const entering = { fromEntry: options.fromEntry };
  const heard = map.tables.heardOn(path, mover, entering);
  for (const id of heard) {
    overlay.paint(id, COLOURS.heard, { opacity: 0.4, lines: HEARD, lineColour: COLOURS.heard });
  }
  path.slice(1).forEach((id, i) => {
    overlay.line([map.centres.get(path[i]), map.centres.get(id)]);
  });
  path.forEach((id, i) => {
    overlay.disc(map.centres.get(id), i + (options.fromEntry ? 1 : 0), COLOURS.line);
  });
  const noise = heard.length
    ? say("heard_on", { n: heard.length, fields: heard.join(", ") })
    : isHeard(map, mover)
      ? say("silent")
      : "";
  const cost = byPoints(map)
    ? say("takes", { n: map.tables.reachable(a, mover, options).get(b).cost })
    : "";
  const hearers = map.tables.whoHears(path, state.pieces, mover, entering);
  const shown = paths.slice(0, WAYS_SHOWN);
  return {
    title: [`${path.join(" → ")}.`, noise, cost].filter(Boolean).join(" "),
    nodes: [
      byCard(map, mover, path.slice(options.fromEntry ? 0 : 1)),
      far,
      state.pieces.length && heard.length
        ? el(
            "p",
            {},
            hearers.length ? say("heard_by", { fields: hearers.join(", ") }) : say("heard_by_none"),
          )
        : null,
      el("h3", {}, say("ways", { a, b })),
      choice(
        say("ways", { a, b }),
        shown.map((way, i) => [i, way.join(" → ")]),
        Math.min(state.way, paths.length - 1),
        (way) => update({ way }),
      ),
      paths.length > shown.length
        ? el("p", {}, say("and_more", { n: paths.length - shown.length }))
        : null,
    ],
  };
}

function upperFirst(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
