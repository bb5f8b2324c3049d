#if Web
import Dispatch
import Foundation
import TableScreen

/// The time that a server has for its end; after that the signal ends the program as it ends any other.
///
/// Something may hold the main actor up for ever, such as a log that nobody reads. Windows are kept as they
/// change, save for the last half second.
final class WebPatience: Sendable {
  private enum State { case idle, running, over }

  private let state = Locked(State.idle)

  /// The seconds from the signal to the end.
  private static let limit = 5

  /// Begins the time, where it does not run yet.
  func begin(_ number: Int32) {
    let isFirst = state.withLock { state in
      defer { if state == .idle { state = .running } }
      return state == .idle
    }
    guard isFirst else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Self.limit)) { @Sendable [self] in
      guard state.withLock({ $0 }) == .running else { return }
      signal(number, SIG_DFL)
      kill(getpid(), number)
    }
  }

  /// Notes that the server has ended.
  func end() { state.withLock { $0 = .over } }
}
#endif
