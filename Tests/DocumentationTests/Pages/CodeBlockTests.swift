import Foundation
import TableScreenCells
import Testing

@testable import TableScreen
@testable import TableScreenData

/// What the documentation shows as code is code: it is compiled, and what it says comes out.
struct CodeBlockTests {
  /// What a page may show between fences: Swift, JSON, commands, and frames of a screen.
  private static let languages: Set = ["swift", "json", "sh", "nginx", "ini", ""]

  @Test func `every block of Swift in the pages is compiled`() throws {
    let compiled = try CompiledCode()
    let pages = try Repository.pages()
    #expect(pages.count >= 15)
    for page in pages {
      for block in page.blocks {
        #expect(
          Self.languages.contains(block.language), "\(page.path):\(block.line): \(block.language)")
        // A manifest is no part of a target; `Documentation/try-tutorial` builds it.
        guard block.language == "swift", !block.text.contains("import PackageDescription") else {
          continue
        }
        for part in compiled.missing(block.text) {
          Issue.record("\(page.path):\(block.line): not in any compiled file:\n\(part)")
        }
      }
    }
  }

  @Test func `every example in a comment is compiled`() throws {
    let compiled = try CompiledCode()
    // Those of the cells are held by the tests of the cells, row by row.
    for page in try Repository.comments() where !page.path.hasPrefix("Sources/TableScreenCells/") {
      for block in page.blocks where block.language == "swift" {
        for part in compiled.missing(block.text) {
          Issue.record("\(page.path):\(block.line): not in any compiled file:\n\(part)")
        }
      }
    }
  }

  @Test func `words that are set by name are written on the same page`() throws {
    var count = 0
    for page in try Repository.pages() + Repository.comments() {
      let code = page.blocks.filter { $0.language == "swift" }.map(\.text).joined(separator: "\n")
      for words in code.matches(of: /TableWords\.current = \.(\w+)/) {
        // The framework has English ones alone, and an example of its own test files would not show where others are from.
        count += 1
        #expect(
          code.contains("static var \(words.output.1): TableWords"),
          "\(page.path): \(words.output.1)")
      }
    }
    #expect(count > 0)
  }

  @MainActor @Test func `every table of JSON in the pages is read without a mistake`() throws {
    let names = TableDataNames(cells: .standard + .ready)
    var count = 0
    for page in try Repository.pages() {
      for block in page.blocks where block.language == "json" {
        #expect(
          TableData(json: block.text, names: names).mistakes == [], "\(page.path):\(block.line)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test func `every file and every demo that a page names is there`() throws {
    let demos = try Repository.text("Demo/DemoScreens/Demo.swift")
    for page in try Repository.pages() {
      let codes = page.lines.enumerated().flatMap { index, line in
        Page.code(in: String(line)).map { (index + 1, $0) }
      }
      for (line, code) in codes {
        if code.contains(/^(Benchmarks|Demo|Documentation|Sources|Tests)\/\S+$/),
          !code.hasPrefix("Sources/Shopping/"), !code.hasPrefix("Tests/ShoppingTests/")
        {
          let file = Repository.root.appending(path: code).path()
          #expect(FileManager.default.fileExists(atPath: file), "\(page.path):\(line): \(code)")
        }
        if let demo = code.firstMatch(of: /^swift run demo (\w+)$/)?.output.1 {
          let isThere = demos.contains("name: \"\(demo)\"") || ["keys", "schema"].contains(demo)
          #expect(isThere, "\(page.path):\(line): \(demo)")
        }
      }
      for table in page.tables where table[0].columns[0] == "demo" {
        for (line, columns) in table.dropFirst() {
          for demo in Page.code(in: columns[0]) {
            #expect(demos.contains("name: \"\(demo)\""), "\(page.path):\(line): \(demo)")
          }
        }
      }
    }
  }

  @Test func `a block that is not compiled is found`() throws {
    let compiled = try CompiledCode()
    let absent = ["let nobody", "wrote(this)"].joined(separator: " = ")
    #expect(compiled.missing("struct CodeBlockTests {\n…\n\(absent)") == [absent])
    let page = Page(
      path: "a.md",
      lines: ["Text", "```swift", "let a = 1", "```", "| a | b |", "| - | - |", "| `c|d` | e |"])
    #expect(page.blocks.map(\.line) == [3])
    #expect(page.blocks.map(\.text) == ["let a = 1"])
    #expect(page.tables.map { $0.map(\.columns) } == [[["a", "b"], ["`c|d`", "e"]]])
    #expect(Page.code(in: "`a` and `b`") == ["a", "b"])
  }
}
