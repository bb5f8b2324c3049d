#if GTK
import CGTK
import TableScreen

/// What a row shows of a picture.
enum PictureFace: Equatable {
  case texture(Obj)
  /// An icon of the desktop, by its name.
  case icon(String)

  /// Chooses what shows of a picture: an icon stands in for one that is being loaded or decoded, or is not there.
  @MainActor init(of image: TableImage, in row: RowView) {
    let state = row.content?.state(of: image) ?? .placeholder
    guard case .loaded(let data) = state else {
      self = .icon(Pictures.icon(of: image, state))
      return
    }
    switch PictureCache.state(of: data, in: row) {
    case .decoded(let texture): self = .texture(texture)
    case .decoding: self = .icon(Pictures.icon(of: image, .loading))
    case .unreadable: self = .icon(Pictures.icon(of: image, state))
    }
  }
}
#endif
