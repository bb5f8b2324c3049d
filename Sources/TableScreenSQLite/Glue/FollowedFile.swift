import Dispatch
import Foundation

/// A file that is followed wherever its path leads: through folders that are removed and made again, and through symbolic links
/// that are turned.
///
/// Unchecked, since the sources of events are not declared as sendable: all of it runs on one serial queue.
final class FollowedFile: @unchecked Sendable {
  /// What was told of the way to the file.
  enum Event {
    /// The file was written.
    case written
    /// Files came into the folder of the file, or went, or a link on the way was turned.
    case named
    /// A link on the way may have been turned, as something has changed in its folder.
    case turned
    /// A folder on the way has gone, or came where one was missing, or events were lost.
    case lost
  }

  private let path: String
  private let touched: @Sendable () -> Void
  private let queue = DispatchQueue(label: "TableScreenSQLite.SQLiteFileWatch", qos: .utility)
  private var way: FollowedPath?
  private var events: PathEvents?
  /// Looks again each second while the file is missing, or where the system tells nothing.
  private var timer: (any DispatchSourceTimer)?

  /// Begins to follow the file at a path.
  init(_ path: String, _ touched: @escaping @Sendable () -> Void) {
    let folder = FileManager.default.currentDirectoryPath
    self.path = path.hasPrefix("/") ? path : folder + "/" + path
    self.touched = touched
    queue.sync { _ = follow() }
  }

  /// Ends it.
  func end() {
    queue.async { [self] in
      events?.end()
      timer?.cancel()
      (events, timer) = (nil, nil)
    }
  }

  private func take(_ event: Event) {
    switch event {
    case .written: touched()
    case .named:
      follow()
      touched()
    case .turned: if follow() { touched() }
    case .lost:
      way = nil
      follow()
      touched()
    }
  }

  /// Watches the way as it is now, and returns whether it is another one.
  @discardableResult
  private func follow() -> Bool {
    var isOther = false
    // What changes before it is watched is looked at once more.
    for _ in 0..<8 {
      let now = FollowedPath(path)
      let isWatched = way?.leadsOn(as: now) ?? false
      isOther = isOther || way != now
      way = now
      if isWatched { break }
      events?.end()
      events = PathEvents(now, queue) { [weak self] in self?.take($0) }
    }
    lookAgain(way?.isComplete == false || events == nil)
    return isOther
  }

  private func lookAgain(_ isWanted: Bool) {
    guard isWanted != (timer != nil) else { return }
    timer?.cancel()
    timer = nil
    guard isWanted else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(250))
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      if follow() || events == nil { touched() }
    }
    timer.resume()
    self.timer = timer
  }
}
