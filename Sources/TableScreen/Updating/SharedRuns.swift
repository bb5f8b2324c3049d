/// The rows of two columns that are known to be the same by the pieces that they share, and those that are not.
struct SharedRuns {
  /// Rows that follow each other in both columns.
  struct Run {
    let old: Int
    let new: Int
    let count: Int
  }

  /// The rows that are in both, by their new places; without those at both ends that stay where they are.
  private(set) var runs: [Run] = []
  /// The old rows that no piece says anything about, ascending.
  private(set) var oldRest: [Range<Int>] = []
  /// The new rows that no piece says anything about, ascending.
  private(set) var newRest: [Range<Int>] = []

  private typealias Piece = PieceTable<RowList>.Piece

  /// A piece and where it stands in its column.
  private struct Placed {
    let piece: Piece
    let place: Int
  }

  /// Complexity: O(*p* log *p*) in the pieces.
  init(_ old: RowColumn, _ new: RowColumn) {
    let prefix = Self.sharedPrefix(old, new)
    let suffix = Self.sharedSuffix(old, new, atMost: min(old.count, new.count) - prefix)
    let before = Self.pieces(of: old, prefix..<old.count - suffix)
    let after = Self.pieces(of: new, prefix..<new.count - suffix)
    var byBlock = Dictionary(grouping: before) { $0.piece.key }
    for key in byBlock.keys { byBlock[key]?.sort { $0.piece.start < $1.piece.start } }
    for placed in after { match(placed, byBlock[placed.piece.key] ?? []) }
    noteOldRest(before)
  }

  /// Whether rows only went, or only came: none of them can be the same.
  var isOneSided: Bool { oldRest.isEmpty || newRest.isEmpty }

  /// How many rows no piece says anything about.
  var restCount: Int { (oldRest + newRest).reduce(0) { $0 + $1.count } }

  private static func pieces(of column: RowColumn, _ range: Range<Int>) -> [Placed] {
    var placed: [Placed] = []
    var place = range.lowerBound
    column.table.forEach(in: range) { piece in
      placed.append(Placed(piece: piece, place: place))
      place += piece.count
    }
    return placed
  }

  /// Finds the parts of a new piece among old pieces of its block, which ascend.
  private mutating func match(_ new: Placed, _ old: [Placed]) {
    var (low, high) = (0, old.count)
    while low < high {
      let middle = (low + high) / 2
      if old[middle].piece.end <= new.piece.start { low = middle + 1 } else { high = middle }
    }
    var next = new.piece.start
    func place(_ start: Int) -> Int { new.place + start - new.piece.start }
    while low < old.count, old[low].piece.start < new.piece.end {
      let match = old[low]
      let start = max(match.piece.start, next)
      let end = min(match.piece.end, new.piece.end)
      if start > next { newRest.extend(by: place(next)..<place(start)) }
      runs.append(
        Run(old: match.place + start - match.piece.start, new: place(start), count: end - start))
      next = end
      low += 1
    }
    if next < new.piece.end { newRest.extend(by: place(next)..<place(new.piece.end)) }
  }

  private mutating func noteOldRest(_ pieces: [Placed]) {
    guard let first = pieces.first, let last = pieces.last else { return }
    var next = first.place
    for run in runs.sorted(by: { $0.old < $1.old }) {
      if run.old > next { oldRest.extend(by: next..<run.old) }
      next = run.old + run.count
    }
    let end = last.place + last.piece.count
    if next < end { oldRest.extend(by: next..<end) }
  }

  // MARK: Both ends

  private static func sharedPrefix(_ old: RowColumn, _ new: RowColumn) -> Int {
    var count = 0
    old.walk(with: new) { a, b in
      guard a.start == b.start, a.isOfSameBlock(as: b) else { return false }
      count += a.count
      return true
    }
    return count
  }

  private static func sharedSuffix(_ old: RowColumn, _ new: RowColumn, atMost limit: Int) -> Int {
    var count = 0
    var (a, b) = (old.table.pieces[...], new.table.pieces[...])
    // What is left of the last pieces ends where they end, less what was passed over.
    var (passedOld, passedNew) = (0, 0)
    while count < limit, let x = a.last, let y = b.last {
      guard x.end - passedOld == y.end - passedNew, x.isOfSameBlock(as: y) else { break }
      let common = min(x.count - passedOld, y.count - passedNew, limit - count)
      count += common
      (passedOld, passedNew) = (passedOld + common, passedNew + common)
      if passedOld == x.count { (a, passedOld) = (a.dropLast(), 0) }
      if passedNew == y.count { (b, passedNew) = (b.dropLast(), 0) }
    }
    return count
  }
}
