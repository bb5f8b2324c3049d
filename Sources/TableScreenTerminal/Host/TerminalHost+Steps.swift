#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

extension TerminalHost {
  /// Moves the cursor by one row without a full redraw, if only the row that it leaves and the row that it reaches change.
  ///
  /// - Returns: false if the key does something else, or if more has to be drawn.
  func step(_ key: Key, on screen: Screen, _ state: ScreenState) -> Bool {
    // The last frame has the present rows and keys only if nothing has changed since.
    guard !isDirty, let context = drawnContext, context.mode == .rows, !context.isForm,
      !context.hasError,
      panes.columns.count == 1, questionBox == nil, var frame = state.frame
    else { return false }
    let count: Int
    switch keys.command(for: key, in: context) {
    case .moveUp: count = -1
    case .moveDown: count = 1
    default: return false
    }
    guard let step = state.painter.step(by: count, state: state.text, in: frame),
      KeyContext.Row(step.content, control: nil) == context.row
    else { return false }
    // The state gives up its frame, so that the frame is changed in place and not copied.
    state.frame = nil
    state.painter.take(step, state: &state.text, in: &frame)
    state.frame = frame
    hasStepped = true
    return true
  }

  /// Draws the steps taken since the last frame.
  func drawSteps() {
    guard hasStepped, let screen, let frame = state(of: screen).frame else { return }
    hasStepped = false
    surface.draw(frame)
  }
}
#endif
