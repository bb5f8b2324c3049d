// Rows that are dragged by their handles, or moved by keys on them.

const EDGE = 48;

export class Drag {
  constructor(page, list) {
    this.page = page;
    this.list = list;
    list.space.addEventListener("pointerdown", (event) => this.down(event));
    list.space.addEventListener("pointermove", (event) => this.move(event));
    list.space.addEventListener("pointerup", () => this.drop());
    list.space.addEventListener("pointercancel", () => this.end());
    list.space.addEventListener("keydown", (event) => this.key(event));
  }

  down(event) {
    const handle = event.target.closest(".handle");
    if (!handle || event.button !== 0) return;
    event.preventDefault();
    handle.focus({ preventScroll: true });
    const view = handle.closest(".row").rowView;
    this.view = view;
    this.list.lifted = view.node;
    this.list.space.setPointerCapture(event.pointerId);
    view.node.classList.add("dragged");
    this.grip = event.clientY - view.node.getBoundingClientRect().top;
    this.move(event);
  }

  move(event) {
    if (!this.view) return;
    this.y = event.clientY;
    this.follow();
    this.scroll();
  }

  /** Draws the row where the pointer is, and asks for the place where it would land. */
  follow() {
    const { list, view } = this;
    const origin = list.space.getBoundingClientRect().top;
    const top = this.y - this.grip - origin;
    view.node.style.transform = `translateY(${top}px)`;
    const middle = top + list.shift + view.node.offsetHeight / 2;
    const target = this.landing(middle);
    if (String(target) !== String(this.target)) this.page.app.note("mt", view.handle, ...target ?? [0, 0]);
    this.target = target;
  }

  /** The item under the middle of the dragged row, and whether the nearer gap is behind it; the server says what that is. */
  landing(middle) {
    const { list, view } = this;
    const items = list.shown.filter((each) => each !== view);
    const share = (each) => (middle - list.places.top(each.position)) / (each.node.offsetHeight + each.gap);
    const here = items.find((each) => share(each) >= 0 && share(each) < 1);
    // Below the last item a row lands behind that.
    const last = list.item(list.total - 1);
    if (!here) return last && middle >= list.places.height ? [last.i, 1] : null;
    // Over the middle of a row the dragged one takes its place, coming from above or from below.
    const isDown = here.position > view.position;
    return [here.handle, share(here) > (isDown ? 0.4 : 0.6) ? 1 : 0];
  }

  /** Draws a line at the edge of an item, as the server said; without a handle, none. */
  mark(handle, isBehind) {
    this.marked?.classList.remove("drop-before", "drop-behind");
    this.marked = this.view ? this.list.views.get(handle)?.node : null;
    this.marked?.classList.add(isBehind ? "drop-behind" : "drop-before");
  }

  /** Scrolls while the pointer is near an edge. */
  scroll() {
    cancelAnimationFrame(this.frame);
    const box = this.list.node.getBoundingClientRect();
    const over = Math.min(0, this.y - box.top - EDGE) + Math.max(0, this.y - box.bottom + EDGE);
    if (!this.view || over === 0) return;
    this.frame = requestAnimationFrame(() => {
      this.list.node.scrollTop += over / 5;
      this.follow();
      this.scroll();
    });
  }

  drop() {
    const { target, view } = this;
    if (!view) return;
    this.end();
    if (target) view.send("m", target);
  }

  end() {
    const { view } = this;
    if (!view) return;
    cancelAnimationFrame(this.frame);
    view.node.classList.remove("dragged");
    this.view = this.target = this.list.lifted = null;
    this.mark(0);
    this.page.app.line.unnote("mt");
    this.list.settlePlaces();
  }

  key(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const view = event.target.closest(".row")?.rowView;
    const isMove = event.target.closest(".handle") || (event.altKey && event.target === view?.node);
    if (event.key === "Escape" && this.view) this.end();
    else if (step && isMove && view.item.m) view.send("ms", [step]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
