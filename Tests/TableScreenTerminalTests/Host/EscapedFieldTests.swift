#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

private final class Visit {
  // 2026-02-03 09:00:37 UTC
  var day = Date(timeIntervalSince1970: 1_770_109_237)
  var time = Date(timeIntervalSince1970: 1_770_109_237)
  var date = Date(timeIntervalSince1970: 1_770_109_237)
  var seats = 3
  var price = 2.345
}

/// A form of every field that is typed as a part of a moment, and of numbers beside them.
@MainActor private final class VisitScreen: TableScreen {
  let visit = Visit()
  override class var settings: Settings { [.title("Visit"), .drafts] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Day", .id: "day", .bind: .to(visit, \.day), .cellClass: .of(.date(.day))]
        [.title: "Time", .id: "time", .bind: .to(visit, \.time), .cellClass: .of(.date(.time))]
        [.title: "Date", .id: "date", .bind: .to(visit, \.date), .cellClass: .of(.date(.date))]
        [.title: "Seats", .id: "seats", .bind: .to(visit, \.seats)]
        [
          .title: "Price", .id: "price",
          .bind: .to(visit, \.price).formatted(.currency("EUR")),
        ]
      }
    ]
  }
}

extension CursesTests {
  /// A field that is left by the escape key stands as it did before.
  @Suite @MainActor struct EscapedFields {
    private let screen = VisitScreen()

    private func open(_ place: Int) throws -> TestTerminal {
      let terminal = try TestTerminal([screen], columns: 70, lines: 12)
      for _ in 0..<place { terminal.press(.down) }
      return terminal
    }

    @Test(arguments: 0..<5) func `what was typed is gone, without a draft or a word`(place: Int)
      throws
    {
      let terminal = try open(place)
      defer { terminal.close() }
      let before = terminal.lines
      terminal.press("z", .escape)
      #expect(!screen.form.isDirty)
      #expect(terminal.line(of: "⚠") == nil)
      #expect(terminal.lines == before)
      for _ in 0..<7 { terminal.press(.backspace) }
      terminal.press("2", .escape)
      #expect(!screen.form.isDirty)
      #expect(terminal.line(of: "⚠") == nil)
      #expect(terminal.lines == before)
    }

    @Test(arguments: 0..<5) func `what is typed and taken back by hand leaves no draft`(place: Int)
      throws
    {
      let terminal = try open(place)
      defer { terminal.close() }
      terminal.press("z", .backspace, .enter)
      #expect(!screen.form.isDirty)
      #expect(terminal.line(of: "⚠") == nil)
    }

    @Test(arguments: [0, 1, 2, 3]) func `what was entered before stands again`(place: Int)
      async throws
    {
      let terminal = try open(place)
      defer { terminal.close() }
      let names = ["day", "time", "date", "seats"]
      if place == 3 {
        terminal.press("5", .enter, .up)
      } else {
        terminal.press(.right)
      }
      let entered = screen.form[.id(.key(names[place]))].value
      #expect(screen.form.isDirty)
      terminal.press("z", .backspace, .backspace, .escape)
      #expect(screen.form[.id(.key(names[place]))].value == entered, "to the second")
      #expect(screen.form.isDirty)
      #expect(terminal.line(of: "⚠") == nil)
      try await screen.commitForm()
      #expect(!screen.form.isDirty)
    }

    @Test func `a text that stood there, and makes no sense, stands again with its message`() throws
    {
      let terminal = try open(0)
      defer { terminal.close() }
      terminal.press("z", .enter)
      #expect(terminal.line(of: "2026-02-03z") != nil)
      #expect(terminal.line(of: "not a day") != nil)
      // Return went on to the next field.
      terminal.press(.escape, .up)
      terminal.press(.backspace, .escape)
      #expect(terminal.line(of: "2026-02-03z") != nil)
      #expect(terminal.line(of: "not a day") != nil)
    }

    /// Seats that are written at once, or with drafts, and say how often.
    private final class Hall: TableScreen {
      var writes = 0
      var seats = 3 { didSet { writes += 1 } }
      var heard: [String] = []
      let isDraft: Bool
      init(isDraft: Bool) {
        self.isDraft = isDraft
        super.init()
      }
      override var tableData: [Section] {
        [
          Section {
            [
              .title: "Seats",
              .bind: isDraft ? .draft(\Hall.seats) : .to(\Hall.seats),
              .validate: .with(Int.self) { $0 < 1 ? "One at least" : nil },
              .controls: .handlers(["value": .perform(Hall.saved)]),
            ]
          }
        ]
      }
      func saved() { heard.append("handler") }
      override func onValueChanged(_ change: TableValueChange) { heard.append("\(change)") }
    }

    @Test(arguments: [true, false], ["0", "z", "", "0z"])
    func `what is taken back after it was refused reaches neither property nor handler`(
      isDraft: Bool, typed: String
    ) throws {
      let screen = Hall(isDraft: isDraft)
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      let before = terminal.lines
      terminal.press(.enter, .backspace)
      terminal.type(typed)
      terminal.press(.enter)
      let heard = screen.heard
      #expect(terminal.line(of: "⚠") != nil, "\(terminal.frame)")
      #expect(screen.writes == 0)
      terminal.press(.escape)
      if !isDraft {
        #expect(screen.heard == heard && screen.heard.isEmpty)
        #expect(terminal.lines == before)
      } else {
        #expect(!screen.heard.contains("handler"))
      }
      #expect(screen.writes == 0)
      terminal.press(.enter, .backspace)
      terminal.type("5")
      terminal.press(.enter)
      #expect(screen.heard.filter { $0 == "handler" }.count == 1)
    }
  }

  /// The arrow keys go from the first day that there is to the last one.
  @Suite @MainActor struct FirstAndLastDays {
    private final class Days: TableScreen {
      final class Page { var day = Date.now }
      let calendar = Page()
      override var tableData: [Section] {
        [
          Section {
            [.title: "Day", .bind: .to(calendar, \.day), .cellClass: .of(.date(.day))]
            [.title: "Date", .bind: .to(calendar, \.day), .cellClass: .of(.date(.date))]
          }
        ]
      }
    }

    @Test(arguments: [(1, 1, 1), (9999, 12, 31)], [0, 1])
    func `at either end a key rings, and leaves the day alone`(
      end: (year: Int, month: Int, day: Int), place: Int
    ) throws {
      let screen = Days()
      let parts = DateComponents(year: end.year, month: end.month, day: end.day, hour: 9)
      screen.calendar.day = try #require(Calendar(identifier: .gregorian).date(from: parts))
      let day = screen.calendar.day
      let terminal = try TestTerminal([screen], columns: 60, lines: 8)
      defer { terminal.close() }
      if place == 1 { terminal.press(.down) }
      terminal.press(end.year == 1 ? .left : .right)
      #expect(screen.calendar.day == day)
      terminal.press(end.year == 1 ? .right : .left)
      #expect(abs(screen.calendar.day.timeIntervalSince(day)) == 86_400)
      terminal.press(end.year == 1 ? .left : .right)
      #expect(screen.calendar.day == day)
    }

    @Test(arguments: ["10000-01-01", "0000-12-31", "12026-02-03"])
    func `a day of another year is none`(text: String) {
      let field = RowControl("", .field(placeholder: "", kind: .day), value: .date(.now))
      #expect(field.entered(text) == .text(text))
    }
  }
}
#endif
