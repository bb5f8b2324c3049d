import TableScreen

@MainActor extension TextState {
  /// Returns the position of the cursor, or nil if there is none.
  func cursorPath(in table: TextTable) -> TablePath? {
    cursor.flatMap { table.layout.tablePath(of: $0) }
  }

  /// Puts the cursor onto a row that exists, and ends editing, menus and moves of a row that is gone.
  mutating func settle(in table: TextTable) {
    if table.options.showsCursor, cursorPath(in: table) == nil {
      let path = cursor.map { viewport.survivor(of: $0, at: viewport.cursorPath, in: table) }
      // With no row left, the cursor keeps its own, which may return.
      if let path = path ?? table.firstPath, let row = table.layout.row(at: path) {
        cursor = row.id
        control = nil
      }
    }
    if let path = cursorPath(in: table) { viewport.cursorPath = path }
    func isGone(_ row: NodeID) -> Bool { table.layout.tablePath(of: row) == nil }
    switch focus {
    case .field(let edit) where isGone(edit.row): focus = .rows
    case .confirmDelete(let row) where isGone(row): focus = .rows
    case .menu(let menu) where menu.row.map(isGone) ?? false: focus = .rows
    default: break
    }
    if let row = moving, isGone(row) { moving = nil }
  }

  private mutating func setCursor(_ path: TablePath, in table: TextTable) {
    if let row = table.layout.row(at: path) { setCursor(row.id, at: path) }
  }

  /// Puts the cursor onto a row, and lets the viewport follow it.
  mutating func setCursor(_ row: NodeID, at path: TablePath) {
    choose(row)
    viewport.cursorPath = path
    viewport.followsCursor = true
  }

  mutating func move(_ motion: TextMotion, in table: TextTable) {
    switch motion {
    case .rows(let count):
      let lines = count > 0 ? Self.linesOfStep : -Self.linesOfStep
      guard let here = cursorPath(in: table) ?? table.firstPath else {
        if count != 0 { viewport.scrollOn(by: lines, in: table) }
        return
      }
      if abs(count) == 1, viewport.readOn(here, by: lines, in: table) { return }
      if abs(count) == 1, viewport.passOn(by: lines, in: table) { return }
      let there = table.path(here, movedBy: count)
      if there == here, viewport.staysWhereItIs(here, in: table) {
        if count != 0 { viewport.scrollOn(by: lines, in: table) }
        return
      }
      setCursor(there, in: table)
      if count == -1, there != here, viewport.showEnd(of: there, in: table) { return }
      revealCursor(.nearest, in: table)
    case .pages(let count): movePages(count, in: table)
    case .home:
      guard let top = table.first else { return }
      if let first = table.firstPath { setCursor(first, in: table) }
      viewport.setTop(TextPlace(slot: top), in: table)
      // The start of the table comes before its first row, where that has no room beside its header.
      let isInView = cursorPath(in: table).map { viewport.hasInView($0, in: table) }
      viewport.followsCursor = isInView ?? true
      if viewport.followsCursor { revealCursor(.nearest, in: table) }
    case .end:
      guard let end = table.endPlace else { return }
      viewport.setTop(end, in: table)
      guard let last = table.lastPath else { return }
      setCursor(last, in: table)
      // The end of the table comes before the start of a last row that is higher than the body.
      viewport.followsCursor = viewport.startsInView(last, in: table)
    case .section(let section): moveToSection(section, in: table)
    case .top(let path):
      setCursor(path, in: table)
      revealCursor(.top, in: table)
    case .sections(let count):
      guard let here = cursorPath(in: table) else { return }
      // Going up leads to the start of the section first.
      var section: Int? = here.section
      for step in 0..<abs(count) {
        if count < 0 && step == 0 && here.row > 0 { continue }
        section = section.flatMap { table.section(from: $0, down: count > 0) }
      }
      if let section { moveToSection(section, in: table) }
    case .row(let id):
      guard let path = table.layout.tablePath(of: id) else { return }
      setCursor(path, in: table)
      revealCursor(.nearest, in: table)
    case .show(let id):
      guard !viewport.followsCursor, let path = table.layout.tablePath(of: id) else { return }
      // A row that has no room for all of its lines stays as far as it was read.
      let isHigh = table.height(of: .row(path)) > table.height - table.stickyHeight(path.section)
      if isHigh, viewport.hasInView(path, in: table) { return }
      viewport.followsCursor = true
      revealCursor(.nearest, in: table)
    case .share(let share):
      guard let first = table.firstPath, let start = table.first else { return }
      // Of few rows, each of which may be long, a share is one of their lines.
      if table.layout.rowCount <= table.height {
        viewport.followsCursor = false
        viewport.setTop(share: share, in: table)
        return
      }
      let row = Int((share * Double(table.layout.rowCount - 1)).rounded())
      let path = table.path(first, movedBy: row)
      viewport.followsCursor = false
      viewport.setTop(TextPlace(slot: path == first ? start : .row(path)), in: table)
    case .scroll(let lines): viewport.scroll(by: lines, in: table)
    case .reveal(let path, let position):
      viewport.followsCursor = false
      viewport.reveal(path, at: position, in: table)
    }
  }

