import TableScreen

/// One part of a table from top to bottom: a row, or an edge, header or footer of a section or of the table.
struct TextSlot: Hashable, Sendable {
  /// The parts of a table, from top to bottom; all but the first and the last ones belong to a section.
  enum Part: Int, Hashable, Sendable, CaseIterable {
    case tableHeader
    case space, header, top, row, bottom, footer
    case paging, tableFooter
  }

  /// The place of the section on screen.
  var section: Int
  var part: Part
  /// The row in its section; 0 for other parts.
  var row = 0

  /// The position of the row, or of the section's first one.
  var path: TablePath { TablePath(section, row) }

  /// The header of the table, above all sections.
  static let tableHeader = TextSlot(section: -1, part: .tableHeader)
  /// The lines below all sections about more rows.
  static let paging = TextSlot(section: below, part: .paging)
  /// The footer of the table, below everything.
  static let tableFooter = TextSlot(section: below, part: .tableFooter)
  /// A place below all sections.
  static let below = Int.max / 2

  /// True if the part belongs to no section.
  var isEdge: Bool { section < 0 || section == Self.below }

  /// Returns the slot of a row.
  static func row(_ path: TablePath) -> TextSlot {
    TextSlot(section: path.section, part: .row, row: path.row)
  }
}

extension TextSlot: Comparable {
  /// Returns whether the first part stands above the second.
  static func < (a: TextSlot, b: TextSlot) -> Bool {
    (a.section, a.part.rawValue, a.row) < (b.section, b.part.rawValue, b.row)
  }
}

/// A line of a table: a part of the table, and the number of lines of that part above the line.
struct TextPlace: Hashable, Sendable {
  var slot: TextSlot
  var offset = 0
}

extension TextPlace: Comparable {
  /// Returns whether the first line stands above the second.
  static func < (a: TextPlace, b: TextPlace) -> Bool {
    (a.slot, a.offset) < (b.slot, b.offset)
  }
}
