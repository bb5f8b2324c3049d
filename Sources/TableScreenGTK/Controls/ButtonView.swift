#if GTK
import CGTK
import TableScreen

/// The push button of a row.
@MainActor final class ButtonView: ControlView {
  init(_ control: RowControl) {
    super.init(Obj(gtk_button_new()), control)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    on(root, "clicked") { [weak self] _ in self?.send(.null) }
  }

  override func canShow(_ control: RowControl) -> Bool {
    if case .button = control.kind { true } else { false }
  }

  override func display(_ control: RowControl, before old: RowControl) {
    guard case .button(let title) = control.kind else { return }
    setTitle(root, title)
  }

  override func activate() { gtk_widget_activate(root()) }
}
#endif
