import Observation
import TableScreen
import TableScreenTesting
import Testing

/// `onSelectionChanged()` runs once whenever other rows are selected than before, whatever the cause.
@MainActor @Suite struct SelectionHookTests {
  @Observable final class Store { var names = ["Ash", "Birch", "Cedar", "Fir"] }

  enum Kind: CaseIterable { case cells, items, owned }

  private final class Trees: TableScreen {
    override class var settings: Settings { [.selectable(.multiple), .searchable()] }
    let store = Store()
    let kind: Kind
    var heard: [[TableCell.ID]] = []
    init(_ kind: Kind) {
      self.kind = kind
      if kind == .owned {
        super.init(model: TableModel([TableSection("Trees", cells: Store().names.map(Self.cell))]))
      } else {
        super.init()
      }
    }
    static func cell(_ name: String) -> Cell {
      [.id: .key(name), .title: name, .editingStyle: .delete]
    }
    override var tableData: [Section] {
      kind == .items
        ? [Section("Trees", items: store.names, id: \.self) { Self.cell($0) }]
        : [Section("Trees", cells: store.names.map(Self.cell))]
    }
    override func onSelectionChanged() {
      heard.append(selectedIDs)
      setTitle("\(selectedRows.count) chosen")
    }
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
      if kind == .owned { return .delete }
      store.names.removeAll { $0 == cell.title }
      return .done
    }
    func leave(_ name: String) throws {
      if kind == .owned { try model.deleteRows(.id(.key(name))) }
      store.names.removeAll { $0 == name }
    }
  }

  private func show(_ kind: Kind) async throws -> (Trees, HeadlessHost) {
    let screen = Trees(kind)
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Ash")
    try await table.tap("Birch")
    try await table.tap("Cedar")
    #expect(screen.heard.count == 3)
    screen.heard = []
    return (screen, table)
  }

  @Test(arguments: Kind.allCases)
  func `it runs when a selected row is deleted`(kind: Kind) async throws {
    let (screen, table) = try await show(kind)
    try await table.delete("Birch")
    #expect(screen.heard == [["Ash", "Cedar"]])
    #expect(table.chrome.title == "2 chosen")
    try await table.delete("Fir")
    #expect(screen.heard.count == 1)
  }

  @Test(arguments: Kind.allCases)
  func `it runs when a selected row leaves, and when it is back`(kind: Kind) async throws {
    let (screen, table) = try await show(kind)
    try screen.leave("Ash")
    try await table.settle()
    #expect(screen.heard == [["Birch", "Cedar"]])
    #expect(table.chrome.title == "2 chosen")
    if kind == .owned {
      try screen.model.insertRows([Trees.cell("Ash")], at: .first(in: .section("Trees")))
    } else {
      screen.store.names.insert("Ash", at: 0)
    }
    try await table.settle()
    #expect(screen.heard == [["Birch", "Cedar"], ["Ash", "Birch", "Cedar"]])
    #expect(table.chrome.title == "3 chosen")
  }

  @Test(arguments: Kind.allCases)
  func `it runs when a deletion of a selected row is taken back`(kind: Kind) async throws {
    guard kind == .owned else { return }
    let (screen, table) = try await show(kind)
    try await table.delete("Birch")
    screen.heard = []
    try await table.undo()
    #expect(screen.heard.count == 1)
    #expect(Set(screen.selectedIDs) == ["Ash", "Birch", "Cedar"])
  }

  @Test func `it does not run when rows move, hide or are searched`() async throws {
    let (screen, table) = try await show(.items)
    screen.store.names.reverse()
    try await table.settle()
    screen.mask(.id("Ash"))
    try await table.search("Fir")
    try await table.endSearch()
    screen.store.names.append("Yew")
    try await table.settle()
    #expect(screen.heard == [])
  }

  @Test func `it runs once for what is done in one update`() async throws {
    let (screen, table) = try await show(.items)
    screen.update {
      screen.select(.id("Fir"))
      screen.deselect(.id("Ash"))
      screen.store.names.removeAll { $0 == "Birch" }
      screen.updateTableData()
    }
    try await table.settle()
    #expect(screen.heard == [["Cedar", "Fir"]])
  }

  @Test func `it runs for rows of a child, of a group and below others`() async throws {
    final class Inner: TableScreen {
      let store: Store
      init(_ store: Store) {
        self.store = store
        super.init()
      }
      override var tableData: [Section] {
        [
          Section("Inner") {
            [.title: "Host", .children: .cells(store.names.map(Trees.cell), expanded: true)]
          }
        ]
      }
    }
    let screen = Trees(.items)
    screen.store.names = []
    let inner = Store()
    screen.addChild(Inner(inner))
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Birch")
    inner.names.removeAll { $0 == "Birch" }
    try await table.settle()
    #expect(screen.heard == [["Birch"], []])
  }

  @Test func `a screen that is closed and opened again hears of rows that have left since`()
    async throws
  {
    for leaves in [false, true] {
      let screen = Trees(.items)
      let group = TableGroup()
      let table = try await HeadlessHost.show(screen)
      try screen.model.insert(group, .beforeMain)
      try await table.tap("Ash")
      try await table.tap("Birch")
      screen.heard = []
      table.close()
      #expect(screen.heard == [])
      if leaves { screen.store.names.removeAll { $0 == "Ash" } }
      let again = try await HeadlessHost.show(screen)
      #expect(again.row("Birch")?.isSelected == true)
      #expect(screen.heard == (leaves ? [["Birch"]] : []))
    }
  }

  @Test func `a child hears of it, too`() async throws {
    let (screen, inner) = (Trees(.items), Trees(.cells))
    screen.store.names = ["Yew"]
    screen.addChild(inner)
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Birch")
    inner.select(.id("Ash"))
    try await table.tap("Yew")
    let all: [[TableCell.ID]] = [["Birch"], ["Birch", "Ash"], ["Birch", "Ash", "Yew"]]
    #expect(screen.heard == all)
    #expect(inner.heard == all)
  }
}
