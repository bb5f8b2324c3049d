#if GTK
  import DemoScreens
  import Foundation
  import Testing

  /// Pictures of all demos, narrow and wide, light and dark.
  ///
  /// With `TABLESCREEN_PICTURES` they are kept in the folder of that name, to be looked at.
  @Suite(.serialized, .enabled(if: Desktop.isAvailable)) struct PictureTests {
    @Test(arguments: Demo.names) func `each demo is drawn without a complaint of GTK`(
      name: String
    ) async throws {
      let light = try await Desktop.picture(of: name, size: "420x640", isDark: false)
      let dark = try await Desktop.picture(of: name, size: "1000x700", isDark: true)
      for (kind, data) in [("narrow", light), ("wide-dark", dark)] {
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        // An empty window is a far smaller file.
        #expect(data.count > 4_000, "\(name), \(kind): \(data.count) bytes")
        guard let folder = ProcessInfo.processInfo.environment["TABLESCREEN_PICTURES"] else {
          continue
        }
        try data.write(to: URL(filePath: folder).appending(path: "\(name)-\(kind).png"))
      }
    }
  }
#endif
