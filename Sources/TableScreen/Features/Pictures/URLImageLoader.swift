public import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A loader of pictures from files and by `URLSession`.
public struct URLImageLoader: TableImageLoader {
  private let connections = Connections()

  /// Creates a loader with connections of its own.
  public init() {}

  /// Returns the bytes of a file, or of a server's answer.
  public func data(from url: URL, limits: TableImageLimits) async throws -> Data {
    try await connections.answer(
      to: URLRequest(url: url), limit: limits.bytes, time: limits.time
    ).data
  }
}
