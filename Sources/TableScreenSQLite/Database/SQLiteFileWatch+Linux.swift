#if !canImport(Darwin)
import Dispatch
import Foundation

extension SQLiteFileWatch {
  /// The events of the folder that concern the file and SQLite's files beside it; nil if inotify is
  /// not available.
  static func fileEvents(
    of url: URL, _ touched: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceProtocol)? {
    guard let folder = FolderEvents(of: url.deletingLastPathComponent()) else { return nil }
    let name = url.lastPathComponent
    // Of the file of shared memory only the end counts: who only reads touches it too.
    let names: Set = [name, "\(name)-wal", "\(name)-journal", "\(name)-shm"]
    let source = DispatchSource.makeReadSource(
      fileDescriptor: folder.descriptor, queue: .global(qos: .utility))
    source.setEventHandler {
      let events = folder.take().filter { names.contains($0.name) }
      if events.contains(where: { $0.isEnd || !$0.name.hasSuffix("-shm") }) { touched() }
    }
    source.setCancelHandler { folder.close() }
    return source
  }
}

/// The events of inotify about the files of a folder.
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

  /// The files that were touched since the last time, and whether they went away.
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
