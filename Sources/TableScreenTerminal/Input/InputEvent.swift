/// What comes from a person: a key, a movement of the mouse, a pasted text.
enum InputEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  case paste(String)
}

/// What the mouse did, and where.
struct MouseEvent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case press, drag, release
    /// The button that opens menus.
    case secondaryPress
    case wheelUp, wheelDown
  }

  var kind: Kind
  var line: Int
  var column: Int
}
