import Foundation
public import TableScreenSQLite

/// Something to be done.
public struct ToDo: Identifiable, Equatable, Codable, Sendable {
  /// What stays the same however the rest changes.
  public var id = UUID().uuidString
  /// What is to be done.
  public var title = ""
  /// More about it, or nil.
  public var note: String?
  /// Whether it is done.
  public var isDone = false

  /// What a person finds at the first start.
  public static let samples = [
    ToDo(id: "sample-1", title: "Try the search", note: "Press / and type “milk”"),
    ToDo(id: "sample-2", title: "Buy milk", note: "2 liters"),
    ToDo(id: "sample-3", title: "Open the gallery", isDone: true),
  ]
}

extension ToDo {
  /// Creates the to-do that a row of the database holds.
  public init(_ row: SQLiteRow) {
    self.init(
      id: row.text("id") ?? "", title: row.text("title") ?? "", note: row.text("note"),
      isDone: row.bool("is_done") ?? false)
  }
}
