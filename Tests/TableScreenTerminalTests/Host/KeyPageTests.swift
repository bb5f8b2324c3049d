#if os(macOS) || os(Linux)
import TableScreen
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// The page of all keys names every key that does something where it was asked for.
  @Suite @MainActor struct KeyPage {
    enum Sample: CaseIterable {
      case cities, form, draft, search, detail, letters

      @MainActor var roots: [Screen] {
        switch self {
        case .cities: [CityScreen()]
        case .form: [FormScreen()]
        case .draft: [Quitting.LetterScreen()]
        case .search: [ScopeScreen()]
        case .detail: [PlaceScreen("Rome"), CityScreen()]
        case .letters: [TwoFields()]
        }
      }
    }

    /// A form in which the tab key leads from one field to the next.
    final class TwoFields: TableScreen {
      var (first, last) = ("", "")
      override class var settings: Settings { [.title("Name"), .drafts] }
      override var tableData: [Section] {
        [
          Section {
            [.title: "First", .bind: .to(\TwoFields.first)]
            [.title: "Last", .bind: .to(\TwoFields.last)]
          }
        ]
      }
      override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
        edge == .trailing ? [TableBarButton("Send", action: .submit)] : []
      }
    }

    /// All keys that a person could press.
    private static let keys: [Key] =
      (32..<127).compactMap { Unicode.Scalar($0).map { .character(Character($0)) } }
      + "abcdefghijklmnopqrstuvwxyz".map { .control($0) }
      + [
        .up, .down, .left, .right, .shiftUp, .shiftDown, .home, .end, .pageUp, .pageDown, .enter,
        .escape, .tab, .backTab, .backspace, .delete, .insert,
      ] + (1...12).map { .function($0) }

    /// The words on all pages of the help, read as a person does who scrolls to its end.
    private func words(of terminal: TestTerminal) -> Set<String> {
      var words: Set<String> = []
      var before: [String] = []
      while before != terminal.lines {
        before = terminal.lines
        for line in before {
          words.formUnion(line.split { " │|".contains($0) }.map { String($0) })
        }
        terminal.press(.down)
      }
      return words
    }

    @Test(arguments: Sample.allCases, [(80, 24), (20, 6), (40, 10)])
    func `every key that does something is on the page`(sample: Sample, size: (Int, Int)) throws {
      for isASCII in [false, true] {
        let terminal = try TestTerminal(
          sample.roots, columns: size.0, lines: size.1, isASCII: isASCII)
        defer { terminal.close() }
        for _ in 0..<2 {
          let context = try #require(terminal.host.drawnContext).behindField
          let keys = Self.keys.filter { terminal.host.keys.command(for: $0, in: context) != nil }
          terminal.press(.function(1))
          let shown = words(of: terminal)
          let missing = keys.map { $0.name(isASCII) }.filter { !shown.contains($0) }
          #expect(missing.isEmpty, "\(terminal.frame)")
          terminal.press(.escape, .down)
        }
      }
    }

    @Test func `what keys mean to a text is on the page of a screen that has one`() throws {
      let terminal = try TestTerminal([TwoFields()], columns: 80, lines: 30)
      defer { terminal.close() }
      terminal.press(.function(1))
      let shown = words(of: terminal)
      #expect(LineEditor.keys.map { $0.name(false) }.filter { !shown.contains($0) } == [])
      #expect(terminal.line(of: "edit the text") != nil)
    }

    @Test func `the key that leads back to a field is not said to lead on`() throws {
      let terminal = try TestTerminal([TwoFields()], columns: 80, lines: 30)
      defer { terminal.close() }
      terminal.press(.down)
      terminal.press(.function(1))
      let back = Key.backTab.name(false)
      let lines = terminal.lines.filter { $0.contains(back) }
      #expect(lines.contains { $0.contains("control before") }, "\(terminal.frame)")
      #expect(!lines.contains { $0.contains("next control") }, "\(terminal.frame)")
    }

    @Test(arguments: [(80, 24), (20, 6)])
    func `what a key does stands beside it, or below it`(size: (Int, Int)) throws {
      let terminal = try TestTerminal([TwoFields()], columns: size.0, lines: size.1)
      defer { terminal.close() }
      terminal.press(.function(1))
      let shown = words(of: terminal)
      let words: Set<String> = ["control", "redraw", "suspend", "move"]
      #expect(words.isSubset(of: shown), "\(terminal.frame)")
    }
  }
}
#endif
