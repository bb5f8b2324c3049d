public import TableScreen
import TableScreenSQLite

/// The to-dos: tap to edit, switch when done, drag to reorder, swipe to delete.
///
/// What another program commits to the database shows at once, too.
public final class ToDoListScreen: TableScreen {
  private let store: any ToDoStoring
  private let toDos: any ToDoSections
  /// The moves that are not saved yet, the oldest first.
  private var moves: [(id: String, title: String, previous: String?)] = []
  /// What switches say that is not written yet, by to-do.
  private var switched: [String: Bool] = [:]

  /// Creates the list of the to-dos in `store`.
  public init(store: any ToDoStoring) {
    self.store = store
    toDos = store.sections(
      title: { $0 == .integer(0) ? "Open" : "Done" }, cell: ToDoListScreen.row)
    super.init()
  }

  public override class var settings: Settings {
    [
      .title("To-dos"),
      .searchable(placeholder: "Search to-dos"),
      .longPressable(),
      .emptyText("Nothing to do. Add is where it starts."),
    ]
  }

  public override var tableFooter: RowElement? {
    .tour(
      "\(number)Rows of a database: what another program changes shows at once. A tap edits, a long press duplicates; deletions and moves can be undone."
    )
  }

  /// How many to-dos there are, as a sentence: of many a server knows at first only about how many.
  private var number: String {
    guard let count = toDos.count, count != .exactly(0) else { return "" }
    let text = count.text()
    let noun = count == .exactly(1) ? "to-do" : "to-dos"
    return "\(text.prefix(1).uppercased())\(text.dropFirst()) \(noun). "
  }

  public override var tableData: [Section] { [.sections(from: toDos)] }

  func row(_ row: SQLiteRow) -> Cell {
    let item = ToDo(row)
    return [
      .title: item.title,
      .subtitle: item.note,
      .searchText: item.note,
      .action: .perform(ToDoListScreen.edit, item), .actionTitle: "Edit",
      .longPressAction: .perform(ToDoListScreen.duplicate, item), .longPressTitle: "Duplicate",
      .accessory: .switch(item.isDone, changed: ToDoListScreen.setDone, item),
      .arguments: .values(["id": item.id]),
      .editingStyle: .delete,
      .deleteAction: .perform(ToDoListScreen.remove, item),
      .moveable: .withinSection,
    ]
  }

  public override func onLoad() {
    setBarButton(.trailing, BarButton(system: .add, action: .perform(ToDoListScreen.add)))
  }

  func add() { open(ToDoEditor(ToDo(), in: store), as: .modal) }
  /// Opens the form of a to-do; as `async` it begins after the switch of its row that was pressed right before.
  func edit(_ item: ToDo) async {
    var item = item
    // The row says so only once it is written.
    item.isDone = switched[item.id] ?? item.isDone
    open(ToDoEditor(item, in: store), as: .modal)
  }
  func duplicate(_ item: ToDo) async throws {
    try await store.save(ToDo(title: item.title, note: item.note))
  }
  func setDone(_ isDone: Bool, _ item: ToDo) async throws {
    switched[item.id] = isDone
    defer { switched[item.id] = nil }
    try await store.set(item, done: isDone)
  }

  func remove(_ item: ToDo) async throws {
    // What comes back is what was removed, which may have been edited since the row, or an earlier undo, has seen it.
    guard let (removed, place) = try await store.take(item) else { return }
    registerUndo("Deleted “\(removed.title)”") { [weak self, store] in
      try await store.insert(removed, at: place)
      self?.registerUndo("Restored “\(removed.title)”") { try await self?.remove(removed) }
    }
  }

  public override func onCellMoved(
    _ cell: Cell, from: DataPath, to: DataPath, after previous: TableNeighbor?
  ) {
    guard let id = cell.arguments["id", as: String.self] else { return }
    let (title, previous) = (cell.title ?? "", previous?.cell.arguments["id", as: String.self])
    moves.append((id, title, previous))
    // A wait with the same text is ignored while one runs, which then saves this move, too.
    wait(for: "Saving the order") { [weak self] in try await self?.saveMoves() }
  }

  /// Saves the moves one after the other, since each is told by the row above of then.
  private func saveMoves() async throws {
    do {
      while !moves.isEmpty {
        // It is taken out at once: a person may cancel this, and begin anew, before its answer is there.
        let (id, title, previous) = moves.removeFirst()
        if let move = try await store.move(id, after: previous) { note(move, of: id, title) }
        // Who cancels this and moves on has begun anew with what is left.
        if Task.isCancelled { return }
      }
    } catch {
      if !Task.isCancelled { moves = [] }
      // The rows stand where they were dropped; they show again where the database has them.
      updateTableData()
      throw error
    }
  }

  private func note(_ move: ToDoStore.Move, of id: String, _ title: String) {
    registerUndo("Moved “\(title)”") { [weak self, store] in
      try await store.move(id, to: move.from)
      self?.note(ToDoStore.Move(from: move.to, to: move.from), of: id, title)
    }
  }
}
