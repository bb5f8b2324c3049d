import TableScreen
import TableScreenTesting
import Testing

final class OfferingScreen: TableScreen {
  var calls: [String] = []
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "a", .arguments: .values(["name": "a"]),
          .swipeActions: .actions([
            TableRowAction("Archive", .perform(OfferingScreen.archive, "a")),
            .destructive("Remove", .perform(OfferingScreen.remove)),
          ]),
          .leadingSwipeActions: .actions([TableRowAction("Flag", .perform(OfferingScreen.flag))]),
          .menu: .actions([TableRowAction("Share", .perform(OfferingScreen.share))]),
        ]
        [.title: "plus", .editingStyle: .insert]
        [
          .title: "plus with action", .insertAction: .perform(OfferingScreen.insert),
          .editingStyle: .insert,
        ]
      }
    ]
  }
  func archive(_ word: String) { calls.append("archive \(word)") }
  func remove() async throws { calls.append("remove") }
  func flag(_ arguments: Arguments) { calls.append("flag \(arguments["name"] ?? "")") }
  func share() { calls.append("share") }
  func insert() { calls.append("insert") }
  override func onCellInserted(_ cell: Cell, at path: DataPath) async throws {
    calls.append("inserted at \(cell.title ?? "") \(path)")
  }
}

/// Swipes, menus and insert controls do what the row offers.
@MainActor struct RowActionTests {
  let screen = OfferingScreen()

  @Test func `a row offers actions at each edge and in its menu`() async throws {
    let table = try await HeadlessHost.show(screen)
    let offers = try #require(table.row("a")?.rowActions)
    #expect(
      offers[.trailing] == [
        RowAction(title: "Archive"), RowAction(title: "Remove", isDestructive: true),
      ])
    #expect(offers[.leading] == [RowAction(title: "Flag")])
    for offer in ["Archive", "Remove", "Flag", "Share"] { try await table.choose(offer, of: "a") }
    #expect(screen.calls == ["archive a", "remove", "flag a", "share"])
    await #expect(throws: HeadlessError.self) { try await table.choose("Sell", of: "a") }
  }

  @Test func `an insert control runs its action, or tells the screen where`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.insert(at: "plus")
    try await table.insert(at: "plus with action")
    #expect(screen.calls == ["inserted at plus A(0,1)", "insert"])
  }
}
