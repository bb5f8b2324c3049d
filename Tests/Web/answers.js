// Counts what the page asks of its server and what is carried out, for who waits until nothing is under way.
{
  window.answers = { asked: 0, carriedOut: 0, isGreeted: false };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      answers.isGreeted = false;
      this.addEventListener("message", (event) => {
        const frame = JSON.parse(event.data);
        if (!Array.isArray(frame)) return;
        for (const [kind, value] of frame) {
          if (kind === "h") Object.assign(answers, { isGreeted: true, asked: value.a ?? 0, carriedOut: value.a ?? 0 });
          else if (kind === "a") answers.carriedOut = value;
        }
      });
    }

    send(text) {
      const [number] = [].concat(JSON.parse(text));
      if (number > 0) answers.asked = number;
      super.send(text);
    }
  };
}
