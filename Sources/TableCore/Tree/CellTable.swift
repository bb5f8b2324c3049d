/// The cells of a section as written, in order: an array until the first edit by hand, which then copies only the inserted cells.
///
/// A ``PieceTable`` says why: an edit by hand among a million rows is to take no longer than among a thousand.
struct CellTable {
  private var cells: Kept

  private enum Kept {
    case asWritten([TableCell])
    case edited(PieceTable<Cells>)
  }

  /// Cells that were inserted together.
  private final class Cells {
    let cells: [TableCell]

    init(_ cells: [TableCell]) { self.cells = cells }
  }

  init(_ cells: [TableCell] = []) { self.cells = .asWritten(cells) }

  subscript(index: Int) -> TableCell {
    switch cells {
    case .asWritten(let cells): return cells[index]
    case .edited(let table):
      let (piece, place) = table.locate(index)
      return piece.block?.cells[place] ?? TableCell()
    }
  }

  /// All cells in one array; not copied while none was edited.
  var all: [TableCell] {
    switch cells {
    case .asWritten(let cells): return cells
    case .edited(let table):
      var all: [TableCell] = []
      all.reserveCapacity(table.count)
      table.forEach { all += $0.block?.cells[$0.start..<$0.end] ?? [] }
      return all
    }
  }

  mutating func remove(ascending places: [Int]) { edit { $0.remove(ascending: places) } }

  mutating func insert(_ cells: [TableCell], at index: Int) {
    edit { $0.replace(index..<index, with: Self.table(cells)) }
  }

  mutating func replace(at places: [Int], with new: [TableCell]) {
    // So many pieces would be copied into one array more than once.
    if case .edited(let table) = cells, new.count > Self.pieceLimit(for: table.count) {
      cells = .asWritten(all)
    }
    if case .asWritten(var all) = cells, new.count > Self.pieceLimit(for: all.count) {
      cells = .asWritten([])
      for (place, cell) in zip(places, new) { all[place] = cell }
      cells = .asWritten(all)
      return
    }
    edit { table in
      for (place, cell) in zip(places, new) {
        table.replace(place..<place + 1, with: Self.table([cell]))
      }
    }
  }

  /// Edits the table, and copies all cells into one array once there are too many pieces.
  ///
  /// Copying cells costs much more than looking at a piece, so more pieces are allowed than in a column.
  private mutating func edit(_ change: (inout PieceTable<Cells>) -> Void) {
    var table =
      switch cells {
      case .asWritten(let cells): Self.table(cells)
      case .edited(let table): table
      }
    // The table is to have one owner, so that it is changed in place.
    cells = .asWritten([])
    change(&table)
    cells = .edited(table)
    if table.pieceCount > Self.pieceLimit(for: table.count) { cells = .asWritten(all) }
  }

  private static func pieceLimit(for count: Int) -> Int { max(64, count / 64) }

  private static func table(_ cells: [TableCell]) -> PieceTable<Cells> {
    PieceTable(Cells(cells), count: cells.count)
  }
}
