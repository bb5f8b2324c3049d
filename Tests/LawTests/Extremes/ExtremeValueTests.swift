import Foundation
import TableScreen
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
    #expect(table.chrome.waiting == Words.current.searching)
    try await table.endSearch()
    #expect(table.titles == ["Ann"])
  }

  @Test(arguments: times) func `any time is said in words`(time: Duration) {
    #expect(!Words().reason(of: TableDataError.timedOut(time)).isEmpty)
    #expect(!Words().text(of: TableImageError.timedOut(time)).isEmpty)
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
