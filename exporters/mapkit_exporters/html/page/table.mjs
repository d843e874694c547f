/** What lies on the table: the map, what is chosen, and the answer that is shown. */

import { aimedAt } from "./aim.mjs";
import { showBeside } from "./beside.mjs";
import { choice, el } from "./elements.mjs";
import { finder } from "./find.mjs";
import { fieldsOf, linkTo } from "./link.mjs";
import { Lens } from "./lens.mjs";
import { showMoves } from "./moves.mjs";
import { COLOURS, Overlay } from "./overlay.mjs";
import { settings } from "./settings.mjs";
import { captions, sharePicture } from "./share.mjs";
import { showSight, verdictWords } from "./sight.mjs";
import { showSolo } from "./solo.mjs";
import { View } from "./view.mjs";
import { language, say, told } from "./words.mjs";

const MODES = { sight: showSight, moves: showMoves, beside: showBeside, solo: showSolo };
const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const SQUADS = { black: "#1d1d1f", red: "#c22f2a", yellow: "#e8b923" }; // of their pieces
const MISSING_SHOWN = 30;
const LARGER = 2.5; // times, at least, where a tap may mean several fields
const FINGER = 48; // pixels of the smallest of them then

const at = (id) => document.getElementById(id);

export class Table {
  constructor(map, reasons) {
    this.map = map;
    this.reasons = reasons;
    const svg = at("board").querySelector("svg");
    svg.querySelectorAll("title").forEach((title) => title.remove());
    this.svg = svg;
    at("board").style.background = svg.querySelector("rect").getAttribute("fill");
    this.overlay = new Overlay(svg, map);
    this.lens = new Lens(at("board"), svg);
    this.undone = null; // what was chosen before the last tap
    this.view = new View(at("board"), svg, {
      aim: (point, byFinger) => this.#aim(point, byFinger),
      aimEnd: () => this.#aimEnd(),
      tap: (point, byFinger) => this.#tap(point, byFinger),
      twice: () => this.undone && this.update(this.undone),
      hold: (point, place) => this.#hold(point, place),
      holdEnd: (point) => this.#holdEnd(point),
    });
    this.state = {
      a: null,
      b: null,
      cursor: null,
      mode: map.sighted ? "sight" : "moves",
      kept: false,
      mover: null,
      points: {}, // by mover what it may spend, where a person said so
      fromEntry: false,
      way: 0,
      question: "nearest",
      accessKind: null,
      card: null,
      reconSteps: 2,
      pieces: [],
      squadOf: {}, // of pieces
      putSquad: null,
      putting: false,
      note: null, // until something else is chosen
      order: null,
      tokens: 1,
      shotAt: [],
      lastKnown: null, // the sniper's own sector
      likely: null, // all objectives
      goals: [],
    };
    this.update = this.update.bind(this);
    this.finder = finder(map, (ids, note) => this.#found(ids, note));
    this.settings = settings(map, () => this.show());
    document.body.append(this.finder.dialog, this.settings.dialog);
    at("find").addEventListener("click", () => this.finder.open());
    at("menu").addEventListener("click", () => this.settings.open());
    at("larger").addEventListener("click", () => this.view.zoom(1.5));
    at("smaller").addEventListener("click", () => this.view.zoom(1 / 1.5));
    at("whole").addEventListener("click", () => this.view.all());
    at("board").addEventListener("keydown", (event) => this.#key(event));
    addEventListener("hashchange", () => this.follow());
  }

  /** Change what is chosen, and show the answer. */
  update(changes) {
    Object.assign(this.state, { note: null }, changes);
    const { a, b } = this.state;
    showLink(a === null ? "" : linkTo(a, b));
    this.show();
  }

  /** Choose what the address names. */
  follow() {
    const ids = fieldsOf(location.hash, (id) => this.map.called(id));
    if (ids) this.update({ a: ids[0], b: ids[1] ?? null });
    else this.show();
  }

  /** Hand on a verdict as a picture. */
  share(a, b, answer) {
    const { map } = this;
    const words = verdictWords(answer, a, b).map(([, text]) => text);
    const name = `${map.file.map.id}-${a}-${b}`.replace(/[^\w-]+/g, "_");
    return sharePicture(this.svg, { ...captions(map, answer, words.join(" · ")), name });
  }

  /** Show two fields as large as they fit, or again what was shown before. */
  toggleCloser(a, b) {
    if (this.view.isFocused) this.view.release();
    else this.view.focus(this.map.bounds([a, b]));
    this.show();
  }

  show() {
    const { map, overlay, state } = this;
    this.#labels();
    overlay.clear();
    const answer = this.#answer();
    const title = [].concat(answer.title);
    at("answer").replaceChildren(
      ...(answer.above ?? []),
      el("h2", {}, ...title),
      ...(state.note ? [el("p", { class: "hint" }, state.note)] : []),
      ...(map.tables && !map.sighted ? [el("p", { class: "hint" }, say("no_sight"))] : []),
      ...(this.#levels() ?? []),
      ...answer.nodes.filter(Boolean),
    );
    at("answer").scrollTop = 0;
    at("spoken").textContent =
      answer.spoken ?? title.map((one) => one.textContent ?? one).join(" ");
    for (const id of state.pieces) {
      const squad = told(state.squadOf[id] ?? "");
      const colour = SQUADS[state.squadOf[id]] ?? COLOURS.blocker;
      overlay.disc(map.centres.get(id), squad.charAt(0).toUpperCase() || "●", colour, 1.1);
    }
    if (state.cursor !== null) overlay.frame(state.cursor, COLOURS.good);
  }

  #answer() {
    const { map, state } = this;
    if (!map.ids.length) return { title: say("no_fields"), nodes: [] };
    if (!map.tables) {
      const { missing } = map.page;
      const rows = missing
        .slice(0, MISSING_SHOWN)
        .map(([what, which]) => el("li", {}, `${what}: ${which}`));
      const rest = missing.length - rows.length;
      if (rest) rows.push(el("li", {}, say("and_more", { n: rest })));
      const chosen =
        state.a === null
          ? null
          : el(
              "p",
              {},
              say("field_chosen", {
                field: map.short(state.a),
                what: map.what(state.a),
              }),
            );
      if (state.a !== null) this.overlay.frame(state.a, COLOURS.first);
      return { title: say("partial"), nodes: [chosen, el("ul", {}, ...rows)] };
    }
    return MODES[state.mode](this);
  }

  /** Tell of the field above or below the one chosen last. */
  #levels() {
    const last = this.state.b ?? this.state.a;
    const others = last === null ? [] : this.map.sharing(last);
    const { level } = this.map.fields.get(last) ?? {};
    const above = others.filter((id) => this.map.fields.get(id).level > level);
    return above.length
      ? [el("p", { class: "hint" }, say("levels", { other: above.join(", ") }))]
      : null;
  }

  #aim(point, byFinger) {
    const { stack } = aimedAt(this.map, point, this.view.scale, byFinger);
    if (byFinger) this.overlay.aim(stack.slice(0, 1));
    at("aimed").textContent = byFinger && stack.length ? this.map.short(stack[0]) : "";
  }

