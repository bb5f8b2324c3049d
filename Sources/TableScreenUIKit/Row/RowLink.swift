#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// Which row views belong to, and where what a person does with them goes.
@MainActor struct RowLink {
  /// The row; nil for what stands around the rows.
  let row: NodeID?
  /// How far pictures have come, and what else is known of the row.
  let content: RowContent?
  weak var controller: TableScreenController?

  /// Whether edit mode is on.
  var isEditing: Bool { controller?.chrome.isEditing ?? false }

  /// Tells the screen what a person did.
  func send(_ event: TableEvent) { controller?.tell(event) }

  /// Tells the screen the new value of a control.
  func set(_ value: TableValue, of control: RowControl) {
    guard let row else {
      if control.name == TableScreenController.loadMore { send(.loadMore) }
      return
    }
    send(.control(row, name: control.name, value: value))
    // A value that the screen did not take shows as it was.
    if controller?.isAsked == false { controller?.refresh(row) }
  }
}
#endif
