import { arrange, isNews, make, makeShape, put, setClass, setText } from "./dom.js";
import { makeControl } from "./controls.js";
import { hasSign, makeSign } from "./icons.js";
import { showText } from "./text.js";

// The parts of a row: each is shown by a view that can show others of its kind, so that a node stays what it is.

const roles = { "": "title", s: "subtitle", v: "value", c: "caption", e: "error", k: "control" };

/** Makes the view of an element; `owner` sends for the controls in it. */
export function makeView(element, owner) {
  if (element[0] === "k") return makeControl(element, owner);
  const view = new (elementViews[element[0]] ?? SpaceView)(owner);
  view.show(element);
  return view;
}

/** Shows an element in a view where that can be, else in another one that takes its place. */
export function showIn(view, element, owner) {
  if (!view?.accepts(element)) return makeView(element, owner);
  view.show(element);
  return view;
}

/** All views of controls in a view, in order. */
export function controlsIn(view) {
  if (!view) return [];
  if (view.parts) return view.parts.flatMap(controlsIn);
  return view.commit ? [view] : [];
}

class ElementView {
  constructor(node) {
    this.node = node;
  }

  accepts(element) {
    return element[0] === this.element[0];
  }

  show(element) {
    // A message changes parts of an element in their place: only its text tells.
    this.element = element;
    if (isNews(this, element)) this.draw(element);
  }

  draw() {}
}

class TextPart extends ElementView {
  constructor() {
    super(make("span", "text"));
  }

  draw([, text, role, more]) {
    const lines = more?.n ?? 1;
    const length = lines === 1 ? " one" : lines > 1 ? " some" : "";
    this.node.className = `text ${roles[role ?? ""] ?? "title"}${length}`;
    this.node.style.setProperty("--lines", lines);
    this.node.dir = "auto";
    showText(this.node, text, more);
  }
}

class ImagePart extends ElementView {
  constructor() {
    super(make("span", "picture", { "aria-hidden": "true" }));
  }

  draw([, address, more = {}]) {
    const { n: name, s: side, r: radius, f: fit, l: isLoading, x: reason } = more;
    const hasFailed = reason != null;
    const style = this.node.style;
    style.setProperty("--square", side ? `${side}px` : "");
    style.setProperty("--radius", radius ? `${radius}px` : "");
    this.node.className = `picture ${fit ?? ""}`;
    setClass(this.node, "loading", isLoading);
    setClass(this.node, "failed", hasFailed);
    put(this.node, "title", reason || null);
    const isOurs = address.startsWith("/") && !address.startsWith("//");
    setClass(this.node, "own", isOurs && !side);
    if (isOurs) this.node.replaceChildren(this.makePicture(address));
    else this.node.replaceChildren(...(isLoading ? [] : [makeSign(hasFailed && !name ? "warning" : signFor(name))]));
  }

  makePicture(address) {
    const image = make("img", "", { src: address, alt: "", decoding: "async", draggable: "false" });
    image.addEventListener("error", () => {
      this.node.classList.remove("own");
      this.node.classList.add("failed");
      image.replaceWith(makeSign("warning"));
    });
    return image;
  }
}

const signFor = (name) => (name && hasSign(name) ? name : "picture");

class BadgePart extends ElementView {
  constructor() {
    super(make("span", "badge"));
  }

  draw([, text]) {
    setText(this.node, text);
  }
}

class ProgressPart extends ElementView {
  constructor(owner) {
    super(make("progress", "", { max: 1 }));
    this.owner = owner;
  }

  show(element) {
    super.show(element);
    put(this.node, "aria-label", this.owner?.label || null);
  }

  draw([, fraction]) {
    put(this.node, "value", fraction);
  }
}

class SpinnerPart extends ElementView {
  constructor() {
    super(make("span", "spinner"));
  }
}

/** A line through the heights, with gaps where one is null. */
class ChartPart extends ElementView {
  constructor() {
    super(makeShape("svg", { class: "chart", viewBox: "0 0 200 48", preserveAspectRatio: "none", role: "img" }));
  }

  draw([, heights, words]) {
    put(this.node, "aria-label", words || "–");
    const step = heights.length > 1 ? 196 / (heights.length - 1) : 0;
    const x = (place) => (2 + place * step).toFixed(1);
    const shapes = [];
    for (let place = 0; place < heights.length; place += 1) {
      const start = place;
      const points = [];
      for (; heights[place] != null; place += 1) points.push(`${x(place)},${(44 - heights[place] * 0.04).toFixed(1)}`);
      if (!points.length) continue;
      // A number between two gaps is a dot.
      const line = `${points.join(" ")} ${points.at(-1)}`;
      shapes.push(
        makeShape("polygon", { points: `${x(start)},48 ${line} ${x(place - 1)},48` }),
        makeShape("polyline", { points: line, class: points.length > 1 ? "" : "dot" }));
    }
    this.node.replaceChildren(...shapes);
  }
}

class SpaceView extends ElementView {
  constructor() {
    super(make("span", "room"));
  }
}

class StackView extends ElementView {
  constructor(owner) {
    super(make("span", "stack"));
    this.owner = owner;
    this.parts = [];
  }

  show(element) {
    this.element = element;
    const [axis, ...elements] = element;
    const hasRoom = axis === "h" && elements.some(([kind]) => kind === "_");
    this.node.className = `stack ${axis}${hasRoom ? " roomy" : ""}`;
    this.parts = elements.map((part, place) => showIn(this.parts[place], part, this.owner));
    arrange(this.node, this.parts.map((part) => part.node));
  }
}

const elementViews = {
  t: TextPart, i: ImagePart, b: BadgePart, p: ProgressPart, w: SpinnerPart, c: ChartPart,
  h: StackView, v: StackView, _: SpaceView,
};
