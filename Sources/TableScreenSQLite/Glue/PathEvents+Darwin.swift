#if canImport(Darwin)
import Dispatch
import Foundation

/// The events of kqueue about the way to a file, and about SQLite's files beside it.
///
/// Unchecked, since the sources of kqueue are not declared as sendable: all of it runs on one serial queue.
final class PathEvents: @unchecked Sendable {
  private let queue: DispatchQueue
  private let take: @Sendable (FollowedFile.Event) -> Void
  private var folders: [any DispatchSourceFileSystemObject] = []
  private var files: [any DispatchSourceFileSystemObject] = []

  /// Begins to watch a way; nil if the folder of the file cannot be opened.
  init?(
    _ way: FollowedPath, _ queue: DispatchQueue,
    _ take: @escaping @Sendable (FollowedFile.Event) -> Void
  ) {
    (self.queue, self.take) = (queue, take)
    for folder in way.folders {
      let isLast = folder == way.folders.last
      let name = isLast ? way.name : nil
      // Of the file of shared memory nothing is watched: who only reads touches it too.
      let paths = name.map { name in ["", "-wal", "-journal"].map { "\(folder.path)/\(name)\($0)" }
      }
      // What came where a folder is missing may be read, and gone again, before its folder is watched.
      if isLast, way.missing != nil { _ = begin(folder.path, .write) { take(.named) } }
      // Of a folder on the way else only its end counts, whatever else is done in it.
      let isWatched =
        begin(folder.path, [.delete, .rename, .revoke]) { take(.lost) }
        && (name == nil && folder.links.isEmpty
          || begin(folder.path, .write) { [weak self] in
            guard let paths else { return take(.turned) }
            // A file that another one has replaced tells no more; the events of a folder do not say which it was.
            self?.watch(paths)
            take(.named)
          })
      // A folder on the way need not be readable.
      guard isWatched || name == nil else {
        end()
        return nil
      }
      if let paths { queue.async { [weak self] in self?.watch(paths) } }
    }
  }

  func end() {
    for source in folders + files { source.cancel() }
    (folders, files) = ([], [])
  }

  private func begin(
    _ path: String, _ events: DispatchSource.FileSystemEvent,
    _ handler: @escaping @Sendable () -> Void
  ) -> Bool {
    guard let source = Self.source(of: path, events, queue) else { return false }
    source.setEventHandler(handler: handler)
    source.resume()
    folders.append(source)
    return true
  }

  /// Watches the files that are there now.
  private func watch(_ paths: [String]) {
    guard !folders.isEmpty else { return }
    for source in files { source.cancel() }
    files = paths.compactMap { Self.source(of: $0, [.write, .extend, .delete, .rename], queue) }
    for source in files {
      source.setEventHandler { [take] in take(.written) }
      source.resume()
    }
  }

  /// Returns a source of the events of a file or folder, which is closed when the source is
  /// cancelled; nil if it cannot be opened.
  private static func source(
    of path: String, _ events: DispatchSource.FileSystemEvent, _ queue: DispatchQueue
  ) -> (any DispatchSourceFileSystemObject)? {
    let descriptor = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: events, queue: queue)
    source.setCancelHandler { Darwin.close(descriptor) }
    return source
  }
}
#endif
