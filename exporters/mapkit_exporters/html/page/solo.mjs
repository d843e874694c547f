/** What the solo rules ask of the map: nearest piece, access fields, recon, whole order cards. */

import { button, choice, el } from "./elements.mjs";
import { moverChoice, moverOf } from "./moves.mjs";
import { COLOURS } from "./overlay.mjs";
import { pieceControls } from "./pieces.mjs";
import { EVENTS, resolved, setUp } from "./solo_cards.mjs";
import { answerWords } from "./solo_words.mjs";
import { say, told } from "./words.mjs";

const DEFENDER = "defender";
const FOUND = 1; // the lines of fields that answer

/** Return the questions that this map can answer. */
function questions({ map }) {
  const { tables, file } = map;
  const asked = { nearest };
  if (tables.movers.has(DEFENDER)) {
    if (tables.accessFields().length) asked.access = access;
    if (file.markers.some((mark) => mark.type === "regroup")) asked.regroup = regroup;
    if (map.sighted) asked.recon = recon;
    if (map.sighted && Object.keys(map.page.cards).length) asked.order_cards = orders;
  }
  return asked;
}

export function showSolo(table) {
  const { map, overlay, state, update } = table;
  const asked = questions(table);
  const question = state.question in asked ? state.question : "nearest";
  const names = Object.keys(asked).map((name) => [name, say(name)]);
  const goals = [...map.tables.objectives].map(([number, id]) => [id, String(number)]);
  const above = [choice(say("solo"), names, question, (name) => update({ question: name }))];
  const controls = [
    goals.length
      ? el(
          "div",
          { class: "row" },
          el("span", {}, say("objectives")),
          choice(say("objectives"), goals, state.a, (a) => update({ a, b: null })),
        )
      : null,
    ...pieceControls(table),
  ];
  if (state.a === null) return { above, title: say("tap_field"), nodes: controls };
  const { title, found = [], nodes = [], choices = [] } = asked[question](table, state.a);
  if (found.length)
    overlay.veil(
      map.ids.filter((id) => id !== state.a && !found.includes(id)),
      0.45,
    );
  for (const id of found) {
    overlay.paint(id, COLOURS.good, { opacity: 0.75, lines: FOUND, lineColour: COLOURS.veil });
    overlay.name(id, COLOURS.good);
  }
  overlay.frame(state.a, COLOURS.first);
  return { above: [...above, ...choices], title, nodes: [...nodes, ...controls] };
}

function nearest(table, a) {
  const { map, state } = table;
  const mover = moverOf({ map, state: { mover: state.soloMover ?? soloMover(map) } });
  const near = map.tables.nearest(a, state.pieces, mover);
  const far = map.tables.farthest(a, state.pieces, mover);
  if (!state.pieces.length) return { title: say("no_pieces") };
  if (near.distance === null) return { title: say("no_piece_comes", { field: a }) };
  const line = (key, { fields, distance }) =>
    say(key, { field: a, fields: fields.join(", "), n: distance });
  return {
    title: line("nearest_are", near),
    found: near.fields,
    nodes: [
      near.fields.length > 1 ? el("p", {}, say("tie")) : null,
      el("p", {}, line("farthest_are", far)),
    ],
  };
}

function soloMover(map) {
  return map.tables.movers.has(DEFENDER) ? DEFENDER : null;
}

function access({ map, state, update }, a) {
  const { tables } = map;
  const doors = tables.accessFields().map((id) => map.fields.get(id));
  const kinds = [...new Set(doors.flatMap((field) => [field.class, field.kind]))].sort();
  const kind = kinds.includes(state.accessKind) ? state.accessKind : null;
  const found = tables.accessFor(a, kind, { occupied: state.pieces });
  const pairs = [[null, say("any_kind")], ...kinds.map((id) => [id, told(map.kind(id))])];
  return {
    title: say("access_for", { field: map.short(a), fields: found.join(", ") || say("none") }),
    found,
    nodes: [choice(say("access"), pairs, kind, (accessKind) => update({ accessKind }))],
  };
}

function regroup({ map, state, update }, a) {
  const marks = map.file.markers.filter((mark) => mark.type === "regroup");
  const cards = [...new Set(marks.map((mark) => mark.card))].sort();
  const card = cards.includes(state.card) ? state.card : cards[0];
  const sector = map.fields.get(a).sector;
  if (sector === null) return { title: say("no_sector") };
  const bySquad = map.tables.regroupMarks(card, sector);
  const nameOf = (id) => told(map.tables.sectors.get(id).name);
  const lines = [...bySquad].map(([squad, ids]) => `${nameOf(squad)}: ${ids.join(", ")}`);
  return {
    title: say("marks_of", { sector: nameOf(sector) }),
    found: [...bySquad.values()].flat(),
    nodes: [
      ...(lines.length ? lines : [say("no_marks")]).map((line) => el("p", {}, line)),
      choice(
        say("regroup"),
        cards.map((one) => [one, say("card", { card: one })]),
        card,
        (chosen) => update({ card: chosen }),
      ),
    ],
  };
}

