import { Asking } from "./asking.js";
import { arrange, make, prefersStillness, put, setClass } from "./dom.js";
import { ListFocus } from "./focus.js";
import { Places } from "./place.js";
import { firstText, RowView } from "./row.js";

// A list of which only the rows in view, and some around them, are nodes; any number of rows scrolls alike.

const MARGIN = 180;
const REST = 140;

export class List {
  constructor(page) {
    this.page = page;
    this.space = make("div", "space");
    this.node = make("div", "list", { tabindex: "-1" }, this.space);
    this.items = [];
    this.byHandle = new Map();
    this.views = new Map();
    this.ghosts = [];
    this.places = new Places();
    this.top = 0;
    this.shift = 0;
    this.scrolled = 0;
    this.node.addEventListener("scroll", () => this.didScroll(), { passive: true });
    for (const kind of ["wheel", "touchstart", "pointerdown", "keydown"]) {
      this.node.addEventListener(kind, () => (this.target = null), { passive: true, capture: true });
    }
    this.asking = new Asking(this);
    this.focus = new ListFocus(this);
    new ResizeObserver(() => this.resized()).observe(this.node);
    this.watcher = new ResizeObserver((entries) => this.grew(entries));
  }

  get total() {
    return this.places.total;
  }

  get window() {
    return this.height || this.node.clientHeight || 600;
  }

  /** The position of the first item in view, and that behind the last one. */
  get viewed() {
    if (!this.total) return [0, 0];
    return [this.places.position(this.top), this.places.position(this.top + this.window - 1) + 1];
  }

  /** Whether a position is in view. */
  shows(position) {
    const [start, end] = this.viewed;
    return position >= start && position < end;
  }

  // Changes.

  /** Carries out the operations of a message on the held items; where they are to be still, no row glides. */
  apply(total, first, ops, isStill) {
    const anchor = this.anchor();
    const focus = this.focus.place;
    const isFocusSeen = this.focus.isSeen;
    const isFirst = !this.isFilled;
    const before = { total: this.total, shift: this.shift };
    this.edit(ops ?? []);
    this.places.take(total, first, this.items.map((item) => item.i));
    this.adopt();
    this.isFilled = true;
    if (this.page.chrome.re && isFirst) this.places.estimate = this.page.chrome.re;
    // What a search finds is looked at from its first row on.
    if (this.page.search.isDirty) this.moveTo(0);
    else this.restore(anchor);
    // Before anything is drawn there, and asked for.
    if (isFocusSeen) this.focus.follow();
    const isSmall = !isFirst && !isStill && this.shift === before.shift && Math.abs(total - before.total) <= 40;
    const isMove = ops?.some(([, , items]) => items.some((item) => typeof item === "number"));
    this.animate(isSmall && (isMove || total !== before.total));
    this.draw();
    this.focus.keep(focus);
    this.follow();
  }

  edit(ops) {
    const all = this.beginsAnew ? [[0, this.items.length, []], ...ops] : ops;
    this.beginsAnew = false;
    for (const [at, count, more] of all) {
      this.items.splice(at, count, ...more.map((item) => this.byHandle.get(item) ?? item));
    }
    this.byHandle = new Map(this.items.map((item) => [item.i, item]));
    for (const [handle, view] of this.views) if (!this.byHandle.has(handle)) this.drop(handle, view);
  }

  /** Frees the rows from their numbers; the one with the focus waits for a row like it. */
  orphan() {
    const focus = this.focus.view;
    if (focus && !focus.isOrphan) focus.look = this.look(focus.item);
    for (const [handle, view] of this.views) {
      view.isOrphan = true;
      if (view !== focus) this.drop(handle, view);
    }
    this.views.clear();
    this.byHandle.clear();
    this.places.heights.clear();
    this.items = [];
    this.orphaned = focus;
    this.focus.current = null;
    this.focus.told = 0;
    this.asking.forget();
    this.beginsAnew = true;
  }

