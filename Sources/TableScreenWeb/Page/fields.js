import { calmly, isPlain, make, makeButton, nameNode, put, setClass } from "./dom.js";
import { putEdit, shownLine } from "./edited.js";
import { makeSign } from "./icons.js";
import { word } from "./words.js";

// Controls that hold what a person is doing: nothing of the server's is written into them meanwhile.

// The browser's own pickers, and the part of a moment, written as 2026-11-25T08:30, that each takes.
const pickers = {
  date: { type: "datetime-local", part: (moment) => moment.slice(0, 16) },
  day: { type: "date", part: (moment) => moment.slice(0, 10) },
  time: { type: "time", part: (moment) => moment.split("T").pop().slice(0, 5) },
};
// What is said where such a picker shows what is no day, or no time: the browser does not tell what that is.
const NONE = "?";
// Those of an iPhone have no minus.
const keyboards = /^iPh/.test(navigator.platform) ? {} : { integer: "numeric", number: "decimal" };

/** What all controls have in common. `owner` is the row, which sends for it. */
export class ControlView {
  constructor(owner, node) {
    this.owner = owner;
    this.node = node;
    this.pending = 0;
  }

  accepts(element) {
    return element[0] === "k" && element[1] === this.kind && element[2] === this.name;
  }

  get name() {
    return this.element[2];
  }

  get value() {
    return this.element[3];
  }

  get more() {
    return this.element[4] ?? {};
  }

  /** The part that takes the focus. */
  get field() {
    return this.node;
  }

  show(element) {
    this.element = element;
    this.kind = element[1];
    this.notice(element[3]);
    put(this.field, "aria-label", this.more.l || null);
    this.enable(!this.more.d);
    this.refresh();
  }

  enable(isEnabled) {
    this.field.disabled = !isEnabled;
  }

  /** Whether a person or an event on its way has the say. */
  get isHeld() {
    return this.pending > 0;
  }

  refresh() {
    if (!this.isHeld) this.draw();
  }

  draw() {}

  focus() {
    this.field.focus();
  }

  /** Notes a value of the server's, and when it came. */
  notice(value) {
    if (value === this.seen) return;
    this.seen = value;
    this.seenAt = this.owner.frame;
  }

  /** Keeps what a person gave as what is shown: the server only says what differs. A secret stays in its field. */
  take(value) {
    if (value === null || this.more.f === "secure") return;
    this.given = this.seen = this.element[3] = value;
  }

  /** Sends the value for good; of a choice its title as well. */
  commit(value, ...title) {
    this.take(value);
    this.pending += 1;
    if (!this.owner.send("c", [this.name, value, ...title], () => this.settle())) this.settle();
  }

  /** An event was carried out: what came of the server before that is older than what a person gave. */
  settle() {
    this.pending -= 1;
    if (this.pending === 0 && this.given !== undefined) {
      if (this.seenAt !== this.owner.frame) this.take(this.given);
      this.given = undefined;
    }
    this.refresh();
  }

  /** Shows whether the value was refused, with the message that says why. */
  mark(message) {
    put(this.field, "aria-invalid", message ? "true" : null);
    put(this.field, "aria-describedby", message);
  }
}

/** A control with a text that is typed: a line, or several. */
class TypedView extends ControlView {
  constructor(owner, node, input) {
    super(owner, node);
    this.input = input;
    this.isDirty = false;
    this.isComposing = false;
    this.tell = calmly(50, () => this.sendText());
    input.addEventListener("compositionstart", () => (this.isComposing = true));
    input.addEventListener("compositionend", () => this.composed());
    input.addEventListener("input", () => this.typed());
    input.addEventListener("blur", () => this.left());
  }

  get field() {
    return this.input;
  }

  get isHeld() {
    return this.pending > 0 || this.isComposing || this.isDirty || this.input === document.activeElement;
  }

  composed() {
    this.isComposing = false;
    this.typed();
  }

  typed() {
    this.isDirty = true;
    this.noteCut(false);
    this.owner.page.app.typing = this;
    if (!this.isComposing) this.tell();
  }

  /** Tells at once what would be told of a moment later. */
  tellNow() {
    if (this.text !== this.told && !this.isComposing) this.tell.now();
  }

  /** Cuts off what cannot be sent, so that what shows is what is saved; the row says so. */
  cut() {
    const { input, owner, text } = this;
    const { selectionEnd } = input;
    const fit = owner.page.app.line.fit(text, owner.handle, this.name);
    if (fit === text) return;
    this.put(fit);
    input.setSelectionRange(selectionEnd, selectionEnd);
    this.noteCut(true);
  }

  noteCut(isCut) {
    this.isCut = isCut;
    this.owner.showMessage();
  }

  sendText() {
    if (!this.isDirty || this.owner.isOrphan) return;
    this.cut();
    this.told = this.text;
    this.forgets = false;
    this.take(this.text);
    this.pending += 1;
    if (!this.owner.send("y", [this.name, this.text], () => this.settle())) this.settle();
  }

