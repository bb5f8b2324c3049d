public import Foundation

/// Remote pictures: what loads them, how much one may take, and those that came.
@MainActor public enum TableImages {
  /// What loads pictures.
  public static var loader: any TableImageLoader = URLImageLoader()
  /// How much one picture may take.
  public static var limits = TableImageLimits()
  /// The pictures that came last.
  public static var cache = TableImageCache()
}

/// The pictures that came last, as many as a number of bytes holds.
public struct TableImageCache: Sendable {
  /// How many bytes are held at most; pictures that were asked for longest ago go first.
  public var bound: Int {
    didSet { shrink(to: bound) }
  }
  /// How many bytes are held.
  public private(set) var byteCount = 0
  private(set) var pictures: [URL: (data: Data, use: Int)] = [:]
  private var uses = 0

  /// Creates an empty cache.
  public init(bound: Int = 50_000_000) { self.bound = bound }

  /// Returns the picture of an address, or nil.
  public mutating func data(for url: URL) -> Data? {
    guard let data = pictures[url]?.data else { return nil }
    uses += 1
    pictures[url]?.use = uses
    return data
  }

  /// Holds a picture, unless it is too large by itself.
  public mutating func insert(_ data: Data, for url: URL) {
    remove(url)
    guard data.count <= bound else { return }
    uses += 1
    pictures[url] = (data, uses)
    byteCount += data.count
    // Some more than needed goes at once, so that not every picture has to look for the oldest.
    if byteCount > bound { shrink(to: bound - bound / 8, keeping: url) }
  }

  /// Lets go of a picture.
  public mutating func remove(_ url: URL) {
    if let old = pictures.removeValue(forKey: url) { byteCount -= old.data.count }
  }

  /// Lets go of all pictures.
  public mutating func removeAll() { self = TableImageCache(bound: bound) }

  private mutating func shrink(to bound: Int, keeping kept: URL? = nil) {
    guard byteCount > bound else { return }
    for url in pictures.sorted(by: { $0.value.use < $1.value.use }).map(\.key) where url != kept {
      if byteCount <= bound { return }
      remove(url)
    }
  }
}
