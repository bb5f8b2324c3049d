@testable import TableCore

extension TableTree {
  /// All sections and rows in the order of the table, children after the row above them; a section stands as index -1.
  var walked: [(section: SectionNode, index: Int)] {
    (stack + [results].compactMap(\.self)).flatMap { walk($0) }
  }

  private func walk(_ group: GroupNode) -> [(section: SectionNode, index: Int)] {
    group.sections.flatMap { section in
      [(section, -1)]
        + (0..<section.rows.count).flatMap { index in
          let child = section.children[section.rows.column.id(at: index)]
          return [(section, index)] + (child.map { walk($0.group) } ?? [])
        }
    }
  }

  /// The rows and sections of a walk that are meant, in the order of the table.
  func walked(where isMeant: (SectionNode, Int) -> Bool) -> [NodeID] {
    walked.filter { isMeant($0.section, $0.index) }.map { section, index in
      index < 0 ? section.id : section.rows.column.id(at: index)
    }
  }
}
