extension TableLayout {
  /// The rows, from top to bottom, lines with titles and failures among them.
  package var rowIDs: [NodeID] { sections.flatMap { $0.rows.ids.map { NodeID($0) } } }

  /// Returns whether a condition holds for one of the rows, asking from the first one on.
  package func hasRow(where isMeant: (NodeID) -> Bool) -> Bool {
    sections.contains { section in
      (0..<section.rows.count).contains { isMeant(section.rows.id(at: $0)) }
    }
  }
}
