public import Foundation

/// A store of states that outlive a program, such as the windows of an app in the browser; several programs may share it.
///
/// A state is some bytes under a key. It has a holder: the program that keeps it alone, until another one takes it over. So
/// the state of a window that has moved to another server is not overwritten by the server that had it before.
///
/// `TableStateFolder` keeps states in files, `SQLiteStateStore` and `PostgresStateStore` in databases. A key may be any text,
/// and a state any bytes, as long as there are no more than ``TableStateError/limit``.
public protocol TableStateStore: Sendable {
  /// Returns the state of a key, whoever holds it; nil if none is kept.
  func state(for key: String) async throws -> TableKeptState?

  /// Makes somebody the holder of a state, whoever held it before.
  ///
  /// - Returns: the state with its former holder; nil if none is kept, and then there is no holder either.
  func take(_ key: String, for holder: String) async throws -> TableKeptState?

  /// Keeps a state, unless somebody else holds the one that is kept; the last write wins.
  ///
  /// - Parameters:
  ///   - state: the bytes to keep; they replace those that are kept.
  ///   - key: the key, any text.
  ///   - holder: the program that keeps it; empty for states that any program may replace.
  /// - Returns: true if it is kept when the method returns, false if somebody else holds the state.
  /// - Throws: what keeps the store from it, as ``TableStateError``; the state that was kept before stays then.
  @discardableResult
  func keep(_ state: Data, for key: String, by holder: String) async throws -> Bool

  /// Forgets a state, unless somebody else holds it.
  ///
  /// - Returns: true if none is kept when the method returns, false if somebody else holds the state.
  @discardableResult
  func forget(_ key: String, by holder: String) async throws -> Bool

  /// Forgets states that have been neither kept nor taken for some time, whoever holds them.
  ///
  /// - Parameters:
  ///   - age: the time, by the clock of the store; zero means all that were kept before now.
  ///   - prefix: the beginning of the keys; empty means all keys.
  /// - Returns: the keys of those that were forgotten.
  /// - Throws: what keeps the store from it.
  func forget(olderThan age: Duration, startingWith prefix: String) async throws -> [String]
}

extension TableStateStore {
  /// Keeps a state that any program may replace.
  public func keep(_ state: Data, for key: String) async throws {
    try await keep(state, for: key, by: "")
  }
}

/// A state as a ``TableStateStore`` keeps it.
public struct TableKeptState: Hashable, Sendable {
  /// The bytes, as they were kept.
  public var data: Data
  /// The program that keeps the state, or did until it was taken; empty for nobody.
  public var holder: String

  /// Creates a state.
  public init(data: Data, holder: String = "") { (self.data, self.holder) = (data, holder) }

  /// Returns whether a program may replace the state: one that nobody holds, or that it holds itself.
  ///
  /// Holders are told apart byte by byte, as in any database.
  package func mayBeReplaced(by program: String) -> Bool {
    holder.isEmpty || holder.utf8.elementsEqual(program.utf8)
  }
}
