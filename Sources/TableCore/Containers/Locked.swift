#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// A value that several threads change, one at a time.
///
/// `Mutex` of the standard library does it where the system has it; on Apple's systems that is later than our floor, and
/// what they had before does it.
package struct Locked<Value: Sendable>: ~Copyable, Sendable {
  #if canImport(Darwin)
  private let lock: OSAllocatedUnfairLock<Value>

  package init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }

  package func withLock<Result: Sendable>(
    _ body: @Sendable (inout Value) -> Result
  ) -> Result {
    lock.withLock { body(&$0) }
  }
  #else
  private let mutex: Mutex<Value>

  package init(_ value: Value) { mutex = Mutex(value) }

  package func withLock<Result: Sendable>(_ body: @Sendable (inout Value) -> Result) -> Result {
    mutex.withLock { body(&$0) }
  }
  #endif
}