  /** Keeps the node that has the focus where a row like its own came in its place; it waits while there are no rows. */
  adopt() {
    const view = this.orphaned;
    if (!view) return;
    const item = this.like(view.look);
    if (item || this.items.length) this.orphaned = null;
    if (!item) return;
    view.isOrphan = false;
    this.views.set(item.i, view);
    this.focus.current = item.i;
    view.show(item);
    if (this.focus.hasKeys) this.focus.tell(view);
  }

  /** How a person knows an item again: by its kind, its first text, and its place among those that are alike. */
  look(item) {
    const [kind, text] = [item.k, firstText(item.b)];
    return { kind, text, place: this.alike(kind, text).indexOf(item) };
  }

  like({ kind, text, place }) {
    return this.alike(kind, text)[place];
  }

  alike(kind, text) {
    return this.items.filter((item) => item.k === kind && firstText(item.b) === text);
  }

  drop(handle, view) {
    this.watcher.unobserve(view.node);
    view.node.remove();
    this.views.delete(handle);
  }

  /** Changes parts of an item: pairs of a path and a value. */
  patch(handle, pairs) {
    const item = this.byHandle.get(handle);
    for (let place = 0; place < pairs.length; place += 2) setPart(item, pairs[place], pairs[place + 1]);
    this.views.get(handle)?.show(item);
    this.page.noteTree();
    this.page.describe();
    this.draw();
  }

  /** Shows all rows again, as where edit mode began. */
  refresh() {
    for (const [handle, view] of this.views) view.show(this.byHandle.get(handle));
    this.draw();
    this.measure();
  }

  // Where a person looks.

  /** The first item in view, and how far it stands from the top. */
  anchor() {
    if (!this.isFilled || this.top <= 0) return null;
    const start = this.places.position(this.top);
    const kept = [];
    for (let position = start; position < start + 40; position += 1) {
      const item = this.item(position);
      if (item) kept.push({ handle: item.i, position, offset: this.places.top(position) - this.top });
    }
    const offset = this.places.top(start) - this.top;
    return { kept, position: start, offset };
  }

  restore(anchor) {
    if (!anchor) return;
    const found = anchor.kept.find(({ handle }) => this.byHandle.has(handle));
    const position = found ? this.position(found.handle) : anchor.position;
    this.moveTo(this.places.top(position) - (found ?? anchor).offset);
  }

  /** Stands at a distance from the top, without a movement that could be seen. */
  moveTo(top) {
    const bounded = Math.max(0, Math.min(top, this.places.height - this.window));
    this.shift += bounded - this.top;
    this.top = bounded;
  }

  item(position) {
    return this.items[position - this.places.first];
  }

  position(handle) {
    const place = this.items.findIndex((item) => item.i === handle);
    return place < 0 ? -1 : place + this.places.first;
  }

  /** The next field that is typed into, where only rows that are drawn lie between. */
  fieldAfter(row, control) {
    const isField = (each) => each.sendText && !each.field.disabled;
    const here = row.controls.filter(isField);
    const next = here[here.indexOf(control) + 1];
    if (next) return next;
    for (let position = row.position + 1; ; position += 1) {
      const view = this.views.get(this.item(position)?.i);
      if (!view) return null;
      const field = view.controls.find(isField);
      if (field) return field;
    }
  }

  // Drawing.

  draw() {
    if (!this.isFilled || !this.node.isConnected) return;
    this.fit();
    const { places } = this;
    const start = this.total ? places.position(this.top - MARGIN) : 0;
    const end = this.total ? places.position(this.top + this.window + MARGIN) + 1 : 0;
    const views = [];
    const holes = [];
    for (let position = start; position < end; position += 1) {
      const item = this.item(position);
      if (item) views.push(this.view(item, position));
      else holes.push(position);
    }
    for (const view of this.views.values()) {
      if (views.includes(view) || !this.stays(view)) continue;
      const position = this.position(view.handle);
      if (position >= 0) views.push(this.view(view.item, position));
    }
    views.sort((one, other) => one.position - other.position);
    const shown = new Set(views);
    for (const [handle, view] of this.views) if (!shown.has(view)) this.drop(handle, view);
    const waiting = this.orphaned ? [this.orphaned.node] : [];
    arrange(this.space, [...views.map((view) => view.node), ...this.ghostsAt(holes), ...waiting]);
    this.shown = views;
    this.focus.reach();
    if (!this.measure()) this.settlePlaces();
    this.focus.findAwaited();
    this.asking.ask();
  }

