import { arrange, isNews, make, makeButton, put, setClass, setText, topDialog } from "./dom.js";
import { ModalDialog, Question } from "./dialogs.js";
import { Interruption } from "./interruption.js";
import { Line } from "./line.js";
import { makeSign, hasSign } from "./icons.js";
import { PageView } from "./page.js";
import { Trail } from "./history.js";
import { Typed } from "./typed.js";
import { opens } from "./text.js";
import { pickFile } from "./upload.js";
import { takeWords, word } from "./words.js";

// The window: which pages are in view, and what the server's messages do to them.

export class App {
  constructor(root) {
    this.root = root;
    this.pages = new Map();
    this.inView = [];
    this.noticeTime = 5;
    this.panes = make("div", "panes");
    this.tabs = make("nav", "tabs", { hidden: true });
    this.modal = new ModalDialog(this);
    this.question = new Question(this);
    this.trail = new Trail(this);
    this.status = document.getElementById("line");
    this.line = new Line(this);
    this.typed = new Typed(this);
    new Interruption(this);
    this.foreseen = new Set();
    this.adopted = new Set();
    addEventListener("resize", () => this.line.note("z", innerWidth));
    addEventListener("keydown", (event) => this.question.node.open || this.page?.keys.anywhere(event));
    // A reload by itself, and the end of the window, lead on from what is there.
    addEventListener("beforeunload", (event) => this.isUnsaved && event.preventDefault());
    addEventListener("beforeprint", () => this.eachPage((page) => page.list.draw()));
  }

  start(frame) {
    this.line.note("z", innerWidth);
    this.line.tellSeen();
    this.line.start(frame);
  }

  /** The page with the focus. */
  get page() {
    return this.pages.get(this.focus) ?? this.pages.get(this.inView[0]);
  }

  /** Whether something would be lost with the window: in a form, or a text that the server was not told yet. */
  get isUnsaved() {
    const { isOver, isReloading, queue } = this.line;
    return !isOver && !isReloading && (this.asks || this.typing || queue.some(({ message }) => "cy".includes(message[1])));
  }

  // For the pages.

  send(verb, given = [], done = null) {
    // The last strokes are told of a moment later: nothing overtakes them.
    const { typing } = this;
    this.typing = null;
    typing?.tellNow();
    return this.line.send(verb, given, done);
  }

  note(...message) {
    this.line.note(...message);
  }

  forget(page) {
    this.line.forget(page);
  }

  entered(page) {
    if (this.focus === page.id || !this.inView.includes(page.id)) return;
    this.focus = page.id;
    if (this.inView.length > 1) this.send("fp", [page.id]);
  }

  leaveModal() {
    if (!this.page.search.leave()) this.page.send("<");
  }

  eachPage(work) {
    for (const id of this.inView) work(this.pages.get(id));
  }

  // What the server says.

  receive(message) {
    const [verb, ...given] = message;
    this.verbs[verb]?.(...given);
  }

  verbs = {
    h: (hello) => this.greet(hello),
    w: (window) => this.showWindow(window),
    s: (id, chrome) => this.begin(id, chrome),
    d: (id, keys) => this.pages.get(id)?.changeChrome(keys),
    x: (id, ...given) => this.pageFor(id).applyList(...given),
    p: (handle, ...pairs) => this.listOf(handle)?.patch(handle, pairs),
    j: (id, position, place) => this.jump(id, position, place),
    fc: (handle, control) => this.focusControl(handle, control),
    mt: (handle, isBehind) => this.eachPage((page) => page.drag.mark(handle, isBehind)),
    rt: (handle, control) => this.listOf(handle)?.views.get(handle)?.forgetTyping(control),
    o: (address) => this.openLink(address),
    cp: (text) => this.copy(text),
    up: (token, types, limit) => pickFile(this, token, types, limit),
  };

  greet(hello) {
    const root = document.documentElement;
    if (hello.l) root.lang = hello.l;
    root.dir = hello.dir ?? "ltr";
    if (hello.words) {
      takeWords(hello.words);
      for (const page of this.pages.values()) page.translate();
    }
    if (hello.nt != null) this.noticeTime = hello.nt;
    if (hello.mx != null) this.line.limit = hello.mx;
  }

