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
    try await withThrowingTaskGroup(of: Data.self) { group in
      group.addTask {
        url.isFileURL
          ? try Self.file(url, limits) : try await connections.data(from: url, limit: limits.bytes)
      }
      group.addTask {
        try await Task.sleep(for: limits.time)
        throw TableImageError.timedOut(limits.time)
      }
      defer { group.cancelAll() }
      return try await group.next() ?? Data()
    }
  }

  private static func file(_ url: URL, _ limits: TableImageLimits) throws -> Data {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    // One byte more than allowed tells a larger file, however large it is.
    let data = try file.read(upToCount: limits.bytes + 1) ?? Data()
    guard data.count <= limits.bytes else { throw TableImageError.tooLarge(limit: limits.bytes) }
    return data
  }
}

/// The connections of a loader; they end with it.
private final class Connections: Sendable {
  private let downloads = Downloads()
  private let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.default
    // Pictures have a cache of their own, `TableImages.cache`.
    configuration.urlCache = nil
    session = URLSession(configuration: configuration, delegate: downloads, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  func data(from url: URL, limit: Int) async throws -> Data {
    try await downloads.data(of: session.dataTask(with: url), limit: limit)
  }
}
