// Where the items of a list stand, of which only some are held and measured: arithmetic without a page.

// Browsers cut off what is higher than some 16 million pixels.
export const HIGHEST = 8_000_000;

export class Places {
  constructor(estimate = 44) {
    this.estimate = estimate;
    this.heights = new Map();
    this.total = 0;
    this.first = 0;
    this.edges = [0];
  }

  /** Takes the handles that are held from `first` on; the heights of others are forgotten. */
  take(total, first, handles) {
    this.total = total;
    this.first = first;
    this.handles = handles;
    const kept = new Set(handles);
    for (const handle of this.heights.keys()) if (!kept.has(handle)) this.heights.delete(handle);
    this.sum();
  }

  /** Notes the height of an item, and returns whether that is news. */
  measure(handle, height) {
    if (this.heights.get(handle) === height) return false;
    this.heights.set(handle, height);
    return true;
  }

  /** Adds the heights up again. */
  sum() {
    let edge = this.first * this.estimate;
    const edges = [edge];
    for (const handle of this.handles ?? []) edges.push((edge += this.heights.get(handle) ?? this.estimate));
    this.edges = edges;
  }

  /** The number of held items. */
  get count() {
    return this.edges.length - 1;
  }

  /** The height of the whole list. */
  get height() {
    return this.edges[this.count] + (this.total - this.first - this.count) * this.estimate;
  }

  /** The upper edge of the item at a position. */
  top(position) {
    const place = position - this.first;
    if (place < 0) return position * this.estimate;
    if (place <= this.count) return this.edges[place];
    return this.edges[this.count] + (place - this.count) * this.estimate;
  }

  /** The position of the item at a distance from the top of the list. */
  position(distance) {
    const { edges, count, first, estimate } = this;
    let found;
    if (distance < edges[0]) found = Math.floor(distance / estimate);
    else if (distance >= edges[count]) found = first + count + Math.floor((distance - edges[count]) / estimate);
    else {
      let low = 0;
      let high = count;
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (edges[middle] <= distance) low = middle;
        else high = middle;
      }
      found = first + low;
    }
    return Math.max(0, Math.min(found, this.total - 1));
  }

  /** The ratio of the list's own height to that of what is scrolled, in a window of that height. */
  scale(window) {
    if (this.height <= HIGHEST) return 1;
    return (this.height - window) / (HIGHEST - window);
  }
}
