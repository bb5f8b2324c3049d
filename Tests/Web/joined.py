"""The page as a server hands it out: its modules as one, by the rule that Page/order.txt has its order for."""

import html
import json
import pathlib

PAGE = pathlib.Path(__file__).resolve().parents[2] / "Sources/TableScreenWeb/Page"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'")


def script():
    lines = []
    for name in (PAGE / "order.txt").read_text(encoding="utf-8").split():
        for line in (PAGE / f"{name}.js").read_text(encoding="utf-8").splitlines():
            if not line.startswith("import "):
                lines.append(line.removeprefix("export "))
    return "\n".join(lines) + "\n"


def style():
    return (PAGE / "page.css").read_text(encoding="utf-8")


def document(first, title="Test", language="en", direction="ltr", words=""):
    text = (PAGE / "page.html").read_text(encoding="utf-8")
    values = {
        "lang": language, "dir": direction, "title": title, "style": "/page.css", "script": "/page.js",
        "noScript": words}
    for name, value in values.items():
        text = text.replace("{{%s}}" % name, html.escape(value))
    first = json.dumps(first, ensure_ascii=False).replace("<", "\\u003c")
    return text.replace("{{app}}", "").replace("{{first}}", first)
