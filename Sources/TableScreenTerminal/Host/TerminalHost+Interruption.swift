#if os(macOS) || os(Linux)
import TableScreen
import TableScreenText

// What is typed on when a field goes away, or something comes before it, while a person types into it.
extension TerminalHost {
  /// Returns whether an event was meant for a field that is not in use any more; see ``TypingPlace``.
  func isCutOff(_ event: InputEvent, on screen: Screen) -> Bool {
    guard var place = typingPlace else { return false }
    let state = state(of: screen)
    placeCursor(on: screen, state)
    checkFocus(state, screen, screen.chrome)
    let focused = isTyping ? screen : nil
    let taking = context(of: screen, state, screen.chrome).isOnField ? state.text.cursor : nil
    guard
      place.cutsOff(event.stroke, focused: focused, visible: screen, taking: taking, at: clock())
    else { return false }
    // Who presses Return has come to the end of what they typed.
    typingPlace = event.stroke == .end ? nil : place
    return true
  }

  /// Notes where the next character is expected to go.
  func noteTyping(_ event: InputEvent) {
    typingPlace = nil
    guard isTyping, let screen else { return }
    let row: NodeID? =
      if case .field(let edit) = state(of: screen).text.focus { edit.row } else { nil }
    // What has led the person to a field, as Return and the arrows do, is the beginning of what they type there.
    let stroke = event.stroke == .other ? .other : TypingPlace.Stroke.text
    typingPlace = TypingPlace(screen, row: row, after: stroke, at: clock())
  }
}

extension InputEvent {
  fileprivate var stroke: TypingPlace.Stroke {
    switch self {
    case .key(.enter): .end
    case .key(.up), .key(.down), .key(.left), .key(.right), .key(.home), .key(.end), .key(.tab),
      .key(.backTab):
      .move
    case .key(let key): key.isText ? .text : .other
    case .paste: .text
    case .mouse: .other
    }
  }
}
#endif
