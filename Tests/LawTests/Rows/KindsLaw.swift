import Foundation
import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The law of the two kinds: a table whose rows are made when they show is the table whose rows are written, over the same data
/// and by the same acts.
@MainActor @Suite struct KindsLaw {
  struct Item: Identifiable, Hashable, Sendable {
    let id: Int
    var title = "item"
    var note = 0
  }

  @Observable @MainActor final class Value { var text = "value" }

  /// What a row reads beside its item: where it changes, the row alone is made again.
  @Observable @MainActor final class Extra {
    var isHidden = false
    var isBound = true
    var hasChildren = true
    var isOpen = false
    var tag = "a"
    var children = 3
  }

  @Observable @MainActor final class Store {
    var items = (0..<4).map { Item(id: $0) }
    let extras = (0..<8).map { _ in Extra() }
    let values = (0..<8).map { _ in Value() }
    let inner = (0..<8).map { _ in Value() }
  }

  private final class ListScreen: TableScreen {
    let store: Store
    let isMade: Bool

    init(isMade: Bool, _ store: Store = Store()) {
      (self.isMade, self.store) = (isMade, store)
      super.init()
    }

    override class var settings: Settings {
      [.drafts, .selectable(.multiple), .searchable(), .editable()]
    }

    override var tableData: [Section] {
      isMade
        ? [Section("All", id: "all", items: store.items) { [unowned self] in cell($0) }]
        : [Section("All", id: "all", cells: store.items.map { cell($0) })]
    }

    private func cell(_ item: Item) -> Cell {
      let extra = store.extras[item.id]
      var cell: Cell = [
        .title: "\(item.title) \(item.id)", .subtitle: item.note == 0 ? nil : "note \(item.note)",
        .tag: extra.tag, .masked: extra.isHidden,
        .bind: extra.isBound ? .to(store.values[item.id], \.text) : nil,
        .children: extra.hasChildren
          ? .cells((0..<extra.children).map { child($0, of: item) }, expanded: extra.isOpen) : nil,
        .deleteAction: .perform(ListScreen.remove, item), .moveable: .withinSection,
      ]
      if !isMade { cell[.id] = .key(item.id) }
      return cell
    }

    func remove(_ item: Item) {
      guard let place = store.items.firstIndex(where: { $0.id == item.id }) else { return }
      store.items.remove(at: place)
      registerUndo("removal") { [unowned self] in
        guard !store.items.contains(where: { $0.id == item.id }) else { return }
        store.items.insert(item, at: min(place, store.items.count))
        registerUndo("return") { [unowned self] in remove(item) }
      }
    }

    override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
      guard from.section == to.section, store.items.indices.contains(from.row) else { return }
      store.items.insert(store.items.remove(at: from.row), at: min(to.row, store.items.count - 1))
    }

