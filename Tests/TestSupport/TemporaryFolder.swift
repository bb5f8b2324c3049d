package import Foundation

/// A folder that goes away with the test.
package final class TemporaryFolder: Sendable {
  package let url = root.appending(path: UUID().uuidString, directoryHint: .isDirectory)

  /// Holds the folders of all tests, and goes away with the program: what a test began may make its folder once more
  /// after the test has ended, and what it keeps for ever never lets go of one.
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.root) }
    return FileManager.default.temporaryDirectory
      .appending(path: "TableScreenTests-\(UUID().uuidString)", directoryHint: .isDirectory)
  }()

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Where nothing is kept.
  package static let nowhere = URL(filePath: "/nowhere", directoryHint: .isDirectory)

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and returns its path.
  package func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path(percentEncoded: false)
  }

  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path()).sorted() }
  }
}
