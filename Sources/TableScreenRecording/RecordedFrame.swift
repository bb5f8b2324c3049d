/// A line of a recording that says what the screen showed when all had settled: the lines that are new since the frame before.
package struct RecordedFrame: Hashable, Sendable, Codable {
  /// The lines that changed, by number from 0, written with at least two digits so that they stand in order.
  package var frame: [String: String]
  /// The number of lines.
  package var height: Int
  /// The seconds since the recording began.
  package var time: Double

  private enum CodingKeys: String, CodingKey {
    case frame, height
    case time = "at"
  }

  /// Creates the difference of two frames.
  init(_ new: String, since old: [String], at time: Double) {
    let lines = Self.lines(of: new)
    var changed: [String: String] = [:]
    for (place, line) in lines.enumerated() where place >= old.count || old[place] != line {
      changed[Self.key(place)] = line
    }
    (frame, height, self.time) = (changed, lines.count, time)
  }

  /// Returns the whole frame, after the one before.
  package func lines(after old: [String]) -> [String] {
    (0..<height).map { frame[Self.key($0)] ?? (old.indices.contains($0) ? old[$0] : "") }
  }

  /// Returns the lines of a frame.
  package static func lines(of frame: String) -> [String] {
    frame.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func key(_ place: Int) -> String { place < 10 ? "0\(place)" : "\(place)" }
}
