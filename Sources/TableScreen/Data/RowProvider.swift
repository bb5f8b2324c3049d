/// Rows that are made when they are needed.
@MainActor package protocol RowProvider: AnyObject {
  /// The number of rows.
  var count: Int { get }

  /// Makes the cell at `index`.
  func cell(at index: Int, in context: TableActionContext) throws -> TableCell

  /// The identity of the row at `index`, or nil where its place is its identity.
  func id(at index: Int) -> TableCell.ID?

  /// What a search looks at, or nil where the cell has to be made for it.
  func searchText(at index: Int) -> String?

  /// What ids are compared within: rows of different kinds never hand on their identity.
  var domain: ObjectIdentifier? { get }

  /// Whether the row at `index` is known to look as the row of `old` at `oldIndex` did.
  func isSame(at index: Int, as old: any RowProvider, at oldIndex: Int) -> Bool

  /// Says which row was which among the rows of `old`.
  func pairing(from old: any RowProvider) -> RowPairing

  /// Whether a row may look different though its pairing does not say so.
  var mayChangeUnseen: Bool { get }
}

extension RowProvider {
  /// Rows without ids are computed from what nobody knows.
  package var mayChangeUnseen: Bool { domain == nil }
}
