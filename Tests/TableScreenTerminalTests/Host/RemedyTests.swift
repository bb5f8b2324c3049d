#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// What a field says to type is what it takes.
  @Suite @MainActor struct Remedies {
    final class Moments: TableScreen {
      var moment = Date(timeIntervalSince1970: 0)
      override class var settings: Settings { [.title("Moments")] }
      override var tableData: [Section] {
        [
          Section(
            cells: DateCell.Parts.allCases.map { parts in
              [
                .title: parts.rawValue, .bind: .to(\Moments.moment), .cellClass: .of(.date(parts)),
              ]
            })
        ]
      }
    }

    @Test(arguments: zip(DateCell.Parts.allCases, ["2026-01-31 09:30", "2026-01-31", "09:30"]))
    func `a field for a moment names an example that it takes`(
      parts: DateCell.Parts, example: String
    ) throws {
      let screen = Moments()
      let terminal = try TestTerminal([screen], columns: 100, lines: 12)
      defer { terminal.close() }
      for _ in 0..<(DateCell.Parts.allCases.firstIndex(of: parts) ?? 0) { terminal.press(.down) }
      terminal.press(.enter, .control("u"))
      terminal.type("soon")
      terminal.press(.enter)
      let said = try #require(terminal.lines.first { $0.contains("such as ") })
      let named = said.components(separatedBy: "such as ").last?.trimmingCharacters(
        in: .whitespaces)
      #expect(named == example)
      #expect(parts != .time || !said.contains("date"))
      terminal.press(.control("u"))
      terminal.type(named ?? "")
      terminal.press(.enter)
      #expect(!terminal.lines.contains { $0.contains("such as ") }, "\(terminal.frame)")
      #expect(screen.moment != Date(timeIntervalSince1970: 0))
    }

    @Test(arguments: zip(DateCell.Parts.allCases, ["2026-01-31 09:30", "2026-01-31", "09:30"]))
    func `what is typed on the row of a moment takes its place, as in a field that is emptied`(
      parts: DateCell.Parts, typed: String
    ) throws {
      func moment(_ begin: (TestTerminal) -> Void, _ type: (TestTerminal) -> Void) throws -> Date {
        let screen = Moments()
        let terminal = try TestTerminal([screen], columns: 100, lines: 12)
        defer { terminal.close() }
        for _ in 0..<(DateCell.Parts.allCases.firstIndex(of: parts) ?? 0) { terminal.press(.down) }
        begin(terminal)
        type(terminal)
        terminal.press(.enter)
        #expect(!terminal.lines.contains { $0.contains("such as ") }, "\(terminal.frame)")
        return screen.moment
      }
      let entered = try moment({ $0.press(.enter, .control("u")) }, { $0.type(typed) })
      #expect(entered != Date(timeIntervalSince1970: 0))
      #expect(try moment({ _ in }, { $0.type(typed) }) == entered)
      #expect(try moment({ _ in }, { $0.act(.paste(typed)) }) == entered)
      #expect(try moment({ $0.press(.control("u")) }, { $0.type(typed) }) == entered)
    }

    final class Portrait: TableScreen {
      var picture = "/ada.png"
      override class var settings: Settings { [.title("Portrait")] }
      override var tableData: [Section] {
        [Section { [.title: "Picture", .bind: .to(\Portrait.picture), .cellClass: .of(.file())] }]
      }
    }

    @Test func `the button that takes back a file is reached by tab, and pressed`() throws {
      let screen = Portrait()
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      terminal.press(.tab, .enter)
      #expect(screen.picture == "", "\(terminal.frame)")
    }
  }
}
#endif
