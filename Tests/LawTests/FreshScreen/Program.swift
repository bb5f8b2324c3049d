import TableScreen
import TestSupport

/// A random run of what people, apps and servers do to one screen.
@MainActor struct Program {
  private var random: SplitMix64
  private let world: World
  private let host: HeadlessHost
  private let screen: LawScreen
  private var remembered = Remembered()
  /// What was done, the newest last.
  private(set) var steps: [String] = []

  init(seed: UInt64) async throws {
    random = SplitMix64(seed: seed)
    world = World(&random)
    let kinds: [LawScreen.Type] = [LawScreen.self, MatchingScreen.self, RemoteScreen.self]
    screen = (kinds.randomElement(using: &random) ?? LawScreen.self).init(world)
    host = try await HeadlessHost.show(screen)
    host.pageLength = 200
    steps = ["\(type(of: screen)) \(world.telling) \(world.deleting) \(world.parts.map(\.kind))"]
  }

  /// Does something, and returns how what shows differs then from what a new screen would show, or nil.
  mutating func step() async throws -> String? {
    try await act()
    try await host.settle()
    if world.telling == .byHand || screen is RemoteScreen || random.once(in: 2) {
      screen.updateTableData()
      try await host.settle()
    }
    let fresh = try await HeadlessHost.show(type(of: screen).init(world))
    fresh.pageLength = 200
    try await remembered.put(on: fresh, world)
    let (seen, expected) = (try await Sight.of(host), try await Sight.of(fresh))
    fresh.close()
    return seen == expected ? nil : seen.difference(from: expected)
  }

  func end() { host.close() }

  // MARK: Steps

  private mutating func act() async throws {
    switch Int.random(in: 0..<24, using: &random) {
    case 0...2: add()
    case 3...5: change()
    case 6: removeElsewhere()
    case 7...10: delete()
    case 11: toggle()
    case 12: move()
    case 13: shuffle()
    case 14...15: search()
    case 16: scope()
    case 17: endSearch()
    case 18: mask()
    case 19: expand()
    case 20: select()
    case 21: takeBack()
    case 22: like()
    default: edit()
    }
  }

  private mutating func note(_ step: String) { steps.append(step) }

  private mutating func add() {
    let part = Int.random(in: 0..<3, using: &random)
    let place = Int.random(in: 0...world.parts[part].items.count, using: &random)
    let item = world.newItem(&random)
    note("add \(item.title) (\(item.key)) to \(part) at \(place)")
    world.parts[part].items.insert(item, at: place)
  }

  /// The keys of all items, those below others too.
  private var keys: [Int] {
    func keys(_ items: [Item]) -> [Int] { items.flatMap { [$0.key] + keys($0.children) } }
    return world.parts.flatMap { keys($0.items) }
  }

  private mutating func change() {
    guard let key = keys.randomElement(using: &random) else { return }
    let title = World.title(&random)
    let what = Int.random(in: 0..<3, using: &random)
    note("change \(what) of \(key) to \(title)")
    world.change(key) {
      switch what {
      case 0: $0.title = title
      case 1: $0.note = $0.note == nil ? title : nil
      default: $0.isOn.toggle()
      }
    }
  }

  private mutating func removeElsewhere() {
    guard let key = keys.randomElement(using: &random) else { return }
    note("remove \(key) elsewhere")
    _ = world.remove(key)
  }

  private mutating func shuffle() {
    let part = Int.random(in: 0..<3, using: &random)
    note("shuffle \(part)")
    world.parts[part].items.shuffle(using: &random)
  }

  /// The rows that a person sees, with the keys of their items.
  private var rows: [(row: NodeID, key: Int)] {
    let layout = host.layout
    return (0..<layout.sectionCount).flatMap { section in
      (0..<layout.rowCount(in: section)).compactMap { index in
        guard let row = layout.row(at: TablePath(section, index))?.id,
          let key = screen.model.cell(row)?.arguments["key", as: Int.self]
        else { return nil }
        return (row, key)
      }
    }
  }

  /// Those of which something is known to be remembered: they have ids, and stand below no other.
  private var knownRows: [(row: NodeID, key: Int)] {
    rows.filter { row in
      screen.model.dataPath(of: row.row)
        == screen.row(row.key).flatMap { screen.model.dataPath(of: $0) }
        && world.place(of: row.key).map { world.parts[$0.part].kind.hasIDs } == true
    }
  }

