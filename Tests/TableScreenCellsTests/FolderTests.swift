import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// The screen of folders, on which a file is chosen where the host has no chooser.
@MainActor struct FolderTests {
  private final class Files: TableScreen {
    var file = ""
    let types: [String]
    let folder: URL
    init(_ folder: URL, _ types: [String] = []) {
      (self.folder, self.types) = (folder, types)
      super.init()
    }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "File", .bind: .to(\Files.file),
            .cellClass: .of(.file(types, folder: folder.path(percentEncoded: false))),
          ]
        }
      ]
    }
  }

  /// Makes folders and files, and removes them afterwards; the paths of links lead to what they link to.
  private func within(
    _ files: [String], links: [String: String] = [:], _ body: (URL) async throws -> Void
  ) async throws {
    let root = FileManager.default.temporaryDirectory.appending(
      path: "folders-\(UUID().uuidString)", directoryHint: .isDirectory
    ).resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: root) }
    for file in files {
      let url = root.appending(path: file)
      let folder = file.hasSuffix("/") ? url : url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if !file.hasSuffix("/") { try Data().write(to: url) }
    }
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        at: root.appending(path: link), withDestinationURL: root.appending(path: target))
    }
    try await body(root)
  }

  private func open(_ screen: Files) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(screen)
    try await table.tap("File")
    return table
  }

  @Test(arguments: [["a", "b"], ["b", "a"], ["a", ".."], ["a", "b", "a"], ["b", "..", "a"]])
  func `of several folders the one asked for last shows`(_ taps: [String]) async throws {
    try await within(["top/a/in a", "top/b/in b"]) { root in
      let table = try await open(Files(root.appending(path: "top")))
      let ids = try taps.map { title in
        try #require(table.path(of: title).flatMap { table.layout.row(at: $0)?.id })
      }
      for id in ids { table.visibleScreen.send(.tap(id)) }
      try await table.settle()
      let last = try #require(taps.last)
      #expect(table.titles == (last == ".." ? ["..", "top"] : ["..", "in \(last)"]))
    }
  }

  @Test(arguments: [[], ["png"]])
  func `a link is what it leads to`(_ types: [String]) async throws {
    let links = ["link": "elsewhere", "link.png": "elsewhere/in.png", "lost.png": "nowhere"]
    try await within(["elsewhere/in.png", "folder/", "file.png"], links: links) { root in
      let screen = Files(root, types)
      let table = try await open(screen)
      let folders = ["elsewhere", "folder", "link"]
      for title in folders + ["link.png", "file.png"] {
        let isFolder = folders.contains(title)
        #expect((table.row(title)?.accessory == .disclosure) == isFolder, "\(title)")
        #expect(table.row(title) != nil, "\(title)")
      }
      // There is no file behind it to choose.
      #expect(table.row("lost.png") == nil)
      try await table.tap("link")
      #expect(screen.file == "")
      #expect(table.titles == ["..", "in.png"])
      try await table.tap("..")
      #expect(table.titles.contains("file.png"))
      try await table.tap("link")
      try await table.tap("in.png")
      #expect(screen.file.hasSuffix("/link/in.png"))
    }
  }

  @Test(arguments: ["Pictures", ".."])
  func `a search ends in the folder that it led to`(_ title: String) async throws {
    try await within(["Pictures/receipt.png", "Pictures/inner/x.png", "Letters/"]) { root in
      let screen = Files(root)
      let table = try await open(screen)
      if title == ".." { try await table.tap("Letters") }
      try await table.search(title)
      try await table.tap(title)
      #expect(
        table.titles
          == (title == ".." ? ["..", "Letters", "Pictures"] : ["..", "inner", "receipt.png"]))
      #expect(table.chrome.search?.text == "")
    }
  }

  @Test func `a folder that cannot be read says so, and can be left`() async throws {
    try await within(["top/a/x"]) { root in
      let screen = Files(root.appending(path: "top"))
      let table = try await open(screen)
      try FileManager.default.removeItem(at: root.appending(path: "top/a"))
      try await table.tap("a")
      #expect(table.titles == [".."])
      #expect(table.chrome.failure != nil || table.chrome.notice != nil)
      try await table.tap("..")
      #expect(table.titles == [".."])
    }
  }
}
