import TableScreen

/// The part of the rows that is in view.
///
/// The line at the top is kept by identity, so that rows inserted or deleted above it do not move the rows in view. All
/// operations take time in proportion to the lines in view, however many rows there are.
package struct TextViewport: Hashable, Sendable {
  /// A line that keeps its place at the top across updates.
  struct Anchor: Hashable, Sendable {
    /// The section, or nil if the part belongs to none.
    var section: NodeID?
    var part: TextSlot.Part
    /// The row, or nil if the part is another one.
    var row: NodeID?
    var offset: Int
    /// The slot of the anchor in the last frame.
    var slot: TextSlot
  }

  /// A row that was in view when the screen was drawn last.
  struct Seen: Hashable, Sendable {
    var id: NodeID
    var depth: Int
  }

  /// The line at the top, or nil for the start of the table.
  var anchor: Anchor?
  /// True while the viewport follows the cursor; false after a person has scrolled elsewhere.
  package internal(set) var followsCursor = true
  /// The rows that were in view last, from top to bottom.
  var seen: [Seen] = []
  /// The position of the cursor in the last frame.
  var cursorPath: TablePath?

  /// Creates a viewport at the start of the table.
  package init() {}
}

@MainActor extension TextViewport {
  /// Returns the line at the top, or nil if the table has none.
  func top(in table: TextTable) -> TextPlace? {
    guard let first = table.first else { return nil }
    guard let anchor else { return TextPlace(slot: first) }
    return clamped(place(of: anchor, in: table) ?? TextPlace(slot: first), in: table)
  }

  /// Puts a line at the top, or the last line at the bottom if there are too few lines below.
  mutating func setTop(_ place: TextPlace, in table: TextTable) {
    let place = clamped(place, in: table)
    let section = table.layout.sectionID(at: place.slot.section)
    guard place.offset > 0 || place.slot != table.first, section != nil || place.slot.isEdge else {
      anchor = nil
      return
    }
    let row = place.slot.part == .row ? table.layout.row(at: place.slot.path)?.id : nil
    anchor = Anchor(
      section: section, part: place.slot.part, row: row, offset: place.offset, slot: place.slot)
  }

  /// Returns a place for the top that leaves no empty lines at the bottom while there are lines above.
  private func clamped(_ place: TextPlace, in table: TextTable) -> TextPlace {
    guard table.remaining(from: place, limit: table.height) != nil, let end = table.endPlace
    else { return place }
    return min(place, end)
  }

  private func place(of anchor: Anchor, in table: TextTable) -> TextPlace? {
    if let row = anchor.row {
      guard let path = survivor(of: row, at: anchor.slot.path, in: table) else { return nil }
      let slot = TextSlot.row(path)
      let isSame = table.layout.row(at: path)?.id == row
      return TextPlace(
        slot: slot, offset: isSame ? min(anchor.offset, table.height(of: slot) - 1) : 0)
    }
    let section = anchor.section.map { table.layout.index(ofSection: $0) } ?? anchor.slot.section
    if let section {
      let slot = TextSlot(section: section, part: anchor.part)
      if table.exists(slot) {
        return TextPlace(slot: slot, offset: min(anchor.offset, table.height(of: slot) - 1))
      }
    }
    return table.nearest(to: anchor.slot.path).map { TextPlace(slot: .row($0)) }
  }

