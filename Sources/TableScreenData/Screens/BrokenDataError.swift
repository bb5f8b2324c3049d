public import Foundation
public import TableScreen

/// An error for data that is cut off, is no JSON, or describes no table.
public struct BrokenDataError: Error, Hashable {
  /// The first mistake.
  public let mistake: TableDataMistake

  /// Creates the error from the first mistake.
  public init(mistake: TableDataMistake) { self.mistake = mistake }
}

extension BrokenDataError: WordedError {
  package func text(in words: TableWords) -> String { words.text(of: self) }
}

extension BrokenDataError: LocalizedError {
  /// The error in English words; screens show it in those of `TableWords.current`.
  public var errorDescription: String? { TableWords().text(of: self) }
}

extension TableWords {
  /// Returns the text of the error for a person.
  public func text(of error: BrokenDataError) -> String {
    let line = error.mistake.line ?? 1
    return switch JSONMistakeKind(rawValue: error.mistake.kind) {
    case .noText: tableEmpty
    case .badBytes, .notUTF8: tableUnreadable(line)
    default: tableBroken(line)
    }
  }
}
