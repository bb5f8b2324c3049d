import { arrange, isNews, make, makeButton, nameNode, put, setClass, setText } from "./dom.js";
import { showIn } from "./elements.js";
import { hasSign, makeSign } from "./icons.js";
import { openMenu } from "./menu.js";
import { firstText } from "./row.js";
import { word } from "./words.js";

// The bars of a page: the title with the way back and the buttons, and the toolbar below.

const [DISABLED, BUSY, EDITS, STANDS_OUT] = [1, 2, 4, 8];
// System buttons that are read more easily than seen.
const worded = new Set(["done", "cancel", "edit", "save"]);

export class Bar {
  constructor(page) {
    this.page = page;
    this.start = make("div", "start");
    this.title = make("h1", "", { dir: "auto", tabindex: "-1" });
    this.end = make("div", "end");
    this.node = make("header", "bar", {}, this.start, this.title, this.end);
    this.toolbar = make("div", "toolbar", { role: "toolbar" });
    this.buttons = new Map();
    new ResizeObserver(() => this.fit()).observe(this.node);
  }

  show(chrome) {
    this.node.hidden = Boolean(chrome.nb);
    this.showTitle(chrome);
    arrange(this.start, [this.back(chrome), ...this.edge("l", chrome.l)].filter(Boolean));
    this.ends = [...this.own(chrome), ...this.edge("r", chrome.r)];
    this.fit();
    this.showToolbar(chrome);
  }

  /** Puts buttons with words into a menu where they leave no room for the title. */
  fit() {
    const name = this.start.querySelector(".back .name");
    if (name) name.hidden = false;
    arrange(this.end, this.ends ?? []);
    if (!this.node.clientWidth) return;
    if (this.isTight) {
      const words = this.ends.filter((node) => node.matches(".text-button:not(.prominent, :disabled)"));
      const rest = this.ends.filter((node) => !words.includes(node));
      if (words.length > 1) arrange(this.end, [...rest, this.overflow(words)]);
    }
    if (name) name.hidden = name.clientWidth < Math.min(name.scrollWidth, 44);
  }

  get isTight() {
    const { clientWidth, scrollWidth } = this.title;
    return clientWidth < Math.min(scrollWidth, 120) || this.end.scrollWidth > this.end.clientWidth;
  }

  overflow(buttons) {
    // A picture has no text, but its button has a name.
    const name = (button) => button.ariaLabel || button.textContent;
    const entry = (button) => {
      const title = name(button);
      return { title, run: () => name(button) === title && button.click() };
    };
    const button = this.sign("overflow", word("more"), "more", () => this.spill());
    this.spill = () => openMenu(buttons.map(entry), button.getBoundingClientRect(), word("more"));
    return button;
  }

  showTitle(chrome) {
    // A picture says nothing.
    put(this.title, "aria-label", chrome.tv && !firstText(chrome.tv) ? chrome.t : null);
    if (chrome.tv) {
      this.view = showIn(this.view, chrome.tv, this.page);
      arrange(this.title, [this.view.node]);
    } else {
      this.view = null;
      setText(this.title, chrome.t ?? "");
    }
  }

  /** The way back, or out of a modal. */
  back(chrome) {
    if (chrome.b == null && !chrome.mo) return null;
    const text = chrome.mo ? word("close") : chrome.b;
    const button = this.kept("back", () => makeButton("back", "", () => this.page.send("<")));
    const label = chrome.mo ? word("close") : `${word("back")}${text ? `: ${text}` : ""}`;
    nameNode(button, label);
    setClass(button, "closes", chrome.mo);
    const sign = this.kept(`sign ${chrome.mo ?? 0}`, () => makeSign(chrome.mo ? "close" : "back"));
    const name = this.kept("back name", () => make("span", "name", { dir: "auto" }));
    setText(name, chrome.mo ? "" : text);
    arrange(button, [sign, name]);
    return button;
  }

