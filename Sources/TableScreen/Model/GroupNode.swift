/// A group as the model keeps it: in the stack, or below a row.
@MainActor final class GroupNode {
  let id: NodeID
  /// The object whose methods answer the actions of its rows, or nil for the screen's own.
  var object: TableGroup?
  /// The row it hangs below, with the section of that row; nil in the stack.
  private(set) var hostRow: NodeID?
  private(set) weak var hostSection: SectionNode?
  var sections: [SectionNode] = [] { didSet { places = nil } }
  /// Where each section stands; made when it is first asked for.
  private var places: [NodeID: Int]?
  /// Which of the sections are given by sources.
  var runs: [SourceRun] = []
  /// The readings of the object's sections.
  let readings = ReadingTurns()

  init(id: NodeID, object: TableGroup? = nil) {
    self.id = id
    self.object = object
  }

  /// Returns the place of a section among those of the group, or nil.
  func index(of section: SectionNode) -> Int? {
    let places =
      places ?? Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1.id, $0) })
    self.places = places
    return places[section.id]
  }

  /// Hangs the group below a row.
  func attach(to row: NodeID, in section: SectionNode) {
    hostRow = row
    hostSection = section
  }

  /// Puts the group above the rows of a section.
  func attach(above section: SectionNode) { hostSection = section }
}
