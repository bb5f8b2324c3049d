import { arrange, make, makeButton, nameNode, put, setClass, setText } from "./dom.js";
import { controlsIn, showIn } from "./elements.js";
import { makeSign } from "./icons.js";
import { followMenu, openMenu } from "./menu.js";
import { word } from "./words.js";

// One line of a list: a row, or a header or a footer.

const kinds = { h: "header", f: "footer", H: "header whole", F: "footer whole", g: "paging" };
/** What is used by itself in a row. */
export const inner = "a, button, input, select, textarea, label, [role=slider], [role=spinbutton]";

export class RowView {
  constructor(page) {
    this.page = page;
    this.line = make("div", "line");
    this.cell = make("div", "cell", { role: "gridcell" }, this.line);
    this.node = make("div", "row", { role: "row", tabindex: "-1" }, this.cell);
    this.node.rowView = this;
    this.node.addEventListener("click", (event) => this.clicked(event));
  }

  get handle() {
    return this.item.i;
  }

  get isRow() {
    return !this.item.k;
  }

  /** The number of the frame that is being carried out. */
  get frame() {
    return this.page.frame;
  }

  get isForm() {
    return Boolean(this.page.chrome.fo);
  }

  /** The text that stands for the row where it is named. */
  get label() {
    return firstText(this.item.b) || this.item.z || "";
  }

  get controls() {
    return [...controlsIn(this.body), ...controlsIn(this.accessory)];
  }

  /** The field in which a person is. */
  get fieldInUse() {
    return this.controls.find((control) => control.finish && control.field === document.activeElement);
  }

  /** Whether a text was typed in it that the server has not taken. */
  get owesText() {
    return this.controls.some((control) => control.sendText && (control.isDirty || control.pending > 0));
  }

  send(verb, given = [], done = null) {
    // Its number may be that of another row.
    if (this.isOrphan) return false;
    return this.page.app.send(verb, [this.handle, ...given], done);
  }

  // Showing.

  show(item) {
    this.item = item;
    const { classList } = this.node;
    this.node.className = this.className;
    put(this.node, "aria-label", this.isRow && item.z ? item.z : null);
    put(this.node, "aria-selected", canBeSelected(item) ? String(Boolean(item.s)) : null);
    put(this.node, "aria-busy", item.w ? "true" : null);
    this.node.style.minHeight = item.y ? `${item.y}px` : "";
    this.node.style.setProperty("--steps", item.n ?? 0);
    this.body = item.b ? showIn(this.body, item.b, this) : null;
    const parts = [...this.startParts(), this.body?.node, ...this.endParts()];
    arrange(this.line, parts.filter(Boolean));
    this.showHeading();
    this.showMessage();
    this.setReach(classList.contains("current"));
    followMenu(this);
    this.page.gestures.follow(this);
  }

  get className() {
    const { item, page } = this;
    const names = this.isRow ? ["row"] : ["row", "edge", ...kinds[item.k].split(" ")];
    if (item.t || item.err) names.push("tappable");
    if (item.s) names.push("selected");
    if (item.w) names.push("busy");
    if (item.g) names.push("wrong");
    for (const kept of ["current", "entering", "dragged", "first", "last"]) {
      if (this.node.classList.contains(kept)) names.push(kept);
    }
    if (page.chrome.ed) names.push("edited");
    return names.join(" ");
  }

  showHeading() {
    const isHeading = this.item.k === "h" && this.body;
    if (isHeading) {
      put(this.body.node, "role", "heading");
      put(this.body.node, "aria-level", "2");
    }
  }

  startParts() {
    const { item, page } = this;
    const parts = [];
    if (page.chrome.ed && item.e) parts.push(this.editButton());
    if (page.chrome.ss && canBeSelected(item)) parts.push(this.part("box", () => make("span", "check box", {}, makeSign("check"))));
    return parts;
  }

  endParts() {
    const { item, page } = this;
    const parts = [];
    if (item.w) parts.push(this.part("wait", () => make("span", "spinner")));
    if (item.w && item.wc) parts.push(this.cancelButton());
    const isMoved = page.chrome.ed && item.m;
    if (!isMoved && this.hasMenu) parts.push(this.moreButton());
    parts.push(this.accessoryPart());
    if (item.x != null) parts.push(this.expander());
    if (isMoved) parts.push(this.moveHandle());
    return parts;
  }

