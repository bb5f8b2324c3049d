import { arrange, isNews, make, makeButton, nameNode, put, setClass, setText } from "./dom.js";
import { Bar } from "./bar.js";
import { Drag } from "./drag.js";
import { Gestures } from "./gestures.js";
import { makeSign } from "./icons.js";
import { Keys } from "./keys.js";
import { List } from "./list.js";
import { Search } from "./search.js";
import { announce, word } from "./words.js";

// One screen: its bars, its list, and what stands in place of rows or above them.

export class PageView {
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.chrome = {};
    this.list = new List(this);
    this.bar = new Bar(this);
    this.search = new Search(this);
    this.wait = new Wait(this);
    this.blank = new Blank(this);
    this.notice = new Notice(this);
    this.index = new IndexView(this);
    this.pull = make("div", "pull", { "aria-hidden": "true" }, make("span", "spinner"));
    const middle = make("div", "middle", {}, this.pull, this.list.node, this.blank.node, this.index.node);
    this.node = make(
      "section", "page", {}, this.bar.node, this.search.node, this.wait.node, middle, this.notice.node,
      this.bar.toolbar);
    this.node.addEventListener("focusin", () => this.app.entered(this));
    this.gestures = new Gestures(this, this.list);
    this.drag = new Drag(this, this.list);
    this.keys = new Keys(this);
  }

  send(verb, given = [], done = null) {
    // Its number may be that of another page.
    if (this.app.pages.get(this.id) !== this) return false;
    return this.app.send(verb, [this.id, ...given], done);
  }

  get frame() {
    return this.app.line.frames;
  }

  /** Whether a command does something now. */
  can(name) {
    return (this.chrome.cm ?? "").split(" ").includes(name);
  }

  /** Whether the tab key stops at every control: in forms and settings, which are short. */
  get reachesAll() {
    return Boolean(this.chrome.fo) || this.chrome.st === "g";
  }

  // Showing.

  showChrome(chrome) {
    const before = this.chrome;
    this.chrome = chrome;
    setClass(this.node, "grouped", chrome.st === "g");
    setClass(this.node, "indexed", chrome.ix?.length);
    this.bar.show(chrome);
    this.search.show(chrome.q);
    this.wait.show(chrome);
    this.notice.show(chrome.no);
    this.index.show(chrome);
    this.showPlace();
    const isOther = before.ed !== chrome.ed || before.st !== chrome.st || before.rh !== chrome.rh;
    if (isOther && this.list.isFilled) this.list.refresh();
  }

  /** Shows what is there in other words. */
  translate() {
    this.showChrome(this.chrome);
    this.list.refresh();
  }

  changeChrome(keys) {
    const chrome = { ...this.chrome, ...keys };
    for (const key in keys) if (keys[key] === null) delete chrome[key];
    this.showChrome(chrome);
  }

  applyList(...given) {
    this.list.apply(...given);
    this.noteTree();
    this.showPlace();
    this.begin();
  }

  /** Notes whether an item can show rows below it: then the list is a tree, also where one did that is not held any more. */
  noteTree() {
    const { items, total } = this.list;
    const wasTree = this.isTree;
    this.isTree = items.some((item) => item.x != null) || (wasTree && items.length < total);
    if (this.isTree === wasTree) return;
    for (const view of this.list.views.values()) this.list.placeInTree(view);
  }

  /** Tells a screen reader what the list is, and how long. */
  describe() {
    const { space, total } = this.list;
    const hasRows = total > 0;
    put(space, "role", hasRows ? (this.isTree ? "treegrid" : "grid") : null);
    put(space, "aria-rowcount", hasRows ? total : null);
    put(space, "aria-label", hasRows ? this.chrome.t || word("items") : null);
    put(space, "aria-multiselectable", hasRows && this.chrome.ss ? "true" : null);
  }

  /** Shows what stands in place of rows. */
  showPlace() {
    this.blank.show(this.chrome, this.list.items);
    this.describe();
  }

  showPull(distance, isMeant) {
    this.pull.style.setProperty("--pulled", `${distance}px`);
    setClass(this.pull, "shown", distance > 0);
    setClass(this.pull, "meant", isMeant);
  }

  didScroll() {
    this.gestures.shut();
  }

  // Coming and going.

  attached() {
    this.list.node.scrollTop = this.list.scrolled;
    this.list.scrolled = this.list.node.scrollTop;
    this.list.asking.forget();
    this.list.draw();
    this.list.follow();
    if (this.left?.isConnected) this.left.focus({ preventScroll: true });
    else if (this.leftRow) this.list.focus.bringBack(this.leftRow);
  }

  detached() {
    const focused = document.activeElement;
    if (this.node.contains(focused)) {
      this.left = focused;
      this.leftRow = this.list.focus.place;
    }
    this.gestures.cancel();
    this.app.forget(this.id);
  }

  /** Lets a modal form begin in its first field, once that is there, unless a person went elsewhere meanwhile. */
  begin() {
    const first = this.begins && this.list.items.find((item) => !item.k);
    if (!first) return;
    this.begins = false;
    const field = this.list.views.get(first.i)?.controls.find((control) => control.sendText);
    if (!field || !document.activeElement.matches("body, h1, .back, dialog")) return;
    field.focus();
    this.begunIn = field;
    field.field.addEventListener("blur", () => (this.begunIn = null), { once: true });
  }

  /** Gives the focus to the page where nothing else has it. */
  focus() {
    if (this.node.contains(document.activeElement)) return;
    this.bar.title.focus({ preventScroll: true });
  }
}

