package import TableCore

/// The sections of a screen in which all rows are choices: those where a row has, or had, the mark of a chosen one.
///
/// A host tells screen readers of a row among choices that it is chosen, or is not.
package struct RowChoices {
  /// The part of a row in the choices of its section.
  package enum Part {
    /// The row is no choice.
    case off
    /// The row is one of the choices.
    case one
    /// The row makes choices of its section, whose rows drawn before have to be drawn again.
    case first
  }

  private var sections: Set<NodeID> = []

  /// Creates the choices of a screen of which nothing was drawn yet.
  package init() {}

  /// Returns the part of a row that is drawn.
  package mutating func part(
    of row: NodeID, _ content: RowContent, in layout: TableLayout
  ) -> Part {
    guard let path = layout.tablePath(of: row), let section = layout.sectionID(at: path.section)
    else { return .off }
    if content.accessory == .checkmark, sections.insert(section).inserted { return .first }
    return sections.contains(section) ? .one : .off
  }
}
