import Foundation
import Testing

@testable import TableScreenWeb

@Suite struct PageTextTests {
  @Test func `the files of the page are those in the folder`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/TableScreenWeb/Page")
    func file(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    func lines(_ text: String) -> [String] {
      text.replacing(/(?m)^[ \t]*\/\*(?:(?!\*\/)(?s:.))*\*\/[ \t]*$/, with: "").split(
        separator: "\n"
      )
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }
    let names = try file("order.txt").split(separator: "\n").map(String.init)
    let script = try names.flatMap { try lines(file("\($0).js")) }
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? String($0.dropFirst(7)) : $0 }
    let how = "run Sources/TableScreenWeb/Page/embed"
    #expect(PageText.script == script.joined(separator: "\n"), "\(how)")
    #expect(PageText.style == (try lines(file("page.css"))).joined(separator: "\n"), "\(how)")
    #expect(
      PageText.document == (try file("page.html")).trimmingCharacters(in: .whitespacesAndNewlines),
      "\(how)")
  }
}
