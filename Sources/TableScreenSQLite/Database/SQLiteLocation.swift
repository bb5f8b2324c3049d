public import Foundation

/// Where a database is.
public enum SQLiteLocation: Sendable {
  /// In a file.
  case file(URL)
  /// In memory, for as long as the database is used.
  case memory

  var path: String {
    switch self {
    case .file(let url): url.path(percentEncoded: false)
    case .memory: ":memory:"
    }
  }

  /// What an error calls it.
  var name: String {
    switch self {
    case .file(let url): url.lastPathComponent
    case .memory: "the database in memory"
    }
  }
}
