package import TableCore

extension HostedScreen {
  /// Returns the next stop of the tab key in a form: a control, or a row that can be pressed.
  ///
  /// - Parameters:
  ///   - row: the row that the person is in.
  ///   - control: the name of the control that the person is in, or nil for the row as a whole.
  ///   - step: 1 for the next stop, -1 for the one before.
  ///   - content: a closure that returns a row's content as drawn.
  /// - Returns: the row and the control, which is nil for the row as a whole; or nil if there is no
  ///   stop within reach.
  package func stop(
    after row: NodeID, control: String?, by step: Int, content: (NodeID) -> RowContent?
  ) -> (row: NodeID, control: RowControl?)? {
    guard var path = layout.tablePath(of: row) else { return nil }
    func stops(_ row: NodeID) -> [RowControl?] {
      guard let content = content(row) else { return [] }
      // A button that a tap on its row presses is no stop of its own.
      let controls = content.controls.filter {
        $0.isEnabled && !(content.tap == .press && $0.isButton)
      }
      return (content.tap == nil ? [] : [nil]) + controls
    }
    let here = stops(row)
    if let place = here.place(of: control, by: step), here.indices.contains(place) {
      return (row, here[place])
    }
    for _ in 0..<FieldOrder.reach {
      guard let next = layout.row(next: path, by: step), let row = layout.row(at: next)?.id else {
        break
      }
      path = next
      let stops = stops(row)
      if let stop = step > 0 ? stops.first : stops.last { return (row, stop) }
    }
    return nil
  }
}

extension RowControl {
  fileprivate var isButton: Bool { if case .button = kind { true } else { false } }
}

extension [RowControl?] {
  /// Returns the place that lies so many steps from a control, or nil if the person leaves the row.
  fileprivate func place(of control: String?, by step: Int) -> Int? {
    if let place = firstIndex(where: { $0?.name == control }) { return place + step }
    // On a row as a whole, keys go to its first control; a field is entered first.
    guard step > 0, let first = first.flatMap({ $0 }) else { return nil }
    return first.isTyped ? 0 : 1
  }
}
