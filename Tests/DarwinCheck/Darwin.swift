@_exported public import Dispatch
// What the sources use of Apple's C library, Foundation and Dispatch beside what Linux has: declarations alone.
@_exported public import Foundation
@_exported public import Glibc

extension stat {
  public var st_mtimespec: timespec { st_mtim }
  public var st_ctimespec: timespec { st_ctim }
}

public struct __sigaction_u {
  public var __sa_handler: (@convention(c) (Int32) -> Void)?
}

extension sigaction {
  public var __sigaction_u: __sigaction_u {
    get { Darwin.__sigaction_u() }
    set {}
  }
}

public let O_EVTONLY: Int32 = 0x8000

public struct CFRunLoopMode: Sendable { public static let defaultMode = CFRunLoopMode() }
@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode, _ seconds: Double, _ once: Bool) -> Int32 {
  0
}

public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {}

extension DispatchSource {
  public class func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceFileSystemObject { preconditionFailure() }
}

public struct InlinePresentationIntent: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributedString.Runs.Run {
  public var inlinePresentationIntent: InlinePresentationIntent? { nil }
}
