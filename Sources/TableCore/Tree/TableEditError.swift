/// The reason why a structural edit was refused; nothing has changed then.
public enum TableEditError: Error, Hashable, Sendable {
  /// There is no such row.
  case unknownRow(NodeID)
  /// A selector, given in words, matches no row or section that the edit could change.
  case nothingMeant(String)
  /// There is no such section.
  case unknownSection
  /// There is no such group in the stack.
  case unknownGroup
  /// The position as written is not in the table.
  case unknownPath(DataPath)
  /// The place among the sections is not in the table.
  case unknownPlace(Int)
  /// The position lies outside its section.
  case outOfRange(TablePath)
  /// There is already a section of that id, which is given in words.
  case duplicateSection(String)
  /// A row cannot stand among its own children.
  case insideItself(NodeID)
  /// A row of a source cannot leave the source's sections, and no other row can enter them.
  case acrossSource(NodeID)
}

extension TableEditError: WordedError {
  package func text(in words: TableWords) -> String {
    switch self {
    case .unknownRow, .nothingMeant: words.rowGone
    case .unknownSection, .unknownGroup, .unknownPath, .unknownPlace, .outOfRange: words.placeGone
    case .duplicateSection, .insideItself: words.cannotStandThere
    case .acrossSource: words.staysWithSource
    }
  }
}

extension TableEditError: CustomStringConvertible {
  /// The mistake and its remedy, in words.
  public var description: String {
    switch self {
    case .unknownRow(let row):
      "There is no row \(row): it has left the table; look it up again, by id or tag"
    case .nothingMeant(let selector):
      "\(selector) means nothing here: name a row or a section that the table has"
    case .unknownSection:
      "There is no such section: it has left the table; look it up again, by id or tag"
    case .unknownGroup: "There is no such group in the stack: insert it first"
    case .unknownPath(let path):
      "There is no place \(path): the table has no such section, or it ends before that; name a row or section to stand at"
    case .unknownPlace(let place):
      "There is no place \(place) among the sections: use .last for the end"
    case .outOfRange(let path):
      "There is no place \(path) on screen: its section has fewer rows; use a position that it has"
    case .duplicateSection(let id): "There is a section \(id) already: give the new one another id"
    case .insideItself(let row):
      "The row \(row) cannot stand among its own children: move those out first"
    case .acrossSource(let row):
      "The row \(row) cannot cross the edge of a source: change what the source shows instead"
    }
  }
}
