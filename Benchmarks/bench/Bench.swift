import Foundation
import TableScreen

/// Measures the framework beside what a user would write instead, and beside itself at another size.
///
/// `swift run -c release bench` prints the table; the ratios are what counts. `--only WORD` picks the
/// benchmarks whose name holds the word.
@main struct Bench {
  @MainActor static func main() async throws {
    print(
      "metric".padded(58), "ours".leftPadded(12), "reference".leftPadded(12), "ratio".leftPadded(8))
    let arguments = CommandLine.arguments
    let word =
      arguments.firstIndex(of: "--only").flatMap { arguments.dropFirst($0 + 1).first } ?? ""
    let all: [(String, @MainActor () async throws -> [Measurement])] = [
      ("open", opening), ("re-read cells", rereading), ("re-read items", itemsRereading),
      ("page", paging), ("key", keying), ("edit", Edits.all), ("search", Searching.all),
      ("look-ups", LookUps.all),
    ]
    for (name, benchmark) in all where word.isEmpty || name.contains(word) {
      for measurement in try await benchmark() { show(measurement) }
    }
  }

  private static func show(_ measurement: Measurement) {
    print(
      measurement.name.padded(58), milliseconds(measurement.ours).leftPadded(12),
      milliseconds(measurement.theirs).leftPadded(12),
      String(format: "%.3f", measurement.ratio).leftPadded(8), "× \(measurement.reference)")
  }

  private static func milliseconds(_ duration: Duration) -> String {
    String(format: "%.3f ms", duration / .milliseconds(1))
  }

  // MARK: Reading a table

  /// A million cells from a `map`, to the first page of rows.
  @MainActor private static func opening() async throws -> [Measurement] {
    let numbers = NumbersScreen(1_000_000).numbers
    let screen = NumbersScreen(0)
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    return [
      measure("show 1,000,000 mapped cells", against: "as many [String: Any]", runs: 3) {
        screen.numbers = []
        screen.updateTableData()
        screen.numbers = numbers
        screen.updateTableData()
        blackHole(table.page)
      } _: {
        blackHole(numbers.map(dictionary))
      }
    ]
  }

  /// 100,000 cells from a `map` read again with one in a hundred changed.
  @MainActor private static func rereading() async throws -> [Measurement] {
    let screen = NumbersScreen(100_000)
    let table = try await HeadlessHost.show(screen)
    var round = 0
    let result = measure(
      "re-read 100,000 mapped cells, 1 % changed", against: "as many [String: Any]"
    ) {
      round += 1
      for index in stride(from: 0, to: 100_000, by: 100) {
        screen.numbers[index].title = "Changed \(index) in \(round)"
      }
      screen.updateTableData()
    } _: {
      blackHole(screen.numbers.map(dictionary))
    }
    table.close()
    return [result]
  }

  /// A million items read again with one in a hundred changed.
  @MainActor private static func itemsRereading() async throws -> [Measurement] {
    let screen = ItemsScreen(1_000_000)
    let table = try await HeadlessHost.show(screen)
    var round = 0
    var old = screen.numbers
    let result = measure("re-read 1,000,000 items, 1 % changed", against: "a plain == walk") {
      round += 1
      old = screen.numbers
      for index in stride(from: 0, to: 1_000_000, by: 100) {
        screen.numbers[index].title = "Changed \(index) in \(round)"
      }
      screen.updateTableData()
    } _: {
      blackHole(zip(old, screen.numbers).count { $0 == $1 })
    }
    table.close()
    return [result]
  }

  // MARK: Using a table

  /// What one page costs in a long table beside a short one.
  @MainActor private static func paging() async throws -> [Measurement] {
    let (long, short) = (ItemsScreen(1_000_000), ItemsScreen(1_000))
    let (longTable, shortTable) = (
      try await HeadlessHost.show(long), try await HeadlessHost.show(short)
    )
    var place = 0
    return [
      measure("a page of 1,000,000 rows", against: "a page of 1,000 rows", runs: 201) {
        place += 37
        longTable.scroll(to: TablePath(0, place * 991 % 999_000), at: .top, in: long)
        blackHole(longTable.page)
      } _: {
        shortTable.scroll(to: TablePath(0, place % 900), at: .top, in: short)
        blackHole(shortTable.page)
      }
    ]
  }

  /// What one arrow key costs in a long table beside a short one, to the drawn frame.
  @MainActor private static func keying() async throws -> [Measurement] {
    let (long, short) = (NumbersScreen(1_000_000), NumbersScreen(1_000))
    let tables = [try await HeadlessHost.show(long), try await HeadlessHost.show(short)]
    defer { tables.forEach { $0.close() } }
    let painters = [TextPainter(), TextPainter()]
    var states = [TextState(), TextState()]
    func press(_ place: Int, _ screen: NumbersScreen) {
      let size = TextSize(columns: 80, rows: 40)
      painters[place].move(.rows(1), on: screen, state: &states[place], size: size)
      blackHole(painters[place].paint(screen, state: &states[place], size: size))
    }
    return [
      measure("one arrow key among 1,000,000 rows", against: "among 1,000 rows", runs: 501) {
        press(0, long)
      } _: {
        press(1, short)
      }
    ]
  }

  private static func dictionary(_ number: NumbersScreen.Number) -> [String: Any] {
    ["id": number.id, "title": number.title, "subtitle": "row"]
  }
}

/// Keeps the optimiser from leaving out work whose result nobody reads.
@inline(never) func blackHole<Value>(_ value: Value) { withExtendedLifetime(value) {} }

extension String {
  func padded(_ width: Int) -> String { padding(toLength: width, withPad: " ", startingAt: 0) }

  func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
