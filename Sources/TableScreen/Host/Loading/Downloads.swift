package import Foundation
import TableCore

#if canImport(FoundationNetworking)
package import FoundationNetworking
#endif

/// The downloads of a URL session, as its delegate; each ends as soon as it is too large, or nobody awaits it.
///
/// Data are measured here, on the session's queue, as they arrive, so an endless answer fills no memory, however busy
/// the other threads are. On Linux nothing protects from a server that sends faster than the program can read:
/// Foundation there keeps reading for as long as there is data, and handles nothing else meanwhile.
package final class Downloads: NSObject, URLSessionDataDelegate, Sendable {
  private struct Download {
    let limit: Int
    var answer = Answer()
    let continuation: CheckedContinuation<Answer, any Error>
  }

  /// The answer of a server.
  package struct Answer: Sendable {
    package var data = Data()
    /// True if the caller's copy is still current (status 304).
    package var isUnchanged = false
    /// The version's `ETag`, or nil.
    package var tag: String?
  }

  /// The downloads that somebody awaits, by task identifier.
  private let running = Locked<[Int: Download]>([:])

  /// Runs a task of a session, and returns its data and headers.
  func answer(to task: URLSessionTask, in session: URLSession, limit: Int) async throws -> Answer {
    let number = task.taskIdentifier
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        running.withLock { $0[number] = Download(limit: limit, continuation: continuation) }
        task.resume()
        // A cancellation before the line above found no download to end.
        if Task.isCancelled { giveUp(task, in: session) }
      }
    } onCancel: {
      giveUp(task, in: session)
    }
  }

  /// Cancels a download that nobody awaits any longer.
  private func giveUp(_ task: URLSessionTask, in session: URLSession) {
    end(task.taskIdentifier, .failure(CancellationError()))
    // On the session's queue, because stopping waits for its work, and the main actor may be the one to cancel.
    session.delegateQueue.addOperation { self.stop(task, in: session) }
  }

  /// Resumes the waiting caller with a download's result; later data are ignored.
  private func end(_ number: Int, _ result: Result<Answer, any Error>?) {
    let download = running.withLock { $0.removeValue(forKey: number) }
    download?.continuation.resume(with: result ?? .success(download?.answer ?? Answer()))
  }

  /// Stops a task that nobody awaits; called on the session's queue.
  ///
  /// Foundation for Linux has two faults here. A task left to run keeps a core busy for as long as
  /// the server sends nothing. A task cancelled while it completes ends the program ("Trying to
  /// access a behavior for a task that in not in the registry"). So the task is first suspended,
  /// after which it cannot complete, and then cancelled behind all callbacks that it had queued
  /// before, which may include its completion.
  private func stop(_ task: URLSessionTask, in session: URLSession) {
    guard task.state == .running else { return }
    #if canImport(FoundationNetworking)
    task.suspend()
    // `priority` waits for the task's own queue: when it returns, the task is suspended, or has completed.
    _ = task.priority
    session.delegateQueue.addOperation { task.cancel() }
    #else
    task.cancel()
    #endif
  }

  // MARK: URLSessionDataDelegate

  package func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let number = dataTask.taskIdentifier
    let http = response as? HTTPURLResponse
    if let status = http?.statusCode, !(200..<300).contains(status), status != 304 {
      end(number, .failure(TableDownloadError.status(status)))
    } else if let limit = running.withLock({ $0[number]?.limit }),
      response.expectedContentLength > Int64(limit)
    {
      end(number, .failure(TableDownloadError.tooLarge(limit: limit)))
    } else if let http {
      let (isUnchanged, tag) = (http.statusCode == 304, http.value(forHTTPHeaderField: "ETag"))
      running.withLock {
        $0[number]?.answer.isUnchanged = isUnchanged
        $0[number]?.answer.tag = tag
      }
    }
    completionHandler(.allow)
  }

  package func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {
    let number = dataTask.taskIdentifier
    let (limit, count) = running.withLock { running in
      running[number]?.answer.data.append(data)
      return (running[number]?.limit ?? 0, running[number]?.answer.data.count ?? .max)
    }
    guard count > limit else { return }
    end(number, .failure(TableDownloadError.tooLarge(limit: limit)))
    stop(dataTask, in: session)
  }

  package func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    // Only this object cancels tasks, which it may have done before somebody awaited them.
    let isCancelled = (error as? URLError)?.code == .cancelled
    end(task.taskIdentifier, error.map { .failure(isCancelled ? CancellationError() : $0) })
  }
}
