import { word } from "./words.js";

// What is typed and was not taken by the server, over its end and that of the document: rows have other numbers then.

const UNTIL_LOST = 10_000;

export class Typed {
  constructor(app) {
    this.app = app;
    this.texts = [];
    addEventListener("pagehide", () => this.store());
    this.found = JSON.parse(sessionStorage.typed ?? "[]");
    delete sessionStorage.typed;
  }

  /** Takes the texts of fields that are in use, or that were left and have no answer; of these, maybe only some. */
  gather(pages, isOwed = () => true) {
    for (const page of pages) {
      const rows = [...page.list.views.values()];
      for (const control of [page.search, ...rows.flatMap((view) => view.controls)]) {
        if (!control.sendText || this.texts.some((each) => each.control === control)) continue;
        control.isDirty ||= control.pending > 0;
        if (control.isDirty && isOwed(control)) this.texts.push(this.describe(page, control));
      }
    }
  }

  get pages() {
    const { app } = this;
    return app.inView.map((id) => app.pages.get(id)).filter(Boolean);
  }

  /** The search of a page has no row, and no name. */
  describe(page, control) {
    const { address } = this.app.trail;
    const inUse = control.field === document.activeElement;
    const isSecret = control.more?.f === "secure";
    const look = control.owner && page.list.look(control.owner.item);
    return { address, title: page.chrome.t, look, name: control.name, inUse, isSecret, control };
  }

  /** Keeps them for the document that comes. */
  store() {
    // With a line, the server has what it was told; the last strokes are told of a moment later.
    this.gather(this.pages, (control) => this.app.line.isTold || control.pending > 0 || control.text !== control.told);
    const texts = [...this.found, ...this.texts].map((each) => ({ ...each, control: undefined, text: each.isSecret ? null : textOf(each) }));
    // A document that was put away and comes back leaves nothing of then to another one.
    delete sessionStorage.typed;
    if (!texts.length) return;
    // More than a browser keeps is lost with the document.
    try {
      sessionStorage.typed = JSON.stringify(texts);
    } catch {}
  }

  /** After the line is back: looks for the rows, for a while. */
  begin() {
    this.texts.push(...this.found.splice(0));
    clearTimeout(this.timer);
    if (this.texts.length) this.timer = setTimeout(() => this.giveUp(() => true), UNTIL_LOST);
  }

  /** Gives each text to its row, where that is there by now. */
  find() {
    if (!this.app.line.isGreeted) return;
    this.texts = this.texts.filter((text) => !this.giveBack(text));
    this.giveUp((text) => !this.canWait(text));
  }

  /** Whether a text is there, and its screen may be. */
  canWait({ address, text }) {
    return address === this.app.trail.address && text !== null;
  }

  giveBack(text) {
    if (!this.canWait(text)) return false;
    for (const { chrome, list, search } of this.pages) {
      if (chrome.t !== text.title) continue;
      const item = text.look && list.like(text.look);
      const found = chrome.q && !text.look ? [search] : [];
      const controls = item ? list.view(item, list.position(item.i)).controls : found;
      const control = controls.find((each) => each.sendText && each.name === text.name);
      // Who typed there anew meanwhile has seen what is there.
      const isInUse = text.inUse && document.activeElement.matches("body, h1, .list, .row");
      if (control && (control === text.control || !control.isDirty)) control.takeBack(textOf(text), isInUse);
      if (control) return true;
    }
    return false;
  }

  /** Tells of the texts that have no place any more. */
  giveUp(isLost) {
    const lost = this.texts.filter(isLost);
    if (!lost.length) return;
    // What is told of is not kept: a search would hold its list at its beginning.
    for (const { control = {} } of lost) control.isDirty = false;
    this.texts = this.texts.filter((text) => !lost.includes(text));
    const texts = lost.map((text) => (text.isSecret ? text.look.text : textOf(text))).filter(Boolean);
    if (texts.length) this.app.tellLost(texts.map((text) => word("lost", text)));
  }
}

/** The text as it is now: a field that waits for its row takes more. */
function textOf({ text, control }) {
  return control ? control.text : text;
}
