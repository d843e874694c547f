/** How far a figure gets in one turn, by which ways, and where it is heard. */

import { button, choice, el } from "./elements.mjs";
import { COLOURS, inkOn, shade, swatch } from "./overlay.mjs";
import { say, told } from "./words.mjs";

const WAYS_SHOWN = 12;
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
  if (a === null) return { above: controls, title: say("tap_start"), nodes: [] };
  const options = {
    occupied: state.pieces.filter((id) => id !== a),
    fromEntry: enters && state.fromEntry,
  };
  const answer = b === null ? reach(table, a, mover, options) : ways(table, a, b, mover, options);
  return { above: controls, ...answer };
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

function reach({ map, overlay }, a, mover, options) {
  const reached = map.tables.reachable(a, mover, options);
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
      el("p", { class: "hint" }, say("tap_end")),
      el("ul", { class: "legend", "aria-label": say("steps") }, ...rows),
    ],
  };
}

function ways(table, a, b, mover, options) {
  const { map, overlay, state, update } = table;
  const paths = map.tables.paths(a, mover, { ...options, end: b });
  overlay.frame(a, COLOURS.first);
  overlay.frame(b, COLOURS.second);
  if (!paths.length) return { title: say("no_way", { a, b }), nodes: [] };
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
    : say("silent");
  const hearers = map.tables.whoHears(path, state.pieces, mover, entering);
  const shown = paths.slice(0, WAYS_SHOWN);
  return {
    title: `${path.join(" → ")}. ${noise}`,
    nodes: [
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
