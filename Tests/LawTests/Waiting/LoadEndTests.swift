import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What is said of a row's work ends with that work, and no sooner.
@MainActor @Suite struct LoadEndTests {
  private struct Away: LocalizedError { var errorDescription: String? { "The server is away." } }

  private final class Loading: TableScreen {
    var gate: CheckedContinuation<Void, Never>?

    override var tableData: [Section] {
      [
        Section {
          [.title: "Host", .id: "host", .children: .cells(Loading.children)]
          [
            .title: "Both", .id: "both", .action: .perform(Loading.long),
            .menu: .actions([TableRowAction("Short", .perform(Loading.short))]),
          ]
        }
      ]
    }

    func children() async throws -> [Cell] {
      setProgress(0.5, of: "host")
      await Task.yield()
      return [[.title: "Child"]]
    }
    func long() async throws {
      setProgress(0.3, of: "both")
      await withCheckedContinuation { gate = $0 }
    }
    func short() async throws { await Task.yield() }
  }

  @Test func `the progress of a load of children ends with it`() async throws {
    let table = try await HeadlessHost.show(Loading())
    try await table.expand("Host")
    #expect(table.titles == ["Host", "Child", "Both"])
    #expect(table.row("Host")?.progress == nil && table.row("Host")?.isBusy == false)
  }

  @Test func `a short action leaves the progress of a long one that goes on`() async throws {
    let screen = Loading()
    let table = try await HeadlessHost.show(screen)
    let row = try #require(screen.model.resolve("both").first)
    screen.send(.tap(row))
    while screen.gate == nil { await Task.yield() }
    screen.send(.rowAction(row, .menu, 0))
    for _ in 0..<50 { await Task.yield() }
    #expect(table.row("Both")?.progress == 0.3 && table.row("Both")?.isBusy == true)
    screen.gate?.resume()
    try await table.settle()
    #expect(table.row("Both")?.progress == nil && table.row("Both")?.isBusy == false)
  }

  private final class Failing: TableScreen {
    enum Kind: CaseIterable { case none, written }
    var kind: Kind?

    override var tableData: [Section] {
      [
        Section {
          cell("Later", .cells(Failing.later))
          cell("Now", .cells(Failing.now))
        }
      ]
    }

    private func cell(_ title: String, _ children: TableChildren) -> Cell {
      switch kind {
      case nil: [.title: title, .children: children]
      case .some(.none): [.title: title]
      case .written: [.title: title, .children: .cells { [.title: "Child"] }]
      }
    }
    func later() async throws -> [Cell] { throw Away() }
    func now() throws -> [Cell] { throw Away() }
  }

  @Test(arguments: ["Later", "Now"], ["none", "written"])
  func `what is said of children that failed goes with these`(row: String, kind: String)
    async throws
  {
    let screen = Failing()
    let table = try await HeadlessHost.show(screen)
    try await table.expand(row)
    #expect(table.row(row)?.message == "The server is away.")
    screen.kind = kind == "none" ? Failing.Kind.none : .written
    screen.updateTableData()
    try await table.settle()
    #expect(table.row(row)?.message == nil)
  }
}
