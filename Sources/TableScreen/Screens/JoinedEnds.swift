/// Applies actions that finish in the same turn as one update.
///
/// A slow action delays none of the others.
@MainActor final class JoinedEnds {
  private var ends: [@MainActor () -> Void] = []
  private var turns = 0
  /// True from the end of an action until its completion was applied.
  private(set) var isEnding = false
  /// True once the first of the actions has begun.
  var isBegun = false
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
    isEnding = true
    turns += 1
    screen.endedActions.append(self)
    screen.tasks.start(Turn(actions: ObjectIdentifier(self), number: turns)) { [weak screen] in
      guard let screen, !Task.isCancelled else { return }
      self.apply(in: screen)
      Task {
        screen.takeBackWaiting()
        screen.refreshChrome()
      }
    }
  }

  /// Applies the completions that wait for their turn.
  func apply(in screen: Screen) {
    screen.endedActions.removeAll { $0 === self }
    let ended = ends
    ends = []
    guard !ended.isEmpty else { return }
    screen.refreshingOnce {
      screen.joined {
        for end in ended { end() }
        finish()
      }
    }
    isEnding = !ends.isEmpty
  }
}

extension Screen {
  /// Applies what the actions that have ended in this turn leave to be done, instead of after it: what is done next meets the
  /// table as they have left it.
  func applyEnds() {
    for ends in endedActions { ends.apply(in: self) }
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
