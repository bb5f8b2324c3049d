import TableScreen

/// One open screen as a page of the browser shows it: the chrome, and the part of its list that is held there.
@MainActor final class WebPage {
  /// The number by which the page names the screen.
  let id: Int
  let screen: Screen
  let pool = RowCellPool()
  weak var host: WebHost?

  /// The list as it stands now.
  private(set) var list: FlatLayout
  var held = HeldRange()
  /// The items that the page asked to hold.
  private var wanted = 0..<WebPage.start
  private var choices = RowChoices()
  private var chrome: ScreenChrome
  private var isChromeOld = true
  /// The item at the top of what is in view.
  private var topItem: FlatLayout.Item?
  /// The positions in view.
  private var viewed = 0..<0
  /// The row at the top of what is in view.
  private var topRow: TablePath?
  private var displayed: (first: TablePath, last: TablePath)?
  /// The row to which the person has gone by keys.
  private var focus: NodeID?

  /// The chrome as the page has it; nil before.
  var sentChrome: [String: JSON]?
  /// The handles that the page holds, in order, with the position of the first and the number of all items; nil before.
  var sentList: (handles: [Int], first: Int, total: Int)?

  /// Whether all changes of places since the last messages are to show without animation; nil where there was none.
  var isStill: Bool?

  /// The field that a person types into, if the form has the text.
  var typing: (row: NodeID, name: String)?
  /// The field with a hidden text into which a person types, as it was before.
  var hidden: (row: NodeID, control: RowControl)?

  /// The items that a page gets before it has asked for any.
  private static let start = 40

  init(_ screen: Screen, _ id: Int, _ host: WebHost) {
    (self.screen, self.id, self.host) = (screen, id, host)
    chrome = screen.chrome
    list = FlatLayout(screen.layout, FlatLayout.Ends(chrome))
  }

  // MARK: Changes

  /// Follows a change set.
  ///
  /// - Returns: the row to which the person has gone by keys, where it was in view and is not held any more: the view goes
  ///   where it is now.
  func apply(_ changes: ChangeSet, _ new: TableLayout) -> NodeID? {
    let isNear = focus.map(isNear) == true
    if changes.movesRows {
      let isOff = ChangeSet.Kind.allCases.allSatisfy { changes.animations[$0] == .off }
      isStill = isOff && isStill != false
    }
    follow(changes, to: FlatLayout(new, list.ends))
    var changed: Set<FlatLayout.Item> = []
    for refresh in changes.refreshedRows {
      if let id = new.row(at: refresh.new)?.id { changed.insert(.row(id)) }
    }
    for section in changes.refreshedSections {
      guard let id = new.sectionID(at: section) else { continue }
      changed.formUnion([.header(id), .footer(id)])
    }
    held.update { if changed.contains($0.item) { $0.needsDrawing = true } }
    chromeChanged()
    return isNear ? focus.flatMap { handle(of: $0) == nil ? $0 : nil } : nil
  }

  private func follow(_ changes: ChangeSet, to new: FlatLayout) {
    noteHeld()
    let first = held.first
    for splice in list.splices(to: new, changes) {
      // A position behind a splice that is not the last one is that of the new list already.
      // The page asked for so many; a search that finds many more is not sent more of them.
      let room = min(HeldRange.limit, max(wanted.count + 20, held.items.count))
      held.follow(splice, room: room, lookingAt: viewed.lowerBound == 0 ? nil : topItem) {
        new.item(at: $0).map(item)
      }
    }
    // What the page asked for are items, which stand elsewhere now.
    let distance = held.first - first
    (wanted, lastWanted) = (moved(wanted, by: distance), moved(lastWanted, by: distance))
    list = new
    if viewed.lowerBound > 0, let position = standing {
      viewed = moved(viewed, by: position - viewed.lowerBound)
    }
    topItem = list.item(at: viewed.lowerBound)
  }

  /// Returns whether a row is held, and in view or about as far from it as a view is high.
  private func isNear(_ row: NodeID) -> Bool {
    guard let place = held.items.firstIndex(where: { $0.item == .row(row) }) else { return false }
    let reach = (viewed.lowerBound - viewed.count)..<(viewed.upperBound + viewed.count)
    return reach.contains(held.first + place)
  }

  private func moved(_ range: Range<Int>, by distance: Int) -> Range<Int> {
    let first = max(0, range.lowerBound + distance)
    return first..<(first + range.count)
  }

  /// The items that the page had held since the last messages, by which those that come back are known.
  private var recent: [FlatLayout.Item: HeldItem] = [:]
  /// The items by handle: those that the page holds, or held when it was told last.
  private var handles: [Int: FlatLayout.Item] = [:]

  private func noteHeld() { for held in held.items { recent[held.item] = held } }

