// A click on a heading sorts the table by that column, a second one the other way round.
// Numbers are sorted by what the report holds; rows without one stay below.

const numberOf = (cell) => (cell.dataset.value ? Number(cell.dataset.value) : null);
const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });

function compare(a, b) {
  if (a.dataset.source === undefined || b.dataset.source === undefined) {
    return collator.compare(a.textContent, b.textContent);
  }
  return numberOf(a) - numberOf(b);
}

function isMissing(cell) {
  return cell.dataset.source !== undefined && numberOf(cell) === null;
}

function sort(table, heading) {
  const column = heading.cellIndex;
  const first = heading.classList.contains("number") ? "descending" : "ascending";
  const other = first === "ascending" ? "descending" : "ascending";
  const order = heading.getAttribute("aria-sort") === first ? other : first;
  const turn = order === "ascending" ? 1 : -1;
  const body = table.tBodies[0];
  const rows = [...body.rows].sort((one, two) => {
    const [a, b] = [one.cells[column], two.cells[column]];
    if (isMissing(a) || isMissing(b)) return isMissing(a) - isMissing(b);
    return turn * compare(a, b);
  });
  body.append(...rows);
  for (const each of table.tHead.rows[0].cells) each.removeAttribute("aria-sort");
  heading.setAttribute("aria-sort", order);
}

for (const button of document.querySelectorAll("th button")) {
  const heading = button.closest("th");
  button.addEventListener("click", () => sort(heading.closest("table"), heading));
}
document.documentElement.dataset.ready = "";
