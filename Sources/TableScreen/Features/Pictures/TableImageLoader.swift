public import Foundation
package import TableCore

/// What gets the bytes of remote pictures; an app puts its own into ``TableImages/loader``, or a screen into
/// ``TableScreen/imageLoader``.
///
/// ```swift
/// struct SignedLoader: TableImageLoader {
///   let standard = URLImageLoader()
///   func data(from url: URL, limits: TableImageLimits) async throws -> Data {
///     try await standard.data(from: sign(url), limits: limits)
///   }
/// }
/// ```
public protocol TableImageLoader: Sendable {
  /// Returns the bytes at an address.
  ///
  /// When nobody waits for them any more the task is cancelled.
  ///
  /// - Throws: what went wrong; ``TableImageError`` where a limit was exceeded.
  func data(from url: URL, limits: TableImageLimits) async throws -> Data
}

/// How much one picture may take.
public struct TableImageLimits: Hashable, Sendable {
  /// The number of bytes.
  public var bytes: Int
  /// The time until all of it is there.
  public var time: Duration

  /// Creates limits.
  public init(bytes: Int = 10_000_000, time: Duration = .seconds(30)) {
    self.bytes = bytes
    self.time = time
  }
}

/// Why a picture was not loaded.
public enum TableImageError: Error, Hashable {
  /// It is larger than so many bytes.
  case tooLarge(limit: Int)
  /// It had not come after that time.
  case timedOut(Duration)
  /// The server answered with that status.
  case status(Int)
}

extension TableImageError: WordedError {
  package func text(in words: Words) -> String { words.text(of: self) }
}

extension TableImageError: LocalizedError {
  /// The error in English words; screens show it in those of ``Words/current``.
  public var errorDescription: String? { Words().text(of: self) }
}

extension Words {
  /// Why a picture was not loaded.
  public func text(of error: TableImageError) -> String {
    switch error {
    case .tooLarge(let limit):
      return pictureTooLarge(limit.formatted(.byteCount(style: .file).locale(locale)))
    case .timedOut(let time):
      let units: Set<Duration.UnitsFormatStyle.Unit> = [.minutes, .seconds, .milliseconds]
      return pictureTooLate(
        time.bounded.formatted(.units(allowed: units, width: .wide).locale(locale)))
    case .status(let status): return pictureRefused(status)
    }
  }
}
