import { calmly } from "./dom.js";

// Which rows a list asks the server for: those in view, and some around them.

const MOST = 200;
const LEAST = 16;
/** As many as a page gets before it asks: fewer are never asked for, since the list may just be growing. */
const START = 40;

export class Asking {
  constructor(list) {
    this.list = list;
    this.range = null;
    this.tellNeeded = calmly(30, () => this.ask(true));
    this.tellSeen = calmly(90, () => this.ask(true));
  }

  /** Forgets what was asked for, as where the page was away. */
  forget() {
    this.range = null;
  }

  /** Asks for rows that are not held and were not asked for yet, not in each frame; what is in view is told more calmly. */
  ask(isLate = false) {
    const { list, range } = this;
    const [top, end] = list.viewed;
    const shown = end - top;
    const [before, behind] = this.margins(shown);
    const needs = !range || !this.reaches(top - (before >> 1), end + (behind >> 1));
    const isNews = !range || range.top !== top || range.shown !== shown;
    if (!needs && !isNews) return;
    if (!isLate) return needs ? this.tellNeeded() : this.tellSeen();
    // A list that has left view meanwhile asks for nothing.
    if (!list.node.clientHeight) return;
    if (needs) {
      const first = Math.max(0, top - before);
      this.range = { first, end: Math.max(first + START, end + behind) };
    }
    Object.assign(this.range, { top, shown });
    const { first, end: last } = this.range;
    list.page.app.note("v", list.page.id, first, last - first, top, shown);
  }

  /** How many rows are asked for before and behind those in view: more where the list moves to. */
  margins(shown) {
    const margin = Math.min(Math.max(LEAST, shown), (MOST - shown) >> 2);
    const { isMoving, isDown } = this.list;
    return [isMoving && !isDown ? 3 * margin : margin, isMoving && isDown ? 3 * margin : margin];
  }

  /** Whether the rows of a range were asked for, as far as they exist. */
  reaches(start, end) {
    const { first, end: last } = this.range;
    return (start >= first || first === 0) && (end <= last || last >= this.list.total);
  }
}
