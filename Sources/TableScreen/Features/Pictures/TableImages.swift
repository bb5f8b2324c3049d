public import Foundation
import TableCore

/// The loader, the limits and the cache of remote pictures.
@MainActor public enum TableImages {
  /// The loader of pictures, unless a screen has its own.
  ///
  /// Where windows have their own environment, the loader set while a window is at work is that window's alone, and so is the
  /// cache of what it loads: nobody sees what somebody else may see.
  public static var loader: any TableImageLoader {
    get { inUse.loader }
    set {
      guard let environment = TableEnvironment.current else { return common.loader = newValue }
      environment.pictures = Pictures(loader: newValue)
    }
  }
  /// The limits of loading one picture.
  public static var limits = TableImageLimits()
  /// The cache of loaded pictures.
  public static var cache: TableImageCache {
    // Not by `get` and `set`, which would copy the list of pictures for each one that is looked up.
    _read { yield inUse.cache }
    _modify { yield &inUse.cache }
  }

  private static let common = Pictures(loader: URLImageLoader())
  private static var inUse: Pictures { TableEnvironment.current?.pictures ?? common }
}

/// The loader of pictures, and what it has loaded: of all windows, or of one.
@MainActor private final class Pictures {
  var loader: any TableImageLoader
  var cache = TableImageCache()

  init(loader: any TableImageLoader) { self.loader = loader }
}

extension TableEnvironment {
  /// The pictures of the window alone, or nil for those of all.
  @MainActor fileprivate var pictures: Pictures? {
    get { values[ObjectIdentifier(Pictures.self)] as? Pictures }
    set { values[ObjectIdentifier(Pictures.self)] = newValue }
  }
}

/// A cache of loaded pictures, bounded by a number of bytes, that evicts the least recently used.
public struct TableImageCache: Sendable {
  /// The most bytes in the cache; the least recently used pictures are evicted first.
  public var bound: Int {
    didSet { shrink(to: bound) }
  }
  /// The number of bytes in the cache.
  public private(set) var byteCount = 0
  private(set) var pictures: [URL: (data: Data, use: Int)] = [:]
  private var uses = 0

  /// Creates an empty cache.
  public init(bound: Int = 50_000_000) { self.bound = bound }

  /// Returns the picture of a URL, or nil, and marks it as used.
  public mutating func data(for url: URL) -> Data? {
    guard let data = pictures[url]?.data else { return nil }
    uses += 1
    pictures[url]?.use = uses
    return data
  }

  /// Adds a picture, unless it alone is larger than the bound.
  public mutating func insert(_ data: Data, for url: URL) {
    remove(url)
    guard data.count <= bound else { return }
    uses += 1
    pictures[url] = (data, uses)
    byteCount += data.count
    // An eighth more than needed is evicted at once, so that not every picture has to sort by use.
    if byteCount > bound { shrink(to: bound - bound / 8, keeping: url) }
  }

  /// Removes a picture.
  public mutating func remove(_ url: URL) {
    if let old = pictures.removeValue(forKey: url) { byteCount -= old.data.count }
  }

  /// Removes all pictures.
  public mutating func removeAll() { self = TableImageCache(bound: bound) }

  private mutating func shrink(to bound: Int, keeping kept: URL? = nil) {
    guard byteCount > bound else { return }
    for url in pictures.sorted(by: { $0.value.use < $1.value.use }).map(\.key) where url != kept {
      if byteCount <= bound { return }
      remove(url)
    }
  }
}
