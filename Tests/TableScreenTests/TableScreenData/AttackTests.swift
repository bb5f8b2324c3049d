import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// A text from outside is a text, wherever it stands: here without a display, and elsewhere for each host.
@MainActor struct AttackTests {
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    case .format: scalar.value == 0x200D
    default: true
    }
  }

  @Test(arguments: Attacks.all.map(\.name)) func `a frame holds only lines of characters`(
    _ name: String
  ) async throws {
    let text = try #require(Attacks.all.first { $0.name == name }?.text)
    let screen = TableScreen(json: try AttackTable.json(text))
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      try check(table, name)
      try await table.search("a")
      try check(table, name)
      try await table.search("nobody has this")
      try check(table, name)
      try await table.endSearch()
      try await table.setEditing(true)
      try check(table, name)
      screen.show(notice: text)
      try check(table, name)
      screen.show(error: text)
      try check(table, name)
    }
    for report in reports {
      let isPlain = report.description.unicodeScalars.allSatisfy {
        $0 == "\n" || Self.isHarmless($0)
      }
      #expect(isPlain, "\(name): a report")
    }
    #expect(screen.data?.mistakes.isEmpty == false)
  }

  private func check(_ table: HeadlessHost, _ name: String) throws {
    for size in [(40, 60), (100, 30)] {
      let frame = table.frame(columns: size.0, rows: size.1)
      let lines = frame.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= size.1 + 1, "\(name): more lines than there are")
      for line in lines {
        #expect(TextWidth.columns(of: String(line)) <= size.0, "\(name): a line is too long")
        #expect(
          line.unicodeScalars.allSatisfy { Self.isHarmless($0) },
          "\(name): \(line.debugDescription)")
      }
    }
  }
}
