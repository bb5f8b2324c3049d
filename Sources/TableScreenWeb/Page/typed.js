import { firstText } from "./row.js";
import { word } from "./words.js";

// What is typed and was not taken by the server, over its end and that of the document: rows have other numbers then.

const UNTIL_LOST = 10_000;
const TYPED = "typed";

export class Typed {
  constructor(app) {
    this.app = app;
    this.texts = [];
    addEventListener("pagehide", () => app.line.isTold && this.store());
    this.found = JSON.parse(sessionStorage.getItem(TYPED) ?? "[]");
    sessionStorage.removeItem(TYPED);
  }

  /** Takes the texts of fields that are in use, or that were left and have no answer. */
  gather(pages) {
    for (const page of pages) {
      if (page.search.pending) this.searched = { page, text: page.search.input.value };
      for (const view of page.list.views.values()) {
        for (const control of view.controls) {
          if (!control.sendText || this.texts.some((each) => each.control === control)) continue;
          control.isDirty ||= control.pending > 0;
          if (control.isDirty) this.texts.push(this.describe(page, view, control));
        }
      }
    }
  }

  describe(page, view, control) {
    const { address } = this.app.trail;
    const inUse = control.field === document.activeElement;
    const isSecret = control.more.f === "secure";
    const label = firstText(view.item.b);
    return { address, title: page.chrome.t, label, name: control.name, inUse, isSecret, view, control };
  }

  /** Keeps them for the document that comes. */
  store() {
    const { app } = this;
    this.gather(app.inView.map((id) => app.pages.get(id)).filter(Boolean));
    const texts = this.texts.map(({ view, control, ...text }) => ({ ...text, text: text.isSecret ? "" : textOf({ control, ...text }) }));
    if (texts.length) sessionStorage.setItem(TYPED, JSON.stringify(texts));
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
    const { searched } = this;
    this.searched = null;
    searched?.page.search.takeBack(searched.text);
    this.texts = this.texts.filter((text) => !this.giveBack(text));
    this.giveUp(({ address, text }) => address !== this.app.trail.address || text === "");
  }

  giveBack(text) {
    const { app } = this;
    if (text.address !== app.trail.address || text.text === "") return false;
    for (const { chrome, list } of app.inView.map((id) => app.pages.get(id))) {
      if (chrome.t !== text.title) continue;
      for (const [place, item] of list.items.entries()) {
        if (firstText(item.b) !== text.label) continue;
        const view = list.view(item, list.places.first + place);
        const control = view.controls.find((each) => each.sendText && each.name === text.name);
        // Who typed there anew meanwhile has seen what is there.
        if (control && (control === text.control || !control.isDirty)) control.takeBack(textOf(text), text.inUse);
        if (control) return true;
      }
    }
    return false;
  }

  /** Tells of the texts that have no place any more. */
  giveUp(isLost) {
    const lost = this.texts.filter(isLost);
    if (!lost.length) return;
    this.texts = this.texts.filter((text) => !lost.includes(text));
    this.app.tellLost(lost.map((text) => word("lost", text.isSecret ? text.label : textOf(text))));
  }
}

/** The text as it is now: a field that waits for its row takes more. */
function textOf({ text, control }) {
  return text ?? control.text;
}
