#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenTerminal
@testable import TableScreenText

private final class Shown: TableScreen {
  var stars = 50
  var pi = 3.14159265358979
  var number = 99_999.999
  var ratio = 0.1 + 0.2
  var way = "Send by a post"
  let count: Int
  let wayTitle: String

  init(count: Int = 100, title: String = "Way") {
    (self.count, wayTitle) = (count, title)
    super.init()
  }

  override var tableData: [Section] {
    [
      Section {
        [.title: "Stars", .id: "stars", .bind: .to(\Shown.stars), .cellClass: .of(.rating(count))]
        [
          .title: wayTitle, .id: "way", .bind: .to(\Shown.way),
          .cellClass: .of(
            .segments(["Pick it up", "Bring it home", "Send by a post", "Fourth"])),
        ]
        [.title: "Pi", .bind: .to(\Shown.pi)]
        [.title: "Number", .bind: .to(\Shown.number)]
        [.title: "Ratio", .bind: .to(\Shown.ratio)]
      }
    ]
  }
}

extension CursesTests {
  /// What shows of a value is that value.
  @Suite @MainActor struct ShownValues {
    private func line(_ title: String, _ terminal: TestTerminal) throws -> String {
      terminal.lines[try #require(terminal.line(of: title))]
    }

    @Test(arguments: [1, 5, 20, 21, 50, 100])
    func `a rating shows how many of how many stars there are`(count: Int) throws {
      for filled in Set([0, 1, count / 2, count - 1, count]).sorted() {
        let screen = Shown(count: count)
        screen.stars = filled
        let terminal = try TestTerminal([screen], columns: 140, lines: 12)
        defer { terminal.close() }
        let line = try line("Stars", terminal)
        let marks = (line.filter { $0 == "★" }.count, line.filter { $0 == "☆" }.count)
        if count <= 20 {
          #expect(marks == (filled, count - filled), "\(line)")
        } else {
          #expect(line.contains("\(filled)/\(count) ★"), "\(line)")
        }
      }
    }

    @Test func `the keys and clicks change a rating of many stars by one, and it is seen`() throws {
      let screen = Shown()
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.press(.right)
      #expect(screen.stars == 51)
      #expect(try line("Stars", terminal).contains("51/100"))
      terminal.click("−")
      terminal.click("−")
      #expect(screen.stars == 49)
      terminal.click("+")
      #expect(screen.stars == 50)
    }

    @Test func `of all stars there is not one more`() throws {
      let screen = Shown()
      screen.stars = 100
      let terminal = try TestTerminal([screen], columns: 60, lines: 12)
      defer { terminal.close() }
      terminal.click("+")
      terminal.press(.right)
      #expect(screen.stars == 100)
    }

    @Test(arguments: 24...72) func `segments without room are a menu at the end, beside the title`(
      columns: Int
    ) throws {
      for title in ["Way", "The way that it is to go"] {
        let terminal = try TestTerminal([Shown(title: title)], columns: columns, lines: 12)
        defer { terminal.close() }
        let line = try line(String(title.prefix(3)), terminal)
        if line.contains("Fourth") { continue }
        let end = line.trimmingCharacters(in: .whitespaces)
        #expect(end.hasSuffix("⌄"), "\(line)")
        #expect(line.prefix(while: { $0 != "⌄" }).count >= columns - 4, "\(line)")
        let isCut = line.contains("…")
        #expect(isCut == (title.count + 2 + "Send by a post ⌄".count > columns - 2), "\(line)")
      }
    }

    @Test func `a number shows the digits that it has`() throws {
      let terminal = try TestTerminal([Shown()], columns: 60, lines: 12)
      defer { terminal.close() }
      #expect(try line("Pi", terminal).contains(" 3.14159265358979"))
      #expect(try line("Number", terminal).contains(" 99999.999"))
      #expect(try line("Ratio", terminal).split(separator: " ").last == "0.3")
    }

    @Test(arguments: [
      (0.1 + 0.2, "0.3"), (1e-7, "1e-07"), (2.5, "2.5"), (-0.125, "-0.125"), (0.05, "0.05"),
      (1_234_567.891, "1234567.891"), (1e300, "1e+300"), (4, "4"), (0, "0"),
    ])
    func `a number needs no digits that reckoning has left`(number: Double, text: String) {
      #expect(number.tidyText == text)
    }
  }
}
#endif
