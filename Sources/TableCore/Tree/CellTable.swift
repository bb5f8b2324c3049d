/// The cells of a section as written, in order; an edit copies none but those that come.
struct CellTable {
  private var table: PieceTable<Cells>

  /// Cells that came together.
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

  /// All of them; those that came together, and were not edited since, are not copied.
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

  /// To copy all cells costs much more than to look at a piece, so there may be more pieces than in a column.
  private mutating func joinPieces() {
    if table.pieceCount > max(64, table.count / 64) { self = CellTable(all) }
  }
}