  get text() {
    return this.input.value;
  }

  left() {
    this.isComposing = false;
    this.finish();
    this.refresh();
  }

  /** Shows the value again, since the form no longer has what was typed; what is typed meanwhile begins anew. */
  forgetTyping() {
    this.forgets = this.pending > 0;
    if (this.forgets || this.isComposing || this.text !== this.told) return;
    this.isDirty = false;
    this.noteCut(false);
    this.draw();
  }

  settle() {
    super.settle();
    if (this.forgets && this.pending === 0) this.forgetTyping();
  }

  /** Hands the text over for good. */
  finish() {
    if (!this.isDirty || this.owner.isOrphan) return;
    this.cut();
    this.isDirty = false;
    this.commit(this.text);
  }

  /** Takes a text that was typed before the row was this one. */
  takeBack(text, isInUse) {
    if (this.text !== text) this.put(text);
    this.isDirty = true;
    if (isInUse) this.focus();
    if (this.input === document.activeElement) this.sendText();
    else this.finish();
  }

  put(text) {
    this.input.value = text;
  }
}

export class FieldView extends TypedView {
  constructor(owner) {
    const input = make("input", "field", { autocomplete: "off" });
    super(owner, make("span", "entry", {}, input), input);
    input.addEventListener("keydown", (event) => this.pressed(event));
    input.addEventListener("change", () => this.picker && this.finish());
  }

  show(element) {
    const { f: kind = "text", p: hint, set, rv } = element[4] ?? {};
    const input = this.input;
    this.picker = this.pickerFor(element);
    const isSecret = kind === "secure";
    // A button of the row may show the text of the field in use; a picker takes no other's place meanwhile.
    const type = this.picker?.type ?? (isSecret && !this.isRevealed && !rv ? "password" : "text");
    if (input.type !== type && (isSecret || input !== document.activeElement)) input.type = type;
    // An empty field tells who enters it that the text there is not edited, but begun anew.
    setClass(this.node, "set", set);
    put(input, "inputmode", keyboards[kind]);
    put(input, "placeholder", set ? "••••••••" : hint || null);
    put(input, "spellcheck", kind === "text" ? null : "false");
    this.showEye(isSecret);
    super.show(element);
  }

  /** The browser's own picker for days and times, where the app does not write them itself. */
  pickerFor(element) {
    const { f: kind, fm, iso } = element[4] ?? {};
    return pickers[kind] && !fm && (iso || ["", NONE].includes(element[3])) ? pickers[kind] : null;
  }

  showEye(isSecret) {
    if (isSecret && !this.eye) {
      this.eye = makeButton("icon eye", "", () => this.reveal());
      // It leaves the focus in the field whose text it shows.
      this.eye.addEventListener("mousedown", (event) => event.preventDefault());
      this.node.append(this.eye);
    }
    if (isSecret) this.drawEye();
    if (!isSecret && this.eye) {
      this.eye.remove();
      this.eye = null;
    }
  }

  reveal() {
    this.isRevealed = !this.isRevealed;
    this.input.type = this.isRevealed ? "text" : "password";
    this.drawEye();
  }

  drawEye() {
    const sign = this.isRevealed ? "hide" : "show";
    this.eye.replaceChildren(makeSign(sign));
    nameNode(this.eye, word(sign));
  }

  draw() {
    this.meant = this.original = String(this.value ?? "");
    const shown = this.picker ? this.picker.part(this.more.iso ?? "") : shownLine(this.meant);
    if (this.input.value !== shown || this.isOther) this.input.value = shown;
  }

  /** Whether a picker shows what is no day while the server has one or nothing, or the other way: no event tells of that. */
  get isOther() {
    const isBad = this.input.validity.badInput;
    this.saidNone ||= isBad;
    return this.picker && isBad !== (this.value === NONE);
  }

  left() {
    // One that was drawn anew shows none, where somebody has typed what is no day: who only passes means that still.
    this.isDirty ||= this.isOther && this.saidNone;
    super.left();
  }

  typed() {
    const { value, selectionEnd } = this.input;
    const isUndone = value === shownLine(this.original);
    this.meant = isUndone ? this.original : putEdit(this.meant, value, selectionEnd ?? value.length);
    super.typed();
  }

  get text() {
    if (!this.picker) return this.meant;
    return this.input.validity.badInput ? NONE : this.input.value;
  }

  put(text) {
    this.meant = text;
    super.put(this.picker ? text : shownLine(text));
  }

  pressed(event) {
    if (event.key !== "Enter" || !isPlain(event)) return;
    event.preventDefault();
    this.finish();
    if (this.owner.isForm) this.owner.goOn(this);
  }
}

export class AreaView extends TypedView {
  constructor(owner) {
    const input = make("textarea", "area", { rows: 3 });
    super(owner, input, input);
  }

  show(element) {
    put(this.input, "placeholder", element[4]?.p || null);
    super.show(element);
  }

  draw() {
    const text = String(this.value ?? "");
    if (this.input.value !== text) this.input.value = text;
  }
}
