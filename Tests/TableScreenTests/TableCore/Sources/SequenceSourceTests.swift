import Foundation
import TableScreen
import TableScreenTesting
import Testing

struct LostContact: LocalizedError {
  var errorDescription: String? { "The contact is lost" }
}

/// A source follows an asynchronous sequence.
@MainActor struct SequenceSourceTests {
  typealias Stream = AsyncThrowingStream<[Glyph], any Error>

  func shown(_ source: RowSource) async throws -> HeadlessHost {
    try await HeadlessHost.show(
      ClosureScreen { [Section("Before") { [.title: "0"] }, Section("Letters", source: source)] })
  }

  func letters(_ ids: String...) -> [Glyph] { ids.map { Glyph(id: $0) } }

  /// Waits for what only the sequence knows to be on its way.
  func settle(_ table: HeadlessHost, until isDone: () -> Bool) async throws {
    while !isDone() { try await table.settle() }
  }

  typealias Section = TableSection

  @Test func `each element shows as a minimal update`() async throws {
    let (stream, input) = Stream.makeStream()
    let source = SequenceSource(stream) { [.title: $0.id] }
    let table = try await shown(source)
    #expect(source.isLoading)
    input.yield(letters("x", "y", "z"))
    try await settle(table) { source.items.count == 3 }
    #expect(table.titles(in: 1) == ["x", "y", "z"])
    #expect(!source.isLoading)
    input.yield(letters("x", "z", "w"))
    try await settle(table) { source.items.last?.id == "w" }
    #expect(table.changes.last?.deletedPaths == [TablePath(1, 1)])
    #expect(table.changes.last?.insertedPaths == [TablePath(1, 2)])
    input.finish()
    try await settle(table) { source.isFinished }
    #expect(table.titles(in: 1) == ["x", "z", "w"], "the end leaves the last items")
    #expect(source.failure == nil)
  }

  @Test func `an empty table says that it waits for the first element`() async throws {
    let (stream, input) = Stream.makeStream()
    let source = SequenceSource(stream) { [.title: $0.id] }
    let table = try await HeadlessHost.show(ClosureScreen { [Section(source: source)] })
    #expect(table.chrome.waiting == TableWords.current.loading)
    input.yield([])
    try await settle(table) { !source.isLoading }
    #expect(table.chrome.waiting == nil)
    #expect(table.chrome.emptyText == TableWords.current.emptyTable)
  }

  @Test func `an error shows above the last items, and a tap tries again`() async throws {
    var inputs: [Stream.Continuation] = []
    let source = SequenceSource(restarting: { () -> Stream in
      let (stream, input) = Stream.makeStream()
      inputs.append(input)
      return stream
    }) { (glyph: Glyph) in [.title: glyph.id] }
    let table = try await shown(source)
    while inputs.isEmpty { try await table.settle() }
    inputs[0].yield(letters("x", "y"))
    inputs[0].finish(throwing: LostContact())
    try await settle(table) { source.failure != nil }
    #expect(table.titles(in: 1) == ["The contact is lost", "x", "y"])
    #expect(table.row("The contact is lost")?.texts.last?.text.plain == TableWords.current.retry)
    #expect(table.layout.sourceIndex(at: TablePath(1, 1)) == 0, "the message is no row of the data")
    #expect(table.layout.dataPath(at: TablePath(1, 1)) == DataPath(section: 1, row: 0))
    let path = try #require(table.layout.dataPath(at: TablePath(1, 0)))
    #expect(table.layout.tablePath(of: path) == TablePath(1, 0))
    try await table.tap("The contact is lost")
    #expect(table.titles(in: 1) == ["x", "y"])
    while inputs.count < 2 { try await table.settle() }
    inputs[1].yield(letters("y"))
    try await settle(table) { source.items.count == 1 }
    #expect(table.titles(in: 1) == ["y"])
  }

  @Test func `a sequence that can be followed once only says what went wrong`() async throws {
    let (stream, input) = Stream.makeStream()
    let source = SequenceSource(stream) { [.title: $0.id] }
    let table = try await shown(source)
    input.finish(throwing: LostContact())
    try await settle(table) { source.failure != nil }
    #expect(table.titles(in: 1) == ["The contact is lost"])
    #expect(table.row("The contact is lost")?.isTappable == false)
    await #expect(throws: HeadlessError.notOffered("be tapped", by: "The contact is lost")) {
      try await table.tap("The contact is lost")
    }
    #expect(table.titles(in: 1) == ["The contact is lost"])
  }

  @Test func `a failure of several sections shows, also where there are none`() async throws {
    let source = FailingSections()
    let table = try await HeadlessHost.show(
      ClosureScreen { [Section { [.title: "0"] }, .sections(from: source)] })
    #expect(table.titlesBySection == [["0"], ["x"], ["y"]])
    source.didChange(failure: LostContact())
    #expect(table.titlesBySection == [["0"], ["The contact is lost", "x"], ["y"]])
    source.names = []
    source.didChange(failure: LostContact())
    #expect(table.titlesBySection == [["0"], ["The contact is lost"]])
    source.names = ["y"]
    source.didChange()
    #expect(table.titlesBySection == [["0"], ["y"]])
  }

  @Test func `nothing is followed any more once the source is gone`() async throws {
    let (stream, input) = Stream.makeStream()
    let (ends, ended) = AsyncStream<Void>.makeStream()
    input.onTermination = { _ in ended.yield() }
    weak var freed: SequenceSource<Glyph>?
    do {
      let source = SequenceSource(stream) { [.title: $0.id] }
      freed = source
      let table = try await shown(source)
      table.close()
    }
    for await _ in ends { break }
    #expect(freed == nil)
  }
}

private final class FailingSections: SectionSource {
  var names = ["x", "y"]
  override var sections: [TableSection] {
    names.map { name in TableSection(id: TableCell.ID(name)) { [.title: name] } }
  }
}
