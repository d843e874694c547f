/** What is chosen, in the page's address: #38 for a field, #38-12 for two. */

/** Return the address of one field or two; a hyphen of an id is written %2D. */
export function linkTo(a, b) {
  const written = [a, b]
    .filter((id) => id !== null && id !== undefined)
    .map((id) => encodeURIComponent(id).replaceAll("-", "%2D"));
  return `#${written.join("-")}`;
}

/** Return the fields that an address names, one or two, or null where it names none. */
export function fieldsOf(hash, known) {
  const text = hash.replace(/^#/, "");
  if (!text) return null;
  const parts = text.split("-");
  // Somebody may have typed the hyphens of an id as they are, so every hyphen may divide.
  for (let at = 0; at < parts.length; at++) {
    const ids = [parts.slice(0, at), parts.slice(at)]
      .filter((some) => some.length)
      .map((some) => plain(some.join("-")));
    if (ids.every((id) => known.has(id))) return ids;
  }
  return null;
}

function plain(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
