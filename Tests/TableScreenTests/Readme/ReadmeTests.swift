import Foundation
import Testing

@testable import TableScreen

/// What the README says is true.
@MainActor struct ReadmeTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  @Test func `its code is what the tests compile`() throws {
    let readme = try Self.readme()
    let compiled = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "ReadmeCode.swift"),
      encoding: .utf8
    ).replacing(" ", with: "")
    let blocks = readme.split(separator: "```swift\n").dropFirst().map {
      $0.split(separator: "```")[0]
    }
    #expect(blocks.count == 3)
    for block in blocks where !block.hasPrefix("TerminalApp.run(") {
      #expect(compiled.contains(String(block).replacing(" ", with: "")))
    }
  }

  @Test func `its picture is what the screen shows`() async throws {
    let table = try await HeadlessHost.show(GroceriesScreen(GroceryStore()))
    let frame = table.frame(columns: 76, rows: 9).split(separator: "\n").map { $0.dropFirst() }
    let readme = try Self.readme().split(separator: "\n").map { $0.dropFirst() }
    for line in frame { #expect(readme.contains(line), "\(line)") }
  }

  @Test func `it is no longer than a person reads`() throws {
    #expect(try Self.readme().split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }
}
