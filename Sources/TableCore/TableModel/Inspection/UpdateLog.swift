import Foundation

/// The last updates of a table, recorded while somebody looks into its screen.
@MainActor package final class UpdateLog {
  /// The number of updates that are kept; the oldest go first.
  package nonisolated static let bound = 100

  /// The updates, the oldest first.
  package private(set) var updates: [UpdateRecord] = []
  /// The number of updates since recording began.
  package private(set) var count = 0
  /// The number of observed changes that were heard since recording began, by reader, of which the first hundred count.
  package private(set) var heard: [String: Int] = [:]
  private var listeners: [ObjectIdentifier: @MainActor () -> Void] = [:]
  private var causes: [UpdateCause]?

  package init() { CauseLog.begin() }

  // A screen that is freed while it is recorded takes its log along, maybe on another thread.
  deinit { Task { @MainActor in CauseLog.end() } }

  /// Calls `changed` after each change of the screen, until ``forget(_:)``.
  package func listen(_ listener: AnyObject, _ changed: @escaping @MainActor () -> Void) {
    listeners[ObjectIdentifier(listener)] = changed
  }

  /// Ends the calls to a listener.
  ///
  /// - Returns: whether others still listen.
  package func forget(_ listener: AnyObject) -> Bool {
    listeners[ObjectIdentifier(listener)] = nil
    return !listeners.isEmpty
  }

  /// Notes that something of the screen changed, its rows or what is around them.
  package func noteChange() { for changed in listeners.values { changed() } }

  /// Notes the causes of an update that begins; of several that are joined, those of the first count.
  func willUpdate() {
    guard causes == nil, let log = CauseLog.current else { return }
    causes = log.causes
    if log.causes.isEmpty { log.restart() }
  }

  /// Returns the causes of the update whose changes are delivered now; causes noted from here on are those of the next.
  func takeCauses() -> [UpdateCause] {
    defer { causes = nil }
    if let causes { return causes }
    let present = CauseLog.current?.causes ?? []
    return present.isEmpty ? [.call("an update that was under way")] : present
  }

  /// Notes the end of an update; without a change it is kept only if its cause is known.
  func didUpdate(_ causes: [UpdateCause], _ changes: ChangeSet, rows: Int) {
    defer { noteChange() }
    guard let log = CauseLog.current, !(changes.isEmpty && causes.isEmpty) else { return }
    count += 1
    let (total, phases) = log.takeTimes()
    if updates.count == Self.bound { updates.removeFirst() }
    updates.append(
      UpdateRecord(
        number: count, date: Date(), causes: causes, changes: ChangeSummary(changes), rows: rows,
        time: total, phases: phases.map { UpdateRecord.Phase(phase: $0.phase, time: $0.time) }))
    for case .observed(let reader) in causes where heard[reader] != nil || heard.count < Self.bound
    {
      heard[reader, default: 0] += 1
    }
  }
}
