import TableScreen

/// The options for drawing a screen into a grid of characters.
package struct TextOptions: Hashable, Sendable {
  /// An entry of the help: keys, and their command.
  package struct Help: Hashable, Sendable {
    /// The keys, such as `↑↓`.
    package var keys: String
    /// The command of the keys, such as `move`.
    package var what: String
    /// The importance on the last line, with smaller numbers for more important entries; nil for
    /// the order of the entries.
    package var importance: Int?

    /// Creates an entry of the help.
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

  /// True if only ASCII may be drawn.
  package var isASCII = false
  /// True if the host has no colors, so that words such as “on” and “off” replace them.
  package var isColorless = false
  /// True if the row that the cursor is on is marked.
  package var showsCursor = true
  /// True if the caret of a field is drawn; otherwise, the frame only has its position.
  package var drawsCaret = true
  /// True if a scrollbar and the number of the row show when the rows do not fit.
  package var showsPosition = false
  /// True if the bar leaves out the button of edit mode.
  package var hidesEditing = false
  /// The keys of the bar buttons, in their order; the buttons show them.
  package var buttonKeys: [String] = []
  /// The keys of a row in edit mode, or nil to show none.
  package var rowKeys: RowKeys?
  /// The help of the last line; if empty, there is no such line.
  ///
  /// Without importances, the most important entries come first.
  package var help: [Help] = []
  /// The help of the overlay; if empty, that of the last line.
  package var allHelp: [Help] = []

  /// Creates the standard options.
  package init() {}

  /// The characters to draw with.
  package var glyphs: TextGlyphs { isASCII ? .ascii : .unicode }
}