function recon({ map, state, update }, a) {
  const found = map.tables.recon(a, { steps: state.reconSteps });
  return {
    title: say("recon_of", { field: map.short(a), n: state.reconSteps }),
    found: found.filter((id) => id !== a),
    nodes: [
      el("p", {}, found.join(", ")),
      choice(
        say("recon"),
        [2, 3].map((n) => [n, say("up_to", { n })]),
        state.reconSteps,
        (reconSteps) => update({ reconSteps }),
      ),
    ],
  };
}

/** Carry out an order card, or an event, on the pieces: what happens, and where all stand then. */
function orders(table, a) {
  const { map, state, update, overlay } = table;
  const { tables, page } = map;
  const completes = [...tables.objectives.values()].includes(a);
  const events = EVENTS.filter((name) => completes || name !== "first objective");
  const names = [...Object.keys(page.cards), ...events];
  const order = names.includes(state.order) ? state.order : names[0];
  const nameOf = (name) =>
    name in page.cards ? told(name) : say(`order_event_${name.replaceAll(" ", "_")}`);
  const numbers = [...tables.objectives.keys()];
  const position = positionOf(table, a);
  const { sector } = map.fields.get(a);
  const targets = state.pieces.filter((id) => state.shotAt.includes(id));
  const choices = [
    choice(
      say("order_cards"),
      names.map((name) => [name, nameOf(name)]),
      order,
      (chosen) => update({ order: chosen }),
    ),
    order === "noise"
      ? choice(
          say("order_noise"),
          [1, 2, 3, 4].map((n) => [n, `${say("order_noise")}: ${n}`]),
          state.tokens,
          (tokens) => update({ tokens }),
        )
      : null,
  ].filter(Boolean);
  const below = [
    ...(order === "noise" && state.pieces.length
      ? togglesOf("order_shot_at", state.pieces, targets, (shotAt) => update({ shotAt }))
      : []),
    [...tables.entries.values()].includes(a)
      ? button(say("order_set_up"), () => update(onPage(setUp(tables, a))))
      : null,
    el("h3", {}, say("order_sector")),
    choice(
      say("order_sector"),
      [...tables.sectors.values()].map((one) => [one.id, told(one.name)]),
      position.lastKnown,
      (lastKnown) => update({ lastKnown }),
    ),
    ...togglesOf("order_likely_ones", numbers, position.likely, (likely) => update({ likely })),
    ...togglesOf("order_goals", numbers, state.goals, (goals) => update({ goals })),
  ];
  const crowded = tables.squads.find(
    (squad) => position.units.filter(([one]) => one === squad).length > tables.starts(squad).length,
  );
  if (!position.units.length) return { choices, title: say("order_no_pieces"), nodes: below };
  if (crowded !== undefined) {
    const n = tables.starts(crowded).length;
    return { choices, title: say("order_too_many", { squad: told(crowded), n }), nodes: below };
  }
  if (sector === null) return { choices, title: say("no_sector"), nodes: below };
  const card = page.cards[order] ?? order;
  const { steps, after } = resolved(tables, card, position, { tokens: state.tokens, targets });
  const [head, ...lines] = answerWords(map, nameOf(order), steps, position, after);
  position.units.forEach(([, from], k) => {
    const [, to] = after.units[k];
    if (from !== to) overlay.line([map.centres.get(from), map.centres.get(to)]);
  });
  return {
    choices,
    title: head,
    found: [...new Set(after.units.map(([, id]) => id))].filter((id) => id !== a),
    nodes: [
      el("ul", {}, ...lines.map((line) => el("li", {}, line))),
      button(say("order_accept"), () => update(onPage(after))),
      ...below,
    ],
  };
}

/** Return the position that the pieces are: who is not on the board is off it. */
function positionOf({ map: { tables, fields }, state }, sniper) {
  const units = state.pieces.map((id) => [state.squadOf[id] ?? tables.squads[0], id]);
  const count = (squad) => units.filter(([one]) => one === squad).length;
  const off = tables.squads.flatMap((squad) =>
    Array(Math.max(0, tables.starts(squad).length - count(squad))).fill(squad),
  );
  const lastKnown = state.lastKnown ?? fields.get(sniper).sector;
  const likely = state.likely ?? [...tables.objectives.keys()];
  return { units, sniper, lastKnown, likely, goals: state.goals, off, hits: 0 };
}

/** Return what the page keeps of a position. */
function onPage({ units, lastKnown, likely }) {
  return {
    pieces: units.map(([, id]) => id),
    squadOf: Object.fromEntries(units.map(([squad, id]) => [id, squad])),
    lastKnown,
    likely,
  };
}

/** Numbers or fields of which any may be pressed. */
function togglesOf(key, values, chosen, change) {
  const toggled = (n) => (chosen.includes(n) ? chosen.filter((one) => one !== n) : [...chosen, n]);
  const buttons = values.map((n) =>
    button(String(n), () => change(toggled(n)), { pressed: chosen.includes(n) }),
  );
  return [
    el("h3", {}, say(key)),
    el("div", { class: "choice", role: "group", "aria-label": say(key) }, ...buttons),
  ];
}
