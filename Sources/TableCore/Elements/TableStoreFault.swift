public import Foundation

/// A fault of a store of rows, such as a database, as far as a person can do something about it.
public enum TableStoreFault: String, CaseIterable, Sendable {
  /// The store is not there, or may not be opened.
  case missing
  /// It was removed or replaced while it was in use; what shows is what was read last.
  case lost
  /// Another program uses it.
  case busy
  /// It holds something else than it should.
  case damaged
  /// It can be read and not changed.
  case readOnly
  /// There is no room for more.
  case full
  /// Anything else.
  case failed
}

/// An error of a store; a person reads ``TableWords/stores`` for it, and its description is for developers.
///
/// Where a screen shows one of which a person reads only that something failed (``TableStoreFault/failed``), the description is
/// reported, once (`failedStore`).
public protocol TableStoreError: LocalizedError {
  /// The fault of the store.
  var storeFault: TableStoreFault { get }
}

extension TableStoreError {
  /// The error in English words; screens show it in those of ``TableWords/current``.
  public var errorDescription: String? { TableWords().text(of: storeFault) }
}
