public import Foundation
import TableScreen

/// The options for opening a database.
public struct SQLiteOptions: Sendable {
  /// The time that a statement waits for another program that is writing.
  public var busyTimeout = Duration.seconds(5)
  /// Indicates whether a missing file is created, with its folder; otherwise a missing file is an error.
  public var createsFile = false
  /// The locale whose order the collation `localized` has; that of the person unless set.
  ///
  /// ```swift
  /// SQLiteQuery("SELECT * FROM people ORDER BY name COLLATE localized")
  /// ```
  public var locale = Locale.ofPerson
  /// The work that creates or updates the tables; runs as one transaction each time the database is opened.
  public var setup: (@Sendable (SQLiteConnection) throws -> Void)?

  /// True for a file of states, which no table shows: only its owner may read it, as people's drafts are in it, and it is
  /// created again where it has disappeared.
  var holdsStates = false

  /// Creates the default options.
  public init() {}

  /// Creates options with statements to execute each time the database is opened.
  init(_ setup: [String], createsFile: Bool) {
    self.createsFile = createsFile
    guard !setup.isEmpty else { return }
    self.setup = { connection in for sql in setup { try connection.run(sql) } }
  }
}
