/// What becomes of a row that a person deleted: the answer of ``TableScreen/onCellDeleted(_:at:)``, or of a `deleteAction`.
public enum Deletion: Hashable, Sendable {
  /// The row goes; if the data still has it, the next reading brings it back, and a diagnostic says why.
  case delete
  /// The row stays.
  case keep
  /// The app changed its data itself: the table is read again, and the data tells.
  case done
}
