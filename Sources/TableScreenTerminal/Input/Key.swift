#if os(macOS) || os(Linux)
/// A key as a person presses it.
enum Key: Hashable, Sendable {
  /// A key that types a character.
  case character(Character)
  /// A letter, in lower case, pressed together with Control.
  case control(Character)
  /// A character pressed together with Alt; an Escape right before the character sends the same
  /// bytes.
  case alt(Character)
  case up, down, left, right
  case shiftUp, shiftDown
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete, insert
  /// One of the keys F1, F2, and so on.
  case function(Int)
}

extension Key {
  /// The letters and digits of a plain keyboard.
  static let letters = "abcdefghijklmnopqrstuvwxyz0123456789".map { Key.character($0) }

  /// True if the key gives a command of the rows even while a field is in use.
  var isBehindField: Bool {
    switch self {
    case .alt, .function: true
    default: false
    }
  }

  /// The keys that delete text: a character, a word, or to an end of the line.
  static let deleting: [Key] = [
    .backspace, .delete, .control("w"), .control("u"), .control("k"),
  ]

  /// True if the key types or deletes text in a field.
  var isText: Bool {
    if case .character = self { true } else { Self.deleting.contains(self) }
  }

  /// Returns the name of the key in help texts.
  func name(_ isASCII: Bool) -> String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let letter): "^" + letter.uppercased()
    case .alt(let character): "alt-\(character)"
    case .up: isASCII ? "up" : "↑"
    case .down: isASCII ? "down" : "↓"
    case .left: isASCII ? "left" : "←"
    case .right: isASCII ? "right" : "→"
    case .shiftUp: isASCII ? "S-up" : "⇧↑"
    case .shiftDown: isASCII ? "S-down" : "⇧↓"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pgup"
    case .pageDown: "pgdn"
    case .enter: isASCII ? "enter" : "⏎"
    case .escape: "esc"
    case .tab: isASCII ? "tab" : "⇥"
    case .backTab: isASCII ? "S-tab" : "⇧⇥"
    case .backspace: isASCII ? "backspace" : "⌫"
    case .delete: "del"
    case .insert: "ins"
    case .function(let number): "F\(number)"
    }
  }
}
#endif
