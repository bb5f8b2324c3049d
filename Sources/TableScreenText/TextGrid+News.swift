import TableScreen

extension TextGrid {
  /// A run of changed characters of one style, to be written to the terminal.
  package struct News {
    /// The columns of the characters.
    package var columns: Range<Int>
    /// The style of the characters.
    package let style: TextStyle
  }

  /// Returns the lines that may differ from those of another grid of the same size; all lines if
  /// there is none.
  package func newRows(over old: TextGrid?) -> [Int] {
    guard let old else { return Array(cells.indices) }
    // Most lines share their storage with the old ones, by which they are found equal without a
    // look at their cells.
    return cells.withUnsafeBufferPointer { lines in
      old.cells.withUnsafeBufferPointer { shown in
        lines.indices.filter { !lines[$0].hasSameStorage(as: shown[$0]) }
      }
    }
  }

  /// Returns the runs of a line that differ from another grid of the same size; the whole line if
  /// there is none.
  package func news(in row: Int, over old: TextGrid?) -> [News] {
    guard let shown = old?.cells[row] else { return Self.news(of: cells[row], over: nil) }
    return shown.withUnsafeBufferPointer { Self.news(of: cells[row], over: $0) }
  }

  /// Returns the runs of a line that differ, compared in place, because copying each cell would
  /// cost more than all the rest.
  private static func news(of line: Line, over shown: UnsafeBufferPointer<Cell>?) -> [News] {
    line.withUnsafeBufferPointer { line in
      var news: [News] = []
      for column in line.indices where line[column].width > 0 {
        let end = column + Int(line[column].width)
        // A wide character may have been overwritten in its second half only.
        if let shown, (column..<end).allSatisfy({ shown[$0] == line[$0] }) { continue }
        let style = line[column].style
        if let last = news.last, last.columns.upperBound == column, last.style == style {
          news[news.count - 1].columns = last.columns.lowerBound..<end
        } else {
          news.append(News(columns: column..<end, style: style))
        }
      }
      return news
    }
  }
}
