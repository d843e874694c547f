/** What fingers and the mouse mean on the board: tap, hold, drag, two fingers, double tap, wheel. */

const STILL = 12; // pixels that a finger may be from where it came down, and still tap
const HELD = 450; // milliseconds after which a finger that stays is a hold
const TWICE = { time: 280, near: 24 }; // milliseconds and pixels between the taps of a double tap

/**
 * Listen to a frame. Points are pixels of the frame as `place` has them.
 *
 * `on` has `aim(point, byFinger)` while a finger is down and may tap, `aimEnd()`, `tap(point,
 * byFinger)`, `twice(point)`, `hold(point)` while a finger is held, `holdEnd(point)` with null
 * where it was broken off, `pan(dx, dy)`, and `zoom(factor, before, now)`, which brings the point
 * `before` to `now`.
 */
export class Gestures {
  #on;
  #place;
  #fingers = new Map();
  #mode = "none"; // none, aim, hold, drag, pinch
  #start = null;
  #timer = 0;
  #last = null;

  constructor(frame, place, on) {
    this.#on = on;
    this.#place = place;
    frame.addEventListener("pointerdown", (event) => this.#down(frame, event));
    frame.addEventListener("pointermove", (event) => this.#move(event));
    frame.addEventListener("pointerup", (event) => this.#up(event));
    frame.addEventListener("pointercancel", (event) => this.#cancel(event));
    frame.addEventListener("contextmenu", (event) => event.preventDefault()); // a long press
    frame.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  #down(frame, event) {
    if (event.button > 0) return;
    const at = this.#place(event);
    frame.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size > 1) {
      this.#leave();
      this.#mode = "pinch";
      return;
    }
    const byFinger = event.pointerType !== "mouse";
    this.#start = { at, time: event.timeStamp, byFinger };
    this.#mode = "aim";
    this.#on.aim(at, byFinger);
    if (byFinger) this.#timer = setTimeout(() => this.#hold(), HELD);
  }

  #hold() {
    if (this.#mode !== "aim") return;
    this.#mode = "hold";
    const [at] = this.#fingers.values();
    this.#on.hold(at);
  }

  #move(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#place(event);
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.#fingers.set(event.pointerId, now);
    if (this.#mode === "pinch" && others.length) this.#pinch(before, now, others[0]);
    else if (this.#mode === "hold") this.#on.hold(now);
    else if (this.#mode === "aim" && apart(now, this.#start.at) > STILL) {
      this.#leave();
      this.#mode = "drag";
      this.#on.pan(now[0] - this.#start.at[0], now[1] - this.#start.at[1]);
    } else if (this.#mode === "drag") this.#on.pan(now[0] - before[0], now[1] - before[1]);
  }

  #pinch(before, now, other) {
    const was = apart(before, other);
    if (was > 0) this.#on.zoom(apart(now, other) / was, between(before, other), between(now, other));
  }

  #up(event) {
    if (!this.#fingers.delete(event.pointerId)) return;
    const at = this.#place(event);
    const mode = this.#mode;
    if (this.#fingers.size) {
      this.#mode = "drag"; // the finger that stays moves the board, and taps nothing
      return;
    }
    this.#leave(mode === "hold" ? at : null);
    this.#mode = "none";
    if (mode === "aim") this.#tap(at, event.timeStamp);
  }

  #tap(at, time) {
    const { byFinger } = this.#start;
    const last = this.#last;
    this.#last = { at, time };
    const twice = last && time - last.time < TWICE.time && apart(at, last.at) < TWICE.near;
    if (twice && byFinger) {
      this.#last = null;
      this.#on.twice(at);
    } else this.#on.tap(at, byFinger);
  }

  #cancel(event) {
    if (!this.#fingers.delete(event.pointerId)) return;
    this.#leave();
    this.#mode = this.#fingers.size ? "drag" : "none";
  }

  /** End what a single finger was about to do. */
  #leave(heldAt = null) {
    clearTimeout(this.#timer);
    if (this.#mode === "aim") this.#on.aimEnd();
    if (this.#mode === "hold") this.#on.holdEnd(heldAt);
  }

  #wheel(event) {
    event.preventDefault();
    const at = this.#place(event);
    this.#on.zoom(Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.002)), at, at);
  }
}

function apart([x, y], [u, v]) {
  return Math.hypot(x - u, y - v);
}

function between([x, y], [u, v]) {
  return [(x + u) / 2, (y + v) / 2];
}