  /// Returns the position of a row or, if it is gone, of the nearest row that was in view with it.
  ///
  /// If all siblings of the row are gone, too, they were collapsed, and their host takes its place.
  /// Otherwise, the row below takes it, or else the one above.
  func survivor(of row: NodeID, at last: TablePath?, in table: TextTable) -> TablePath? {
    if let path = table.layout.tablePath(of: row) { return path }
    if let index = seen.firstIndex(where: { $0.id == row }) {
      let depth = seen[index].depth
      if depth > 0, let host = seen[..<index].lastIndex(where: { $0.depth < depth }) {
        let children = seen[(host + 1)...].prefix { $0.depth > seen[host].depth }
        let isCollapsed = children.allSatisfy { table.layout.tablePath(of: $0.id) == nil }
        if isCollapsed, let path = table.layout.tablePath(of: seen[host].id) { return path }
      }
      let below = seen[index...].firstNonNil { table.layout.tablePath(of: $0.id) }
      if let below { return below }
      let above = seen[..<index].reversed().firstNonNil { table.layout.tablePath(of: $0.id) }
      if let above { return above }
    }
    return last.flatMap { table.nearest(to: $0) } ?? table.firstPath
  }

  // MARK: Scrolling

  /// Brings a row into view.
  mutating func reveal(_ path: TablePath, at position: TableScrollPosition, in table: TextTable) {
    guard let top = top(in: table), table.layout.row(at: path) != nil else { return }
    let slot = TextSlot.row(path)
    let (height, row) = (table.height, table.height(of: slot))
    let start = TextPlace(slot: slot)
    let above = linesAbove(path, in: table)
    switch position {
    case .top:
      setTop(table.place(start, movedBy: -above), in: table)
    case .middle:
      setTop(table.place(start, movedBy: -max(above, (height - row) / 2)), in: table)
    case .bottom:
      setTop(table.place(start, movedBy: -max(above, height - row)), in: table)
    case .nearest:
      let line = table.distance(from: top, to: slot, limit: height)
      let isCovered = line.map { $0 < table.cover(at: top) } ?? (slot < top.slot)
      if isCovered {
        setTop(table.place(start, movedBy: -above), in: table)
        return
      }
      let below = linesBelow(path, in: table)
      guard (line ?? height) + row + below > height else { return }
      // Shows as many lines below the row as there is room for, and the start of a row higher than the body.
      let shift = max(above, height - row - min(below, max(height - row - above, 0)))
      setTop(aligned(table.place(start, movedBy: -shift), down: true, in: table), in: table)
    }
  }

  /// Returns the number of lines above a row that come into view with it: those before a section's first row, or its
  /// sticky header.
  private func linesAbove(_ path: TablePath, in table: TextTable) -> Int {
    let sticky = table.stickyHeight(path.section)
    guard path.row == 0 else { return sticky }
    // The sticky header would cover the first line of a row that leaves no room for it.
    let room = max(table.height - table.height(of: .row(path)), sticky)
    var slots = [TextSlot.Part.space, .header, .top].map {
      TextSlot(section: path.section, part: $0)
    }
    // The table's header comes with its first row, as far as there is room for it.
    if path == table.firstPath { slots.insert(.tableHeader, at: 0) }
    return min(table.height(of: slots), room)
  }

  /// Returns the number of lines below a row that come into view with it: those after a section's last row.
  private func linesBelow(_ path: TablePath, in table: TextTable) -> Int {
    guard path.row == table.layout.rowCount(in: path.section) - 1 else { return 0 }
    var slots = [TextSlot.Part.bottom, .footer].map { TextSlot(section: path.section, part: $0) }
    if path == table.lastPath { slots += [.paging, .tableFooter] }
    return table.height(of: slots)
  }

  /// Moves a place for the top so that it cuts no row, unless the row is higher than the body.
  private func aligned(_ place: TextPlace, down: Bool, in table: TextTable) -> TextPlace {
    let cover = table.cover(at: place)
    let first = table.place(place, movedBy: cover)
    let height = table.height(of: first.slot)
    guard first.offset > 0, height <= table.height - cover else { return place }
    return table.place(place, movedBy: down ? height - first.offset : -first.offset)
  }

  /// Returns whether a row starts in view, below a sticky header.
  func startsInView(_ path: TablePath, in table: TextTable) -> Bool {
    guard let top = top(in: table),
      let line = table.distance(from: top, to: .row(path), limit: table.height)
    else { return false }
    return line >= table.cover(at: top) && line < table.height
  }

