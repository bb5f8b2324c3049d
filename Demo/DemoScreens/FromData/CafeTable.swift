/// The table of the demo: a café's card with a form for an order, as a server could send it.
enum CafeTable {
  static let text = #"""
    {
      "title": "Café",
      "settings": {"style": "grouped", "searchable": {"placeholder": "Search the card"}, "drafts": true},
      "barButtons": {"trailing": [{"title": "Order", "action": "order", "prominent": true}]},
      "sections": [
        {"title": "Drinks", "cells": [
          {"title": "Coffee", "subtitle": "2.80", "style": "value1", "image": "cup",
            "children": [
              {"title": "With milk", "subtitle": "3.20", "style": "value1"},
              {"title": "With ice", "subtitle": "3.40", "style": "value1"}
            ]},
          {"title": "Tea", "subtitle": "2.40", "style": "value1", "accessory": {"view": "badge", "value": "new"},
            "action": "say", "arguments": {"text": "From Assam and Darjeeling"}},
          {"title": ["Lemonade ", {"text": "sold out", "italic": true, "color": "secondary"}], "subtitle": "3.00",
            "style": "value1"}
        ]},
        {"title": "Your order", "footer": "Press Order at the top to see what is sent.", "cells": [
          {"title": "Name", "name": "name", "type": "text", "properties": {"placeholder": "Ada"},
            "validate": {"required": true}},
          {"title": "Drink", "name": "drink", "type": "picker", "value": "tea",
            "options": [{"id": "coffee", "title": "Coffee"}, {"id": "tea", "title": "Tea"}]},
          {"title": "Cups", "name": "cups", "type": "stepper", "value": 1,
            "properties": {"minimum": 1, "maximum": 9}},
          {"title": "Sugar", "name": "sugar", "type": "switch", "value": false},
          {"title": "Pick up", "name": "time", "type": "time", "value": "12:30"}
        ]},
        {"footer": "All of this is one text of JSON, but for what Tea and Order do. Demo/DemoScreens/FromData/CafeTable.swift",
          "cells": []}
      ]
    }
    """#
}
