/// A group of a table, as the inspector shows it.
package struct InspectedGroup {
  package let id: NodeID
  /// The name: `main`, the class of the group, or what the group is for.
  package let name: String
  package let isMasked: Bool
  /// The sections, in order.
  package let sections: [NodeID]
}

/// A section of a table, as the inspector shows it.
package struct InspectedSection {
  /// The way in which a section has its rows.
  package enum Rows {
    case written
    /// Made when they are needed; the number of those that are made.
    case made(Int)
    /// Given by a source, by the name of its class.
    case source(String)
  }

  package let id: NodeID
  /// The id that its author gave, or nil.
  package let authorID: TableCell.ID?
  package let title: String?
  package let tags: [String]
  package let rows: Rows
  package let rowCount: Int
  /// The place on screen, or nil.
  package let place: Int?
  /// The state set by hand, or nil if there is none.
  package let mask: Bool?
  /// The reasons why the section is not on screen.
  package let reasons: Set<HiddenReason>
}

/// A row of a table, as the inspector shows it.
package struct InspectedRow {
  /// The state of a row's children.
  package enum Children: String {
    case expanded, collapsed
    /// Asked for, and not there yet.
    case loading
    /// Not asked for yet.
    case unread
  }

  package let id: NodeID
  /// The id that its author gave, or nil.
  package let authorID: TableCell.ID?
  /// The descriptor, or nil if the row was not made yet.
  package let cell: TableCell?
  package let dataPath: DataPath?
  package let tablePath: TablePath?
  /// The state set by hand, or nil if there is none.
  package let mask: Bool?
  /// The reasons why the row is not on screen.
  package let reasons: Set<HiddenReason>
  /// True while a person's deletion of the row is carried out.
  package let isLeaving: Bool
  package let children: Children?
  /// The expansion set by hand, or nil if there is none.
  package let expansion: Bool?
  package let isSelected: Bool
  /// The controls with something typed that is not written yet.
  package let drafts: [String]
  package let messages: [String]
  package let isBusy: Bool
}
