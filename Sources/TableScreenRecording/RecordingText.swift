package import Foundation
import TableScreen

/// A recording as read from its file.
package struct RecordingText: Sendable {
  /// A line of the recording, after the first.
  package enum Entry: Hashable, Sendable {
    /// Something that the person did, with its number among all that was done, from 1.
    case act(RecordedAct, number: Int)
    /// The lines that the screen showed anew when all had settled.
    case frame(RecordedFrame)
  }

  /// The greatest number of bytes of a file that is read.
  package static let limit = 1 << 26

  /// What was recorded, where and when.
  package let header: RecordingHeader
  /// The lines after the first, with their numbers, from 2.
  package let entries: [(line: Int, entry: Entry)]
  /// True if the last line is torn, as after a crash or on a full disk; it was passed over.
  package let isTorn: Bool

  /// Returns whether a text begins as a recording does, and as no list of events.
  package static func isRecording(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.first { $0 != "\u{FEFF}" && !$0.properties.isWhitespace } == "{"
  }

  /// Reads a recording.
  ///
  /// - Throws: a ``RecordingMistake`` at the first line that is none; a last line that does not end is passed over.
  package init(_ data: Data) throws(RecordingMistake) {
    var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let isEnded = lines.last?.isEmpty != false
    if isEnded { _ = lines.popLast() }
    guard let first = lines.first, lines.count > 1 || isEnded else { throw Self.empty }
    header = try Self.header(first)
    var reader = Entries()
    for (index, line) in lines.enumerated().dropFirst() {
      do throws(RecordingMistake) { try reader.take(line, number: index + 1) } catch {
        guard !isEnded, index == lines.count - 1 else { throw error }
        reader.isTorn = true
      }
    }
    (entries, isTorn) = (reader.entries, reader.isTorn)
  }

  /// Returns whether a line is the first of a recording.
  static func isHeader(_ line: Data) -> Bool { (try? header(line)) != nil }

  private static let empty = RecordingMistake(
    line: 1, what: "the file holds no whole line",
    remedy: "record again, with --record or recording:")

  private static func header(_ line: Data) throws(RecordingMistake) -> RecordingHeader {
    let remedy = "leave the first line as the recorder wrote it"
    let version: Version = try decoded(line, 1, remedy)
    guard 1...RecordingHeader.newest ~= version.recording else {
      throw RecordingMistake(
        line: 1, what: "this is a recording of version \(version.recording)",
        remedy: "play it with the version of the program that wrote it; this one reads 1")
    }
    let header: RecordingHeader = try decoded(line, 1, remedy)
    guard 1...1000 ~= header.columns, 1...1000 ~= header.rows else {
      throw RecordingMistake(
        line: 1, what: "the frames are to be \(header.columns) by \(header.rows) characters",
        remedy: "columns and rows are numbers from 1 to 1000")
    }
    return header
  }

  private struct Version: Decodable { let recording: Int }

  /// Reads a line of JSON.
  fileprivate static func decoded<Line: Decodable>(
    _ line: Data, _ number: Int, _ remedy: String
  ) throws(RecordingMistake) -> Line {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do { return try decoder.decode(Line.self, from: line) } catch {
      throw RecordingMistake(line: number, what: words(for: error), remedy: remedy)
    }
  }

  private static func words(for error: any Error) -> String {
    func named(_ path: [any CodingKey]) -> String {
      path.last.map { "“\(TextSanitizer().line($0.stringValue))”" } ?? "the line"
    }
    switch error as? DecodingError {
    case .keyNotFound(let key, _): return "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(named(context.codingPath)) is of another kind than it should be"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return "\(named(context.codingPath)) has a value that is none of those it can have"
    default: return "this is no object of JSON on one line"
    }
  }

  /// The reader of the lines after the first.
  private struct Entries {
    var entries: [(line: Int, entry: Entry)] = []
    var isTorn = false
    private var count = 0

    private struct Kind: Decodable {
      let act: String?
      let isFrame: Bool

      private enum CodingKeys: String, CodingKey { case act = "do", frame }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        act = try container.decodeIfPresent(String.self, forKey: .act)
        isFrame = container.contains(.frame)
      }
    }

    mutating func take(_ line: Data, number: Int) throws(RecordingMistake) {
      // Whoever shortens a recording may leave empty lines.
      guard line.contains(where: { $0 > 0x20 }) else { return }
      let kind: Kind = try decoded(line, number, "delete the line, or record again")
      if let name = kind.act {
        try check(name, number)
        let act: RecordedAct = try decoded(line, number, "delete the line, or record again")
        guard act.time.isFinite else {
          throw RecordingMistake(line: number, what: "“at” is no time", remedy: "give seconds")
        }
        guard act.isWithinBounds else {
          throw RecordingMistake(
            line: number, what: "a place or a size is none that a window can have",
            remedy: "places are numbers from 0, and columns and lines from 1 to 1000")
        }
        count += 1
        entries.append((number, .act(act, number: count)))
      } else if kind.isFrame {
        let frame: RecordedFrame = try decoded(line, number, "delete the line, or record again")
        guard 0...1000 ~= frame.height, frame.time.isFinite else {
          throw RecordingMistake(
            line: number, what: "a frame of \(frame.height) lines is none",
            remedy: "delete the line, or record again")
        }
        entries.append((number, .frame(frame)))
      } else {
        throw RecordingMistake(
          line: number, what: "the line has neither “do” nor “frame”",
          remedy: "delete the line, or record again")
      }
    }

    private func check(_ name: String, _ number: Int) throws(RecordingMistake) {
      let names = RecordedAct.Name.allCases.map(\.rawValue)
      guard !names.contains(name) else { return }
      let guess = nearest(name, among: names)
      throw RecordingMistake(
        line: number,
        what: "nobody can “\(TextSanitizer().line(name))”"
          + (guess.map { " (nearest: \($0))" } ?? ""),
        remedy: "delete the line, or play it with a newer version of the program")
    }
  }
}
