#if GTK
import DemoScreens
import Foundation
import TestSupport
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

  @Test(arguments: Demo.names, [[], ["--rtl", "--text", "1.5"]])
  func `at no width anything hangs out, overlaps, or is cut beside free space`(
    name: String, look: [String]
  ) async throws {
    let (status, output) = try await Desktop.check(name, look)
    #expect(status == 0, "\(output)")
  }

  @Test(.timeLimit(.minutes(1)))
  func `a picture for which the display has no room ends with the reason`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "wide.png")
    let (status, output) = try await Desktop.picture(of: "groceries", in: file, size: "1600x500")
    #expect(status == 1)
    #expect(output.contains("the display has no room for a window of 1600 pixels"), "\(output)")
    #expect(try folder.names == [])
  }

  @Test func `what is no file stays as it is, and what cannot be written is said`() async throws {
    let folder = try TemporaryFolder()
    let pipe = folder.url.appending(path: "pipe.png")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    for (file, why) in [
      (pipe, "that is a folder, a pipe or a device; name a file"),
      (folder.url, "that is a folder, a pipe or a device; name a file"),
      (folder.url.appending(path: "none/x.png"), "its folder is not there; make it"),
    ] {
      let (status, output) = try await Desktop.picture(of: "groceries", in: file)
      #expect(status == 1)
      #expect(output.contains("demo-gtk: cannot write \(file.path): \(why)"), "\(output)")
    }
    #expect(
      try FileManager.default.attributesOfItem(atPath: pipe.path)[.type] as? FileAttributeType
        != .typeRegular)
    #expect(try folder.names == ["pipe.png"])
  }
}
#endif
