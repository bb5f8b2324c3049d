import TableScreen
import TableScreenRecording
import TableScreenText

extension HeadlessHost {
  /// Returns the screen in view as text, drawn as a terminal draws it.
  ///
  /// A question is drawn as a page of its answers, as by a terminal without room for its box over the rows.
  ///
  /// ```swift
  /// print(table.frame(columns: 80, rows: 24))
  /// ```
  ///
  /// - Parameters:
  ///   - columns: the number of characters in a line; a negative one counts as 0.
  ///   - rows: the number of lines; a negative one counts as 0.
  ///   - withoutSecrets: whether each secret shows as six bullets, however long it is, as in the frames of a recording.
  /// - Returns: the lines, without the spaces at their ends.
  public func frame(columns: Int = 80, rows: Int = 24, withoutSecrets: Bool = false) -> String {
    if withoutSecrets {
      let painter = FramePainter(columns: columns, rows: rows)
      for screen in navigator.panes { painter.note(top: top(of: screen), of: screen) }
      return painter.frame(of: navigator)
    }
    let size = TextSize(columns: max(columns, 0), rows: max(rows, 0))
    var options = TextOptions()
    options.showsCursor = false
    return asShown { drawn(size, options) }
  }

  private func drawn(_ size: TextSize, _ options: TextOptions) -> String {
    let panes = TextPanes(
      navigator.panes.count, placeholder: navigator.detailPlaceholder, size: size,
      options: options)
    let frames = navigator.panes.enumerated().map { place, screen in
      let painter = TextPainter(pool: pool(of: screen))
      let size = panes.size(of: place)
      var state = TextState()
      painter.move(
        .toTop(top(of: screen), in: screen.layout), on: screen, state: &state, size: size,
        options: options)
      return painter.paint(screen, state: &state, size: size, options: options)
    }
    return panes.joined(frames, focused: 0).text
  }

  /// Makes the window as wide as `columns`: from 100 columns on it shows a list and its detail side by side.
  ///
  /// Screens hear of another size by ``tell(_:)`` with `.resized`, as a host tells them beside this.
  public func resize(columns: Int) async throws {
    navigator.setWide(columns >= TableNavigator.wideColumns)
    try await settle()
  }

  /// Moves the focus to the other screen in view, if a list and its detail stand side by side.
  public func focusOtherPane() async throws {
    leaveField()
    guard navigator.focusOtherPane() else {
      throw HeadlessError.notOffered("show two screens", by: "the window")
    }
    try await settle()
  }
}
