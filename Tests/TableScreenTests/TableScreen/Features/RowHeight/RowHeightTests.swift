import TableCore
import TableScreen
import TableScreenTesting
import Testing

/// A height of rows that makes no sense is reported, and the nearest taken.
@MainActor struct RowHeightTests {
  private class Rows: TableScreen {
    required override init() { super.init() }
    override var tableData: [Section] {
      [
        Section {
          [.title: "plain"]
          [.title: "own", .height: 30]
        }
      ]
    }
  }
  private final class NotANumber: Rows {
    override class var settings: Settings { [.rowHeight(.fixed(.nan))] }
  }
  private final class Infinite: Rows {
    override class var settings: Settings { [.rowHeight(.fixed(.infinity))] }
  }
  private final class Negative: Rows {
    override class var settings: Settings { [.rowHeight(.fixed(-.infinity))] }
  }
  private final class Below: Rows {
    override class var settings: Settings { [.rowHeight(.fixed(-1))] }
  }
  private final class Estimated: Rows {
    override class var settings: Settings { [.rowHeight(.automatic(estimated: .nan))] }
  }
  private final class EstimatedBelow: Rows {
    override class var settings: Settings { [.rowHeight(.automatic(estimated: -3))] }
  }
  private final class Inherited: Rows {
    override class var settings: Settings { [.rowHeight(.fixed(50)), .rowHeight(.fixed(.nan))] }
  }
  private final class Right: Rows {
    override class var settings: Settings { [.rowHeight(.fixed(10_000))] }
  }

  @Test(
    arguments: [
      (NotANumber.self, nil, "nan"), (Infinite.self, .fixed(10_000), "inf"),
      (Negative.self, .fixed(0), "-inf"), (Below.self, .fixed(0), "-1.0"),
      (Estimated.self, nil, "nan"), (EstimatedBelow.self, .automatic(estimated: 0), "-3.0"),
      (Inherited.self, .fixed(50), "nan"), (Right.self, .fixed(10_000), nil),
    ] as [(Rows.Type, TableRowHeight?, String?)])
  private func `the nearest height holds`(
    kind: Rows.Type, height: TableRowHeight?, found: String?
  ) async throws {
    let said = Locked<[TableDiagnostic]>([])
    try await TableDiagnostics.withReporter({ mistake in said.withLock { $0.append(mistake) }
    }) {
      let table = try await HeadlessHost.show(kind.init())
      #expect(table.chrome.rowHeight == height)
      let fixed: Double? = if case .fixed(let points)? = height { points } else { nil }
      #expect(table.row("plain")?.height == fixed)
      #expect(table.row("own")?.height == 30)
      #expect(table.frame(columns: 40, rows: 8).split(separator: "\n").count <= 8)
      table.screen?.updateTableData()
    }
    let mistakes = said.withLock { $0 }
    let what = found.map { "expected a number from 0.0 to 10000.0, found \($0)" }
    #expect(mistakes.map(\.what) == [what].compactMap { $0 })
    #expect(mistakes.allSatisfy { $0.kind == "wrongValue" && $0.place.key == "rowHeight" })
    #expect(mistakes.allSatisfy { $0.place.screen == "\(kind)" })
    // What is said to follow is what followed.
    let follows = found == "nan" ? "ignored" : "nearest"
    #expect(mistakes.allSatisfy { $0.why.contains(follows) })
    #expect(mistakes.allSatisfy { $0.remedy.contains("a number from 0.0 to 10000.0") })
  }
}
