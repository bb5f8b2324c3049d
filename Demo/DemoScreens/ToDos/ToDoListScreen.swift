public import TableScreen

/// The to-dos: tap to edit, switch when done, drag to reorder, swipe to delete.
public final class ToDoListScreen: TableScreen {
  private let store: ToDoStore

  /// Creates the list of the to-dos in `store`.
  public init(store: ToDoStore) {
    self.store = store
    super.init()
  }

  public override class var settings: Settings {
    [
      .title("To-dos"),
      .searchable(placeholder: "Search to-dos"),
      .refreshable(),
      .longPressable(),
      .emptyPolicy(.hide),
      .emptyText("Nothing to do. Add is where it starts."),
    ]
  }

  public override var tableData: [Section] {
    [
      Section("Open", items: store.open, cell: ToDoListScreen.row),
      Section("Done", items: store.done, cell: ToDoListScreen.row),
    ]
  }

  func row(_ item: ToDo) -> Cell {
    [
      .title: item.title,
      .subtitle: item.note,
      .searchText: item.note,
      .action: .perform(ToDoListScreen.edit, item),
      .longPressAction: .perform(ToDoListScreen.duplicate, item),
      .accessory: .switch(item.isDone, changed: ToDoListScreen.setDone, item),
      .editingStyle: .delete,
      .deleteAction: .perform(ToDoListScreen.remove, item),
      .moveable: .withinSection,
    ]
  }

  public override func onLoad() {
    setBarButton(.trailing, BarButton(system: .add, action: .perform(ToDoListScreen.add)))
    attempt { try store.load() }
  }

  public override func onRefresh() async throws { try store.load() }

  func add() { edit(ToDo()) }
  func edit(_ item: ToDo) { open(ToDoEditor(item, in: store), as: .modal) }
  func duplicate(_ item: ToDo) throws { try store.save(ToDo(title: item.title, note: item.note)) }
  func setDone(_ isDone: Bool, _ item: ToDo) throws { try store.set(item, done: isDone) }

  func remove(_ item: ToDo) throws {
    guard let place = try store.remove(item) else { return }
    registerUndo("Deleted “\(item.title)”") { [weak self] in self?.restore(item, at: place) }
  }

  private func restore(_ item: ToDo, at place: Int) {
    attempt {
      try store.insert(item, at: place)
      registerUndo("Restored “\(item.title)”") { [weak self] in self?.removeAgain(item) }
    }
  }

  private func removeAgain(_ item: ToDo) { attempt { try remove(item) } }

  public override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    let section = from.section == 0 ? store.open : store.done
    let (item, target) = (section[from.row], section[to.row])
    guard let old = store.items.place(of: item), let new = store.items.place(of: target) else {
      return
    }
    move(item, from: old, to: new)
  }

  private func move(_ item: ToDo, from old: Int, to new: Int) {
    attempt {
      try store.move(item, to: new)
      registerUndo("Moved “\(item.title)”") { [weak self] in self?.move(item, from: new, to: old) }
    }
  }

  /// Tries what can fail outside an action; the table then shows what is on disk, as before.
  private func attempt(_ body: () throws -> Void) {
    do { try body() } catch {
      onError(error)
      updateTableData()
    }
  }
}
