#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting
import Testing

@testable import DemoScreens

/// What the README says is true.
@MainActor struct ReadmeTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func readme() throws -> String {
    try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
  }

  /// What is compiled of it: the demo's screen, the test, the lines of the table, and what only a phone compiles.
  private static let compiled = [
    "Demo/DemoScreens/Groceries/GroceriesScreen.swift", "Tests/DemoTests/Readme/ReadmeCode.swift",
    "Tests/DemoTests/Readme/ReadmeTable.swift",
    "Tests/UIKitCheck/Tests/UIKitCheckTests/Screens.swift",
  ]

  private static func compiledText() throws -> [String] {
    try compiled.map {
      try String(contentsOf: root.appending(path: $0), encoding: .utf8)
        .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .joined(separator: "\n")
    }
  }

  @Test func `its code is the demo's, and the tests'`() throws {
    let readme = try Self.readme()
    let compiled = try Self.compiledText().map { $0.filter { !$0.isWhitespace } }
    let blocks = readme.split(separator: "```swift\n").dropFirst().map {
      $0.split(separator: "```")[0]
    }
    #expect(blocks.count == 3)
    for block in blocks {
      let block = block.filter { !$0.isWhitespace }
      #expect(compiled.contains { $0.contains(block) }, "\(block)")
    }
  }

  /// The pieces of code in the table of what one line turns on, with the first words of their rows.
  private static func lines() throws -> [(row: Substring, code: String)] {
    let article = root.appending(path: "Sources/TableScreen/TableScreen.docc/WhatOneLineTurnsOn.md")
    let rows = try String(contentsOf: article, encoding: .utf8).split(separator: "\n").drop {
      !$0.hasPrefix("| what | the line |")
    }
    .dropFirst(2).prefix { $0.hasPrefix("| ") }
    return rows.flatMap { row in
      row.matches(of: /`([^`]+)`/).map { (row.prefix(40), String($0.output.1)) }
    }
  }

  @Test func `each line of its table is compiled`() throws {
    let compiled = try Self.compiledText().joined(separator: "\n")
    let lines = try Self.lines()
    #expect(lines.count > 90)
    for line in lines where !Self.words.contains(line.code) {
      let pattern = try Regex(ReadmeLine(line.code).pattern).asciiOnlyWordCharacters()
      #expect(compiled.contains(pattern), "\(line.row)…: \(line.code)")
    }
    for word in Self.words { #expect(lines.contains { $0.code == word }) }
  }

  /// What is named in the table and is no line of code.
  private static let words = ["text", "async", "TableScreenCells"]

  @Test func `what its table says runs`() async throws {
    let screen = MyScreen()
    let table = try await HeadlessHost.show(screen)
    let frame = table.frame(columns: 60, rows: 80)
    for title in ["Recent", "Rich", "Milk", "Row 0"] { #expect(frame.contains(title)) }
    try await table.tap("Acts")
    try await table.toggle("Switch")
    #expect(screen.done == ["edit Milk", "true", "Switch"])
    #expect(
      try await HeadlessHost.show(ReadmeCalls.owned(Filters())).titles == ["Green tea", "New"])
    let text = #"[{"cells": [{"name": "owner", "type": "text", "value": "Ada"}]}]"#
    let (screens, values) = try ReadmeCalls.described(text, ReadmeTests.root)
    #expect(screens.count == 2 && values.contains("Ada") && values.contains("owner"))
  }

  @Test func `the modules that it names are the package's`() throws {
    let readme = try Self.readme()
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let products = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.output.1) }
      // For the demo's own app.
      .filter { $0 != "DemoScreens" }
    #expect(products.count == 13)
    for product in products { #expect(readme.contains("`\(product)`"), "\(product)") }
  }

  @Test func `its picture is what the screen shows`() async throws {
    let table = try await HeadlessHost.show(GroceriesScreen(GroceryStore()))
    let frame = table.frame(columns: 76, rows: 9).split(separator: "\n").map { $0.dropFirst() }
    let readme = try Self.readme().split(separator: "\n").map { $0.dropFirst() }
    for line in frame { #expect(readme.contains(line), "\(line)") }
  }

  @Test func `a refresh brings what is new, and keeps what was changed`() async throws {
    let store = GroceryStore()
    let table = try await HeadlessHost.show(GroceriesScreen(store))
    try await table.toggle("Milk")
    try await table.delete("Tea")
    try await table.refresh()
    #expect(table.titles == ["Milk", "Bread", "Name"])
    #expect(store.items[0].isBought)
    try await table.refresh()
    #expect(table.titles == ["Milk", "Bread", "Name"])
  }

  @Test func `what its screen is told of a move is kept`() async throws {
    let store = GroceryStore()
    let table = try await HeadlessHost.show(GroceriesScreen(store))
    try await table.move("Tea", to: 0)
    #expect(store.items.map(\.name) == ["Tea", "Milk"])
    #expect(table.titles == ["Tea", "Milk", "Name"])
  }

  @Test func `it is no longer than a person reads`() throws {
    #expect(try Self.readme().split(separator: "\n", omittingEmptySubsequences: false).count <= 121)
  }
}
#endif
