import { App } from "./window.js";

// The document has the first view as messages, too: it is drawn before the line is open.
const first = JSON.parse(document.getElementById("first").textContent);
new App(document.getElementById("app")).start(first);
