public import TableScreen
import TableScreenSQLite

/// The list: a switch marks an item as done, a tap edits it, and what is deleted can be put back.
public final class ListScreen: TableScreen {
  private let store: ItemStore
  private let items: SectionSource

  /// Creates the list of what `store` holds.
  public init(_ store: ItemStore) {
    self.store = store
    items = SQLiteSections(
      store.database, SQLiteQuery("SELECT * FROM items ORDER BY is_done, title"),
      section: "is_done", title: { $0 == .integer(0) ? "Open" : "Done" }, cell: ListScreen.row)
    super.init()
  }

  public override class var settings: Settings {
    [.title("NewApp"), .searchable(), .emptyText("Nothing yet. Add is where it starts.")]
  }

  public override var tableData: [Section] { [.sections(from: items)] }

  func row(_ row: SQLiteRow) -> Cell {
    let item = Item(row)
    return [
      .title: item.title,
      .action: .perform(ListScreen.edit, item), .actionTitle: "Edit",
      .accessory: .switch(item.isDone, changed: ListScreen.setDone, item),
      .deleteAction: .perform(ListScreen.remove, item),
    ]
  }

  public override func onLoad() {
    setBarButton(.trailing, BarButton(system: .add, action: .perform(ListScreen.add)))
  }

  func add() { edit(Item()) }
  func edit(_ item: Item) { open(ItemScreen(item, in: store), as: .modal) }

  func setDone(_ isDone: Bool, _ item: Item) async throws {
    try await store.set(item, done: isDone)
  }

  func remove(_ item: Item) async throws {
    // What comes back is what was removed: it may have been edited since the row has seen it.
    guard let removed = try await store.remove(item) else { return }
    registerUndo("Deleted “\(removed.title)”") { [weak self, store] in
      // Somebody who had it open may have saved it again: what they wrote stays.
      guard try await store.add(removed) else { return }
      self?.registerUndo("Restored “\(removed.title)”") { try await self?.remove(removed) }
    }
  }
}
