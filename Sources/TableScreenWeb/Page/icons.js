import { makeShape } from "./dom.js";

// Signs of 24 × 24, drawn with a line; the style sheet gives them size, color and, where they point, a direction.
const signs = {
  action: "M12 15V4m-4 4 4-4 4 4M6 12v7h12v-7",
  add: "M12 5v14M5 12h14",
  back: "M14.5 5.5 8 12l6.5 6.5",
  bookmarks: "M7 4h10v16l-5-4-5 4z",
  camera: "M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z",
  check: "m5 12.5 4.5 4.5L19 7.5",
  close: "M6.5 6.5l11 11m0-11-11 11",
  coin: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zm2.5-10.5c-.5-1-1.4-1.5-2.5-1.5-1.5 0-2.5.8-2.5 2s1 1.7 2.5 2 2.5.8 2.5 2-1 2-2.5 2c-1.2 0-2.1-.5-2.6-1.5M12 6.5V8m0 8v1.5",
  compose: "M12 5H5v14h14v-7M10 14l1-3.5L18.5 3l2.5 2.5L13.5 13z",
  details: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 11v5m0-8.5v.01",
  down: "m6 9.5 6 6 6-6",
  edit: "M5 19l1-4L16.5 4.5l3 3L9 18z",
  fastForward: "M5 6l7 6-7 6zm7 0 7 6-7 6z",
  flag: "M6 21V4h12l-3 4 3 4H6",
  hide: "M3 12c.5-2 4-6.5 9-6.5s8.5 4.5 9 6.5c-.5 2-4 6.5-9 6.5S3.5 14 3 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM4 4l16 16",
  insert: "M12 5v14M5 12h14",
  more: "M5.5 12h.01M12 12h.01M18.5 12h.01",
  move: "M5 9h14M5 15h14",
  next: "m9.5 5.5 6.5 6.5-6.5 6.5",
  organize: "M4 6h6l2 2.5h8V19H4z",
  pause: "M8.5 5v14m7-14v14",
  person: "M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5zM4.5 20c.6-3.5 3.5-5.5 7.5-5.5s6.9 2 7.5 5.5",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5h.01",
  play: "M8 5l11 7-11 7z",
  redo: "M19 9H9.5a4.5 4.5 0 0 0 0 9H14M15.5 5 19.5 9l-4 4",
  refresh: "M19 12a7 7 0 1 1-2-5l2.5 2.5M19.5 4.5v5h-5",
  remove: "M5 12h14",
  reply: "M9 6l-5 5 5 5M4 11h9a7 7 0 0 1 7 7",
  rewind: "M19 6l-7 6 7 6zm-7 0-7 6 7 6z",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20",
  show: "M3 12c.5-2 4-6.5 9-6.5s8.5 4.5 9 6.5c-.5 2-4 6.5-9 6.5S3.5 14 3 12zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  speech: "M4 5h16v11h-9l-4 4v-4H4z",
  star: "M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
  stop: "M6.5 6.5h11v11h-11z",
  trash: "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6m3-6v6",
  undo: "M5 9h9.5a4.5 4.5 0 0 1 0 9H10M8.5 5 4.5 9l4 4",
  warning: "M12 4 21 19.5H3zM12 10v4.5m0 2.5v.01",
};
// Those that turn with the direction of reading.
const turning = new Set(["back", "next", "reply", "undo", "redo", "rewind", "fastForward", "play"]);

export const hasSign = (name) => Object.hasOwn(signs, name);

/** Makes the sign of that name, which says nothing to a screen reader. */
export function makeSign(name) {
  return makeShape(
    "svg", { class: turning.has(name) ? "sign turns" : "sign", viewBox: "0 0 24 24", "aria-hidden": "true" },
    makeShape("path", { d: signs[name] ?? signs.picture }));
}
