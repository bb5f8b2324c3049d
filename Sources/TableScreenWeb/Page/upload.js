import { make } from "./dom.js";

// A file that a person picks, and hands to the server. A browser opens its chooser only soon after somebody did something.

// It ends with 0 where the person wants none, 1 where it is too large, 2 where it does not come.

/**
 * Asks for a file of some types, of at most that many bytes, under the name that the server gave to the question. One that
 * was asked before keeps its chooser, and its file.
 */
export function pickFile(app, token, types, limit) {
  document.getElementById("file")?.removeAttribute("id");
  const accept = types.map((type) => `.${type}`).join() || null;
  const input = make("input", "unseen", { id: "file", type: "file", accept, tabindex: "-1", "aria-hidden": "true" });
  const end = (how) => app.send("up", [token, how]);
  input.addEventListener("cancel", () => {
    input.remove();
    end(0);
  });
  input.addEventListener("change", async () => {
    const [file] = input.files;
    input.remove();
    const how = file.size > limit ? 1 : await upload(token, file);
    if (how != null) end(how);
  });
  // After a slow line or a long task no chooser shows, and nothing says so.
  if (navigator.userActivation?.isActive === false) return void end(2);
  document.body.append(input);
  input.click();
}

async function upload(token, file) {
  const address = `/up/${token}?name=${encodeURIComponent(file.name)}`;
  const answer = await fetch(address, { method: "POST", body: file }).catch(() => null);
  if (answer?.ok) return null;
  return answer?.status === 413 ? 1 : 2;
}
