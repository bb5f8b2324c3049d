import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// What a person left comes back with the rows, however late, unless they have begun with something else.
@MainActor @Suite struct RestoredLaterTests {
  @MainActor fileprivate final class Line {
    var isDown = false
    let latch = Latch()
    init() { latch.open() }
  }

  private struct Loader: TableDataLoader {
    let line: Line
    func answer(
      from url: URL, unless tag: String?, limits: TableDataLimits
    ) async throws -> TableDataAnswer {
      if await line.isDown { throw URLError(.notConnectedToInternet) }
      await line.latch.wait()
      try Task.checkCancellation()
      let cells = (0..<60).map { #"{"title": "item \#($0)", "id": "i\#($0)"}"# }
      return .data(
        Data(
          #"{"settings": {"searchable": true, "selectable": "multiple"}, "cells": [\#(cells.joined(separator: ", "))]}"#
            .utf8), tag: nil)
    }
  }

  private func screen(_ line: Line) throws -> TableScreen {
    let screen = TableScreen(url: try #require(URL(string: "http://127.0.0.1/t")))
    screen.dataLoader = Loader(line: line)
    screen.setRestorationName("items")
    return screen
  }

  private func saved(_ table: HeadlessHost) throws -> TableRestoration {
    let data = try JSONEncoder().encode(table.navigator.state)
    let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
    return TableRestoration(load: { state }, save: { _ in }) { _ in nil }
  }

  enum Meanwhile: CaseIterable { case nothing, moved, dismissed, cancelled }

  @Test(arguments: Meanwhile.allCases)
  func `a load that is tried again brings it all`(meanwhile: Meanwhile) async throws {
    let table = try await HeadlessHost.show(try screen(Line()))
    try await table.tap("item 7")
    try await table.tap("item 3")
    try await table.search("item")
    try await table.scroll(to: "item 30")
    let top = table.top
    let line = Line()
    line.isDown = meanwhile != .cancelled
    if meanwhile == .cancelled { line.latch.isOpen = false }
    let screen = try screen(line)
    // One that is cancelled waits for ever; of the others, the first try has failed before anything else is done.
    let restarted = try await HeadlessHost.show(
      screen, restoration: try saved(table),
      waitingAtMost: meanwhile == .cancelled ? .milliseconds(20) : nil)
    if meanwhile == .moved || meanwhile == .dismissed { screen.show(error: URLError(.timedOut)) }
    switch meanwhile {
    case .nothing: break
    case .moved: screen.send(.moved)
    case .dismissed: screen.send(.dismissNotice)
    case .cancelled: screen.send(.cancelWaiting)
    }
    line.isDown = false
    line.latch.open()
    try await restarted.retry()
    #expect(restarted.titles.count == 60)
    #expect(restarted.chrome.search?.text == "item")
    #expect(screen.selectedIDs == ["i7", "i3"])
    #expect(restarted.top == top)
  }

  @Test func `a use of the table ends it`() async throws {
    let table = try await HeadlessHost.show(try screen(Line()))
    try await table.tap("item 7")
    let line = Line()
    line.isDown = true
    let screen = try screen(line)
    let restarted = try await HeadlessHost.show(screen, restoration: try saved(table))
    screen.send(.search("9"))
    line.isDown = false
    try await restarted.retry()
    #expect(screen.selectedIDs.isEmpty)
  }

  // MARK: The row at the top

  private final class Pages: TableScreen {
    var count = 30
    override class var settings: Settings { [.pageable()] }
    override var restorationName: String? { "pages" }
    override var tableData: [Section] {
      [Section(id: "all", count: count) { row in [.id: .key(row), .title: "row \(row)"] }]
    }
    override func onEndReached() async throws -> Bool {
      count += 30
      updateTableData()
      return count < 300
    }
  }

  private func left(at row: Int) async throws -> TableRestoration {
    let screen = Pages()
    let table = try await HeadlessHost.show(screen)
    while screen.count < row + 30 {
      try await table.scroll(to: "row \(screen.count - 1)")
      try await table.settle()
    }
    try await table.scroll(to: "row \(row)")
    #expect(table.top == TablePath(0, row))
    return try saved(table)
  }

  @Test func `a list that a person has scrolled meanwhile stands where they are`() async throws {
    let restoration = try await left(at: 110)
    let screen = Pages()
    let table = try await HeadlessHost.show(screen, restoration: restoration)
    for row in [5, 12, 20, 25, 40, 50, 66, 80, 90, 110, 119] where row < table.layout.rowCount {
      try await table.scroll(to: "row \(row)")
      try await table.settle()
      let view = table.top.row..<table.top.row + table.pageLength
      #expect(view.contains(row), "row \(row), top \(table.top)")
    }
  }
}
