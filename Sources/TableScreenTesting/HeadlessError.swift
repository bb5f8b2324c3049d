public import TableScreen

/// The reason why a headless host could not do what a test asked of it.
public enum HeadlessError: Error, Hashable {
  /// No row of that title is on screen; with the most similar title, if any.
  case notOnScreen(String, nearest: String?)
  /// Fewer rows of that title are on screen than were asked for; with their number.
  case tooFew(String, onScreen: Int)
  /// There is no row at that position.
  case noRow(TablePath)
  /// A row cannot be moved to a position that does not exist; with the last one of the section, or of the table.
  case noPlace(TablePath, last: TablePath)
  /// The row, or the screen, does not offer that action.
  case notOffered(String, by: String)
  /// The screen has no button, tab, scope, row action or index entry, or the row no control, of that name; with the names
  /// that there are.
  case noSuch(String, named: String, among: [String])
  /// Work was still running at the end of the host's timeout.
  case timedOut(waitingFor: [String])
  /// A change set did not turn what was on screen into the new layout.
  case brokenUpdate(String)
  /// There is no table on screen.
  case noTable
}

extension HeadlessError: CustomStringConvertible {
  /// The value in words.
  public var description: String {
    switch self {
    case .notOnScreen(let title, let nearest):
      "no row “\(title)” is on screen" + (nearest.map { "; the nearest is “\($0)”" } ?? "")
    case .tooFew(let title, 1): "only one row “\(title)” is on screen"
    case .tooFew(let title, let count): "only \(count) rows “\(title)” are on screen"
    case .noRow(let path): "there is no row at \(path)"
    case .noPlace(let path, let last) where path.section == last.section:
      "there is no place \(path.row) in section \(path.section); the last one is \(last.row)"
    case .noPlace(let path, let last):
      "there is no section \(path.section); the last one is \(last.section)"
    case .notOffered(let what, let whom): "\(Self.named(whom)) does not offer to \(what)"
    case .noSuch(let what, let name, let known):
      "there is no \(what) “\(name)”; there " + Self.list(of: known)
    case .timedOut(let what): "timed out waiting for \(what.joined(separator: ", "))"
    case .brokenUpdate(let why): "an update broke the table: \(why)"
    case .noTable: "no table is on screen"
    }
  }

  /// Returns what does not offer something: titles stand in quotation marks, all else is named in words.
  private static func named(_ whom: String) -> String {
    ["the screen “", "the row at ", "the window"].contains { whom.hasPrefix($0) }
      ? whom : "“\(whom)”"
  }

  private static func list(of names: [String]) -> String {
    let names = names.filter { !$0.isEmpty }
    return names.isEmpty ? "is none" : "are \(names.joined(separator: ", "))"
  }
}
