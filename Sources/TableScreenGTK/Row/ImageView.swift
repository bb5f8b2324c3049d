#if GTK
import CGTK
import TableScreen

/// A picture of a row in a square: one with a size, an icon, or the stand-in for one that is not there.
@MainActor final class ImageView: ElementView {
  private var shown: (image: TableImage, state: RowImageState)?

  init() {
    super.init(Obj(gtk_image_new()))
    gtk_widget_set_overflow(root(), GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool {
    guard case .image(let image) = element, PictureView.texture(of: image, in: row) == nil else {
      return false
    }
    let state = row.content?.state(of: image) ?? .placeholder
    if let shown, shown.image == image, shown.state == state { return true }
    shown = (image, state)
    let size = image.size ?? 16
    gtk_image_set_pixel_size(root(), gint(min(max(size, 8), 512)))
    root.setClass("ts-round", image.radius > 0 && image.radius * 2 >= size)
    root.setClass("ts-rounded", image.radius > 0 && image.radius * 2 < size)
    if case .loaded(let data) = state, let texture = Pictures.texture(of: data) {
      gtk_image_set_from_paintable(root(), texture())
    } else {
      gtk_image_set_from_icon_name(root(), Pictures.icon(of: image, state))
    }
    return true
  }
}
#endif
