import TableScreen

/// The options for drawing a screen into a grid of characters.
package struct TextOptions: Hashable, Sendable {
  /// One line of the help: keys, and what they do.
  package struct Help: Hashable, Sendable {
    /// The keys, such as `↑↓`.
    package var keys: String
    /// The command of the keys, such as `move`.
    package var what: String
    /// The importance on the last line, where a smaller number is more important; nil for the order of the lines.
    package var importance: Int?

    /// Creates a line of the help.
    package init(_ keys: String, _ what: String, importance: Int? = nil) {
      self.keys = keys
      self.what = what
      self.importance = importance
    }
  }

  /// The keys of a row in edit mode, which show on the row that the cursor is on.
  package struct RowKeys: Hashable, Sendable {
    /// The key that deletes the row.
    package var delete: String
    /// The key that inserts at the row.
    package var insert: String
    /// The keys that move the row down and up.
    package var move: String

    /// Creates the keys.
    package init(delete: String, insert: String, move: String) {
      (self.delete, self.insert, self.move) = (delete, insert, move)
    }

    /// The columns for a key before a mark.
    var room: Int { max(delete.count, insert.count) }
  }

  /// Whether only ASCII may be drawn.
  package var isASCII = false
  /// Whether the host has no colors, so that words such as “on” and “off” take their place.
  package var isColorless = false
  /// Whether the row that the cursor is on is marked.
  package var showsCursor = true
  /// Whether the caret of a field is drawn; otherwise the frame only has its position.
  package var drawsCaret = true
  /// Whether a scrollbar and the number of the row show where the rows do not fit.
  package var showsPosition = false
  /// The keys of the bar buttons, in their order; the buttons show them.
  package var buttonKeys: [String] = []
  /// The keys of a row in edit mode, or nil where there are none to show.
  package var rowKeys: RowKeys?
  /// The help of the last line, most important first; where it is empty there is no such line.
  package var help: [Help] = []
  /// The help of the overlay; that of the last line where it is empty.
  package var allHelp: [Help] = []

  /// Creates the standard options.
  package init() {}

  /// The characters to draw with.
  package var glyphs: TextGlyphs { isASCII ? .ascii : .unicode }
}
