import Foundation
import Observation
public import TableScreen

/// The number of rows of a query's result, as far as it is known.
public enum RowCount: Hashable, Sendable {
  /// The result has that many rows.
  case exactly(Int)
  /// The result has about that many rows, as the server estimates, or as it was counted before a change.
  case about(Int)
  /// The result has more rows than that.
  case moreThan(Int)

  /// Returns the number in words, such as “about 1,000,000”.
  @MainActor public func text(in words: TableWords = .current) -> String {
    func digits(_ number: Int) -> String { number.formatted(.number.locale(words.locale)) }
    return switch self {
    case .exactly(let number): digits(number)
    case .about(let number): words.about(digits(number))
    case .moreThan(let number): words.moreThan(digits(number))
    }
  }
}

/// A count that tells those who have read it when it changes, and knows what a new reading leaves of it.
@Observable @MainActor final class KnownCount {
  private(set) var count: RowCount?
  /// True if the rows were counted, before a change or since.
  private(set) var isCounted = false
  /// Indicates whether there are more rows than are known.
  var hasMore: Bool {
    get { isLonger }
    set { if newValue != isLonger { isLonger = newValue } }
  }
  private var isLonger = false

  func forget() { (isCounted, count) = (false, nil) }

  /// Notes the number of rows that were read; there may be more.
  func note(_ known: Int, hasMore: Bool) {
    guard hasMore else { return set(.exactly(known)) }
    switch count {
    case .exactly(let number)?, .about(let number)?: noteGuess(number, known)
    case .moreThan?, nil: set(.moreThan(known))
    }
  }

  /// Notes about how many rows there are; a guess below those that are known is none.
  func noteGuess(_ number: Int, _ known: Int) {
    set(number > known ? .about(number) : .moreThan(known))
  }

  /// Notes how many rows were counted; a change may have come since.
  func noteCount(_ number: Int, isStale: Bool) {
    isCounted = true
    set(isStale ? .about(number) : .exactly(number))
  }

  private func set(_ new: RowCount) { if new != count { count = new } }
}
