import Foundation
import Testing

@Suite struct ArticleTests {
  @Test(arguments: ["nginx.conf", "nginx-servers.conf", "lists.service"])
  func `the article shows the files that are beside the demo`(_ name: String) throws {
    let top = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let article = try String(
      contentsOf: top.appending(path: "Sources/TableScreenWeb/TableScreenWeb.docc/ATeam.md"),
      encoding: .utf8)
    let file = try String(
      contentsOf: top.appending(path: "Demo/demo-web/\(name)"), encoding: .utf8)
    #expect(article.contains("\n\(file)```\n"))
  }
}
