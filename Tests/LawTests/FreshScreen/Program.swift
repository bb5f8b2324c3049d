import TableScreen
import TableScreenTesting
import TestSupport

/// A random run of what people, apps and servers do to one screen.
@MainActor struct Program {
  private var random: SplitMix64
  private let world: World
  private let host: HeadlessHost
  private let screen: LawScreen
  private var remembered = Remembered()
  /// Whether deletions wait for what else happens.
  private var isHolding = false
  /// Whether something else happens at once after a deletion.
  private var isDisturbing = false
  /// What was typed and not written although the form was committed, or nil.
  private var unwritten: String?
  /// What was done, the newest last.
  private(set) var steps: [String] = []

  init(seed: UInt64) async throws {
    random = SplitMix64(seed: seed)
    world = World(&random)
    let kinds: [LawScreen.Type] = [LawScreen.self, MatchingScreen.self, RemoteScreen.self]
    screen = (kinds.randomElement(using: &random) ?? LawScreen.self).init(world, isWatched: true)
    host = try await HeadlessHost.show(screen)
    host.pageLength = 200
    steps = ["\(type(of: screen)) \(world.telling) \(world.parts.map(\.kind))"]
  }

  /// Does something, and returns how what shows differs then from what a new screen would show, or nil.
  mutating func step() async throws -> String? {
    try await act()
    try await host.settle()
    if let unwritten { return unwritten }
    // What was found elsewhere is looked for again with a reading.
    if world.isStale || screen is RemoteScreen || random.once(in: 4) {
      screen.updateTableData()
      try await host.settle()
    }
    let fresh = try await HeadlessHost.show(type(of: screen).init(world, isWatched: false))
    fresh.pageLength = 200
    try await remembered.put(on: fresh, world)
    let (seen, expected) = (try await Sight.of(host), try await Sight.of(fresh))
    fresh.close()
    return seen == expected ? nil : seen.difference(from: expected)
  }

  func end() {
    world.gate.open()
    host.close()
  }

  // MARK: Steps

  private mutating func act() async throws {
    switch Int.random(in: 0..<30, using: &random) {
    case 0...2: add()
    case 3...6: change()
    case 7: removeElsewhere()
    case 8...11: delete()
    case 12...13: try await hold()
    case 14: toggle()
    case 15: move()
    case 16: random.once(in: 2) ? shuffle() : transfer()
    case 17...18: search()
    case 19: scope()
    case 20: endSearch()
    case 21...22: mask()
    case 23: expand()
    case 24: select()
    case 25: takeBack()
    case 26: like()
    case 27: enterText()
    case 28: try await finishForm()
    default: edit()
    }
  }

