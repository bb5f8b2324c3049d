import Foundation
import TableScreen
import Testing

@testable import DemoScreens

/// What the README says is true.
@MainActor struct ReadmeTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The demo's screen, and the tests of it.
  private static let compiled = [
    "Demo/DemoScreens/Groceries/GroceriesScreen.swift", "Tests/DemoTests/Readme/ReadmeCode.swift",
  ]

  @Test func `its code is the demo's, and the tests'`() throws {
    let readme = try Self.readme()
    let compiled = try Self.compiled.map {
      try String(contentsOf: Self.root.appending(path: $0), encoding: .utf8)
        .replacing(" ", with: "")
    }
    let blocks = readme.split(separator: "```swift\n").dropFirst().map {
      $0.split(separator: "```")[0]
    }
    #expect(blocks.count == 3)
    for block in blocks where !block.hasPrefix("TerminalApp.run(") {
      let block = String(block).replacing(" ", with: "")
      #expect(compiled.contains { $0.contains(block) })
    }
  }

  @Test func `its picture is what the screen shows`() async throws {
    let table = try await HeadlessHost.show(GroceriesScreen(GroceryStore()))
    let frame = table.frame(columns: 76, rows: 9).split(separator: "\n").map { $0.dropFirst() }
    let readme = try Self.readme().split(separator: "\n").map { $0.dropFirst() }
    for line in frame { #expect(readme.contains(line), "\(line)") }
  }

  @Test func `what its screen is told of a move is kept`() async throws {
    let store = GroceryStore()
    let table = try await HeadlessHost.show(GroceriesScreen(store))
    try await table.move("Tea", to: 0)
    #expect(store.items.map(\.name) == ["Tea", "Milk"])
    #expect(table.titles == ["Tea", "Milk", "Name"])
  }

  @Test func `it is no longer than a person reads`() throws {
    #expect(try Self.readme().split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }
}
