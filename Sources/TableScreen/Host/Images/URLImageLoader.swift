public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads pictures from files and by `URLSession`.
public struct URLImageLoader: TableImageLoader {
  private let downloads = Downloads()

  /// Creates a loader with connections of its own.
  public init() {}

  /// Returns the bytes of a file, or those that a server sends.
  public func data(from url: URL, limits: TableImageLimits) async throws -> Data {
    try await withThrowingTaskGroup(of: Data.self) { group in
      group.addTask {
        url.isFileURL
          ? try Self.file(url, limits) : try await downloads.data(from: url, limit: limits.bytes)
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

/// What is being downloaded; a download ends as soon as it is too large, or nobody waits for it.
///
/// A session calls its delegate on a queue of its own while tasks start and end elsewhere. All that changes is
/// read and written under the lock, which the compiler cannot see: hence `@unchecked`.
private final class Downloads: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private struct Download {
    let limit: Int
    var data = Data()
    let continuation: CheckedContinuation<Data, any Error>
  }

  private let lock = NSLock()
  private var running: [Int: Download] = [:]
  private var sharedSession: URLSession?

  private var session: URLSession {
    lock.withLock {
      let session =
        sharedSession
        ?? URLSession(configuration: .default, delegate: Weak(self), delegateQueue: nil)
      sharedSession = session
      return session
    }
  }

  deinit { sharedSession?.invalidateAndCancel() }

  func data(from url: URL, limit: Int) async throws -> Data {
    let task = session.dataTask(with: url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.withLock {
          running[task.taskIdentifier] = Download(limit: limit, continuation: continuation)
        }
        task.resume()
        if Task.isCancelled { end(task, .failure(CancellationError())) }
      }
    } onCancel: {
      end(task, .failure(CancellationError()))
    }
  }

  fileprivate func end(_ task: URLSessionTask, _ result: Result<Data, any Error>?) {
    let download = lock.withLock { running.removeValue(forKey: task.taskIdentifier) }
    guard let download else { return }
    download.continuation.resume(with: result ?? .success(download.data))
    task.cancel()
  }

  fileprivate func accepts(_ response: URLResponse, of task: URLSessionTask) -> Bool {
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      end(task, .failure(TableImageError.status(status)))
      return false
    }
    let limit = lock.withLock { running[task.taskIdentifier]?.limit }
    guard let limit else { return false }
    if response.expectedContentLength > Int64(limit) {
      end(task, .failure(TableImageError.tooLarge(limit: limit)))
      return false
    }
    return true
  }

  fileprivate func receive(_ data: Data, of task: URLSessionTask) {
    let exceeded: Int? = lock.withLock {
      guard var download = running.removeValue(forKey: task.taskIdentifier) else { return nil }
      download.data.append(data)
      running[task.taskIdentifier] = download
      return download.data.count > download.limit ? download.limit : nil
    }
    if let exceeded { end(task, .failure(TableImageError.tooLarge(limit: exceeded))) }
  }

  /// A session holds its delegate, and is held by it; this stands between.
  ///
  /// It is `@unchecked` for its weak reference, which is set once and which Swift reads atomically.
  private final class Weak: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private weak var downloads: Downloads?
    init(_ downloads: Downloads) { self.downloads = downloads }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
      completionHandler(downloads?.accepts(response, of: dataTask) == true ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      downloads?.receive(data, of: dataTask)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      downloads?.end(task, error.map { .failure($0) })
    }
  }
}
