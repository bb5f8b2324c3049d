public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads pictures from files and by `URLSession`.
public struct URLImageLoader: TableImageLoader {
  private let connections = Connections()

  /// Creates a loader with connections of its own.
  public init() {}

  /// Returns the bytes of a file, or those that a server sends.
  public func data(from url: URL, limits: TableImageLimits) async throws -> Data {
    do {
      let request = URLRequest(url: url)
      return try await connections.answer(to: request, limit: limits.bytes, time: limits.time).data
    } catch let error as DownloadError {
      throw TableImageError(error)
    }
  }
}

extension TableImageError {
  fileprivate init(_ error: DownloadError) {
    switch error {
    case .tooLarge(let limit): self = .tooLarge(limit: limit)
    case .timedOut(let time): self = .timedOut(time)
    case .status(let status): self = .status(status)
    }
  }
}
