// The host's own words, as the server gives them in the language of this session.
const given = {};

export function takeWords(more) {
  Object.assign(given, more);
}

/** Returns a word, with a text in its place. */
export function word(topic, text) {
  return (given[topic] ?? "").replace(/%(1\$)?@/, () => text);
}

/** Says something to a screen reader: what changed by itself and is in no focused place. */
export function announce(text) {
  const node = document.getElementById("say");
  // The same text twice would be silent.
  node.textContent = node.textContent === text ? `${text}\u00a0` : text;
}