  /** Shows a page whose list begins anew, over what is there of it. */
  begin(id, chrome) {
    this.adopt(id, chrome);
    const page = this.pageFor(id);
    page.list.beginsAnew = true;
    page.showChrome(chrome);
  }

  /** Frees the pages in view from their numbers, as the server began anew or goes on with another session. */
  orphan() {
    this.orphans = this.inView.map((id) => this.pages.get(id)).filter(Boolean);
    this.typed.gather(this.orphans);
    for (const page of this.orphans) {
      page.drag.end();
      page.list.orphan();
      this.forget(page.id);
    }
    this.pages.clear();
    this.behind = null;
  }

  /** Gives a page without a number the one of a page like it, so that it keeps its node, and with it what is typed. */
  adopt(id, chrome) {
    const place = this.orphans?.findIndex((page) => page.chrome.t === chrome.t) ?? -1;
    if (place < 0 || this.pages.has(id)) return;
    const [page] = this.orphans.splice(place, 1);
    this.inView = this.inView.map((each) => (each === page.id ? id : each));
    page.id = id;
    this.adopted.add(id);
    this.pages.set(id, page);
  }

  /** Scrolls a page; one that goes on from before stands where a person looks already. */
  jump(id, position, place) {
    const { list } = this.pages.get(id) ?? {};
    if (list && !(this.adopted.has(id) && list.top > 0)) list.jump(position, place);
  }

  pageFor(id) {
    if (!this.pages.has(id)) this.pages.set(id, new PageView(this, id));
    return this.pages.get(id);
  }

  /** Notes a control to which the focus has gone before the server says so. */
  foresee(handle, control) {
    const place = { handle, control };
    this.foreseen.add(place);
    return place;
  }

  focusControl(handle, control) {
    const foreseen = [...this.foreseen].find((each) => each.handle === handle && each.control === control);
    // Whoever went there has gone on since, maybe.
    if (foreseen) return void this.foreseen.delete(foreseen);
    const list = this.listOf(handle);
    if (!list) return;
    if (!list.views.has(handle)) list.scrollTo(list.position(handle));
    list.views.get(handle)?.focus(control);
  }

  /** The list that holds an item, or nothing. */
  listOf(handle) {
    return [...this.pages.values()].find(({ list }) => list.byHandle.has(handle))?.list;
  }

  /** Puts a text on the clipboard, if the browser still counts that as the person's doing. */
  copy(text) {
    const write = navigator.clipboard?.writeText(text) ?? Promise.reject();
    // Without TLS, pages of other machines have no such clipboard.
    write.catch(() => {
      const area = make("textarea", "", { readonly: true }, text);
      const focused = document.activeElement;
      // Beside a dialog nothing can be selected.
      (topDialog() ?? document.body).append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
      focused?.focus();
    });
  }

  openLink(address) {
    if (opens.test(address)) open(address, "_blank", "noopener,noreferrer");
  }

  /** After each frame: a server that started anew has to know what was typed. */
  rested() {
    this.orphans = null;
    this.adopted.clear();
    this.typed.find();
  }

  // The window.

  showWindow(window) {
    // Until then the document's own markup is there to be read.
    if (!this.panes.isConnected) this.root.replaceChildren(this.panes, this.tabs);
    const before = this.inView;
    const inView = window.v ?? [];
    document.title = window.title ?? "";
    const isOther = inView.join() !== before.join();
    if (isOther) this.leave(before.filter((id) => !inView.includes(id)));
    this.inView = inView;
    this.focus = window.f ?? inView[0];
    this.asks = window.us;
    const isOpened = !this.modal.node.open;
    this.place(window, inView);
    this.showTabs(window);
    if (isOther) this.arrive(inView.filter((id) => !before.includes(id)), window, isOpened);
    this.question.show(window.q);
    // The server says nothing twice of a screen that is still open.
    for (const id of this.pages.keys()) if (window.o?.includes(id) === false) this.pages.delete(id);
    if (window.u) this.trail.follow(window.n ?? 1, window.u);
  }

  leave(ids) {
    for (const id of ids) this.pages.get(id)?.detached();
  }

