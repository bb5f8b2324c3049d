/// One part of a table from top to bottom: a row, or what stands around the rows of a section.
struct TextSlot: Hashable, Sendable {
  /// The parts of a section, from top to bottom.
  enum Part: Int, Hashable, Sendable, CaseIterable {
    case space, header, top, row, bottom, footer
  }

  /// The place of the section on screen.
  var section: Int
  var part: Part
  /// The row in its section; 0 for other parts.
  var row = 0

  /// The position of the row, or of the section's first one.
  var path: TablePath { TablePath(section, row) }

  /// The slot of a row.
  static func row(_ path: TablePath) -> TextSlot {
    TextSlot(section: path.section, part: .row, row: path.row)
  }
}

extension TextSlot: Comparable {
  /// Whether the first part stands above the second.
  static func < (a: TextSlot, b: TextSlot) -> Bool {
    (a.section, a.part.rawValue, a.row) < (b.section, b.part.rawValue, b.row)
  }
}

/// A line of a table: a part of it, and how many of its lines stand above.
struct TextPlace: Hashable, Sendable {
  var slot: TextSlot
  var offset = 0
}

extension TextPlace: Comparable {
  /// Whether the first line stands above the second.
  static func < (a: TextPlace, b: TextPlace) -> Bool {
    (a.slot, a.offset) < (b.slot, b.offset)
  }
}
