import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What a source of several sections says holds wherever its sections stand.
@MainActor @Suite struct ToldFailureTests {
  private struct Away: LocalizedError { var errorDescription: String? { "The server is away." } }

  private struct Song: Identifiable, Equatable {
    let id: String
  }

  private static func songs(_ names: String...) -> KeyedSource<String, Song> {
    KeyedSource(names.map { Song(id: $0) }, by: { $0.id }) { [.title: "row \($0.id)"] }
  }

  private final class Listed: TableScreen {
    let source: SectionSource
    let change: (Section) -> Section
    init(_ source: SectionSource, _ change: @escaping (Section) -> Section = { $0 }) {
      (self.source, self.change) = (source, change)
      super.init()
    }
    override var tableData: [Section] { [change(.sections(from: source))] }
  }

  private static let failure = "The server is away."

  @Test func `a failure stands above the first section that shows`() async throws {
    let source = Self.songs("x", "y")
    let screen = Listed(source)
    let table = try await HeadlessHost.show(screen)
    source.didChange(failure: Away())
    try await table.settle()
    #expect(table.titlesBySection == [[Self.failure, "row x"], ["row y"]])
    screen.mask(.section("x"))
    try await table.settle()
    #expect(table.titlesBySection == [[Self.failure, "row y"]])
    screen.updateTableData()
    try await table.settle()
    #expect(table.titlesBySection == [[Self.failure, "row y"]])
    screen.unmask(.section("x"))
    try await table.settle()
    #expect(table.titlesBySection == [[Self.failure, "row x"], ["row y"]])
    source.didChange()
    try await table.settle()
    #expect(table.titlesBySection == [["row x"], ["row y"]])
  }

  private final class Nested: SectionSource {
    let inner = ArraySource([Song(id: "x")]) { [.title: "row \($0.id)"] }
    override var sections: [TableSection] { [TableSection("A", id: "a", source: inner)] }
  }

  @Test func `a failure stands above a section that has a source of its own`() async throws {
    let source = Nested()
    let table = try await HeadlessHost.show(Listed(source))
    source.didChange(failure: Away())
    try await table.settle()
    #expect(table.titles == [Self.failure, "row x"])
    source.inner.items.append(Song(id: "y"))
    try await table.settle()
    #expect(table.titles == [Self.failure, "row x", "row y"])
    source.didChange()
    source.inner.didChange(failure: Away())
    try await table.settle()
    #expect(table.titles == [Self.failure, "row x", "row y"])
  }

  @Test func `what is written on the placeholder holds for each section`() async throws {
    let masked = Listed(Self.songs("x", "y")) { $0.masked().tagged("all") }
    let table = try await HeadlessHost.show(masked)
    #expect(table.titles == [])
    masked.unmask(.tag("all"))
    try await table.settle()
    #expect(table.titles == ["row x", "row y"])
  }

  private final class Returning: TableScreen {
    let source = ArraySource([Song(id: "a"), Song(id: "b")]) {
      [.title: $0.id, .editingStyle: .delete]
    }
    override var tableData: [Section] { [Section("Songs", source: source)] }
  }

  @Test func `a deleted row that a source brings back is reported`() async throws {
    let screen = Returning()
    let table = try await HeadlessHost.show(screen)
    let reports = try await TableDiagnostics.collect {
      try await table.delete("a")
      #expect(table.titles == ["b"])
      screen.source.items.append(Song(id: "c"))
      try await table.settle()
      #expect(table.titles == ["a", "b", "c"])
      screen.updateTableData()
      try await table.settle()
    }
    #expect(reports.map(\.kind) == ["returnedRow"])
  }
}
