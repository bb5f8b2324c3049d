/// Rows that are computed from their index, which is also their identity.
final class ComputedRows: RowProvider {
  /// The greatest number of rows in a section; with `Int.max` rows no number would be left to tell rows apart by.
  static let limit = 1_000_000_000

  let count: Int
  /// The number of rows that was asked for, before the limit.
  let wantedCount: Int
  private let text: (@MainActor (Int) -> String)?
  private let cell: @MainActor (Int, TableActionContext) throws -> TableCell

  init(
    count: Int, searchText: (@MainActor (Int) -> String)?,
    cell: @escaping @MainActor (Int, TableActionContext) throws -> TableCell
  ) {
    wantedCount = count
    self.count = min(max(count, 0), Self.limit)
    self.text = searchText
    self.cell = cell
  }

  var domain: ObjectIdentifier? { nil }

  func cell(at index: Int, in context: TableActionContext) throws -> TableCell {
    try cell(index, context)
  }

  func id(at index: Int) -> TableCell.ID? { TableCell.ID(.integer(index)) }

  var idsAreIndexes: Bool { true }

  func searchText(at index: Int) -> String? { text?(index) }

  /// The data of a computed row is unknown, so no row is known to be unchanged.
  func isSame(at index: Int, as old: any RowProvider, at oldIndex: Int) -> Bool { false }

  func pairing(from old: any RowProvider) -> RowPairing {
    guard old is ComputedRows else { return RowPairing() }
    return RowPairing(inPlace: min(count, old.count))
  }
}
