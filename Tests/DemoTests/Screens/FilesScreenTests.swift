import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// Folders, and what can be odd about them.
@MainActor struct FilesScreenTests {
  let folder: TemporaryFolder
  let path: FilePath

  init() throws {
    folder = try TemporaryFolder()
    path = FilePath(String(folder.url.path().dropLast()))
    for name in ["b", "a 10", "a 9", ".hidden folder"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: false)
    }
    _ = try folder.write("12345", to: "five bytes")
    _ = try folder.write("", to: ".hidden file")
    _ = try folder.write("x", to: "b/inside")
    symlink("nowhere", folder.url.appending(path: "dangling").path())
    symlink("b", folder.url.appending(path: "to b").path(percentEncoded: false))
  }

  @Test func `folders come before files, as a person sorts them`() async throws {
    let table = try await HeadlessHost.show(FilesScreen(path))
    #expect(table.sectionTitles == ["Folders", "Files"])
    #expect(table.titlesBySection == [["a 9", "a 10", "b", "to b"], ["dangling", "five bytes"]])
    #expect(table.chrome.title == folder.url.lastPathComponent)
  }

  @Test func `a folder that is not there any more, and has no name, is called something`()
    async throws
  {
    let table = try await HeadlessHost.show(FilesScreen(FilePath("")))
    #expect(!table.chrome.title.isEmpty)
    #expect(table.titles == [])
    #expect(table.chrome.failure?.hasPrefix("This folder cannot be read") == true)
  }

  @Test func `a folder that has gone has no time of a refresh, and can be read again`() async throws
  {
    let table = try await HeadlessHost.show(FilesScreen(path))
    try await table.tap("b")
    let inner = folder.url.appending(path: "b")
    try FileManager.default.removeItem(at: inner)
    try await table.refresh()
    #expect(table.chrome.failure?.hasPrefix("This folder cannot be read") == true)
    #expect(table.chrome.refresh?.time == nil)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
    try await table.retry()
    #expect(table.chrome.failure == nil && table.titles == [])
  }

  @Test func `hidden files show when asked for`() async throws {
    let table = try await HeadlessHost.show(FilesScreen(path))
    try await table.press("Show hidden")
    #expect(table.titles.contains(".hidden file") && table.titles.contains(".hidden folder"))
    try await table.press("Leave hidden out")
    #expect(!table.titles.contains(".hidden file"))
  }

  @Test func `whoever sees hidden files sees them in the next folder, too`() async throws {
    _ = try folder.write("", to: "b/.nobody sees me")
    try FileManager.default.removeItem(at: folder.url.appending(path: "b/inside"))
    let table = try await HeadlessHost.show(FilesScreen(path))
    try await table.tap("b")
    #expect(table.fact("Only hidden files") == "A tap shows them")
    try await table.tap("Only hidden files")
    #expect(table.fact(".nobody sees me")?.hasPrefix("empty · ") == true)
    try await table.back()
    try await table.press("Show hidden")
    try await table.tap("b")
    #expect(table.titles == [".nobody sees me"])
    try await table.press("Enclosing folder")
    #expect(table.titles.contains(".hidden file"))
  }

  @Test func `a folder opens, and its details are a long press away`() async throws {
    let table = try await HeadlessHost.show(FilesScreen(path))
    try await table.tap("b")
    #expect(table.titles == ["inside"])
    #expect(table.chrome.title == "b")
    try await table.press("Enclosing folder")
    #expect(table.titles.contains("five bytes"))
    try await table.back()
    try await table.back()
    try await table.longPress("b")
    #expect(table.fact("Kind") == "Folder")
    try await table.back()
    try await table.tap("five bytes")
    #expect(table.fact("Size") == "5 bytes")
    #expect(table.fact("Permissions")?.hasPrefix("rw") == true)
    #expect(table.fact("Modified") != nil)
    try await table.back()
    try await table.tap("b")
    try await table.tap("inside")
    #expect(table.fact("Size") == "1 byte")
  }

  @Test func `a link says where it leads, a broken one that it is`() async throws {
    let table = try await HeadlessHost.show(FilesScreen(path))
    #expect(table.fact("dangling") == "Broken link → nowhere")
    #expect(table.fact("to b")?.hasSuffix("→ b") == true)
    try await table.tap("dangling")
    #expect(table.fact("Kind") == "Link")
    #expect(table.fact("Leads to") == "nowhere")
    #expect(table.fact("Problem") == "Broken link")
  }

  @Test func `a folder that cannot be read says why`() async throws {
    let table = try await HeadlessHost.show(FilesScreen(path.appending(Array("none".utf8))))
    #expect(table.chrome.failure == "This folder cannot be read: No such file or directory")
    let file = try await HeadlessHost.show(FilesScreen(path.appending(Array("five bytes".utf8))))
    #expect(file.chrome.failure == "This folder cannot be read: Not a directory")
  }

  @Test func `a name that is no text, or would steer, shows harmlessly and opens`() async throws {
    let bytes: [UInt8] = [0x66, 0xFF, 0x1B, 0x5B, 0x32, 0x4A]
    let name = path.appending(bytes).bytes.map(CChar.init(bitPattern:)) + [0]
    #expect(mkdir(name, 0o700) == 0)
    let table = try await HeadlessHost.show(FilesScreen(path))
    let title = "f\\xFF\\u{1B}[2J"
    #expect(table.titles.contains(title))
    try await table.tap(title)
    #expect(table.chrome.title == title)
    #expect(table.chrome.emptyText == "This folder is empty.")
    #expect(Array("a\u{202E}b\n".utf8).harmlessText == "a\\u{202E}b\\u{A}")
  }

  @Test func `the root has no folder around it`() async throws {
    let table = try await HeadlessHost.show(FilesScreen(FilePath("/")))
    #expect(table.chrome.title == "/")
    #expect(table.chrome.trailing.first?.isEnabled == false)
    #expect(FilePath("/a").parent == FilePath("/"))
    #expect(FilePath("/a/b").parent == FilePath("/a"))
    #expect(FilePath("/").parent == nil)
  }

  @Test func `refreshing shows what came and went`() async throws {
    let table = try await HeadlessHost.show(FilesScreen(path))
    _ = try folder.write("", to: "new")
    try await table.refresh()
    #expect(table.titles(in: 1) == ["dangling", "five bytes", "new"])
  }
}
