package import TableScreen
import TableScreenText

/// A painter of frames for recordings: it draws what a terminal would show, without the hooks of a host, and no secret.
///
/// The recorder and the player draw by it alike, so that the frames of one run can be compared with those of another.
@MainActor package final class FramePainter {
  /// The width of the frames, in characters.
  package private(set) var columns: Int
  /// The height of the frames, in lines.
  package private(set) var rows: Int
  /// The first row in view of each screen, as its host last told.
  private var tops: [ObjectIdentifier: TablePath] = [:]
  private var painters: [ObjectIdentifier: TextPainter] = [:]
  /// The rows of each screen that frames have shown so far.
  private var seen: [ObjectIdentifier: Set<NodeID>] = [:]

  /// Creates a painter of frames of a size.
  package init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (Self.side(columns), Self.side(rows))
  }

  private static func side(_ length: Int) -> Int { min(max(length, 1), 1000) }

  /// Draws frames of another size from now on, and returns whether it is another.
  package func resize(columns: Int, rows: Int) -> Bool {
    let old = (self.columns, self.rows)
    (self.columns, self.rows) = (Self.side(columns), Self.side(rows))
    return old != (self.columns, self.rows)
  }

  /// Notes where a screen was scrolled to.
  package func note(top: TablePath, of screen: Screen) { tops[ObjectIdentifier(screen)] = top }

  /// Draws the screens in view.
  ///
  /// What drawing makes known, as that a row can be edited, shows at once, whether another host has drawn before or not.
  package func frame(of window: TableNavigator) -> String {
    var (frame, isSame) = (draw(window), false)
    for _ in 0..<4 where !isSame {
      let next = draw(window)
      isSame = next == frame
      frame = next
    }
    return frame
  }

  private func draw(_ window: TableNavigator) -> String {
    forgetClosed(window)
    var options = TextOptions()
    options.showsCursor = false
    let size = TextSize(columns: columns, rows: rows)
    return TableEnvironment.within(window.environment) {
      window.drawing {
        let panes = TextPanes(
          window.panes.count, placeholder: window.detailPlaceholder, size: size, options: options)
        let frames = window.panes.enumerated().map { place, screen in
          let size = panes.size(of: place)
          let isLeftOut = (screen as? TableScreen)?.choosesSecret == true
          return isLeftOut
            ? panes.page(RowContext.bullets, size: size) : frame(of: screen, size: size, options)
        }
        return panes.joined(frames, focused: 0).text
      }
    }
  }

  private func frame(of screen: Screen, size: TextSize, _ options: TextOptions) -> TextFrame {
    let key = ObjectIdentifier(screen)
    let painter = painters[key] ?? TextPainter(pool: RowCellPool(masking: Self.masked))
    painters[key] = painter
    painter.forget()
    var state = TextState()
    if let top = tops[key] {
      painter.move(
        .toTop(top, in: screen.layout), on: screen, state: &state, size: size, options: options)
    }
    let frame = painter.paint(screen, state: &state, size: size, options: options)
    seen[key, default: []].formUnion(frame.rows)
    // Which rows a host has made that no frame shows, as to scroll by them, is its own affair, and no player can do the same.
    guard let table = screen as? TableScreen, table.chrome.offersEditing,
      !table.offersEditing(seen: seen[key, default: []])
    else { return frame }
    var options = options
    options.hidesEditing = true
    return painter.paint(screen, state: &state, size: size, options: options)
  }

  private func forgetClosed(_ window: TableNavigator) {
    let open = Set(window.screens.map { ObjectIdentifier($0) })
    tops = tops.filter { open.contains($0.key) }
    painters = painters.filter { open.contains($0.key) }
    seen = seen.filter { open.contains($0.key) }
  }

  private static func masked(
    _ content: RowContent, _ row: NodeID, _ screen: any HostedScreen
  ) -> RowContent {
    let isSecret = (screen as? TableScreen)?.model.cell(row)?.isSecret == true
    return content.withoutSecrets(all: isSecret)
  }
}
