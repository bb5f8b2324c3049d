import Foundation
import Testing

@testable import TableScreen
@testable import TableScreenData

/// The page of all keys has every key, each with a line of Swift that is compiled.
struct KeysPageTests {
  /// The lines of the page's columns of Swift.
  private static func lines() throws -> [String] {
    try Repository.page("Documentation/keys.md").tables.flatMap { table in
      guard table[0].columns.last == "in Swift" else { return [String]() }
      return table.dropFirst().flatMap { Page.code(in: $0.columns.last ?? "") }
    }
  }

  /// Keys of data that Swift has another way for: its bindings hold the name and the value of a field.
  private static let ofDataAlone: Set = ["table.$schema", "cell.name", "cell.value"]

  @Test func `every key has a line of Swift`() {
    for object in DataObject.all {
      for key in object.keys where !Self.ofDataAlone.contains("\(object.id).\(key.name)") {
        #expect(KeysInSwift.spelling(object.id, key.name) != nil, "\(object.id).\(key.name)")
      }
    }
  }

  @Test func `every line of Swift is compiled`() throws {
    let compiled = try CompiledCode(["Tests/DocumentationTests/"])
    let lines = try Self.lines()
    #expect(lines.count > 100)
    for line in lines { #expect(compiled.holds(line), "\(line)") }
  }

  @Test func `every setting and what it takes is on the page`() throws {
    let lines = try Self.lines().joined(separator: "\n")
    for path in Repository.files("Sources/TableScreen", ending: ".swift") {
      let text = try Repository.text(path)
      guard text.contains("extension TableSetting {") else { continue }
      for setting in text.matches(of: /public static (?:func|var) (\w+)/) {
        #expect(lines.contains(".\(setting.output.1)"), "\(path): \(setting.output.1)")
      }
      for function in text.matches(of: /public static func \w+(?:<[^>]*>)?\(([^)]*)/) {
        for label in function.output.1.matches(of: /(?:^|[,\n])\s*(\w+)(?: \w+)?:/) {
          let name = String(label.output.1)
          #expect(name == "_" || lines.contains("\(name):"), "\(path): \(name)")
        }
      }
    }
  }

  @Test func `everything that a section is made of is on the page`() throws {
    let lines = try Self.lines().joined(separator: "\n")
    // What a line of the page sets by a modifier, what only says what was set, and what changes rows that are there.
    let said: Set = [
      "isMasked", "tags", "emptyPolicy", "indexTitle", "headerView", "footerView", "count",
      "map",
    ]
    for path in Repository.files("Sources/TableCore/Descriptors", ending: ".swift")
    where path.contains("/TableSection") {
      for member in try Repository.text(path).matches(
        of: /\n  (?:@MainActor )?public (?:internal\(set\) )?(?:static )?(?:func|var) (\w+)/)
      {
        let name = String(member.output.1)
        let isThere =
          lines.contains(".\(name)") || lines.contains("\(name):") || said.contains(name)
        let ofTheView = path.hasSuffix("TableSectionView.swift")
        #expect(isThere || ofTheView || name == "title", "\(path): \(name)")
      }
    }
  }
}
