#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTesting
import Testing

/// A test that was printed from a recording, which runs without being compiled: it knows the calls that name one row, button or
/// answer, and what the test expects.
@MainActor struct PrintedTest {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Does what the test does, and expects the frame that it expects.
  func run(on table: HeadlessHost) async throws {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if let scroll = line.wholeMatch(of: Self.scroll) {
        let path = TablePath(Int(scroll.1) ?? 0, Int(scroll.2) ?? 0)
        table.scroll(to: path, at: .top, in: try #require(screen(scroll.3, of: table)))
      } else if let sent = line.wholeMatch(of: Self.dismissal) {
        let event: TableEvent = sent.2 == "moved" ? .moved : .dismissNotice
        try #require(screen(sent.1, of: table)).send(event)
      } else if line.hasPrefix("    try await ") {
        try await call(line.dropFirst(14), on: table)
      } else if let size = line.firstMatch(of: Self.size) {
        let rest = lines[index...]
        let end = try #require(rest.firstIndex { $0.hasPrefix("        \"\"\"") })
        let frame = table.frame(
          columns: Int(size.1) ?? 0, rows: Int(size.2) ?? 0, withoutSecrets: size.3 != nil)
        #expect(frame == rest[..<end].map { $0.dropFirst(8) }.joined(separator: "\n"))
        index = end + 1
      }
    }
  }

  private static var scroll: Regex<(Substring, Substring, Substring, Substring?)> {
    /\ {4}table\.scroll\(to: TablePath\((\d+), (\d+)\), at: \.top, in: table\.(?:visibleScreen|navigator\.screens\[(\d+)\])\)/
  }
  private static var dismissal: Regex<(Substring, Substring?, Substring)> {
    /\ {4}table\.(?:visibleScreen|navigator\.screens\[(\d+)\])\.send\(\.(dismissNotice|moved)\)/
  }
  private static var size: Regex<(Substring, Substring, Substring, Substring?)> {
    /table\.frame\(columns: (\d+), rows: (\d+)(, withoutSecrets: true)?\) ==/
  }

  private func screen(_ place: Substring?, of table: HeadlessHost) -> Screen? {
    guard let place else { return table.visibleScreen }
    let screens = table.navigator.screens
    return Int(place).flatMap { screens.indices.contains($0) ? screens[$0] : nil }
  }

  private func call(_ text: Substring, on table: HeadlessHost) async throws {
    let waiting = /table\.waiting\(atMost: \.milliseconds\((\d+)\)\) { try await (.*) }/
    if let wait = text.wholeMatch(of: waiting) {
      return try await table.waiting(atMost: .milliseconds(Int(wait.1) ?? 0)) {
        try await call(wait.2, on: table)
      }
    }
    let typed = /table\.type\("([^"\\]*)", into: "([^"\\]*)", control: "(\w+)"(, staying: true)?\)/
    if let typing = text.wholeMatch(of: typed) {
      return try await table.type(
        String(typing.1), into: String(typing.2), control: String(typing.3),
        staying: typing.4 != nil)
    }
    if try await sends(text, on: table) { return }
    if let columns = text.wholeMatch(of: /table\.resize\(columns: (\d+)\)/) {
      return try await table.resize(columns: Int(columns.1) ?? 0)
    }
    if let path = text.wholeMatch(of: /table\.tap\(at: TablePath\((\d+), (\d+)\)\)/) {
      return try await table.tap(at: TablePath(Int(path.1) ?? 0, Int(path.2) ?? 0))
    }
    if text.hasPrefix("table.send(.delete([") {
      let rows = text.matches(of: /TablePath\((\d+), (\d+)\)/).compactMap {
        table.layout.row(at: TablePath(Int($0.1) ?? 0, Int($0.2) ?? 0))?.id
      }
      return try await table.send(.delete(rows))
    }
    if let names = text.wholeMatch(of: /table\.delete\("(\w+)", "(\w+)"\)/) {
      return try await table.delete(String(names.1), String(names.2))
    }
    let known = /table\.(\w+)\((?:"([^"\\]*)")?\)/
    let match = try #require(text.wholeMatch(of: known), "\(text)")
    let name = String(match.2 ?? "")
    switch match.1 {
    case "tap": try await table.tap(name)
    case "delete": try await table.delete(name)
    case "press": try await table.press(name)
    case "answer": try await table.answer(name)
    case "back": try await table.back()
    case "closeWindow": try await table.closeWindow()
    case "submit": try await table.submit()
    case "cancelTyping": try await table.cancelTyping()
    case "undo": try await table.undo()
    case "loadMore": try await table.loadMore()
    case "focusOtherPane": try await table.focusOtherPane()
    case "settle": try await table.settle()
    default: Issue.record("a call that is not known: \(text)")
    }
  }
}
#endif
