#if os(macOS) || os(Linux)
import Foundation
import TableScreen

/// Notes for how long the main actor stands still at most: the longest time between two of its turns.
@MainActor final class Watchdog {
  /// The longest time by the clock on the wall, in which other programs may have run.
  private(set) var longest = Duration.zero
  private var last = ContinuousClock.now
  private var isWatching = true

  /// Runs something, and returns how long the main actor stood still meanwhile.
  static func watch(_ body: @MainActor () async throws -> Void) async rethrows -> Watchdog {
    let dog = Watchdog()
    let watching = Task {
      while dog.isWatching {
        dog.note()
        await Task.yield()
      }
    }
    // The first turn of the watching comes before the first of what is watched.
    await Task.yield()
    dog.note(isFirst: true)
    try await body()
    dog.note()
    dog.isWatching = false
    await watching.value
    return dog
  }

  private func note(isFirst: Bool = false) {
    let now = ContinuousClock.now
    if !isFirst { longest = max(longest, now - last) }
    last = now
  }
}

extension Report {
  /// Measures for how long the main actor stands still at most while something is done, the median of some runs.
  ///
  /// What has to be done before is not watched. Where the goal is missed, the app's own watch says in one more run what
  /// took the time.
  func stall<Subject>(
    _ name: String, runs: Int = 7, goal: Goal? = .milliseconds(8),
    of make: @MainActor () async throws -> Subject,
    _ body: @MainActor (Subject) async throws -> Void
  ) async rethrows {
    guard wants(name) else { return }
    announce(name)
    var gaps: [Duration] = []
    for _ in 0..<runs {
      let subject = try await make()
      let dog = try await Watchdog.watch { try await body(subject) }
      gaps.append(dog.longest)
    }
    let gap = Figure.median(gaps)
    note(name, gap, goal: goal)
    guard case .most(let limit)? = goal, gap.amount > limit.amount else { return }
    let subject = try await make()
    TableDiagnostics.withReporter({ print("  ", $0) }) {
      TableDiagnostics.longestTurn = .milliseconds(limit.amount)
    }
    defer { TableDiagnostics.longestTurn = nil }
    try await body(subject)
    await Task.yield()
  }
}
#endif
