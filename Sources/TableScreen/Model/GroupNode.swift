/// A group as the model keeps it: in the stack, or below a row.
@MainActor final class GroupNode {
  let id: NodeID
  /// The object whose methods answer the actions of its rows, or nil for the screen's own.
  var object: TableGroup?
  /// The row it hangs below, with the section of that row; nil in the stack.
  private(set) var hostRow: NodeID?
  private(set) weak var hostSection: SectionNode?
  var sections: [SectionNode] = [] {
    didSet {
      numbers?.areValid = false
      numbers = nil
    }
  }
  /// Says that each section knows where it stands; nil until one is asked.
  private var numbers: SectionNumbers?
  /// Which of the sections are given by sources.
  var runs: [SourceRun] = []
  /// The readings of the object's sections.
  let readings = ReadingTurns()

  init(id: NodeID, object: TableGroup? = nil) {
    self.id = id
    self.object = object
  }

  /// Lets each section know where it stands.
  func numberSections() {
    guard numbers == nil else { return }
    let numbers = SectionNumbers()
    for (number, section) in sections.enumerated() { section.take(number, of: numbers) }
    self.numbers = numbers
  }

  /// Hangs the group below a row.
  func attach(to row: NodeID, in section: SectionNode) {
    hostRow = row
    hostSection = section
  }

  /// Puts the group above the rows of a section.
  func attach(above section: SectionNode) { hostSection = section }
}

/// The numbers of a group's sections, as long as none comes, goes or moves.
@MainActor final class SectionNumbers {
  var areValid = true
}
