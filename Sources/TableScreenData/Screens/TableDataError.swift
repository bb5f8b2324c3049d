public import Foundation
public import TableScreen

/// Why a table was not loaded.
public enum TableDataError: Error, Hashable {
  /// It is larger than so many bytes.
  case tooLarge(limit: Int)
  /// It had not come after that time.
  case timedOut(Duration)
  /// The server answered with that status.
  case status(Int)
  /// What came is cut off, or no JSON; where it broke first.
  case broken(TableDataMistake)
}

extension TableDataError: WordedError {
  package func text(in words: Words) -> String { words.reason(of: self) }
}

extension TableDataError: LocalizedError {
  /// The error in English words; screens show it in those of `Words.current`.
  public var errorDescription: String? { Words().reason(of: self) }
}

extension Words {
  /// Why a table was not loaded.
  public func reason(of error: TableDataError) -> String {
    switch error {
    case .tooLarge(let limit):
      return tableTooLarge(limit.formatted(.byteCount(style: .file).locale(locale)))
    case .timedOut(let time):
      let units: Set<Duration.UnitsFormatStyle.Unit> = [.minutes, .seconds, .milliseconds]
      return tableTooLate(
        time.bounded.formatted(.units(allowed: units, width: .wide).locale(locale)))
    case .status(let status): return tableRefused(status)
    case .broken(let mistake):
      let kinds: [JSONMistakeKind] = [.badBytes, .notUTF8]
      let isUnreadable = kinds.contains { $0.rawValue == mistake.kind }
      return (isUnreadable ? tableUnreadable : tableBroken)(mistake.line ?? 1)
    }
  }
}
