"""The page as a server hands it out: its modules as one, joined as they are for the program."""

import html
import importlib.machinery
import importlib.util
import json
import pathlib

PAGE = pathlib.Path(__file__).resolve().parents[2] / "Sources/TableScreenWeb/Page"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'")


def load():
    """The script that puts the page into the program."""
    loader = importlib.machinery.SourceFileLoader("embed", str(PAGE / "embed"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("embed", loader))
    loader.exec_module(module)
    return module


embed = load()
script = embed.script
style = embed.style


def document(first, title="Test", language="en", direction="ltr", words=""):
    text = (PAGE / "page.html").read_text(encoding="utf-8")
    values = {
        "lang": language, "dir": direction, "title": title, "style": "/page.css", "script": "/page.js",
        "noScript": words}
    for name, value in values.items():
        text = text.replace("{{%s}}" % name, html.escape(value))
    first = json.dumps(first, ensure_ascii=False).replace("<", "\\u003c")
    return text.replace("{{app}}", "").replace("{{first}}", first)
