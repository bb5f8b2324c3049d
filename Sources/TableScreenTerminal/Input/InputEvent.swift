#if os(macOS) || os(Linux)
/// An input by a person: a key, a movement of the mouse, a pasted text.
enum InputEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  case paste(String)
}

/// An event of the mouse, with its place.
struct MouseEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case press, drag, release
    /// A press of the button that opens menus.
    case secondaryPress
    case wheelUp, wheelDown
  }

  var kind: Kind
  var line: Int
  var column: Int
}

extension InputEvent {
  /// Joins the leading characters of events into one text while a person types.
  ///
  /// A slow search then runs once for several letters and not for each. Characters after another key are not joined,
  /// because that key may move the focus.
  static func joined(_ events: [InputEvent], while isTyping: Bool) -> [InputEvent] {
    guard isTyping else { return events }
    var typed = ""
    for case .key(.character(let character)) in events.prefix(while: \.isCharacter) {
      typed.append(character)
    }
    let count = events.prefix(while: \.isCharacter).count
    return count < 2 ? events : [.paste(typed)] + events.dropFirst(count)
  }

  private var isCharacter: Bool { if case .key(.character) = self { true } else { false } }
}
#endif
