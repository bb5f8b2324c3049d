#if canImport(Darwin)
import Dispatch
import Foundation

extension SQLiteFileWatch {
  /// The events of the folder, in which files come, go and are replaced, and of the files in it;
  /// nil if the folder cannot be opened.
  static func fileEvents(
    of url: URL, _ touched: @escaping @Sendable () -> Void
  ) -> (any DispatchSourceProtocol)? {
    let folder = url.deletingLastPathComponent()
    // Of the file of shared memory nothing is watched: who only reads touches it too.
    let paths = ["", "-wal", "-journal"].map { url.path(percentEncoded: false) + $0 }
    let queue = DispatchQueue(label: "TableScreenSQLite.SQLiteFileWatch", qos: .utility)
    let path = folder.path(percentEncoded: false)
    let files = WatchedFiles(paths, queue, touched)
    guard let source = events(of: path, .write, queue, ended: { files.end() }) else { return nil }
    source.setEventHandler {
      // A file that another one has replaced tells no more; the events of a folder do not say which it was.
      files.watchAgain()
      touched()
    }
    queue.async { files.watchAgain() }
    return source
  }

  /// Returns a source of the events of a file or folder, which is closed when the source is
  /// cancelled; nil if it cannot be opened.
  fileprivate static func events(
    of path: String, _ events: DispatchSource.FileSystemEvent, _ queue: DispatchQueue,
    ended: @escaping @Sendable () -> Void = {}
  ) -> (any DispatchSourceFileSystemObject)? {
    let descriptor = Darwin.open(path, O_EVTONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: events, queue: queue)
    source.setCancelHandler {
      ended()
      Darwin.close(descriptor)
    }
    return source
  }
}

/// Files that come and go, each watched while it is there.
///
/// Unchecked, since the sources of kqueue are not declared as sendable: all of it runs on one serial queue.
private final class WatchedFiles: @unchecked Sendable {
  private let paths: [String]
  private let queue: DispatchQueue
  private let touched: @Sendable () -> Void
  private var sources: [any DispatchSourceFileSystemObject] = []

  init(_ paths: [String], _ queue: DispatchQueue, _ touched: @escaping @Sendable () -> Void) {
    (self.paths, self.queue, self.touched) = (paths, queue, touched)
  }

  /// Watches the files that are there now.
  func watchAgain() {
    end()
    for path in paths {
      guard
        let source = SQLiteFileWatch.events(
          of: path, [.write, .extend, .delete, .rename], queue)
      else { continue }
      source.setEventHandler { [touched] in touched() }
      source.resume()
      sources.append(source)
    }
  }

  /// Watches none of them.
  func end() {
    for source in sources { source.cancel() }
    sources = []
  }
}
#endif
