#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

// Keyboard input: the fields of a form one after the other, and the focus.
extension TableScreenController {
  /// The title of the return key: Next in a form, else Done.
  var returnKey: UIReturnKeyType { chrome.isForm ? .next : .done }

  /// Responds to a field's return key: focuses the next field, submits the form, or ends typing.
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

  /// Ends typing and hands over the text, since UIKit does neither when a person acts elsewhere.
  func finishTyping() {
    view.endEditing(true)
    takeKeys()
  }

  /// Sends what a person did elsewhere than in the field in use, whose text comes first.
  func act(_ event: TableEvent) {
    finishTyping()
    tell(event)
  }

  /// Runs the row action that a person saw, wherever it stands by now; nothing where it has gone.
  func run(_ action: RowAction, _ place: RowAction.Place, _ index: Int, of row: NodeID) {
    finishTyping()
    let titles = (pool.content(of: row, in: screen)?.rowActions[place] ?? []).map(\.title)
    let isThere = titles.indices.contains(index) && titles[index] == action.title
    if let index = isThere ? index : titles.firstIndex(of: action.title) {
      tell(.rowAction(row, place, index))
    }
  }

  /// Scrolls to a field that a person has entered, so that it stands above the keyboard.
  func didBeginTyping(_ use: ControlUse) {
    guard let path = use.link.row.flatMap({ shown.tablePath(of: $0) }), !needsReload else {
      return
    }
    tableView.scrollToRow(at: IndexPath(path), at: .none, animated: true)
  }

  /// Gives keys back to the screen after a field was left, unless another field is typed into.
  func didEndTyping() { Task { [weak self] in self?.takeKeys() } }

  /// Keeps the row being typed into in view, after the table's height changed for the keyboard.
  func keepTypingInView() {
    guard tableView.bounds.height != roomForRows else { return }
    roomForRows = tableView.bounds.height
    guard !needsReload, tableView.window != nil,
      let row = cells.first(where: { $0.value.isTypedInto })?.key,
      let path = shown.tablePath(of: row)
    else { return }
    tableView.scrollToRow(at: IndexPath(path), at: .none, animated: false)
  }

  /// Gives the focus to a control of a row, or without a name to the row's first field.
  func focus(_ row: NodeID, control: String?) {
    wantedFocus = (row, control)
    if let path = shown.tablePath(of: row), cells[row] == nil, tableView.window != nil {
      tableView.scrollToRow(at: IndexPath(path), at: .none, animated: false)
    }
    giveFocus()
  }

  /// Gives the focus to the wanted field, if its row has a cell.
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
  /// True if the view, or one in it, is the first responder.
  var isTypedInto: Bool {
    isFirstResponder || subviews.contains(where: \.isTypedInto)
  }
}
#endif
