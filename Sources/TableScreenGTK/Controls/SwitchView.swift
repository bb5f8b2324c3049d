#if GTK
import CGTK
import TableScreen

@MainActor final class SwitchView: ControlView {
  init(_ control: RowControl) {
    super.init(Obj(gtk_switch_new()), control)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    on(root, "notify::active") { [weak self] _ in
      guard let self else { return }
      send(.flag(gtk_switch_get_active(root()) != 0))
    }
  }

  override func display(_ control: RowControl, before old: RowControl) {
    let isOn: gboolean = control.value == .flag(true) ? 1 : 0
    if gtk_switch_get_active(root()) != isOn { gtk_switch_set_active(root(), isOn) }
  }

  override func activate() { gtk_widget_activate(root()) }
}
#endif
