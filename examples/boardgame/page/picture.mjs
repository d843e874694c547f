/* The board as `mapkit draw` made it, with pieces on it and fields that can be clicked. */

const SVG = "http://www.w3.org/2000/svg";

/** What has to be told with every answer about the board. */
export const notice = ({ provenance: { kind, note, source } }) =>
  [`${kind[0].toUpperCase()}${kind.slice(1)}.`, note, source && `Source: ${source}.`, "No official game."]
    .filter(Boolean)
    .join(" ");

export class Picture {
  #svg;
  #layers;
  #shapes = new Map();
  #centres;
  #size;

  /**
   * @param {HTMLElement} place where the picture goes
   * @param {string} text the SVG
   * @param {import("mapkit-tables").Tables} board with the block of outlines, for the fields' centres
   */
  constructor(place, text, board) {
    this.#svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
    this.#svg.removeAttribute("width");
    this.#svg.removeAttribute("height");
    place.replaceChildren(this.#svg);
    const fields = this.#svg.querySelector("#fields");
    for (const group of fields.querySelectorAll("[data-field]")) {
      this.#shapes.set(group.dataset.field, group.querySelector("path") ?? group);
    }
    // Where the map lies in the picture: all fields together have the same corners in both.
    const box = fields.getBBox();
    const points = board.geometry.outlines.flat(2);
    const [left, top] = [0, 1].map((k) => points.reduce((least, p) => Math.min(least, p[k]), Infinity));
    const right = points.reduce((most, p) => Math.max(most, p[0]), -Infinity);
    const scale = box.width / (right - left);
    this.#centres = new Map(
      board.fields.map((id, i) => {
        const [x, y] = board.geometry.centres[i];
        return [id, [box.x + (x - left) * scale, box.y + (y - top) * scale]];
      }),
    );
    this.#size = Math.sqrt((box.width * box.height) / board.fields.length) / 5;
    const rim = 2.4 * this.#size; // the entries' arrows lie in it; title, ruler and legend beyond
    const [width, height] = [box.width + 2 * rim, box.height + 2 * rim];
    this.#svg.setAttribute("viewBox", [box.x - rim, box.y - rim, width, height].join(" "));
    this.#svg.style.aspectRatio = width / height;
    this.#layers = Object.fromEntries(
      ["under", "marks", "pieces"].map((name) => [name, this.#add(this.#svg, "g", { class: name })]),
    );
  }

  #add(parent, name, attributes, text = null) {
    const node = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
    if (text !== null) node.textContent = text;
    return parent.appendChild(node);
  }

  clear() {
    for (const layer of Object.values(this.#layers)) layer.replaceChildren();
  }

  /** Offer a field to be clicked. */
  mark(id, label, onClick) {
    const shape = this.#layers.marks.appendChild(this.#shapes.get(id).cloneNode());
    for (const name of ["fill", "stroke"]) shape.removeAttribute(name);
    shape.setAttribute("class", "mark");
    shape.setAttribute("data-step", id);
    this.#add(shape, "title", {}, label);
    shape.addEventListener("click", onClick);
  }

  /** Tint a field. */
  tint(id, kind) {
    const shape = this.#layers.under.appendChild(this.#shapes.get(id).cloneNode());
    for (const name of ["fill", "stroke"]) shape.removeAttribute(name);
    shape.setAttribute("class", kind);
  }

  /** Draw a way through fields. */
  way(ids, kind) {
    const points = ids.map((id) => this.#centres.get(id).join()).join(" ");
    this.#add(this.#layers.under, "polyline", { points, class: kind, "stroke-width": this.#size / 3 });
  }

  /** Put a disc with a letter onto a field; `ring` draws waves round it. */
  piece(id, { letter, fill, ink, kind, title, ring = false, shift = 0 }) {
    const r = this.#size;
    const [x, y] = this.#centres.get(id);
    const group = this.#add(this.#layers.pieces, "g", { class: kind, transform: `translate(${x + shift * r} ${y})` });
    this.#add(group, "title", {}, title);
    if (ring) {
      for (const k of [1.35, 1.7]) {
        this.#add(group, "circle", { r: k * r, class: "wave", "stroke-width": r / 7 });
      }
    }
    this.#add(group, "circle", { r, fill, "stroke-width": r / 6 });
    this.#add(group, "text", { y: 0.36 * r, "font-size": 1.05 * r, fill: ink }, letter);
  }

  /** Draw the sniper's sign. */
  sign(id, kind, title) {
    const r = this.#size;
    const [x, y] = this.#centres.get(id);
    const group = this.#add(this.#layers.pieces, "g", { class: kind, transform: `translate(${x} ${y})`, "stroke-width": r / 4 });
    this.#add(group, "title", {}, title);
    this.#add(group, "circle", { r: 1.25 * r });
    this.#add(group, "path", { d: `M0 ${-1.8 * r}V${-0.6 * r}M0 ${1.8 * r}V${0.6 * r}M${-1.8 * r} 0H${-0.6 * r}M${1.8 * r} 0H${0.6 * r}` });
  }
}
