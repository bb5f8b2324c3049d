#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The row that views belong to, with the way for their events to the screen.
@MainActor struct RowLink {
  /// The row; nil for the chrome and for headers and footers.
  let row: NodeID?
  /// The content being drawn, which knows the load state of its pictures; nil for the chrome.
  let content: RowContent?
  weak var controller: TableScreenController?

  /// True in edit mode.
  var isEditing: Bool { controller?.chrome.isEditing ?? false }

  /// Returns whether the form still has the text that is typed into a control.
  func isTyping(in control: RowControl) -> Bool {
    guard let row, let screen = controller?.screen else { return false }
    return screen.isTyping(in: row, control: control.name)
  }

  /// Sends an event to the screen.
  func send(_ event: TableEvent) { controller?.tell(event) }

  /// Sends what a person did elsewhere than in the field in use, whose text comes first.
  func act(_ event: TableEvent) { controller?.act(event) }

  /// Sends the new value of a control to the screen.
  func set(_ value: TableValue, of control: RowControl) {
    guard let row else {
      if control.name == TableScreenController.loadMore { send(.loadMore) }
      return
    }
    send(.control(row, name: control.name, value: value))
    // Drawing the row again puts the control back if the screen refused its value.
    if controller?.isAsked == false { controller?.refresh(row) }
  }
}
#endif
