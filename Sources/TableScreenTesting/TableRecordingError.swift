public import Foundation

/// The reason why a recording could not be read, or did not show again what it had shown.
public enum TableRecordingError: Error, Hashable, Sendable {
  /// The file cannot be opened; with its path, and the words of the system.
  case notOpened(path: String, why: String)
  /// A line cannot be read; with the number of the line, from 1.
  case unreadable(line: Int, what: String, remedy: String)
  /// After an event, the screen shows another frame than was recorded; with the number of the event, from 1, or 0 before the
  /// first.
  case otherFrame(event: Int, line: Int, act: String, recorded: String, shown: String)
  /// An event cannot be carried out on what the screen shows.
  case notPossible(event: Int, line: Int, act: String, why: String, shown: String)
}

extension TableRecordingError: CustomStringConvertible, LocalizedError {
  /// The error in words; of two frames, lines that differ are marked with - as recorded, and with + as shown.
  public var description: String {
    switch self {
    case .notOpened(let path, let why): "\(path) cannot be opened: \(why); check the path"
    case .unreadable(let line, let what, let remedy): "line \(line): \(what); \(remedy)"
    case .otherFrame(let event, let line, let act, let recorded, let shown):
      """
      line \(line): after \(Self.name(event, act)) the screen shows something else than was recorded; \
      - is recorded, + is shown:
      \(Self.difference(recorded, shown))
      """
    case .notPossible(let event, let line, let act, let why, let shown):
      """
      line \(line): \(Self.name(event, act)) is not possible: \(why); the screen shows:
      \(Self.difference(shown, shown))
      """
    }
  }

  /// The error in words.
  public var errorDescription: String? { description }

  private static func name(_ event: Int, _ act: String) -> String {
    event == 0 ? "the start" : "event \(event) (\(act))"
  }

  private static func difference(_ recorded: String, _ shown: String) -> String {
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = shown.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.place)),
      inserted = Set(changes.insertions.map(\.place))
    var (lines, place) = ([String](), 0)
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append("- \(line)")
        continue
      }
      while inserted.contains(place) {
        lines.append("+ \(new[place])")
        place += 1
      }
      lines.append("  \(line)")
      place += 1
    }
    lines += new[min(place, new.count)...].map { "+ \($0)" }
    // Empty lines at the end that are as they were say nothing.
    while lines.last == "  " { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
