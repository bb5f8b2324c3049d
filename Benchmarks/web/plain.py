"""The same list written by hand for one purpose: plain.py COUNT. It prints its address."""

import asyncio
import http
import json
import random
import sys

from websockets.asyncio.server import serve
from websockets.datastructures import Headers
from websockets.http11 import Response

COUNT = int(sys.argv[1])
rows = [[f"Row {place}", False] for place in range(COUNT)]
views = {}
PAGE = """<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Rows</title><style>
body { margin: 0; font: 16px system-ui } #list { height: 90vh; overflow-y: auto; position: relative }
.row { position: absolute; left: 0; right: 0; height: 43px; display: flex; justify-content: space-between; padding: 0 16px }
</style><input id="search" placeholder="Search"><button id="near">Near</button><button id="far">Far</button>
<div id="list"><div id="space"></div></div><script src="/page.js"></script></html>"""
SCRIPT = """const HIGHEST = 16e6, H = 44, list = document.getElementById("list"), space = document.getElementById("space");
const line = new WebSocket(`ws://${location.host}/live`), nodes = new Map(); let total = 0;
const send = (...message) => line.send(JSON.stringify(message));
const scale = () => Math.max(1, total * H / HIGHEST);
const ask = () => { const first = Math.max(0, Math.floor(list.scrollTop * scale() / H) - 10); send("v", first, 60); };
list.onscroll = () => requestAnimationFrame(ask);
line.onopen = ask;
line.onmessage = (event) => { const [verb, ...given] = JSON.parse(event.data);
  if (verb === "p") { const node = nodes.get(given[0]); if (node) show(node, given[1], given[2]); return; }
  if (verb === "a") return;
  total = given[0]; space.style.height = `${Math.min(total * H, HIGHEST)}px`;
  for (const node of nodes.values()) node.remove(); nodes.clear();
  for (const [place, id, title, isOn] of given[1]) { const node = document.createElement("div"); node.className = "row";
    node.append(document.createElement("span"), document.createElement("input")); node.lastChild.type = "checkbox";
    node.lastChild.onchange = () => send("c", id, node.lastChild.checked); show(node, title, isOn);
    node.style.top = `${scale() > 1 ? list.scrollTop + (place * H - list.scrollTop * scale()) : place * H}px`;
    nodes.set(id, node); list.append(node); } };
function show(node, title, isOn) { node.firstChild.textContent = title; node.lastChild.checked = isOn; }
document.getElementById("near").onclick = () => send("n");
document.getElementById("far").onclick = () => send("f");
document.getElementById("search").oninput = (event) => { list.scrollTop = 0; send("s", event.target.value); };"""


def page(connection, request):
    body = {"/": (PAGE, "text/html"), "/page.js": (SCRIPT, "text/javascript")}.get(request.path)
    if request.path == "/live":
        return None
    if not body:
        return connection.respond(http.HTTPStatus.NOT_FOUND, "")
    data = body[0].encode()
    headers = Headers([("Content-Type", body[1] + "; charset=utf-8"), ("Content-Length", str(len(data)))])
    return Response(200, "OK", headers, data)


async def tell(id):
    for line, (found, first, count) in list(views.items()):
        if id in [(found[place] if found is not None else place) for place in range(first, min(first + count, len(found or rows)))]:
            await line.send(json.dumps(["p", id, *rows[id]]))


async def serve_line(line):
    found, first, count = None, 0, 60
    try:
        async for text in line:
            verb, *given = json.loads(text)
            if verb == "c":
                rows[given[0]][1] = given[1]
                await line.send('["a"]')
                continue
            if verb in "nf":
                id = 3 if verb == "n" else COUNT - 1
                rows[id][0] = f"Row {id} {random.randint(100, 999)}"
                await tell(id)
                continue
            if verb == "v":
                first, count = given
            if verb == "s":
                first, found = 0, [id for id, row in enumerate(rows) if given[0] in row[0]] if given[0] else None
            views[line] = (found, first, count)
            total = len(found) if found is not None else COUNT
            shown = [(place, found[place] if found is not None else place) for place in range(first, min(first + count, total))]
            await line.send(json.dumps(["r", total, [[place, id, *rows[id]] for place, id in shown]]))
    finally:
        views.pop(line, None)


async def main():
    async with serve(serve_line, "127.0.0.1", 0, process_request=page, compression=None) as server:
        print(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/", flush=True)
        await server.serve_forever()


asyncio.run(main())