  private func item(_ item: FlatLayout.Item) -> HeldItem {
    if var known = recent[item] {
      // What changed while it was not held, as where its section left before it, no change set has said.
      known.needsDrawing = true
      return known
    }
    let former = isInUse(item) ? handles.first { $0.value == item }?.key : nil
    let new = HeldItem(item: item, handle: former ?? host?.nextHandle() ?? 0)
    handles[new.handle] = item
    return new
  }

  /// Returns the row of a handle that the page holds, while it is on screen; nil for any other.
  func row(_ handle: Int) -> NodeID? {
    guard case .row(let id) = handles[handle], list.layout.tablePath(of: id) != nil else {
      return nil
    }
    return id
  }

  /// Returns the item of a handle that the page holds, or nil.
  func item(_ handle: Int) -> FlatLayout.Item? { handles[handle] }

  /// Returns the handle of a row that is held, or nil.
  func handle(of row: NodeID) -> Int? { handle(of: .row(row)) }

  /// Returns the handle of an item that is held, or nil.
  func handle(of item: FlatLayout.Item) -> Int? { held.items.first { $0.item == item }?.handle }

  /// Forgets the items that the page does not hold any more, when it was told so.
  func forgetRecent() {
    recent = [:]
    let inUse = handles.filter { isInUse($0.value) }
    // A program that serves many people does not end for an item that stood in one list twice.
    handles = Dictionary(held.items.map { ($0.handle, $0.item) }) { $1 }.merging(inUse) { $1 }
  }

  /// Returns whether a person is in an item: its page leaves the field there once it is told that the row is not held any more,
  /// and what was typed comes then.
  private func isInUse(_ item: FlatLayout.Item) -> Bool {
    guard case .row(let row) = item else { return false }
    let field = (screen as? TableScreen)?.fieldInUse
    return row == focus || row == typing?.row || row == hidden?.row || row == field?.row
  }

  /// Notes that the chrome has to be read again.
  func chromeChanged() { isChromeOld = true }

  private func readChrome() {
    guard isChromeOld else { return }
    isChromeOld = false
    let old = chrome
    chrome = screen.chrome
    let ends = FlatLayout.Ends(chrome)
    if ends != list.ends { follow(ChangeSet(), to: FlatLayout(list.layout, ends)) }
    // Matches are also marked in rows that stay, which no change set lists.
    let isAll = old.isEditing != chrome.isEditing || old.search?.text != chrome.search?.text
    if isAll, chrome.search?.text.isEmpty == false, old.search?.text != chrome.search?.text {
      wanted = 0..<wanted.count
    }
    held.update { held in
      if isAll || held.item.isEnd { held.needsDrawing = true }
    }
  }

  // MARK: Requests of the page

  /// Notes which items the page wants to hold, and which are in view.
  func view(first: Int, count: Int, top: Int, shown: Int) {
    let count = min(max(count, 1), HeldRange.limit)
    wanted = first..<(first + count)
    topItem = list.item(at: top)
    viewed = top..<(top + min(shown, HeldRange.limit))
    let rows = viewed.compactMap { position in
      if case .row(let id) = list.item(at: position) { list.layout.tablePath(of: id) } else { nil }
    }
    guard let first = rows.first, let last = rows.last else { return }
    topRow = first
    if let displayed, displayed.first == first, displayed.last == last { return }
    displayed = (first, last)
    screen.send(.displayed(first, last))
  }

  /// Notes to which row a person has gone by keys.
  func noteFocus(_ handle: Int?) { focus = handle.flatMap(row) }

  /// The position of the item at the top of what is in view, if that is held and not the first one.
  var standing: Int? {
    guard let place = held.items.firstIndex(where: { $0.item == topItem }) else { return nil }
    let position = held.first + place
    return position > 0 ? position : nil
  }

  /// Lets a page that was not drawn yet begin at a position.
  func stand(at position: Int) {
    hold(around: position)
    topItem = list.item(at: position)
    viewed = position..<(position + 1)
  }

  /// Makes the page hold the items around a position, as before it scrolls there.
  func hold(around position: Int) {
    guard !held.positions.contains(position) else { return }
    wanted = max(0, position - 20)..<(position + 40)
  }

  // MARK: Drawing

  /// Draws what has changed and what is new; called within `drawing(_:)` of the navigator, maybe more than once.
  func draw() {
    readChrome()
    holdWanted()
    noteSections()
    forgetDroppedTyping()
    guard held.items.contains(where: \.needsDrawing) else { return }
    // Only when rows are made is it known what can be done with them.
    defer { chromeChanged() }
    // A check mark makes choices of rows that were drawn before it.
    for _ in 0..<2 { drawItems() }
  }

