import TableScreen

/// How a screen is drawn into a grid of characters.
package struct TextOptions: Hashable, Sendable {
  /// One line of the help: keys, and what they do.
  package struct Help: Hashable, Sendable {
    /// The keys, as `↑↓`.
    package var keys: String
    /// The command of the keys, as `move`.
    package var what: String

    /// Creates a line of the help.
    package init(_ keys: String, _ what: String) {
      self.keys = keys
      self.what = what
    }
  }

  /// Whether only ASCII may be drawn.
  package var isASCII = false
  /// Whether the host has no colors: then words say what colors would.
  package var isColorless = false
  /// Whether the row that the cursor is on is marked.
  package var showsCursor = true
  /// Whether the caret of a field is drawn, and not only told.
  package var drawsCaret = true
  /// The help of the last line, most important first; where it is empty there is no such line.
  package var help: [Help] = []
  /// The help of the overlay; that of the last line where it is empty.
  package var allHelp: [Help] = []

  /// Creates the usual way.
  package init() {}

  /// The characters to draw with.
  package var glyphs: TextGlyphs { isASCII ? .ascii : .unicode }
}
