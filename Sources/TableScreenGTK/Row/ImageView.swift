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
    let side = min(max(size, 8), 512)
    gtk_image_set_pixel_size(root(), gint(side))
    root.setClass("ts-round", image.radius > 0 && image.radius * 2 >= size)
    root.setClass("ts-rounded", image.radius > 0 && image.radius * 2 < size)
    switch face {
    case .texture(let texture): show(texture, image.contentMode, side)
    case .icon(let name): gtk_image_set_from_icon_name(root(), name)
    }
    return true
  }

  /// Shows a picture as it fills its square.
  private func show(_ texture: Obj, _ mode: TableImage.ContentMode, _ side: Double) {
    guard mode != .aspectFit else { return gtk_image_set_from_paintable(root(), texture()) }
    var (width, height) = (side, side)
    if mode == .aspectFill {
      let own = Double(gdk_texture_get_width(texture())) / Double(gdk_texture_get_height(texture()))
      (width, height) = own > 1 ? (side * own, side) : (side, side / own)
    }
    let snapshot = Obj(gtk_snapshot_new())
    var (square, box) = (graphene_rect_t(), graphene_rect_t())
    graphene_rect_init(&square, 0, 0, Float(side), Float(side))
    graphene_rect_init(
      &box, Float((side - width) / 2), Float((side - height) / 2), Float(width), Float(height))
    gtk_snapshot_push_clip(snapshot(), &square)
    gtk_snapshot_append_texture(snapshot(), texture(), &box)
    gtk_snapshot_pop(snapshot())
    guard let drawn = Obj(maybe: gtk_snapshot_free_to_paintable(snapshot(), &square.size)) else {
      return
    }
    gtk_image_set_from_paintable(root(), drawn())
    g_object_unref(drawn())
  }
}
#endif