  private mutating func delete() {
    let count = random.once(in: 4) ? 3 : 1
    let chosen = rows.shuffled(using: &random).prefix(count)
    guard !chosen.isEmpty else { return }
    // Whether a deleted row that comes back is selected is nobody's business here.
    for (_, key) in chosen where remembered.selection.contains(key) {
      if let row = screen.row(key) { screen.deselect(.node(row)) }
      remembered.selection.removeAll { $0 == key }
    }
    let isDisturbed = random.once(in: 3)
    note("delete \(chosen.map(\.key))\(isDisturbed ? " and at once" : "")")
    screen.send(.delete(chosen.map(\.row)))
    guard isDisturbed else { return }
    if random.once(in: 2) { change() } else { add() }
  }

  private mutating func toggle() {
    guard let (row, key) = rows.randomElement(using: &random),
      let path = host.layout.tablePath(of: row),
      let control = host.row(at: path)?.controls.first
    else { return }
    note("toggle \(key)")
    let isOn = Bool.random(using: &random)
    screen.send(.control(row, name: control.name, value: .flag(isOn)))
  }

  private mutating func move() {
    guard remembered.text.isEmpty, remembered.scope == 0,
      let (row, key) = rows.randomElement(using: &random), world.place(of: key) != nil,
      let path = host.layout.tablePath(of: row)
    else { return }
    let count = host.layout.rowCount(in: path.section)
    let target = TablePath(path.section, Int.random(in: 0..<count, using: &random))
    note("move \(key) to \(target)")
    screen.send(.move(row, to: target))
  }

  private mutating func search() {
    remembered.text = ["a", "as", "bi", "EBENE", "1", "zzz"].randomElement(using: &random) ?? ""
    remembered.isSearchEntered = true
    note("search \(remembered.text)")
    screen.send(.search(remembered.text))
  }

  private mutating func scope() {
    guard host.chrome.search?.scopes.isEmpty == false else { return }
    remembered.scope = Int.random(in: 0...1, using: &random)
    remembered.isSearchEntered = true
    note("scope \(remembered.scope)")
    screen.send(.beginSearch)
    screen.send(.scope(remembered.scope))
  }

  private mutating func endSearch() {
    (remembered.text, remembered.scope, remembered.isSearchEntered) = ("", 0, false)
    note("end the search")
    screen.send(.endSearch)
  }

  private mutating func mask() {
    if random.once(in: 2), let key = remembered.masks.keys.sorted().randomElement(using: &random) {
      note("unmask \(key)")
      remembered.masks[key] = false
      if let row = screen.row(key) { screen.unmask(.node(row)) }
    } else if let (row, key) = knownRows.randomElement(using: &random) {
      note("mask \(key)")
      remembered.masks[key] = true
      screen.mask(.node(row))
    }
  }

  private mutating func expand() {
    let hosts = knownRows.filter { screen.model.isExpanded($0.row) != nil }
    guard let (row, key) = hosts.randomElement(using: &random) else { return }
    let isExpanded = random.once(in: 3) ? false : true
    note("\(isExpanded ? "expand" : "collapse") \(key)")
    remembered.expansion[key] = isExpanded
    screen.send(.setExpanded(row, isExpanded))
  }

  private mutating func select() {
    guard let (row, key) = knownRows.randomElement(using: &random) else { return }
    note("select or deselect \(key)")
    if remembered.selection.contains(key) {
      remembered.selection.removeAll { $0 == key }
      screen.deselect(.node(row))
    } else {
      remembered.selection.append(key)
      screen.select(.node(row))
    }
  }

  private mutating func takeBack() {
    let isRedo = random.once(in: 4)
    note(isRedo ? "redo" : "undo")
    screen.send(isRedo ? .redo : .undo)
  }

  private mutating func like() {
    guard let key = keys.randomElement(using: &random) else { return }
    note("like \(key), or no longer")
    if world.favourites.remove(key) == nil { world.favourites.insert(key) }
    screen.updateTableData()
  }

  private mutating func edit() {
    remembered.isEditing.toggle()
    note("edit mode \(remembered.isEditing)")
    screen.send(.setEditing(remembered.isEditing))
  }
}
