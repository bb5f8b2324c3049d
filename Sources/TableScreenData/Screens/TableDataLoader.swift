public import Foundation
import TableScreen

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A loader of tables for screens with an address; a screen sets its own as `dataLoader`.
///
/// ```swift
/// struct SignedLoader: TableDataLoader {
///   let standard = URLDataLoader()
///   func answer(from url: URL, unless tag: String?, limits: TableDataLimits) async throws -> TableDataAnswer {
///     try await standard.answer(from: sign(url), unless: tag, limits: limits)
///   }
/// }
/// ```
public protocol TableDataLoader: Sendable {
  /// Returns the text of JSON, or the property list in XML, at an address, unless it is still the version `tag`.
  ///
  /// The task is cancelled when nobody waits for the answer anymore.
  ///
  /// - Throws: the error of the load; `TableDownloadError` if a limit was exceeded.
  func answer(
    from url: URL, unless tag: String?, limits: TableDataLimits
  ) async throws -> TableDataAnswer
}

/// The answer of a server.
public enum TableDataAnswer: Hashable, Sendable {
  /// The version in the request is still the newest.
  case unchanged
  /// The text of JSON, or a property list in XML, and the name of this version, if it has one.
  case data(Data, tag: String?)
}

/// Loads the tables of screens from files and by `URLSession`.
public struct URLDataLoader: TableDataLoader {
  /// The time limit for a whole load.
  public var time: Duration
  private let connections = Connections()

  /// Creates a loader with connections of its own.
  public init(time: Duration = .seconds(60)) { self.time = time }

  /// Returns the content of a file or the answer of a server.
  public func answer(
    from url: URL, unless tag: String?, limits: TableDataLimits
  ) async throws -> TableDataAnswer {
    var request = URLRequest(url: url)
    request.setValue("application/json, application/x-plist", forHTTPHeaderField: "Accept")
    // The version's tag lets the server answer that nothing has changed.
    if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
    let answer = try await connections.answer(to: request, limit: limits.bytes, time: time)
    return answer.isUnchanged ? .unchanged : .data(answer.data, tag: answer.tag)
  }
}
