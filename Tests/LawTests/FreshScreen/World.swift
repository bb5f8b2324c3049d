import Observation
import TableScreen
import TestSupport

/// What the field of a row is bound to.
@Observable @MainActor final class Field {
  var text = "none"
}

/// One thing that a row shows.
struct Item: Identifiable, Equatable {
  /// What the test knows it by; the framework never compares it.
  let key: Int
  let id: Int
  var title: String
  var note: String?
  var isOn = false
  var isTagged = false
  /// Whether the data hides it.
  var isMasked = false
  /// What a person can type into, or nil.
  var field: Field?
  var children: [Item] = []

  /// Whether a method makes what hangs below it.
  var isAsked: Bool { key.isMultiple(of: 3) }

  /// Two items are equal where they show the same; the key does not show.
  static func == (a: Self, b: Self) -> Bool {
    (a.id, a.title, a.note, a.isOn, a.isTagged, a.isMasked) == (
      b.id, b.title, b.note, b.isOn, b.isTagged, b.isMasked
    ) && a.field === b.field && a.children == b.children
  }
}

/// A section of the data, and how it is described.
struct Part {
  /// How a section is described.
  enum Kind: CaseIterable {
    /// Written by hand, with ids.
    case named
    /// Written by hand, without ids: titles may be equal.
    case plain
    /// Written by hand, without ids, each title beginning with its place.
    case numbered
    /// Made of items.
    case items
    /// Computed from the place.
    case computed
    /// Given by a source.
    case sourced
    /// The sections of a group of the app's own.
    case group

    /// Whether rows are known by an id, so that what is remembered about them is known to stay.
    var hasIDs: Bool {
      switch self {
      case .named, .items, .sourced, .group: true
      case .plain, .numbered, .computed: false
      }
    }

    /// Whether rows are made as soon as the table is read, so that each says then whether it is hidden.
    var isMadeAtOnce: Bool {
      switch self {
      case .named, .plain, .numbered, .group: true
      case .items, .computed, .sourced: false
      }
    }
  }

  let kind: Kind
  let title: String
  /// Whether a row says so where there are no others.
  let hasPlaceholder: Bool
  var items: [Item]
}

/// The data of an app, and how the app tells of its changes.
@MainActor final class World {
  /// How a screen learns that the data has changed.
  enum Telling: CaseIterable {
    /// The data is observed.
    case observed
    /// The app reads the table again by hand.
    case byHand
  }

  /// Who deletes a row.
  enum Deleting: CaseIterable {
    /// An action that changes the data at once.
    case atOnce
    /// An action that waits, changes the data, and says nothing.
    case later
    /// An action that waits, changes the data, and says what becomes of the row.
    case answering
    /// The screen, which is asked the same.
    case byHook
  }

  let telling: Telling
  /// Who deletes the rows, or nil where some do these and some those.
  let deleting: Deleting?
  /// How the deletions go that have begun, by the keys of their items.
  var scripts: [Int: DeletionScript] = [:]
  let gate = Gate()
  /// Whether there are changes that the screen was not told of.
  var isStale = false
  let masks = MaskMemory()
  /// The keys of items that a person likes; nothing observes them.
  var favorites: Set<Int> = []
  private let store = Store()
  private var nextKey = 0
  /// The sources, by the places of their parts.
  private(set) var sources: [Int: ArraySource<Item>] = [:]

  @Observable final class Store {
    var parts: [Part] = []
    @ObservationIgnored var plainParts: [Part] = []
  }

  var parts: [Part] {
    get { telling == .observed ? store.parts : store.plainParts }
    set {
      if telling == .observed { store.parts = newValue } else { store.plainParts = newValue }
      isStale = telling == .byHand
      for (place, source) in sources where source.items != newValue[place].items {
        source.items = newValue[place].items
      }
    }
  }

