/// The index of each row of a lazy section in its provider, or -1 for a row that was given by hand.
///
/// A ``PieceTable``, so that computed rows cost nothing, and an edit among a million of them no more than among a thousand.
struct SourceTable {
  private var table: PieceTable<RowList>

  /// Creates the table of unedited rows, each at its own index.
  init(count: Int) { table = PieceTable(numbersFrom: 0, count: count) }

  subscript(index: Int) -> Int { table.locate(index).place }

  mutating func remove(ascending places: [Int]) { table.remove(ascending: places) }

  mutating func insert(_ sources: [Int], at index: Int) {
    var new = PieceTableBuilder<RowList>()
    for source in sources { new.append(Piece(numbersFrom: source, count: 1, tag: 0)) }
    table.replace(index..<index, with: new.table)
  }
}
