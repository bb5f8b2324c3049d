package import TableCore

extension HostedScreen {
  /// Returns the next or previous field of a form.
  ///
  /// - Parameters:
  ///   - row: the row that the person is in.
  ///   - control: the name of the field that the person is in, or nil for the row as a whole, whose own first field
  ///     comes next.
  ///   - step: 1 for the next field, -1 for the one before.
  ///   - content: a closure that returns a row's content as drawn.
  /// - Returns: the field and its row, or nil if there is none.
  package func field(
    after row: NodeID, control: String?, by step: Int, content: (NodeID) -> RowContent?
  ) -> (row: NodeID, control: RowControl)? {
    guard var path = layout.tablePath(of: row) else { return nil }
    func fields(_ row: NodeID) -> [RowControl] {
      (content(row)?.controls ?? []).filter { $0.isEnabled && $0.isTyped }
    }
    let here = fields(row)
    if let control {
      let place = here.firstIndex { $0.name == control }.map { $0 + step }
      if let place, here.indices.contains(place) { return (row, here[place]) }
    } else if step > 0, let first = here.first {
      return (row, first)
    }
    func field(at path: TablePath) -> (row: NodeID, control: RowControl)? {
      guard let row = layout.row(at: path)?.id else { return nil }
      return (step > 0 ? fields(row).first : fields(row).last).map { (row, $0) }
    }
    for _ in 0..<FieldOrder.reach {
      guard let next = layout.row(next: path, by: step) else { return nil }
      path = next
      if let field = field(at: path) { return field }
    }
    // Rows that were made and edit nothing need not be drawn to know it; those never made were never filled in.
    let others = (self as? TableScreen)?.model.rowsThatEdit(beyond: path, by: step) ?? []
    return others.prefix(FieldOrder.reach).firstNonNil(field)
  }
}

enum FieldOrder {
  /// The number of rows that are drawn in search of the next field, and then of those beyond that edit something.
  static let reach = 200
}

extension RowControl {
  /// True if the control accepts typed text: a field, or a color, whose parts can be typed.
  package var takesText: Bool { isTyped || kind == .color }

  /// True if the control takes only text.
  package var isTyped: Bool {
    switch kind {
    case .field, .textArea: true
    default: false
    }
  }
}

extension TableLayout {
  /// Returns the position of the row before or after a row, across sections.
  package func row(next path: TablePath, by step: Int) -> TablePath? {
    var (section, row) = (path.section, path.row + step)
    while section >= 0, section < sectionCount {
      if row >= 0, row < rowCount(in: section) { return TablePath(section, row) }
      section += step
      row = step > 0 ? 0 : rowCount(in: section) - 1
    }
    return nil
  }
}
