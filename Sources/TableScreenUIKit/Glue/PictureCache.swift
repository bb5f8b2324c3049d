#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import CoreGraphics
import Foundation
import TableScreen
import UIKit

/// The cache of pictures at the size they show, so that a row that comes back decodes nothing.
@MainActor final class PictureCache {
  static let shared = PictureCache()

  private let pictures = NSCache<PictureKey, UIImage>()
  /// The callbacks that wait for each picture being scaled down.
  private var waiting: [PictureKey: [(UIImage) -> Void]] = [:]

  private init() { pictures.totalCostLimit = 64 << 20 }

  /// Forgets all pictures.
  func removeAll() { pictures.removeAllObjects() }

  /// Returns a picture scaled down to `pixels` on a side, or at its own size for nil.
  ///
  /// - Returns: the picture; nil if the bytes are no picture, or if it is still being scaled down,
  ///   after which `ready` gets it.
  func picture(
    _ image: TableImage, _ data: Data, pixels: Double?, ready: @escaping (UIImage) -> Void
  ) -> UIImage? {
    let key = PictureKey(data, pixels, image.contentMode)
    if let known = pictures.object(forKey: key) { return known }
    if waiting[key] != nil {
      waiting[key]?.append(ready)
      return nil
    }
    guard let whole = UIImage(data: data) else { return nil }
    guard let size = pixels.flatMap({ key.thumbnail(of: whole.size, pixels: $0) }) else {
      keep(whole, key)
      return whole
    }
    waiting[key] = [ready]
    // Decoding a large picture takes longer than a frame, so UIKit does it off the main thread.
    Task { [weak self] in
      let small = await whole.byPreparingThumbnail(ofSize: size) ?? whole
      self?.finish(small, key)
    }
    return nil
  }

  private func finish(_ picture: UIImage, _ key: PictureKey) {
    keep(picture, key)
    for ready in waiting.removeValue(forKey: key) ?? [] { ready(picture) }
  }

  private func keep(_ picture: UIImage, _ key: PictureKey) {
    let pixels = picture.size.width * picture.size.height * picture.scale * picture.scale
    pictures.setObject(picture, forKey: key, cost: Int(min(pixels * 4, 1e9)))
  }
}

/// The key of a cached picture: its bytes, size and content mode.
private final class PictureKey: NSObject {
  private struct Parts: Hashable {
    let data: Data
    let pixels: Double?
    let mode: TableImage.ContentMode
  }

  private let parts: Parts

  init(_ data: Data, _ pixels: Double?, _ mode: TableImage.ContentMode) {
    parts = Parts(data: data, pixels: pixels, mode: mode)
  }

  override var hash: Int { parts.hashValue }

  override func isEqual(_ object: Any?) -> Bool { (object as? PictureKey)?.parts == parts }

  /// Returns the size to scale a picture down to, or nil if it is small enough; its proportions
  /// stay if the mode keeps them.
  func thumbnail(of size: CGSize, pixels: Double) -> CGSize? {
    let (width, height) = (Double(size.width), Double(size.height))
    guard width > 0, height > 0, pixels > 0, max(width, height) > pixels else { return nil }
    switch parts.mode {
    case .scaleToFill: return CGSize(width: pixels, height: pixels)
    case .aspectFit, .aspectFill:
      let factor = pixels / (parts.mode == .aspectFit ? max(width, height) : min(width, height))
      return factor < 1 ? CGSize(width: width * factor, height: height * factor) : nil
    }
  }
}
#endif
