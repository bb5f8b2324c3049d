import CSQLite
import Foundation
public import TableScreen

/// An error of SQLite, with its reason and a remedy.
public struct SQLiteError: Error, Hashable, Sendable {
  /// SQLite's extended result code.
  public let code: Int32
  /// SQLite's message, or this module's for an error that it found itself.
  public let message: String
  /// The name of the database's file.
  public let database: String
  /// The statement, or nil if the error is not about one.
  public let statement: String?

  package init(code: Int32, message: String, database: String, statement: String?) {
    self.code = code
    self.message = message
    self.database = database
    self.statement = statement
  }

  /// The kind of error, without its details.
  public var primaryCode: Int32 { code & 0xff }

  /// SQLite's `SQLITE_READONLY_DBMOVED`, the code for a moved file; Swift cannot import the macro that defines it.
  static let moved = SQLITE_READONLY | 4 << 8

  /// Indicates whether the database's files were removed or replaced while they were open.
  public var isLoss: Bool { code == Self.moved }

  /// The remedy.
  public var remedy: String {
    switch primaryCode {
    case _ where isLoss: "put them back, or close() the database: the next use opens what is there"
    case SQLITE_BUSY, SQLITE_LOCKED:
      "another program is writing; try again when it is done"
    case SQLITE_CORRUPT, SQLITE_NOTADB:
      "the file is damaged or no database; put a good copy in its place"
    case SQLITE_CANTOPEN:
      "check that the file and its folder are there and may be read; SQLiteDatabase(creating:) makes a file"
    case SQLITE_READONLY, SQLITE_PERM:
      "check that the file and its folder may be written"
    case SQLITE_FULL: "make room on the disk"
    case SQLITE_IOERR: "check the disk"
    case SQLITE_CONSTRAINT: "the values break a rule of the table"
    case SQLITE_ERROR where message.hasPrefix("no such"):
      "another program may have changed the tables; check the statement"
    default: "check the statement and its values"
    }
  }
}

extension SQLiteError: TableStoreError {
  /// The kind of fault, as shown to a person.
  public var storeFault: TableStoreFault {
    switch primaryCode {
    case _ where isLoss: .lost
    case SQLITE_CANTOPEN: .missing
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_FULL: .full
    default: .failed
    }
  }
}

extension SQLiteError: CustomStringConvertible {
  /// The error in words, with its statement.
  public var description: String {
    let base = "\(database): \(message) (code \(code)); \(remedy)"
    return statement.map { "\(base)\n  in: \($0)" } ?? base
  }
}