  /// Returns whether any line of a row is in view.
  func hasInView(_ path: TablePath, in table: TextTable) -> Bool {
    guard let top = top(in: table),
      let line = table.distance(from: top, to: .row(path), limit: table.height)
    else { return false }
    return line < table.height && line + table.height(of: .row(path)) > table.cover(at: top)
  }

  /// Scrolls on within a row that is higher than the body, so that all of it can be read by keys.
  ///
  /// - Returns: whether the row had lines out of view in that direction.
  mutating func readOn(_ path: TablePath, by lines: Int, in table: TextTable) -> Bool {
    let (slot, cover) = (TextSlot.row(path), table.stickyHeight(path.section))
    let height = table.height(of: slot)
    guard height > table.height - cover, let top = top(in: table),
      let line = table.distance(from: top, to: slot, limit: table.height)
    else { return false }
    let hidden = lines > 0 ? line + height - table.height : table.cover(at: top) - line
    guard hidden > 0 else { return false }
    scroll(by: lines > 0 ? min(lines, hidden) : -min(-lines, hidden), in: table)
    return true
  }

  /// Shows the last lines of a row that is higher than the body, which comes into view from below.
  ///
  /// - Returns: whether the row is so high, and its start out of view.
  mutating func showEnd(of path: TablePath, in table: TextTable) -> Bool {
    let slot = TextSlot.row(path)
    let height = table.height(of: slot)
    guard height > table.height - table.stickyHeight(path.section), !startsInView(path, in: table)
    else { return false }
    followsCursor = false
    setTop(
      table.place(TextPlace(slot: slot, offset: height - 1), movedBy: 1 - table.height), in: table)
    return true
  }

  /// Scrolls on where there is no row to go to, as in a table that has none; the cursor stays.
  ///
  /// - Returns: whether there were lines out of view in that direction.
  @discardableResult
  mutating func scrollOn(by lines: Int, in table: TextTable) -> Bool {
    let (before, followed) = (top(in: table), followsCursor)
    scroll(by: lines, in: table)
    guard top(in: table) == before else { return true }
    followsCursor = followed
    return false
  }

  /// Scrolls past what is no row, as empty sections or a long header of the table, while no row is in view.
  ///
  /// - Returns: whether no row is in view, and there were lines out of view in that direction.
  mutating func passOn(by lines: Int, in table: TextTable) -> Bool {
    !hasRowInView(in: table) && scrollOn(by: lines, in: table)
  }

  /// Returns whether nothing brings the row of the cursor into view that is the last one in a direction: it is in view, or what
  /// has no rows is being read.
  func staysWhereItIs(_ path: TablePath, in table: TextTable) -> Bool {
    hasInView(path, in: table) || !hasRowInView(in: table)
  }

  private func hasRowInView(in table: TextTable) -> Bool {
    guard let top = top(in: table) else { return false }
    var (slot, count) = (Optional(top.slot), -top.offset)
    while let here = slot, count < table.height {
      if here.part == .row { return true }
      count += table.height(of: here)
      slot = table.next(after: here)
    }
    return false
  }

  /// Puts the line at a share of the lines that do not fit at the top.
  mutating func setTop(share: Double, in table: TextTable) {
    guard let start = table.first.map({ TextPlace(slot: $0) }) else { return }
    let all = table.remaining(from: start, limit: TextPosition.mostLines) ?? TextPosition.mostLines
    let line = (share * Double(max(all - table.height, 0))).rounded()
    setTop(aligned(table.place(start, movedBy: Int(line)), down: true, in: table), in: table)
  }

  /// Scrolls by lines; the cursor stays.
  mutating func scroll(by lines: Int, in table: TextTable) {
    followsCursor = false
    guard let top = top(in: table) else { return }
    let moved = aligned(table.place(top, movedBy: lines), down: lines > 0, in: table)
    setTop(moved, in: table)
  }
}
