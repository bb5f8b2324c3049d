import TableScreen
import TableScreenTesting
import Testing

@testable import DemoScreens

/// All characters, found and shown.
@MainActor struct CharactersScreenTests {
  @Test func `there are more than 150,000 in sections by script and kind`() async throws {
    let table = try await HeadlessHost.show(CharactersScreen())
    #expect(table.layout.rowCount > 150_000)
    for title in ["ASCII", "Arabic", "CJK", "Greek", "Latin", "Punctuation", "Symbols"] {
      #expect(table.sectionTitles.contains(title))
    }
    #expect(table.sectionTitles == table.sectionTitles.sorted())
    #expect(table.chrome.index.count >= 20)
  }

  @Test func `the index leads to the sections of its letter`() async throws {
    let table = try await HeadlessHost.show(CharactersScreen())
    try await table.jump(to: "G")
    #expect(table.sectionTitles[table.top.section].hasPrefix("G"))
  }

  @Test func `a search finds a name, and a number`() async throws {
    let table = try await HeadlessHost.show(CharactersScreen())
    try await table.search("GREEK SMALL LETTER ALPHA")
    #expect(table.titles.contains("α  Greek Small Letter Alpha"))
    #expect(table.titles.allSatisfy { $0.contains("Greek Small Letter Alpha") })
    try await table.search("u+1f980")
    #expect(table.titles == ["🦀  Crab"])
    try await table.search("no character is called this")
    #expect(table.chrome.emptyText == "No results")
    try await table.endSearch()
    #expect(table.layout.rowCount > 150_000)
  }

  @Test func `each character has a screen of its facts`() async throws {
    let table = try await HeadlessHost.show(CharactersScreen())
    try await table.search("greek small letter alpha")
    try await table.tap("α  Greek Small Letter Alpha")
    #expect(table.chrome.title == "U+03B1")
    #expect(table.fact("Name") == "GREEK SMALL LETTER ALPHA")
    #expect(table.fact("Category") == "Lowercase letter")
    #expect(table.fact("UTF-8") == "CE B1")
    #expect(table.fact("UTF-16") == "03B1")
    #expect(table.fact("Uppercase") == "Α")
    #expect(table.fact("In Swift") == "\"\\u{3B1}\"")
    #expect(table.fact("Lowercase") == nil, "it is lower case already")
    #expect(table.fact("Alphabetic") == "yes")
  }

  @Test(arguments: [0xAD, 0x200B, 0x202E, 0x2028, 0x2029, 0xFEFF])
  func `a character that steers is not shown`(
    number: UInt32
  ) throws {
    let character = try #require(Unicode.Scalar(number).flatMap(NamedScalar.init))
    #expect(character.glyph.isEmpty)
    #expect(!character.name.isEmpty)
  }

  @Test func `every named character is listed once`() async {
    let all = await CharacterSection.all.flatMap(\.characters)
    #expect(Set(all).count == all.count)
    #expect(all.allSatisfy { !$0.name.isEmpty })
  }
}

extension HeadlessHost {
  /// Returns what a row of a title and a value says, or nil where there is none.
  func fact(_ title: String) -> String? { row(title)?.texts.last?.text.plain }
}
