import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// A search is restored in the scope that was chosen, or in the first.
@MainActor struct GoneScopeTests {
  private class Mail: TableScreen {
    class var scopes: [String] { ["All", "Unread", "Flagged"] }
    override class var settings: Settings { [.searchable(scopes: scopes)] }
    override var tableData: [Section] { [Section { [.title: "Ada"] }] }
  }
  private final class WithoutOne: Mail {
    override class var scopes: [String] { ["All", "Flagged"] }
  }
  private final class WithAnother: Mail {
    override class var scopes: [String] { ["All", "Flagged", "Sent"] }
  }
  private final class InOtherOrder: Mail {
    override class var scopes: [String] { ["All", "Flagged", "Unread"] }
  }
  private final class InGerman: Mail {
    override class var scopes: [String] { ["Alle", "Ungelesen", "Markiert"] }
  }

  /// Returns the scope on a screen that comes after a restart, where that of unread mails was chosen.
  private func restored(on next: Mail) async throws -> String? {
    let screen = Mail()
    let table = try await HeadlessHost.show(screen)
    try await table.search("A")
    try await table.selectScope("Unread")
    let saved = try JSONDecoder().decode(
      TableState.self, from: JSONEncoder().encode(screen.state))
    table.close()
    next.restore(saved)
    let again = try await HeadlessHost.show(next)
    defer { again.close() }
    return again.chrome.search.map { $0.scopes[$0.scope] }
  }

  @Test func `a scope that has gone is not another one`() async throws {
    #expect(try await restored(on: WithoutOne()) == "All")
    #expect(try await restored(on: WithAnother()) == "All")
  }

  @Test func `one that stands elsewhere, or in another language, is found`() async throws {
    #expect(try await restored(on: Mail()) == "Unread")
    #expect(try await restored(on: InOtherOrder()) == "Unread")
    #expect(try await restored(on: InGerman()) == "Ungelesen")
  }
}
