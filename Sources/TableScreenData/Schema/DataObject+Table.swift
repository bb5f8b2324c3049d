import TableScreen

extension DataObject {
  static let table = DataObject(
    "a table", "A screen: its sections, and everything around them.",
    [
      DataKey(
        "$schema", .text, "The schema by which an editor completes and checks the file.",
        example: #""table.schema.json""#),
      DataKey("title", .text, "The title of the screen.", example: #""To do""#),
      DataKey(
        "settings", .object { .settings }, "The behaviors of the screen.",
        example: #"{"searchable": true}"#),
      DataKey(
        "barButtons", .object { .barButtons }, "The buttons in the bar.",
        example: #"{"trailing": [{"title": "Add", "action": "add"}]}"#),
      DataKey(
        "sections", .list(.object { .section }), "The sections; null is left out.",
        example: #"[{"title": "Open", "cells": []}]"#),
      DataKey(
        "cells", .list(.object { .cell }),
        "The rows of a section without a title, which stands before the `sections`.",
        example: #"[{"title": "Buy milk"}]"#),
    ])

  static let barButtons = DataObject(
    "bar buttons", "The buttons of each edge.",
    TableBarButton.Edge.allCases.map {
      DataKey(
        $0.rawValue, .list(.object { .barButton }), $0.summary,
        example: #"[{"system": "add", "action": "add"}]"#)
    })

  static let barButton = DataObject(
    "a bar button", "A button in the bar.",
    [
      DataKey("title", .text, "The text of the button.", example: #""Save""#, isFilled: true),
      DataKey(
        "system", .oneOf(TableBarButton.System.allCases.map(\.rawValue)),
        "The system button whose look the host gives it, in place of a text.", example: #""add""#),
      DataKey(
        "image", .text, "The name of a picture, in place of a text.", example: #""star""#,
        isFilled: true),
      DataKey("action", action, "The action of the button.", example: #""save""#, isRequired: true),
      DataKey(
        "enabled", .flag, "Lets the button be pressed.", example: "false", fallback: "true",
        held: "to be safe, the button is off until this is mended"),
      DataKey(
        "prominent", .flag, "Makes the button stand out as the most likely choice.",
        example: "true",
        fallback: "false"),
    ])

  /// All objects of the format, each before those that it holds.
  static let all = [
    table, settings, searchable, refreshable, pageable, longPressable, barButtons, barButton,
    section, sectionView, cell, run, accessory, image, namedAction, confirmation, rowAction,
    children, option,
    validation,
  ]
}

extension TableBarButton.Edge {
  fileprivate var summary: String {
    switch self {
    case .leading: "The buttons at the edge where reading starts."
    case .trailing: "The buttons at the edge where reading ends."
    case .toolbar: "The buttons of the toolbar at the bottom."
    }
  }
}
