import Dispatch
public import Foundation

/// Reports when any program touches a file, or the files that SQLite keeps beside a database.
///
/// On Linux, inotify reports changes in the file's folder: nothing runs while nobody writes, and files that are created,
/// removed or replaced are noticed. On Apple's platforms, and if inotify is unavailable, a timer produces the events.
public final class SQLiteFileWatch {
  /// The events: one element for each touch, or for several touches close together.
  public let events: AsyncStream<Void>
  private let source: any DispatchSourceProtocol

  /// Begins to watch the file at `url` and the files that SQLite keeps beside a database.
  public init(of url: URL) {
    let (events, touched) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    self.events = events
    #if os(Linux)
      if let folder = FolderEvents(of: url.deletingLastPathComponent()) {
        let name = url.lastPathComponent
        // For the shared-memory file only its removal counts, because readers write to it, too.
        let names: Set = [name, "\(name)-wal", "\(name)-journal", "\(name)-shm"]
        let source = DispatchSource.makeReadSource(
          fileDescriptor: folder.descriptor, queue: .global(qos: .utility))
        source.setEventHandler {
          let events = folder.take().filter { names.contains($0.name) }
          if events.contains(where: { $0.isEnd || !$0.name.hasSuffix("-shm") }) { touched.yield() }
        }
        source.setCancelHandler { folder.close() }
        source.resume()
        self.source = source
        return
      }
    #endif
    let timer = DispatchSource.makeTimerSource(queue: .global(qos: .utility))
    timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(250))
    timer.setEventHandler { touched.yield() }
    timer.resume()
    source = timer
  }

  deinit { source.cancel() }
}

#if os(Linux)
  /// The inotify events about the files in a folder.
  private struct FolderEvents: Sendable {
    let descriptor: Int32

    /// Begins to watch a folder; nil if that is not possible.
    init?(of folder: URL) {
      descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let mask = IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM
      guard inotify_add_watch(descriptor, folder.path(percentEncoded: false), UInt32(mask)) >= 0
      else {
        close()
        return nil
      }
    }

    func close() { _ = Glibc.close(descriptor) }

    /// Returns the names of the files touched since the last call, and whether each was removed.
    func take() -> [(name: String, isEnd: Bool)] {
      var events: [(name: String, isEnd: Bool)] = []
      var buffer = [UInt8](repeating: 0, count: 16_384)
      while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
        var start = 0
        let header = MemoryLayout<inotify_event>.size
        while start + header <= count {
          let (mask, length) = buffer.withUnsafeBytes {
            (
              $0.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
              Int($0.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
            )
          }
          let name = buffer[min(start + header, count)..<min(start + header + length, count)]
          events.append(
            (
              String(decoding: name.prefix { $0 != 0 }, as: UTF8.self),
              mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0
            ))
          start += header + length
        }
      }
      return events
    }
  }
#endif

/// The old name of ``SQLiteFileWatch``.
@available(*, deprecated, renamed: "SQLiteFileWatch")
public typealias FileWatch = SQLiteFileWatch
