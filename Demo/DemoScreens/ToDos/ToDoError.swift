public import Foundation

/// The errors of the to-do store, with texts for a person.
public enum ToDoError: LocalizedError {
  /// The to-do has no title.
  case noTitle
  /// The file of an older version has no to-dos in it, and is left unchanged.
  case damaged(URL)

  /// The error, in one sentence.
  public var errorDescription: String? {
    switch self {
    case .noTitle: "A to-do needs a title."
    case .damaged(let url):
      "Cannot take over the to-dos in \(url.path(percentEncoded: false)): the file is damaged. Mend it, or move it away."
    }
  }
}
