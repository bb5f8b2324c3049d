import Foundation
import TableCore
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// Numbers and times that an app may say, however far from all sense, do no more harm than the nearest sensible ones.
@MainActor @Suite struct ExtremeValueTests {
  // MARK: Times

  private nonisolated static let times: [Duration] = [
    .seconds(Int64.max), .seconds(Int64.min), .seconds(100_000_000_000), .zero,
  ]

  @Test(arguments: times) func `a loader takes any time`(time: Duration) async throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "extreme-\(UUID().uuidString).json")
    try Data(#"[{"cells": [{"title": "Ann"}]}]"#.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = TableScreen(url: file)
    screen.dataLoader = URLDataLoader(time: time)
    let table = try await HeadlessHost.show(screen)
    if time > .zero { #expect(table.titles == ["Ann"]) }
  }

  @Test(arguments: times) func `a loader of pictures takes any time`(time: Duration) async throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "extreme-\(UUID().uuidString).png")
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let limits = TableImageLimits(time: time)
    let data = try? await URLImageLoader().data(from: file, limits: limits)
    if time > .zero { #expect(data == Data([1, 2, 3])) }
  }

  private final class Patient: TableScreen {
    override class var settings: Settings {
      [.searchable(debounce: .seconds(Int64.max), remotely: Patient.find)]
    }
    override var tableData: [Section] { [Section { [.title: "Ann"] }] }
    func find(_ text: String) async throws -> [Section] { [] }
  }

  @Test func `a search waits as long as it is told, and can be left`() async throws {
    let table = try await HeadlessHost.show(Patient())
    table.timeout = .milliseconds(20)
    try? await table.search("a")
    #expect(table.chrome.waiting == TableWords.current.searching)
    try await table.endSearch()
    #expect(table.titles == ["Ann"])
  }

  @Test(arguments: times) func `any time is said in words`(time: Duration) {
    #expect(!TableWords().text(of: TableDownloadError.timedOut(time)).isEmpty)
  }

  // MARK: Words for programs

  @Test(arguments: [
    TimeInterval.nan, .infinity, -.infinity, 1e300, -1e300, 1e12, -1e12, 0, 1_790_000_000,
  ])
  func `any value can be printed`(seconds: TimeInterval) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect("\(TableValue.date(date))".hasPrefix("date("))
    #expect(!"\(TableCell.ID(date))".isEmpty)
    let change = TableValueChange(
      row: NodeID(1), cell: [.title: "When"], control: "value", oldValue: .date(date),
      value: .number(seconds))
    #expect("\(change)".contains("date("))
    #expect(!"\(TableControlEvent(row: NodeID(1), control: "value", value: .date(date)))".isEmpty)
  }

  @Test func `a value is printed with its kind`() {
    let values: [TableValue] = [
      .null, .text("a\"b"), .integer(1), .number(1.5), .flag(true), .choice("c"), .choices(["d"]),
    ]
    #expect(
      values.map(\.description) == [
        "null", #"text("a\"b")"#, "integer(1)", "number(1.5)", "flag(true)", #"choice("c")"#,
        #"choices(["d"])"#,
      ])
  }

  // MARK: Numbers of a row

  private final class Measured: TableScreen {
    override var tableData: [Section] {
      [
        Section {
          [.title: "far", .indentation: Int.max]
          [.title: "near", .indentation: Int.min]
          [.title: "high", .height: Double.infinity]
          [.title: "low", .height: -1]
          [.title: "none", .height: Double.nan]
          [.title: "right", .indentation: 100, .height: 10_000]
          [
            .title: "above",
            .children: .cells(expanded: true) { [.title: "below", .indentation: Int.max] },
          ]
        }
      ]
    }
  }

  @Test func `a number that a key does not take is reported, and the nearest taken`() async throws {
    let said = Locked<[TableDiagnostic]>([])
    try await TableDiagnostics.withReporter({ mistake in said.withLock { $0.append(mistake) }
    }) {
      let table = try await HeadlessHost.show(Measured())
      #expect(table.row("far")?.indentation == 100)
      #expect(table.row("near")?.indentation == 0)
      #expect(table.row("high")?.height == 10_000)
      #expect(table.row("low")?.height == 0)
      #expect(table.row("none")?.height == nil)
      #expect(table.row("right")?.indentation == 100)
      #expect(table.row("right")?.height == 10_000)
      #expect(table.row("below")?.indentation == 101)
      #expect(table.frame(columns: 40, rows: 8).contains("far"))
    }
    let mistakes = said.withLock { $0 }
    let rows: [String?] = ["far", "near", "high", "low", "none", "below"]
    #expect(Set(mistakes.map(\.place.row)) == Set(rows))
    #expect(
      mistakes.contains {
        $0.what == "expected a whole number from 0 to 100, found \(Int.max)"
          && $0.place.key == "indentation"
      })
  }

  // MARK: Numbers of rows

  private final class Counting: TableScreen {
    override class var settings: Settings { [.searchable()] }

    var counts: [Int] = []
    override var tableData: [Section] {
      counts.enumerated().map { place, count in
        Section("S\(place)", count: count) { [.title: "R\($0)"] }
      }
    }
  }

  @Test(arguments: [
    [Int.max], [Int.max / 2 + 1, Int.max / 2 + 1], Array(repeating: Int.max, count: 30),
  ])
  func `so many rows as no table has are reported, and the most that there may be shown`(
    counts: [Int]
  ) async throws {
    let screen = Counting()
    let said = Locked<[TableDiagnostic]>([])
    try await TableDiagnostics.withReporter({ mistake in said.withLock { $0.append(mistake) }
    }) {
      let table = try await HeadlessHost.show(screen)
      screen.counts = counts
      screen.updateTableData()
      try await table.settle()
      #expect(table.page.first?.title == "R0")
      #expect(table.frame(columns: 40, rows: 8).contains("R1"))
      #expect(table.layout.sectionCount == counts.count)
      for section in counts.indices { #expect(table.layout.rowCount(in: section) > 1_000_000) }
      screen.counts = [3]
      screen.updateTableData()
      #expect(table.titles == ["R0", "R1", "R2"])
    }
    let mistakes = said.withLock { $0 }
    #expect(mistakes.count == counts.count)
    #expect(mistakes.allSatisfy { $0.kind == "tooManyRows" && $0.place.key == "count" })
    #expect(mistakes.first?.place.section == "S0")
  }

  @Test func `a search of the most rows there may be finds the first, and says how far it looks`()
    async throws
  {
    let screen = Counting()
    screen.counts = [Int.max]
    let mistakes = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      screen.send(.beginSearch)
      screen.send(.search("R12"))
      #expect(table.page.first?.title == "R12")
      screen.send(.endSearch)
      #expect(table.page.first?.title == "R0")
      // Indexing goes on while a screen shows.
      table.close()
    }
    #expect(mistakes.map(\.kind) == ["tooManyRows", "tooManyRows"])
    #expect(mistakes.last?.what.contains("20000000") == true)
  }

  // MARK: Limits of data

  @Test(arguments: [-1, Int.min, 0]) func `what a limit leaves out is said`(limit: Int) {
    let json = #"[{"cells": [{"title": "a"}]}]"#
    let limits = [
      TableDataLimits(bytes: limit), TableDataLimits(values: limit), TableDataLimits(nodes: limit),
      TableDataLimits(sections: limit),
    ]
    for limits in limits {
      let data = TableData(json: json, limits: limits)
      #expect(data.sections.isEmpty)
      #expect(!data.mistakes.isEmpty, "\(limits)")
    }
    var later = TableDataLimits()
    (later.nodes, later.sections, later.mistakes) = (limit, limit, limit)
    #expect(later.nodes == 0 && later.sections == 0 && later.mistakes == 0)
  }
}
