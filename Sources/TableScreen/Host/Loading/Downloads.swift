package import Foundation
import TableCore

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// The downloads of a session, which it tells of what comes; one ends as soon as it is too large, or nobody waits for it.
///
/// What comes is judged here, in the queue of the session, so a server that never ends fills no memory, however busy
/// everybody else is. One that sends faster than a program can read is beyond us on Linux: Foundation there reads on
/// for as long as there is something to read, and hears of nothing else meanwhile.
package final class Downloads: NSObject, URLSessionDataDelegate, Sendable {
  private struct Download {
    let limit: Int
    var answer = Answer()
    let continuation: CheckedContinuation<Answer, any Error>
  }

  /// What a server answered.
  package struct Answer: Sendable {
    package var data = Data()
    /// Whether what the asker has already is still true.
    package var isUnchanged = false
    /// The name of this version, or nil.
    package var tag: String?
  }

  /// Those that somebody waits for, by their task.
  private let running = Locked<[Int: Download]>([:])

  /// Carries out a task of a session, and returns what came and what the server said of it.
  func answer(to task: URLSessionTask, in session: URLSession, limit: Int) async throws -> Answer {
    let number = task.taskIdentifier
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        running.withLock { $0[number] = Download(limit: limit, continuation: continuation) }
        task.resume()
        // Who cancels before there is something to end finds nothing.
        if Task.isCancelled { giveUp(task, in: session) }
      }
    } onCancel: {
      giveUp(task, in: session)
    }
  }

  /// Ends a download that nobody waits for any longer, and stops it.
  private func giveUp(_ task: URLSessionTask, in session: URLSession) {
    end(task.taskIdentifier, .failure(CancellationError()))
    // In the queue of the session, since it waits for what is done there, and who cancels may be the main actor.
    session.delegateQueue.addOperation { self.stop(task, in: session) }
  }

  /// Says how a download went; whatever more comes of it is of no interest, and stops it.
  private func end(_ number: Int, _ result: Result<Answer, any Error>?) {
    let download = running.withLock { $0.removeValue(forKey: number) }
    download?.continuation.resume(with: result ?? .success(download?.answer ?? Answer()))
  }

  /// Stops a task that nobody waits for, from the queue of the session.
  ///
  /// It must not go on by itself: Foundation for Linux keeps a core busy for as long as a server says nothing.
  /// It also ends the program where a task is cancelled while it ends by itself ("Trying to access a behaviour for a
  /// task that in not in the registry"). So the task is suspended first, after which it cannot end by itself, and
  /// cancelled behind all that it had told before, an end among it.
  private func stop(_ task: URLSessionTask, in session: URLSession) {
    guard task.state == .running else { return }
    #if canImport(FoundationNetworking)
      task.suspend()
      // The queue of the task is empty when it answers: by then the task is suspended, or has ended.
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
    // Nobody but this object cancels a task, which it may have done before somebody waited for it.
    let isCancelled = (error as? URLError)?.code == .cancelled
    end(task.taskIdentifier, error.map { .failure(isCancelled ? CancellationError() : $0) })
  }
}
