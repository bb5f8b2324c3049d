import TableScreen

/// The options for drawing a screen into a grid of characters.
package struct TextOptions: Hashable, Sendable {
  /// One line of the help: keys, and what they do.
  package struct Help: Hashable, Sendable {
    /// The keys, such as `↑↓`.
    package var keys: String
    /// The command of the keys, such as `move`.
    package var what: String

    /// Creates a line of the help.
    package init(_ keys: String, _ what: String) {
      self.keys = keys
      self.what = what
    }
  }

  /// Whether only ASCII may be drawn.
  package var isASCII = false
  /// Whether the host has no colors, so that words such as “on” and “off” take their place.
  package var isColorless = false
  /// Whether the row that the cursor is on is marked.
  package var showsCursor = true
  /// Whether the caret of a field is drawn; otherwise the frame only has its position.
  package var drawsCaret = true
  /// The help of the last line, most important first; where it is empty there is no such line.
  package var help: [Help] = []
  /// The help of the overlay; that of the last line where it is empty.
  package var allHelp: [Help] = []

  /// Creates the standard options.
  package init() {}

  /// The characters to draw with.
  package var glyphs: TextGlyphs { isASCII ? .ascii : .unicode }
}
