#if GTK
import CGTK
import TableScreen

/// The page that stands in for a detail while none is open.
@MainActor final class DetailPlaceholder {
  let root = Obj(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let owned: Owned
  private let status = Obj(adw_status_page_new())

  init() {
    owned = Owned(root)
    let header = Obj(adw_header_bar_new())
    adw_header_bar_set_title_widget(header(), adw_window_title_new("", ""))
    adw_header_bar_set_show_start_title_buttons(header(), 0)
    adw_status_page_set_icon_name(status(), "view-list-symbolic")
    gtk_widget_set_vexpand(status(), 1)
    gtk_box_append(root(), header())
    gtk_box_append(root(), status())
  }

  func show(_ text: String) { adw_status_page_set_title(status(), TableText(text).shownPart) }
}
#endif
