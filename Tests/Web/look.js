// What a person and a screen reader find on the page, a line for each node in view; where it moves to, and how it came, left out.
const left = new Set(["class", "style", "id", "name", "tabindex", "for", "aria-labelledby", "aria-describedby", "aria-controls"]);
const passing = /^(by-|current$|entering$)/;
const lines = [];
const walk = (node, depth) => {
  if (!node.checkVisibility() || node.matches("[popover], #say, #line, script, style")) return;
  const box = node.getBoundingClientRect();
  if (node.matches(".row") && (box.bottom <= 0 || box.top >= innerHeight)) return;
  const classes = [...node.classList].filter((each) => !passing.test(each)).sort().map((each) => `.${each}`).join("");
  const attributes = [...node.attributes].filter((each) => !left.has(each.name)).map((each) => `${each.name}=${each.value}`).sort();
  if (node.matches("input, textarea, select, progress")) attributes.push(`has ${["checkbox", "radio"].includes(node.type) ? node.checked : node.value}`);
  const text = [...node.childNodes].filter((each) => each.nodeType === Node.TEXT_NODE).map((each) => each.data).join("").trim();
  lines.push(`${" ".repeat(depth)}${node.localName}${classes} ${attributes.join(" ")} ${text}`);
  const children = [...node.children];
  if (node.matches(".space")) children.sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
  for (const child of children) walk(child, depth + 1);
};
walk(document.body, 0);
return lines;
