/** The page: what is chosen, and what is shown for it. */

import { showBeside } from "./beside.mjs";
import { button, choice, el } from "./elements.mjs";
import { finder } from "./find.mjs";
import { fieldsOf, linkTo } from "./link.mjs";
import { PageMap } from "./map.mjs";
import { showMoves } from "./moves.mjs";
import { COLOURS, Overlay } from "./overlay.mjs";
import { openReasons } from "./reasons.mjs";
import { captions, sharePicture } from "./share.mjs";
import { pairAnswer, seenWords, showSight } from "./sight.mjs";
import { showSolo } from "./solo.mjs";
import { View } from "./view.mjs";
import { LANGUAGES, firstKnown, language, openWords, say, setLanguage, told } from "./words.mjs";

const MODES = { sight: showSight, moves: showMoves, beside: showBeside, solo: showSolo };
const MISSING_SHOWN = 30;

const at = (id) => document.getElementById(id);
const block = (id) => JSON.parse(at(id).textContent);

async function open() {
  const page = block("page-data");
  openWords(block("page-words"), page.texts);
  setLanguage(remembered("language") ?? firstKnown(navigator.languages ?? [navigator.language]));
  setTheme(remembered("theme") ?? "auto");
  const map = new PageMap(JSON.parse(await unpacked(block("page-tables"))), page);
  const picture = new DOMParser().parseFromString(await unpacked(block("page-board")), "image/svg+xml");
  at("board").append(document.importNode(picture.documentElement, true));
  const reasons = await openReasons(block("page-reasons"));
  const table = new Table(map, reasons);
  table.follow();
  globalThis.mapkit = { map, answer: (a, b) => pairAnswer(table, a, b), linkTo };
  document.documentElement.dataset.ready = "";
}

/** Return the text that was packed: deflated, then base64. */
async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(inflated).text();
}

