// Nodes, made and changed by hand: text is set as text everywhere, and no message is ever read as markup.

export const svgSpace = "http://www.w3.org/2000/svg";

/** Makes an element with classes, attributes and children; children that are null are left out. */
export function make(tag, classes = "", attributes = {}, ...children) {
  const node = document.createElement(tag);
  if (classes) node.className = classes;
  for (const name in attributes) put(node, name, attributes[name]);
  node.append(...children.filter((child) => child != null));
  return node;
}

/** Makes an element of a drawing. */
export function makeShape(tag, attributes = {}, ...children) {
  const node = document.createElementNS(svgSpace, tag);
  for (const name in attributes) put(node, name, attributes[name]);
  node.append(...children);
  return node;
}

/** Sets an attribute, or removes it where the value is null or false; writes only what differs. */
export function put(node, name, value) {
  if (value == null || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else {
    const text = value === true ? "" : String(value);
    if (node.getAttribute(name) !== text) node.setAttribute(name, text);
  }
}

/** Whether a key is pressed without those by which the browser, or the page as a whole, is meant, and not to compose letters. */
export const isPlain = (event) => !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);

/** Whether a key types a letter, which may be several units of UTF-16; keys that type nothing have names of letters and digits. */
export const isLetter = (key) => !/^(\w\w| |$)/.test(key);

/** Sets the text of a node, where it differs. */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/**
 * Makes `nodes` the children of `parent`, and moves none without need: a node that moves loses the focus. So the one that
 * has it stays, and others move around it.
 */
export function arrange(parent, nodes) {
  const kept = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove();
  const active = document.activeElement;
  let place = parent.firstChild;
  for (const node of nodes) {
    // What stands before the one with the focus, and comes after it, is on its way anyway.
    if (node.parentNode === parent && node.contains(active)) while (place !== node) place = passed(parent, place);
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
}

/** Moves a child to the end, and returns the one that stood behind it. */
function passed(parent, child) {
  const next = child.nextSibling;
  parent.append(child);
  return next;
}

/** Leaves a field: what is typed there is told when it is left. */
export function leaveText() {
  const active = document.activeElement;
  if (active?.matches("input, textarea, select")) active.blur();
}

/** Makes a button that does `press`. */
export function makeButton(classes, label, press, ...children) {
  const names = { "aria-label": label || null, title: label || null };
  const node = make("button", classes, { type: "button", ...names }, ...children);
  node.addEventListener("click", press);
  return node;
}

/** Tells whether two values of a message are the same. */
export function same(one, other) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Calls `work` at once, then at most once in `wait` milliseconds, the last time with what came last. */
export function calmly(wait, work) {
  let timer = 0;
  let latest = null;
  const rest = () => {
    timer = 0;
    if (!latest) return;
    const given = latest;
    latest = null;
    timer = setTimeout(rest, wait);
    work(...given);
  };
  const call = (...given) => {
    if (timer) {
      latest = given;
      return;
    }
    timer = setTimeout(rest, wait);
    work(...given);
  };
  /** Does now what still waits. */
  call.now = () => {
    clearTimeout(timer);
    rest();
  };
  return call;
}

export const isRightToLeft = () => document.documentElement.dir === "rtl";
export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
