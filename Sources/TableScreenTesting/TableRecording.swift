public import Foundation
import TableScreen
package import TableScreenRecording

/// A recording of what a person did, as `recording:` of a host writes it, with what the screen showed.
///
/// ```swift
/// let recording = try TableRecording(contentsOf: file)
/// let test = recording.swiftTest(showing: "[InboxScreen()]")
/// ```
///
/// ``HeadlessHost/play(_:on:)`` plays it, and ``swiftTest(showing:)`` turns it into a test.
public struct TableRecording: Sendable {
  package let text: RecordingText

  /// Reads a recording from a file.
  ///
  /// A last line that is torn, as on a full disk, is passed over: see ``isTorn``.
  ///
  /// - Parameter url: the address of a file of at most 64 MiB.
  /// - Throws: a ``TableRecordingError``.
  public init(contentsOf url: URL) throws {
    let path = url.path(percentEncoded: false)
    let read: Data?
    do { read = try RegularFile.read(path, limit: RecordingText.limit) } catch {
      throw TableRecordingError.notOpened(path: path, why: Self.words(of: error))
    }
    guard let data = read else {
      throw TableRecordingError.unreadable(
        line: 1, what: "the file has more than 64 MiB", remedy: "cut the recording at a line")
    }
    try self.init(data)
  }

  private static func words(of error: any Error) -> String {
    if error is RegularFile.Unfit { return "it is a folder, a pipe or a device" }
    guard let code = (error as? POSIXError)?.code else { return error.localizedDescription }
    return String(cString: strerror(code.rawValue))
  }

  /// Reads a recording from data.
  ///
  /// - Throws: ``TableRecordingError/unreadable(line:what:remedy:)``.
  public init(_ data: Data) throws {
    do { text = try RecordingText(data) } catch {
      throw TableRecordingError.unreadable(
        line: error.line, what: error.what, remedy: error.remedy)
    }
  }

  /// Returns whether a text begins as a recording does, with an object of JSON.
  public static func isRecording(_ text: String) -> Bool { RecordingText.isRecording(text) }

  /// The name of the program that was recorded.
  public var program: String { text.header.program }
  /// The version of that program, or nil if it said none.
  public var version: String? { text.header.version }
  /// The names of the first screens: their restoration names, or else their classes.
  public var screens: [String] { text.header.screens }
  /// The name of the host: `terminal`, `gtk`, `web` or `ios`, or that of a host of your own.
  public var host: String { text.header.host }
  /// The moment at which the recording began.
  public var started: Date { text.header.started }
  /// The locale of the person.
  public var locale: Locale { Locale(identifier: text.header.locale) }
  /// The time zone of the person; that of Greenwich if this system does not know it.
  public var timeZone: TimeZone { TimeZone(identifier: text.header.timeZone) ?? .gmt }
  /// The width of the frames at the start, in characters.
  public var columns: Int { text.header.columns }
  /// The height of the frames at the start, in lines.
  public var rows: Int { text.header.rows }
  /// The width of the frames at the end, in characters, where the window has got another size meanwhile.
  public var finalColumns: Int { sizes.compactMap(\.columns).last ?? columns }
  /// The height of the frames at the end, in lines.
  public var finalRows: Int { sizes.compactMap(\.lines).last ?? rows }
  /// The seed that the app found as `TableEnvironment.seed`.
  public var seed: UInt64 { text.header.seed }
  /// The number of events of the file: what the person did, and what their host told, as that other rows came into view.
  public var count: Int {
    text.entries.count { if case .act = $0.entry { true } else { false } }
  }
  /// Indicates whether the last line was torn, as by a full disk, and was passed over.
  public var isTorn: Bool { text.isTorn }

  private var sizes: [RecordedAct] {
    text.entries.compactMap { entry in
      if case .act(let act, _) = entry.entry, act.name == .size { act } else { nil }
    }
  }
}