  init(_ random: inout SplitMix64) {
    telling = Telling.allCases.randomElement(using: &random) ?? .observed
    deleting = random.once(in: 2) ? nil : Deleting.allCases.randomElement(using: &random)
    var kinds = (0..<3).map { _ in Part.Kind.allCases.randomElement(using: &random) ?? .plain }
    // A group stands below the screen's own sections.
    kinds = kinds.filter { $0 != .group } + kinds.filter { $0 == .group }
    parts = kinds.enumerated().map { place, kind in
      Part(
        kind: kind, title: ["North", "South", "West"][place], hasPlaceholder: random.once(in: 3),
        items: [])
    }
    for place in parts.indices {
      let count = Int.random(in: 0...5, using: &random)
      parts[place].items = (0..<count).map { _ in newItem(&random) }
      guard parts[place].kind == .sourced else { continue }
      sources[place] = ArraySource(parts[place].items) { [deleting] in
        LawScreen.cell($0, .sourced, deleting)
      }
    }
  }

  func newItem(_ random: inout SplitMix64, depth: Int = 0) -> Item {
    nextKey += 1
    // Not the key itself, and not in its order.
    var item = Item(key: nextKey, id: nextKey * 7_919 % 10_007, title: Self.title(&random))
    if random.once(in: 3) { item.note = Self.title(&random) }
    item.isTagged = random.once(in: 3)
    item.isMasked = random.once(in: 8)
    if random.once(in: 3) { item.field = Field() }
    guard depth < 2, random.once(in: depth == 0 ? 3 : 4) else { return item }
    let count = Int.random(in: 1...3, using: &random)
    item.children = (0..<count).map { _ in newItem(&random, depth: depth + 1) }
    return item
  }

  static func title(_ random: inout SplitMix64) -> String {
    ["Ash", "Birch", "Ash", "Cedar", "Ébène", "Fir"].randomElement(using: &random) ?? "Ash"
  }

  /// The item of a key, which may hang below others, or nil.
  func item(_ key: Int) -> Item? {
    var items = parts.flatMap(\.items)
    while let item = items.popLast() {
      if item.key == key { return item }
      items += item.children
    }
    return nil
  }

  /// Where an item stands, the places of its hosts first; nil where it is not there.
  func place(of key: Int) -> (part: Int, index: Int)? {
    for (part, section) in parts.enumerated() {
      if let index = section.items.firstIndex(where: { $0.key == key }) { return (part, index) }
    }
    return nil
  }

  /// Whether rows are hidden that a new screen has never drawn.
  var hidesUnmadeRows: Bool {
    masks.masked.contains { key in place(of: key).map { !parts[$0.part].kind.isMadeAtOnce } == true
    }
  }

  /// Moves an item to another place among its neighbors.
  func move(_ key: Int, to index: Int) {
    guard let place = place(of: key) else { return }
    var items = parts[place.part].items
    let item = items.remove(at: place.index)
    items.insert(item, at: min(max(index, 0), items.count))
    parts[place.part].items = items
  }

  /// Changes one item, which may hang below others.
  func change(_ key: Int, _ change: (inout Item) -> Void) {
    func find(in items: inout [Item]) -> Bool {
      for index in items.indices {
        if items[index].key == key {
          change(&items[index])
          return true
        }
        if find(in: &items[index].children) { return true }
      }
      return false
    }
    var parts = parts
    for part in parts.indices where find(in: &parts[part].items) { break }
    self.parts = parts
  }

  /// Takes an item out, and returns how to put it back.
  func remove(_ key: Int) -> (@MainActor () -> Void)? {
    func remove(from items: inout [Item]) -> (path: [Int], item: Item)? {
      if let index = items.firstIndex(where: { $0.key == key }) {
        return ([index], items.remove(at: index))
      }
      for index in items.indices {
        if let (path, item) = remove(from: &items[index].children) { return ([index] + path, item) }
      }
      return nil
    }
    var parts = parts
    for part in parts.indices {
      guard let (path, item) = remove(from: &parts[part].items) else { continue }
      self.parts = parts
      return { [weak self] in self?.putBack(item, part, path) }
    }
    return nil
  }

  private func putBack(_ item: Item, _ part: Int, _ path: [Int]) {
    func insert(into items: inout [Item], _ path: ArraySlice<Int>) {
      guard let first = path.first else { return }
      if path.count == 1 { return items.insert(item, at: min(first, items.count)) }
      if items.indices.contains(first) { insert(into: &items[first].children, path.dropFirst()) }
    }
    insert(into: &parts[part].items, path[...])
  }
}
