#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenTerminal

/// Work that goes on below a modal or a question, and ends there, is played as it was recorded, and becomes a test that does the
/// same.
@MainActor struct BelowModalPlayingTests {
  let folder: TemporaryFolder
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "recording.jsonl")
  }

  /// Records that work is begun, covered, and ends then, and that the person goes on.
  private func record(_ cover: String) async throws -> Gate {
    let gate = Gate()
    let person = try await RecordedTerminal([Covered(gate)], to: file)
    let window = try #require(person.host.navigator)
    person.host.handle(.key(.enter))
    #expect(!window.isAtRest)
    let downs = try #require(Covered.covers.firstIndex(of: cover)) + 1
    for _ in 0..<downs { person.host.handle(.key(.down)) }
    person.host.handle(.key(.enter))
    // The frame of what covers the work is written while the work goes on.
    while try !String(contentsOf: file, encoding: .utf8).contains(Covered.title(of: cover)) {
      person.host.drawIfNeeded()
      try await Task.sleep(for: .milliseconds(1))
    }
    gate.isOpen = true
    while !window.isAtRest { try await Task.sleep(for: .milliseconds(1)) }
    await person.press(.down, .up)
    person.close()
    return gate
  }

  @Test(.timeLimit(.minutes(Effort.patience)), arguments: Covered.covers)
  func `work that ends below what covers it is played`(cover: String) async throws {
    #expect(try await record(cover).ends == 1)
    for turns in [100, 300] {
      let gate = Gate(turns: turns)
      let table = try await HeadlessHost.play(file, on: Covered(gate))
      #expect(table.titles == ["Opened"] && gate.ends == 1)
      table.close()
    }
  }

  @Test(.timeLimit(.minutes(Effort.patience)), arguments: Covered.covers)
  func `work that ends below what covers it becomes a test that passes`(cover: String) async throws
  {
    _ = try await record(cover)
    let printed = PrintedTest(try TableRecording(contentsOf: file).swiftTest())
    for turns in [0, 20, 200] {
      let gate = Gate(turns: turns)
      let table = try await HeadlessHost.show(Covered(gate))
      try await printed.run(on: table)
      #expect(table.titles == ["Opened"] && gate.ends == 1)
      table.close()
    }
  }
}

/// A gate that work waits for: it opens once what covers the work is in view for some turns, or by hand.
@MainActor private final class Gate {
  var isOpen = false
  /// The number of times that work has ended.
  var ends = 0
  private var turns: Int?

  init(turns: Int? = nil) { self.turns = turns }

  func pass(_ window: TableNavigator?) async throws {
    while !isOpen {
      try await Task.sleep(for: .milliseconds(1))
      guard let left = turns, window?.modals.isEmpty == false else { continue }
      if left == 0 { isOpen = true }
      turns = left - 1
    }
    ends += 1
  }
}

/// A list with work that opens a screen in the end, and rows that cover it meanwhile.
private final class Covered: TableScreen {
  nonisolated static let covers = ["Ask", "Modal"]
  private let gate: Gate

  init(_ gate: Gate) {
    self.gate = gate
    super.init()
  }

  static func title(of cover: String) -> String { cover == "Ask" ? "Sure?" : "Over it" }

  override var title: String { "Covered" }

  override var tableData: [Section] {
    [
      Section {
        [.title: "Work", .action: .perform(Covered.work)]
        [.title: "Ask", .action: .confirm("Sure?", then: .perform(Covered.nothing))]
        [.title: "Modal", .action: .perform(Covered.cover)]
      }
    ]
  }

  func nothing() {}

  func cover() { open(Page("Over it", "Modal row"), as: .modal) }

  func work() async throws {
    try await gate.pass(navigator)
    open(Page("End", "Opened"))
  }
}

/// A page of one row.
private final class Page: TableScreen {
  private let name: String
  private let row: String

  init(_ name: String, _ row: String) {
    (self.name, self.row) = (name, row)
    super.init()
  }

  override var title: String { name }

  override var tableData: [Section] { [Section { [.title: row] }] }
}
#endif
