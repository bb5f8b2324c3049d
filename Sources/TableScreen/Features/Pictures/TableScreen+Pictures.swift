import Foundation
import TableCore

/// The remote pictures that rows in view show.
struct ImageLoads {
  /// The rows that show a picture, by its address.
  var rows: [URL: Set<NodeID>] = [:]
  /// Those that came; held while a row in view shows them, whatever the cache lets go of.
  var loaded: [URL: Data] = [:]
  /// Why others did not come.
  var failures: [URL: String] = [:]

  /// Which picture a task is for.
  struct Key: Hashable, CustomStringConvertible {
    let url: URL
    var description: String { "the picture \(url)" }
  }
}

extension TableScreen {
  /// Describes how far the remote pictures in a row have come.
  func describePictures(in content: inout RowContent) {
    content.images = imageStates(in: content)
  }

  private func imageStates(in content: RowContent) -> [URL: RowImageState] {
    guard navigator?.host?.capabilities.contains(.images) == true else { return [:] }
    var urls: Set<URL> = []
    content.body.addRemoteImages(to: &urls)
    if case .element(let element) = content.accessory { element.addRemoteImages(to: &urls) }
    return Dictionary(uniqueKeysWithValues: urls.map { ($0, imageState(of: $0)) })
  }

  private func imageState(of url: URL) -> RowImageState {
    if let data = imageLoads.loaded[url] { return .loaded(data) }
    if let failure = imageLoads.failures[url] { return .failed(failure) }
    return TableImages.cache.pictures[url].map { .loaded($0.data) } ?? .loading
  }

  /// Holds the pictures of a row that is drawn, and starts to load those that nobody loads yet.
  func loadImages(in content: RowContent, of row: NodeID) {
    if !imageLoads.rows.isEmpty { forgetImages(of: row, but: Set(content.images.keys)) }
    for url in content.images.keys { loadImage(url, of: row) }
  }

  private func loadImage(_ url: URL, of row: NodeID) {
    imageLoads.rows[url, default: []].insert(row)
    if imageLoads.loaded[url] != nil || imageLoads.failures[url] != nil { return }
    if let data = TableImages.cache.data(for: url) {
      imageLoads.loaded[url] = data
      return
    }
    let (loader, limits) = (owner(of: row).imageLoader, TableImages.limits)
    tasks.start(ImageLoads.Key(url: url)) { [weak self] in
      let result: Result<Data, any Error>
      do {
        result = .success(try await loader.data(from: url, limits: limits))
      } catch { result = .failure(error) }
      // Who is no longer waited for says nothing, whatever it has brought.
      if !Task.isCancelled { self?.finish(url, result) }
    }
  }

  private func finish(_ url: URL, _ result: Result<Data, any Error>) {
    switch result {
    case .success(let data):
      TableImages.cache.insert(data, for: url)
      imageLoads.loaded[url] = data
    case .failure(let error): imageLoads.failures[url] = words(for: error)
    }
    model.update { for row in imageLoads.rows[url] ?? [] { model.touch(row) } }
  }

  /// Lets go of the pictures of a row, save for some that it still shows; what nobody shows is not loaded.
  func forgetImages(of row: NodeID, but kept: Set<URL> = []) {
    for (url, rows) in imageLoads.rows where rows.contains(row) && !kept.contains(url) {
      imageLoads.rows[url]?.remove(row)
      guard imageLoads.rows[url]?.isEmpty == true else { continue }
      imageLoads.rows[url] = nil
      imageLoads.loaded[url] = nil
      imageLoads.failures[url] = nil
      tasks.cancel(ImageLoads.Key(url: url))
    }
  }
}

extension RowElement {
  /// Adds the addresses of the pictures in the element.
  fileprivate func addRemoteImages(to urls: inout Set<URL>) {
    switch self {
    case .image(let image): if case .remote(let url) = image.source { urls.insert(url) }
    case .stack(let stack): for element in stack.elements { element.addRemoteImages(to: &urls) }
    default: break
    }
  }
}