  /** Puts the pages in view where they belong: in the window, or in a dialog above it. */
  place(window, inView) {
    const isModal = window.m > 0;
    const nodes = inView.map((id) => this.pageFor(id).node);
    const placeholder = window.dp && inView.length === 1 && !isModal ? [this.placeholder(window.dp)] : [];
    if (isModal) {
      const under = (window.under ?? this.behind ?? []).map((id) => this.pageFor(id).node);
      arrange(this.modal.pages, nodes);
      if (under.length) arrange(this.panes, under);
      setClass(this.panes, "split", under.length > 1);
    } else {
      this.behind = inView;
      arrange(this.panes, [...nodes, ...placeholder]);
      setClass(this.panes, "split", inView.length > 1 || placeholder.length > 0);
      if (!this.modal.node.hidden) this.modal.pages.replaceChildren();
    }
    this.modal.show(isModal, this.pages.get(inView[0])?.chrome.t ?? "");
  }

  placeholder(text) {
    this.empty ??= make("div", "page placeholder", {}, make("p"));
    setText(this.empty.firstChild, text);
    return this.empty;
  }

  arrive(ids, { t: how, m: modals }, isOpened) {
    for (const id of ids) {
      const page = this.pageFor(id);
      page.node.classList.remove("by-push", "by-pop", "by-tab");
      // A second time the same movement has to begin anew.
      void page.node.offsetWidth;
      if (how) page.node.classList.add(`by-${how}`);
      page.begins = modals > 0 && Boolean(how || isOpened) && Boolean(page.chrome.fo) && !page.left;
      page.attached();
    }
    if (how && !this.page?.left) this.page?.focus();
    this.page?.begin();
  }

  showTabs({ tabs = [], tab = 0, m: modals = 0 }) {
    this.tabs.hidden = tabs.length < 2 || modals > 0;
    const had = [...this.tabs.children].indexOf(document.activeElement);
    if (isNews(this.tabs, tabs)) this.tabs.replaceChildren(...tabs.map((each, index) => this.makeTab(each, index)));
    this.tabs.children[had]?.focus();
    for (const [place, button] of [...this.tabs.children].entries()) {
      put(button, "aria-current", place === tab ? "page" : null);
      if (place === tab) button.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }

  makeTab([title, badge, image], index) {
    const sign = image && hasSign(image) ? makeSign(image) : null;
    const count = badge ? make("span", "badge", {}, badge) : null;
    return makeButton("", "", () => this.send("tab", [index]), sign, make("span", "name", {}, title), count);
  }

  // The line.

  told(state, text) {
    const { status } = this;
    if (state === "noted") {
      status.classList.remove("pressed");
      void status.offsetWidth;
      status.classList.add("pressed");
      return;
    }
    if (state === "other") return this.orphan();
    if (state === "reloading") return this.typed.store();
    if (state === "open") this.typed.begin();
    clearTimeout(this.quiet);
    const texts = {
      broken: word("offline"), busy: word("busy"), unknown: word("unknown"), over: text,
    };
    if (state === "open" && this.isUnknown) return;
    this.isUnknown = state === "unknown";
    setClass(document.body, "offline", state === "broken" || state === "over");
    this.showStatus(texts[state], state);
    if (state === "unknown") this.quiet = setTimeout(() => this.calm(), 12_000);
  }

  calm() {
    this.isUnknown = false;
    this.showStatus(null);
  }

  /** Says what was typed and has no place any more, until that was read. */
  tellLost(texts) {
    this.lostTexts = texts.length ? [...(this.lostTexts ?? []), ...texts] : null;
    const close = makeButton("icon small", word("close"), () => this.tellLost([]), makeSign("close"));
    this.lost = texts.length
      ? make("div", "lost", {}, make("span", "words", { dir: "auto" }, this.lostTexts.join("\n")), close) : null;
    this.showStatus(...(this.shownStatus ?? []));
  }

  showStatus(text, state) {
    const { status, lost } = this;
    this.shownStatus = [text, state];
    setClass(status, "shown", text || lost);
    const reload = state === "over" ? makeButton("text-button", "", () => this.line.takeBack(), word("reload")) : null;
    const spinner = state === "broken" ? make("span", "spinner") : null;
    const words = text ? make("span", "words", {}, text) : null;
    arrange(status, [spinner, words, reload, lost].filter(Boolean));
  }
}
