/// Builds a piece table from its start to its end.
///
/// It joins pieces and shares leaves, for which a ``PieceTable`` says the reason.
struct PieceTableBuilder<Block: AnyObject> {
  private var closed = PieceTable<Block>()
  /// The pieces of the last leaf, which can still grow, and their blocks.
  private var open: [Piece<Block>] = []
  private var blocks: [Block] = []
  private var openCount = 0

  /// The number of elements.
  var count: Int { closed.count + openCount }

  /// The number of pieces.
  var pieceCount: Int { closed.pieceCount + open.count }

  /// Adds elements at the end.
  mutating func append(_ piece: Piece<Block>) {
    if open.count == PieceLeaf<Block>.limit { close() }
    open.append(joining: piece)
    blocks.hold(piece)
    openCount += piece.count
  }

  /// Adds the elements of a range of a sequence at the end, whose leaves are then shared.
  mutating func append(_ other: PieceTable<Block>, _ range: Range<Int>) {
    if other.only != nil { return other.forEach(in: range) { append($0) } }
    other.forEachLeaf(in: range) { leaf, range in
      if range.count == leaf.count && !leaf.isSmall {
        close()
        closed.append(leaf)
      } else {
        leaf.forEach(in: range) { append($0) }
      }
    }
  }

  /// Adds a sequence at the end.
  mutating func append(_ other: PieceTable<Block>) { append(other, 0..<other.count) }

  private mutating func close() {
    if !open.isEmpty { closed.append(PieceLeaf(open)) }
    (open, openCount) = ([], 0)
    blocks = []
  }

  /// The sequence.
  var table: PieceTable<Block> {
    var table = closed
    if !open.isEmpty { table.append(PieceLeaf(open)) }
    return table
  }
}
