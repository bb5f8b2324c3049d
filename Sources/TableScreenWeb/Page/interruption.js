// Drops keys that were meant for a field that is not in use any more.

import { isComposed, isLetter, isPlain, topDialog } from "./dom.js";
import { texts } from "./keys.js";

// How long a person rests at most between two keys of a word.
const PAUSE = 1000;
const moves = /^(Arrow.*|Home|End|Tab)$/;
const others = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified)$/;

/**
 * A row can leave while a person types there, and another page or a dialog can come before it. The rest of the word would then
 * delete or answer, as commands, or go into the field that has the focus instead. Where the row has left, it is dropped
 * until they press another key than one of a text; before something else, which they can see, until they pause.
 */
export class Interruption {
  constructor(app) {
    this.app = app;
    addEventListener("keydown", (event) => this.pressed(event), { capture: true });
    for (const kind of ["pointerdown", "click"]) addEventListener(kind, () => (this.field = null), { capture: true });
  }

  pressed(event) {
    // A capital letter begins with a key of its own.
    if (isComposed(event) || others.test(event.key)) return;
    const { activeElement } = document;
    const { page } = this.app;
    const isText = isPlain(event) && (isLetter(event.key) || [" ", "Backspace", "Delete"].includes(event.key));
    const isCut = this.field && this.field !== activeElement && (isText || event.key === "Enter") && this.isCut(activeElement, event.timeStamp);
    if (isCut) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    // Who presses Enter has come to the end of what they typed.
    if (isCut && isText) this.at = event.timeStamp;
    else if (!isCut && activeElement?.matches(texts)) Object.assign(this, { field: activeElement, page, isWord: isText || (isPlain(event) && moves.test(event.key)), at: event.timeStamp });
    else this.field = null;
  }

  isCut(activeElement, now) {
    const dialog = topDialog();
    if (this.page !== this.app.page || (dialog && !dialog.contains(this.field))) return this.isWord && now - this.at < PAUSE;
    // Where the app has put the focus elsewhere, that is where the person goes on.
    return !activeElement?.matches(texts) && (!this.field.checkVisibility() || (this.field.disabled && activeElement === document.body));
  }
}
