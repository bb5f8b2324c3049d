#if GTK
import CGTK
import TableScreen

/// The end of a row: busy spinner, accessory, arrow for its children, drag handle.
@MainActor final class RowEnd {
  let root = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
  private var spinner: Obj?
  private var cancel: Obj?
  private var accessory: ElementView?
  private var mark: RowMark?
  private var arrow: Obj?
  private var handle: Obj?
  private weak var row: RowView?

  init(in line: Obj) {
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    gtk_box_append(line(), root())
  }

  static func isNeeded(_ content: RowContent, isEditing: Bool) -> Bool {
    content.accessory != .off || content.isBusy || content.isExpanded != nil
      || (isEditing && content.isMoveable)
  }

  var controls: [ControlView] { accessory?.controls ?? [] }
  func control(_ name: String?) -> ControlView? { accessory?.control(name) }

  func show(_ content: RowContent, in row: RowView) {
    self.row = row
    let isEditing = row.page?.chrome.isEditing == true
    showBusy(content)
    showAccessory(content, in: row)
    showArrow(content)
    showHandle(isEditing && content.isMoveable, content)
    // An empty box would take the space beside it.
    let parts = [spinner, cancel, accessory?.root, arrow, handle].compactMap { $0 }
    let isShown =
      mark?.isShown == true || parts.contains { gtk_widget_get_visible($0()) != 0 }
    gtk_widget_set_visible(root(), isShown ? 1 : 0)
  }

  // MARK: Waiting

  private func showBusy(_ content: RowContent) {
    if content.isBusy, spinner == nil {
      let new = Obj(gtk_spinner_new())
      gtk_box_prepend(root(), new())
      spinner = new
    }
    if let spinner {
      gtk_widget_set_visible(spinner(), content.isBusy ? 1 : 0)
      gtk_spinner_set_spinning(spinner(), content.isBusy ? 1 : 0)
    }
    if content.isCancellable, cancel == nil {
      let button = Obj(gtk_button_new_from_icon_name("process-stop-symbolic"))
      button.setClass("flat", true)
      button.setClass("circular", true)
      gtk_widget_set_tooltip_text(button(), TableWords.current.cancel)
      on(button, "clicked") { [weak self] _ in
        if let row = self?.row, let id = row.id { row.send(.cancel(id)) }
      }
      gtk_box_insert_child_after(root(), button(), spinner.map { $0() })
      cancel = button
    }
    guard let cancel else { return }
    gtk_widget_set_visible(cancel(), content.isCancellable ? 1 : 0)
    setAccessibleLabel(cancel, "\(TableWords.current.cancel) \(content.title)")
  }

  // MARK: The accessory

  private func showAccessory(_ content: RowContent, in row: RowView) {
    let element: RowElement? =
      switch content.accessory {
      case .control(let control): .control(control)
      case .element(let element): element
      case .off, .disclosure, .checkmark, .detail: nil
      }
    showElement(element, in: row)
    let markKind = RowMark.Kind(content)
    if markKind != nil || mark != nil {
      let view = mark ?? RowMark(in: root, behind: accessory?.root ?? cancel ?? spinner)
      mark = view
      view.show(markKind, content, in: row)
    }
  }

  private func showElement(_ element: RowElement?, in row: RowView) {
    guard let element else {
      if let accessory { gtk_box_remove(root(), accessory.root()) }
      accessory = nil
      return
    }
    if let accessory, accessory.show(element, in: row) { return }
    if let accessory { gtk_box_remove(root(), accessory.root()) }
    let new = ElementView.make(element, in: row)
    gtk_box_insert_child_after(
      root(), new.root(), (cancel ?? spinner).map { $0() })
    accessory = new
  }

  // MARK: Children

  private func showArrow(_ content: RowContent) {
    if content.isExpanded != nil, arrow == nil {
      let button = Obj(gtk_button_new())
      button.setClass("flat", true)
      button.setClass("circular", true)
      on(button, "clicked") { [weak self] _ in
        guard let row = self?.row, let id = row.id, let isExpanded = row.content?.isExpanded
        else {
          return
        }
        row.send(.setExpanded(id, !isExpanded))
      }
      gtk_box_append(root(), button())
      arrow = button
      // Keeps the handle last.
      if let handle { gtk_box_reorder_child_after(root(), handle(), button()) }
    }
    guard let arrow else { return }
    gtk_widget_set_visible(arrow(), content.isExpanded == nil ? 0 : 1)
    let isExpanded = content.isExpanded == true
    gtk_button_set_icon_name(arrow(), isExpanded ? "pan-down-symbolic" : "pan-end-symbolic")
    let word = GTKWords.current[isExpanded ? .collapse : .expand]
    setAccessibleLabel(arrow, "\(word) \(content.title)")
  }

  // MARK: Moving

  private func showHandle(_ isShown: Bool, _ content: RowContent) {
    if isShown, handle == nil {
      let image = Obj(gtk_image_new_from_icon_name("list-drag-handle-symbolic"))
      image.setClass("ts-handle", true)
      gtk_widget_set_tooltip_text(image(), GTKWords.current[.moveHandle])
      gtk_box_append(root(), image())
      handle = image
    }
    guard let handle else { return }
    gtk_widget_set_visible(handle(), isShown ? 1 : 0)
    setAccessibleLabel(handle, GTKWords.current[.moveHandle])
  }

  /// Tells if a widget is the drag handle of the row.
  func isHandle(_ widget: Obj) -> Bool { widget == handle }
}
#endif
