/** Which part of the board is shown: drag, pinch, wheel and buttons. */

const MOST = 16; // times the size at which the whole board fits
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
    const { x, y, width, height } = this.#board;
    this.#set(this.#least(), [x + width / 2, y + height / 2]);
  }

  /** Show a part of the board: left, top, right, bottom; leave all as it is where it is in sight. */
  reveal([left, top, right, bottom]) {
    const [wide, high] = this.#size();
    const [cx, cy] = this.centre;
    const [halfX, halfY] = [wide / 2 / this.scale, high / 2 / this.scale];
    if (left >= cx - halfX && right <= cx + halfX && top >= cy - halfY && bottom <= cy + halfY) return;
    const room = 1.15;
    const fits = Math.min(wide / ((right - left) * room), high / ((bottom - top) * room));
    this.#set(Math.min(this.scale, fits), [(left + right) / 2, (top + bottom) / 2]);
  }

  /** Zoom about a point of the frame, its middle where none is given. */
  zoom(factor, at = this.#size().map((side) => side / 2)) {
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
    const { x, y, width, height } = this.#board;
    const [wide, high] = this.#size().map((side) => side / this.scale);
    this.centre = [
      kept(centre[0], x, width, wide),
      kept(centre[1], y, height, high),
    ];
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
    const whole = this.scale === 0 || this.whole;
    if (whole) this.all();
    else this.#set(this.scale, this.centre);
    this.#remember();
  }

  #remember() {
    this.whole = this.scale <= this.#least() * 1.001;
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
      this.#set(this.scale, [
        this.centre[0] - (now[0] - before[0]) / this.scale,
        this.centre[1] - (now[1] - before[1]) / this.scale,
      ]);
    }
    this.#remember();
  }

  #up(event) {
    if (!this.#pointers.delete(event.pointerId) || this.#pointers.size) return;
    if (this.#moved <= STILL) this.#tapped(this.toPicture(this.#place(event)));
  }

  #wheel(event) {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002)), this.#place(event));
    this.#remember();
  }
}

/** Return a middle that leaves no more than needed beside the board. */
function kept(middle, start, length, shown) {
  if (shown >= length) return start + length / 2;
  return Math.min(Math.max(middle, start + shown / 2), start + length - shown / 2);
}
