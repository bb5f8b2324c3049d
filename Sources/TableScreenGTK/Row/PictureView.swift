#if GTK
import CGTK
import TableScreen

/// A picture of a row in its own size, as far as that leaves the text beside it half of the row.
///
/// The row shrinks the picture while the window gets narrower, until the picture is fitted to the new width.
@MainActor final class PictureView: ElementView {
  /// The greatest side of a picture in pixels, as of one with a size.
  private static let most = 512.0
  /// The width in pixels that a picture keeps while its row gets narrower.
  private static let least: gint = 48

  private let picture = Obj(gtk_picture_new())
  private var shown: Obj?
  private var size: (width: Double, height: Double) = (0, 0)

  init() {
    // A picture alone asks for the width that fits the height of its row.
    super.init(Obj(adw_clamp_new()))
    adw_clamp_set_child(root(), picture())
    gtk_picture_set_can_shrink(picture(), 1)
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
    gtk_widget_set_overflow(picture(), GTK_OVERFLOW_HIDDEN)
  }

  /// Returns whether a picture shows in its own size: it has come, and the app gives it none.
  static func shows(_ image: TableImage, _ face: PictureFace) -> Bool {
    if image.size == nil, case .texture = face { true } else { false }
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool {
    guard case .image(let image) = element else { return false }
    let face = PictureFace(of: image, in: row)
    guard Self.shows(image, face), case .texture(let texture) = face else { return false }
    picture.setClass("ts-rounded", image.radius > 0)
    if texture != shown {
      shown = texture
      size = (0, 0)
    }
    fit(to: row.page?.area.room.width)
    return true
  }

  /// Draws the picture in its own size, or smaller where the row is too narrow for that.
  override func fit(to room: gint?) {
    guard let shown else { return }
    let own = (
      width: Double(gdk_texture_get_width(shown())), height: Double(gdk_texture_get_height(shown()))
    )
    let widest = min(room.map { Double($0) / 2 } ?? Self.most, Self.most)
    let share = min(1, widest / own.width, Self.most / own.height)
    let new = (width: max(own.width * share, 1), height: max(own.height * share, 1))
    guard new != size else { return }
    size = new
    let snapshot = Obj(gtk_snapshot_new())
    var box = graphene_rect_t()
    graphene_rect_init(&box, 0, 0, Float(new.width), Float(new.height))
    gtk_snapshot_append_texture(snapshot(), shown(), &box)
    guard let drawn = Obj(maybe: gtk_snapshot_free_to_paintable(snapshot(), &box.size)) else {
      return
    }
    gtk_picture_set_paintable(picture(), drawn())
    g_object_unref(drawn())
    let (width, height) = (gint(new.width.rounded(.up)), gint(new.height.rounded(.up)))
    adw_clamp_set_maximum_size(root(), width)
    adw_clamp_set_tightening_threshold(root(), width)
    gtk_widget_set_size_request(picture(), min(width, Self.least), height)
  }
}
#endif
