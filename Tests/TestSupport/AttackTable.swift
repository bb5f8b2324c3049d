package import Foundation

/// A table of JSON in which one text stands wherever a text can.
package enum AttackTable {
  /// The text of JSON with `text` under every key that takes one.
  package static func json(_ text: String) throws -> Data {
    let choice = ["id": text, "title": text]
    let cells: [[String: Any]] = [
      [
        "title": text, "subtitle": text, "accessory": ["view": "badge", "value": text],
        "searchText": text, "tag": text, "image": ["name": text, "placeholder": text],
        "deleteTitle": text, "actionTitle": text, "longPressTitle": text, "editingStyle": "delete",
        "menu": [["title": text, "action": text]], "arguments": [text: text],
      ],
      [
        "title": [
          text, ["text": text, "bold": true, "color": "red", "link": "https://example.org"],
        ],
        "style": "value1", "subtitle": text,
        "accessory": ["view": "button", "value": text, "action": text, "label": text],
      ],
      [
        "title": text, "name": text, "type": "text", "value": text,
        "validate": ["message": text, "maximumLength": 0],
      ],
      ["title": "Row", "name": "b", "type": "text", "value": "x", text: 1],
      ["title": "Row 2", "style": text, "cellClass": text, "children": [["title": text]]],
      ["title": "Row 3", "name": "c", "type": "text", "options": [choice]],
    ]
    return try JSONSerialization.data(withJSONObject: [
      "title": text,
      "settings": [
        "style": "grouped", "searchable": ["placeholder": text, "scopes": [text, "b"]],
        "refreshable": ["pullMessage": text, "updatedFormat": text], "emptyText": text,
        "noResultsText": text, "indexable": true,
      ],
      "barButtons": [
        "trailing": [["title": text, "action": text]],
        "leading": [["image": text, "action": text]],
        "toolbar": [["title": text, "action": text]],
      ],
      "sections": [
        ["title": text, "footer": text, "indexTitle": text, "id": text, "cells": cells],
        ["title": text, "cells": [["title": "End"]]],
      ],
    ])
  }
}
