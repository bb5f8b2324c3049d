/// A group as the model keeps it: in the stack, or below a row.
@MainActor final class GroupNode {
  let id: NodeID
  /// True if the group holds the results of a remote search, or hangs below one of them.
  ///
  /// The rows of such groups do not belong to the table, though they may have the same ids as rows
  /// of the table.
  private(set) var isFound: Bool
  /// The object whose methods answer the actions of its rows, or nil for the screen's own.
  var object: TableGroup?
  /// The row that the group hangs below, and the section of that row; nil in the stack.
  private(set) var hostRow: NodeID?
  private(set) weak var hostSection: SectionNode?
  var sections: [SectionNode] = [] {
    didSet {
      numbers?.areValid = false
      numbers = nil
      hostSection?.dropLayout()
    }
  }
  /// The numbers that the sections have been given; nil until one is asked for its number.
  private var numbers: SectionNumbers?
  /// The runs of sections that sources give.
  var runs: [SourceRun] = []
  /// The readings of the object's sections.
  private(set) lazy var readings = ReadingTurns()
  /// True while the group is being read; a reading that its own code then asks for is skipped.
  var isBeingRead = false
  /// True if the object's sections changed while the group was out of the table, so that they have to be read once it is back.
  var isOutdated = false

  init(id: NodeID, object: TableGroup? = nil, isFound: Bool = false) {
    self.id = id
    self.object = object
    self.isFound = isFound
  }

  /// Lets a run of sections follow the nearest section above it that is still there, where the one right above it has left.
  ///
  /// - Parameter former: the sections before some were taken out.
  func keepPlacesOfRuns(since former: [SectionNode]) {
    if runs.isEmpty { return }
    let present = Set(sections.map(\.id))
    for run in runs {
      guard let previous = run.previous, !present.contains(previous) else { continue }
      let above = former.prefix { $0.id != previous }
      run.previous = above.last { present.contains($0.id) }?.id
    }
  }

  /// Puts the runs into the order in which they stand in the table, where some of their sections were moved.
  func sortRuns() {
    guard runs.count > 1 else { return }
    let places = runs.map { run in
      sections.firstIndex { $0.descriptor.origin === run }
        ?? sections.firstIndex { $0.id == run.previous }.map { $0 + 1 } ?? 0
    }
    // Runs of one place stay as they are.
    let order = runs.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    runs = order.map { runs[$0] }
  }

  /// Gives each section its number in the group.
  func numberSections() {
    guard numbers == nil else { return }
    let numbers = SectionNumbers()
    for (number, section) in sections.enumerated() { section.take(number, of: numbers) }
    self.numbers = numbers
  }

  /// The number of groups above the group when it was attached.
  private(set) var level = 0

  /// Returns whether the group hangs, at any depth, below a row of a group object.
  func isBelow(_ object: TableGroup) -> Bool {
    var group = hostSection?.group
    while let current = group {
      if current.object === object { return true }
      group = current.hostSection?.group
    }
    return false
  }

  /// Hangs the group below a row.
  func attach(to row: NodeID, in section: SectionNode) {
    level = section.group.level + 1
    hostRow = row
    attach(above: section)
  }

  /// Puts the group above the rows of a section.
  func attach(above section: SectionNode) {
    hostSection = section
    isFound = section.group.isFound
    section.dropLayout()
  }
}

/// The numbers of a group's sections, valid as long as no section is inserted, deleted or moved.
@MainActor final class SectionNumbers {
  var areValid = true
}