/** What lies on the table: the map, what is chosen, and the answer that is shown. */
class Table {
  constructor(map, reasons) {
    this.map = map;
    this.reasons = reasons;
    const svg = at("board").querySelector("svg");
    svg.querySelectorAll("title").forEach((title) => title.remove());
    this.svg = svg;
    at("board").style.background = svg.querySelector("rect").getAttribute("fill");
    this.overlay = new Overlay(svg, map);
    this.view = new View(at("board"), svg, (point) => this.#tapped(map.at(point)));
    this.state = {
      a: null,
      b: null,
      cursor: null,
      mode: map.sighted ? "sight" : "moves",
      kept: false,
      mover: null,
      fromEntry: false,
      way: 0,
      question: "nearest",
      accessKind: null,
      card: null,
      reconSteps: 2,
      pieces: [],
      putting: false,
    };
    this.update = this.update.bind(this);
    this.focused = "";
    this.finder = finder(map, (ids) => this.#found(ids));
    this.menu = el("dialog", { class: "menu" });
    document.body.append(this.finder.dialog, this.menu);
    at("find").addEventListener("click", () => this.finder.open());
    at("menu").addEventListener("click", () => this.#openMenu());
    at("larger").addEventListener("click", () => this.view.zoom(1.5));
    at("smaller").addEventListener("click", () => this.view.zoom(1 / 1.5));
    at("whole").addEventListener("click", () => this.view.all());
    at("board").addEventListener("keydown", (event) => this.#key(event));
    addEventListener("hashchange", () => this.follow());
  }

  /** Change what is chosen, and show the answer. */
  update(changes) {
    Object.assign(this.state, changes);
    const { a, b } = this.state;
    const link = a === null ? "" : linkTo(a, b);
    if (location.hash !== link) history.replaceState(null, "", link || location.pathname);
    this.show();
  }

  /** Choose what the address names. */
  follow() {
    const ids = fieldsOf(location.hash, this.map.fields);
    if (ids) this.update({ a: ids[0], b: ids[1] ?? null });
    else this.show();
  }

  /** Hand on a verdict as a picture. */
  share(a, b, answer) {
    const { map } = this;
    const name = `${map.file.map.id}-${a}-${b}`.replace(/[^\w-]+/g, "_");
    return sharePicture(this.svg, { ...captions(map, answer, seenWords(answer, a, b)), name });
  }

  /** Show two fields large, once for each two; none of them shows what was shown before. */
  focus(...ids) {
    const wanted = ids.join("|");
    if (wanted === this.focused) return;
    this.focused = wanted;
    if (wanted) this.view.focus(this.map.bounds(ids));
    else this.view.release();
  }

  show() {
    const { map, overlay, state } = this;
    this.#labels();
    if (state.b === null) this.focus();
    overlay.clear();
    const answer = this.#answer();
    const title = [].concat(answer.title);
    at("answer").replaceChildren(
      ...(answer.above ?? []),
      el("h2", {}, ...title),
      ...(map.tables && !map.sighted ? [el("p", { class: "hint" }, say("no_sight"))] : []),
      ...(this.#levels() ?? []),
      ...answer.nodes.filter(Boolean),
    );
    at("answer").scrollTop = 0;
    at("spoken").textContent = answer.spoken ?? title.map((one) => one.textContent ?? one).join(" ");
    for (const id of state.pieces) overlay.disc(map.centres.get(id), "●", COLOURS.blocker, 1.1);
    if (state.cursor !== null) overlay.frame(state.cursor, COLOURS.good);
  }

  #answer() {
    const { map, state } = this;
    if (!map.ids.length) return { title: say("no_fields"), nodes: [] };
    if (!map.tables) {
      const { missing } = map.page;
      const rows = missing.slice(0, MISSING_SHOWN).map(([what, which]) => el("li", {}, `${what}: ${which}`));
      const rest = missing.length - rows.length;
      if (rest) rows.push(el("li", {}, say("and_more", { n: rest })));
      const chosen = state.a === null ? null : el("p", {}, say("field_chosen", {
        field: map.short(state.a), what: map.what(state.a),
      }));
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
    return above.length ? [el("p", { class: "hint" }, say("levels", { other: above.join(", ") }))] : null;
  }

  #tapped(stack) {
    const { a, b, putting, pieces, mode } = this.state;
    if (putting && mode === "solo") {
      const id = stack.at(-1);
      if (id === undefined) return;
      const without = pieces.filter((one) => one !== id);
      this.update({ pieces: without.length < pieces.length ? without : [...pieces, id] });
      return;
    }
    if (!stack.length) {
      this.update({ a: null, b: null, way: 0 });
      return;
    }
    const last = b ?? a;
    const place = stack.indexOf(last);
    if (place < 0) this.#choose(stack[0]);
    else if (place + 1 < stack.length) this.#replace(stack[place + 1]); // the level above
    else this.#replace(null);
  }

  #found(ids) {
    if (ids.length === 2) this.update({ a: ids[0], b: ids[1], way: 0 });
    else this.#choose(ids[0]);
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
    const directions = {
      ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
    };
    if (event.key in directions) this.#step(directions[event.key]);
    else if (event.key === "Enter" && this.state.cursor !== null) this.#choose(this.state.cursor);
    else if (event.key === "+") this.view.zoom(1.5);
    else if (event.key === "-") this.view.zoom(1 / 1.5);
    else if (event.key === "0") this.view.all();
    else if (event.key === "Escape") this.update({ a: null, b: null, cursor: null });
    else return;
    event.preventDefault();
  }

  /** Move the cursor to the nearest field in a direction. */
  #step([dx, dy]) {
    const { map, state } = this;
    if (!map.ids.length) return;
    const from = map.centres.get(state.cursor ?? state.b ?? state.a);
    let [best, found] = [Infinity, from ? null : map.ids[0]];
    for (const id of from ? map.ids : []) {
      const [x, y] = map.centres.get(id);
      const along = (x - from[0]) * dx + (y - from[1]) * dy;
      const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
      if (along > 0 && aside <= along * 2 && along + 3 * aside < best) {
        [best, found] = [along + 3 * aside, id];
      }
    }
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
    this.menu.setAttribute("aria-label", say("menu"));
    this.finder.dialog.setAttribute("aria-label", say("find"));
    at("find-label").textContent = say("find");
    at("board").setAttribute("aria-label", say("board"));
    at("answer").setAttribute("aria-label", say("answer"));
    const named = { find: "find", menu: "menu", larger: "zoom_in", smaller: "zoom_out", whole: "zoom_all" };
    for (const [id, key] of Object.entries(named)) at(id).setAttribute("aria-label", say(key));
    const modes = Object.keys(MODES).filter((mode) => map.sighted || mode !== "sight");
    at("modes").replaceChildren(
      ...(map.tables && map.ids.length
        ? [choice(say("questions"), modes.map((mode) => [mode, say(mode)]), state.mode, (mode) =>
            this.update({ mode, way: 0, putting: false }))]
        : []),
    );
  }

  #openMenu() {
    const { map, menu } = this;
    const { file } = map;
    const redraw = (change) => (value) => {
      change(value);
      this.show();
      this.#openMenu();
    };
    const themes = ["auto", "light", "dark"].map((one) => [one, say(one)]);
    const chosen = document.documentElement.dataset.theme ?? "auto";
    const choices = Object.entries(file.choices).map(
      ([name, value]) => `${told(map.page.choice_labels[name] ?? name)} (${value})`,
    );
    const { provenance, ruleset } = file;
    menu.replaceChildren(
      el("div", { class: "row" }, el("h2", {}, say("menu")),
        button("✕", () => menu.close(), { "aria-label": say("close") })),
      el("h3", {}, say("language")),
      choice(say("language"), Object.entries(LANGUAGES), language(), redraw((code) => {
        setLanguage(code);
        remember("language", code);
      })),
      el("h3", {}, say("colours")),
      choice(say("colours"), themes, chosen, redraw((theme) => {
        setTheme(theme);
        remember("theme", theme);
      })),
      el("h3", {}, say("about")),
      el("p", {}, [file.map.name, file.map.author, file.map.licence].filter(Boolean).join(" · ")),
      el("p", { class: "digits" }, say("checksum", { digits: file.checksums.play })),
      el("p", {}, say("ruleset", { name: told(ruleset.name), version: ruleset.version })),
      choices.length ? el("p", {}, say("choices", { choices: choices.join(", ") })) : null,
      ...[map.notice(), provenance.note, provenance.source].filter(Boolean).map((one) => el("p", {}, one)),
      map.ids.length > 1
        ? el("p", {}, say("link", { example: linkTo(map.ids[0], map.ids[1]) }))
        : null,
    );
    if (!menu.open) menu.showModal();
  }
}

function setTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/* A file that was opened from a folder may have no store; then every opening begins anew. */
function remembered(name) {
  try {
    return localStorage.getItem(`mapkit-${name}`);
  } catch {
    return null;
  }
}

function remember(name, value) {
  try {
    localStorage.setItem(`mapkit-${name}`, value);
  } catch {
    // It holds until the page is closed.
  }
}

open().catch((wrong) => {
  at("answer").textContent = say("page_fault", { why: wrong.message });
});
