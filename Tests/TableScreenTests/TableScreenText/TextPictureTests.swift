import Foundation
import Testing

@testable import TableCore
@testable import TableScreen
@testable import TableScreenText

private final class GalleryScreen: TableScreen {
  override class var settings: Settings { [.title("Pictures")] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "name", .image: "star"]
        [.title: "icon", .image: "folder.badge.plus"]
        [.title: "unknown", .image: "my-logo"]
        [.title: "small", .image: .named("heart", radius: 4, size: 29)]
        [.title: "bytes", .image: .data(Data([1, 2]), radius: 3, size: 20)]
        [.title: "web", .image: URL(filePath: "/nowhere/a.png")]
        [.title: "tiled", .subtitle: "below", .image: .named("person", radius: 22, size: 44)]
        [.title: "huge", .image: .named("house", size: 10_000)]
      }
    ]
  }
}

private final class SizedScreen: TableScreen {
  let image: TableImage
  init(_ image: TableImage) {
    self.image = image
    super.init()
  }
  override var tableData: [Section] { [Section { [.title: "one", .image: image] }] }
}

/// A picture is a mark where there are only characters.
@MainActor struct TextPictureTests {
  @Test func `a picture by its name alone is no action`() {
    let cell: TableCell = [.title: "star", .image: .named("star"), .action: .named("open")]
    #expect(cell.image == TableImage(.named("star")))
    #expect(cell.action(.action) != nil)
    #expect(cell.mistakes.isEmpty)
  }

  @Test(.promotion(30, 31, 33)) func `each form of a picture is taken, and drawn as a mark`()
    async throws
  {
    let stage = try await TextStage(GalleryScreen(), columns: 30, rows: 16)
    expectRows(
      stage.paint(),
      """
      ▌★ name
       ▤ icon
       ▣ unknown
       ♥ small
       ▣ bytes
       ⠋ web
        ☻   tiled
            below
         ⌂    huge
      """)
    stage.options.isASCII = true
    #expect(stage.paint().lines[1] == "># name")
    #expect(stage.paint().lines[7] == "  #   tiled")
  }

  @Test(arguments: [-5, 0, 1, 20, 32.9, .nan, .infinity] as [Double])
  func `a small or senseless size is a mark, or room that is not too large`(size: Double)
    async throws
  {
    let screen = SizedScreen(TableImage(.named("star"), size: size))
    let stage = try await TextStage(screen, columns: 30, rows: 6)
    let frame = stage.paint()
    let isLarge = size == .infinity
    // A size out of range is a mistake of the row, too.
    let mark = size.isFinite && size >= 0 ? "" : " (!)"
    #expect(frame.lines[1] == (isLarge ? "▌  ★    one" : "▌★ one") + mark)
    #expect(frame.lines[4] == "")
  }

  @Test func `a remote picture shows how far it has come`() throws {
    let url = try #require(URL(string: "https://example.org/a.png"))
    let image = TableImage(.remote(url), size: 44, placeholder: "person")
    var composer = TextComposer(
      row: NodeID(1), options: TextOptions(), parts: TextParts(TextOptions()))
    func mark(_ state: RowImageState) -> [String] {
      composer.images[url] = state
      return composer.lines(.image(image), width: 10).map { $0.cells.map(\.text).joined() }
    }
    #expect(mark(.placeholder) == [" ☻  ", "    "])
    #expect(mark(.loading) == [" ⠋  ", "    "])
    #expect(mark(.loaded(Data())) == [" ☻  ", "    "])
    #expect(mark(.failed("gone")) == [" ⚠  ", "    "])
    #expect(composer.lines(.image(image), width: 10)[0].isAlive == false)
    composer.images[url] = .loading
    #expect(composer.lines(.image(image), width: 10)[0].isAlive)
  }

  @Test func `each pictogram is one column wide`() {
    for name in ["star", "heart", "person", "folder", "clock", "gear", "sun", "key", "play"] {
      let mark = TextGlyphs.unicode.pictogram(named: name)
      #expect(mark.map { TextWidth.columns(of: $0) } == 1, "\(name)")
    }
    #expect(TextGlyphs.unicode.pictogram(named: "") == nil)
    #expect(TextGlyphs.ascii.pictogram(named: "star") == nil)
  }
}