  /** A part that is made once, and then kept. */
  part(name, build) {
    this.made ??= {};
    return (this.made[name] ??= build());
  }

  named(name, text, sign, classes, press) {
    const button = this.part(name, () => makeButton(classes, "", press));
    const isNew = button.signName !== sign;
    if (isNew) button.replaceChildren(makeSign(sign));
    button.signName = sign;
    nameNode(button, `${text} ${this.label}`.trim(), text);
    return button;
  }

  editButton() {
    const isDelete = this.item.e === "d";
    const press = () => (this.item.e === "d" ? this.delete() : this.send("n"));
    const text = isDelete ? this.item.et || word("delete") : word("insert");
    const button = this.named("edit", text, isDelete ? "remove" : "add", "round", press);
    setClass(button, "delete", isDelete);
    return button;
  }

  cancelButton() {
    return this.named("cancel", word("cancel"), "close", "icon small", () => this.send("cx"));
  }

  expander() {
    const isShown = this.item.x === 1;
    const button = this.named(
      "expander", word(isShown ? "collapse" : "expand"), "next", "icon expander", () => this.expand());
    setClass(button, "shown", isShown);
    return button;
  }

  moreButton() {
    return this.named("more", word("more"), "more", "icon more", (event) => this.openMenu(event.currentTarget));
  }

  moveHandle() {
    const handle = this.named("handle", word("moveUp"), "move", "icon handle", () => {});
    nameNode(handle, `${word("moveUp")}, ${word("moveDown")} ${this.label}`, null);
    put(handle, "aria-keyshortcuts", "ArrowUp ArrowDown");
    return handle;
  }

  accessoryPart() {
    const { a: accessory, at: isTapped } = this.item;
    if (!Array.isArray(accessory)) this.accessory = null;
    if (accessory === "i") {
      return this.named("details", word("details"), "details", "icon details", () => this.send("ti"));
    }
    if (accessory === "d") return this.part("arrow", () => make("span", "arrow"));
    if (accessory === "c") return this.part("mark", () => make("span", "tick", {}, makeSign("check")));
    if (!Array.isArray(accessory)) return this.item.ch ? this.part("gap", () => make("span", "tick")) : null;
    this.accessory = showIn(this.accessory, accessory, this);
    if (!isTapped || this.accessory.commit) return this.accessory.node;
    const button = this.part("accessory", () => makeButton("plain", "", () => this.send("ti")));
    put(button, "aria-label", `${word("details")} ${this.label}`);
    arrange(button, [this.accessory.node]);
    return button;
  }

  get message() {
    return this.controls.some((control) => control.isCut) ? word("longText") : this.item.g;
  }

  /** Shows what is wrong with what was typed, which the page may have found itself. */
  showMessage() {
    this.showFoot();
    this.markControls();
  }

  /** What stands below the line: a message, and how far the work is. */
  showFoot() {
    const { w: work } = this.item;
    const { message } = this;
    const parts = [this.line];
    if (Array.isArray(work)) {
      const bar = this.part("bar", () => make("progress", "bar", { max: 1 }));
      put(bar, "value", work[0]);
      put(bar, "aria-label", this.label);
      parts.push(bar);
    }
    if (message) {
      const note = this.part("note", () => make("p", "note"));
      note.id = `note-${this.handle}`;
      setText(note, message);
      parts.push(note);
    }
    arrange(this.cell, parts);
  }

  markControls() {
    const note = this.message ? `note-${this.handle}` : null;
    for (const control of this.controls) control.mark(note);
  }

  /** Makes the row the one that the tab key stops at, with what is in it; in a form it stops at all that can be filled in. */
  setReach(isReached) {
    const { reachesAll } = this.page;
    setClass(this.node, "current", isReached);
    const isStop = isReached || (reachesAll && this.item.t && !this.controls.length);
    put(this.node, "tabindex", isStop ? "0" : "-1");
    const isOpen = (part) => (isReached || reachesAll) && part.ariaDisabled == null;
    for (const part of this.cell.querySelectorAll("button, input, select, [role=slider], [role=spinbutton]")) {
      if (part.closest(".stepper") && part.tagName === "BUTTON") continue;
      if (part.type !== "radio") put(part, "tabindex", isOpen(part) || part.matches("input.field") ? "0" : "-1");
    }
  }

