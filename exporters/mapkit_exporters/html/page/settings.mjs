/** Language and colours, kept where the browser lets a file keep something; and about the map. */

import { button, choice, el } from "./elements.mjs";
import { linkTo } from "./link.mjs";
import { LANGUAGES, firstKnown, language, say, sayValue, setLanguage, told } from "./words.mjs";

const THEMES = ["auto", "light", "dark"];

/** Take up what was chosen when the page was open last, or what the browser asks for. */
export function recallSettings() {
  const wished = navigator.languages ?? [navigator.language];
  setLanguage(firstKnown([remembered("language") ?? "", ...wished]));
  setTheme(remembered("theme") ?? "auto");
}

/** Return the dialog of the settings; it calls changed when the language is another one. */
export function settings(map, changed) {
  const dialog = el("dialog", { class: "menu" });
  const change = (name, set) => (value) => {
    set(value);
    remember(name, value);
    changed();
    fill();
  };
  const fill = () => {
    const themes = THEMES.map((one) => [one, say(one)]);
    const theme = document.documentElement.dataset.theme ?? "auto";
    const languages = Object.entries(LANGUAGES);
    dialog.replaceChildren(
      el(
        "div",
        { class: "row" },
        el("h2", {}, say("menu")),
        button("✕", () => dialog.close(), { "aria-label": say("close") }),
      ),
      el("h3", {}, say("language")),
      choice(say("language"), languages, language(), change("language", setLanguage)),
      el("h3", {}, say("colours")),
      choice(say("colours"), themes, theme, change("theme", setTheme)),
      el("h3", {}, say("about")),
      ...about(map).map((line) => el("p", {}, line)),
    );
  };
  return {
    dialog,
    open() {
      fill();
      dialog.showModal();
    },
  };
}

function about(map) {
  const { file, ids, page } = map;
  const { provenance, ruleset } = file;
  const choices = Object.entries(file.choices).map(
    ([name, value]) => `${told(page.choice_labels[name] ?? name)} (${sayValue(value)})`,
  );
  return [
    [file.map.name, file.map.author, file.map.licence].filter(Boolean).join(" · "),
    say("checksum", { digits: file.checksums.play }),
    say("ruleset", { name: told(ruleset.name), version: ruleset.version }),
    choices.length ? say("choices", { choices: choices.join(", ") }) : "",
    map.notice(),
    provenance.note,
    provenance.source,
    ids.length > 1 ? say("link", { example: linkTo(ids[0], ids[1]) }) : "",
  ].filter(Boolean);
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
