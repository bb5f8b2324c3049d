public import Foundation

/// What can go wrong with the to-dos, in the words that a person reads.
public enum ToDoError: LocalizedError {
  /// The to-do has no title.
  case noTitle
  /// The file of an older version holds something else than to-dos; it is left as it is.
  case damaged(URL)

  /// What went wrong, in a sentence.
  public var errorDescription: String? {
    switch self {
    case .noTitle: "A to-do needs a title."
    case .damaged(let url):
      "Cannot take over the to-dos in \(url.path(percentEncoded: false)): the file is damaged. Mend it, or move it away."
    }
  }
}
