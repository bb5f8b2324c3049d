public import Foundation

/// The state of loading a remote picture of a row.
public enum RowImageState: Hashable, Sendable {
  /// The picture is not being loaded, because the host shows none or the row is not in view; its placeholder shows.
  case placeholder
  /// The picture is being loaded; its placeholder shows.
  case loading
  /// The picture is loaded, as the bytes of its file.
  case loaded(Data)
  /// The picture could not be loaded, with the reason in words; its placeholder shows.
  ///
  /// Loading is tried again when the row comes back into view.
  case failed(String)
}

extension RowContent {
  /// Returns the loading state of a picture: bytes count as loaded, and a named picture as a placeholder.
  public func state(of image: TableImage) -> RowImageState {
    switch image.source {
    case .data(let data): .loaded(data)
    case .named: .placeholder
    case .remote(let url): images[url] ?? .placeholder
    }
  }
}
