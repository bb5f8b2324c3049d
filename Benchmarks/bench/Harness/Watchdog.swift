import Foundation

/// Notes for how long the main actor stands still at most: the longest time between two of its turns.
@MainActor final class Watchdog {
  /// The longest time by the clock on the wall, in which other programs may have run.
  private(set) var longest = Duration.zero
  /// The longest time that the main thread itself was at work.
  private(set) var longestWork = Duration.zero
  private var last = (clock: ContinuousClock.now, work: work)
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
    let now = (clock: ContinuousClock.now, work: Self.work)
    if !isFirst {
      longest = max(longest, now.clock - last.clock)
      longestWork = max(longestWork, now.work - last.work)
    }
    last = now
  }

  /// For how long the thread that asks has been at work.
  private static var work: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension Report {
  /// Measures for how long the main actor stands still at most while something is done, the median of some runs.
  ///
  /// What has to be done before is not watched.
  func stall<Subject>(
    _ name: String, runs: Int = 7, goal: Goal? = .milliseconds(8),
    of make: @MainActor () async throws -> Subject,
    _ body: @MainActor (Subject) async throws -> Void
  ) async rethrows {
    guard wants(name) else { return }
    announce(name)
    var (gaps, works): ([Duration], [Duration]) = ([], [])
    for _ in 0..<runs {
      let subject = try await make()
      let dog = try await Watchdog.watch { try await body(subject) }
      gaps.append(dog.longest)
      works.append(dog.longestWork)
    }
    note(name, .median(gaps), goal: goal)
    note(name + ", at work", .median(works))
  }
}
