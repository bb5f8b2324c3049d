/// The cells of a section as written, in order; an edit copies only the inserted cells.
///
/// A ``PieceTable`` says why: an edit by hand among a million rows is to take no longer than among a thousand.
struct CellTable {
  private var table: PieceTable<Cells>

  /// Cells that were inserted together.
  private final class Cells {
    let cells: [TableCell]

    init(_ cells: [TableCell]) { self.cells = cells }
  }

  init() { table = PieceTable() }

  init(_ cells: [TableCell]) { table = PieceTable(Cells(cells), count: cells.count) }

  subscript(index: Int) -> TableCell {
    let (piece, place) = table.locate(index)
    return piece.block?.cells[place] ?? TableCell()
  }

  /// All cells in one array; not copied where they were inserted together and not edited since.
  var all: [TableCell] {
    if let piece = table.only, let block = piece.block, piece.count == block.cells.count {
      return block.cells
    }
    var all: [TableCell] = []
    all.reserveCapacity(table.count)
    table.forEach { all += $0.block?.cells[$0.start..<$0.end] ?? [] }
    return all
  }

  mutating func remove(ascending places: [Int]) {
    table.remove(ascending: places)
    joinPieces()
  }

  mutating func insert(_ cells: [TableCell], at index: Int) {
    table.replace(index..<index, with: CellTable(cells).table)
    joinPieces()
  }

  mutating func replace(at index: Int, with cell: TableCell) {
    table.replace(index..<index + 1, with: CellTable([cell]).table)
    joinPieces()
  }

  /// Copies all cells into one piece, once there are too many pieces.
  ///
  /// Copying cells costs much more than looking at a piece, so more pieces are allowed than in a column.
  private mutating func joinPieces() {
    if table.pieceCount > max(64, table.count / 64) { self = CellTable(all) }
  }
}
