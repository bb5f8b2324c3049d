import TableScreen
import TableScreenText

extension HeadlessHost {
  /// Returns what is in view as text, drawn as a terminal draws it.
  ///
  /// ```swift
  /// print(table.frame(columns: 80, rows: 24))
  /// ```
  ///
  /// - Parameters:
  ///   - columns: how many characters a line holds; negative counts as 0.
  ///   - rows: how many lines there are; negative counts as 0.
  /// - Returns: the lines, without the spaces at their ends.
  public func frame(columns: Int = 80, rows: Int = 24) -> String {
    let size = TextSize(columns: max(columns, 0), rows: max(rows, 0))
    var options = TextOptions()
    options.showsCursor = false
    return asShown {
      let panes = TextPanes(navigator.panes.count, size: size, options: options)
      let frames = navigator.panes.enumerated().map { place, screen in
        let painter = TextPainter(pool: pool(of: screen))
        let size = panes.size(of: place)
        var state = TextState()
        if screen === visibleScreen {
          painter.move(.reveal(top, .top), on: screen, state: &state, size: size, options: options)
        }
        return painter.paint(screen, state: &state, size: size, options: options)
      }
      return panes.joined(frames, focused: 0).text
    }
  }

  /// Makes the window as wide as so many columns: from 100 on it shows a list and its detail beside each other.
  public func resize(columns: Int) async throws {
    navigator.setWide(columns >= TableNavigator.wideColumns)
    try await settle()
  }

  /// Goes on to the other screen in view, where a list and its detail are.
  public func focusOtherPane() async throws {
    guard navigator.focusOtherPane() else {
      throw HeadlessError.notOffered("show two screens", by: "the window")
    }
    try await settle()
  }
}
