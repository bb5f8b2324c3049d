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
  /// The tasks that have not ended, those among them that nobody waits for.
  private var open: Set<Int> = []
  /// Those among them that are being stopped.
  private var stopping: Set<Int> = []
  private var sharedSession: URLSession?

  private var session: URLSession {
    lock.withLock {
      let session =
        sharedSession
        ?? URLSession(configuration: Self.configuration, delegate: Weak(self), delegateQueue: nil)
      sharedSession = session
      return session
    }
  }

  /// Pictures have a cache of their own, ``TableImages/cache``.
  private static var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    return configuration
  }

  deinit { sharedSession?.finishTasksAndInvalidate() }

  func data(from url: URL, limit: Int) async throws -> Data {
    let task = session.dataTask(with: url)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.withLock {
          running[task.taskIdentifier] = Download(limit: limit, continuation: continuation)
          open.insert(task.taskIdentifier)
        }
        task.resume()
        if Task.isCancelled { end(task, .failure(CancellationError())) }
      }
    } onCancel: {
      end(task, .failure(CancellationError()))
    }
  }

  /// Says how a download went; whatever more comes of it is of no interest, and ends it.
  private func end(_ task: URLSessionTask, _ result: Result<Data, any Error>?) {
    let download = lock.withLock { running.removeValue(forKey: task.taskIdentifier) }
    download?.continuation.resume(with: result ?? .success(download?.data ?? Data()))
  }

  fileprivate func complete(_ task: URLSessionTask, _ error: (any Error)?) {
    _ = lock.withLock { open.remove(task.taskIdentifier) }
    end(task, error.map { .failure($0) })
  }

  /// Stops a task that still receives data; runs in the queue of the delegate.
  ///
  /// Foundation for Linux ends the program where a task is cancelled while it ends by itself ("Trying to access
  /// a behaviour for a task that in not in the registry"). So the task is suspended first, after which it cannot end
  /// by itself, and cancelled only if it had not ended before that. Nothing else is ever cancelled: of what
  /// nobody waits for the next piece of data stops it, or else the time limit of the request.
  private func stop(_ task: URLSessionTask) {
    guard
      lock.withLock({
        open.contains(task.taskIdentifier) && stopping.insert(task.taskIdentifier).inserted
      })
    else { return }
    #if canImport(FoundationNetworking)
      task.suspend()
      // The queue of the task is empty when it answers: by then the task is suspended, or has ended.
      _ = task.priority
    #endif
    session.delegateQueue.addOperation { [self] in
      let isOpen = lock.withLock {
        stopping.remove(task.taskIdentifier)
        return open.contains(task.taskIdentifier)
      }
      if isOpen { task.cancel() }
    }
  }

  fileprivate func receive(_ response: URLResponse, of task: URLSessionTask) {
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      return end(task, .failure(TableImageError.status(status)))
    }
    let limit = lock.withLock { running[task.taskIdentifier]?.limit }
    if let limit, response.expectedContentLength > Int64(limit) {
      end(task, .failure(TableImageError.tooLarge(limit: limit)))
    }
  }

  fileprivate func receive(_ data: Data, of task: URLSessionTask) {
    let (isWanted, exceeded): (Bool, Int?) = lock.withLock {
      guard var download = running.removeValue(forKey: task.taskIdentifier) else {
        return (false, nil)
      }
      download.data.append(data)
      running[task.taskIdentifier] = download
      return (true, download.data.count > download.limit ? download.limit : nil)
    }
    if let exceeded { end(task, .failure(TableImageError.tooLarge(limit: exceeded))) }
    if !isWanted || exceeded != nil { stop(task) }
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
      downloads?.receive(response, of: dataTask)
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      downloads?.receive(data, of: dataTask)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      downloads?.complete(task, error)
    }
  }
}
