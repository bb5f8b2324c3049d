/// How a database is opened.
public struct SQLiteOptions: Sendable {
  /// How long a statement waits for another program that writes.
  public var busyTimeout = Duration.seconds(5)
  /// Whether a file that is not there is made, with its folder; without it that is an error.
  public var createsFile = false
  /// Runs as one transaction whenever the database was opened; it makes the tables, or brings them up to date.
  public var setup: (@Sendable (SQLiteConnection) throws -> Void)?

  /// Creates the usual options.
  public init() {}

  /// Creates options with statements that are carried out when the database was opened.
  init(_ setup: [String], createsFile: Bool) {
    self.createsFile = createsFile
    guard !setup.isEmpty else { return }
    self.setup = { connection in for sql in setup { try connection.run(sql) } }
  }
}
