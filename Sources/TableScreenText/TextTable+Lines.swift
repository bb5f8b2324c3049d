import TableScreen

extension TextTable {
  /// Returns the line that many lines below a line, or above it if `lines` is negative, but no
  /// farther than the first or the last one.
  ///
  /// Complexity: O(*lines*).
  func place(_ place: TextPlace, movedBy lines: Int) -> TextPlace {
    var (slot, offset) = (place.slot, place.offset + lines)
    while offset < 0 {
      guard let previous = previous(before: slot) else { return TextPlace(slot: slot) }
      slot = previous
      offset += height(of: slot)
    }
    while true {
      let height = height(of: slot)
      if offset < height { return TextPlace(slot: slot, offset: offset) }
      guard let next = next(after: slot) else { return TextPlace(slot: slot, offset: height - 1) }
      slot = next
      offset -= height
    }
  }

  /// Returns the number of lines from a line down to the start of a part: negative if the line is
  /// within the part; nil if the part is above the line, or more than `limit` lines below.
  ///
  /// Complexity: O(*limit*).
  func distance(from place: TextPlace, to target: TextSlot, limit: Int) -> Int? {
    guard place.slot <= target else { return nil }
    var (slot, distance) = (place.slot, -place.offset)
    while slot < target {
      distance += height(of: slot)
      guard distance <= limit, let next = next(after: slot) else { return nil }
      slot = next
    }
    return slot == target && distance <= limit ? distance : nil
  }

  /// Returns the number of lines from a line to the end, or nil if there are `limit` or more.
  func remaining(from place: TextPlace, limit: Int) -> Int? {
    // Each row has at least one line, so with enough rows their heights need not be computed.
    let rows = place.slot.part == .row ? layout.rowCount(in: place.slot.section) : 0
    if rows - place.slot.row - place.offset >= limit { return nil }
    var (slot, count) = (place.slot, -place.offset)
    while true {
      count += height(of: slot)
      guard count < limit else { return nil }
      guard let next = next(after: slot) else { return count }
      slot = next
    }
  }

  /// Returns the number of lines at the top that a sticky header covers; 0 if the next section
  /// begins right below.
  func cover(at top: TextPlace) -> Int {
    let part = top.slot.part
    guard part == .row || part == .footer else { return 0 }
    let lines = stickyHeight(top.slot.section)
    return place(top, movedBy: lines).slot.section == top.slot.section ? lines : 0
  }

  /// The line at the top when the last line of the table stands at the bottom.
  var endPlace: TextPlace? {
    guard let last else { return nil }
    return place(TextPlace(slot: last, offset: height(of: last) - 1), movedBy: 1 - max(height, 1))
  }

  /// Returns the number of lines of those parts that exist.
  func height(of slots: [TextSlot]) -> Int {
    slots.reduce(0) { exists($1) ? $0 + height(of: $1) : $0 }
  }

  // MARK: Positions

  /// Returns the position that many rows below one, or above it if `count` is negative, as far as
  /// there are rows.
  func path(_ path: TablePath, movedBy count: Int) -> TablePath {
    var (here, left) = (path, count)
    while left != 0 {
      let room = left > 0 ? layout.rowCount(in: here.section) - 1 - here.row : here.row
      if abs(left) <= room {
        here.row += left
        break
      }
      here.row += left > 0 ? room : -room
      guard let section = section(from: here.section, down: left > 0) else { break }
      left += left > 0 ? -(room + 1) : room + 1
      here = TablePath(section, count > 0 ? 0 : layout.rowCount(in: section) - 1)
    }
    return here
  }

  /// Returns the next section with rows below one, or above it.
  func section(from section: Int, down: Bool) -> Int? {
    let count = layout.sectionCount
    if down {
      let start = max(section + 1, 0)
      return start < count ? (start..<count).first { layout.rowCount(in: $0) > 0 } : nil
    }
    return (0..<min(max(section, 0), count)).last { layout.rowCount(in: $0) > 0 }
  }

  /// The position of the first row, or nil if there is none.
  var firstPath: TablePath? { section(from: -1, down: true).map { TablePath($0, 0) } }

  /// The position of the last row, or nil if there is none.
  var lastPath: TablePath? {
    section(from: layout.sectionCount, down: false).map {
      TablePath($0, layout.rowCount(in: $0) - 1)
    }
  }

  /// Returns the row that is nearest to a position, the one below it first.
  func nearest(to path: TablePath) -> TablePath? {
    let count = layout.rowCount(in: path.section)
    if count > 0 { return TablePath(path.section, min(max(path.row, 0), count - 1)) }
    if let section = section(from: path.section, down: true) { return TablePath(section, 0) }
    return lastPath
  }
}
