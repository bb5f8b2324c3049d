import TableScreen

/// A screen that mixes all kinds of sections over a ``World``.
class LawScreen: TableScreen {
  override class var settings: Settings { common + [.searchable(scopes: ["All", "Liked"])] }

  class var common: Settings {
    [
      .title("Trees"), .indexable(), .selectable(.multiple), .emptyText("No trees."),
      .noResultsText("No such tree."),
    ]
  }

  let world: World
  private let group: LawGroup
  /// The group's identity in the table, or nil where it is not there.
  private(set) var groupID: NodeID?

  required init(_ world: World) {
    self.world = world
    group = LawGroup(world)
    super.init()
  }

  override func onLoad() {
    guard world.parts.contains(where: { $0.kind == .group }) else { return }
    do { groupID = try model.insert(group) } catch { onError(error) }
  }

  override var tableData: [Section] { world.sections { $0 != .group } }

  override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
    scope == 0
      || (cell.arguments["key", as: Int.self]).map { world.favourites.contains($0) } == true
  }

  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> Deletion {
    await Task.yield()
    if let key = cell.arguments["key", as: Int.self] { take(key) }
    return .delete
  }

  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    if let key = cell.arguments["key", as: Int.self] { world.move(key, to: to.row) }
  }

  func remove(_ key: Int) {
    take(key)
    tell()
  }

  func removeLater(_ key: Int) async {
    await Task.yield()
    take(key)
    await Task.yield()
    tell()
    await Task.yield()
  }

  func removeAnswering(_ key: Int) async -> Deletion {
    await Task.yield()
    take(key)
    return .done
  }

  func ask(_ key: Int) async -> Deletion {
    await Task.yield()
    return .keep
  }

  func setOn(_ isOn: Bool, _ key: Int) {
    world.change(key) { $0.isOn = isOn }
    tell()
  }

  private func take(_ key: Int) {
    guard let putBack = world.remove(key) else { return }
    registerUndo("Delete") { [weak self] in
      putBack()
      self?.tell()
    }
  }

  private func tell() { if world.telling == .byHand { updateTableData() } }

  static func cell(_ item: Item, hasID: Bool, _ deleting: World.Deleting) -> Cell {
    let remove: TableAction? =
      switch deleting {
      case .atOnce: .perform(LawScreen.remove, item.key)
      case .later: .perform(LawScreen.removeLater, item.key)
      case .answering: .perform(LawScreen.removeAnswering, item.key)
      case .asking: .perform(LawScreen.ask, item.key)
      case .byHook: nil
      }
    let children = item.children.map { cell($0, hasID: hasID, deleting) }
    return [
      .id: hasID ? TableCell.ID(item.id) : nil,
      .title: item.title, .subtitle: item.note, .arguments: .values(["key": item.key]),
      .accessory: .switch(item.isOn, changed: LawScreen.setOn, item.key),
      .deleteAction: remove, .editingStyle: .delete, .moveable: .withinSection,
      .children: children.isEmpty ? nil : .cells(children),
    ]
  }
}

/// The same, searched by a rule of its own that looks at more than what shows.
final class MatchingScreen: LawScreen {
  override class var settings: Settings {
    common + [.searchable(scopes: ["All", "Liked"], matching: MatchingScreen.matches)]
  }

  func matches(_ cell: Cell, _ text: String) -> Bool {
    let isLiked = cell.arguments["key", as: Int.self].map { world.favourites.contains($0) } ?? false
    return isLiked || cell.title?.lowercased().hasPrefix(text.lowercased()) == true
  }
}

/// The same, searched elsewhere.
final class RemoteScreen: LawScreen {
  override class var settings: Settings {
    common + [.searchable(debounce: .zero, remotely: RemoteScreen.find), .emptyPolicy(.hide)]
  }

  func find(_ text: String) async -> [Section] {
    await Task.yield()
    let found = world.parts.flatMap(\.items).filter {
      $0.title.lowercased().contains(text.lowercased())
    }
    return [Section("Found", cells: found.map { Self.cell($0, hasID: true, world.deleting) })]
  }
}

/// The sections of a group of the app's own.
final class LawGroup: TableGroup {
  private let world: World

  init(_ world: World) {
    self.world = world
    super.init()
  }

  override var sections: [TableSection] { world.sections { $0 == .group } }
}

extension World {
  /// Describes the parts of some kinds.
  func sections(_ condition: (Part.Kind) -> Bool) -> [TableSection] {
    parts.indices.filter { condition(parts[$0].kind) }.map { section($0) }
  }

  private func section(_ place: Int) -> TableSection {
    let (part, deleting) = (parts[place], deleting)
    if let source = sources[place] { return TableSection(part.title, source: source) }
    if part.items.isEmpty, part.hasPlaceholder {
      return TableSection(part.title, cells: [[.title: "Nothing here"]])
    }
    switch part.kind {
    case .items:
      return TableSection(part.title, items: part.items) {
        LawScreen.cell($0, hasID: true, deleting)
      }
    case .computed:
      return TableSection(part.title, count: part.items.count) { [weak self] (index: Int) in
        guard let items = self?.parts[place].items, items.indices.contains(index) else {
          return [:]
        }
        return LawScreen.cell(items[index], hasID: false, deleting)
      }
    default:
      return TableSection(
        part.title,
        cells: part.items.enumerated().map { index, item in
          var item = item
          if part.kind == .numbered { item.title = "\(index). \(item.title)" }
          return LawScreen.cell(item, hasID: part.kind.hasIDs, deleting)
        })
    }
  }
}
