import { isNews, make, makeButton, setClass, setText, topDialog } from "./dom.js";

// What stands above the pages: modal screens, and questions.

/**
 * Puts what is said by itself, of the line and of changes, into the dialog on top: all else is out of reach then, for
 * pointers and screen readers.
 */
function raise() {
  const top = topDialog() ?? document.body;
  for (const id of ["say", "line"]) {
    const node = document.getElementById(id);
    if (node.parentNode !== top) top.prepend(node);
  }
}

/** A dialog of the browser's that holds modal screens. */
export class ModalDialog {
  constructor(app) {
    this.pages = make("div", "panes");
    this.node = make("dialog", "modal", {}, this.pages);
    this.node.addEventListener("cancel", (event) => {
      event.preventDefault();
      app.leaveModal();
    });
    document.body.append(this.node);
  }

  show(isShown, label) {
    this.node.setAttribute("aria-label", label);
    if (isShown && !this.node.open) this.node.showModal();
    if (!isShown && this.node.open) this.node.close();
    raise();
  }
}

/** A question, which has to be answered before anything else is done. */
export class Question {
  constructor(app) {
    this.app = app;
    this.title = make("h2", "", { id: "question-title", dir: "auto" });
    this.message = make("p", "", { id: "question-text", dir: "auto" });
    this.answers = make("div", "answers");
    this.node = make(
      "dialog", "question", {
        role: "alertdialog", "aria-labelledby": "question-title", "aria-describedby": "question-text",
      }, this.title, this.message, this.answers);
    this.node.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.give(-1);
    });
    document.body.append(this.node);
  }

  show(question) {
    if (!isNews(this, question)) return;
    if (!question) {
      this.node.close();
      return raise();
    }
    this.number = question.n;
    setText(this.title, question.q ?? "");
    setText(this.message, question.m ?? "");
    this.message.hidden = !question.m;
    const answers = question.a ?? [];
    this.answers.replaceChildren(...answers.map(([title, role], index) => this.answer(title, role, index)));
    setClass(this.answers, "many", answers.length > 2);
    if (!this.node.open) this.node.showModal();
    raise();
    this.answers.children[question.d ?? 0]?.focus();
  }

  answer(title, role, index) {
    return makeButton(["push", "push destructive", "push cancel"][role], "", () => this.give(index), title);
  }

  /** Answers the question in view: where another one is there by now, that was not meant. */
  give(index) {
    this.app.send("q", [index, this.number]);
  }
}
