import Foundation
import TableCore

// Loads pictures of rows that are likely to come into view, as predicted by a scrolling host.
extension TableScreen {
  /// The greatest number of pictures that are loaded ahead at once.
  private static let aheadLimit = 32

  /// Starts loading the pictures of rows out of view into the cache.
  ///
  /// Only the picture of the row's `.image` is loaded; those that a cell class adds are known only
  /// once it draws the row.
  func loadImagesAhead(of rows: [NodeID]) {
    guard navigator?.host?.capabilities.contains(.images) == true else { return }
    for row in rows where imageLoads.ahead.count < Self.aheadLimit {
      guard layout.tablePath(of: row) != nil, let image = model.cell(row)?.image,
        case .remote(let url) = image.source, imageLoads.rows[url] == nil,
        TableImages.cache.pictures[url] == nil
      else { continue }
      imageLoads.ahead[url, default: []].insert(row)
      startLoading(url, of: row)
    }
    // Lazy rows were made for this, and may turn out to be hidden.
    _ = settleMadeRows()
  }

  /// Cancels the loads ahead that were for these rows alone.
  func stopLoadingAhead(of rows: [NodeID]) {
    for (url, waiting) in imageLoads.ahead {
      for row in rows where waiting.contains(row) { imageLoads.forgetAhead(url, row) }
      if imageLoads.ahead[url] == nil, imageLoads.rows[url] == nil {
        tasks.cancel(ImageLoads.Key(url: url))
      }
    }
  }
}

extension ImageLoads {
  /// Forgets that a picture is loaded ahead for a row.
  mutating func forgetAhead(_ url: URL, _ row: NodeID) {
    guard ahead[url]?.remove(row) != nil, ahead[url]?.isEmpty == true else { return }
    ahead[url] = nil
  }
}
