import Foundation
import TableScreen

/// The files of a state folder as former versions wrote them, for a ``TableStateFolder`` in the same place.
enum WebFormerFolder {
  /// Takes over the windows and browsers of a former version; a file that cannot be read is left alone.
  static func takeOver(_ folder: URL, into store: TableStateFolder) async throws {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files ?? [] {
      let name = file.lastPathComponent
      guard RandomID.isOne(name) || name == "browsers",
        let data = try? RegularFile.read(
          file.path(percentEncoded: false), limit: TableStateError.limit)
      else { continue }
      if RandomID.isOne(name) {
        try await store.keep(data, for: WebStates.window + name)
      } else {
        let browsers = try? JSONDecoder().decode([String].self, from: data)
        guard let browsers else { continue }
        for browser in browsers {
          try await store.keep(Data("{}".utf8), for: WebStates.key(ofBrowser: browser))
        }
      }
      // Another server of the same folder may have been as quick.
      try? FileManager.default.removeItem(at: file)
    }
  }
}
