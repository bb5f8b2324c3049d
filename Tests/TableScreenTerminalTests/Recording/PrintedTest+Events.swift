#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTesting
import Testing

extension PrintedTest {
  /// Sends the event of a call that sends one, or chooses as the call for a secret does, and returns whether it is such a call.
  func sends(_ text: Substring, on table: HeadlessHost) async throws -> Bool {
    if let choice = text.wholeMatch(of: Self.secretChoice) {
      let accessories: [Substring: RowContent.Accessory] = [
        "off": .off, "checkmark": .checkmark, "disclosure": .disclosure,
      ]
      let wanted = try #require(accessories[choice.1])
      let place = (0..<table.layout.rowCount(in: 0)).last {
        table.row(at: TablePath(0, $0))?.accessory == wanted
      }
      try await table.tap(at: TablePath(0, #require(place)))
      return true
    }
    if let button = text.wholeMatch(of: /table\.send\(\.barButton\(\.(\w+), (\d+)\)\)/) {
      let edge = try #require(TableBarButton.Edge(rawValue: String(button.1)))
      try await table.send(.barButton(edge, Int(button.2) ?? 0))
      return true
    }
    if let tap = text.wholeMatch(of: /table\.send\(\.tap\(#require\((.*)\)\.id\)\)/) {
      try await table.send(.tap(row(tap.1, of: table)))
      return true
    }
    if let typed = text.wholeMatch(
      of: /table\.send\(\.typed\(#require\((.*)\)\.id, name: "(\w+)", text: "([^"\\]*)"\)\)/)
    {
      try await table.send(
        .typed(row(typed.1, of: table), name: String(typed.2), text: String(typed.3)))
      return true
    }
    if let set = text.wholeMatch(
      of:
        /table\.send\(\.control\(#require\((.*)\)\.id, name: "(\w+)", value: \.text\("([^"\\]*)"\)\)\)/
    ) {
      try await table.send(
        .control(row(set.1, of: table), name: String(set.2), value: .text(String(set.3))))
      return true
    }
    guard let event = text.wholeMatch(of: /table\.send\(\.(\w+)\)/) else { return false }
    let events: [Substring: TableEvent] = [
      "undo": .undo, "redo": .redo, "loadMore": .loadMore, "refresh": .refresh, "retry": .retry,
      "submit": .submit, "beginSearch": .beginSearch, "endSearch": .endSearch,
      "cancelWaiting": .cancelWaiting, "dismissNotice": .dismissNotice,
    ]
    try await table.send(#require(events[event.1], "\(text)"))
    return true
  }

  /// The row that code names by its position or its title.
  private func row(_ code: Substring, of table: HeadlessHost) throws -> NodeID {
    if let place = code.firstMatch(of: /TablePath\((\d+), (\d+)\)/) {
      let path = TablePath(Int(place.1) ?? 0, Int(place.2) ?? 0)
      return try #require(table.layout.row(at: path), "\(code)").id
    }
    let title = try #require(code.firstMatch(of: /path\(of: "([^"\\]*)"\)/), "\(code)")
    let path = try #require(table.path(of: String(title.1)))
    return try #require(table.layout.row(at: path)).id
  }

  private static var secretChoice: Regex<(Substring, Substring)> {
    /table\.tap\(at: #require\(\(0\.\.<table\.layout\.rowCount\(in: 0\)\)\.last \{ .* == \.(\w+) \}.*/
  }
}
#endif
