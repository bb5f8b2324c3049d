import Foundation
import TableCore

/// The remote pictures in the rows in view.
struct ImageLoads {
  /// The rows that show a picture, by its URL.
  var rows: [URL: Set<NodeID>] = [:]
  /// The loaded pictures; held while a row in view shows them, even after the cache has evicted them.
  var loaded: [URL: Data] = [:]
  /// The rows that are likely to come into view, by the URL of a picture that is loaded ahead for them.
  var ahead: [URL: Set<NodeID>] = [:]
  /// The texts of the errors of failed loads.
  var failures: [URL: String] = [:]

  /// The identity of the task that loads a picture.
  struct Key: Hashable, CustomStringConvertible {
    let url: URL
    var description: String { "the picture \(url)" }
  }
}

extension TableScreen {
  /// Describes the loading states of the remote pictures in a row.
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

  /// Holds the pictures of a drawn row, and starts loading those that are not being loaded yet.
  func loadImages(in content: RowContent, of row: NodeID) {
    if !imageLoads.rows.isEmpty { forgetImages(of: row, but: Set(content.images.keys)) }
    for url in content.images.keys { loadImage(url, of: row) }
  }

  private func loadImage(_ url: URL, of row: NodeID) {
    imageLoads.rows[url, default: []].insert(row)
    imageLoads.forgetAhead(url, row)
    if imageLoads.loaded[url] != nil || imageLoads.failures[url] != nil { return }
    if let data = TableImages.cache.data(for: url) {
      imageLoads.loaded[url] = data
      return
    }
    startLoading(url, of: row)
  }

  /// Starts loading a picture, unless it is being loaded already.
  func startLoading(_ url: URL, of row: NodeID) {
    let (loader, limits) = (owner(of: row).imageLoader, TableImages.limits)
    tasks.start(ImageLoads.Key(url: url)) { [weak self] in
      let result: Result<Data, any Error>
      do {
        result = .success(try await loader.data(from: url, limits: limits))
      } catch { result = .failure(error) }
      // The result of a cancelled task is dropped.
      if !Task.isCancelled { self?.finish(url, result) }
    }
  }

  private func finish(_ url: URL, _ result: Result<Data, any Error>) {
    imageLoads.ahead[url] = nil
    if case .success(let data) = result { TableImages.cache.insert(data, for: url) }
    // Pictures loaded ahead only go into the cache; a failure is shown no earlier than its row.
    guard let rows = imageLoads.rows[url] else { return }
    switch result {
    case .success(let data): imageLoads.loaded[url] = data
    case .failure(let error): imageLoads.failures[url] = words(for: error)
    }
    model.update { for row in rows { model.touch(row) } }
  }

  /// Releases the pictures of a row but `kept`, and cancels the loads of those that no other row shows.
  func forgetImages(of row: NodeID, but kept: Set<URL> = []) {
    for (url, rows) in imageLoads.rows where rows.contains(row) && !kept.contains(url) {
      imageLoads.rows[url]?.remove(row)
      guard imageLoads.rows[url]?.isEmpty == true else { continue }
      imageLoads.rows[url] = nil
      imageLoads.loaded[url] = nil
      imageLoads.failures[url] = nil
      if imageLoads.ahead[url] == nil { tasks.cancel(ImageLoads.Key(url: url)) }
    }
  }
}

extension RowElement {
  /// Adds the URLs of the remote pictures in the element.
  fileprivate func addRemoteImages(to urls: inout Set<URL>) {
    switch self {
    case .image(let image): if case .remote(let url) = image.source { urls.insert(url) }
    case .stack(let stack): for element in stack.elements { element.addRemoteImages(to: &urls) }
    default: break
    }
  }
}
