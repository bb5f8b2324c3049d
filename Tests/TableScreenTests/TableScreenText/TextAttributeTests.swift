import Foundation
import TableScreen
import TableScreenTesting
import TableScreenText
import TestSupport
import Testing

/// A row for each attribute.
final class RichScreen: TableScreen {
  override class var settings: Settings { [.title("Rich"), .searchable()] }
  var opened: [URL] = []
  var did: [String] = []
  var opensByItself = false

  static func text(_ parts: (String, TableEmphasis)...) -> AttributedString {
    parts.reduce(into: AttributedString()) { text, part in
      var new = AttributedString(part.0)
      if !part.1.isEmpty { new.tableEmphasis = part.1 }
      text += new
    }
  }

  static func link(_ title: String, _ address: String) -> AttributedString {
    var text = AttributedString(title)
    text.link = URL(string: address)
    return text
  }

  override var tableData: [Section] {
    var red = AttributedString("red")
    red.tableColor = .red
    return [
      Section {
        [.title: Self.text(("a ", []), ("bold", .bold), (" word", []))]
        [.title: Self.text(("slanted", .italic), (" gone", .strikethrough))]
        [.title: "plain", .subtitle: Self.text(("below ", []), ("it", [.bold, .underline]))]
        [.title: red, .subtitle: red]
        [.title: "read " + Self.link("more", "https://example.org/more")]
        [.title: Self.link("both", "https://example.org/both"), .action: .perform(RichScreen.act)]
        [.title: "more", .children: .cells(expanded: false) { [.title: "inside"] }]
      }
    ]
  }

  override func open(_ url: URL) {
    opened.append(url)
    if opensByItself { super.open(url) }
  }

  func act() { did.append("act") }
}

/// The attributes of texts reach the grid.
@MainActor struct TextAttributeTests {
  private func stage() async throws -> TextStage {
    let stage = try await TextStage(RichScreen(), columns: 40, rows: 12)
    stage.options.showsCursor = false
    return stage
  }

  /// The characters of a frame whose style is as wanted, as one text.
  private func text(
    _ frame: TextFrame, _ line: Int, where isWanted: (TextStyle) -> Bool
  ) -> String {
    frame.grid.cells[line].filter { $0.text != " " && isWanted($0.style) }.map(\.text).joined()
  }

  @Test func `bold, slanted, underlined and struck parts are drawn so, and no others`() async throws
  {
    let frame = try await stage().paint()
    #expect(frame.lines[1] == " a bold word")
    #expect(text(frame, 1) { $0.marks.contains(.bold) } == "bold")
    #expect(text(frame, 2) { $0.marks.contains(.italic) } == "slanted")
    #expect(text(frame, 2) { $0.marks.contains(.strikethrough) } == "gone")
    #expect(text(frame, 3) { !$0.marks.isEmpty } == "")
    #expect(text(frame, 4) { $0.marks.contains([.bold, .underline]) } == "it")
    #expect(text(frame, 4) { $0.role == .secondary } == "belowit")
  }

  @Test func `a part has a color of its own, and is then not dim`() async throws {
    let frame = try await stage().paint()
    #expect(text(frame, 5) { $0.color == .red } == "red")
    #expect(text(frame, 6) { $0.color == .red && !$0.marks.contains(.dim) } == "red")
    #expect(text(frame, 1) { $0.color != nil } == "")
  }

  @Test func `a link is underlined, and a match in it is seen too`() async throws {
    let stage = try await stage()
    #expect(text(stage.paint(), 7) { $0.marks.contains(.underline) } == "more")
    try await stage.host.search("or")
    let frame = stage.paint()
    let line = try #require(frame.lines.firstIndex { $0.contains("read") })
    #expect(text(frame, line) { $0.role == .match && $0.marks.contains(.reverse) } == "or")
    #expect(text(frame, line) { $0.marks.contains(.underline) } == "more")
  }

  @Test func `a match in a bold text is bold and underlined, in a colored one it has no color`()
    async throws
  {
    let stage = try await stage()
    try await stage.host.search("ol")
    let bold = stage.paint()
    #expect(text(bold, 2) { $0.marks.contains([.bold, .underline]) && $0.role == .match } == "ol")
    try await stage.host.search("ed")
    let frame = stage.paint()
    let line = try #require(frame.lines.firstIndex { $0 == " red" })
    #expect(text(frame, line) { $0.role == .match && $0.color == nil } == "ed")
    #expect(text(frame, line) { $0.color == .red } == "r")
  }

  @Test func `the row that the cursor is on keeps its attributes`() async throws {
    let stage = try await TextStage(RichScreen(), columns: 40, rows: 12)
    let frame = stage.paint()
    #expect(frame.lines[1] == "▌a bold word")
    #expect(text(frame, 1) { $0.marks.contains([.bold, .selected]) } == "bold")
    #expect(text(frame, 1) { $0.marks.contains(.selected) } == "▌aboldword")
  }

  @Test func `a tap on a row without an action opens its link`() async throws {
    let screen = RichScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("read more")?.tap == .link)
    try await table.tap("read more")
    #expect(screen.opened.map(\.absoluteString) == ["https://example.org/more"])
    #expect(table.row("both")?.tap == .action)
    try await table.tap("both")
    #expect(screen.did == ["act"])
    #expect(screen.opened.count == 1)
    #expect(table.row("plain")?.isTappable == false)
  }

  @Test func `a host that cannot open an address shows it`() async throws {
    let screen = RichScreen()
    screen.opensByItself = true
    let table = try await HeadlessHost.show(screen)
    try await table.tap("read more")
    #expect(table.chrome.notice?.text == "https://example.org/more")
  }

  @Test func `runs are offsets of characters, whatever these are made of`() {
    var text = AttributedString("👨‍👩‍👧‍👦e\u{301}")
    var tail = AttributedString("字x")
    tail.tableColor = .rgb(red: 1, green: 2, blue: 3)
    text += tail
    let all = TableText(text)
    #expect(all.runs().map(\.characters) == [2..<4])
    #expect(all.runs(limit: 3).map(\.characters) == [2..<3])
    #expect(all.runs(limit: 2).isEmpty)
    #expect(TableText("plain").runs().isEmpty)
    #expect(all.link == nil)
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `the runs of a text are those that it was made of`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let letters = ["a", " ", "字", "👍🏽", "e\u{301}", "🇩🇪", "\n"]
    for round in 0..<Effort.rounds(200) {
      var text = AttributedString()
      var expected: [TableEmphasis] = []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let count = Int.random(in: 1...3, using: &random)
        let emphasis = TableEmphasis(rawValue: UInt8.random(in: 0...15, using: &random))
        var part = AttributedString(
          (0..<count).compactMap { _ in letters.randomElement(using: &random) }.joined(
            separator: "")
        )
        part.tableEmphasis = emphasis
        text += part
        // Flags and other parts may join what stands before them.
        let before = expected.count
        expected += Array(repeating: emphasis, count: max(text.characters.count - before, 0))
      }
      let runs = TableText(text).runs()
      for (offset, emphasis) in expected.enumerated() {
        let found = runs.first { $0.characters.contains(offset) }?.emphasis ?? []
        #expect(found == emphasis, "seed \(seed), round \(round), offset \(offset)")
      }
    }
  }
}