  // Acting.

  clicked(event) {
    const part = event.target.closest(inner);
    if (event.defaultPrevented || (part && this.node.contains(part))) return;
    // Who has just selected text by dragging taps nothing.
    if (this.page.gestures.isDragged && String(getSelection())) return;
    this.tap();
  }

  tap() {
    if (this.item.k === "g") this.page.send("g");
    else if (this.item.t) this.send("t");
    else this.useControl();
  }

  /** Uses the only control of a row without a tap of its own, as a label would. */
  useControl() {
    const [control, other] = this.controls;
    if (!control || other) return;
    if (control.kind === "toggle" || control.kind === "button") control.field.click();
    else control.focus();
  }

  delete() {
    this.page.list.focus.leave(this);
    if (!this.isOrphan) this.page.app.send("d", [[this.handle]]);
  }

  expand(isShown = this.item.x !== 1) {
    this.send("x", [isShown ? 1 : 0]);
  }

  focus(control) {
    const view = control ? this.controls.find((each) => each.name === control) : null;
    if (view) view.focus();
    else this.node.focus({ preventScroll: true });
  }

  /** Goes on from a field to the next one at once, where it is drawn: what is typed before the server says so belongs there. */
  goOn(control) {
    const { app, list } = this.page;
    const next = list.fieldAfter(this, control);
    const foreseen = next && app.foresee(next.owner.handle, next.name);
    const forget = () => app.foreseen.delete(foreseen);
    if (!this.send("nf", [control.name, 1], forget)) forget();
    next?.focus();
  }

  forgetTyping(control) {
    this.controls.find((each) => each.name === control)?.forgetTyping?.();
  }

  // The menu.

  get hasMenu() {
    const { r: actions, l: press, e: editing } = this.item;
    return this.isRow && Boolean(actions || press === 1 || editing === "d");
  }

  /** The actions at one side of the row, `"l"` or `"t"`, or of its menu, `"m"`. */
  actions(place) {
    const given = this.item.r?.[place] ?? [];
    const actions = given.map(([title, isDestructive], index) => ({
      title, isDestructive, run: () => this.send("a", [place, index, title]),
    }));
    if (place === "t" && this.item.e === "d") actions.push(this.deletion);
    return actions;
  }

  get deletion() {
    return { title: this.item.et || word("delete"), isDestructive: true, run: () => this.delete() };
  }

  get entries() {
    const { item, page } = this;
    const entries = [];
    if (item.t && item.tt) entries.push({ title: item.tt, run: () => this.tap() });
    if (item.l === 1) entries.push({ title: item.lt || word("longPress"), run: () => this.send("l") });
    if (item.at) entries.push({ title: word("details"), run: () => this.send("ti") });
    entries.push(...["m", "l", "t"].flatMap((place) => this.actions(place)));
    if (page.chrome.ed && item.m) {
      entries.unshift(
        { title: word("moveUp"), run: () => this.send("ms", [-1]) },
        { title: word("moveDown"), run: () => this.send("ms", [1]) });
    }
    return entries;
  }

  openMenu(place) {
    const box = place?.getBoundingClientRect ? place.getBoundingClientRect() : place;
    openMenu(this.entries, box ?? this.node.getBoundingClientRect(), this.label, this);
  }
}

/** Whether a tap selects or deselects, whatever else it does, or the row is selected and takes no tap. */
export function canBeSelected(item) {
  return item.bx || item.t === "s" || item.t === "d" || Boolean(item.s && !item.t);
}

/** The first text in an element. */
export function firstText(element) {
  if (!element) return "";
  if (element[0] === "t") return element[1];
  if (element[0] === "k") return element[4]?.l ?? "";
  if (element[0] !== "h" && element[0] !== "v") return "";
  for (const part of element.slice(1)) {
    const text = firstText(part);
    if (text) return text;
  }
  return "";
}
