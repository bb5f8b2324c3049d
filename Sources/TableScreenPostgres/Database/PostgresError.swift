#if Postgres
public import Foundation
public import TableScreen

/// An error of PostgreSQL, with its reason and a remedy.
public struct PostgresError: Error, Hashable, Sendable {
  /// The SQLSTATE of the server, as `42P01` for a table that is not there, or one of this module's: `TS001` where the
  /// server cannot be reached, `TS002` where a statement or value is not sent because it would be refused, `TS003` where
  /// nobody knows whether a transaction was committed, `TS004` where the server takes `LISTEN` and no notification comes.
  public let code: String
  /// The server's message with its detail and hint, or this module's for an error that it found itself.
  public let message: String
  /// The name of the database and its server, without a password.
  public let database: String
  /// The statement, or nil if the error is not about one.
  public let statement: String?
  /// The time since which the server cannot be reached, or nil.
  public internal(set) var since: Date?

  init(
    code: String, message: String, database: String, statement: String? = nil, since: Date? = nil
  ) {
    self.code = code
    self.message = message
    self.database = database
    self.statement = statement
    self.since = since
  }

  static let unreachable = "TS001"
  static let unsent = "TS002"
  static let uncertain = "TS003"
  static let unheard = "TS004"

  /// An error about a server that answers `LISTEN`, and of which nothing is heard.
  static func silence(of database: String) -> PostgresError {
    PostgresError(
      code: unheard,
      message: "LISTEN was answered, but no notification comes: what others commit does not show",
      database: database, statement: "LISTEN")
  }

  /// Indicates whether the server could not be reached, or the line to it was lost.
  public var isLoss: Bool {
    code == Self.unreachable || code.hasPrefix("08") || code.hasPrefix("57P")
  }

  /// Indicates whether the change may have been committed all the same.
  ///
  /// The line was lost while the server was asked to commit, and it could not be asked again in time, or has crashed.
  /// Look at the rows before you write once more.
  public var isUncertain: Bool { code == Self.uncertain }

  /// The remedy.
  public var remedy: String {
    switch code {
    case Self.unheard:
      "a pooler in transaction mode passes none on: give PostgresDatabase the address of the server itself, or of a pooler in session mode"
    case Self.uncertain: "read the rows, and write again only what is not there"
    case "28000" where message.contains("no encryption") && !message.contains("[local]"):
      "the server wants TLS: add sslmode=require to the address"
    case "28P01", "28000": "check the user and the password in the address, and pg_hba.conf"
    case "3D000": "check the name of the database in the address, or create it"
    case "53300":
      "let the server take more connections, or open fewer: PostgresOptions.connectionBound"
    case "57014": "make the query faster, or give it longer: PostgresOptions.statementTimeout"
    case "25006": "a query of a source may only read; write by PostgresDatabase.write"
    case "40001", "40P01": "another transaction came in between; carry yours out again"
    case "42P01", "42703": "another program may have changed the tables; check the statement"
    case "42883" where message.contains("operator does not exist"):
      "values of this type cannot be compared; cast the column to text in the query"
    case "22021", "22P05": "the text is not in the server's encoding; store valid UTF-8"
    case "42501": "give the user of the address the right, by GRANT"
    case _ where isLoss: "check that the server runs, and the address; it is tried again by itself"
    case _ where code.hasPrefix("23"): "the values break a rule of the table"
    case _ where code.hasPrefix("53"): "make room on the server"
    default: "check the statement and its values"
    }
  }
}

extension PostgresError: TableStoreError {
  /// The kind of fault, as shown to a person.
  public var storeFault: TableStoreFault {
    switch code {
    case "28P01", "28000", "3D000": .missing
    case "53300", "55P03", "57014", "40001", "40P01": .busy
    case "25006": .readOnly
    case "42501": .forbidden
    case "53100": .full
    case _ where isLoss: .unreachable
    case _ where code.hasPrefix("XX"): .damaged
    default: .failed
    }
  }

  /// The time since which the server cannot be reached, or nil.
  public var storeFaultTime: Date? { since }
}

extension PostgresError: CustomStringConvertible {
  /// The error in words, with its statement.
  public var description: String {
    let base = "\(database): \(message) (code \(code)); \(remedy)"
    return statement.map { "\(base)\n  in: \($0)" } ?? base
  }
}
#endif