  #aimEnd() {
    this.overlay.aim([]);
    at("aimed").textContent = "";
  }

  /** Choose what a tap means; where that is not clear, show it large and let it be tapped again. */
  #tap(point, byFinger) {
    const { view, map } = this;
    const { stack, others } = aimedAt(map, point, view.scale, byFinger);
    const { a, b, pieces, way } = this.state;
    this.undone = { a, b, pieces, way };
    if (view.isMagnified) view.release();
    else if (others.length) {
      const sides = [...stack, ...others].map((id) => map.side(id) * view.scale);
      view.magnify(Math.max(LARGER, FINGER / Math.min(...sides)), point);
      at("aimed").textContent = say("tap_again");
      return;
    }
    this.#tapped(stack);
  }

  #hold(point, place) {
    this.#aim(point, true);
    this.lens.show(place, point, this.view.scale, this.map.module);
  }

  #holdEnd(point) {
    this.#aimEnd();
    this.lens.hide();
    const { stack } = point ? aimedAt(this.map, point, this.view.scale, false) : { stack: [] };
    if (!stack.length) return;
    if (this.view.isMagnified) this.view.release();
    this.#tapped(stack);
  }

  #tapped(stack) {
    const { a, b, putting, pieces, mode } = this.state;
    if (putting && mode === this.map.putIn) {
      const id = stack.at(-1);
      if (id === undefined) return;
      const without = pieces.filter((one) => one !== id);
      const squad = this.state.putSquad ?? this.map.tables.squads[0];
      const squadOf = { ...this.state.squadOf, [id]: squad };
      this.update({ pieces: without.length < pieces.length ? without : [...pieces, id], squadOf });
      return;
    }
    if (!stack.length) {
      this.update({ a: null, b: null, way: 0 });
      return;
    }
    const last = b ?? a;
    const place = stack.indexOf(last);
    if (place < 0) this.#choose(stack[0]);
    else if (place + 1 < stack.length)
      this.#replace(stack[place + 1]); // the level above
    else this.#replace(null);
  }

  #found(ids, note) {
    if (ids.length === 2) this.update({ a: ids[0], b: ids[1], way: 0 });
    else this.#choose(ids[0]);
    if (note) this.update({ note });
    const chosen = [this.state.a, this.state.b].filter((id) => id !== null);
    if (this.map.tables) this.view.reveal(this.map.bounds(chosen));
  }

  /** Choose a field: the first, then the second, then a new first one unless that is kept. */
  #choose(id) {
    const { a, b, kept, mode } = this.state;
    const two = mode === "sight" || mode === "moves";
    if (two && a !== null && (b === null || kept)) this.update({ b: id, way: 0 });
    else this.update({ a: id, b: null, way: 0, kept: false });
  }

  /** Put another field in the place of the one chosen last, or none. */
  #replace(id) {
    if (this.state.b !== null) this.update({ b: id, way: 0 });
    else this.update({ a: id, way: 0 });
  }

  #key(event) {
    if (event.key in DIRECTIONS) this.#step(DIRECTIONS[event.key]);
    else if (event.key === "Enter" && this.state.cursor !== null) this.#choose(this.state.cursor);
    else if (event.key === "+") this.view.zoom(1.5);
    else if (event.key === "-") this.view.zoom(1 / 1.5);
    else if (event.key === "0") this.view.all();
    else if (event.key === "Escape") {
      this.view.release();
      this.update({ a: null, b: null, cursor: null });
    }
    else return;
    event.preventDefault();
  }

  /** Move the cursor to the next field in a direction. */
  #step(direction) {
    const { map, state } = this;
    const from = state.cursor ?? state.b ?? state.a;
    const found = from === null ? (map.ids[0] ?? null) : map.beyond(from, this.view.direction(direction));
    if (found === null) return;
    state.cursor = found;
    this.show();
    this.view.reveal(map.bounds([found]));
    const field = { field: map.short(found), what: map.what(found) };
    at("spoken").textContent = say("field_chosen", field);
  }

  /** Write the words of the page that stay, in the chosen language. */
  #labels() {
    const { map, state } = this;
    const digits = say("checksum", { digits: map.digits() });
    document.documentElement.lang = language();
    document.title = `${map.file.map.name} · ${map.digits()}`;
    at("name").textContent = map.file.map.name;
    at("digits").textContent = digits;
    at("notice").textContent = map.notice();
    at("notice").hidden = !map.notice();
    this.settings.dialog.setAttribute("aria-label", say("menu"));
    this.finder.dialog.setAttribute("aria-label", say("find"));
    at("find-label").textContent = say("find");
    at("board").setAttribute("aria-label", say("board"));
    at("answer").setAttribute("aria-label", say("answer"));
    const named = {
      find: "find",
      menu: "menu",
      larger: "zoom_in",
      smaller: "zoom_out",
      whole: "zoom_all",
    };
    for (const [id, key] of Object.entries(named)) at(id).setAttribute("aria-label", say(key));
    const others = [...(map.sighted ? [] : ["sight"]), ...(map.hunted ? [] : ["solo"])];
    const modes = Object.keys(MODES).filter((mode) => !others.includes(mode));
    at("modes").replaceChildren(
      ...(map.tables && map.ids.length
        ? [
            choice(
              say("questions"),
              modes.map((mode) => [mode, say(mode)]),
              state.mode,
              (mode) => {
                this.view.release(); // what was shown close belongs to the answer that goes
                this.update({ mode, way: 0, putting: false });
              },
            ),
          ]
        : []),
    );
  }
}

/** Show what is chosen as the address. A verdict stays in the history, where Back finds it. */
function showLink(link) {
  if (location.hash === link) return;
  const address = link || location.href.split("#")[0];
  try {
    if (location.hash.includes("-")) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
  } catch {
    // Some programs open a file without an address that may change.
  }
}
