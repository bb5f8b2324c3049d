#if GTK
import CGTK
import TableScreen

/// A picture of a row in a square: one with a size, an icon, or the stand-in for one that is not there.
@MainActor final class ImageView: ElementView {
  private var shown: (image: TableImage, face: PictureFace)?

  init() {
    super.init(Obj(gtk_image_new()))
    gtk_widget_set_overflow(root(), GTK_OVERFLOW_HIDDEN)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool {
    guard case .image(let image) = element else { return false }
    let face = PictureFace(of: image, in: row)
    if PictureView.shows(image, face) { return false }
    if let shown, shown == (image, face) { return true }
    shown = (image, face)
    let size = image.size ?? 16
    gtk_image_set_pixel_size(root(), gint(min(max(size, 8), 512)))
    root.setClass("ts-round", image.radius > 0 && image.radius * 2 >= size)
    root.setClass("ts-rounded", image.radius > 0 && image.radius * 2 < size)
    switch face {
    case .texture(let texture): gtk_image_set_from_paintable(root(), texture())
    case .icon(let name): gtk_image_set_from_icon_name(root(), name)
    }
    return true
  }
}
#endif
