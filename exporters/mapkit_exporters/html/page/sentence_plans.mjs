/** The sentences of the answers, written by their plans: see `sentence_plans.py`. */

const PER_MM = 10000;
const COUNTED = 100;

const many = (count, make) => Array.from({ length: count }, (_, k) => make(k));

/** The sentences of the answers. */
export class Sentences {
  constructor({ head, column }, answers) {
    this.head = head;
    this.answers = answers;
    this.shapes = column("shape").numbers;
    const kept = column("kept");
    const key = () => kept.list(2).join(" ");
    this.kept = new Map(many(kept.numbers.length / 3, () => [key(), kept.next()]));
  }

  of(row, answer, language) {
    const spoken = Object.hasOwn(this.head.texts, language) ? language : Object.keys(this.head.texts)[0];
    const { shapes, shapes_of: likely, plans, comma, commas } = this.head;
    const [numbers, chosen] = shapes[likely[row.kind][this.shapes[row.number]]];
    const choices = {};
    for (let k = 0; k < chosen.length; k += 2) choices[chosen[k]] = chosen[k + 1];
    const facts = { row, answer, choices, language: spoken, ...this.answers.facts(row, answer) };
    return numbers.map((plan) => this.write(plans[plan], facts).replaceAll(comma, commas[spoken]));
  }

  write(plan, facts) {
    const [way, one, two, three] = plan;
    const write = (inner) => this.write(inner, facts);
    const tree = (number) => this.tree(this.head.trees[number], facts.language);
    const kept = this.kept.get(`${one} ${facts.row.number}`);
    switch (way) {
      case "same": return this.tree(one, facts.language);
      case "value": return this.value(valueAt(facts.answer, one), two);
      case "of": return tree(this.head.tables[two][facts.numbers[one]]);
      case "kept": return tree(kept);
      case "but": return kept === undefined ? write(two) : tree(kept);
      case "below": return write(plan[valueAt(facts.answer, one) < two ? 3 : 4]);
      case "kind": return write(plan[2 + one[facts.numbers.kind]]);
      case "either": return write(plan[2 + facts.choices[one]]);
      case "list": {
        const words = facts.lists[one].map((number) => tree(this.head.tables[two][number]));
        const last = words.pop();
        return words.length ? this.text(three, [words.join(", "), last], facts.language) : last;
      }
      default:
        return plan.slice(1).map((part) => typeof part === "string" ? part
          : this.text(part[0], part.slice(1).map(write), facts.language)).join("");
    }
  }

  value(value, format) {
    if (format === -2) return value.join(", ");
    if (!format) return String(value);
    const places = format === -1 ? (value < 1 ? 2 : 1) : format;
    const step = 10 ** (4 - places);
    const tens = Math.floor((Math.round(value * PER_MM) + step / 2) / step);
    return (tens / 10 ** places).toFixed(places).replace(".", this.head.comma);
  }

  tree(tree, language) {
    if (typeof tree === "string") return tree;
    const [text, ...parts] = tree;
    const words = parts.map((part) => this.tree(part, language));
    return text === "" ? words.join("") : this.text(text, words, language);
  }

  text(number, values, language) {
    const forms = this.head.texts[language][number];
    const counted = Number(values[0]);
    const like = counted < 2 * COUNTED ? counted : COUNTED + (counted % COUNTED);
    const form = forms.length > 1 ? forms[this.head.counting[language][like]] : forms[0];
    return form.map((part) => (typeof part === "number" ? values[part] : part)).join("");
  }
}

function valueAt(answer, path) {
  return path.reduce((value, step) => value[step], answer);
}
