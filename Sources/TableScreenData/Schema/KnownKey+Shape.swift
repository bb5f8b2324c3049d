import TableScreen

extension TableCell.Key.Known {
  /// The shape of the key's value in data.
  var shape: DataShape {
    switch self {
    case .id: .either([.text, .integer(nil)])
    case .title, .subtitle:
      .either([.text, .list(.either([.text, .object { .run }]))])
    case .tag: .either([.text, .list(.text)])
    case .style, .selectionStyle, .editingStyle: .oneOf(symbols.map(\.rawValue))
    case .moveable: .either([.flag, .oneOf(symbols.map(\.rawValue))])
    case .cellClass: .cellClass
    case .reuseIdentifier, .searchText, .deleteTitle, .actionTitle, .longPressTitle: .text
    case .properties, .arguments: .map(.anything)
    case .action, .longPressAction, .deleteAction, .insertAction: DataObject.action
    case .accessory: .either([.oneOf(symbols.map(\.rawValue)), .object { .accessory }])
    case .bind: .either([.text, .map(.text)])
    case .controls: .map(DataObject.action)
    case .validate: .object { .validation }
    case .image: .either([.text, .object { .image }])
    case .height, .indentation: range.map { DataShape($0) } ?? .anything
    case .content: .anything
    case .keepSelection, .searchable, .masked: .flag
    case .swipeActions, .leadingSwipeActions, .menu: .list(.object { .rowAction })
    case .children: .either([.list(.object { .cell }), .object { .children }])
    }
  }

  /// The meaning of the key, in one sentence.
  var summary: String {
    switch self {
    case .id: "The identity of the row across updates."
    case .title: "The main text, plain or in parts."
    case .subtitle: "The second text, plain or in parts."
    case .tag: "A friendly name, or several, for look-ups and masks."
    case .style: "The stock layout."
    case .cellClass: "The class that makes the row's elements."
    case .reuseIdentifier: "A name of one's own for the pool of its cell."
    case .properties: "Named values for the cell class."
    case .action: "What a tap does."
    case .longPressAction: "What a long press does, where the setting is on."
    case .arguments: "Named values for the actions."
    case .accessory: "What stands at the end of the row."
    case .bind: "The screen's binding of that name that the row edits, or several by control."
    case .controls: "What the controls of the row do, by their names."
    case .validate: "What must be true of what is typed into the row."
    case .image: "The picture at the start of the row: a name, a web address, or more on it."
    case .height: "The height of the row, in points."
    case .indentation: "How many steps the row is indented."
    case .content: "The value that alone decides whether the row looks the same."
    case .selectionStyle: "How a tapped row is marked."
    case .keepSelection: "Whether the row stays selected after a tap."
    case .editingStyle: "What edit mode and a swipe offer."
    case .deleteAction: "What removes the row's data."
    case .deleteTitle: "What deleting the row is called."
    case .actionTitle: "What the row's action is called, for a key or a menu."
    case .longPressTitle: "What the row's longPressAction is called, for a key or a menu."
    case .insertAction: "What the insert control of edit mode does."
    case .moveable: "Whether the row can be dragged, and how far."
    case .searchable: "Whether a search looks at the row."
    case .searchText: "Text that a search finds beside the title."
    case .swipeActions: "What a swipe from the edge where reading ends offers."
    case .leadingSwipeActions: "What a swipe from the edge where reading starts offers."
    case .menu: "What the row's menu offers."
    case .masked: "Whether the row is hidden at first."
    case .children: "The rows that this one expands and collapses."
    }
  }

  /// The behavior without the key, in words.
  var fallback: String {
    switch self {
    case .style: "subtitle where there is one"
    case .selectionStyle: "default"
    case .editingStyle: "off, or delete with a deleteAction"
    case .keepSelection, .masked, .moveable: "false"
    case .searchable: "true"
    case .height: "the host's own"
    case .indentation: "0"
    case .deleteTitle: "“Delete”"
    case .content: "all that shows"
    default: ""
    }
  }

  /// A value for the key, as JSON.
  var example: String {
    switch self {
    case .id: #""milk""#
    case .title: #""Buy milk""#
    case .subtitle: #"["2 liters, ", {"text": "fresh", "bold": true}]"#
    case .tag: #"["shop", "daily"]"#
    case .style: #""value1""#
    case .cellClass: #""badge""#
    case .reuseIdentifier: #""wide""#
    case .properties: #"{"badges": ["3"]}"#
    case .action: #""edit""#
    case .longPressAction: #"{"name": "edit", "arguments": {"all": true}}"#
    case .arguments: #"{"id": 3}"#
    case .accessory: #"{"view": "switch", "value": true, "action": "toggle"}"#
    case .bind: #""owner""#
    case .controls: #"{"stars": "rate"}"#
    case .validate: #"{"required": true}"#
    case .image: #"{"url": "https://example.org/a.png", "radius": 8}"#
    case .height: "66"
    case .indentation: "1"
    case .content: #""3 of 4""#
    case .selectionStyle: #""off""#
    case .keepSelection: "true"
    case .editingStyle: #""delete""#
    case .deleteAction: #""remove""#
    case .deleteTitle: #""Archive""#
    case .actionTitle: #""Fetch""#
    case .longPressTitle: #""Details""#
    case .insertAction: #""add""#
    case .moveable: #""withinSection""#
    case .searchable: "false"
    case .searchText: #""dairy""#
    case .swipeActions, .leadingSwipeActions: #"[{"title": "Share", "action": "share"}]"#
    case .menu: #"[{"title": "Remove", "action": "remove", "destructive": true}]"#
    case .masked: "true"
    case .children: #"{"cells": [{"title": "Below"}], "expanded": true}"#
    }
  }
}
