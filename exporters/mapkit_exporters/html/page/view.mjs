/** Which part of the board is shown, and which way it is turned. */

import { Gestures } from "./gestures.mjs";

const MOST = 16; // times the size at which the whole board fits
const FOCUS = 4; // times that size at most, for two fields
const ROOM = 1.2; // as much more than two fields take
const FOOT = 60; // pixels at the bottom of the frame, where the buttons lie
const RIM = 0.01;
const WIDE = 1.15; // as much wider than high, a board is turned on an upright phone
const UPRIGHT = "(max-width: 799px) and (max-aspect-ratio: 4/5)";
const PRINTED = "#labels > g, #markers > g:not([class=entry]), #solo > g"; // on fields
const DOUBLE = 2; // times as large after a double tap

/**
 * Points of the frame are pixels from its corner as the board lies: on an upright phone a wide
 * board is turned a quarter to the right, and its left edge is at the top.
 */
export class View {
  #frame;
  #svg;
  #board;
  #upright = matchMedia(UPRIGHT);
  #drawn = false;
  #stands = false;
  #whole = true;
  #before = null;
  #focused = null;

  /**
   * @param {HTMLElement} frame what the board is shown in
   * @param {SVGSVGElement} svg the board
   * @param {object} on called with points of the picture: `aim(point, byFinger)`, `aimEnd()`,
   *   `tap(point, byFinger)`, `twice()`, `hold(point, at)`, `holdEnd(point)`; `at` is a point of
   *   the frame as it is seen
   */
  constructor(frame, svg, on) {
    this.#frame = frame;
    this.#svg = svg;
    const { x, y, width, height } = svg.viewBox.baseVal;
    const rim = RIM * Math.max(width, height); // for what is drawn on the board's edge
    this.#board = { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
    this.scale = 0;
    this.centre = [x + width / 2, y + height / 2];
    new Gestures(frame, (event) => this.#place(event), this.#meaning(on));
    new ResizeObserver(() => this.#resized()).observe(frame);
    this.#upright.addEventListener("change", () => this.#resized());
    this.#turn();
    this.all();
  }

  #meaning(on) {
    const picture = (at) => this.toPicture(at);
    return {
      aim: (at, byFinger) => on.aim(picture(at), byFinger),
      aimEnd: on.aimEnd,
      tap: (at, byFinger) => on.tap(picture(at), byFinger),
      twice: (at) => {
        on.twice();
        this.zoom(DOUBLE, at);
      },
      hold: (at) => on.hold(picture(at), this.#seen(at)),
      holdEnd: (at) => on.holdEnd(at && picture(at)),
      pan: (dx, dy) => {
        this.#touched();
        const [x, y] = this.centre;
        this.#set(this.scale, [x - dx / this.scale, y - dy / this.scale]);
      },
      zoom: (factor, before, now) => this.zoom(factor, before, now),
    };
  }

  /** Show the whole board. */
  all() {
    this.#touched();
    const { x, y, width, height } = this.#board;
    this.#set(this.#least(), [x + width / 2, y + height / 2]);
  }

  /** Move a part of the board into sight: left, top, right, bottom. */
  reveal(part) {
    const [left, top, right, bottom] = part;
    const [halfX, halfY] = this.#size().map((side) => side / 2 / this.scale);
    const [x, y] = this.centre;
    if (left >= x - halfX && right <= x + halfX && top >= y - halfY && bottom <= y + halfY) return;
    this.#set(Math.min(this.scale, this.#fitting(part)), middleOf(part));
  }

  /** Show what lies about a point so much larger, until `release`; the point stays where it is. */
  magnify(factor, point) {
    const before = { scale: this.scale, centre: this.centre };
    const times = this.#bounded(this.scale * factor) / this.scale;
    this.zoom(times, this.toFrame(point));
    this.#before = before;
  }

  /** Return whether a part is shown large for the time being. */
  get isMagnified() {
    return this.#before !== null && this.#focused === null;
  }

  /** Return whether `focus` holds. */
  get isFocused() {
    return this.#focused !== null;
  }

  /** Show a part as large as it fits, until `release`. */
  focus(part) {
    this.#before ??= { scale: this.scale, centre: this.centre };
    this.#focused = part;
    const scale = this.#bounded(Math.min(this.#fitting(part), this.#least() * FOCUS));
    const [x, y] = middleOf(part);
    const foot = FOOT / 2 / scale;
    this.#set(scale, this.isTurned ? [x + foot, y] : [x, y + foot]);
  }

  /** Show what was shown before `focus`, unless somebody has moved the board since. */
  release() {
    const before = this.#before;
    [this.#before, this.#focused] = [null, null];
    if (before) this.#set(before.scale, before.centre);
  }

  #fitting([left, top, right, bottom]) {
    const [wide, high] = this.#size();
    const [footX, footY] = this.isTurned ? [FOOT, 0] : [0, FOOT];
    return Math.min(
      (wide - footX) / ((right - left) * ROOM),
      (high - footY) / ((bottom - top) * ROOM),
    );
  }

  /** Zoom about a point of the frame, its middle where none is given, and bring it to another. */
  zoom(factor, at = this.#size().map((side) => side / 2), to = at) {
    this.#touched();
    const [x, y] = this.toPicture(at);
    const scale = this.#bounded(this.scale * factor);
    const [wide, high] = this.#size();
    this.#set(scale, [x - (to[0] - wide / 2) / scale, y - (to[1] - high / 2) / scale]);
  }

  /** Return the way on the board that is a way on the screen: [1, 0] is to the right. */
  direction([dx, dy]) {
    return this.isTurned ? [dy, -dx] : [dx, dy];
  }

  /** Return where a point of the picture is in the window. */
  onScreen(point) {
    const { left, top } = this.#frame.getBoundingClientRect();
    const [x, y] = this.#seen(this.toFrame(point));
    return [left + x, top + y];
  }

  /** Return the point of the picture at a point of the frame. */
  toPicture([x, y]) {
    const [wide, high] = this.#size();
    return [
      this.centre[0] + (x - wide / 2) / this.scale,
      this.centre[1] + (y - high / 2) / this.scale,
    ];
  }

  /** Return the point of the frame at a point of the picture. */
  toFrame([x, y]) {
    const [wide, high] = this.#size();
    return [
      wide / 2 + (x - this.centre[0]) * this.scale,
      high / 2 + (y - this.centre[1]) * this.scale,
    ];
  }

  /** Return how wide and high the frame is as the board lies. */
  #size() {
    const [wide, high] = [this.#frame.clientWidth || 1, this.#frame.clientHeight || 1];
    return this.isTurned ? [high, wide] : [wide, high];
  }

  /** Return a point of the frame as it is seen. */
  #seen([x, y]) {
    return this.isTurned ? [this.#frame.clientWidth - y, x] : [x, y];
  }

  #turn() {
    const { width, height } = this.#board;
    this.isTurned = this.#upright.matches && width > WIDE * height;
    document.documentElement.classList.toggle("turned", this.isTurned);
    if (this.isTurned && !this.#stands) standUpright(this.#svg);
    this.#stands ||= this.isTurned;
  }

  #least() {
    const [wide, high] = this.#size();
    return Math.min(wide / this.#board.width, high / this.#board.height);
  }

  #bounded(scale) {
    return Math.min(Math.max(scale, this.#least()), this.#least() * MOST);
  }

  #set(scale, centre) {
    this.scale = this.#bounded(scale);
    this.#whole = this.scale <= this.#least() * 1.001;
    const { x, y, width, height } = this.#board;
    const [wide, high] = this.#size().map((side) => side / this.scale);
    this.centre = [kept(centre[0], x, width, wide), kept(centre[1], y, height, high)];
    if (this.#drawn) return;
    this.#drawn = true;
    requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    this.#drawn = false;
    const [wide, high] = this.#size().map((side) => side / this.scale);
    const [left, top] = [this.centre[0] - wide / 2, this.centre[1] - high / 2];
    this.#svg.setAttribute("viewBox", `${left} ${top} ${wide} ${high}`);
    const [svgWide, svgHigh] = this.#size();
    document.documentElement.classList.toggle("is-whole", this.#whole);
    this.#svg.style.width = `${svgWide}px`;
    this.#svg.style.height = `${svgHigh}px`;
  }

  #resized() {
    this.#turn();
    if (this.#focused) this.focus(this.#focused);
    else if (this.#whole) this.all();
    else this.#set(this.scale, this.centre);
  }

  /** Somebody has moved the board, and it stays as it is. */
  #touched() {
    [this.#before, this.#focused] = [null, null];
  }

  #place(event) {
    const { left, top } = this.#frame.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    return this.isTurned ? [y, this.#frame.clientWidth - x] : [x, y];
  }
}

/** Return a middle that leaves no more than needed beside the board. */
function kept(middle, start, length, shown) {
  if (shown >= length) return start + length / 2;
  return Math.min(Math.max(middle, start + shown / 2), start + length - shown / 2);
}

function middleOf([left, top, right, bottom]) {
  return [(left + right) / 2, (top + bottom) / 2];
}

/**
 * Let what is printed on fields stand upright when the board is turned: a number with the symbols
 * above it as one, a number beside its symbols by itself, so that they stand above it then.
 */
function standUpright(svg) {
  const printed = new Map();
  for (const part of svg.querySelectorAll(PRINTED)) {
    const { field } = part.dataset;
    printed.set(field, [...(printed.get(field) ?? []), part]);
  }
  for (const parts of printed.values()) {
    const boxes = parts.map((part) => part.getBBox());
    const whole = around(boxes);
    for (const [k, part] of parts.entries()) {
      const { x, y, width, height } = whole.width > whole.height ? boxes[k] : whole;
      part.classList.add("upright");
      part.style.transformOrigin = `${x + width / 2}px ${y + height / 2}px`;
    }
  }
}

/** Return the box around some. */
function around(boxes) {
  const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
  const right = Math.max(...boxes.map((b) => b.x + b.width));
  return { x, y, width: right - x, height: Math.max(...boxes.map((b) => b.y + b.height)) - y };
}
