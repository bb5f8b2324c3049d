import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// What a loader loads with, from files and by `URLSession`, each within a size and a time.
///
/// Its connections end with it. It keeps nothing: what has come is kept by who asked, under rules of their own.
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

  /// Returns what a server answers, or what a file holds.
  ///
  /// - Parameters:
  ///   - request: what is asked for.
  ///   - limit: the most bytes of an answer.
  ///   - time: the time until all of it is there.
  /// - Returns: what came.
  /// - Throws: ``TableDownloadError`` where a limit was exceeded, or the server refused.
  package func answer(to request: URLRequest, limit: Int, time: Duration) async throws
    -> Downloads.Answer
  {
    let time = time.bounded
    // The session has a limit of its own, a minute, which must not come first.
    var patient = request
    patient.timeoutInterval = max(request.timeoutInterval, Double(time.components.seconds) + 1)
    // Schemes know no case, and not every session knows that.
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
    // One byte more than allowed tells a larger file, however large it is.
    let data = try file.read(upToCount: limit == .max ? limit : limit + 1) ?? Data()
    guard data.count <= limit else { throw TableDownloadError.tooLarge(limit: limit) }
    return data
  }
}
