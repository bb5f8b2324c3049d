import Foundation

/// A refusal of the operating system.
struct SystemError: LocalizedError {
  /// What the system says, without a full stop.
  let reason: String

  var errorDescription: String? { reason }

  /// Takes the reason of the last call that failed.
  init() { reason = String(cString: strerror(errno)) }

  /// Takes the reason that lies behind an error of Foundation's.
  init(_ error: CocoaError) {
    let underlying = error.underlying as? POSIXError
    reason =
      underlying.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
  }

  /// Returns the result of a call, unless it is the −1 by which calls say that they failed.
  @discardableResult
  static func check(_ result: Int32) throws -> Int32 {
    guard result != -1 else { throw SystemError() }
    return result
  }
}
