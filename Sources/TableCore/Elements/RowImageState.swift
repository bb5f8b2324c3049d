public import Foundation

/// The state of loading a remote picture of a row.
public enum RowImageState: Hashable, Sendable {
  /// Nobody loads it: the host shows no pictures, or the row is not in view. Its placeholder shows.
  case placeholder
  /// It is on its way; its placeholder shows.
  case loading
  /// It is there, as the bytes of its file.
  case loaded(Data)
  /// It could not be loaded, and why; its placeholder shows. It is tried again when the row comes back into view.
  case failed(String)
}

extension RowContent {
  /// Returns how far a picture has come; one that is not remote counts as a placeholder, save for its own bytes.
  public func state(of image: TableImage) -> RowImageState {
    switch image.source {
    case .data(let data): .loaded(data)
    case .named: .placeholder
    case .remote(let url): images[url] ?? .placeholder
    }
  }
}
