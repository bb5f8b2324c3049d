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
  const text = value === true ? "" : value;
  if (text == null || text === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== `${text}`) node.setAttribute(name, text);
}

/** Whether an input method takes the key: of the one that ends a composition, Safari says so by its number alone. */
export const isComposed = (event) => event.isComposing || event.keyCode === 229;

/** Whether a key is pressed without those by which the browser, or the page as a whole, is meant, and not to compose letters. */
export const isPlain = (event) =>
  !isComposed(event) && (!(event.ctrlKey || event.metaKey || event.altKey) || isThird(event));

/** Whether a key types what stands third on it: with AltGr, and with the option key of a Mac. */
function isThird(event) {
  const isOption = /^(Mac|iP)/.test(navigator.platform) && event.altKey && !event.ctrlKey && !event.metaKey;
  return isLetter(event.key) && (isOption || event.getModifierState("AltGraph"));
}

/** Whether a key types a letter, which may be several units of UTF-16; keys that type nothing have names of letters and digits. */
export const isLetter = (key) => !/^(\w\w| |$)/.test(key);

/** Gives a node a class, or takes it away. */
export const setClass = (node, name, isOn) => node.classList.toggle(name, Boolean(isOn));

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
    while (node.parentNode === parent && node.contains(active) && place !== node) {
      const next = place.nextSibling;
      parent.append(place);
      place = next;
    }
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
}

/** Leaves a field: what is typed there is told when it is left. */
export function leaveText() {
  const active = document.activeElement;
  if (active?.matches("input, textarea, select")) active.blur();
}

/** Names a node that has no text, to a screen reader and under the pointer. */
export function nameNode(node, label, title = label) {
  put(node, "aria-label", label || null);
  put(node, "title", title || null);
}

/** Makes a button that does `press`. */
export function makeButton(classes, label, press, ...children) {
  const node = make("button", classes, { type: "button" }, ...children);
  nameNode(node, label);
  node.addEventListener("click", press);
  return node;
}

let groups = 0;

/** Makes several to choose from that are all in view, circles with titles: the one that is chosen does `choose` with its place. */
export function makeRadios(titles, choose) {
  const name = `choices-${(groups += 1)}`;
  return titles.map((title, place) => {
    const radio = make("input", "", { type: "radio", name });
    radio.addEventListener("change", () => choose(place));
    return make("label", "", {}, radio, make("span", "", {}, title));
  });
}

/** The dialog above all, if there is one. */
export const topDialog = () => [...document.querySelectorAll("dialog[open]")].pop();

/** Tells whether a value is another one than was shown before, and notes it. */
export function isNews(owner, value) {
  const shown = JSON.stringify(value ?? null);
  const isOther = shown !== owner.shown;
  owner.shown = shown;
  return isOther;
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
    latest = given;
    if (!timer) rest();
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
