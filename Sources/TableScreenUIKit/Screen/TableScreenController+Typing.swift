#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

// Going through the fields of a form.
extension TableScreenController {
  /// The title of the return key: next where another field follows, else done.
  var returnKey: UIReturnKeyType { chrome.isForm ? .next : .done }

  /// Goes on from a field by the return key: to the next one, or from the last one on.
  func finishField(_ use: ControlUse) {
    guard chrome.isForm, let row = use.link.row else {
      return finishTyping()
    }
    if let next = screen.nextField(after: row, control: use.control.name, pool: pool) {
      return focus(next.row, control: next.control.name)
    }
    finishTyping()
    screen.send(.submit)
  }

  /// Takes over what was typed: whoever does something else has left the field, which UIKit does not say.
  func finishTyping() {
    view.endEditing(true)
    takeKeys()
  }

  /// A person has entered a field: it is brought into view, above the keyboard.
  func didBeginTyping(_ use: ControlUse) {
    guard let path = use.link.row.flatMap({ shown.tablePath(of: $0) }), !needsReload else {
      return
    }
    tableView.scrollToRow(at: IndexPath(path), at: .none, animated: true)
  }

  /// A person has left a field, maybe for another one; where not, keys come to the screen again.
  func didEndTyping() { Task { [weak self] in self?.takeKeys() } }

  /// There is more or less room for the rows, as when the keyboard comes: the one that is typed into stays in view.
  func keepTypingInView() {
    guard tableView.bounds.height != roomForRows else { return }
    roomForRows = tableView.bounds.height
    guard !needsReload, tableView.window != nil,
      let row = cells.first(where: { $0.value.isTypedInto })?.key,
      let path = shown.tablePath(of: row)
    else { return }
    tableView.scrollToRow(at: IndexPath(path), at: .none, animated: false)
  }

  /// Lets what a person types go to a control of a row; without a name to its first field.
  func focus(_ row: NodeID, control: String?) {
    wantedFocus = (row, control)
    if let path = shown.tablePath(of: row), cells[row] == nil, tableView.window != nil {
      tableView.scrollToRow(at: IndexPath(path), at: .none, animated: false)
    }
    giveFocus()
  }

  /// Lets the field that was asked for have the keyboard, as soon as it is in view.
  func giveFocus() {
    guard let wanted = wantedFocus, tableView.window != nil,
      let cell = cells[wanted.row] as? RowCellView
    else { return }
    let fields = cell.controls.filter { $0.typing != nil }
    let field = fields.first { $0.use?.control.name == wanted.control } ?? fields.first
    wantedFocus = nil
    field?.typing?.becomeFirstResponder()
  }
}

extension UIView {
  /// Whether typing goes to the view, or to one in it.
  var isTypedInto: Bool {
    isFirstResponder || subviews.contains(where: \.isTypedInto)
  }
}
#endif
