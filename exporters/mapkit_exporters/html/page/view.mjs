/** Which part of the board is shown: drag, pinch, wheel and buttons. */

const MOST = 16; // times the size at which the whole board fits
const FOCUS = 4; // times that size at most, for an answer
const ROOM = 1.2; // as much more than an answer takes
const FOOT = 60; // pixels at the bottom of the frame, where the buttons lie
const RIM = 0.01;
const STILL = 10; // pixels that a finger may move while it taps

export class View {
  #frame;
  #svg;
  #board;
  #tapped;
  #pointers = new Map();
  #moved = 0;
  #drawn = false;
  #whole = true;
  #before = null;
  #focused = null;

  /**
   * @param {HTMLElement} frame what the board is shown in
   * @param {SVGSVGElement} svg the board
   * @param {function([number, number])} tapped called with a point of the picture
   */
  constructor(frame, svg, tapped) {
    this.#frame = frame;
    this.#svg = svg;
    const { x, y, width, height } = svg.viewBox.baseVal;
    const rim = RIM * Math.max(width, height); // for what is drawn on the board's edge
    this.#board = { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
    this.#tapped = tapped;
    this.scale = 0;
    this.centre = [x + width / 2, y + height / 2];
    frame.addEventListener("pointerdown", (event) => this.#down(event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    frame.addEventListener("pointerup", (event) => this.#up(event));
    frame.addEventListener("pointercancel", (event) => this.#pointers.delete(event.pointerId));
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    new ResizeObserver(() => this.#resized()).observe(frame);
    this.all();
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

  /** Show a part as large as it fits, until `release`. */
  focus(part) {
    this.#before ??= { scale: this.scale, centre: this.centre };
    this.#focused = part;
    const scale = this.#bounded(Math.min(this.#fitting(part), this.#least() * FOCUS));
    const [x, y] = middleOf(part);
    this.#set(scale, [x, y + FOOT / 2 / scale]);
  }

  /** Show what was shown before `focus`, unless somebody has moved the board since. */
  release() {
    const before = this.#before;
    [this.#before, this.#focused] = [null, null];
    if (before) this.#set(before.scale, before.centre);
  }

  #fitting([left, top, right, bottom]) {
    const [wide, high] = this.#size();
    return Math.min(wide / ((right - left) * ROOM), (high - FOOT) / ((bottom - top) * ROOM));
  }

  /** Zoom about a point of the frame, its middle where none is given. */
  zoom(factor, at = this.#size().map((side) => side / 2)) {
    this.#touched();
    const before = this.toPicture(at);
    const scale = this.#bounded(this.scale * factor);
    const [wide, high] = this.#size();
    this.#set(scale, [
      before[0] - (at[0] - wide / 2) / scale,
      before[1] - (at[1] - high / 2) / scale,
    ]);
  }

  /** Return the point of the picture at a point of the frame. */
  toPicture([x, y]) {
    const [wide, high] = this.#size();
    return [
      this.centre[0] + (x - wide / 2) / this.scale,
      this.centre[1] + (y - high / 2) / this.scale,
    ];
  }

  #size() {
    return [this.#frame.clientWidth || 1, this.#frame.clientHeight || 1];
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
  }

  #resized() {
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
    return [event.clientX - left, event.clientY - top];
  }

  #down(event) {
    if (event.button > 0) return;
    if (this.#pointers.size === 0) this.#moved = 0;
    this.#pointers.set(event.pointerId, this.#place(event));
    this.#frame.setPointerCapture(event.pointerId);
  }

  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = this.#place(event);
    const others = [...this.#pointers].filter(([id]) => id !== event.pointerId);
    this.#pointers.set(event.pointerId, now);
    this.#moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (others.length) {
      this.#moved += STILL;
      const other = others[0][1];
      const [was, is] = [before, now].map((p) => Math.hypot(p[0] - other[0], p[1] - other[1]));
      if (was > 0) this.zoom(is / was, other);
    } else if (this.#moved > STILL) {
      this.#touched();
      this.#set(this.scale, [
        this.centre[0] - (now[0] - before[0]) / this.scale,
        this.centre[1] - (now[1] - before[1]) / this.scale,
      ]);
    }
  }

  #up(event) {
    if (!this.#pointers.delete(event.pointerId) || this.#pointers.size) return;
    if (this.#moved <= STILL) this.#tapped(this.toPicture(this.#place(event)));
  }

  #wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002)), this.#place(event));
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
