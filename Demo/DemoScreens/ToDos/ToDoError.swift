public import Foundation

/// The errors of the to-do store, with texts for a person.
public enum ToDoError: LocalizedError {
  /// The to-do has no title.
  case noTitle
  /// Somebody else has changed the same text of the to-do, which is as given now.
  case changedMeanwhile(ToDo)
  /// The file of an older version has no to-dos in it, and is left unchanged.
  case damaged(URL)

  /// The error, in one sentence.
  public var errorDescription: String? {
    switch self {
    case .noTitle: "A to-do needs a title."
    case .changedMeanwhile(let saved):
      "Somebody else changed this meanwhile. It says now: \(saved.summary). Save again to keep what you typed."
    case .damaged(let url):
      "Cannot take over the to-dos in \(url.path(percentEncoded: false)): the file is damaged. Mend it, or move it away."
    }
  }
}

extension ToDo {
  /// The title, and the beginning of the note.
  fileprivate var summary: String {
    let texts = [title, note ?? ""].filter { !$0.isEmpty }
    return texts.map { "“\($0.count > 80 ? $0.prefix(80) + "…" : $0[...])”" }.joined(
      separator: ", ")
  }
}
