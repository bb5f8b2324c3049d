import { isRightToLeft, leaveText, make, makeButton, same } from "./dom.js";
import { inner } from "./row.js";

// Fingers and pointers on the rows: long press, menu, swipe, and the pull that refreshes.

const SLACK = 10;
const PULL = 70;

export class Gestures {
  constructor(page, list) {
    this.page = page;
    this.list = list;
    const { space, node } = list;
    space.addEventListener("pointerdown", (event) => this.down(event));
    space.addEventListener("pointermove", (event) => this.move(event));
    space.addEventListener("pointerup", (event) => this.up(event));
    space.addEventListener("pointercancel", () => this.cancel());
    space.addEventListener("contextmenu", (event) => this.menu(event));
    space.addEventListener("click", (event) => this.click(event), { capture: true });
    space.addEventListener("touchend", (event) => {
      // No click and no focus follow a long press or a swipe.
      if (this.isPressed && event.cancelable) event.preventDefault();
    });
    node.addEventListener("touchstart", (event) => this.pullStart(event), { passive: true });
    node.addEventListener("touchmove", (event) => this.pullMove(event), { passive: true });
    node.addEventListener("touchend", () => this.pullEnd());
    node.addEventListener("touchcancel", () => this.pullEnd(false));
  }

  down(event) {
    const view = event.target.closest(".row")?.rowView;
    if (this.open && this.open.view !== view) this.shut();
    this.isPressed = false;
    this.isDragged = false;
    const isOnControl = event.target.closest("input, select, textarea, .round, .handle, .under");
    if (!view?.isRow || event.button !== 0 || isOnControl) {
      this.press = null;
      return;
    }
    const isTouch = event.pointerType !== "mouse";
    this.press = { view, x: event.clientX, y: event.clientY, isTouch, id: event.pointerId };
    clearTimeout(this.timer);
    // What is used by itself is not the row; a swipe may begin there.
    if (!event.target.closest(inner) && (view.item.l || (isTouch && view.hasMenu))) {
      this.timer = setTimeout(() => this.pressed(view), (this.page.chrome.lp || 0.5) * 1000);
    }
  }

  /** Answers a long press. */
  pressed(view) {
    const { x, y } = this.press;
    this.press = null;
    this.isPressed = true;
    leaveText();
    if (view.item.l) view.send("l");
    else view.openMenu(new DOMRect(x, y, 0, 0));
    navigator.vibrate?.(8);
  }

  move(event) {
    const { press } = this;
    if (!press || press.id !== event.pointerId) return;
    const x = event.clientX - press.x;
    if (this.swipe) this.swiped(x);
    else if (Math.hypot(x, event.clientY - press.y) > SLACK) {
      clearTimeout(this.timer);
      this.isDragged = true;
      if (press.isTouch && Math.abs(x) > Math.abs(event.clientY - press.y)) this.beginSwipe(event, x);
      else this.press = null;
    }
  }

  up() {
    clearTimeout(this.timer);
    if (this.swipe) this.endSwipe();
    this.press = null;
  }

  cancel() {
    clearTimeout(this.timer);
    if (this.swipe) this.shut();
    this.press = null;
  }

  click(event) {
    if (!this.isPressed) return;
    // The click that ends a long press or a swipe is none.
    this.isPressed = false;
    event.preventDefault();
    event.stopPropagation();
  }

  menu(event) {
    const view = event.target.closest(".row")?.rowView;
    if (!view?.isRow || event.target.closest("input, textarea, a")) return;
    if (this.press?.isTouch || this.isPressed) {
      event.preventDefault();
      return;
    }
    if (!view.entries.length) return;
    event.preventDefault();
    clearTimeout(this.timer);
    const isByKey = event.clientX === 0 && event.clientY === 0;
    const isInRow = document.activeElement === view.node && event.button !== 2;
    view.openMenu(isByKey || isInRow ? view.node : new DOMRect(event.clientX, event.clientY, 0, 0));
  }

  // Swipes.

  beginSwipe(event, x) {
    const { view } = this.press;
    const isLeading = x > 0 !== isRightToLeft();
    const side = isLeading ? "l" : "t";
    const actions = view.actions(side);
    if (!actions.length) {
      this.press = null;
      return;
    }
    this.shut();
    this.isPressed = true;
    const buttons = actions.map((action) => this.button(action));
    const under = make("div", `under ${isLeading ? "leading" : "trailing"}`, {}, ...buttons);
    view.node.append(under);
    view.node.classList.add("swiped");
    this.list.space.setPointerCapture(event.pointerId);
    this.swipe = { view, under, side, actions, sign: x > 0 ? 1 : -1, width: under.offsetWidth, x: 0 };
    this.open = this.swipe;
    this.swiped(x);
  }

  button(action) {
    return makeButton(action.isDestructive ? "destructive" : "", "", (event) => {
      event.stopPropagation();
      this.shut();
      action.run();
    }, action.title);
  }

  swiped(x) {
    const { swipe } = this;
    const way = Math.max(0, x * swipe.sign);
    swipe.x = way;
    const shown = way > swipe.width ? swipe.width + (way - swipe.width) / 3 : way;
    swipe.view.cell.style.transform = `translateX(${shown * swipe.sign}px)`;
  }

  endSwipe() {
    const { swipe } = this;
    this.swipe = null;
    const whole = swipe.view.node.clientWidth * 0.6;
    if (swipe.x > whole) {
      this.shut();
      const action = swipe.actions.find((each) => each.isDestructive) ?? swipe.actions[0];
      leaveText();
      action.run();
    } else if (swipe.x > swipe.width / 2) {
      swipe.view.cell.style.transform = `translateX(${swipe.width * swipe.sign}px)`;
    } else {
      this.shut();
    }
    // Without a click at its end a swipe must not eat the next one.
    setTimeout(() => (this.isPressed = false), 50);
  }

  /** Takes the buttons of a row away that offers others by now. */
  follow(view) {
    const { open } = this;
    if (open?.view === view && !same(view.actions(open.side), open.actions)) this.shut();
  }

  shut() {
    const { open } = this;
    this.open = this.swipe = null;
    if (!open) return;
    open.view.cell.style.transform = "";
    open.view.node.classList.remove("swiped");
    open.under.remove();
  }

  // The pull that refreshes.

  pullStart(event) {
    const canPull = this.page.chrome.rf && this.list.node.scrollTop <= 0 && event.touches.length === 1;
    this.pulledFrom = canPull ? event.touches[0].clientY : null;
  }

  pullMove(event) {
    if (this.pulledFrom == null || this.swipe) return;
    this.pulled = (event.touches[0].clientY - this.pulledFrom) / 2;
    this.page.showPull(Math.max(0, Math.min(this.pulled, PULL * 1.3)), this.pulled > PULL);
  }

  pullEnd(isMeant = true) {
    if (this.pulledFrom == null) return;
    if (isMeant && this.pulled > PULL) {
      leaveText();
      this.page.send("r");
    }
    this.pulledFrom = null;
    this.pulled = 0;
    this.page.showPull(0, false);
  }
}
