import { isPlain, isRightToLeft, make, makeButton, makeRadios, put, same, setClass, setText } from "./dom.js";
import { ControlView, FieldView, AreaView } from "./fields.js";
import { makeSign } from "./icons.js";

// The controls of a row, each of them the browser's own where it has one.

class ToggleView extends ControlView {
  constructor(owner) {
    super(owner, make("input", "switch", { type: "checkbox", role: "switch" }));
    this.node.addEventListener("change", () => this.commit(this.node.checked ? 1 : 0));
  }

  draw() {
    this.node.checked = Boolean(this.value);
  }
}

class SliderView extends ControlView {
  constructor(owner) {
    super(owner, make("input", "slider", { type: "range" }));
    this.node.addEventListener("input", () => {
      this.isDragged = true;
      this.node.classList.remove("unset");
    });
    this.node.addEventListener("change", () => this.commitKnob());
    // The browser tells of no change where the minimum is chosen while nothing is held.
    this.node.addEventListener("click", () => this.isUnset && this.commitKnob());
    // Nor where the knob is let go where it was taken; of another place it has told by then.
    for (const kind of ["pointerup", "pointercancel", "blur"]) {
      this.node.addEventListener(kind, () => setTimeout(() => this.letGo(), 50));
    }
  }

  letGo() {
    this.isDragged = false;
    this.refresh();
  }

  get isUnset() {
    return this.value === null;
  }

  commitKnob() {
    this.isDragged = false;
    this.commit(Number(this.node.value));
  }

  get isHeld() {
    return this.pending > 0 || this.isDragged;
  }

  draw() {
    const { lo = 0, hi = 1, st } = this.more;
    put(this.node, "min", lo);
    put(this.node, "max", hi);
    put(this.node, "step", st ?? "any");
    this.node.value = this.value ?? lo;
    // A knob that stands nowhere holds nothing; the first key or touch puts it somewhere.
    setClass(this.node, "unset", this.isUnset);
    put(this.node, "aria-valuetext", this.isUnset ? "–" : null);
  }
}

class StepperView extends ControlView {
  constructor(owner) {
    super(owner, make("span", "stepper"));
    this.spin = make("span", "number", { role: "spinbutton", tabindex: "0" });
    this.less = makeButton("icon", "", () => this.step(-1), makeSign("remove"));
    this.greater = makeButton("icon", "", () => this.step(1), makeSign("add"));
    for (const button of [this.less, this.greater]) {
      put(button, "tabindex", "-1");
      put(button, "aria-hidden", "true");
    }
    this.node.append(this.less, this.spin, this.greater);
    this.spin.addEventListener("keydown", (event) => this.pressed(event));
  }

  get field() {
    return this.spin;
  }

  get range() {
    return [this.more.lo ?? -Infinity, this.more.hi ?? Infinity];
  }

  enable(isEnabled) {
    put(this.spin, "aria-disabled", isEnabled ? null : "true");
  }

  draw() {
    if (this.value === null) this.displayNothing();
    else this.display(Number(this.value));
  }

  displayNothing() {
    this.number = null;
    setText(this.spin, "–");
    put(this.spin, "aria-valuenow", null);
    put(this.spin, "aria-valuetext", "–");
    this.less.disabled = this.greater.disabled = Boolean(this.more.d);
  }

  display(number) {
    const [low, high] = this.range;
    this.number = number;
    put(this.spin, "aria-valuetext", null);
    // As on the other hosts: all the digits that are not an error of binary arithmetic, and no signs among them.
    const digits = { useGrouping: false, maximumSignificantDigits: 15 };
    setText(this.spin, number.toLocaleString(document.documentElement.lang || undefined, digits));
    put(this.spin, "aria-valuenow", number);
    put(this.spin, "aria-valuemin", low > -Infinity ? low : null);
    put(this.spin, "aria-valuemax", high < Infinity ? high : null);
    this.less.disabled = this.more.d || number <= low;
    this.greater.disabled = this.more.d || number >= high;
  }

  step(count) {
    const [low, high] = this.range;
    // From no number at all, any step leads to the first.
    const first = low > -Infinity ? low : 0;
    const exact = this.number === null ? first : this.number + count * (this.more.st ?? 1);
    // Tenths have no exact number; whole numbers have.
    const tidy = Number.isInteger(exact) ? exact : Number(exact.toPrecision(15));
    const number = Math.min(Math.max(tidy, low), high);
    if (number === this.number || this.more.d) return;
    this.display(number);
    this.commit(number);
  }

  pressed(event) {
    const steps = { ArrowUp: 1, ArrowDown: -1, "+": 1, "-": -1 }[event.key];
    if (!steps || !isPlain(event)) return;
    event.preventDefault();
    event.stopPropagation();
    this.step(steps);
  }
}

/** One of several that are all in view. */
class SegmentsView extends ControlView {
  constructor(owner) {
    super(owner, make("span", "segments", { role: "radiogroup" }));
  }

  enable(isEnabled) {
    for (const radio of this.radios) radio.disabled = !isEnabled;
  }

