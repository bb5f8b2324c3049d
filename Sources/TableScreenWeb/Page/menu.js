import { isLetter, isPlain, isRightToLeft, make, makeButton, put, same } from "./dom.js";

// A menu of commands at a place of the page, by pointer and by key; there is one at a time.

let shownMenu = null;

/** Opens a menu of `entries`, each `{title, isDestructive, run}`, of a row or nothing, beside a box on screen. */
export function openMenu(entries, box, label, row) {
  closeMenu();
  if (!entries.length) return;
  const before = document.activeElement;
  const node = make("div", "menu", { role: "menu", popover: "manual", "aria-label": label || null });
  const choose = (entry) => {
    closeMenu();
    entry.run();
  };
  node.append(...entries.map((entry) => makeEntry(entry, choose)));
  const host = before?.closest("dialog[open], main") ?? document.body;
  host.append(node);
  node.showPopover();
  place(node, box);
  shownMenu = { node, before, row, entries };
  node.addEventListener("keydown", (event) => menuKey(event, node));
  node.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !node.contains(event.relatedTarget)) closeMenu(false);
  });
  node.firstElementChild.focus({ preventScroll: true });
}

/** Closes the menu of a row that offers something else by now: nobody is to choose what they have not seen. */
export function followMenu(row) {
  if (shownMenu?.row === row && !same(row.entries, shownMenu.entries)) closeMenu();
}

export function closeMenu(givesBack = true) {
  if (!shownMenu) return;
  const { node, before } = shownMenu;
  shownMenu = null;
  node.remove();
  if (givesBack && before?.isConnected) before.focus({ preventScroll: true });
}

addEventListener("pointerdown", (event) => {
  if (shownMenu && !shownMenu.node.contains(event.target)) closeMenu(false);
}, { capture: true });
addEventListener("blur", () => closeMenu());
addEventListener("resize", () => closeMenu());

function makeEntry(entry, choose) {
  const classes = entry.isDestructive ? "destructive" : "";
  const node = makeButton(classes, "", () => choose(entry), entry.title);
  put(node, "role", "menuitem");
  put(node, "tabindex", "-1");
  return node;
}

/** Puts the menu below the box where there is room, else above it, and never out of the window. */
function place(node, box) {
  const { width, height } = node.getBoundingClientRect();
  const start = isRightToLeft() ? box.right - width : box.left;
  const below = box.bottom + height + 8 < innerHeight;
  node.style.left = `${Math.max(8, Math.min(start, innerWidth - width - 8))}px`;
  node.style.top = `${Math.max(8, below ? box.bottom + 2 : Math.min(box.top, innerHeight) - height - 2)}px`;
}

function menuKey(event, node) {
  const items = [...node.children];
  const here = items.indexOf(document.activeElement);
  const places = {
    ArrowDown: (here + 1) % items.length, ArrowUp: here - 1, Home: 0, End: -1,
  };
  const { key } = event;
  event.stopPropagation();
  if (!isPlain(event)) return;
  if (key in places) items.at(places[key]).focus();
  else if (key === "Escape" || key === "Tab") closeMenu();
  else if (isLetter(key)) items.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()))?.focus();
  else return;
  event.preventDefault();
}
