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
  /// Whether the test notes what the screen reads; a screen made anew is not followed.
  private let isWatched: Bool
  private let group: LawGroup
  /// The group's identity in the table, or nil where it is not there.
  private(set) var groupID: NodeID?

  required init(_ world: World, isWatched: Bool) {
    (self.world, self.isWatched) = (world, isWatched)
    group = LawGroup(world, isWatched: isWatched)
    super.init()
  }

  override func onLoad() {
    guard world.parts.contains(where: { $0.kind == .group }) else { return }
    do { groupID = try model.insert(group) } catch { onError(error) }
  }

  override var tableData: [Section] { world.sections(isWatched: isWatched) { $0 != .group } }

  override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
    scope == 0
      || (cell.arguments["key", as: Int.self]).map { world.favorites.contains($0) } == true
  }

  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
    guard let key = cell.arguments["key", as: Int.self] else { return .keep }
    return await carryOut(key)
  }

  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    guard let key = cell.arguments["key", as: Int.self] else { return }
    let wasStale = world.isStale
    world.move(key, to: to.row)
    // The row stands there already; where places show, others say something else now.
    if world.place(of: key).map({ world.parts[$0.part].kind.hasIDs }) == true {
      world.isStale = wasStale
    }
  }

  func setOn(_ isOn: Bool, _ key: Int) {
    world.change(key) { $0.isOn = isOn }
    tell()
  }

  static func cell(_ item: Item, _ kind: Part.Kind, _ deleting: World.Deleting?) -> Cell {
    let cases = World.Deleting.allCases
    let remove: TableAction? =
      switch deleting ?? cases[item.key % cases.count] {
      case .atOnce: .perform(LawScreen.remove, item.key)
      case .later: .perform(LawScreen.removeLater, item.key)
      case .answering: .perform(LawScreen.carryOut, item.key)
      case .byHook: nil
      }
    return [
      .id: kind.hasIDs ? TableCell.ID(item.id) : nil,
      .masked: kind.isMadeAtOnce && item.isMasked,
      .bind: item.field.map { .draft($0, \.text) },
      .title: item.title, .subtitle: item.note, .arguments: .values(["key": item.key]),
      .accessory: .switch(item.isOn, changed: LawScreen.setOn, item.key),
      .deleteAction: remove, .editingStyle: .delete, .moveable: .withinSection,
      .children: children(of: item, kind, deleting),
    ]
  }

  /// What hangs below an item: written there, or made by a method.
  private static func children(
    of item: Item, _ kind: Part.Kind, _ deleting: World.Deleting?
  ) -> TableChildren? {
    if item.children.isEmpty { return nil }
    if item.isAsked { return .cells(LawScreen.below, Below(key: item.key, kind: kind)) }
    return .cells(item.children.map { cell($0, kind, deleting) })
  }

  private struct Below {
    let key: Int
    let kind: Part.Kind
  }

  private func below(_ host: Below) -> [Cell] {
    (world.item(host.key)?.children ?? []).map { Self.cell($0, host.kind, world.deleting) }
  }
}

/// The same, searched by a rule of its own that looks at more than what shows.
final class MatchingScreen: LawScreen {
  override class var settings: Settings {
    common + [.searchable(scopes: ["All", "Liked"], matching: MatchingScreen.matches)]
  }

  func matches(_ cell: Cell, _ text: String) -> Bool {
    let isLiked = cell.arguments["key", as: Int.self].map { world.favorites.contains($0) } ?? false
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
    return [Section("Found", cells: found.map { world.foundCell($0) })]
  }
}

/// The sections of a group of the app's own.
final class LawGroup: TableGroup {
  private let world: World
  private let isWatched: Bool

  init(_ world: World, isWatched: Bool) {
    (self.world, self.isWatched) = (world, isWatched)
    super.init()
  }

  override var sections: [TableSection] { world.sections(isWatched: isWatched) { $0 == .group } }
}
