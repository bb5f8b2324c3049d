public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What loads the table of a screen that has an address; a screen takes its own by ``TableScreen/dataLoader``.
///
/// ```swift
/// struct SignedLoader: TableDataLoader {
///   let standard = URLDataLoader()
///   func answer(from url: URL, unless tag: String?, limits: TableDataLimits) async throws -> TableDataAnswer {
///     try await standard.answer(from: sign(url), unless: tag, limits: limits)
///   }
/// }
/// ```
public protocol TableDataLoader: Sendable {
  /// Returns the text of JSON at an address, unless it is still the version `tag`.
  ///
  /// When nobody waits for it any more the task is cancelled.
  ///
  /// - Throws: what went wrong; ``TableDataError`` where a limit was exceeded.
  func answer(
    from url: URL, unless tag: String?, limits: TableDataLimits
  ) async throws -> TableDataAnswer
}

/// What a server answered.
public enum TableDataAnswer: Hashable, Sendable {
  /// The version that was asked about is still the newest.
  case unchanged
  /// The text of JSON, and the name of this version, if it has one.
  case data(Data, tag: String?)
}

/// Loads the tables of screens from files and by `URLSession`.
public struct URLDataLoader: TableDataLoader {
  /// The time until all of it is there.
  public var time: Duration
  private let connections = DataConnections()

  /// Creates a loader with connections of its own.
  public init(time: Duration = .seconds(60)) { self.time = time }

  /// Returns what a file holds or a server sends.
  public func answer(
    from url: URL, unless tag: String?, limits: TableDataLimits
  ) async throws -> TableDataAnswer {
    do {
      return try await withThrowingTaskGroup(of: TableDataAnswer.self) { group in
        group.addTask {
          if url.isFileURL { return .data(try Self.file(url, limits), tag: nil) }
          let answer = try await connections.answer(from: url, unless: tag, limit: limits.bytes)
          return answer.isUnchanged ? .unchanged : .data(answer.data, tag: answer.tag)
        }
        group.addTask { [time] in
          try await Task.sleep(for: time)
          throw TableDataError.timedOut(time)
        }
        defer { group.cancelAll() }
        return try await group.next() ?? .unchanged
      }
    } catch TableImageError.status(let status) {
      throw TableDataError.status(status)
    } catch TableImageError.tooLarge(let limit) {
      throw TableDataError.tooLarge(limit: limit)
    }
  }

  private static func file(_ url: URL, _ limits: TableDataLimits) throws -> Data {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    let data = try file.read(upToCount: limits.bytes + 1) ?? Data()
    guard data.count <= limits.bytes else { throw TableDataError.tooLarge(limit: limits.bytes) }
    return data
  }
}

/// The connections of a loader; they end with it.
private final class DataConnections: Sendable {
  private let downloads = Downloads()
  private let session: URLSession

  init() {
    let configuration = URLSessionConfiguration.default
    // What is still true is asked of the server, by the name of the version.
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration, delegate: downloads, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  func answer(from url: URL, unless tag: String?, limit: Int) async throws -> Downloads.Answer {
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
    return try await downloads.answer(to: session.dataTask(with: request), limit: limit)
  }
}
