// Line breaks in a field of one line: it shows spaces for them, and they stay in the text, as on the other hosts.

/** A text as a field of one line shows it, as long as the text is. */
export function shownLine(text) {
  return text.replace(/[\r\n]/g, " ");
}

/** Puts an edit of the shown line, which ended at the caret, into the text that the line stands for. */
export function putEdit(text, shown, caret) {
  const before = shownLine(text);
  const least = Math.min(before.length, shown.length);
  const most = Math.min(least, shown.length - caret);
  let end = 0;
  while (end < most && before[before.length - 1 - end] === shown[shown.length - 1 - end]) end += 1;
  let start = 0;
  while (start < least - end && before[start] === shown[start]) start += 1;
  return text.slice(0, start) + shown.slice(start, shown.length - end) + text.slice(text.length - end);
}
