/// The rows of a section while it is read: those that stay, and those that get an identity.
///
/// Their column is put together from pieces of the old one, so that both share most if little
/// changed.
///
/// What both share is known to be equal without a walk, for which ``SharedRuns`` says the reason.
struct ReadRows {
  private let old: RowColumn
  private let count: Int
  /// The rows that have their identity, by their new places: runs of the old column, of ids made for them, and single ones.
  private var parts: [Part] = []
  /// The rows whose content changed, each with whether its kind of cell changed, too.
  private var touched: [(place: Int, reload: Bool)] = []

  private struct Part {
    let place: Int
    let rows: Rows

    enum Rows {
      case kept(Range<Int>)
      case made(first: UInt64, count: Int)
      case known(NodeID, stamp: UInt32)
    }
  }

  init(_ old: RowColumn, _ kept: [RowPairing.Run], count: Int) {
    (self.old, self.count) = (old, count)
    parts = kept.map { Part(place: $0.new, rows: .kept($0.old..<$0.old + $0.count)) }
  }

  /// Marks the content of a row that stays as changed; the places ascend.
  mutating func touch(_ place: Int, reload: Bool) { touched.append((place, reload)) }

  /// Gives a row the identity that it had in another section, or before it left the table.
  mutating func give(_ place: Int, _ id: NodeID, stamp: UInt32) {
    parts.append(Part(place: place, rows: .known(id, stamp: stamp)))
  }

  /// Gives rows identities that were made for them, which follow each other.
  mutating func give(_ places: [Range<Int>], idsFrom first: UInt64) {
    var first = first
    for range in places {
      parts.append(Part(place: range.lowerBound, rows: .made(first: first, count: range.count)))
      first += UInt64(range.count)
    }
  }

  /// The column of all rows, once each has an identity.
  var column: RowColumn {
    // All rows are new in most lists of children, of which a thousand come from a server at once.
    if touched.isEmpty, parts.count == 1, case .made(let first, count) = parts[0].rows {
      return RowColumn(first: first, count: count)
    }
    let isOrdered = zip(parts, parts.dropFirst()).allSatisfy { $0.place < $1.place }
    let ordered = isOrdered ? parts : parts.sorted { $0.place < $1.place }
    let pieces = ordered.count + 2 * touched.count
    return pieces <= max(64, count / 16) ? pieced(ordered) : listed(ordered)
  }

  /// Returns a column that shares the pieces of the rows that stay with the old one.
  private func pieced(_ parts: [Part]) -> RowColumn {
    var rows = PieceTableBuilder<RowList>()
    for part in parts {
      switch part.rows {
      case .kept(let kept): rows.append(old.table, kept)
      case .made(let first, let count): rows.append(RowColumn(first: first, count: count).table)
      case .known(let id, let stamp):
        rows.append(RowColumn(ids: [id.raw], stamps: [stamp]).table)
      }
    }
    let column = RowColumn(rows.table)
    return touched.isEmpty ? column : column.touched(touched)
  }

  private func listed(_ parts: [Part]) -> RowColumn {
    var (ids, stamps) = ([UInt64](), [UInt32]())
    ids.reserveCapacity(count)
    stamps.reserveCapacity(count)
    let (oldIDs, oldStamps) = (old.ids, old.stamps)
    for part in parts {
      switch part.rows {
      case .kept(let rows):
        ids += oldIDs[rows]
        stamps += oldStamps[rows]
      case .made(let first, let count):
        ids += first..<first + UInt64(count)
        stamps += repeatElement(0, count: count)
      case .known(let id, let stamp):
        ids.append(id.raw)
        stamps.append(stamp)
      }
    }
    for (place, reload) in touched { stamps[place] = Stamp.next(stamps[place], reload: reload) }
    return RowColumn(ids: ids, stamps: stamps)
  }
}
