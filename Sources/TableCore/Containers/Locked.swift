#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// A value guarded by a lock: several threads may change it, one at a time.
///
/// The lock is the standard library's `Mutex`; on Apple's systems, where `Mutex` needs newer versions than our floor,
/// it is the older `OSAllocatedUnfairLock`.
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
