import { make, setClass } from "./dom.js";

// Texts with looks and matches: each part is a text node in an element of its own.

export const opens = /^(https?|mailto|tel):/i;

/** Shows a text of a message, `["t", text, role, more]`, in a node. */
export function showText(node, text, more) {
  const { m: matches = [], r: runs = [] } = more ?? {};
  if (matches.length + runs.length === 0) {
    if (node.textContent !== text || node.firstElementChild) node.textContent = text;
    return;
  }
  const edges = new Set([0, text.length]);
  for (const [start, length] of [...matches, ...runs]) {
    edges.add(Math.min(start, text.length)).add(Math.min(start + length, text.length));
  }
  const cuts = [...edges].sort((one, other) => one - other);
  const parts = cuts.slice(1).map((end, place) => {
    const start = cuts[place];
    const covers = ([from, length]) => from <= start && end <= from + length;
    const run = runs.find(covers);
    const part = document.createTextNode(text.slice(start, end));
    const found = matches.some(covers) ? make("mark", "", {}, part) : part;
    return run ? makeRun(run[2], found) : found;
  });
  node.replaceChildren(...parts);
}

function makeRun(look, content) {
  const isLink = opens.test(look.h);
  const node = isLink
    ? make("a", "", { href: look.h, target: "_blank", rel: "noopener noreferrer" }, content)
    : make("span", "", {}, content);
  for (const key of "bius") setClass(node, `look-${key}`, look[key]);
  // A color has a name, or parts; what is none is none to the browser, too.
  if (look.c) node.style.color = look.c[0] === "#" ? look.c : `var(--${look.c})`;
  return node;
}