/** Work that a person waits for, above the rows. */
class Wait {
  constructor(page) {
    this.text = make("span", "words");
    this.progress = make("progress", "", { max: 1 });
    this.cancel = makeButton("text-button", "", () => page.send("cw"));
    this.spinner = make("span", "spinner");
    this.node = make("div", "waiting", { role: "status", hidden: true });
  }

  show({ wa: text, wf: fraction, wc: canCancel }) {
    this.node.hidden = text == null;
    if (text == null) return;
    setText(this.text, text);
    put(this.progress, "value", fraction ?? 0);
    put(this.progress, "aria-label", text);
    setText(this.cancel, word("cancel"));
    put(this.cancel, "aria-label", `${word("cancel")} ${text}`);
    const sign = fraction == null ? this.spinner : this.progress;
    arrange(this.node, [this.text, sign, canCancel ? this.cancel : null].filter(Boolean));
  }
}

/** A sentence in place of rows: that there are none, or why, with the way out. */
class Blank {
  constructor(page) {
    this.page = page;
    this.text = make("p");
    this.retry = makeButton("push", "", () => page.send("re"));
    this.node = make("div", "blank", { role: "status", hidden: true });
  }

  show({ fa: failure, em: empty, wa: waiting }, items) {
    // Headers of empty sections stay, and the text stands below them.
    const text = failure ?? (waiting == null && items.every((item) => item.k) ? empty : null);
    this.node.hidden = text == null;
    setClass(this.node, "failed", failure != null);
    if (text == null) return;
    setText(this.text, text);
    setText(this.retry, word("retry"));
    arrange(this.node, failure != null ? [this.text, this.retry] : [this.text]);
  }
}

/** A notice that stays for a moment, or as long as a pointer or the focus is on it. */
class Notice {
  constructor(page) {
    this.page = page;
    this.text = make("span", "words", { dir: "auto" });
    this.undo = makeButton("text-button", "", () => page.send("u"));
    this.close = makeButton("icon small", "", () => this.dismiss(), makeSign("close"));
    this.node = make("div", "notice", { role: "status", hidden: true });
    const listen = (kind, work) => this.node.addEventListener(kind, work);
    for (const kind of ["pointerenter", "focusin"]) listen(kind, () => clearTimeout(this.timer));
    for (const kind of ["pointerleave", "focusout"]) listen(kind, () => this.count());
  }

  show(notice) {
    if (!isNews(this, notice)) return;
    clearTimeout(this.timer);
    this.node.hidden = !notice;
    if (!notice) return;
    const [text, isError, canUndo] = notice;
    setClass(this.node, "failed", isError);
    setText(this.text, text);
    setText(this.undo, word("undo"));
    nameNode(this.close, word("close"));
    arrange(this.node, [this.text, canUndo ? this.undo : null, this.close].filter(Boolean));
    announce(text);
    this.count();
  }

  count() {
    clearTimeout(this.timer);
    const { noticeTime } = this.page.app;
    // Without a time it stays until it is dismissed.
    if (!this.node.hidden && noticeTime > 0) this.timer = setTimeout(() => this.dismiss(), noticeTime * 1000);
  }

  dismiss() {
    this.node.hidden = true;
    this.page.send("dn");
  }
}

/** The index at the edge: buttons, over which a finger can glide. */
class IndexView {
  constructor(page) {
    this.page = page;
    this.node = make("nav", "index", { hidden: true });
    this.node.addEventListener("pointerdown", (event) => this.glide(event, true));
    this.node.addEventListener("pointermove", (event) => event.buttons && this.glide(event, false));
    this.node.addEventListener("keydown", (event) => this.key(event));
    this.node.addEventListener("click", (event) => event.detail === 0 && this.choose(event.target));
    new ResizeObserver(() => this.thin()).observe(page.list.node);
  }

  show({ ix: titles = [], ic: current = 0 }) {
    this.node.hidden = titles.length === 0;
    put(this.node, "aria-label", word("index"));
    if (isNews(this, titles)) {
      const names = (index) => ({ type: "button", tabindex: "-1", value: index });
      this.node.replaceChildren(...titles.map((title, index) => make("button", "", names(index), title)));
    }
    this.current = current;
    this.thin();
  }

  /** The entries that there is room for. */
  get entries() {
    return [...this.node.querySelectorAll(":not(.thinned)")];
  }

  /** Shows every second, third … entry where there is no room for all, and marks the one that leads nearest to what is in view. */
  thin() {
    const entries = [...this.node.children];
    const room = Math.max(3, Math.floor((this.page.list.window - 16) / 17));
    const step = Math.ceil(entries.length / room);
    for (const [place, entry] of entries.entries()) {
      const isCurrent = place === this.current - (this.current % step);
      setClass(entry, "thinned", place % step);
      put(entry, "aria-current", isCurrent ? "true" : null);
      put(entry, "tabindex", isCurrent ? "0" : "-1");
    }
  }

  /** Chooses the entry under the pointer, or the nearest to it. */
  glide(event, isFirst) {
    if (isFirst) this.node.setPointerCapture(event.pointerId);
    event.preventDefault();
    const { entries } = this;
    const [first, last] = [entries[0].getBoundingClientRect(), entries.at(-1).getBoundingClientRect()];
    const share = (event.clientY - first.top) / (last.bottom - first.top);
    const place = Math.floor(share * entries.length);
    this.choose(entries[Math.max(0, Math.min(entries.length - 1, place))], isFirst);
  }

  choose(entry, isFirst = true) {
    if (!entry || entry === this.node || (!isFirst && entry === this.last)) return;
    this.last = entry;
    this.page.send("ix", [Number(entry.value)]);
  }

  key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const { entries } = this;
    const next = entries[entries.indexOf(document.activeElement) + step];
    if (!step || !next) return;
    event.preventDefault();
    put(next, "tabindex", "0");
    next.focus();
  }
}
