import { isComposed, isLetter, isPlain, isRightToLeft } from "./dom.js";
import { inner } from "./row.js";

// The keyboard, as on a desktop: what belongs to a field stays with it.

// About the height of a line of text.
const LINE = 20;
export const texts = "input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select";

export class Keys {
  constructor(page) {
    this.page = page;
    page.list.space.addEventListener("keydown", (event) => this.onRow(event));
  }

  get list() {
    return this.page.list;
  }

  // On a row.

  onRow(event) {
    const view = event.target.closest(".row")?.rowView;
    if (!view || event.defaultPrevented || !isPlain(event) || event.target.matches(texts)) return;
    const isOnRow = event.target === view.node;
    if (isOnRow && this.types(event, view)) event.stopPropagation();
    else if (this.asksForMenu(event, view) || this.move(event, view) || (isOnRow && this.act(event, view))) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** Lets a letter on a row with one field begin there: the field takes it, behind its text. */
  types({ key }, { controls }) {
    const [control, other] = controls.filter((each) => each.sendText);
    if (!control || other || control.picker || control.input.disabled || !isLetter(key)) return false;
    const { input } = control;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
    return true;
  }

  asksForMenu(event, view) {
    const isAsked = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    if (isAsked) view.openMenu(view.node);
    return isAsked;
  }

  move(event, view) {
    const { list } = this;
    if (event.target.matches("[type=radio], [type=range], [role=slider], [role=spinbutton]")) return false;
    const direction = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }[event.key];
    const isPage = event.key.startsWith("Page");
    if (direction && this.scrollWithin(view, direction * (isPage ? list.window - 2 * LINE : 3 * LINE))) return true;
    if (direction) this.step(view, direction * (isPage ? this.rowsOfPage(view, direction) : 1));
    else if (event.key === "Home") list.focus.move(0, 1);
    else if (event.key === "End") list.focus.move(list.total - 1, -1);
    else return false;
    return true;
  }

  /** Scrolls within a row that is higher than the window; returns whether there was more of it that way. */
  scrollWithin(view, distance) {
    const { list } = this;
    const [top, bottom] = [list.places.top(view.position), list.places.top(view.position + 1)];
    const wanted = Math.min(Math.max(list.top + distance, top), bottom - list.window);
    const isMore = bottom - top > list.window && (wanted - list.top) * Math.sign(distance) >= 1;
    if (isMore) list.node.scrollTop += wanted - list.top;
    return isMore;
  }

  /** How many rows a page is: none that is higher than others is passed over unseen. */
  rowsOfPage(view, direction) {
    const { places, window } = this.list;
    const edge = places.top(view.position + (direction > 0 ? 0 : 1)) + direction * window;
    const usual = Math.floor(window / places.estimate) - 1;
    return Math.max(1, Math.min(usual, Math.abs(places.position(edge) - view.position)));
  }

  step(view, steps) {
    const target = view.position + steps;
    if (target < 0) this.list.scrollTo(0, "n");
    else if (view.position !== this.list.total - 1 || steps < 0) this.list.focus.move(target, Math.sign(steps));
  }

  act(event, view) {
    const { item } = view;
    const forward = isRightToLeft() ? "ArrowLeft" : "ArrowRight";
    const backward = isRightToLeft() ? "ArrowRight" : "ArrowLeft";
    const { key } = event;
    if (key === "Enter") view.tap();
    else if (key === " ") this.space(view);
    else if ((key === "Delete" || key === "Backspace") && this.delete(view)) return true;
    else if (key === forward && item.x === 0) view.expand(true);
    else if (key === backward && item.x === 1) view.expand(false);
    else return false;
    return true;
  }

  space(view) {
    const toggle = view.controls.find((control) => control.kind === "toggle");
    if (toggle) toggle.field.click();
    else view.tap();
  }

  /** Deletes the row, or the selected ones where it is one of them. */
  delete(view) {
    if (view.item.s && this.page.chrome.sn > 0 && this.page.can("delete")) this.page.send("ds");
    else if (view.item.e === "d") view.delete();
    else return false;
    return true;
  }

  // Anywhere on the page.

  anywhere(event) {
    if (event.defaultPrevented || isComposed(event)) return;
    const isInText = event.target.matches?.(texts);
    if (this.command(event, isInText) || (!isInText && this.letter(event))) event.preventDefault();
  }

  command(event, isInText) {
    const { page } = this;
    const { key } = event;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (key === "Escape") return this.escape(event);
    if (key === "F12" || (isCommand && event.shiftKey && key.toLowerCase() === "d")) return this.perform("inspect");
    if (!isCommand) return false;
    const letter = key.toLowerCase();
    if (letter === "s" || key === "Enter") return this.perform("save");
    if (isInText) return false;
    if (letter === "z" || letter === "y") {
      // Where there is nothing to undo, the browser would undo typing in a field that nobody is in.
      this.perform(letter === "y" || event.shiftKey ? "redo" : "undo");
      return true;
    }
    if (letter === "a" && page.chrome.ss) return this.perform("selectAll");
    return false;
  }

  perform(name) {
    if (!this.page.can(name)) return false;
    // What is typed counts, as where the field is left; the focus stays there.
    this.list.focus.view?.fieldInUse?.left();
    this.page.send("k", [name]);
    return true;
  }

  escape(event) {
    const { page } = this;
    const isIn = event.target.matches?.(".row input, .row textarea");
    // A form that began in a field by itself is left at once where nothing was typed there.
    const field = isIn && (page.begunIn?.field !== event.target || page.begunIn.isDirty) ? event.target : null;
    if (field) field.closest(".row").rowView.focus();
    else if (page.search.leave()) page.list.focus.moveIn();
    else if (page.chrome.ed) page.send("e", [0]);
    else if (page.can("leave")) page.send("k", ["leave"]);
    else if (page.chrome.mo) page.send("<");
    else return false;
    return true;
  }

  letter(event) {
    if (!isPlain(event)) return false;
    const { page } = this;
    if (event.key === "/") return page.search.enter();
    const isOnControl = event.target.closest?.(`${inner}, .menu`);
    if (this.arrow(event)) return true;
    if (!isLetter(event.key) || isOnControl) return false;
    return page.search.enter(event.key);
  }

  /** Lets the arrows begin in the list where nothing has the focus. */
  arrow(event) {
    const { focus, node, total } = this.list;
    if (!total || (event.target !== node && !event.target.matches("body, h1"))) return false;
    const here = focus.keyPosition;
    if (event.key === "ArrowDown" || event.key === "PageDown") focus.move(here + 1, 1);
    else if (event.key === "ArrowUp") focus.move(here - 1, -1);
    else if (event.key === "Home") focus.move(0, 1);
    else if (event.key === "End") focus.move(total - 1, -1);
    else return false;
    return true;
  }
}
