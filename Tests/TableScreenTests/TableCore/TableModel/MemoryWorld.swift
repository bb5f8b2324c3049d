import TableScreen
import Testing

/// What a row stands for, in all kinds of section; tests know it by its key.
@MainActor final class Keepsake {
  let key: String
  var text = ""
  init(_ key: String) { self.key = key }
}

struct KeepsakeItem: Identifiable, Equatable {
  let keepsake: Keepsake
  let id: String
  var place = MemoryPlace.first
  static func == (a: Self, b: Self) -> Bool { a.keepsake === b.keepsake && a.place == b.place }
}

/// Where rows stand: in two sections beside each other, or in one of another group.
enum MemoryPlace: String, CaseIterable { case first, second, elsewhere }

/// The kinds of section.
enum MemoryKind: String, CaseIterable {
  case builder, builderWithoutIDs, items, count, source, keyed, owned, group, children, made
}

/// A screen whose rows are described in one of the kinds, and that does what an app does with them.
@MainActor final class MemoryScreen: TableScreen {
  let kind: MemoryKind
  var keepsakes: [String: Keepsake] = [:]
  /// The keys of the rows, by where they stand.
  var rows: [MemoryPlace: [String]] = [
    .first: ["a", "b", "c", "d"], .second: ["x"], .elsewhere: [],
  ]
  /// The sections that are there.
  var places = MemoryPlace.allCases
  /// Whether a source gives the rows of the first section, or for sources whether theirs is away.
  var isCovered = false
  var runs = 0
  var isDone = false
  private(set) lazy var cover = ArraySource([item("cover", .first)]) { [unowned self] in
    cell($0.keepsake, id: $0.id)
  }
  private lazy var sources = Dictionary(
    uniqueKeysWithValues: MemoryPlace.allCases.map { place in
      (place, ArraySource(items(place)) { [unowned self] in cell($0.keepsake, id: $0.id) })
    })
  private lazy var keyed = KeyedSource(
    items(.first) + items(.second), by: { $0.place.rawValue }
  ) { [unowned self] in cell($0.keepsake, id: $0.id) }
  private(set) lazy var group = MemoryGroup(self)
  private lazy var upper = MemoryGroup(self, [.first, .second])
  private lazy var lower = MemoryGroup(self)

  init(_ kind: MemoryKind) {
    self.kind = kind
    if kind == .owned { super.init(model: TableModel()) } else { super.init() }
    if kind == .owned { model.update { fill() } }
  }

  override class var settings: Settings { [.selectable(.multiple)] }

  override var tableData: [Section] {
    switch kind {
    case .group: []
    case .children:
      [
        Section("Hosts") {
          [.title: "upper", .id: "upper", .children: .group(upper, expanded: true)]
          [.title: "lower", .id: "lower", .children: .group(lower, expanded: true)]
        }
      ]
    case .made:
      [
        Section(
          "Hosts",
          cells: places.filter { $0 != .first || !isCovered }.map {
            [
              .title: "host \($0)", .id: .key($0), .children: .cells(MemoryScreen.made, $0),
            ]
          })
      ]
    default: sections(of: [.first, .second])
    }
  }

  /// The rows below a row.
  func made(_ place: MemoryPlace) -> [Cell] {
    (rows[place] ?? []).map { cell(keepsake($0), id: $0) }
  }

  override func onLoad() {
    if kind == .made { setExpanded(true, of: .rows(0..<3, section: 0)) }
    do {
      if kind == .group {
        try model.insert(upper)
        try model.insert(lower)
      } else if ![.owned, .children, .made].contains(kind) {
        try model.insert(group)
      }
    } catch { onError(error) }
  }

  // MARK: Rows

  func keepsake(_ key: String) -> Keepsake {
    let keepsake = keepsakes[key] ?? Keepsake(key)
    keepsakes[key] = keepsake
    return keepsake
  }

  private func item(_ key: String, _ place: MemoryPlace) -> KeepsakeItem {
    KeepsakeItem(keepsake: keepsake(key), id: key, place: place)
  }

  private func items(_ place: MemoryPlace) -> [KeepsakeItem] {
    (rows[place] ?? []).map { item($0, place) }
  }

  private func cell(_ keepsake: Keepsake, id: String?) -> Cell {
    [
      .title: keepsake.key, .id: id.map { TableCell.ID($0) }, .tag: keepsake.key,
      .bind: .draft(keepsake, \.text), .action: .perform(MemoryScreen.work, keepsake),
      .children: .cells { [.title: "below \(keepsake.key)"] },
      .editingStyle: .delete, .deleteAction: deleteAction(keepsake), .moveable: true,
    ]
  }

  private func deleteAction(_ keepsake: Keepsake) -> TableAction? {
    kind == .owned ? nil : .perform(MemoryScreen.remove, keepsake)
  }

  func work(_ keepsake: Keepsake) async throws {
    runs += 1
    while !isDone { try await Task.sleep(for: .milliseconds(1)) }
  }

  func remove(_ keepsake: Keepsake) {
    let before = rows
    for place in MemoryPlace.allCases { rows[place]?.removeAll { $0 == keepsake.key } }
    apply()
    registerUndo("Delete \(keepsake.key)") { [weak self] in
      self?.rows = before
      self?.apply()
    }
  }

  func sections(of wanted: [MemoryPlace]) -> [Section] {
    if kind == .keyed, wanted.contains(.first) {
      return isCovered || !places.contains(.first) ? [] : [.sections(from: keyed)]
    }
    return wanted.filter(places.contains).map { section($0) }
  }

  private func section(_ place: MemoryPlace) -> Section {
    let (id, keys) = (TableCell.ID(place.rawValue), rows[place] ?? [])
    let isCovered = isCovered && place == .first
    var section: Section
    switch kind {
    case .items:
      section = Section(id: id, items: items(place)) { [unowned self] in
        cell($0.keepsake, id: nil)
      }
    case .count:
      section = Section(id: id, count: keys.count) { [unowned self] index in
        cell(keepsake(keys[index]), id: nil)
      }
    case .source, .keyed:
      return Section(id: id, source: isCovered ? nil : sources[place])
    default:
      let hasIDs = kind != .builderWithoutIDs
      section = Section(id: id, cells: keys.map { cell(keepsake($0), id: hasIDs ? $0 : nil) })
    }
    if isCovered { section.source = cover }
    return section
  }

  private func fill() {
    let hosts = Section(cells: [
      [.title: "host", .id: "host", .children: .cells([[.title: "inner"]], expanded: true)]
    ])
    let sections = [section(.first), section(.second), hosts]
    do { _ = try model.insertSections(sections, at: .index(0)) } catch { onError(error) }
  }

  // MARK: What an app does

  /// Shows the rows as they are now.
  func apply() {
    update {
      keyed.items = items(.first) + items(.second)
      for place in MemoryPlace.allCases { sources[place]?.items = items(place) }
      if kind != .source && kind != .keyed || isCovered != wasCovered || places != shownPlaces {
        updateTableData()
      }
      wasCovered = isCovered
      shownPlaces = places
    }
  }

  private var wasCovered = false
  private var shownPlaces = MemoryPlace.allCases

  func arrange(_ change: (inout [MemoryPlace: [String]]) -> Void) {
    change(&rows)
    apply()
  }
}

@MainActor final class MemoryGroup: TableGroup {
  weak var screen: MemoryScreen?
  let places: [MemoryPlace]

  init(_ screen: MemoryScreen, _ places: [MemoryPlace] = [.elsewhere]) {
    self.screen = screen
    self.places = places
  }

  override var sections: [TableSection] { screen?.sections(of: places) ?? [] }
}
