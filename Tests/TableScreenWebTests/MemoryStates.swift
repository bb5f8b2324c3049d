import Foundation
import TableScreen

/// A store in memory, which tests make slow, or let fail.
actor MemoryStates: TableStateStore {
  struct Gone: LocalizedError {
    var errorDescription: String? { "the store has gone; start it again" }
  }

  private(set) var kept: [String: TableKeptState] = [:]
  /// The number of writes so far.
  private(set) var writes = 0
  /// True while nothing can be read or written.
  var fails = false
  /// True while nothing that changes a state comes to its end.
  var isStuck = false

  /// The most bytes of a state.
  var limit = TableStateError.limit

  func set(limit: Int) { self.limit = limit }
  func set(fails: Bool) { self.fails = fails }
  func set(stuck: Bool) { isStuck = stuck }
  func put(_ data: Data, _ key: String) { kept[key] = TableKeptState(data: data) }

  private func check() throws { if fails { throw Gone() } }

  func state(for key: String) throws -> TableKeptState? {
    try check()
    return kept[key]
  }

  func take(_ key: String, for holder: String) async throws -> TableKeptState? {
    while isStuck { await Task.yield() }
    try check()
    guard let old = kept[key] else { return nil }
    kept[key]?.holder = holder
    return old
  }

  func keep(_ state: Data, for key: String, by holder: String) async throws -> Bool {
    writes += 1
    while isStuck { await Task.yield() }
    try check()
    if state.count > limit { throw TableStateError.tooLarge(state.count) }
    if let old = kept[key], old.holder != holder { return false }
    kept[key] = TableKeptState(data: state, holder: holder)
    return true
  }

  func forget(_ key: String, by holder: String) throws -> Bool {
    try check()
    if let old = kept[key], old.holder != holder { return false }
    kept[key] = nil
    return true
  }

  func forget(olderThan age: Duration, startingWith prefix: String) throws -> [String] {
    try check()
    return []
  }
}
