/// For each row of a section that makes its rows when needed: its index in what makes them, or -1.
struct SourceTable {
  private var table: PieceTable<Numbers>

  /// The rows as they were read: each at its own index.
  init(count: Int) { table = PieceTable(Numbers(), count: count) }

  subscript(index: Int) -> Int { table.locate(index).place }

  mutating func remove(ascending places: [Int]) { table.remove(ascending: places) }

  mutating func insert(_ sources: [Int], at index: Int) {
    table.replace(
      index..<index, with: sources.map { .init(block: Numbers(), start: $0, count: 1) })
  }
}
