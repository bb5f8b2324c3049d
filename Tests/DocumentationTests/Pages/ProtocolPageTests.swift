import Foundation
import Testing

/// The page of the protocol has every message that a page takes from the server, and every command that it can run.
struct ProtocolPageTests {
  @Test func `every message of the server is on the page`() throws {
    let script = try Repository.text("Sources/TableScreenWeb/Page/window.js")
    let start = try #require(script.range(of: "\n  verbs = {\n"))
    let table = try #require(script[start.upperBound...].split(separator: "  };").first)
    let verbs = table.split(separator: "\n").compactMap { line in
      line.split(separator: ":").first.map { String($0.drop(while: \.isWhitespace)) }
    }
    #expect(verbs.count > 10)
    let page = try page()
    for verb in verbs { #expect(page.contains("| `[\"\(verb)\", "), "\(verb)") }
  }

  @Test func `every command is on the page`() throws {
    let writer = try Repository.text("Sources/TableScreenWeb/Items/ChromeWriter.swift")
    let names = writer.matches(of: /case \.\w+: "(\w+)"/).map { String($0.output.1) }
    #expect(names.count > 8)
    let row = try #require(try page().firstMatch(of: /\| `cm` \|[^`]*`([a-zA-Z ]+)`/))
    #expect(Set(row.output.1.split(separator: " ").map(String.init)) == Set(names))
  }

  private func page() throws -> String {
    try Repository.text("Sources/TableScreenWeb/TableScreenWeb.docc/Protocol.md")
  }
}