  /** Whether a row stays though it is out of view: it has the focus, or a text that the server has not taken. */
  stays(view) {
    return view.owesText || (view === this.focus.view && !view.isOrphan);
  }

  view(item, position) {
    let view = this.views.get(item.i);
    if (!view) {
      view = new RowView(this.page);
      this.views.set(item.i, view);
      if (this.isAnimated) view.node.classList.add("entering");
      view.show(item);
      this.watcher.observe(view.node);
    } else if (view.item !== item) view.show(item);
    view.position = position;
    put(view.node, "aria-rowindex", position + 1);
    this.placeInTree(view);
    this.markEnds(view, position);
    return view;
  }

  /** Tells a screen reader where a row stands in a tree, and whether it shows the rows below it. */
  placeInTree({ node, item }) {
    const { isTree } = this.page;
    put(node, "aria-level", isTree ? (item.n ?? 0) + 1 : null);
    put(node, "aria-expanded", isTree && item.x != null ? String(item.x === 1) : null);
  }

  /** Tells rows in boxes where a box begins and ends; between two boxes with nothing between them there is a gap. */
  markEnds(view, position) {
    const [before, behind] = [this.item(position - 1), this.item(position + 1)];
    const isEdge = (item, edge) => (item ? item.k : edge);
    setClass(view.node, "first", isEdge(before, position === 0) || view.item.o);
    setClass(view.node, "last", isEdge(behind, position === this.total - 1) || behind?.o);
    view.gap = this.page.chrome.st && before && !before.k && view.item.o ? 20 : 0;
  }

  ghostsAt(positions) {
    while (this.ghosts.length < positions.length) {
      this.ghosts.push(make("div", "ghost", { "aria-hidden": "true" }, make("span"), make("span")));
    }
    const ghosts = this.ghosts.slice(0, positions.length);
    for (const [place, ghost] of ghosts.entries()) ghost.position = positions[place];
    return ghosts;
  }

  /** Reads the heights of what is shown; returns whether any was new, after it was taken into account. */
  measure() {
    let isNew = false;
    for (const view of this.shown ?? []) {
      const height = view.node.offsetHeight;
      if (height && this.places.measure(view.handle, height + view.gap)) isNew = true;
    }
    if (isNew) this.reckon();
    return isNew;
  }

  /** Takes new heights into account, and keeps what a person looks at in its place. */
  reckon() {
    const anchor = this.anchor();
    this.learn();
    this.places.sum();
    this.restore(anchor);
    this.fit();
    this.settlePlaces();
  }

  /** Guesses the height of rows not seen yet by the first ones that were. */
  learn() {
    if (this.hasLearned || this.places.heights.size === 0) return;
    this.hasLearned = true;
    const rows = this.items.filter((item) => !item.k && this.places.heights.has(item.i));
    const heights = rows.map((item) => this.places.heights.get(item.i)).sort((one, other) => one - other);
    if (heights.length) this.places.estimate = heights[heights.length >> 1];
  }

  /** Puts each node where it belongs. */
  settlePlaces() {
    const put = (node, position, gap = 0) => {
      const transform = `translateY(${this.places.top(position) + gap - this.shift}px)`;
      if (node.style.transform !== transform) node.style.transform = transform;
    };
    for (const view of this.shown) if (view.node !== this.lifted) put(view.node, view.position, view.gap);
    for (const ghost of this.ghosts) if (ghost.isConnected) put(ghost, ghost.position);
  }

