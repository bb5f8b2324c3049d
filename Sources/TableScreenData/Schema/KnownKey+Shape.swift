import TableScreen

extension TableCell.Key.Known {
  /// The shape of the key's value in data.
  var shape: DataShape {
    switch self {
    case .id: .either([.text, .integer(nil)])
    case .title, .subtitle:
      .either([.text, .number(nil), .list(.either([.text, .object { .run }]))])
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
    case .height:
      .either([range.map { DataShape($0) } ?? .number(nil), .oneOf(symbols.map(\.rawValue))])
    case .indentation, .lines: range.map { DataShape($0) } ?? .anything
    case .content: .anything
    case .keepSelection, .searchable, .masked, .secret: .flag
    case .swipeActions, .leadingSwipeActions, .menu: .list(.object { .rowAction })
    case .children: .either([.list(.object { .cell }), .object { .children }])
    }
  }

  /// The meaning of the key, in one sentence.
  var summary: String {
    switch self {
    case .id: "The identity of the row across updates."
    case .title: "The main text, plain or in parts; of a number what the locale writes."
    case .subtitle: "The second text, plain or in parts; of a number what the locale writes."
    case .tag: "A friendly name, or several, for look-ups and masks."
    case .style:
      "The stock layout: default shows the title alone, subtitle the second text below it, value1 and value2 "
        + "(names from UIKit) the second text at the end of the line."
    case .cellClass: "The class that makes the row's elements."
    case .reuseIdentifier: "The name of the pool in which the row's cell is reused."
    case .properties: "Named values for the cell class."
    case .action: "The action of a tap."
    case .longPressAction: "The action of a long press, where the setting longPressable is on."
    case .arguments: "Named values for the actions."
    case .accessory: "The sign or control at the end of the row."
    case .bind: "The name of the screen's binding that the row edits, or several names by control."
    case .controls: "The actions of the row's controls, by the names of these."
    case .validate: "The checks of values that are typed into the row."
    case .secret: "Hides the values of the row; they are never saved or reported."
    case .image:
      "The picture at the start of the row: a name, a web address, or an object that also says how it shows."
    case .height: "The height of the row, in points, or as high as its content."
    case .lines: "The most lines that each of its texts takes; 0 for as many as they need."
    case .indentation: "The number of steps by which the row is indented."
    case .content: "The value that alone decides whether the row looks the same."
    case .selectionStyle: "The marking of a tapped row."
    case .keepSelection: "Keeps the row selected after a tap."
    case .editingStyle: "The editing that edit mode and a swipe offer."
    case .deleteAction: "The action that removes the row's data when the row is deleted."
    case .deleteTitle: "The name for deleting the row."
    case .actionTitle: "The name of the row's action, for a key or a menu."
    case .longPressTitle: "The name of the row's longPressAction, for a key or a menu."
    case .insertAction: "The action of the insert control in edit mode."
    case .moveable: "Lets the row be dragged, to any section or within its own."
    case .searchable: "Lets a search look at the row."
    case .searchText: "Text that a search finds beside the title."
    case .swipeActions: "The row actions of a swipe from the edge where reading ends."
    case .leadingSwipeActions: "The row actions of a swipe from the edge where reading starts."
    case .menu: "The row actions in the row's menu."
    case .masked: "Hides the row at first."
    case .children: "The rows that this one expands and collapses."
    }
  }

  /// The behavior without the key, in words.
  var fallback: String {
    switch self {
    case .style: "subtitle where there is one"
    case .selectionStyle: "default"
    case .editingStyle: "off, or delete with a deleteAction"
    case .keepSelection, .masked, .moveable, .secret: "false"
    case .searchable: "true"
    case .height: "the host's own"
    case .lines: "1"
    case .indentation: "0"
    case .deleteTitle: "“Delete”"
    case .content: "all that shows"
    default: ""
    }
  }

  /// What holds where the value of the key cannot be read, in words; nil for a value that is left out then.
  var held: String? {
    switch self {
    case .masked: "to be safe, the row is hidden until this is mended"
    case .secret: "to be safe, the value is hidden until this is mended"
    case .moveable: "to be safe, the row stays in its place until this is mended"
    case .editingStyle: "to be safe, the row cannot be deleted until this is mended"
    default: nil
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
    case .controls: #"{"value": "rate"}"#
    case .validate: #"{"required": true}"#
    case .image: #"{"url": "https://example.org/a.png", "radius": 8}"#
    case .height: "66"
    case .lines: "0"
    case .indentation: "1"
    case .content: #""3 of 4""#
    case .selectionStyle: #""off""#
    case .keepSelection, .secret: "true"
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
