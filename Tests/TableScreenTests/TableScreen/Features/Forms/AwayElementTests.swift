import Observation
import TableScreen
import TableScreenTesting
import Testing

/// What was typed for an element of an array waits for it while the array has it not.
@MainActor @Suite struct AwayElementTests {
  fileprivate struct Guest: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  @Observable @MainActor fileprivate final class Store {
    var guests = [Guest(id: 1, name: "one"), Guest(id: 2, name: "two")]
  }

  private final class Guests: TableScreen {
    let store: Store
    init(_ store: Store) {
      self.store = store
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section("Guests", items: store.guests) { [store] guest in
          [.title: "Row \(guest.id)", .bind: .to(store, \.guests, id: guest.id, \.name)]
        }
      ]
    }
  }

  private let store = Store()
  private let home = TableScreen()

  /// Types into the second row, and takes all elements out of the array.
  private func typeAndEmpty() async throws -> (Guests, HeadlessHost, [Guest]) {
    let table = try await HeadlessHost.show(home)
    let screen = Guests(store)
    home.open(screen)
    try await table.settle()
    try await table.type("Zed", into: "Row 2")
    let loaded = store.guests
    store.guests = []
    try await table.settle()
    return (screen, table, loaded)
  }

  @Test func `it is part of the form, and a person who leaves is asked`() async throws {
    let (screen, table, _) = try await typeAndEmpty()
    #expect(screen.form.isDirty)
    #expect(screen.form.dirtyRows.count == 1)
    try await table.back()
    #expect(table.titles == ["Save", "Discard", "Keep editing"])
    try await table.tap("Keep editing")
    #expect(table.visibleScreen === screen)
  }

  @Test func `a commit does not write it, and a person who saves is told`() async throws {
    let (screen, table, loaded) = try await typeAndEmpty()
    try await screen.submitForm()
    #expect(store.guests == [])
    #expect(table.chrome.notice?.text == TableWords.current.hiddenUnsaved("“Row 2”"))
    // It waits for its row as all that could not be written.
    #expect(!screen.form.isDirty)
    store.guests = loaded
    try await table.settle()
    #expect(screen.form.isDirty)
    #expect(table.row("Row 2")?.controls.map(\.value) == [.text("Zed")])
    #expect(table.row("Row 2")?.message == nil)
    try await screen.commitForm()
    #expect(store.guests.map(\.name) == ["one", "Zed"])
    #expect(!screen.form.isDirty)
  }

  @Test func `it is written where the element is back before its row is`() async throws {
    let (screen, table, loaded) = try await typeAndEmpty()
    try await screen.commitForm()
    screen.mask(.section("Guests"))
    store.guests = loaded
    try await screen.commitForm()
    #expect(store.guests.map(\.name) == ["one", "Zed"])
    try await table.settle()
    #expect(!screen.form.isDirty)
  }

  @Test func `it is dropped by a reload of the form`() async throws {
    let (screen, table, loaded) = try await typeAndEmpty()
    screen.reloadForm()
    #expect(!screen.form.isDirty)
    store.guests = loaded
    try await table.settle()
    #expect(table.row("Row 2")?.controls.map(\.value) == [.text("two")])
  }
}
