import { calmly, isPlain, make, makeButton, makeRadios, nameNode, put, same, setText } from "./dom.js";
import { makeSign } from "./icons.js";
import { word } from "./words.js";

// The search of a page: its field, its scopes, and how much was found.

export class Search {
  constructor(page) {
    this.page = page;
    this.input = make("input", "", {
      type: "search", autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "search",
    });
    this.count = make("span", "count", { role: "status" });
    this.clear = makeButton("icon small clear", "", () => this.empty(), makeSign("close"));
    this.scopes = make("span", "segments scopes", { role: "radiogroup" });
    const field = make("label", "search-field", {}, makeSign("search"), this.input, this.count, this.clear);
    this.node = make("div", "search", { role: "search" }, field, this.scopes);
    this.field = this.input;
    this.tell = calmly(50, () => this.sendText());
    this.input.addEventListener("focus", () => this.page.chrome.q?.ph || this.page.send("fb"));
    this.input.addEventListener("input", (event) => event.isComposing || this.typed());
    this.input.addEventListener("compositionend", () => this.typed());
    this.input.addEventListener("blur", () => this.refresh());
    this.input.addEventListener("keydown", (event) => this.pressed(event));
  }

  show(search) {
    this.search = search;
    this.node.hidden = !search || Boolean(search.hi && !search.ph && !this.isOpened);
    if (!search) return;
    const hint = search.p || word("search");
    put(this.input, "placeholder", hint);
    put(this.input, "aria-label", hint);
    // What the server takes, whatever its letters are.
    put(this.input, "maxlength", this.page.app.line.limit >> 3 || null);
    nameNode(this.clear, word("clear"));
    this.refresh();
    setText(this.count, search.ph === 2 && search.c ? search.c + (search.ix ? " …" : "") : "");
    this.showScopes(search);
  }

  refresh() {
    const isFocused = this.input === document.activeElement;
    const text = this.search?.t ?? "";
    // What is typed stays; a search that was left is left, even with the focus.
    const isHeld = (isFocused && this.search?.ph) || this.isDirty;
    if (!isHeld && this.input.value !== text) this.input.value = text;
    this.clear.hidden = !this.input.value && !this.search?.ph;
  }

  showScopes({ sc: titles = [], s: chosen = 0 }) {
    this.scopes.hidden = titles.length === 0;
    if (!same(titles, this.titles)) {
      this.titles = titles;
      this.scopes.replaceChildren(...makeRadios(titles, (place) => this.page.send("fs", [place])));
    }
    put(this.scopes, "aria-label", word("search"));
    const radios = [...this.scopes.querySelectorAll("input")];
    for (const [place, radio] of radios.entries()) radio.checked = place === chosen;
  }

  typed() {
    this.isDirty = true;
    this.clear.hidden = false;
    this.tell();
  }

  get text() {
    return this.input.value;
  }

  sendText() {
    this.page.send("f", [this.text], (isUnknown) => isUnknown || this.acknowledged());
  }

  /** Takes a text that the server did not get. */
  takeBack(text, isInUse) {
    if (isInUse) this.enter();
    else if (!this.search.ph) this.page.send("fb");
    this.input.value = text;
    this.typed();
  }

  acknowledged() {
    // A search that was left meanwhile leads nowhere.
    if (this.isDirty) this.page.list.jump(0, "t");
    this.isDirty = false;
    if (this.input !== document.activeElement) this.refresh();
  }

  /** Goes into the field, with the letter that began it. Returns false where there is none. */
  enter(letter = "") {
    if (!this.search) return false;
    this.isOpened = true;
    this.node.hidden = false;
    this.input.focus();
    if (letter && letter !== "/") {
      this.input.value = letter;
      this.typed();
    } else {
      this.input.select();
    }
    return true;
  }

  /** Leaves the search. Returns false where none runs. */
  leave() {
    if (!this.search?.ph && this.input !== document.activeElement) return false;
    this.tell.now();
    this.isDirty = false;
    this.isOpened = false;
    this.input.value = "";
    this.input.blur();
    this.page.send("fe");
    return true;
  }

  empty() {
    if (this.input.value) {
      this.input.value = "";
      this.typed();
      this.input.focus();
    } else {
      this.leave();
    }
  }

  pressed(event) {
    const { list } = this.page;
    if (!isPlain(event)) return;
    if (event.key === "ArrowDown" || event.key === "Enter") {
      this.tell.now();
      // Where nothing was found, whoever types on stays in the field, whatever comes.
      if (list.total) list.focus.moveIn();
    } else if (event.key === "Escape" && this.leave()) {
      list.focus.moveIn();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
