/// The ends of actions that were begun together: those that come in one turn are one update.
///
/// An action that takes its time holds none of the others up.
@MainActor final class JoinedEnds {
  private var ends: [@MainActor () -> Void] = []
  private var turns = 0
  /// What is done with what has ended.
  private let finish: @MainActor () -> Void

  private struct Turn: Hashable {
    let actions: ObjectIdentifier
    let number: Int
  }

  init(_ finish: @escaping @MainActor () -> Void) { self.finish = finish }

  /// Notes what is done at the end of an action, once those have had their say that end in the same turn.
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
      Task { screen.refreshChrome() }
    }
  }
}

extension Screen {
  /// Tells the host once, however often `changes` ask for it.
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
