#if GTK
import CGTK
import TableScreen

/// A widget into which a person types a text.
@MainActor class TypedView: ControlView {
  /// The text of the row that came last, which may wait until the person leaves the widget.
  private var shownText: String?
  private var shownRow: NodeID?
  /// The text when the person came, or the one that was committed or written since.
  private var original: String?
  private var isInUse = false
  /// True if the form knew of the text as it was typed.
  private var isKept = false
  private var isWriting = false

  /// The text in the widget.
  var text: String { "" }
  /// Puts another text into the widget.
  func write(_ new: String) {}

  /// Follows a person into the widget and out of it.
  final func followFocus(of widget: Obj) {
    let focus = Obj(gtk_event_controller_focus_new())
    on(focus, "enter") { [weak self] _ in
      guard let self else { return }
      (isInUse, original) = (true, text)
    }
    on(focus, "leave") { [weak self] _ in self?.left() }
    gtk_widget_add_controller(widget(), focus())
  }

  /// Shows the text of the row; what is being typed is not written over while the form has it.
  final func showText() {
    let new = control.editText
    if shownRow == row?.id, shownText == new { return }
    if shownRow != row?.id { (original, isKept) = (nil, false) }
    (shownRow, shownText) = (row?.id, new)
    let isTyped = isInUse && original.map { $0 != text } == true
    if !isTyped || isDropped { put(new) }
  }

  /// True if the form no longer has what was typed.
  private var isDropped: Bool {
    guard isKept, let row, let id = row.id, let screen = row.page?.screen else { return false }
    return !screen.isTyping(in: id, control: control.name)
  }

  private func put(_ new: String) {
    isWriting = true
    defer { isWriting = false }
    if text != new { write(new) }
    isKept = false
    if isInUse { original = new }
  }

  /// Sends the text as it is typed.
  final func typed() {
    guard !isShowing, !isWriting, let row, let id = row.id else { return }
    row.send(.typed(id, name: control.name, text: text))
    guard row.id == id else { return }
    isKept = row.page?.screen.isTyping(in: id, control: control.name) ?? false
  }

  /// Sends the typed text to the screen; rejected text stays in the field to be corrected.
  override func commit() {
    // A view that loses the focus because its row shows another one by then has nothing to say to that.
    guard !isShowing, let row, let id = row.id, row.id == shownRow,
      text != original ?? shownText
    else { return }
    if isDropped { return put(control.editText) }
    let typed = text
    original = typed
    row.send(.control(id, name: control.name, value: control.entered(typed)))
    if row.id == id, text == typed { catchUp() }
  }

  private func left() {
    isInUse = false
    commit()
    if !isShowing { catchUp() }
  }

  /// Writes the text of the row that has waited for the person.
  private func catchUp() {
    guard let row, row.id == shownRow, row.content?.message == nil else { return }
    shownText = control.editText
    put(control.editText)
    original = text
  }
}
#endif
