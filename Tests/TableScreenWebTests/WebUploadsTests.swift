import Foundation
import TableScreen
import TableScreenCells
import Testing

@testable import TableScreenWeb

/// A row that asks for a picture.
private final class PictureScreen: TableScreen {
  var picture: String? = "" {
    didSet { taken.append(picture ?? "") }
  }
  var taken: [String] = []
  override class var settings: Settings { [.title("Picture")] }
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Picture", .bind: .to(\PictureScreen.picture),
          .cellClass: .of(.file(["png"])),
        ]
      }
    ]
  }
}

@MainActor @Suite struct WebUploadsTests {
  @Test(arguments: [
    ("a walk.png", "a walk.png"), ("../../etc/passwd", "passwd"), ("..\\..\\x.png", "x.png"),
    (".bashrc", "bashrc"), ("...", "file"), ("", "file"), ("/", "file"),
    ("a\nb\u{202E}.png", "ab.png"),
  ]) func `a name is that of a file alone`(_ name: String, _ safe: String) {
    #expect(WebUploads.safe(name) == safe)
  }

  @Test func `a long name keeps its ending`() {
    let name = WebUploads.safe(String(repeating: "å", count: 300) + ".png")
    #expect(name.hasSuffix(".png"))
    #expect(name.utf8.count <= 130)
    #expect(WebUploads.safe("a." + String(repeating: "b", count: 300)).utf8.count < 200)
  }

  @Test func `a file that was asked for is the value of its row`() async throws {
    let screen = PictureScreen()
    let page = try await FakePage.open([screen])
    try await page.send("t", page.handle("Picture"))
    let asked = try #require(page.line.messages("up").last)
    let token = try #require(asked[1].text)
    #expect(asked[2] == ["png"])
    let host = page.session.host
    #expect(host.awaits(token))
    #expect(!host.awaits(RandomID.make()))
    host.take(URL(filePath: "/tmp/x/walk.png"), token)
    #expect(screen.picture == "/tmp/x/walk.png")
    #expect(!host.awaits(token))
  }

  @Test func `a file of another type, one too large, and none leave the row as it is`() async throws
  {
    let screen = PictureScreen()
    let page = try await FakePage.open([screen])
    func ask() async throws -> String {
      try await page.send("t", page.handle("Picture"))
      return try #require(page.line.messages("up").last?[1].text)
    }
    page.session.host.take(URL(filePath: "/tmp/x/walk.sh"), try await ask())
    try await page.send("up", .text(try await ask()), 0)
    try await page.send("up", .text(try await ask()), 1)
    #expect(screen.taken.isEmpty)
    #expect(throws: WebFault.malformed) { try page.receive(#"[9,"up","x",7]"#) }
  }
}
