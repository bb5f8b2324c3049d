#if !canImport(Darwin)
import Dispatch
import Foundation

/// The events of inotify about the way to a file, and about SQLite's files beside it.
final class PathEvents {
  private let source: any DispatchSourceProtocol

  /// Begins to watch a way; nil if that is not possible.
  init?(
    _ way: FollowedPath, _ queue: DispatchQueue,
    _ take: @escaping @Sendable (FollowedFile.Event) -> Void
  ) {
    guard let folders = FolderEvents(of: way) else { return nil }
    source = DispatchSource.makeReadSource(fileDescriptor: folders.descriptor, queue: queue)
    source.setEventHandler { for event in folders.take() { take(event) } }
    source.setCancelHandler { folders.close() }
    source.resume()
  }

  func end() { source.cancel() }
}

/// The events about the folders of a way.
private struct FolderEvents: Sendable {
  let descriptor: Int32
  private var folders: [Int32: FollowedPath.Folder] = [:]
  private var home: Int32?
  /// The folder in which the next one on the way is missing.
  private var end: Int32?
  private let name: String
  private let missing: String?

  /// Begins to watch the folders; nil if that of the file cannot be watched.
  init?(of way: FollowedPath) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    name = way.name ?? ""
    missing = way.missing
    guard descriptor >= 0 else { return nil }
    let names = IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM
    for folder in way.folders {
      let isLast = folder == way.folders.last
      let (isHome, isEnd) = (isLast && way.name != nil, isLast && missing != nil)
      // Of a folder on the way only its end counts, whatever else is done in it, and what comes where one is missing.
      var mask = IN_DELETE_SELF | IN_MOVE_SELF
      if isHome || !folder.links.isEmpty { mask |= names }
      if isHome { mask |= IN_MODIFY }
      if isEnd { mask |= IN_CREATE | IN_MOVED_TO }
      let watch = inotify_add_watch(descriptor, folder.path, UInt32(mask))
      // A folder on the way need not be readable.
      guard watch >= 0 else { continue }
      folders[watch] = folder
      if isHome { home = watch }
      if isEnd { end = watch }
    }
    if way.name != nil, home == nil {
      close()
      return nil
    }
  }

  func close() { _ = Glibc.close(descriptor) }

  /// What was told since the last time.
  func take() -> [FollowedFile.Event] {
    var (isWritten, isNamed) = (false, false)
    for event in read() {
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return [.lost] }
      guard let folder = folders[event.watch] else { continue }
      if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0 { return [.lost] }
      // What came, or where a link was turned to, may be read, and gone again, before one looks.
      if event.watch == end, event.name == missing { return [.lost] }
      if folder.links.contains(event.name) { isNamed = true }
      guard event.watch == home else { continue }
      let isEnd = event.mask & UInt32(IN_DELETE | IN_MOVED_FROM) != 0
      switch event.name {
      case name: if event.mask & UInt32(IN_MODIFY) != 0 { isWritten = true } else { isNamed = true }
      case "\(name)-wal", "\(name)-journal": isWritten = true
      // Of the file of shared memory only the end counts: who only reads touches it too.
      case "\(name)-shm": if isEnd { isWritten = true }
      default: continue
      }
    }
    if isNamed { return [.named] }
    return isWritten ? [.written] : []
  }

  private func read() -> [(watch: Int32, mask: UInt32, name: String)] {
    var events: [(watch: Int32, mask: UInt32, name: String)] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
      var start = 0
      let header = MemoryLayout<inotify_event>.size
      while start + header <= count {
        let (watch, mask, length) = buffer.withUnsafeBytes {
          (
            $0.loadUnaligned(fromByteOffset: start, as: Int32.self),
            $0.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self),
            Int($0.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
          )
        }
        let name = buffer[min(start + header, count)..<min(start + header + length, count)]
        events.append((watch, mask, String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)))
        start += header + length
      }
    }
    return events
  }
}
#endif