  /// The number of lines by which an arrow key reads on in a row that is higher than the body.
  private static let linesOfStep = 3

  private mutating func revealCursor(_ position: TableScrollPosition, in table: TextTable) {
    guard let path = cursorPath(in: table) else { return }
    viewport.reveal(path, at: position, in: table)
  }

  private mutating func moveToSection(_ section: Int, in table: TextTable) {
    if table.layout.rowCount(in: section) > 0 {
      setCursor(TablePath(section, 0), in: table)
      revealCursor(.top, in: table)
      return
    }
    // A section without rows may still have a header or footer to show.
    let slot = [TextSlot.Part.space, .header, .footer].firstNonNil { part in
      let slot = TextSlot(section: section, part: part)
      return table.exists(slot) ? slot : nil
    }
    guard let slot else { return }
    if let path = table.nearest(to: TablePath(section, 0)) { setCursor(path, in: table) }
    viewport.followsCursor = false
    viewport.setTop(TextPlace(slot: slot), in: table)
  }

  /// Moves the cursor by pages of the body's height, and the viewport with it, so that the cursor keeps
  /// its line.
  private mutating func movePages(_ count: Int, in table: TextTable) {
    let isDown = count > 0
    for _ in 0..<min(abs(count), 1_000) {
      guard let top = viewport.top(in: table) else { return }
      guard let here = cursorPath(in: table) else {
        let page = max(table.height - 1, 1)
        viewport.scrollOn(by: isDown ? page : -page, in: table)
        continue
      }
      let page = max(table.height - table.stickyHeight(here.section) - 1, 1)
      if viewport.readOn(here, by: isDown ? page : -page, in: table) { continue }
      if viewport.passOn(by: isDown ? page : -page, in: table) { continue }
      let line = table.distance(from: top, to: .row(here), limit: table.height)
      let there = table.place(TextPlace(slot: .row(here)), movedBy: isDown ? page : -page)
      var path = row(near: there.slot, down: isDown, in: table) ?? here
      if isDown ? path <= here : path >= here { path = table.path(here, movedBy: isDown ? 1 : -1) }
      if path == here, viewport.staysWhereItIs(here, in: table) {
        viewport.scrollOn(by: isDown ? page : -page, in: table)
        return
      }
      setCursor(path, in: table)
      if !isDown, path != here, viewport.showEnd(of: path, in: table) { continue }
      if let line, line >= 0 {
        let start = TextPlace(slot: .row(path))
        viewport.setTop(table.place(start, movedBy: -line), in: table)
      }
      revealCursor(.nearest, in: table)
      if path == here { return }
    }
  }

  /// Returns the row at a part of the table, or else the next row in a direction, or the last one
  /// there.
  private func row(near slot: TextSlot, down: Bool, in table: TextTable) -> TablePath? {
    var here: TextSlot? = slot
    while let slot = here {
      if slot.part == .row { return slot.path }
      here = down ? table.next(after: slot) : table.previous(before: slot)
    }
    return down ? table.lastPath : table.firstPath
  }
}
