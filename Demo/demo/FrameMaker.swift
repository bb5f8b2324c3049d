import TableScreen

/// Makes frames of what a table shows.
@MainActor struct FrameMaker {
  let columns: Int
  let rows: Int

  /// Returns what is in view as text.
  func frame(of table: HeadlessHost) -> String {
    let lines =
      [table.chrome.title] + table.page.map { $0.texts.map(\.text.plain).joined(separator: "  ") }
    return lines.prefix(rows).map { String($0.prefix(columns)) }.joined(separator: "\n")
  }
}
