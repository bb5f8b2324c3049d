"""The same list in NiceGUI's table: nice.py COUNT PORT."""

import random
import sys

from nicegui import ui

COUNT, PORT = int(sys.argv[1]), int(sys.argv[2])
rows = [{"id": place, "title": f"Row {place}", "on": False} for place in range(COUNT)]


@ui.page("/")
def page():
    field = ui.input("Search")
    columns = [{"name": "title", "label": "Title", "field": "title"}, {"name": "on", "label": "On", "field": "on"}]
    table = ui.table(columns=columns, rows=rows, row_key="id").props("virtual-scroll").classes("h-96 w-full")
    table.add_slot("body-cell-on", """<q-td :props="props"><q-toggle :model-value="props.row.on"
      @update:model-value="(on) => { props.row.on = on; $parent.$emit('flip', {id: props.row.id, on: on}) }" /></q-td>""")

    def change(place):
        table.rows[place]["title"] = f"Row {place} {random.randint(100, 999)}"
        table.update()

    def search(event):
        table.rows = [row for row in rows if (event.value or "") in row["title"]]
        table.update()

    def toggle(event):
        rows[event.args["id"]]["on"] = event.args["on"]

    table.on("flip", toggle)
    field.on_value_change(search)
    ui.button("Near", on_click=lambda: change(3))
    ui.button("Far", on_click=lambda: change(COUNT - 1))


ui.run(host="127.0.0.1", port=PORT, show=False, reload=False, title="Rows", show_welcome_message=False)
