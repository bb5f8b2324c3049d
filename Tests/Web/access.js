// Finds what a screen reader, or a person who sees little, would miss; returns sentences. Run in the page.
const found = [];
const top = [...document.querySelectorAll("dialog[open]")].pop() ?? document.body;
const all = [...top.querySelectorAll("*")].filter((node) => node.checkVisibility());
const describe = (node) => `${node.tagName.toLowerCase()}.${node.className?.baseVal ?? node.className} “${(node.textContent ?? "").slice(0, 40)}”`;
const isHidden = (node) => Boolean(node.closest("[aria-hidden=true]"));
const nameOf = (node) =>
  node.getAttribute("aria-label") || (node.labels?.length && [...node.labels].map((label) => label.textContent).join(" ").trim())
  || node.getAttribute("alt") || node.textContent.trim() || node.title || node.placeholder;

// Names.
const named = "button, a, input, select, textarea, [role=slider], [role=spinbutton], [role=menuitem], [role=radiogroup], "
  + "[role=grid], [role=treegrid], [role=row], progress, [role=img], dialog, nav";
for (const node of all.filter((each) => each.matches(named) && !isHidden(each))) {
  const reference = node.getAttribute("aria-labelledby");
  if (!nameOf(node) && !(reference && document.getElementById(reference)?.textContent)) found.push(`no name: ${describe(node)}`);
}
// What is hidden from a screen reader takes no focus.
for (const node of all.filter(isHidden)) if (node.tabIndex >= 0 && !node.disabled) found.push(`hidden, but takes the focus: ${describe(node)}`);
// Roles and their parents and children.
for (const node of all) {
  const role = node.getAttribute("role");
  if (role === "gridcell" && !node.parentElement.matches("[role=row]")) found.push(`cell outside of a row: ${describe(node)}`);
  if (role === "row" && !node.parentElement.matches("[role=grid], [role=treegrid]")) found.push(`row outside of a grid: ${describe(node)}`);
  if (role === "row" && !node.querySelector("[role=gridcell]")) found.push(`row without a cell: ${describe(node)}`);
  if (/^(grid|treegrid)$/.test(role) && !node.querySelector("[role=row]")) found.push(`grid without rows: ${describe(node)}`);
  if (node.matches("[aria-expanded]") && role === "row" && !node.closest("[role=treegrid]")) found.push(`expanded outside of a tree: ${describe(node)}`);
  for (const name of ["aria-labelledby", "aria-describedby"]) {
    const id = node.getAttribute(name);
    if (id && !document.getElementById(id)) found.push(`${name} leads nowhere: ${describe(node)}`);
  }
  if (node.tabIndex > 0) found.push(`an order of its own: ${describe(node)}`);
}
for (const grid of all.filter((node) => node.matches("[role=grid], [role=treegrid]"))) {
  const count = Number(grid.getAttribute("aria-rowcount"));
  for (const row of grid.querySelectorAll("[role=row]")) {
    const index = Number(row.getAttribute("aria-rowindex"));
    if (!(index >= 1 && index <= count)) found.push(`row ${index} of ${count}: ${describe(row)}`);
  }
}
const ids = all.map((node) => node.id).filter(Boolean);
for (const id of new Set(ids)) if (ids.filter((each) => each === id).length > 1) found.push(`id twice: ${id}`);
// The document.
if (!document.documentElement.lang) found.push("no language");
if (!document.title) found.push("no title");
if (!document.querySelector("main")) found.push("no main");
if (top === document.body && top.querySelectorAll("h1").length === 0) found.push("no heading");

// Contrast, where the ground is plain.
const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const parse = (color) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
};
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
const light = ([r, g, b]) => {
  const part = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
};
const known = new Map();
const once = (kind, node, work) => {
  const key = known.get(node) ?? known.set(node, {}).get(node);
  return (key[kind] ??= work(node));
};
const parsed = new Map();
const color = (text) => parsed.get(text) ?? parsed.set(text, parse(text)).get(text);
const opacityOf = (node) => once("opacity", node, () =>
  Number(getComputedStyle(node).opacity) * (node.parentElement ? opacityOf(node.parentElement) : 1));
const groundOf = (node) => once("ground", node, () => {
  const grounds = [];
  for (let each = node; each; each = each.parentElement) {
    for (const pseudo of ["::before", null]) {
      if (pseudo && !each.matches(".cell")) continue;
      const ground = color(getComputedStyle(each, pseudo).backgroundColor);
      if (ground[3] > 0) grounds.push(ground);
      if (ground[3] === 1) return grounds.reverse().reduce((under, next) => over(next, under));
    }
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  return [...grounds, dark ? [18, 18, 18, 1] : [255, 255, 255, 1]].reverse().reduce((under, next) => over(next, under));
});
for (const node of all) {
  const isText = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  if (!isText || node.closest(":disabled, [aria-disabled=true], .unseen, option, .dragged, script")) continue;
  const style = getComputedStyle(node);
  const opacity = opacityOf(node);
  if (opacity < 0.1) continue;
  const ground = groundOf(node);
  const [red, green, blue, alpha] = color(style.color);
  const ink = over([red, green, blue, alpha * opacity], ground);
  const [high, low] = [light(ink), light(ground)].sort((one, other) => other - one);
  const ratio = (high + 0.05) / (low + 0.05);
  const size = parseFloat(style.fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
  if (ratio < (isLarge ? 3 : 4.5) - 0.01) found.push(`contrast ${ratio.toFixed(2)}: ${describe(node)}`);
}
// What is pressed is large enough for a finger, or stands in a line of text.
for (const node of all.filter((each) => each.matches("button, select, input:not([type=radio])") && !isHidden(each))) {
  const box = node.getBoundingClientRect();
  if (box.height > 0 && box.height < 17) found.push(`small: ${describe(node)}`);
}
// Nothing is wider than the window.
if (document.documentElement.scrollWidth > innerWidth) found.push(`wider than the window: ${document.documentElement.scrollWidth}`);
for (const node of all.filter((each) => each.matches(".line, .bar, .search, .waiting, .notice"))) {
  const box = node.getBoundingClientRect();
  if (box.right > innerWidth + 1 || box.left < -1) found.push(`out of the window: ${describe(node)}`);
  for (const child of node.children) {
    const inner = child.getBoundingClientRect();
    if (inner.width && (inner.right > box.right + 12 || inner.left < box.left - 12)) found.push(`sticks out: ${describe(child)} of ${describe(node)}`);
  }
}
return found;
