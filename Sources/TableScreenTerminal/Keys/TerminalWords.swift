#if os(macOS) || os(Linux)
/// The texts of the terminal host's help; an app replaces ``current`` to change them.
public struct TerminalWords: Sendable {
  /// The topics of the texts; the raw values are the English texts.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    case move
    case page
    case ends = "first, last"
    case control = "next control"
    case previousControl = "control before"
    case open
    case select
    case deselect
    case link = "open link"
    case toggle = "switch"
    case edit
    case choose
    case press
    case details
    case longPress = "long press"
    case expand
    case collapse
    case change
    case delete
    case insert
    case moveRow = "move row"
    case moveRowUp = "move up"
    case moveRowDown = "move down"
    case startMoving = "move…"
    case menu
    case search
    case scope = "in"
    case endSearch = "end search"
    case refresh
    case retry
    case index
    case bar = "bar buttons"
    case startEditing = "edit mode"
    case stopEditing = "done"
    case undo
    case redo
    case back
    case close
    case tabs
    case otherPane = "other side"
    case help = "all keys"
    case inspector
    case redraw
    case suspend
    case quit
    case quitAnyway = "quit anyway"
    case yes
    case no
    case cancel
    case dismiss
    case keep
    case type = "edit the text"
    case line = "new line"
    case field = "next field"
    case previousField = "field before"
    case submit = "finish form"
    case rows = "to the rows"
    case jump
    case leave
    case ownColor = "as #ff8800…"
  }

  /// The words in use.
  @MainActor public static var current = TerminalWords()

  /// The names of keys, by their English names such as `space`, `esc` and `pgup`; keys without an
  /// entry keep the English name.
  public var keys: [String: String] = [:]

  private var texts: [Topic: String] = [:]

  /// Creates the English words.
  public init() {}

  /// Returns the name of a key.
  func name(of key: Key, isASCII: Bool) -> String {
    let name = key.name(isASCII)
    return keys[name] ?? name
  }

  /// The text about a topic.
  public subscript(topic: Topic) -> String {
    get { texts[topic] ?? topic.rawValue }
    set { texts[topic] = newValue }
  }
}
#endif
