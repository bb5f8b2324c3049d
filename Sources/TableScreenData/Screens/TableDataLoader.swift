public import Foundation
import TableScreen

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The loader of tables for screens with an address; a screen takes its own by `dataLoader`.
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
  /// When nobody waits for it any more the task is cancelled.
  ///
  /// - Throws: what went wrong; `TableDownloadError` where a limit was exceeded.
  func answer(
    from url: URL, unless tag: String?, limits: TableDataLimits
  ) async throws -> TableDataAnswer
}

/// The answer of a server.
public enum TableDataAnswer: Hashable, Sendable {
  /// The version that was asked about is still the newest.
  case unchanged
  /// The text of JSON, or a property list in XML, and the name of this version, if it has one.
  case data(Data, tag: String?)
}

/// Loads the tables of screens from files and by `URLSession`.
public struct URLDataLoader: TableDataLoader {
  /// The time until all of it is there.
  public var time: Duration
  private let connections = Connections()

  /// Creates a loader with connections of its own.
  public init(time: Duration = .seconds(60)) { self.time = time }

  /// Returns what a file holds or a server sends.
  public func answer(
    from url: URL, unless tag: String?, limits: TableDataLimits
  ) async throws -> TableDataAnswer {
    var request = URLRequest(url: url)
    request.setValue("application/json, application/x-plist", forHTTPHeaderField: "Accept")
    // The server is asked by the version's tag whether the last answer still holds.
    if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
    let answer = try await connections.answer(to: request, limit: limits.bytes, time: time)
    return answer.isUnchanged ? .unchanged : .data(answer.data, tag: answer.tag)
  }
}
