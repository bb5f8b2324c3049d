public import Foundation

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
  /// - Throws: what went wrong; ``TableDownloadError`` where a limit was exceeded.
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
