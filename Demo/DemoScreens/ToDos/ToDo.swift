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

// Two people may edit one to-do.
extension ToDo {
  /// Returns what an edit makes of this to-do, which is as it is saved now: what was not edited stays, because somebody
  /// else may have changed it.
  ///
  /// - Throws: ``ToDoError/changedMeanwhile(_:)`` if both changed one text.
  func taking(_ item: ToDo, editedFrom original: ToDo?) throws -> ToDo {
    guard let original else { return item }
    let isTitleTheirs = title != original.title && title != item.title
    let isNoteTheirs = note != original.note && note != item.note
    if isTitleTheirs && item.title != original.title || isNoteTheirs && item.note != original.note {
      throw ToDoError.changedMeanwhile(self)
    }
    return item.rebased(from: original, onto: self)
  }

  /// Returns this edit of `original` as one of another to-do: what was edited stays, and the rest is taken from that one.
  func rebased(from original: ToDo, onto saved: ToDo) -> ToDo {
    var item = saved
    if title != original.title { item.title = title }
    if note != original.note { item.note = note }
    if isDone != original.isDone { item.isDone = isDone }
    return item
  }
}

extension ToDo {
  /// Creates the to-do that a row of the database holds.
  public init(_ row: SQLiteRow) {
    self.init(
      id: row.text("id") ?? "", title: row.text("title") ?? "", note: row.text("note"),
      isDone: row.bool("is_done") ?? false)
  }
}

extension ToDo {
  /// Creates the to-do that a text holds, or returns nil if it holds none.
  init?(json: String) {
    guard let item = try? JSONDecoder().decode(ToDo.self, from: Data(json.utf8)) else { return nil }
    self = item
  }

  /// The to-do as a text.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Texts and a truth value can always be written.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
