import TableScreen

// The order of the parts of a table.
extension TextTable {
  /// The first part of the table, or nil if there is none.
  var first: TextSlot? { existing(.tableHeader) ?? firstSectionPart(from: 0) ?? firstBelow }

  /// The last part of the table, or nil if there is none.
  var last: TextSlot? {
    existing(.tableFooter) ?? existing(.paging) ?? lastSectionPart(to: layout.sectionCount)
      ?? existing(.tableHeader)
  }

  func next(after slot: TextSlot) -> TextSlot? {
    switch slot.part {
    case .tableHeader: return firstSectionPart(from: 0) ?? firstBelow
    case .paging: return existing(.tableFooter)
    case .tableFooter: return nil
    case .row where slot.row + 1 < layout.rowCount(in: slot.section):
      return TextSlot(section: slot.section, part: .row, row: slot.row + 1)
    default:
      return first(of: slot.section, after: slot.part.rawValue)
        ?? firstSectionPart(from: slot.section + 1) ?? firstBelow
    }
  }

  func previous(before slot: TextSlot) -> TextSlot? {
    switch slot.part {
    case .tableHeader: return nil
    case .paging, .tableFooter:
      let paging = slot.part == .tableFooter ? existing(.paging) : nil
      return paging ?? lastSectionPart(to: layout.sectionCount) ?? existing(.tableHeader)
    case .row where slot.row > 0:
      return TextSlot(section: slot.section, part: .row, row: slot.row - 1)
    default:
      return last(of: slot.section, before: slot.part.rawValue)
        ?? lastSectionPart(to: slot.section) ?? existing(.tableHeader)
    }
  }

  private func existing(_ slot: TextSlot) -> TextSlot? { exists(slot) ? slot : nil }

  private var firstBelow: TextSlot? { existing(.paging) ?? existing(.tableFooter) }

  private func firstSectionPart(from section: Int) -> TextSlot? {
    guard section < layout.sectionCount else { return nil }
    return (max(section, 0)..<layout.sectionCount).firstNonNil { first(of: $0) }
  }

  private func lastSectionPart(to section: Int) -> TextSlot? {
    (0..<min(max(section, 0), layout.sectionCount)).reversed().firstNonNil { last(of: $0) }
  }
}
