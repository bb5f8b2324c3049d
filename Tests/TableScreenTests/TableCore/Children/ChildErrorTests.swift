import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What actions of a child throw is told to the child; one that says nothing of its own hands it on.
@MainActor @Suite struct ChildErrorTests {
  private struct Expired: LocalizedError { var errorDescription: String? { "401" } }

  private class Pay: TableScreen {
    override var tableData: [Section] {
      [
        Section {
          [.title: "Pay", .action: .perform(Pay.pay), .deleteAction: .perform(Pay.payLater)]
          [.title: "Later", .action: .perform(Pay.payLater)]
          [.title: "Own", .editingStyle: .delete]
          [.title: "New", .editingStyle: .insert, .insertAction: .perform(Pay.pay)]
          [.title: "Named", .action: .named("pay")]
        }
      ]
    }
    override class var actions: Actions { ["pay": .perform(Pay.pay)] }
    func pay() throws { throw Expired() }
    func payLater() async throws { throw Expired() }
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      throw Expired()
    }
  }

  private final class Heedful: Pay {
    var heard = 0
    override func onError(_ error: any Error) {
      heard += 1
      show(error: "Please sign in again")
    }
  }

  private final class Outer: TableScreen {
    let child: TableScreen
    var heard = 0
    init(_ child: TableScreen) {
      self.child = child
      super.init()
    }
    override func onLoad() { addChild(child) }
    override var tableData: [Section] {
      [Section { [.title: "Top", .action: .run { _ in throw Expired() }] }]
    }
    override func onError(_ error: any Error) {
      heard += 1
      super.onError(error)
    }
  }

  /// What a person does that fails.
  enum Deed: CaseIterable { case tap, tapLater, delete, deleteAsked, insert, named }

  private func fail(_ deed: Deed, in table: HeadlessHost) async throws {
    switch deed {
    case .tap: try await table.tap("Pay")
    case .tapLater: try await table.tap("Later")
    case .delete: try await table.delete("Pay")
    case .deleteAsked: try await table.delete("Own")
    case .insert: try await table.insert(at: "New")
    case .named: try await table.tap("Named")
    }
    try await table.settle()
  }

  @Test(arguments: Deed.allCases)
  func `it says what is wrong in its own words, as alone`(deed: Deed) async throws {
    let alone = Heedful()
    let table = try await HeadlessHost.show(alone)
    try await fail(deed, in: table)
    #expect(alone.heard == 1 && table.chrome.notice?.text == "Please sign in again")
    let child = Heedful()
    let outer = Outer(child)
    let other = try await HeadlessHost.show(outer)
    try await fail(deed, in: other)
    #expect(child.heard == 1 && outer.heard == 0)
    #expect(other.chrome.notice?.text == "Please sign in again")
  }

  @Test(arguments: Deed.allCases)
  func `one that says nothing hands it on to the screen around it`(deed: Deed) async throws {
    let outer = Outer(Pay())
    let table = try await HeadlessHost.show(outer)
    try await fail(deed, in: table)
    #expect(outer.heard == 1 && table.chrome.notice?.text == "401")
  }

  @Test func `what the screen around it does itself is its own`() async throws {
    let child = Heedful()
    let outer = Outer(child)
    let table = try await HeadlessHost.show(outer)
    try await table.tap("Top")
    #expect(outer.heard == 1 && child.heard == 0)
  }

  @Test func `it is told where its row has left meanwhile`() async throws {
    final class Leaving: TableScreen {
      var heard = 0
      var isThere = true
      override var tableData: [Section] {
        [Section { isThere ? [.title: "Go", .action: .perform(Leaving.go)] : nil }]
      }
      func go() async throws {
        isThere = false
        updateTableData()
        throw Expired()
      }
      override func onError(_ error: any Error) { heard += 1 }
    }
    let child = Leaving()
    let outer = Outer(child)
    let table = try await HeadlessHost.show(outer)
    try await table.tap("Go")
    try await table.settle()
    #expect(child.heard == 1 && outer.heard == 0)
  }
}
