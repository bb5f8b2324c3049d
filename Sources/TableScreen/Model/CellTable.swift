/// The cells of a section as written, in order; an edit copies none but those that come.
struct CellTable {
  private var table: PieceTable<Block>

  /// Cells that came together.
  private final class Cells {
    let cells: [TableCell]

    init(_ cells: [TableCell]) { self.cells = cells }
  }

  private struct Block: PieceBlock {
    let cells: Cells

    func isSame(as other: Block) -> Bool { cells === other.cells }
  }

  init(_ cells: [TableCell] = []) {
    table = PieceTable(Block(cells: Cells(cells)), count: cells.count)
  }

  subscript(index: Int) -> TableCell {
    let (block, place) = table.locate(index)
    return block.cells.cells[place]
  }

  /// All of them; those that came together, and were not edited since, are not copied.
  var all: [TableCell] {
    guard let piece = table.only else {
      return table.pieces.flatMap { $0.block.cells.cells[$0.start..<$0.end] }
    }
    let cells = piece.block.cells.cells
    return piece.count == cells.count ? cells : Array(cells[piece.start..<piece.end])
  }

  mutating func remove(ascending places: [Int]) {
    table.remove(ascending: places)
    joinPieces()
  }

  mutating func insert(_ cells: [TableCell], at index: Int) {
    table.replace(index..<index, with: Self.pieces(cells))
    joinPieces()
  }

  mutating func replace(at index: Int, with cell: TableCell) {
    table.replace(index..<index + 1, with: Self.pieces([cell]))
    joinPieces()
  }

  private static func pieces(_ cells: [TableCell]) -> [PieceTable<Block>.Piece] {
    [.init(block: Block(cells: Cells(cells)), start: 0, count: cells.count)]
  }

  /// To copy all cells costs much more than to look at a piece, so there may be more pieces than in a column.
  private mutating func joinPieces() {
    if table.pieces.count > max(16, table.count / 64) { self = CellTable(all) }
  }
}