  show(element) {
    // A message changes the element's own in their place.
    const titles = [...(element[4]?.c ?? [])];
    if (!same(titles, this.titles)) {
      this.titles = titles;
      this.node.replaceChildren(...makeRadios(titles, (place) => this.commit(place, titles[place])));
      this.radios = [...this.node.querySelectorAll("input")];
    }
    super.show(element);
  }

  draw() {
    for (const [place, radio] of this.radios.entries()) radio.checked = place === this.value;
  }

  focus() {
    (this.radios.find((radio) => radio.checked) ?? this.radios[0])?.focus();
  }
}

class MenuView extends ControlView {
  constructor(owner) {
    const select = make("select", "");
    super(owner, make("span", "select", {}, select, makeSign("down")));
    this.select = select;
    select.addEventListener("change", () => this.commit(Number(select.value), this.titles[select.value]));
  }

  get field() {
    return this.select;
  }

  show(element) {
    // A message changes the element's own in their place.
    const titles = [...(element[4]?.c ?? [])];
    if (!same(titles, this.titles)) {
      this.titles = titles;
      const empty = make("option", "", { value: "-1", hidden: true }, "–");
      const options = titles.map((title, place) => make("option", "", { value: place }, title));
      this.select.replaceChildren(empty, ...options);
    }
    super.show(element);
  }

  draw() {
    this.select.value = this.value;
  }
}

class ButtonView extends ControlView {
  constructor(owner) {
    super(owner, make("button", "push", { type: "button" }));
    // A secret text goes from its field when that is left: a button beside it, which may show it, leaves the focus there.
    this.node.addEventListener("mousedown", (event) => this.owner.fieldInUse?.more.f === "secure" && event.preventDefault());
    this.node.addEventListener("click", () => {
      this.owner.fieldInUse?.finish();
      this.owner.send("c", [this.name, null]);
    });
  }

  draw() {
    setText(this.node, this.more.t ?? "");
    put(this.node, "aria-label", this.more.l);
  }
}

/** A color by its name, or any other by the browser's own picker. */
class ColorView extends ControlView {
  constructor(owner) {
    super(owner, make("span", "color"));
    this.select = make("select", "");
    this.well = make("input", "well", { type: "color" });
    this.node.append(this.well, make("span", "select", {}, this.select, makeSign("down")));
    // Its value is its title, too: by that the line knows it from a text.
    for (const field of [this.select, this.well]) field.addEventListener("change", () => this.commit(field.value, field.value));
  }

  get field() {
    return this.select;
  }

  enable(isEnabled) {
    this.select.disabled = this.well.disabled = !isEnabled;
  }

  draw() {
    const choices = this.more.c ?? [];
    const named = choices.find(([name]) => name === this.value);
    const more = named ? [] : [[this.value, this.value || "–"]];
    this.select.replaceChildren(
      ...[...choices, ...more].map(([value, title]) => make("option", "", { value }, title)));
    this.select.value = this.value;
    this.well.value = named?.[2] ?? (this.value || "#808080");
    put(this.well, "aria-label", this.more.l || null);
  }
}

/** Stars, of which a press on the last one that is filled takes all away. */
class RatingView extends ControlView {
  constructor(owner) {
    super(owner, make("span", "rating", { role: "slider", tabindex: "0", "aria-valuemin": 0 }));
    this.stars = [];
    this.node.addEventListener("keydown", (event) => this.pressed(event));
  }

  enable(isEnabled) {
    put(this.node, "aria-disabled", isEnabled ? null : "true");
  }

  draw() {
    const count = this.more.n ?? 5;
    while (this.stars.length < count) this.addStar();
    while (this.stars.length > count) this.stars.pop().remove();
    this.display(Number(this.value));
  }

  addStar() {
    const number = this.stars.length + 1;
    const star = make("span", "star", {}, makeSign("star"));
    star.addEventListener("click", () => this.set(number === this.number ? 0 : number));
    this.stars.push(star);
    this.node.append(star);
  }

  display(number) {
    this.number = number;
    for (const [place, star] of this.stars.entries()) setClass(star, "filled", place < number);
    put(this.node, "aria-valuenow", number);
    put(this.node, "aria-valuemax", this.stars.length);
    put(this.node, "aria-valuetext", `${number} / ${this.stars.length}`);
  }

  set(number) {
    const bounded = Math.min(Math.max(number, 0), this.stars.length);
    if (this.more.d || bounded === this.number) return;
    this.display(bounded);
    this.commit(bounded);
  }

  pressed(event) {
    const forward = isRightToLeft() ? -1 : 1;
    const { key } = event;
    const steps = { ArrowUp: 1, ArrowDown: -1, ArrowRight: forward, ArrowLeft: -forward }[key];
    if (!isPlain(event) || (!steps && !/^\d$/.test(key))) return;
    event.preventDefault();
    event.stopPropagation();
    this.set(steps ? this.number + steps : Number(key));
  }
}

const controlViews = {
  toggle: ToggleView, slider: SliderView, stepper: StepperView, field: FieldView, area: AreaView,
  segments: SegmentsView, menu: MenuView, button: ButtonView, color: ColorView, rating: RatingView,
};

export function makeControl(element, owner) {
  const view = new (controlViews[element[1]] ?? ButtonView)(owner);
  view.show(element);
  return view;
}
