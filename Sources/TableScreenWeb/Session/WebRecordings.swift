import Foundation

/// The folder of recordings, with a file for each window.
struct WebRecordings {
  private let folder: URL

  init(_ folder: URL) { self.folder = folder }

  /// Returns the file of the next window, named by the moment and something that nobody can guess.
  func next() -> URL {
    let moment = Date.now.formatted(.iso8601.timeSeparator(.omitted))
    return folder.appending(path: "\(moment)-\(RandomID.make().prefix(6)).jsonl")
  }
}