  /** The buttons that the page brings itself: refresh, search where it is hidden, edit mode. */
  own(chrome) {
    const buttons = [];
    if (chrome.q?.hi) buttons.push(this.sign("search", word("search"), "search", () => this.page.search.enter()));
    if (chrome.rf) {
      const button = this.sign("refresh", word("refresh"), "refresh", () => this.page.send("r"));
      setClass(button, "turning", chrome.rf.on);
      put(button, "aria-busy", chrome.rf.on ? "true" : null);
      const note = [chrome.rf.x, chrome.rf.u].filter(Boolean).join(" ");
      put(button, "title", note ? `${word("refresh")} – ${note}` : word("refresh"));
      buttons.push(button);
    }
    if (chrome.oe) {
      const press = () => this.page.send("e", [this.page.chrome.ed ? 0 : 1]);
      const button = this.kept("edits", () => makeButton("text-button", "", press));
      const text = word(chrome.ed ? "done" : "edit");
      setText(button, text);
      setClass(button, "prominent", chrome.ed);
      buttons.push(button);
    }
    return buttons;
  }

  sign(key, text, sign, press) {
    const button = this.kept(key, () => makeButton("icon", "", press, makeSign(sign)));
    nameNode(button, text);
    return button;
  }

  kept(key, build) {
    if (!this.buttons.has(key)) this.buttons.set(key, build());
    return this.buttons.get(key);
  }

  /** The buttons of the app at an edge. */
  edge(edge, buttons = []) {
    return buttons.map((button, index) => this.button(edge, index, button));
  }

  button(edge, index, [face, what, label, flags = 0]) {
    if (what === "flexibleSpace" || what === "fixedSpace") {
      return this.kept(`${edge}${index} ${what}`, () => make("span", what === "flexibleSpace" ? "room" : "gap"));
    }
    const press = () => this.page.send("b", [edge, index, node.label]);
    const node = this.kept(`${edge}${index}`, () => makeButton("", "", press));
    const isSign = face === "i" || (face === "s" && !worded.has(what) && hasSign(what));
    node.label = label;
    node.className = isSign ? "icon" : "text-button";
    const standsOut = flags & EDITS ? this.page.chrome.ed : flags & STANDS_OUT;
    setClass(node, "prominent", standsOut);
    setClass(node, "turning", flags & BUSY);
    node.disabled = Boolean(flags & DISABLED);
    put(node, "aria-busy", flags & BUSY ? "true" : null);
    put(node, "aria-label", isSign || face === "e" ? label : null);
    put(node, "title", isSign ? label : null);
    this.showFace(node, face, what, label, isSign, flags & BUSY);
    return node;
  }

  showFace(node, face, what, label, isSign, isBusy) {
    if (!isNews(node, [face, what, label, isBusy])) return;
    if (face === "e") {
      node.view = showIn(node.view, what, this.page);
      arrange(node, [node.view.node]);
    } else if (isSign) {
      node.replaceChildren(makeSign(what));
    } else {
      node.replaceChildren(...(isBusy ? [make("span", "spinner")] : []), face === "t" ? what : label);
    }
  }

  /** The toolbar, or what can be done with the selected rows. */
  showToolbar(chrome) {
    const selected = chrome.ss && chrome.sn > 0 ? this.selection(chrome) : [];
    const parts = [...selected, ...this.edge("t", chrome.tb)];
    this.toolbar.hidden = parts.length === 0;
    arrange(this.toolbar, parts);
    put(this.toolbar, "aria-label", chrome.t || null);
  }

  selection(chrome) {
    const count = this.kept("count", () => make("span", "count", { role: "status" }));
    setText(count, chrome.sw);
    const all = this.kept("all", () => makeButton("text-button", "", () => this.page.send("sa")));
    setText(all, word("selectAll"));
    // What the app offers for them itself needs the room.
    const parts = [count, this.kept("room", () => make("span", "room")), ...(chrome.tb?.length ? [] : [all])];
    if (this.page.can("delete")) {
      const trash = this.kept("trash", () => makeButton("text-button destructive", "", () => this.page.send("ds")));
      setText(trash, word("delete"));
      parts.push(trash);
    }
    return parts;
  }
}
