/** The magnifier: a round piece of the board above a finger that is held. */

const SIDE = 168; // pixels
const ABOVE = 112; // pixels from the finger to the middle of the lens
const TIMES = 2.5; // as large as the board is shown, at least
const FIELD = 64; // pixels that a middling field has in it, at least

export class Lens {
  #frame;
  #svg;
  #box = null;
  #copy = null;

  constructor(frame, svg) {
    this.#frame = frame;
    this.#svg = svg;
  }

  /**
   * Show what lies at a point.
   * @param {[number, number]} at where the finger is, in pixels of the frame as it is seen
   * @param {[number, number]} point of the picture
   * @param {number} scale pixels for a unit of the picture
   * @param {number} module the side of a middling field
   */
  show(at, point, scale, module) {
    if (!this.#box) this.#open();
    const side = SIDE / Math.max(scale * TIMES, FIELD / module);
    const [x, y] = point;
    this.#copy.setAttribute("viewBox", `${x - side / 2} ${y - side / 2} ${side} ${side}`);
    const [wide, high] = [this.#frame.clientWidth, this.#frame.clientHeight];
    const above = at[1] - ABOVE < SIDE / 2 ? at[1] + ABOVE : at[1] - ABOVE;
    this.#box.style.left = `${inside(at[0], wide) - SIDE / 2}px`;
    this.#box.style.top = `${inside(above, high) - SIDE / 2}px`;
  }

  hide() {
    this.#box?.remove();
    [this.#box, this.#copy] = [null, null];
  }

  #open() {
    this.#box = document.createElement("div");
    this.#box.className = "lens";
    this.#box.style.width = this.#box.style.height = `${SIDE}px`;
    this.#copy = this.#svg.cloneNode(true);
    this.#copy.removeAttribute("style");
    this.#box.append(this.#copy);
    this.#frame.append(this.#box);
  }
}

function inside(middle, length) {
  return Math.max(SIDE / 2, Math.min(length - SIDE / 2, middle));
}
