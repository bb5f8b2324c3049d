import Foundation

/// A folder that goes away with the test.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "UIKitCheck-\(UUID().uuidString)", directoryHint: .isDirectory)

  deinit { try? FileManager.default.removeItem(at: url) }
}
