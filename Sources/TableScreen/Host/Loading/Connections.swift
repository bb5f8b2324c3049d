import Foundation

#if canImport(FoundationNetworking)
package import FoundationNetworking
#endif

/// A loader's connections: reads files, and URLs by a `URLSession`, each within a limit of size and time.
///
/// The connections end with this object. It caches nothing: each caller keeps the answers by its own rules.
package final class Connections: Sendable {
  private let downloads = Downloads()
  private let session: URLSession

  package init() {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    session = URLSession(configuration: configuration, delegate: downloads, delegateQueue: nil)
  }

  deinit { session.finishTasksAndInvalidate() }

  /// Returns the answer of a server, or the contents of a file.
  ///
  /// - Parameters:
  ///   - request: the request, to a server or of a file.
  ///   - limit: the most bytes that an answer may have.
  ///   - time: the time within which the whole answer has to arrive.
  /// - Returns: the data, and the server's headers about them.
  /// - Throws: ``TableDownloadError`` if a limit was exceeded, or the server refused.
  package func answer(to request: URLRequest, limit: Int, time: Duration) async throws
    -> Downloads.Answer
  {
    let time = time.bounded
    // The session's own timeout, a minute, must not come first.
    var patient = request
    patient.timeoutInterval = max(request.timeoutInterval, Double(time.components.seconds) + 1)
    // Schemes are case-insensitive, but not every session treats them so.
    if let url = request.url, let scheme = url.scheme,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    {
      parts.scheme = scheme.lowercased()
      patient.url = parts.url ?? url
    }
    let request = patient
    return try await withThrowingTaskGroup(of: Downloads.Answer.self) { group in
      group.addTask { [self] in
        if let url = request.url, url.isFileURL { return .init(data: try Self.file(url, limit)) }
        let task = session.dataTask(with: request)
        return try await downloads.answer(to: task, in: session, limit: limit)
      }
      group.addTask {
        try await Task.sleep(for: time)
        throw TableDownloadError.timedOut(time)
      }
      defer { group.cancelAll() }
      return try await group.next() ?? .init()
    }
  }

  private static func file(_ url: URL, _ limit: Int) throws -> Data {
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    // One byte more than allowed is enough to detect a larger file, however large it is.
    let data = try file.read(upToCount: limit == .max ? limit : limit + 1) ?? Data()
    guard data.count <= limit else { throw TableDownloadError.tooLarge(limit: limit) }
    return data
  }
}
