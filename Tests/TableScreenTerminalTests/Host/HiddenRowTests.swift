#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import Testing

@testable import TableScreenTerminal

/// Every third of its words is described as hidden.
private final class HiddenWordScreen: TableScreen {
  struct Word: Identifiable, Equatable {
    let id: Int
  }
  var words: [Word]
  let source: ArraySource<Word>?
  override class var settings: Settings { [.searchable()] }

  init(_ count: Int, isSourced: Bool) {
    words = (0..<count).map { Word(id: $0) }
    source = isSourced ? ArraySource(words, cell: Self.cell) : nil
    super.init()
  }

  override var tableData: [Section] {
    if let source { return [Section(id: "words", source: source)] }
    // A search looks at these without making them.
    return [Section(items: words, searchText: { "word \($0.id)." }, cell: Self.cell)]
  }

  private static func cell(_ word: Word) -> Cell {
    [.title: "word \(word.id).", .masked: word.id % 3 == 0]
  }

  func insert(_ word: Word) {
    words.insert(word, at: 0)
    source?.items = words
    updateTableData()
  }
}

extension CursesTests {
  /// A row that is described as hidden is in no frame, not even in one that another follows at once.
  @Suite @MainActor struct HiddenRows {
    private func open(_ screen: Screen) throws -> TestTerminal {
      try TestTerminal([screen], columns: 40, lines: 12)
    }

    /// The words in view.
    private func words(_ terminal: TestTerminal) -> [Int] {
      terminal.lines.compactMap { line in
        line.firstRange(of: "word ").flatMap {
          Int(line[$0.upperBound...].prefix(while: \.isNumber))
        }
      }
    }

    @Test(arguments: [false, true]) func `the first frame has none`(isSourced: Bool) throws {
      let terminal = try open(HiddenWordScreen(40, isSourced: isSourced))
      defer { terminal.close() }
      #expect(terminal.line(of: "▌word 1.") != nil, "the cursor is on the first row that shows")
      #expect(words(terminal).starts(with: [1, 2, 4, 5, 7]))
      let written = String(decoding: terminal.written, as: UTF8.self)
      #expect(written.contains("word 1."))
      for word in stride(from: 0, to: 40, by: 3) { #expect(!written.contains("word \(word).")) }
    }

    @Test(arguments: [false, true]) func `a row that comes hidden is in no frame`(isSourced: Bool)
      throws
    {
      let screen = HiddenWordScreen(5, isSourced: isSourced)
      let terminal = try open(screen)
      defer { terminal.close() }
      screen.insert(.init(id: 99))
      screen.insert(.init(id: 100))
      terminal.host.drawIfNeeded()
      #expect(words(terminal) == [100, 1, 2, 4])
    }

    @Test(arguments: [false, true]) func `none comes into view`(isSourced: Bool) throws {
      let terminal = try open(HiddenWordScreen(500, isSourced: isSourced))
      defer { terminal.close() }
      let keys: [Key] =
        [.pageDown, .pageDown, .end, .pageUp, .pageUp, .home] + Array(repeating: .down, count: 20)
      for key in keys {
        terminal.press(key)
        #expect(words(terminal).count > 5)
        #expect(words(terminal).allSatisfy { $0 % 3 != 0 }, "after \(key)")
      }
    }

    @Test(arguments: [false, true]) func `a search finds none`(isSourced: Bool) throws {
      let terminal = try open(HiddenWordScreen(500, isSourced: isSourced))
      defer { terminal.close() }
      terminal.press("/")
      terminal.type("44")
      #expect(words(terminal).starts(with: [44, 244, 344]))
      #expect(words(terminal).allSatisfy { $0 % 3 != 0 })
    }
  }
}
#endif