  /** Gives what is scrolled its height, and the scroll bar its place. */
  fit() {
    const scale = this.places.scale(this.window);
    const whole = this.places.height;
    const height = Math.round(scale > 1 ? this.window + (whole - this.window) / scale : whole);
    if (this.fitted !== height) {
      this.fitted = height;
      this.space.style.height = `${height}px`;
      this.page.node.style.setProperty("--rows", `${height}px`);
    }
    const isAtEdge = this.shift !== 0 && (this.scrolled <= 0 || this.scrolled >= height - this.window - 1);
    if (isAtEdge || !this.isMoving) this.settle();
  }

  /** Makes the scroll bar agree with where the list stands. */
  settle() {
    const wanted = this.top / this.places.scale(this.window);
    if (Math.abs(wanted - this.scrolled) >= 1) {
      this.node.scrollTop = wanted;
      this.scrolled = this.node.scrollTop;
    }
    this.shift = this.top - this.scrolled;
  }

  /** Lets rows glide for a moment, where they were inserted, deleted or moved. */
  animate(isWanted) {
    this.isAnimated = Boolean(isWanted) && !prefersStillness() && !this.isMoving && !this.target;
    setClass(this.node, "animated", this.isAnimated);
    clearTimeout(this.animation);
    this.animation = setTimeout(() => {
      this.isAnimated = false;
      this.node.classList.remove("animated");
      for (const view of this.views.values()) view.node.classList.remove("entering");
    }, 260);
  }

  // Scrolling.

  didScroll() {
    const scrolled = this.node.scrollTop;
    const distance = scrolled - this.scrolled;
    if (distance === 0) return;
    this.scrolled = scrolled;
    this.isDown = distance > 0;
    const scale = this.places.scale(this.window);
    const isJump = Math.abs(distance) > 3 * this.window;
    const wanted = isJump ? scrolled * scale : this.top + distance;
    this.top = Math.max(0, Math.min(wanted, this.places.height - this.window));
    this.shift = this.top - scrolled;
    this.isMoving = true;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rested(), REST);
    this.draw();
    this.page.didScroll();
  }

  rested() {
    this.isMoving = false;
    this.fit();
    this.settlePlaces();
  }

  resized() {
    this.height = this.node.clientHeight;
    if (this.height) this.draw();
  }

  grew(entries) {
    if (entries.some((entry) => entry.target.isConnected)) this.measure();
  }

  /** Scrolls where the server says, and not where the page meant to go. */
  jump(position, place) {
    this.arrived = null;
    this.scrollTo(position, place);
  }

  /** Scrolls the item at a position into view. */
  scrollTo(position, place = "n") {
    this.target = { position, place };
    this.stand();
    this.draw();
    this.follow();
  }

  /** Goes where the target is, as far as that is known. */
  stand() {
    const { position, place } = this.target;
    const top = this.places.top(position);
    const height = this.places.top(position + 1) - top;
    const room = this.window - height;
    const nearest = Math.min(Math.max(this.top, Math.min(top, top - room)), Math.max(top, top - room));
    const wanted = { n: nearest, t: top, m: top - room / 2, b: top - room }[place];
    this.isMoving = false;
    this.moveTo(wanted);
    this.settle();
  }

  /** Goes on to the target as rows on the way to it are measured, and those behind it that make room for it. */
  follow() {
    if (!this.target) return;
    const item = this.item(this.target.position);
    let height;
    for (let rounds = 9; rounds && height !== this.places.height; rounds -= 1) {
      ({ height } = this.places);
      this.stand();
      this.draw();
    }
    if (!item || !this.places.heights.has(item.i)) return;
    this.target = null;
    this.arrived?.();
  }
}

/** Sets the part of an item that a path leads to; null removes it. */
export function setPart(item, path, value) {
  const keys = String(path).split(".");
  const last = keys.pop();
  let part = item;
  for (const key of keys) part = part?.[key];
  if (part == null || typeof part !== "object") return;
  if (value === null && !Array.isArray(part)) delete part[last];
  else part[last] = value;
}
