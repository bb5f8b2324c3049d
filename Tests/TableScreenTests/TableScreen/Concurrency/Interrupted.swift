import Foundation
import Observation
import TableScreen

/// A number that any thread may change; while it is read, another thread can be made to change it.
final class Interrupted: Observable, Sendable {
  private struct State {
    var value = 0
    /// What the number becomes right after each of the next readings.
    var next: [Int] = []
  }

  private let state = Locked(State())
  private let registrar = ObservationRegistrar()

  var value: Int {
    registrar.access(self, keyPath: \.value)
    let (value, next) = state.withLock { state in
      (state.value, state.next.isEmpty ? nil : state.next.removeFirst())
    }
    if let next { setElsewhere(next) }
    return value
  }

  /// Makes another thread change the number after it was read the next time, the time after that, and so on.
  func interrupt(with values: Int...) { state.withLock { $0.next = values } }

  /// Lets another thread change the number, and waits until it has.
  func setElsewhere(_ value: Int) {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      self.set(value)
      done.signal()
    }
    done.wait()
  }

  private func set(_ value: Int) {
    state.withLock { state in
      registrar.withMutation(of: self, keyPath: \.value) { state.value = value }
    }
  }
}
