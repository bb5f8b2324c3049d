public import Foundation

/// A fault of a store of rows, such as a database, as far as a person can do something about it.
public enum TableStoreFault: String, CaseIterable, Sendable {
  /// The store is not there, or may not be opened.
  case missing
  /// The store was removed or replaced while it was in use; the rows that were read last still show.
  case lost
  /// The server of the store cannot be reached; the rows that were read last still show.
  case unreachable
  /// Another program uses the store.
  case busy
  /// The store is damaged, or is no store of this kind.
  case damaged
  /// The store can be read, but not changed.
  case readOnly
  /// The user of the store lacks the right to read or change this.
  case forbidden
  /// The store, or its disk, is full.
  case full
  /// Anything else.
  case failed
}

/// An error of a store; a person reads ``TableWords/stores`` for it, and its description is for developers.
///
/// For the faults ``TableStoreFault/failed`` and ``TableStoreFault/forbidden``, a person reads only that something failed, or
/// is not allowed; a screen that shows such an error therefore reports its description (`failedStore`), once.
public protocol TableStoreError: LocalizedError {
  /// The fault of the store.
  var storeFault: TableStoreFault { get }
  /// The time since which the fault lasts, or nil where nobody has noted it.
  var storeFaultTime: Date? { get }
}

extension TableStoreError {
  /// The default: nil.
  public var storeFaultTime: Date? { nil }

  /// The error in English words; screens show it in those of ``TableWords/current``.
  public var errorDescription: String? { TableWords().storeText(of: self) }
}
