// The host's own words, as the server gives them in the language of this session.
const given = {};

export function takeWords(more) {
  Object.assign(given, more);
}

/** Returns a word, with numbers in their places. */
export function word(topic, ...numbers) {
  let place = 0;
  return (given[topic] ?? "").replace(/%(?:\d\$)?[ld@]+/g, () => numbers[place++] ?? "");
}

/** Says something to a screen reader: what changed by itself and is in no focused place. */
export function announce(text) {
  const node = document.getElementById("say");
  // The same text twice would be silent.
  node.textContent = node.textContent === text ? `${text}\u00a0` : text;
}
