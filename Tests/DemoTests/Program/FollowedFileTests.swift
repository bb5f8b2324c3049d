#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// A file that is shown is followed, whatever becomes of the folders and links that lead to it.
struct FollowedFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func table(_ rows: Int) -> String {
    let cells = (0..<rows).map { #"{"id": \#($0), "title": "Row \#($0)"}"# }
    return #"[{"cells": [\#(cells.joined(separator: ","))]}]"#
  }

  /// What becomes of the way to a file.
  enum Turn: CaseIterable, Sendable {
    case folderRemoved, folderOfFolderRemoved, folderMoved, folderOfFolderMoved, folderInUse
    case linkedFileSaved, linkedFileReplaced, linkTurned, linkedFolderTurned, linkedFolderMadeAgain
  }

  /// Takes the way to `a/b/rows.json` away, and makes it again with another text.
  private func turn(_ way: Turn, _ text: String) throws -> () throws -> Void {
    let files = FileManager.default
    let (a, b) = (folder.url.appending(path: "a"), folder.url.appending(path: "a/b"))
    let real = folder.url.appending(path: "real")
    let elsewhere = folder.url.appending(path: UUID().uuidString)
    func make() throws {
      try files.createDirectory(at: b, withIntermediateDirectories: true)
      _ = try folder.write(text, to: "a/b/rows.json")
    }
    func link(_ url: URL, to target: String) throws {
      try? files.removeItem(at: url)
      try files.createSymbolicLink(atPath: url.path(), withDestinationPath: target)
    }
    switch way {
    case .folderRemoved: try files.removeItem(at: b)
    case .folderOfFolderRemoved: try files.removeItem(at: a)
    case .folderMoved: try files.moveItem(at: b, to: elsewhere)
    case .folderOfFolderMoved: try files.moveItem(at: a, to: elsewhere)
    case .folderInUse:
      let held = open(b.path(), O_RDONLY | O_DIRECTORY)
      defer { close(held) }
      try files.removeItem(at: b)
      try make()
    case .linkedFileSaved, .linkedFileReplaced:
      return {
        let file = real.appending(path: "rows.json")
        try Data(text.utf8).write(to: file, options: way == .linkedFileSaved ? [] : .atomic)
      }
    case .linkTurned:
      return {
        try Data(text.utf8).write(to: real.appending(path: "other.json"))
        try link(b.appending(path: "rows.json"), to: "../../real/other.json")
      }
    case .linkedFolderTurned, .linkedFolderMadeAgain:
      return {
        let other = way == .linkedFolderTurned ? elsewhere : real
        if way == .linkedFolderMadeAgain { try files.removeItem(at: real) }
        try files.createDirectory(at: other, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: other.appending(path: "rows.json"))
        if way == .linkedFolderTurned { try link(b, to: "../\(elsewhere.lastPathComponent)") }
      }
    }
    return make
  }

  @MainActor @Test(arguments: Turn.allCases)
  func `a file is followed wherever its path leads`(way: Turn) async throws {
    let files = FileManager.default
    let real = folder.url.appending(path: "real")
    let b = folder.url.appending(path: "a/b")
    try files.createDirectory(at: b, withIntermediateDirectories: true)
    try files.createDirectory(at: real, withIntermediateDirectories: true)
    _ = try folder.write(table(1), to: "real/rows.json")
    switch way {
    case .linkedFileSaved, .linkedFileReplaced, .linkTurned:
      try files.createSymbolicLink(
        atPath: b.appending(path: "rows.json").path(),
        withDestinationPath: "../../real/rows.json")
    case .linkedFolderTurned, .linkedFolderMadeAgain:
      try files.removeItem(at: b)
      try files.createSymbolicLink(
        atPath: b.path(), withDestinationPath: real.path(percentEncoded: false))
    default: _ = try folder.write(table(1), to: "a/b/rows.json")
    }
    let path = b.appending(path: "rows.json").path(percentEncoded: false)
    let host = try await HeadlessHost.show(DataScreen(TableFile(path)))
    #expect(host.titles.count == 1)
    for round in 2...4 {
      let make = try turn(way, table(round))
      if round == 3, files.fileExists(atPath: path) == false {
        try await until { host.frame(columns: 100, rows: 60).contains("rows.json: ") }
      }
      try make()
      try await until { host.titles.count == round }
      // And saved again.
      _ = try folder.write(table(round + 10), to: "a/b/rows.json")
      try await until { host.titles.count == round + 10 }
    }
    host.close()
  }
}
#endif
