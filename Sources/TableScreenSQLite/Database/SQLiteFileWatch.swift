public import Foundation

/// Reports when any program touches a file, or the files of a database.
///
/// The system tells of it, inotify on Linux and kqueue on Apple's systems: nothing runs while
/// nobody writes. Files that come, go or are replaced are noticed, a folder of the path that is removed and made again, and the
/// file behind a symbolic link, as well as the link. While the file is missing, or the system cannot tell, a timer ticks each second.
public final class SQLiteFileWatch {
  /// One element for each time, or several times close together, that a file was touched.
  public let events: AsyncStream<Void>
  private let file: FollowedFile

  /// Begins to watch the file at `url`, and the files that SQLite keeps beside a database.
  public init(of url: URL) {
    let (events, touched) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.events = events
    file = FollowedFile(url.path(percentEncoded: false)) { touched.yield() }
  }

  deinit { file.end() }
}

/// The old name of ``SQLiteFileWatch``.
@available(*, deprecated, renamed: "SQLiteFileWatch")
public typealias FileWatch = SQLiteFileWatch