  /// Lets deletions wait while other things happen, and then go on in any order.
  private mutating func hold() async throws {
    guard !isHolding else { return delete() }
    world.scripts = [:]
    (isHolding, world.gate.isShut) = (true, true)
    note("hold")
    delete()
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      await pause()
      try await act()
      if random.once(in: 3) {
        note("read")
        screen.updateTableData()
      }
      if random.once(in: 2) { letOneGoOn() }
    }
    while !world.gate.isEmpty {
      letOneGoOn()
      await pause()
    }
    note("go on")
    world.gate.open()
    isHolding = false
  }

  private mutating func letOneGoOn() {
    note("let one go on")
    world.gate.letOneGoOn(&random)
  }

  /// Lets what has begun go on for some turns.
  private mutating func pause() async {
    for _ in 0..<Int.random(in: 0...4, using: &random) { await Task.yield() }
  }

  private mutating func note(_ step: String) { steps.append(step) }

  private mutating func add() {
    let part = Int.random(in: 0..<3, using: &random)
    let place = Int.random(in: 0...world.parts[part].items.count, using: &random)
    var item = world.newItem(&random)
    // A row that equals one that is being deleted, and has no id, could only be taken for it.
    if isHolding || isDisturbing { item.note = "\(item.key)" }
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
    let what = Int.random(in: 0..<5, using: &random)
    note("change \(what) of \(key) to \(title)")
    if what == 3, let field = world.item(key)?.field {
      field.text = title
      // A draft that its property holds by now is none.
      if remembered.drafts[key] == title { remembered.drafts[key] = nil }
      return
    }
    world.change(key) {
      switch what {
      case 0: $0.title = title
      case 1: $0.note = $0.note == nil ? title : nil
      case 2: $0.isOn.toggle()
      default: $0.isMasked.toggle()
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

  /// Moves an item to another section in which rows are known by the same ids.
  private mutating func transfer() {
    let parts = world.parts.indices.filter { [.named, .group].contains(world.parts[$0].kind) }
    guard let from = parts.randomElement(using: &random),
      let to = parts.filter({ $0 != from }).randomElement(using: &random),
      let item = world.parts[from].items.randomElement(using: &random), !isDoomed(item.key)
    else { return }
    let place = Int.random(in: 0...world.parts[to].items.count, using: &random)
    note("transfer \(item.key) to \(to) at \(place)")
    var changed = world.parts
    changed[from].items.removeAll { $0.key == item.key }
    changed[to].items.insert(item, at: place)
    world.parts = changed
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
    let count = random.once(in: 3) ? 3 : 1
    let known = Set(knownRows.map(\.row))
    // Where a row stands that was found elsewhere is only known once all is read. A row that data has moved is gone for the
    // screen if it is deleted before that: where it returns it is another one, since it did not go there directly.
    let free = rows.filter { row, key in
      known.contains(row) || !isHolding
        || !remembered.knows(key) && world.masks.byHand[key] == nil
    }
    let chosen = free.shuffled(using: &random).prefix(count)
    guard !chosen.isEmpty else { return }
    if !isHolding { world.scripts = [:] }
    // Whether a deleted row that comes back is selected, or edited, is nobody's business here.
    for (row, key) in chosen {
      let row = known.contains(row) ? row : screen.row(key) ?? row
      if remembered.selection.contains(key) { screen.deselect(.node(row)) }
      remembered.selection.removeAll { $0 == key }
      if remembered.drafts.removeValue(forKey: key) != nil { screen.reloadForm(.node(row)) }
      if world.scripts[key] == nil {
        world.scripts[key] = DeletionScript(world.place(of: key)?.part, &random)
      }
    }
    let isDisturbed = random.once(in: 3)
    let scripts = chosen.map { "\($0.key): \(world.scripts[$0.key].map { "\($0)" } ?? "-")" }
    note("delete \(scripts)\(isDisturbed ? " and at once" : "")")
    screen.send(.delete(chosen.map(\.row)))
    guard isDisturbed else { return }
    isDisturbing = true
    if random.once(in: 2) { change() } else { add() }
    isDisturbing = false
  }

  private mutating func toggle() {
    guard let (row, key) = rows.randomElement(using: &random),
      let path = host.layout.tablePath(of: row),
      let control = host.row(at: path)?.controls.first(where: { $0.kind == .toggle })
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
    if random.once(in: 2) {
      // Where hidden rows stand is only known once all is read.
      guard !isHolding, let key = world.masks.masked.randomElement(using: &random),
        let place = world.place(of: key), world.parts[place.part].kind.hasIDs,
        let row = screen.row(key)
      else { return }
      note("unmask \(key)")
      world.masks.set(false, key)
      screen.unmask(.node(row))
    } else if let (row, key) = knownRows.randomElement(using: &random) {
      note("mask \(key)")
      world.masks.set(true, key)
      screen.mask(.node(row))
    }
  }

  private mutating func enterText() {
    let fields = knownRows.filter { world.item($0.key)?.field != nil && !isDoomed($0.key) }
    guard let (row, key) = fields.randomElement(using: &random) else { return }
    let text = World.title(&random)
    let isLeft = random.once(in: 2)
    note("type \(text) into \(key)\(isLeft ? ", and leave it" : "")")
    remembered.drafts[key] = text == world.item(key)?.field?.text ? nil : text
    screen.send(
      isLeft
        ? .control(row, name: "value", value: .text(text))
        : .typed(row, name: "value", text: text))
  }

  /// Commits the form, or discards what was typed.
  private mutating func finishForm() async throws {
    // What was typed into rows that are gone is written where its object is still there.
    guard !isHolding else { return }
    if random.once(in: 3) {
      note("discard what was typed")
      remembered.drafts = [:]
      return screen.reloadForm()
    }
    note("commit")
    try await screen.commitForm()
    for (key, text) in remembered.drafts {
      if let field = world.item(key)?.field, field.text != text {
        unwritten = "\(key) holds \(field.text), and was to be \(text)"
      }
    }
    remembered.drafts = [:]
  }

  /// Whether a deletion of an item may be under way.
  private func isDoomed(_ key: Int) -> Bool { isHolding && world.scripts[key] != nil }

  private mutating func expand() {
    let hosts = knownRows.filter { screen.model.isExpanded($0.row) != nil }
    guard let (row, key) = hosts.randomElement(using: &random) else { return }
    let isExpanded = random.once(in: 3) ? false : true
    note("\(isExpanded ? "expand" : "collapse") \(key)")
    // What was never expanded has nothing to be remembered.
    if isExpanded || remembered.expansion[key] != nil { remembered.expansion[key] = isExpanded }
    screen.send(.setExpanded(row, isExpanded))
  }

  private mutating func select() {
    guard let (row, key) = knownRows.randomElement(using: &random), !isDoomed(key) else { return }
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
    // What is put back while its deletion waits would be deleted although the data has it.
    guard !isHolding else { return }
    let isRedo = random.once(in: 4)
    note(isRedo ? "redo" : "undo")
    screen.send(isRedo ? .redo : .undo)
  }

  private mutating func like() {
    guard let key = keys.randomElement(using: &random) else { return }
    note("like \(key), or no longer")
    if world.favorites.remove(key) == nil { world.favorites.insert(key) }
    screen.updateTableData()
  }

  private mutating func edit() {
    remembered.isEditing.toggle()
    note("edit mode \(remembered.isEditing)")
    screen.send(.setEditing(remembered.isEditing))
  }
}
