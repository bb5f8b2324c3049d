import Foundation
import Testing

@testable import TableScreenWeb

@Suite struct PageTextTests {
  @Test func `the page is made of the files in the folder`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/TableScreenWeb/Page")
    func file(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    let modules = try file("order.txt").split(separator: "\n").map { "\($0).js" }
    let texts = try (["page.html"] + modules + ["page.css"]).map(file)
    let hash = String(WebVersion.hash(of: texts.joined()), radix: 16)
    let number = String(repeating: "0", count: 16 - hash.count) + hash
    #expect(PageText.files == number, "run Sources/TableScreenWeb/Page/embed")
  }

  @Test func `a browser gets what it takes`() {
    #expect(PageFiles.script.encoding(in: "gzip, deflate, br") == "br")
    #expect(PageFiles.script.encoding(in: "gzip, br;q=0") == "gzip")
    #expect(PageFiles.script.encoding(in: "brotli") == nil)
    #expect(PageFiles.script.encoding(in: nil) == nil)
    #expect(WebResponse("A text").encoding(in: "br, gzip;q=0.5") == "gzip")
  }

  @Test func `the page fits into its bound`() {
    #expect((PageFiles.script.pressed?.count ?? .max) < 25_000)
    #expect((PageFiles.style.pressed?.count ?? .max) < 6_500)
  }
}
