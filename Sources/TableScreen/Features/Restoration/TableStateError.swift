import Foundation
import TableCore

/// An error of a ``TableStateStore``, with a remedy; those of databases throw errors of their own as well.
public enum TableStateError: Error, Hashable, Sendable {
  /// The state has that many bytes, more than ``limit``.
  case tooLarge(Int)
  /// Another program has been changing the folder of that path for seconds.
  case busy(folder: String)
  /// The folder of that path, or a file in it, could not be read or written, for that reason.
  case failed(folder: String, reason: String)

  /// The greatest number of bytes of a state: 16 MiB.
  public static let limit = 1 << 24

  /// The remedy.
  public var remedy: String {
    switch self {
    case .tooLarge: "keep less in it, such as the key of a large value in place of the value"
    case .busy: "look for a program that was stopped while it wrote there, and end it"
    case .failed: "give a folder that the program may write to, on a disk with room"
    }
  }

  /// True for an error that any store would throw for the state.
  package var isOfState: Bool { if case .tooLarge = self { true } else { false } }

  /// Throws unless a state is small enough to be kept.
  package static func check(_ count: Int) throws {
    if count > limit { throw TableStateError.tooLarge(count) }
  }
}

extension TableStateError: TableStoreError {
  /// The kind of fault, as shown to a person.
  public var storeFault: TableStoreFault {
    switch self {
    case .tooLarge: .full
    case .busy: .busy
    case .failed: .failed
    }
  }
}

extension TableStateError: CustomStringConvertible {
  /// The error in words.
  public var description: String {
    let what =
      switch self {
      case .tooLarge(let count):
        "a state of \(count) bytes is not kept, since it has more than \(Self.limit)"
      case .busy(let folder): "\(folder): another program has been changing it for seconds"
      case .failed(let folder, let reason): "\(folder): \(reason)"
      }
    return "\(what); \(remedy)"
  }
}
