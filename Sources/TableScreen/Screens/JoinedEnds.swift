/// Applies actions that finish in the same turn as one update.
///
/// A slow action delays none of the others.
@MainActor final class JoinedEnds {
  private var ends: [@MainActor () -> Void] = []
  private var turns = 0
  /// Runs in each update after the completions of the actions that have ended.
  private let finish: @MainActor () -> Void

  struct Turn: Hashable, CustomStringConvertible {
    let actions: ObjectIdentifier
    let number: Int
    var description: String { "the end of several actions" }
  }

  init(_ finish: @escaping @MainActor () -> Void) { self.finish = finish }

  /// Adds the completion of an action, which runs together with those of the others that end in the same turn.
  func add(_ end: @escaping @MainActor () -> Void, of screen: Screen) {
    ends.append(end)
    guard ends.count == 1 else { return }
    turns += 1
    screen.tasks.start(Turn(actions: ObjectIdentifier(self), number: turns)) { [weak screen] in
      let ended = self.ends
      self.ends = []
      guard let screen, !Task.isCancelled else { return }
      screen.refreshingOnce {
        screen.joined {
          for end in ended { end() }
          self.finish()
        }
      }
      Task {
        screen.takeBackWaiting()
        screen.refreshChrome()
      }
    }
  }
}

extension Screen {
  /// Runs changes, and tells the host of the chrome once at their end, however often they ask for it.
  func refreshingOnce(_ changes: () -> Void) {
    if let container { return container.refreshingOnce(changes) }
    refreshDepth += 1
    changes()
    refreshDepth -= 1
    guard refreshDepth == 0, isRefreshDue else { return }
    isRefreshDue = false
    refreshChrome()
  }
}
