/// The rows of two columns that are known to be the same by what they share, and those that are not.
struct SharedRuns {
  /// Rows that follow each other in both columns.
  struct Run {
    let old: Int
    let new: Int
    fileprivate(set) var count: Int
  }

  /// The rows that are in both, by their new places; without those at both ends that stay where they are.
  private(set) var runs: [Run] = []
  /// The old rows that nothing shared says anything about, ascending.
  private(set) var oldRest: [Range<Int>] = []
  /// The new rows that nothing shared says anything about, ascending.
  private(set) var newRest: [Range<Int>] = []

  /// Complexity: O(*p*) in the pieces of the columns, and O(*q* log *q*) in those between their equal ends.
  init(_ old: RowColumn, _ new: RowColumn) {
    let (before, after) = Self.betweenEqualEnds(old.table, new.table)
    matchPieces(before, after)
    runs.sort { $0.new < $1.new }
    noteOldRest(in: before)
  }

  /// Whether rows only went, or only came: none of them can be the same.
  var isOneSided: Bool { oldRest.isEmpty || newRest.isEmpty }

  /// How many rows nothing shared says anything about.
  var restCount: Int { oldRest.rowCount + newRest.rowCount }

  /// A piece and where it stands in its column.
  private struct Placed {
    let piece: Piece<RowList>
    let place: Int
  }

  /// Returns the pieces of both tables without those that are the same at their ends.
  private static func betweenEqualEnds(
    _ old: PieceTable<RowList>, _ new: PieceTable<RowList>
  ) -> (old: [Placed], new: [Placed]) {
    let shorter = min(old.pieces.count, new.pieces.count)
    let prefix = zip(old.pieces, new.pieces).prefix { $0.isSame(as: $1) }.count
    let suffix = zip(old.pieces.reversed(), new.pieces.reversed()).prefix(shorter - prefix)
      .prefix { $0.isSame(as: $1) }.count
    func middle(_ table: PieceTable<RowList>) -> [Placed] {
      (prefix..<table.pieces.count - suffix).map {
        Placed(piece: table.pieces[$0], place: table.start(ofPiece: $0))
      }
    }
    return (middle(old), middle(new))
  }

  /// Finds the parts of new pieces among old pieces of the same blocks.
  private mutating func matchPieces(_ old: [Placed], _ new: [Placed]) {
    var byKind = Dictionary(grouping: old) { $0.piece.kind }
    for kind in byKind.keys { byKind[kind]?.sort { $0.piece.start < $1.piece.start } }
    for placed in new { match(placed, byKind[placed.piece.kind] ?? []) }
  }

  /// Finds the parts of a new piece among old pieces of its block, which ascend.
  private mutating func match(_ new: Placed, _ old: [Placed]) {
    var low = old.partitionPoint { $0.piece.end > new.piece.start }
    var next = new.piece.start
    func place(_ start: Int) -> Int { new.place + start - new.piece.start }
    while low < old.count, old[low].piece.start < new.piece.end {
      let match = old[low]
      let start = max(match.piece.start, next)
      let end = min(match.piece.end, new.piece.end)
      if start > next { newRest.extend(by: place(next)..<place(start)) }
      addRun(
        old: match.place + start - match.piece.start, new: place(start), count: end - start)
      next = end
      low += 1
    }
    if next < new.piece.end { newRest.extend(by: place(next)..<place(new.piece.end)) }
  }

  private mutating func addRun(old: Int, new: Int, count: Int) {
    if let last = runs.last, last.old + last.count == old, last.new + last.count == new {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(old: old, new: new, count: count))
    }
  }

  private mutating func noteOldRest(in old: [Placed]) {
    guard let first = old.first, let last = old.last else { return }
    var next = first.place
    for run in runs.sorted(by: { $0.old < $1.old }) {
      if run.old > next { oldRest.extend(by: next..<run.old) }
      next = run.old + run.count
    }
    let end = last.place + last.piece.count
    if next < end { oldRest.extend(by: next..<end) }
  }
}
