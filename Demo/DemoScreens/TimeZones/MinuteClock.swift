import Foundation
import Observation

/// A clock that several screens read: while one of them follows it, it tells each minute.
@Observable @MainActor final class MinuteClock {
  /// What time it is, to the minute.
  private(set) var now: Date
  @ObservationIgnored private let read: @Sendable () -> Date

  init(_ read: @escaping @Sendable () -> Date) {
    self.read = read
    now = read()
  }

  /// Reads the time; within the same minute that is no news.
  func tick() {
    let time = read()
    if minute(of: time) != minute(of: now) { now = time }
  }

  /// Keeps the time until the task is cancelled.
  func follow() -> Task<Void, Never> {
    tick()
    return Task { [weak self] in
      while let next = self?.secondsToNextMinute {
        guard (try? await Task.sleep(for: .seconds(next))) != nil else { return }
        self?.tick()
      }
    }
  }

  private var secondsToNextMinute: Double {
    60 - read().timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
  }

  private func minute(of date: Date) -> Double { (date.timeIntervalSince1970 / 60).rounded(.down) }
}
