public import Foundation
package import TableCore

/// An error of loading a table or a picture.
public enum TableDownloadError: Error, Hashable {
  /// The answer is larger than the limit in bytes.
  case tooLarge(limit: Int)
  /// The answer did not arrive within the time.
  case timedOut(Duration)
  /// The server answered with a status that is no success.
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
  /// Returns the text of an error of loading a table or a picture.
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
