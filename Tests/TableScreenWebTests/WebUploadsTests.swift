import Foundation
import TableScreen
import TableScreenCells
import TestSupport
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

/// Rows that ask for files.
final class AlbumScreen: TableScreen {
  var first = ""
  var second = ""
  var third = ""
  override class var settings: Settings { [.title("Album")] }
  override var tableData: [Section] {
    [
      Section {
        Self.file("First", .to(\AlbumScreen.first))
        Self.file("Second", .to(\AlbumScreen.second))
        Self.file("Third", .to(\AlbumScreen.third))
        [.title: "Ask", .action: .confirm("Sure?", then: .perform(AlbumScreen.remove))]
      }
    ]
  }

  static let titles = ["First", "Second", "Third"]
  var values: [String] { [first, second, third] }

  private static func file(_ title: String, _ binding: TableBinding) -> Cell {
    [.title: title, .bind: binding, .cellClass: .of(.file())]
  }

  func remove() {}
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
    #expect(host.take(URL(filePath: "/tmp/x/walk.png"), token))
    #expect(screen.picture == "/tmp/x/walk.png")
    #expect(!host.awaits(token))
  }

  @Test func `each chosen file ends in its row, in whatever order choosers and files come`()
    async throws
  {
    for round in 0..<Effort.rounds(60) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      let screen = AlbumScreen()
      let page = try await FakePage.open([screen])
      // The choosers that are open, and the files that are on their way, in the order of the questions.
      var choosers: [(token: String, row: Int, number: Int)] = []
      var coming: [(token: String, row: Int, number: Int)] = []
      var (wanted, latest, asked) = (["", "", ""], [0, 0, 0], 0)
      for _ in 0..<20 {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          let row = Int.random(in: 0..<3, using: &random)
          try await page.send("t", page.handle(AlbumScreen.titles[row]))
          asked += 1
          let token = try #require(page.line.messages("up").last?[1].text)
          choosers.append((token, row, asked))
        case 2 where !choosers.isEmpty:
          let place = Int.random(in: choosers.indices, using: &random)
          try await page.send("up", .text(choosers.remove(at: place).token), 0)
        case 3 where !choosers.isEmpty:
          coming.append(
            choosers.remove(at: Int.random(in: choosers.indices, using: &random)))
        case 4 where !coming.isEmpty:
          arrive(coming.remove(at: Int.random(in: coming.indices, using: &random)))
        case 5:
          try await page.send("t", page.handle("Ask"))
          try await page.wait { $0.window["q"] != nil }
          try await page.send("q", -1)
          try await page.wait { $0.window["q"] == nil }
        default: break
        }
        #expect(screen.values == wanted, "round \(round)")
      }
      while !coming.isEmpty { arrive(coming.removeFirst()) }
      #expect(screen.values == wanted, "round \(round)")
      #expect(page.chrome["no"] == nil)

      func arrive(_ file: (token: String, row: Int, number: Int)) {
        #expect(page.session.host.awaits(file.token), "round \(round)")
        let isUsed = page.session.host.take(
          URL(filePath: "/tmp/x/\(file.number)"), file.token)
        #expect(isUsed == (file.number > latest[file.row]))
        // What was chosen later for a row is not replaced by what comes later.
        guard file.number > latest[file.row] else { return }
        (latest[file.row], wanted[file.row]) = (file.number, "/tmp/x/\(file.number)")
      }
    }
  }

  @Test func `a row is busy while a file is on its way to it, and shows how much has come`()
    async throws
  {
    for round in 0..<Effort.rounds(40) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      let screen = AlbumScreen()
      let page = try await FakePage.open([screen])
      let host = page.session.host
      var coming: [(token: String, row: Int, hundredths: Int)] = []
      for row in [0, 1, 0] {
        try await page.send("t", page.handle(AlbumScreen.titles[row]))
        coming.append((try #require(page.line.messages("up").last?[1].text), row, -1))
      }
      func expectShown() async throws {
        try await page.wait { page in
          AlbumScreen.titles.indices.allSatisfy { row in
            let last = coming.last { $0.row == row && $0.hundredths >= 0 }
            let shown = page.item(AlbumScreen.titles[row])["w"]
            return shown?.list?.first?.number == last.map { Double($0.hundredths) / 100 }
          }
        }
      }
      while !coming.isEmpty {
        let place = Int.random(in: coming.indices, using: &random)
        let file = coming[place]
        if file.hundredths < 100 {
          coming[place].hundredths = min(100, file.hundredths + .random(in: 1...60, using: &random))
          host.notes(file.token, Double(coming[place].hundredths) / 100)
        } else {
          coming.remove(at: place)
          switch Int.random(in: 0..<3, using: &random) {
          case 0:
            if host.take(URL(filePath: "/tmp/x/\(place)"), file.token) {
              // One that was asked for before for the row shows no more.
              for other in coming.indices where other < place && coming[other].row == file.row {
                coming[other].row = -1
              }
            }
          case 1: host.notes(file.token, nil)
          default: try await page.send("up", .text(file.token), 2)
          }
        }
        try await expectShown()
      }
    }
  }

  @Test func `a file that nobody takes any more is said to be lost`() async throws {
    for reason in [1, 2] as [JSON] {
      let root = AlbumScreen()
      let page = try await FakePage.open([root])
      let screen = AlbumScreen()
      root.open(screen)
      try await page.wait { $0.window["n"] == 2 }
      try await page.send("t", page.handle("First"))
      let token = try #require(page.line.messages("up").last?[1].text)
      screen.close()
      #expect(!page.session.host.awaits(token))
      try await page.send("up", .text(token), reason)
      try await page.wait { $0.window["n"] == 1 && $0.chrome["no"] != nil }
    }
  }

  @Test func `a file of another type, one too large, and none leave the row as it is`() async throws
  {
    let screen = PictureScreen()
    let page = try await FakePage.open([screen])
    func ask() async throws -> String {
      try await page.send("t", page.handle("Picture"))
      return try #require(page.line.messages("up").last?[1].text)
    }
    // What is not used is removed by who has received it.
    #expect(!page.session.host.take(URL(filePath: "/tmp/x/walk.sh"), try await ask()))
    // The name of a file that is no text is no value.
    let odd = try #require(URL(string: "file:///tmp/x/bad%FF.png"))
    #expect(!page.session.host.take(odd, try await ask()))
    try await page.send("up", .text(try await ask()), 0)
    try await page.send("up", .text(try await ask()), 1)
    #expect(screen.taken.isEmpty)
    #expect(throws: WebFault.malformed) { try page.receive(#"[9,"up","x",7]"#) }
  }
}
