public import Foundation

/// The location of a database.
public enum SQLiteLocation: Sendable {
  /// A file.
  case file(URL)
  /// Memory; the data is lost when the database is closed.
  case memory

  var path: String {
    switch self {
    case .file(let url): url.path(percentEncoded: false)
    case .memory: ":memory:"
    }
  }

  /// The name of the location in errors.
  var name: String {
    switch self {
    case .file(let url): url.lastPathComponent
    case .memory: "the database in memory"
    }
  }
}
