/** What the solo rules ask of the map: nearest piece, access fields, regroup marks, recon. */

import { button, choice, el } from "./elements.mjs";
import { moverChoice, moverOf } from "./moves.mjs";
import { COLOURS } from "./overlay.mjs";
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
  const { title, found = [], nodes = [] } = asked[question](table, state.a);
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
  return { above, title, nodes: [...nodes, ...controls] };
}

function pieceControls({ state, update }) {
  const { pieces, putting } = state;
  return [
    el("p", {}, pieces.length ? say("pieces", { fields: pieces.join(", ") }) : say("no_pieces")),
    el(
      "div",
      { class: "actions" },
      button(say("put_pieces"), () => update({ putting: !putting }), { pressed: putting }),
      pieces.length ? button(say("take_all"), () => update({ pieces: [] })) : null,
    ),
  ];
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
