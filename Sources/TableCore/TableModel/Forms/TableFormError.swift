public import Foundation
import TablePlurals

/// The reason why a form was not committed; nothing was written then.
public struct TableFormError: Error, Equatable {
  /// A mistake in a row or control, or in the form as a whole.
  public struct Problem: Hashable, Sendable {
    /// The row, or nil if the problem is in the form as a whole.
    public let row: NodeID?
    /// The title of the row, or nil.
    public let title: String?
    /// The name of the control, or nil if the problem is in the row as a whole.
    public let control: String?
    /// The mistake and its remedy, in words.
    public let message: String
    /// True if the form as a whole says so, whether the row is in view of it or not.
    package var isOfForm = false

    package init(row: NodeID?, title: String?, control: String?, message: String) {
      self.row = row
      self.title = title
      self.control = control
      self.message = message
    }
  }

  /// The problems in the order of the table; never empty.
  public let problems: [Problem]
  private let summary: String

  @MainActor package init(_ problems: [Problem]) {
    self.problems = problems
    let words = TableWords.current
    summary =
      problems.count == 1
      ? problems[0].inWords : words.problems.text(for: problems.count, in: words.locale)
  }

  /// Creates an error with one problem of a row, or of the form as a whole.
  @MainActor public static func problem(
    _ message: String, in row: TableFormRow? = nil, control: String? = nil
  ) -> TableFormError {
    TableFormError([
      Problem(row: row?.id, title: row?.title, control: control, message: message)
    ])
  }

  /// Returns an error with the problems of both.
  @MainActor public static func + (a: TableFormError, b: TableFormError) -> TableFormError {
    TableFormError(a.problems + b.problems)
  }
}

extension TableFormError.Problem {
  fileprivate var inWords: String { title.map { "\($0): \(message)" } ?? message }
}

extension TableFormError: LocalizedError {
  /// The message of the only problem, or the number of problems: each row shows its own.
  public var errorDescription: String? {
    summary
  }
}
