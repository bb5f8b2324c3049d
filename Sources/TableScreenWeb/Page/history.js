// The browser's history follows the open screens, and its buttons ask the server to go.

export class Trail {
  constructor(app) {
    this.app = app;
    this.depth = null;
    this.skipped = 0;
    addEventListener("popstate", (event) => this.went(event.state));
  }

  get place() {
    return location.pathname + location.search;
  }

  /** Follows the window: more screens make entries, fewer go back. */
  follow(depth, address) {
    this.wanted = depth;
    this.address = address;
    if (this.skipped > 0) return;
    if (this.depth == null) {
      // The entry of a page that is loaded again says which it is; below a new one there is none of ours to go back to.
      this.depth = history.state?.depth ?? 1;
      this.replace(this.depth, address);
    }
    if (depth < this.depth) return this.goBack(depth);
    while (this.depth < depth) this.push(address);
    if (this.place !== address) this.replace(depth, address);
  }

  /** Adds an entry, which knows the keys of ours below it. */
  push(address) {
    const below = [...(history.state?.below ?? [])];
    below[this.depth] = window.navigation?.currentEntry?.key;
    history.pushState({ depth: ++this.depth, below }, "", address);
  }

  replace(depth, address) {
    history.replaceState({ ...history.state, depth }, "", address);
  }

  /** Goes by key where the browser has them, since steps that it counts otherwise than the page lead to another site. */
  goBack(depth) {
    const key = history.state?.below?.[depth];
    const steps = depth - this.depth;
    this.skipped += 1;
    this.depth = depth;
    if (key == null) return history.go(steps);
    const { committed, finished } = navigation.traverseTo(key);
    finished.catch(() => {});
    committed.catch(() => {
      // The entry is gone; the one that is there stands for it.
      this.replace(depth, this.address);
      this.went(history.state);
    });
  }

  went(state) {
    // Before the first view there is nothing to go back in.
    if (this.depth == null) return;
    if (this.skipped > 0) {
      this.skipped -= 1;
      this.depth = state?.depth ?? this.wanted;
      this.follow(this.wanted, this.address);
      return;
    }
    // Who adds a fragment to the address makes an entry that leads nowhere else.
    if (!state && this.place === this.address) {
      this.skipped += 1;
      return history.back();
    }
    const before = this.depth;
    this.depth = state?.depth ?? 1;
    const again = () => this.follow(this.wanted, this.address);
    const isBack = state && this.depth < before;
    const isSent = isBack
      ? this.app.send("to", [this.depth], again)
      : this.app.send("go", [this.place], again);
    if (!isSent) again();
  }
}
