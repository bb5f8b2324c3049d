// Which row of a list has the focus, or gets it as soon as it is there.

const MEMORY = 3000;

export class ListFocus {
  constructor(list) {
    this.list = list;
    list.space.addEventListener("focusin", (event) => this.came(event));
    list.space.addEventListener("focusout", (event) => {
      const to = event.relatedTarget;
      if (to && !list.space.contains(to)) this.tell(null);
    });
  }

  /** The view of the row that has the focus, or in which something has it. */
  get view() {
    const node = document.activeElement?.closest?.(".row");
    return node && this.list.space.contains(node) ? node.rowView : null;
  }

  came(event) {
    const view = event.target.closest(".row")?.rowView;
    if (!view || !view.isRow) return;
    this.current = view.handle;
    this.currentPosition = view.position;
    this.tell(this.hasKeys ? view : null);
    this.reach();
  }

  /** Tells the server to which row a person has gone by keys, so that it says where that goes. */
  tell(view) {
    const handle = view?.handle ?? 0;
    if (this.told === handle) return;
    this.told = handle;
    const { page } = this.list;
    page.app.note("at", page.id, handle);
  }

  /** Whether a person has gone by keys to where the focus is. */
  get hasKeys() {
    return document.activeElement.matches(":focus-visible");
  }

  /** Whether the row with the focus is in view, and a person has gone there by keys. */
  get isSeen() {
    const { view } = this;
    return view && this.hasKeys && this.list.shows(view.position);
  }

  /** Makes the list stand where the row with the focus is in view, where that moved out of it. */
  follow() {
    const { list, view } = this;
    const position = view ? list.position(view.handle) : -1;
    if (position < 0 || list.shows(position)) return;
    list.target = { position, place: "n" };
    list.stand();
  }

  /** Lets the tab key stop at one row: the current one, else the first. */
  reach() {
    const shown = this.list.shown ?? [];
    const rows = shown.filter((view) => view.isRow || view.item.t || view.item.k === "g");
    const current = rows.find((view) => view.handle === this.current) ?? rows[0];
    for (const view of shown) view.setReach(view === current);
  }

  /** Where the focus is, or was until its row went. */
  get place() {
    const { view } = this;
    return view ? this.placeOf(view) : this.left;
  }

  /** A row's position, and the rows that follow it, of which the first that stays comes in its place. */
  placeOf({ handle, position }) {
    const { items, places } = this.list;
    const behind = items.slice(Math.max(0, position + 1 - places.first)).filter((item) => !item.k);
    return { handle, position, behind: behind.map((item) => item.i) };
  }

  /** Remembers where the focus was, for the row beside one that goes. */
  leave(view) {
    this.left = this.placeOf(view);
    setTimeout(() => (this.left = null), MEMORY);
  }

  /** Gives the focus to a row beside the one that had it, where that went. */
  keep(place) {
    const { list } = this;
    if (!place || list.byHandle.has(place.handle)) return;
    const isElsewhere = document.activeElement && document.activeElement !== document.body;
    const { first, count } = list.places;
    const next = place.behind.find((handle) => list.byHandle.has(handle));
    const position = next ? list.position(next) : place.position;
    const isHeld = position >= first && position <= first + count;
    this.left = null;
    if (isElsewhere || !list.total) return;
    // A row far out of view is not gone: the keys go on from it.
    if (isHeld) this.move(Math.min(position, list.total - 1), 1);
    else list.node.focus({ preventScroll: true });
  }

  /** The position from which keys go on: that of the current row, else the one before the view. */
  get keyPosition() {
    const { list } = this;
    const position = this.current ? list.position(this.current) : -1;
    return position >= 0 ? position : (this.currentPosition ?? list.places.position(list.top) - 1);
  }

  /** Gives the focus back to the row that had it, as soon as that is shown. */
  bringBack(place) {
    this.awaited = place;
    this.findAwaited();
  }

  findAwaited() {
    const view = this.awaited && this.list.views.get(this.awaited.handle);
    if (!view) return;
    this.awaited = null;
    if (!this.view) view.focus();
  }

  /** Gives the focus to the row at a position, or to the next one that is a row, once it is there. */
  move(position, step) {
    const { list } = this;
    const bounded = Math.max(0, Math.min(position, list.total - 1));
    const from = document.activeElement;
    list.arrived = () => {
      list.arrived = null;
      const { activeElement } = document;
      // Whoever has gone elsewhere meanwhile stays there.
      if (![from, document.body].includes(activeElement) && !list.node.contains(activeElement)) return;
      const item = list.item(bounded);
      const next = bounded + step;
      if (item?.k && item.k !== "g" && next >= 0 && next < list.total) this.move(next, step);
      else if (item) list.views.get(item.i)?.focus();
    };
    list.scrollTo(bounded, "n");
  }

  /** Gives the focus to the first row in view, unless keys have led to one already. */
  moveIn() {
    if (!this.view) this.move(this.list.places.position(this.list.top), 1);
  }
}
