/// What became of a row that a person deleted.
public enum Deletion: Hashable, Sendable {
  /// The row goes.
  case delete
  /// The row stays.
  case keep
  /// The app changed its data itself; the next reading of the table tells.
  case done
}
