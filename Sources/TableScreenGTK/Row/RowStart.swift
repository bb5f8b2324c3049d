#if GTK
import CGTK
import TableScreen

/// The start of a row: the button of edit mode, and the selection check mark.
@MainActor final class RowStart {
  let root = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
  private var edit: Obj?
  private var check: Obj?
  private var content: RowContent?
  private weak var row: RowView?

  init(in line: Obj) {
    gtk_box_prepend(line(), root())
  }

  static func isNeeded(_ content: RowContent, isEditing: Bool) -> Bool {
    (isEditing && content.editing != .off) || content.canBeSelected
  }

  func show(_ content: RowContent, in row: RowView) {
    self.row = row
    self.content = content
    let isEditing = row.page?.chrome.isEditing == true && content.editing != .off
    gtk_widget_set_visible(root(), isEditing || content.canBeSelected ? 1 : 0)
    if isEditing { showEdit(content) }
    if let edit { gtk_widget_set_visible(edit(), isEditing ? 1 : 0) }
    if content.canBeSelected { showCheck(content.isSelected) }
    if let check { gtk_widget_set_visible(check(), content.canBeSelected ? 1 : 0) }
  }

  private func showEdit(_ content: RowContent) {
    let button = edit ?? makeEdit()
    let isDelete = content.editing == .delete
    gtk_button_set_icon_name(
      button(), isDelete ? "list-remove-symbolic" : "list-add-symbolic")
    button.setClass("ts-delete", isDelete)
    button.setClass("ts-insert", !isDelete)
    let word =
      isDelete ? content.deleteTitle ?? TableWords.current.delete : TableWords.current.insert
    setAccessibleLabel(button, "\(word) \(content.title)")
    gtk_widget_set_tooltip_text(button(), word)
  }

  private func makeEdit() -> Obj {
    let button = Obj(gtk_button_new())
    button.setClass("circular", true)
    button.setClass("ts-edit", true)
    gtk_widget_set_valign(button(), GTK_ALIGN_CENTER)
    on(button, "clicked") { [weak self] _ in
      guard let self, let row, let id = row.id else { return }
      row.page?.rowWasActivated()
      row.send(content?.editing == .insert ? .insert(id) : .delete([id]))
    }
    gtk_box_prepend(root(), button())
    edit = button
    return button
  }

  private func showCheck(_ isSelected: Bool) {
    let button = check ?? makeCheck()
    gtk_check_button_set_active(button(), isSelected ? 1 : 0)
  }

  /// Makes a check mark that takes no clicks and no focus: the row itself is clicked.
  private func makeCheck() -> Obj {
    let button = Obj(gtk_check_button_new())
    gtk_widget_set_can_target(button(), 0)
    gtk_widget_set_can_focus(button(), 0)
    gtk_widget_set_valign(button(), GTK_ALIGN_CENTER)
    gtk_box_append(root(), button())
    check = button
    return button
  }
}

extension RowContent {
  /// True if a tap selects or deselects the row, whatever else it does, or if the row is selected and takes no tap.
  var canBeSelected: Bool {
    hasBox || tap == .select || tap == .deselect || (isSelected && tap == nil)
  }
}
#endif
