/// The fate of a row that a person deleted: the answer of ``TableScreen/onCellDeleted(_:at:)``, or of a `deleteAction`.
public enum TableDeletion: Hashable, Sendable {
  /// The row goes; if the data still has it, the next reading brings it back, and a diagnostic says why.
  ///
  /// Rows without an id cannot be told apart: if the data was read again, and changed, since the
  /// deletion began, only the data decides which rows show.
  case delete
  /// The row stays.
  case keep
  /// The app changed its data itself: the table is read again, and shows what the data has.
  case done
}
