import Foundation
import TableScreen

/// The position in a table that does not fit its frame: the row of the cursor, and the part of the table in view.
@MainActor struct TextPosition {
  /// The number of the row that the cursor is on, or else of the topmost row in view, counted from 1.
  private let row: Int
  /// The number of all rows.
  private let count: Int
  /// The share of the table that is above the frame, from 0 to 1 at the end of the table.
  private let start: Double
  /// The share of the table that is in view.
  private let share: Double

  /// Creates the position, or returns nil if all of the table is in view.
  init?(_ table: TextTable, _ state: TextState, shown: ClosedRange<TablePath>?) {
    guard let first = table.first.map({ TextPlace(slot: $0) }), let shown else { return nil }
    let layout = table.layout
    let top = layout.rows(before: shown.lowerBound)
    let seen = layout.rows(before: shown.upperBound) - top + 1
    count = layout.rowCount
    row = state.cursorPath(in: table).map { layout.rows(before: $0) + 1 } ?? top + 1
    if seen < count {
      (start, share) = (Double(top) / Double(count - seen), Double(seen) / Double(count))
      return
    }
    // With every row at least partly in view, lines give the position more exactly; there are few of them. Of others the
    // heights are not asked for: rows that are not shown would be made for that.
    let all = table.remaining(from: first, limit: Self.mostLines) ?? Self.mostLines
    if all <= table.height { return nil }
    let below = state.viewport.top(in: table).flatMap {
      table.remaining(from: $0, limit: Self.mostLines)
    }
    let out = max(all - table.height, 1)
    start = min(Double(all - (below ?? all)) / Double(out), 1)
    share = Double(table.height) / Double(max(all, 1))
  }

  /// A limit for the lines of rows that are all in view.
  static let mostLines = 10_000

  /// The numbers of the row and of all rows, such as `12/155,455`.
  var text: String { "\(Self.text(row))/\(Self.text(count))" }

  /// The longest text that the table's position may have.
  var longestText: String { "\(Self.text(count))/\(Self.text(count))" }

  private static func text(_ number: Int) -> String {
    guard number > 999 else { return String(number) }
    return number.formatted(.number.locale(TableWords.current.locale))
  }

  /// Returns the lines that the thumb of a scrollbar of `lines` lines fills; it touches an end only
  /// if the table ends there.
  func thumb(lines: Int) -> Range<Int> {
    let length = min(max(Int((share * Double(lines)).rounded()), 1), max(lines - 1, 1))
    let room = lines - length
    var first = Int((start * Double(room)).rounded())
    if start > 0, first == 0, room > 1 { first = 1 }
    if start < 1, first == room, room > 1 { first = room - 1 }
    return first..<first + length
  }
}

extension TableLayout {
  /// Returns the number of rows before a row.
  func rows(before path: TablePath) -> Int {
    (0..<max(path.section, 0)).reduce(path.row) { $0 + rowCount(in: $1) }
  }
}
