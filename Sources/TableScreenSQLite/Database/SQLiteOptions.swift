/// How a database is opened.
public struct SQLiteOptions: Sendable {
  /// How long a statement waits for another program that writes.
  public var busyTimeout = Duration.seconds(5)
  /// Whether a file that is not there is made, with its folder.
  public var createsFile = true
  /// Statements that are carried out right after opening, in one transaction; they make the tables.
  public var setup: [String] = []

  /// Creates the usual options.
  public init() {}
}
