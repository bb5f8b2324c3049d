/// The fate of a row that a person deleted: the answer of ``TableScreen/onCellDeleted(_:at:)``, or of a `deleteAction`.
public enum TableDeletion: Hashable, Sendable {
  /// The row goes; if the data still has it, the next reading brings it back, and a diagnostic says why.
  ///
  /// Of rows without an id nobody can tell which went and which came: where the data was read and has changed since the
  /// deletion began, it alone says what shows.
  case delete
  /// The row stays.
  case keep
  /// The app changed its data itself: the table is read again, and the data tells.
  case done
}
