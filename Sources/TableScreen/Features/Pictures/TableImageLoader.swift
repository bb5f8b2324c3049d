public import Foundation

/// A loader of remote pictures; an app sets its own as ``TableImages/loader``, or for one screen as
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
  /// Returns the bytes at a URL.
  ///
  /// The task is cancelled when no row in view needs them any longer.
  ///
  /// - Throws: any error of the load; ``TableDownloadError`` if a limit was exceeded.
  func data(from url: URL, limits: TableImageLimits) async throws -> Data
}

/// The limits of loading one picture.
public struct TableImageLimits: Hashable, Sendable {
  /// The greatest number of bytes.
  public var bytes: Int
  /// The time within which the whole picture has to arrive.
  public var time: Duration

  /// Creates limits.
  public init(bytes: Int = 10_000_000, time: Duration = .seconds(30)) {
    self.bytes = bytes
    self.time = time
  }
}
