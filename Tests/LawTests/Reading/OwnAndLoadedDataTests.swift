import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A screen's table from an address and data that the app shows by itself keep to the same names, and neither is taken for
/// the other.
@MainActor @Suite struct OwnAndLoadedDataTests {
  /// A loader that answers by a function, and notes which versions it was asked for.
  private final class Answers: TableDataLoader, Sendable {
    typealias Answer = @MainActor @Sendable (Int, URL) async throws -> TableDataAnswer
    @MainActor private(set) var asked: [String] = []
    private let answer: Answer

    init(_ answer: @escaping Answer) { self.answer = answer }

    @MainActor private func note(_ url: URL, _ tag: String?) -> Int {
      asked.append("\(url.lastPathComponent) \(tag ?? "-")")
      return asked.count
    }

    func answer(
      from url: URL, unless tag: String?, limits: TableDataLimits
    ) async throws -> TableDataAnswer {
      try await answer(note(url, tag), url)
    }
  }

  private func address(_ name: String) throws -> URL {
    try #require(URL(string: "http://127.0.0.1/\(name)"))
  }

  private static func data(_ json: String, _ tag: String? = nil) -> TableDataAnswer {
    .data(Data(json.utf8), tag: tag)
  }

  private static func rows(_ titles: String..., tag: String? = nil) -> TableDataAnswer {
    let cells = titles.map { #"{"title": "\#($0)"}"# }.joined(separator: ", ")
    return data(#"[{"cells": [\#(cells)]}]"#, tag)
  }

  private static let volume =
    #"{"cells": [{"title": "Volume", "name": "volume", "type": "slider", "value": 3, "properties": {"minimum": 0, "maximum": 10}}]}"#

  @Test func `cells that a screen was made with are those of a table that it loads`() async throws {
    let screen = TableScreen(json: Self.volume, cells: .ready)
    screen.dataLoader = Answers { _, _ in Self.data(Self.volume) }
    screen.dataURL = try address("a")
    let table = try await HeadlessHost.show(screen)
    try await table.set(.integer(7), of: "Volume")
    try await table.refresh()
    #expect(screen.data?.mistakes == [])
    #expect(screen.formValues["volume"] == .number(7))
  }

  @Test func `cells that an address was given with are those of data that is shown`() async throws {
    let screen = TableScreen(url: try address("a"), cells: .ready)
    screen.dataLoader = Answers { _, _ in Self.data(Self.volume) }
    let table = try await HeadlessHost.show(screen)
    try await table.set(.integer(7), of: "Volume")
    screen.show(.json(Data(Self.volume.utf8)))
    try await table.settle()
    #expect(screen.data?.mistakes == [])
    #expect(screen.formValues["volume"] == .number(7))
  }

  @Test func `limits that a screen was made with are those of a table that it loads`() async throws
  {
    let screen = TableScreen(json: "[]", limits: .init(nodes: 3))
    screen.dataLoader = Answers { _, _ in Self.rows("a", "b", "c", "d") }
    screen.dataURL = try address("a")
    let table = try await HeadlessHost.show(screen)
    _ = try await TableDiagnostics.collect { try await table.refresh() }
    #expect(table.titles == ["a", "b"])
  }

  @Test func `after data of the app's own a refresh asks for the table, whatever its version`()
    async throws
  {
    let loader = Answers { number, _ in number == 2 ? .unchanged : Self.rows("Far", tag: "v1") }
    let screen = TableScreen(url: try address("a"))
    screen.dataLoader = loader
    let table = try await HeadlessHost.show(screen)
    try await table.refresh()
    screen.show(.json(Data(#"[{"cells": [{"title": "Near"}]}]"#.utf8)))
    try await table.settle()
    #expect(table.titles == ["Near"])
    try await table.refresh()
    #expect(loader.asked == ["a -", "a v1", "a -"])
    #expect(table.titles == ["Far"])
  }

  @Test func `an address that is set during the first load is loaded in its place`() async throws {
    let screen = TableScreen(url: try address("a"))
    let other = try address("b")
    let loader = Answers { [weak screen] number, url in
      if number == 1 { screen?.dataURL = other }
      return Self.rows(url.lastPathComponent)
    }
    screen.dataLoader = loader
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["b"])
    #expect(loader.asked == ["a -", "b -"])
  }

  @Test func `a newer answer counts, though the address was away meanwhile`() async throws {
    let gates = (0..<2).map { _ in AsyncStream<Void>.makeStream() }
    let streams = gates.map(\.stream)
    let screen = TableScreen(json: "[]")
    let loader = Answers { number, _ in
      for await _ in streams[number - 1] { break }
      return Self.rows("Answer \(number)")
    }
    screen.dataLoader = loader
    let url = try address("a")
    let table = try await HeadlessHost.show(screen)
    var loads: [Task<Void, any Error>] = []
    for number in 1...2 {
      screen.dataURL = nil
      screen.dataURL = url
      loads.append(Task { try await screen.loadData() })
      while loader.asked.count < number { await Task.yield() }
    }
    for (gate, load) in zip(gates, loads) {
      gate.continuation.yield()
      try await load.value
    }
    #expect(table.titles == ["Answer 2"])
  }

  @Test func `a search comes back where the data that is loaded says that there is one`()
    async throws
  {
    let json =
      #"{"settings": {"searchable": true}, "cells": [{"title": "Milk"}, {"title": "Bread"}]}"#
    func screen() throws -> TableScreen {
      let screen = TableScreen(url: try address("a"))
      screen.dataLoader = Answers { _, _ in Self.data(json) }
      return screen
    }
    let first = try screen()
    let table = try await HeadlessHost.show(first)
    try await table.search("Bre")
    let state = first.state
    let again = try screen()
    again.restore(state)
    #expect(again.state == state)
    let restarted = try await HeadlessHost.show(again)
    #expect(restarted.titles == ["Bread"])
    #expect(restarted.chrome.search?.text == "Bre")
  }

  @Test(arguments: [false, true])
  func `what data turns off is off, whatever the class has`(isLoaded: Bool) async throws {
    final class AllOn: TableScreen {
      override class var settings: Settings {
        [
          .searchable(), .selectable(.multiple), .editable(), .indexable(), .pageable(), .drafts,
          .longPressable(), .refreshable(),
        ]
      }
    }
    let json = #"""
      {"settings": {"searchable": false, "editable": false, "marksSelection": false, "refreshable": false,
        "indexable": false, "pageable": false, "longPressable": false, "drafts": false},
       "sections": [{"title": "S", "cells": [{"title": "a", "name": "a", "type": "text"}]}]}
      """#
    let screen = AllOn()
    if isLoaded {
      screen.dataLoader = Answers { _, _ in Self.data(json) }
      screen.dataURL = try address("a")
    } else {
      screen.show(.json(Data(json.utf8)))
    }
    let table = try await HeadlessHost.show(screen)
    #expect(screen.data?.mistakes == [])
    let chrome = table.chrome
    #expect(chrome.search == nil && chrome.refresh == nil && !chrome.isEditable)
    #expect(chrome.index.isEmpty && chrome.longPressDuration == nil)
    try await table.type("x", into: "a")
    #expect(!screen.form.isDirty && screen.formValues["a"] == .text("x"))
  }
}
