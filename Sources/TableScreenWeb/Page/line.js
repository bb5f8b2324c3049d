import { same } from "./dom.js";
import { word } from "./words.js";

// The line to the server: events with numbers that are carried out once, and a line that mends itself.

// The least time for an answer. A slow line has more: try by try, and then twice what an answer took.
const PATIENCE = 1600;
const LONGEST_PATIENCE = 12_800;
const SILENCE = 8000;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
// Texts, of which the last one counts.
const typing = new Set(["y", "f"]);
// Events that are done again by themselves, or that nobody would miss.
const unmissed = new Set([...typing, "fb", "fp", "dn"]);
// Events that nobody presses again for want of an answer: each of them counts.
const repeated = new Set([...typing, "u", "U", "ms", "k"]);
// Codes after which no other line is opened by itself, and the words for them.
const endings = { 1000: "ended", 4401: "refused", 4409: "elsewhere" };
const reloading = new Set([4400, 4404, 4413]);

export class Line {
  /** `listener` has `receive(message)`, `rested()` and `told(state, text)`. */
  constructor(listener) {
    this.listener = listener;
    this.socket = null;
    this.isGreeted = false;
    this.isTold = false;
    this.isOver = false;
    this.number = 0;
    this.frames = 0;
    this.queue = [];
    this.latest = new Map();
    this.pause = FIRST_PAUSE;
    this.patience = PATIENCE;
    this.sentAt = this.heardAt = performance.now();
    // When a heartbeat, a greeting or a line was asked for that has no answer.
    this.beatAt = 0;
    this.kept = JSON.parse(sessionStorage.session ?? null);
    // A copy of a tab is made while the first one has its document, and gets a window of its own.
    this.isOurs = Boolean(this.kept?.left);
    this.leave(false);
    addEventListener("pagehide", () => this.leave(this.isOurs));
    addEventListener("pageshow", (event) => event.persisted && this.leave(false));
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      this.tellSeen();
      if (!document.hidden) this.hurry();
    });
    for (const kind of ["pointerdown", "keydown", "wheel"]) addEventListener(kind, () => this.isAsleep && this.wake(), { capture: true });
  }

  /**
   * Takes the frame of the document, then opens the line. Where this tab had a window, the server says which one goes on:
   * until then the view waits, as its numbers may mean other rows there.
   */
  start(frame) {
    const [hello, ...view] = frame;
    this.waiting = this.kept ? view : [];
    this.fresh = "";
    this.deliver(this.kept ? [hello] : frame);
    this.fresh = this.hello?.id ?? "";
    this.open();
  }

  // Sending.

  /**
   * Sends an event, or keeps it until the line is back. `done(isUnknown)` is called once it was carried out, or where nobody
   * knows that. Where no line will be there it returns false.
   */
  send(verb, given = [], done = null) {
    // While nothing is seen to come of it, a person is told that it was noted.
    if (this.isOver || (this.isTold && !typing.has(verb))) this.listener.told("noted");
    if (this.isOver) return false;
    const last = this.queue.at(-1);
    const isAgain = last && this.isTold && !repeated.has(verb) && same(last.message.slice(1), [verb, ...given]);
    if (isAgain || (last && !last.isSent && typing.has(verb) && sameEdit(last.message, verb, given))) {
      last.message = [last.message[0], verb, ...given];
      last.dones.push(done);
      return true;
    }
    const entry = { message: [++this.number, verb, ...given], dones: [done], isSent: false, at: 0 };
    this.queue.push(entry);
    if (this.isGreeted) this.transmit(entry);
    return true;
  }

  /** As much of a text as the server takes with the rest of its event, in whole letters. */
  fit(text, ...given) {
    const event = () => new TextEncoder().encode(JSON.stringify([2 ** 53, "y", ...given, text]));
    for (let more; (more = event().length - this.limit) > 0; ) {
      // A unit of UTF-16 has six bytes at most.
      text = text.slice(0, -Math.ceil(more / 6)).replace(/[\ud800-\udbff]$/, "");
    }
    return text;
  }

  /** Sends a message without a number, of which the latest counts. */
  note(...message) {
    this.latest.set(`${message[0]} ${message[0] === "v" ? message[1] : ""}`, message);
    if (this.isGreeted) this.write(message);
  }

  /**
   * Notes whether the tab is seen, also for a document just loaded: the one before it has said that it was hidden as it left;
   * and the time zone, which changes with who travels.
   */
  tellSeen() {
    this.note("vis", document.hidden ? 0 : 1);
    this.note("tz", Intl.DateTimeFormat().resolvedOptions().timeZone);
  }

  /** Forgets what was noted about a page that is out of view. */
  forget(page) {
    this.latest.delete(`v ${page}`);
    this.unnote("at");
  }

  /** Forgets what was noted, which another line need not be told. */
  unnote(verb) {
    this.latest.delete(`${verb} `);
  }

  transmit(entry) {
    entry.isSent = true;
    entry.at = performance.now();
    this.write(entry.message);
    this.watch();
  }

  write(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.sentAt = performance.now();
  }

  // Opening and breaking.

  open() {
    clearTimeout(this.retry);
    if (this.isOver) return;
    // The scheme is wss where the document's is https.
    const socket = (this.socket = new WebSocket(`${location.origin.replace("http", "ws")}/live`));
    const isMine = () => socket === this.socket;
    this.beatAt = performance.now();
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      if (isMine()) this.greet();
    };
    socket.onmessage = (event) => isMine() && this.hear(event.data);
    socket.onclose = (event) => {
      if (!isMine()) return;
      this.closed(event.code);
      if (!wasOpen) this.askWhy();
    };
    this.watch();
  }

  greet() {
    this.beatAt = performance.now();
    const kept = this.kept ?? {};
    const session = kept.id ?? this.fresh;
    this.write(["hi", session, kept.ep ?? this.hello?.ep ?? "", this.fresh, kept.seen ?? 0, this.isOurs ? 1 : 0]);
  }

  closed(code) {
    if (reloading.has(code) && this.reloadOnce(code)) return;
    if (endings[code]) {
      this.isOver = true;
      this.isOurs = false;
      this.drop();
      this.listener.told("over", word(endings[code]));
    } else if (code === 4408) {
      this.isAsleep = true;
      this.drop();
    } else {
      this.break([4404, 4429].includes(code) ? LONGEST_PAUSE : 0, false);
      // Server and line are well then.
      if (code === 4429) this.tell("busy");
      // A document that had no session, either, is loaded again after that.
      if (code === 4404) delete sessionStorage.reloaded;
    }
  }

  /** Asks why there is no line: a browser tells that of no line that never opened. */
  async askWhy() {
    const answer = await fetch("/live", { cache: "no-store" }).catch(() => null);
    if (this.socket || this.isOver) return;
    if (answer?.status === 401) {
      clearTimeout(this.telling);
      this.closed(4401);
    } else if (answer?.status === 426 && !this.hasAsked) {
      // A server that was started again knows the browser by that.
      this.hasAsked = true;
      this.open();
    }
  }

  /** Gives the line up, says so, and opens another in a while. */
  break(least = 0, isCertain = true) {
    this.drop();
    const pause = Math.max(this.pause, least);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), pause);
    // A line that is back at once is not worth a word.
    clearTimeout(this.telling);
    if (isCertain) this.tell();
    else this.telling = setTimeout(() => this.tell(), 2 * FIRST_PAUSE);
  }

  tell(state = "broken") {
    clearTimeout(this.telling);
    this.isTold = true;
    this.listener.told(state);
  }

  drop() {
    const socket = this.socket;
    this.socket = null;
    this.isGreeted = false;
    this.beatAt = 0;
    for (const entry of this.queue) entry.isSent = false;
    clearTimeout(this.watching);
    socket?.close();
  }

  wake() {
    this.isAsleep = false;
    this.open();
  }

  /** Takes the session back from another line. */
  takeBack() {
    this.isOver = false;
    this.open();
  }

  /** Looks at once whether the line is there, as after a sleep. */
  hurry() {
    if (this.isOver) return;
    if (this.isAsleep) this.wake();
    else if (this.isGreeted) this.beat();
    else if (!this.socket || this.isTold) {
      // One that was opened before a sleep may never be there.
      this.drop();
      this.pause = FIRST_PAUSE;
      this.open();
    }
  }

  beat() {
    if (this.beatAt) return;
    this.beatAt = performance.now();
    this.socket.send("0");
    this.sentAt = this.beatAt;
    this.watch();
  }

  /** Waits for the nearest moment at which an answer is due. */
  watch() {
    clearTimeout(this.watching);
    const now = performance.now();
    const awaited = this.queue.find((entry) => entry.isSent);
    const asked = Math.min(awaited?.at ?? Infinity, this.beatAt || Infinity);
    const due = asked === Infinity ? this.sentAt + SILENCE : Math.max(asked, this.heardAt) + this.patience;
    if (due > now) this.watching = setTimeout(() => this.watch(), due - now + 1);
    else if (asked === Infinity) this.beat();
    else {
      this.patience = Math.min(2 * this.patience, LONGEST_PATIENCE);
      this.break();
    }
  }

  // Hearing.

  hear(data) {
    const now = performance.now();
    // Another frame may have been on its way already.
    if (this.beatAt && (data === "0" || !this.isGreeted)) this.patience = Math.min(LONGEST_PATIENCE, Math.max(PATIENCE, 2 * (now - this.beatAt)));
    this.heardAt = now;
    if (data !== "0") this.deliver(JSON.parse(data));
    if (this.isGreeted) this.beatAt = 0;
    this.watch();
  }

  deliver(frame) {
    let acknowledged = 0;
    this.frames += 1;
    for (const message of frame) {
      if (this.isReloading) return;
      if (message[0] === "h") this.greeted(message[1]);
      else if (message[0] === "a") acknowledged = message[1];
      else this.listener.receive(message);
    }
    if (acknowledged) this.acknowledge(acknowledged);
    this.listener.rested();
  }

  greeted(hello) {
    const before = this.hello;
    this.hello = { ...before, ...hello };
    if (before?.v && hello.v && before.v !== hello.v && this.reloadOnce(hello.v)) return;
    this.listener.receive(["h", hello]);
    if (!this.socket) return;
    // Numbers of pages and rows mean something else there.
    if (before.id !== hello.id || before.ep !== hello.ep) this.listener.told("other");
    else for (const message of this.waiting) this.listener.receive(message);
    this.waiting = [];
    const known = this.kept ?? before;
    const goesOn = known?.id === hello.id && known?.ep === hello.ep;
    this.tellSeen();
    this.isGreeted = this.isOurs = true;
    this.hasAsked = false;
    this.pause = FIRST_PAUSE;
    this.fresh = "";
    this.keep({ id: hello.id, ep: hello.ep, seen: hello.a ?? 0 });
    delete sessionStorage.reloaded;
    clearTimeout(this.telling);
    this.isTold = false;
    this.listener.told("open");
    if (goesOn) this.resend(hello.a ?? 0);
    else this.forgetEvents(hello.a ?? 0);
    for (const message of this.latest.values()) this.write(message);
  }

  /** Sends again what the server has not carried out. */
  resend(carriedOut) {
    this.acknowledge(carriedOut);
    this.number = Math.max(this.number, carriedOut);
    for (const entry of this.queue) this.transmit(entry);
  }

  /** Drops what may or may not have happened, and says so. */
  forgetEvents(carriedOut) {
    const lost = this.queue;
    this.queue = [];
    this.number = carriedOut;
    // Texts of fields are said again, too; they have no title.
    if (lost.some(({ message }) => !unmissed.has(message[1]) && (message[5] || typeof message[4] !== "string"))) this.listener.told("unknown");
    for (const entry of lost) for (const done of entry.dones) done?.(true);
  }

  acknowledge(number) {
    const isDone = (entry) => entry.message[0] <= number;
    const done = this.queue.filter(isDone);
    this.queue = this.queue.filter((entry) => !isDone(entry));
    if (this.isGreeted) this.keep({ ...this.kept, seen: number });
    for (const entry of done) for (const each of entry.dones) each?.(false);
  }

  // What outlives the document.

  keep(kept) {
    this.kept = kept;
    sessionStorage.session = JSON.stringify(kept);
  }

  /** Notes whether the document that had the window has gone, whose line the server may take for open. */
  leave(hasLeft) {
    if (this.kept) this.keep({ ...this.kept, left: hasLeft ? 1 : 0 });
  }

  /** Loads the document again, unless that was just done for the same reason. */
  reloadOnce(reason) {
    if (sessionStorage.reloaded === String(reason)) return false;
    sessionStorage.reloaded = reason;
    if (reason === 4404) {
      this.kept = null;
      delete sessionStorage.session;
    }
    this.isReloading = true;
    this.listener.told("reloading");
    location.reload();
    return true;
  }
}

/** Whether an event edits what another one edits: all but its last part, the text, is the same. */
function sameEdit(message, verb, given) {
  return (
    message[1] === verb && message.length === given.length + 2 &&
    given.slice(0, -1).every((part, place) => part === message[place + 2]));
}
