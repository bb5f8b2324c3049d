import TableScreen

/// The web host's own texts beside the core's `TableWords`; an app replaces ``current`` to change them.
public struct WebWords: Sendable {
  /// The topics that have a text; the raw value is the English text.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    case more = "More…"
    case details = "Details"
    case open = "Open"
    case press = "Press"
    case select = "Select"
    case deselect = "Deselect"
    case expand = "Expand"
    case collapse = "Collapse"
    case moveUp = "Move up"
    case moveDown = "Move down"
    case longPress = "Long press"
    case index = "Index"
    case menu = "Menu of the row"
    case items = "Items"
    case next = "Next"
    case previous = "Previous"
    case offline =
      "The line is broken; what you type is kept, and what you press follows unless the server is restarted"
    case reconnecting = "Connecting…"
    case unknown = "The server was restarted; look whether your last step was carried out"
    case lost = "This was typed, and could not be put back: %@"
    case reload = "Load again"
    case elsewhere = "This window is open elsewhere now"
    case ended = "This window has ended"
    case refused = "You have no access to this; open the address that the program has printed"
    case stranger = "You have no access to this; sign in, and load the page again"
    case leaving = "The server is ending; this page asks again in a moment"
    case busy = "Too much at once; this goes on in a moment"
    case windows = "You have as many windows open as you may have; close one, and this one opens"
    case longText = "The end of this text was cut off, since it is too long to be sent"
    case tooLarge = "The file is larger than %@"
    case noFile = "The file did not arrive; try again"
    case noScript = "This page shows what there is, but takes nothing without JavaScript."
  }

  /// The words in use: those of the window at work, where it has its own.
  ///
  /// Words that are set while a window is at work, as where its first screen is made, are that window's alone.
  @MainActor public static var current: WebWords {
    get { TableEnvironment.current?.webWords ?? ofProgram }
    set {
      guard let environment = TableEnvironment.current else { return ofProgram = newValue }
      environment.webWords = newValue
      environment.wordsRevision += 1
    }
  }
  @MainActor private static var ofProgram = WebWords()

  private var texts: [Topic: String] = [:]

  /// Creates the English words.
  public init() {}

  /// The text about a topic.
  public subscript(topic: Topic) -> String {
    get { texts[topic] ?? topic.rawValue }
    set { texts[topic] = newValue }
  }

  /// Returns the words that a page uses, with those that the core has; a person whom the app has named signs in anew, where
  /// others have an address.
  @MainActor func json(ofPerson isNamed: Bool) -> JSON {
    let words = TableWords.current
    var keys: [String: JSON] = [
      "back": .text(words.back), "close": .text(words.close), "cancel": .text(words.cancel),
      "done": .text(words.done), "edit": .text(words.edit), "delete": .text(words.delete),
      "insert": .text(words.insert), "undo": .text(words.undo), "redo": .text(words.redo),
      "retry": .text(words.retry), "refresh": .text(words.refresh),
      "search": .text(words.search), "loading": .text(words.loading),
      "selectAll": .text(words.selectAll), "show": .text(words.show), "hide": .text(words.hide),
      "clear": .text(words.clear),
    ]
    // The page is told the others as notices, or there is none yet.
    let others: Set<Topic> = [.tooLarge, .noFile, .windows, .stranger, .leaving]
    for topic in Topic.allCases where !others.contains(topic) {
      keys["\(topic)"] = .text(self[topic])
    }
    if isNamed { keys["refused"] = .text(self[.stranger]) }
    return .object(keys)
  }
}

extension TableEnvironment {
  /// The page's words of the window alone, or nil for those of all.
  @MainActor fileprivate var webWords: WebWords? {
    get { values[ObjectIdentifier(WebWords.self)] as? WebWords }
    set { values[ObjectIdentifier(WebWords.self)] = newValue }
  }
}
