import Dispatch
public import Foundation

/// Reports when any program touches a file, or the files of a database.
///
/// The system tells of it, inotify on Linux and kqueue on Apple's systems: nothing runs while
/// nobody writes, and files that come, go or are replaced are noticed. If it cannot, a timer ticks
/// each second.
public final class SQLiteFileWatch {
  /// One element for each time, or several times close together, that a file was touched.
  public let events: AsyncStream<Void>
  private let source: any DispatchSourceProtocol

  /// Begins to watch the file at `url`, and the files that SQLite keeps beside a database.
  public init(of url: URL) {
    let (events, touched) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.events = events
    source =
      Self.fileEvents(of: url) { touched.yield() } ?? Self.ticks { touched.yield() }
    source.resume()
  }

  deinit { source.cancel() }

  private static func ticks(_ touched: @escaping @Sendable () -> Void) -> any DispatchSourceProtocol
  {
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(250))
    timer.setEventHandler(handler: touched)
    return timer
  }
}

/// The old name of ``SQLiteFileWatch``.
@available(*, deprecated, renamed: "SQLiteFileWatch")
public typealias FileWatch = SQLiteFileWatch
