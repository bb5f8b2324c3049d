/// The texts that the GTK host adds to those of the core; an app replaces ``current``.
public struct GTKWords: Sendable {
  /// The topics that have a text; the raw value is the English text.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    case details = "Details"
    case more = "More…"
    case mainMenu = "Main menu"
    case longPress = "Long press"
    case expand = "Expand"
    case collapse = "Collapse"
    case select = "Select"
    case deselect = "Deselect"
    case moveUp = "Move up"
    case moveDown = "Move down"
    case moveHandle = "Drag to move"
    case refresh = "Refresh"
    case redo = "Redo"
    case index = "Index"
    case open = "Open"
    case press = "Press"
    case close = "Close the window"
    case quit = "Quit"
    case keys = "Keyboard shortcuts"
    case inspector = "Inspector"
    case tabs = "Switch tabs"
    case otherPane = "Other side"
    case menu = "Menu of the row"
    case previousField = "Previous field"
    case nextField = "Next field"
    case pickDay = "Choose a day"
    case pick = "Choose"
    case ownColor = "As #ff8800…"
    case general = "General"
    case moving = "Moving around"
    case rows = "Rows"
    case fields = "Fields"
  }

  /// The texts in use.
  @MainActor public static var current = GTKWords()

  private var texts: [Topic: String] = [:]

  /// Creates the English texts.
  public init() {}

  /// The text about a topic.
  public subscript(topic: Topic) -> String {
    get { texts[topic] ?? topic.rawValue }
    set { texts[topic] = newValue }
  }
}