  /// Notes which rows open a section without a header: the page knows no sections, and draws a box around each.
  private func noteSections() {
    held.update { held in
      var opens = false
      if case .row(let id) = held.item, let path = list.layout.tablePath(of: id), path.row == 0 {
        opens = list.position(ofSection: path.section) == list.position(of: path)
      }
      guard held.opensSection != opens else { return }
      (held.opensSection, held.needsDrawing) = (opens, true)
    }
  }

  private func drawItems() {
    for place in held.items.indices where held.items[place].needsDrawing {
      let item = held.items[place]
      var keys = drawn(item.item)
      keys["i"] = .integer(item.handle)
      if item.opensSection { keys["o"] = .yes }
      held.update(at: place) { held in
        held.drawn = held.withTyped(.object(keys))
        held.needsDrawing = false
      }
    }
  }

  /// Ends a drawing: the cells of rows that are held no more go back into the pool.
  func endDrawing() {
    readChrome()
    holdWanted()
    var (rows, edges): (Set<NodeID>, Set<SectionEdge>) = ([], [])
    for held in held.items {
      switch held.item {
      case .row(let id): rows.insert(id)
      case .header(let id): edges.insert(SectionEdge(.header, of: id))
      case .footer(let id): edges.insert(SectionEdge(.footer, of: id))
      case .tableHeader, .tableFooter, .paging: break
      }
    }
    pool.keep(rows)
    pool.display(edges, in: screen)
  }

  private func holdWanted() {
    let count = list.count
    var now = held.positions
    let size = wanted.count
    if now.isEmpty || !wanted.overlaps(now) && now.lowerBound < count {
      now = wanted
    } else if wanted != lastWanted {
      now = wanted
    } else if now.count < size || now.count > max(size + 20, HeldRange.limit) {
      // Changes made room, or took it: the items from the first held one on are held.
      now = now.lowerBound..<(now.lowerBound + size)
    }
    lastWanted = wanted
    let last = min(now.upperBound, count)
    let first = max(0, min(now.lowerBound, last - min(size, last)))
    guard first..<last != held.positions || last - first != held.items.count else { return }
    noteHeld()
    held.hold(first..<last) { list.item(at: $0).map(item) }
  }
  private var lastWanted = 0..<0

  private func drawn(_ item: FlatLayout.Item) -> [String: JSON] {
    guard let host else { return [:] }
    switch item {
    case .row(let id):
      guard var content = pool.content(of: id, in: screen) else { return [:] }
      if let share = host.share(comingTo: id, of: screen) {
        (content.isBusy, content.progress) = (true, share)
      }
      var keys = ItemWriter.row(content, host.pictures)
      if isAmongChoices(id, content) { keys["ch"] = .yes }
      return keys
    case .header(let section): return drawn(.header, section, "h", host.pictures)
    case .footer(let section): return drawn(.footer, section, "f", host.pictures)
    case .tableHeader:
      return ItemWriter.edge("H", chrome.tableHeader ?? .spacer, nil, host.pictures)
    case .tableFooter:
      return ItemWriter.edge("F", chrome.tableFooter ?? .spacer, nil, host.pictures)
    case .paging: return ItemWriter.paging(chrome.paging)
    }
  }

  private func drawn(
    _ side: SectionEdge.Side, _ section: NodeID, _ kind: String, _ pictures: PictureStore
  ) -> [String: JSON] {
    guard let index = list.layout.index(ofSection: section) else { return [:] }
    let content = list.layout.content(ofSection: index)
    if content.view(side) != nil,
      let row = pool.content(of: SectionEdge(side, of: section), in: screen)
    {
      return ItemWriter.edge(kind, row.body, row, pictures)
    }
    return ItemWriter.edge(kind, text: content.text(side) ?? "")
  }

  private func isAmongChoices(_ row: NodeID, _ content: RowContent) -> Bool {
    let part = choices.part(of: row, content, in: list.layout)
    if part == .first { held.update { $0.needsDrawing = true } }
    return part != .off
  }

  /// The chrome as messages hold it.
  var chromeJSON: [String: JSON] {
    var keys = ChromeWriter(screen: screen, chrome: chrome, pictures: host?.pictures ?? .init())
      .json
    let top = topRow ?? TablePath(0, 0)
    if !chrome.index.isEmpty, let entry = chrome.indexEntry(of: top) {
      keys["ic"] = .integer(entry)
    }
    return keys
  }

  /// The title and the texts that the window shows of the screen.
  var shownChrome: ScreenChrome { chrome }
}

extension ChangeSet {
  /// True if rows come, go or move.
  fileprivate var movesRows: Bool {
    !(deletedRows.isEmpty && insertedRows.isEmpty && movedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && movedSections.isEmpty)
  }
}

extension FlatLayout.Item {
  /// Returns whether the chrome describes it.
  fileprivate var isEnd: Bool {
    switch self {
    case .tableHeader, .tableFooter, .paging: true
    case .header, .row, .footer: false
    }
  }
}
