/// How a database is opened.
public struct SQLiteOptions: Sendable {
  /// How long a statement waits for another program that writes.
  public var busyTimeout = Duration.seconds(5)
  /// Whether a file that is not there is made, with its folder.
  public var createsFile = true
  /// Runs as one transaction when the database was opened; it makes the tables, or brings them up to date.
  public var setup: (@Sendable (SQLiteConnection) throws -> Void)?

  /// Creates the usual options.
  public init() {}
}
