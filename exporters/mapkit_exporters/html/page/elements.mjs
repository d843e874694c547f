/** Making elements: texts are always texts, never markup. */

const SVG = "http://www.w3.org/2000/svg";

/** Make an element of HTML; `on...` attributes are listeners, null and false leave one out. */
export function el(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** Make an element of SVG. */
export function svgEl(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

/** Make a button, pressed or not where that is given. */
export function button(text, onclick, { pressed = null, ...more } = {}) {
  const state = pressed === null ? {} : { "aria-pressed": String(pressed) };
  return el("button", { type: "button", onclick, ...state, ...more }, text);
}

/** Make a row of buttons of which one is pressed: pairs of a value and its text. */
export function choice(name, pairs, chosen, choose) {
  return el(
    "div",
    { class: "choice", role: "group", "aria-label": name },
    ...pairs.map(([value, text]) =>
      button(text, () => choose(value), { pressed: value === chosen }),
    ),
  );
}

function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}
