import Observation
import TableScreen

/// An item of the list.
struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
  var isDone = false
}

/// What windows share.
@Observable @MainActor final class Store {
  var items: [Item]

  init(_ count: Int = 3) { items = (0..<count).map { Item(id: $0, name: "Item \($0)") } }
}

/// A list with everything that a row can do.
@MainActor final class ListScreen: TableScreen {
  let store: Store
  var did: [String] = []

  init(_ store: Store = Store()) {
    self.store = store
    super.init()
  }

  override class var settings: Settings {
    [
      .title("List"), .searchable(placeholder: "Find", scopes: ["All", "Some"]), .refreshable(),
      .longPressable(),
    ]
  }

  override var tableData: [Section] {
    [
      Section("Things", items: store.items) { item in
        [
          .title: item.name, .action: .perform(ListScreen.open, item.id),
          .accessory: .switch(item.isDone, changed: ListScreen.setDone, item.id),
          .longPressAction: .perform(ListScreen.press, item.id),
          .editingStyle: .delete, .deleteAction: .perform(ListScreen.remove, item.id),
          .moveable: .withinSection,
        ]
      }
    ]
  }

  func open(_ id: Int) { open(DetailScreen(store, id)) }
  func press(_ id: Int) { did.append("press \(id)") }
  func remove(_ id: Int) { store.items.removeAll { $0.id == id } }

  func setDone(_ isDone: Bool, _ id: Int) {
    guard let place = store.items.firstIndex(where: { $0.id == id }) else { return }
    store.items[place].isDone = isDone
    did.append("done \(id) \(isDone)")
  }

  override func onRefresh() async { did.append("refresh") }

  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    did.append("moved \(cell.title ?? "") to \(to.row)")
    let moved = store.items.remove(at: from.row)
    store.items.insert(moved, at: to.row)
  }
}

/// One item.
@MainActor final class DetailScreen: TableScreen {
  let store: Store
  let id: Int
  var secret = "hunter2"

  init(_ store: Store, _ id: Int) {
    (self.store, self.id) = (store, id)
    super.init()
  }

  override var title: String { store.items.first { $0.id == id }?.name ?? "" }
  override var restorationName: String? { "item:\(id)" }

  override var tableData: [Section] {
    [
      Section {
        [.title: "Name", .bind: .to(store, \.items, id: id, \.name)]
        [.title: "Secret", .secret: true, .bind: .to(\DetailScreen.secret)]
      }
    ]
  }
}

/// Sections that only their frames tell apart.
@MainActor final class PlainSections: TableScreen {
  var letters = [["A", "B"], ["C", "D"]]
  override class var settings: Settings { [.style(.grouped)] }
  override var tableData: [Section] {
    letters.map { letters in
      Section { for letter in letters { [.title: letter, .id: .key(letter)] } }
    }
  }
}

/// Two sections between which rows are moved; the second is empty, and a row of the first has a child.
@MainActor final class BagsScreen: TableScreen {
  var bags = [["Book", "Soap"], []]

  override var tableData: [Section] {
    zip(["Full", "Empty"], bags).map { title, names in
      Section(title, cells: names.map(cell))
    }
  }

  private func cell(_ name: String) -> Cell {
    var cell: Cell = [.id: .key(name), .title: name, .moveable: true]
    if name == "Book" { cell[.children] = .cells(expanded: true) { [.title: "Page"] } }
    return cell
  }

  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    let name = bags[from.section].remove(at: from.row)
    bags[to.section].insert(name, at: to.row)
  }
}
