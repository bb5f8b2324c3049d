#if GTK
import CGTK
import Foundation
import TableScreen

/// The pictures of rows as textures, decoded beside the main thread and kept by the bytes of their files.
@MainActor enum PictureCache {
  /// A picture as far as it is known.
  enum State {
    case decoding
    case decoded(Obj)
    /// The bytes are no picture.
    case unreadable
  }

  /// The most bytes of a picture that is decoded at once, so that the icons of a list that scrolls have no sign in their
  /// place first.
  ///
  /// A frame pays for it: 0.3 ms for a picture of so many bytes, 23 ms at worst, where they hold 1,950 × 1,950 pixels of one
  /// color.
  private static let small = 16 * 1024
  private static let limit = 256
  private static var textures: [Data: Owned?] = [:]
  /// The rows that wait for a picture.
  private static var waiting: [Data: [ObjectIdentifier: Waiting]] = [:]

  private struct Waiting { weak var row: RowView? }

  /// Returns a picture as far as it is known; the row that shows it is drawn again once it is decoded.
  static func state(of data: Data, in row: RowView) -> State {
    if let known = textures[data] { return known.map { .decoded($0.object) } ?? .unreadable }
    if data.count <= small { return keep(makeTexture(data), of: data) }
    if waiting[data] == nil { decode(data) }
    waiting[data, default: [:]][ObjectIdentifier(row)] = Waiting(row: row)
    return .decoding
  }

  private static func decode(_ data: Data) {
    Task {
      _ = keep(await makeTextureApart(data), of: data)
      for waiting in (waiting.removeValue(forKey: data) ?? [:]).values { waiting.row?.redraw() }
    }
  }

  private static func keep(_ texture: Obj?, of data: Data) -> State {
    if textures.count >= limit { textures.remove(at: textures.startIndex) }
    textures[data] = .some(texture.map { Owned($0) })
    guard let texture else { return .unreadable }
    g_object_unref(texture())
    return .decoded(texture)
  }
}
#endif
