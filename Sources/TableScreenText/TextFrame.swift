package import TableScreen

/// A screen as drawn: its grid and its click targets.
package struct TextFrame: Sendable {
  /// The click target of some columns of a line.
  package struct Hit: Hashable, Sendable {
    /// The line.
    package var row: Int
    /// The columns.
    package var columns: Range<Int>
    /// The element at that place.
    package var target: TextTarget
  }

  /// A place in the grid.
  package struct Position: Hashable, Sendable {
    /// The column, from 0.
    package var column: Int
    /// The line, from 0.
    package var row: Int

    /// Creates a place.
    package init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The characters.
  package internal(set) var grid: TextGrid
  /// The places that can be clicked; later ones lie above earlier ones.
  package internal(set) var hits: [Hit] = []
  /// The position of the caret in the field, or search, that keys go to; or nil.
  package internal(set) var caret: Position?
  /// The lines that rows are drawn in.
  package internal(set) var body: Range<Int> = 0..<0
  /// True if the frame shows a spinner, and so has to be drawn again after a while.
  package internal(set) var isAlive = false
  /// The rows in view, from top to bottom.
  package internal(set) var rows: [NodeID] = []
  /// The first and the last row in view, or nil if there is none.
  package internal(set) var shown: ClosedRange<TablePath>?
  /// The position in a table that does not fit the frame, for the last line.
  var place: TextPlaceLine?

  /// Returns the click target at a place, or nil if a click does nothing there.
  package func target(column: Int, row: Int) -> TextTarget? {
    hits.last { $0.row == row && $0.columns.contains(column) }?.target
  }

  /// The elements around the rows that can be pressed, in the order of reading.
  package var stops: [TextTarget] {
    let hits = hits.filter { $0.target.isStop }
      .sorted { ($0.row, $0.columns.lowerBound) < ($1.row, $1.columns.lowerBound) }
    return hits.map(\.target)
  }

  /// The lines as text, without the spaces at their ends.
  package var lines: [String] { grid.lines }
  /// The lines as one text.
  package var text: String { grid.text }
}

/// The size of a grid.
package struct TextSize: Hashable, Sendable {
  /// The number of columns.
  package var columns: Int
  /// The number of lines.
  package var rows: Int

  /// Creates a size.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
