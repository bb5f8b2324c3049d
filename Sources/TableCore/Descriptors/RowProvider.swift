/// Rows that are made when they are needed.
@MainActor package protocol RowProvider: AnyObject {
  /// The number of rows.
  var count: Int { get }

  /// Makes the cell at `index`.
  func cell(at index: Int, in context: TableActionContext) throws -> TableCell

  /// The identity of the row at `index`, or nil if its place is its identity.
  func id(at index: Int) -> TableCell.ID?

  /// True if the id of a row is its index, which names a row of this section only.
  var idsAreIndexes: Bool { get }

  /// Returns the searched text of a row, or nil if its cell has to be made for it.
  func searchText(at index: Int) -> String?

  /// The domain of ids: rows of different domains never hand on their identity.
  var domain: ObjectIdentifier? { get }

  /// Returns whether the row at `index` is known to look as the row of `old` at `oldIndex` did.
  func isSame(at index: Int, as old: any RowProvider, at oldIndex: Int) -> Bool

  /// Returns the pairing of these rows with the rows of `old`.
  func pairing(from old: any RowProvider) -> RowPairing

  /// Returns whether rows may look different than in `old` though the pairing does not say so.
  func mayChangeUnseen(since old: (any RowProvider)?) -> Bool

  /// The record of mistakes already reported for these rows, or nil if each reading reports anew.
  var reports: RowReports? { get }

  /// Returns whether the data of rows is loaded; until then, the rows show that they are loading.
  func isReady(_ rows: Range<Int>) -> Bool

  /// Loads the data of rows, for a search that looks at all of them.
  func prepare(_ rows: Range<Int>) async

  /// Returns whether the data of a row is at hand.
  func hasData(of row: Int) -> Bool

  /// Reads the data of rows, which need not be neighbors, and returns a function that makes their cells.
  func read(_ rows: [Int]) async throws -> CellMaker

  /// Makes the cell of a row whose data was read, or returns nil if the row is gone.
  typealias CellMaker = @MainActor (Int, TableActionContext) throws -> TableCell?
}

extension RowProvider {
  package var idsAreIndexes: Bool { false }

  /// The default: rows without ids may change unseen, because the data that they are computed from
  /// cannot be compared.
  package func mayChangeUnseen(since old: (any RowProvider)?) -> Bool { domain == nil }

  package var reports: RowReports? { nil }

  package func isReady(_ rows: Range<Int>) -> Bool { true }

  package func prepare(_ rows: Range<Int>) async {}

  package func hasData(of row: Int) -> Bool { true }

  package func read(_ rows: [Int]) async throws -> CellMaker {
    { try self.cell(at: $0, in: $1) }
  }
}

extension TableCell {
  /// The cell of a row whose data is on its way.
  package static var onItsWay: TableCell { [.title: "…", .searchable: false] }

  /// True if the cell looks as that of a row whose data is on its way.
  var isOnItsWay: Bool { !isSearchable && title == "…" }
}
