#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

/// An entry of the help.
struct KeyHelp: Hashable, Sendable {
  /// The keys that the last line names.
  var short: [String]
  /// All keys.
  var keys: [String]
  /// The command of the keys, in words.
  var what: String
  /// The place of the line in the help.
  var place: KeyBinding.Place

  mutating func join(_ other: KeyHelp) {
    if other.importance != nil { short += other.short }
    keys += other.keys
  }

  /// The importance on the last line, or nil if the entry is not shown there.
  var importance: Int? { if case .line(let importance) = place { importance } else { nil } }

  /// The keys as the last line writes them.
  var shortText: String { Self.text(short, separator: "") }

  /// The keys as the overlay writes them.
  var text: String { Self.text(keys, separator: " ") }

  private static func text(_ keys: [String], separator: String) -> String {
    let isTight = keys.allSatisfy { $0.count == 1 }
    return keys.joined(separator: isTight ? separator : " ")
  }

  /// Returns the entries of the last line, in the order of the map.
  static func line(_ help: [KeyHelp]) -> [TextOptions.Help] {
    help.compactMap { entry in
      guard let importance = entry.importance, !entry.short.isEmpty else { return nil }
      return TextOptions.Help(entry.shortText, entry.what, importance: importance)
    }
  }
}
#endif
