public import Foundation

/// Why a form was not committed; nothing was written then.
public struct TableFormError: Error, Equatable {
  /// One thing that is wrong.
  public struct Problem: Hashable, Sendable {
    /// The row, or nil where it is the form as a whole.
    public let row: NodeID?
    /// The title of the row, or nil.
    public let title: String?
    /// The name of the control, or nil where it is the row as a whole.
    public let control: String?
    /// What is wrong, and the remedy, in words.
    public let message: String
  }

  /// What is wrong, in the order of the table; never empty.
  public let problems: [Problem]
}

extension TableFormError: LocalizedError {
  /// What is wrong in words.
  public var errorDescription: String? {
    problems.map { problem in
      problem.title.map { "\($0): \(problem.message)" } ?? problem.message
    }.joined(separator: "\n")
  }
}
