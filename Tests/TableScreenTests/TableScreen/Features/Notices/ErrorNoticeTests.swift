import TableScreen
import TableScreenTesting
import Testing

/// The notice of an error is there until it is read, and no longer.
@MainActor struct ErrorNoticeTests {
  private final class OrderScreen: TableScreen {
    var isRefusing = true
    override var tableCells: [Cell?]? {
      [
        [.title: "Order", .action: .perform(OrderScreen.order)],
        [.title: "Look", .action: .perform(OrderScreen.look)],
        [.title: "Nothing"],
      ]
    }
    func order() throws { if isRefusing { show(error: "The server refused") } }
    func look() { open(PlainScreen()) }
  }

  private final class PlainScreen: TableScreen {
    override var tableCells: [Cell?]? { [[.title: "Plain"]] }
  }

  private func refused() async throws -> (OrderScreen, HeadlessHost) {
    let screen = OrderScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Order")
    #expect(table.chrome.notice?.text == "The server refused")
    return (screen, table)
  }

  @Test func `it stays while rows come into view, and goes when the person goes on`() async throws {
    let (_, table) = try await refused()
    try await table.send(.displayed(TablePath(0, 0), TablePath(0, 2)))
    #expect(table.chrome.notice?.isError == true)
    try await table.send(.moved)
    #expect(table.chrome.notice == nil)
  }

  @Test func `it goes when what failed works`() async throws {
    let (screen, table) = try await refused()
    try await table.tap("Order")
    #expect(table.chrome.notice?.isError == true, "it failed again")
    screen.isRefusing = false
    try await table.tap("Order")
    #expect(table.chrome.notice == nil)
  }

  @Test func `it is gone for whoever comes back to the screen`() async throws {
    let (screen, table) = try await refused()
    screen.open(PlainScreen())
    try await table.settle()
    #expect(table.titles == ["Plain"] && table.chrome.notice == nil)
    try await table.back()
    #expect(table.titles.first == "Order" && table.chrome.notice == nil)
  }

  @Test func `a second one with the same text is another one`() async throws {
    let screen = OrderScreen()
    let table = try await HeadlessHost.show(screen)
    screen.show(error: "No")
    let first = table.chrome.notice
    #expect(table.chrome.notice == first)
    screen.show(error: "No")
    #expect(table.chrome.notice?.text == "No" && table.chrome.notice != first)
  }

  @Test func `an offer to undo stays where an error would go`() async throws {
    let screen = OrderScreen()
    let table = try await HeadlessHost.show(screen)
    screen.registerUndo("Deleted") {}
    try await table.send(.moved)
    #expect(table.chrome.notice?.offersUndo == true)
  }
}
