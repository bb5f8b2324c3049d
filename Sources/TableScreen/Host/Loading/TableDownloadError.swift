public import Foundation
package import TableCore

/// Why a table or a picture was not loaded.
public enum TableDownloadError: Error, Hashable {
  /// It is larger than so many bytes.
  case tooLarge(limit: Int)
  /// It had not come after that time.
  case timedOut(Duration)
  /// The server answered with that status.
  case status(Int)
}

extension TableDownloadError: WordedError {
  package func text(in words: TableWords) -> String { words.text(of: self) }
}

extension TableDownloadError: LocalizedError {
  /// The error in English words; screens show it in those of ``TableWords/current``.
  public var errorDescription: String? { TableWords().text(of: self) }
}

extension TableWords {
  /// Why a table or a picture was not loaded.
  public func text(of error: TableDownloadError) -> String {
    switch error {
    case .tooLarge(let limit):
      return downloadTooLarge(limit.formatted(.byteCount(style: .file).locale(locale)))
    case .timedOut(let time):
      let units: Set<Duration.UnitsFormatStyle.Unit> = [.minutes, .seconds, .milliseconds]
      return downloadTooLate(
        time.bounded.formatted(.units(allowed: units, width: .wide).locale(locale)))
    case .status(let status): return downloadRefused(status)
    }
  }
}
