import Foundation
import Observation

/// Runs `read`, and calls `changed` on a later turn when observable properties that it read have changed.
///
/// Observation watches the properties only after `read` has ended, and does not report what another thread changes
/// before that. So once other threads are known to make changes, `read` runs twice: while it runs again, the
/// properties of the first run are watched. Only the first change that ever comes from another thread can be missed,
/// if it comes while `read` runs.
///
/// - Parameters:
///   - others: whether other threads are known to change the objects that are read.
///   - turns: a counter of the readings: one that began after the change makes `changed` needless;
///     nil if every change has to be reported.
///   - node: the group or row that reads, whose change an event need not wait for; or nil.
///   - read: reads the properties; it may run twice.
///   - changed: runs once for each change, or more often.
/// - Returns: the value that was read last.
@MainActor package func watching<Value>(
  _ others: OtherThreads, _ turns: ReadingTurns? = nil, of node: NodeID? = nil,
  _ read: () -> Value, changed: @escaping @MainActor () -> Void
) -> Value {
  let value = watchingOnce(others, turns, node, read, changed: changed)
  return others.makeChanges ? watchingOnce(others, turns, node, read, changed: changed) : value
}

@MainActor private func watchingOnce<Value>(
  _ others: OtherThreads, _ turns: ReadingTurns?, _ node: NodeID?, _ read: () -> Value,
  changed: @escaping @MainActor () -> Void
) -> Value {
  // The change is made in whose window it may: what it leads to belongs to the window that has read.
  let environment = TableEnvironment.current
  return withObservationTracking {
    read()
  } onChange: {
    let isElsewhere = !MainQueue.isRunning
    if isElsewhere { others.noteChange() } else if let node { others.noteDue(node) }
    let turn = turns?.turn(ofChangeElsewhere: isElsewhere)
    Task { @MainActor in
      guard turn == turns?.current else { return }
      if let node { others.dropDue(node) }
      TableEnvironment.within(environment, changed)
    }
  }
}

/// The queue that the main actor runs on.
///
/// While the main thread waits in `dispatchMain()`, as in tests on Linux, other threads run this
/// queue.
private enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// True if the calling code runs on the main actor.
  static var isRunning: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }
}

/// A record of whether threads other than the main one change the objects that are read, and of what has read those that the
/// main one has changed in this turn.
package final class OtherThreads: Sendable {
  private let areHeard = Locked(false)
  private let due = Locked<Set<NodeID>>([])

  package init() {}

  var makeChanges: Bool { areHeard.withLock { $0 } }

  func noteChange() { areHeard.withLock { $0 = true } }

  /// Notes that a group or row has read what the main thread has changed in this turn.
  func noteDue(_ node: NodeID) { due.withLock { _ = $0.insert(node) } }

  /// Notes that the change has been told.
  func dropDue(_ node: NodeID) { due.withLock { _ = $0.remove(node) } }

  /// Returns the groups and rows that have read what was changed in this turn, and forgets them.
  func takeDue() -> Set<NodeID> {
    due.withLock { due in
      defer { due = [] }
      return due
    }
  }
}

/// A counter of readings, by which a change is known to be older or newer than a reading.
package final class ReadingTurns: Sendable {
  /// `changed` is the turn of the last change on the main thread, or -1.
  private let state = Locked((turn: 0, isReading: false, changed: -1))

  package init() {}

  /// The number of the last reading that has begun.
  var current: Int { state.withLock { $0.turn } }

  /// Counts a reading that begins, without noting its end.
  func begin() { state.withLock { $0.turn += 1 } }

  /// Counts a reading, and runs it.
  package func reading<Value>(_ read: () -> Value) -> Value {
    state.withLock { ($0.turn, $0.isReading) = ($0.turn + 1, true) }
    defer { state.withLock { $0.isReading = false } }
    return read()
  }

  /// Notes a change, and returns the number of the last reading that cannot have seen it.
  ///
  /// A change on the main thread during a reading was made by that reading.
  func turn(ofChangeElsewhere isElsewhere: Bool) -> Int {
    state.withLock {
      if isElsewhere { return $0.turn }
      let turn = $0.isReading ? $0.turn - 1 : $0.turn
      $0.changed = turn
      return turn
    }
  }

  /// True if the main thread has changed something that the last reading has seen, so that another one is due.
  ///
  /// What other threads change may not be made yet when they tell of it.
  package var isDue: Bool { state.withLock { $0.changed == $0.turn } }
}