    private func child(_ place: Int, of item: Item) -> Cell {
      [
        .id: .key("\(item.id)/\(place)"), .title: "child \(place) of \(item.id)",
        .bind: place == 1 ? .to(store.inner[item.id], \.text) : nil,
        .children: place == 2 ? .cells([[.title: "last of \(item.id)"]]) : nil,
      ]
    }
  }

  /// What is done to both tables.
  private struct Act: CustomStringConvertible {
    let description: String
    let body: @MainActor (ListScreen, HeadlessHost) async throws -> Void
  }

  private static func act(_ random: inout SplitMix64, _ titles: [String]) -> Act {
    let (id, isOn) = (Int.random(in: 0..<8, using: &random), Bool.random(using: &random))
    let (number, tag) = (
      Int.random(in: 1...9, using: &random), ["a", "b"].randomElement(using: &random) ?? "a"
    )
    let title = titles.randomElement(using: &random) ?? ""
    func extra(_ name: String, _ change: @escaping @MainActor (Extra) -> Void) -> Act {
      Act(description: "\(name) \(id) \(isOn) \(number) \(tag)") { screen, _ in
        change(screen.store.extras[id])
      }
    }
    switch Int.random(in: 0..<28, using: &random) {
    case 0: return extra("hide") { $0.isHidden = isOn }
    case 1, 2: return extra("bind") { $0.isBound = isOn }
    case 3, 4: return extra("have children") { $0.hasChildren = isOn }
    case 5: return extra("open") { $0.isOpen = isOn }
    case 6: return extra("tag") { $0.tag = tag }
    case 7: return extra("children") { $0.children = 2 + number % 3 }
    case 8:
      return Act(description: "remove \(id)") { screen, _ in
        screen.store.items.removeAll { $0.id == id }
      }
    case 9, 10:
      return Act(description: "insert \(id) at \(number)") { screen, _ in
        guard !screen.store.items.contains(where: { $0.id == id }) else { return }
        screen.store.items.insert(Item(id: id), at: min(number, screen.store.items.count))
      }
    case 11:
      return Act(description: "reverse") { screen, _ in screen.store.items.reverse() }
    case 12:
      return Act(description: "note \(id)") { screen, _ in
        guard let place = screen.store.items.firstIndex(where: { $0.id == id }) else { return }
        screen.store.items[place].note = number
      }
    case 13:
      return Act(description: "mask \(id) \(isOn)") { screen, _ in
        screen.setMasked(isOn, of: .id(.key(id)))
      }
    case 14:
      return Act(description: "value \(id)") { screen, _ in
        screen.store.values[id].text = "value \(number)"
      }
    case 15:
      return Act(description: "search \(isOn)") { _, table in
        if isOn { try await table.search("\(number % 4)") } else { try await table.endSearch() }
      }
    case 16:
      return Act(description: "commit") { screen, _ in try? await screen.commitForm() }
    case 17:
      return Act(description: "delete \(title)") { _, table in
        guard let row = table.row(title), row.editing == .delete else { return }
        try await table.delete(title)
      }
    case 18:
      return Act(description: "move \(title) to \(number % 4)") { _, table in
        if table.row(title)?.isMoveable == true { try? await table.move(title, to: number % 4) }
      }
    case 19:
      return Act(description: isOn ? "undo" : "redo") { screen, table in
        if isOn, screen.canUndo { try await table.undo() }
        if !isOn, screen.canRedo { try await table.redo() }
      }
    case 20:
      return Act(description: "edit \(isOn)") { _, table in
        if table.chrome.isEditing != isOn { try? await table.setEditing(isOn) }
      }
    case 21:
      return Act(description: "select all \(isOn)") { screen, _ in
        isOn ? screen.select(.all) : screen.clearSelection()
      }
    default:
      return Act(description: "use \(title) \(number)") { _, table in
        guard let row = table.row(title) else { return }
        if isOn, row.isExpanded != nil {
          try await row.isExpanded == true ? table.collapse(title) : table.expand(title)
        } else if row.controls.contains(where: \.isEnabled) {
          try await table.type("typed \(number)", into: title)
        } else if row.tap != nil, row.isExpanded == nil {
          try await table.tap(title)
        }
      }
    }
  }

  private func look(_ screen: ListScreen, _ table: HeadlessHost) async throws -> [String] {
    // What a row made just now says beside its look is heeded once it was drawn.
    for _ in 0..<2 {
      _ = table.page
      try await table.settle()
    }
    let rows = table.page.map { row in
      let fields = row.controls.map { "\($0.value)" }.joined(separator: ",")
      return "\(row.title) \(fields) \(row.isSelected) \(row.isExpanded as Any) "
        + "\(row.message ?? "") \(row.texts.map(\.text.plain))"
    }
    return rows + [
      "form \(screen.form.isDirty) \(screen.form.dirtyRows.count)",
      "selected \(table.chrome.selectedCount) \(screen.state.selection.count)",
      "chrome \(table.chrome.emptyText ?? "") \(table.chrome.search?.foundText ?? "")",
      "stored \(screen.store.values.map(\.text)) \(screen.store.inner.map(\.text))",
    ]
  }

  /// A table in a window that can be started again.
  @MainActor private final class Shown {
    private(set) var screen: ListScreen
    private(set) var table: HeadlessHost
    private let kept: TableRestoration

    init(isMade: Bool) async throws {
      var state: Data?
      kept = TableRestoration(
        load: { state.flatMap { try? JSONDecoder().decode(TableNavigationState.self, from: $0) } },
        save: { state = try? JSONEncoder().encode($0) }, making: { _ in nil })
      screen = ListScreen(isMade: isMade)
      table = try await HeadlessHost.show(screen, restoration: kept)
    }

    func startAgain() async throws {
      table.close()
      screen = ListScreen(isMade: screen.isMade, screen.store)
      table = try await HeadlessHost.show(screen, restoration: kept)
    }
  }

  @Test(arguments: Effort.some((0..<40).map { UInt64($0) }))
  func `the same acts give the same table`(seed: UInt64) async throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let shown = [try await Shown(isMade: false), try await Shown(isMade: true)]
    var acts: [Act] = []
    for _ in 0..<60 {
      let act = Self.act(&random, shown[0].table.titles)
      let isStart = Int.random(in: 0..<20, using: &random) == 0
      acts.append(act)
      var looks: [[String]] = []
      for one in shown {
        try await act.body(one.screen, one.table)
        if isStart { try await one.startAgain() }
        try await one.table.settle()
        looks.append(try await look(one.screen, one.table))
      }
      guard looks[0] != looks[1] else { continue }
      let lines = zip(looks[0], looks[1]).filter { $0 != $1 }.prefix(3).map { "\($0) | \($1)" }
      Issue.record(
        "seed \(Seed.value &+ seed), \(acts.count) acts, started again: \(isStart): \(acts.suffix(12))\n\(lines.joined(separator: "\n"))\n\(looks.map(\.count))"
      )
      return
    }
    for one in shown { one.table.close() }
  }
}
