public import Foundation

/// What can go wrong with the to-dos, in the words that a person reads.
public enum ToDoError: LocalizedError {
  /// The to-do has no title.
  case noTitle
  /// The file holds something else than to-dos; it is kept under another name.
  case damaged(keptAs: URL)
  /// The file cannot be read, so nothing may be written over it.
  case unreadable(URL, reason: String)
  /// The change could not be written, and so was not made.
  case unwritable(URL, reason: String)
  /// Another program has written the file since it was read.
  case changedElsewhere

  /// What went wrong, in a sentence.
  public var errorDescription: String? {
    switch self {
    case .noTitle: "A to-do needs a title."
    case .damaged(let url):
      "The file of to-dos was damaged. It is kept as \(url.path(percentEncoded: false))."
    case .unreadable(let url, let reason):
      "Cannot read \(url.path(percentEncoded: false)): \(reason)."
    case .unwritable(let url, let reason):
      "Nothing was changed: cannot save \(url.path(percentEncoded: false)): \(reason)."
    case .changedElsewhere:
      "Nothing was changed: another program has edited the to-dos. Refresh first."
    }
  }
}
