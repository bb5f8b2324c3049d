package import TableCore

extension HostedScreen {
  /// Returns the next or previous control of a form, of every kind, in the order of the tab key.
  ///
  /// - Parameters:
  ///   - row: the row that the person is in.
  ///   - control: the name of the control that the person is in, or nil for the row as a whole, whose own first control
  ///     comes next.
  ///   - step: 1 for the next control, -1 for the one before.
  ///   - content: a closure that returns a row's content as drawn.
  /// - Returns: the control and its row, without a control if the value of the row is chosen on a
  ///   screen of its own; or nil if there is none within reach.
  package func control(
    after row: NodeID, control: String?, by step: Int, content: (NodeID) -> RowContent?
  ) -> (row: NodeID, control: RowControl?)? {
    guard var path = layout.tablePath(of: row) else { return nil }
    let here = stops(content(row))
    if let control {
      let place = here.firstIndex { $0?.name == control }.map { $0 + step }
      if let place, here.indices.contains(place) { return (row, here[place]) }
    } else if step > 0, let first = here.first, let first {
      return (row, first)
    }
    for _ in 0..<FieldOrder.reach {
      guard let next = layout.row(next: path, by: step), let row = layout.row(at: next)?.id else {
        break
      }
      path = next
      let stops = stops(content(row))
      if let stop = step > 0 ? stops.first : stops.last { return (row, stop) }
    }
    return nil
  }

  /// Returns the next or previous control of a form, of every kind, in the order of the tab key.
  ///
  /// - Parameters:
  ///   - row: the row that the person is in.
  ///   - control: the name of the control that the person is in, or nil for the row as a whole.
  ///   - step: 1 for the next control, -1 for the one before.
  ///   - pool: the cells that draw the rows.
  /// - Returns: the control and its row, without a control if the value of the row is chosen on a
  ///   screen of its own; or nil if there is none within reach.
  public func nextControl(
    after row: NodeID, control: String?, by step: Int = 1, pool: RowCellPool
  ) -> (row: NodeID, control: RowControl?)? {
    self.control(after: row, control: control, by: step) { pool.content(of: $0, in: self) }
  }

  /// Returns the usable controls of a row; or nil for the row itself, if a tap on it opens a screen
  /// to choose its value.
  private func stops(_ content: RowContent?) -> [RowControl?] {
    guard let content else { return [] }
    let controls = content.controls.filter(\.isEnabled)
    if controls.isEmpty, content.editsValue, content.isTappable { return [nil] }
    return controls
  }
}
