import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// Data says the same wherever it is read, on the main actor or outside of it.
@MainActor @Suite struct ReadElsewhereTests {
  private static let names = TableDataNames(cells: .standard + .ready)

  /// A field of each type, with a value that its control cannot show, properties that it does not take, and limits that
  /// leave nothing.
  private nonisolated static let properties = [
    "", #", "properties": {"minimum": 0, "maximum": 10}"#,
    #", "properties": {"minimum": 9, "maximum": 2}"#,
    #", "properties": {"step": -1, "count": 3, "choices": ["a"], "placeholder": 7}"#,
    #", "properties": {"huh": 1}, "options": ["a", {"id": "b"}]"#,
  ]
  private nonisolated static let values = ["50", "-50.5", "true", #""x""#, "null", #"["a"]"#]

  /// The values of the fields in a screen that shows the table.
  private func values(_ table: TableData) -> [String: TableValue] {
    let screen = TableScreen()
    screen.show(table)
    return screen.formValues
  }

  @Test func `fields of every type have the same mistakes and the same values`() async throws {
    for type in TableCellClasses.ready.entries.keys.sorted() {
      for properties in Self.properties {
        let cells = Self.values.enumerated().map { place, value in
          #"{"title": "\#(place)", "name": "f\#(place)", "type": "\#(type)", "value": \#(value)\#(properties)}"#
        }
        let text = Data("[{\"cells\": [\(cells.joined(separator: ",\n"))]}]".utf8)
        let here = TableData(.json(text), names: Self.names)
        let elsewhere = await TableData.read(json: text, names: Self.names)
        #expect(elsewhere.mistakes == here.mistakes, "\(type)\(properties)")
        #expect(values(elsewhere) == values(here), "\(type)\(properties)")
        #expect(elsewhere.json(names: Self.names).text == here.json(names: Self.names).text)
      }
    }
  }

  @Test func `a control shows no other number than was sent, but for one that is said`() async {
    let text = Data(
      #"""
      [{"cells": [
        {"name": "stars", "type": "rating", "value": 9},
        {"name": "level", "type": "slider", "value": 50, "properties": {"minimum": 0, "maximum": 10}},
        {"name": "guests", "type": "stepper", "value": 50, "properties": {"minimum": 0, "maximum": 10}}
      ]}]
      """#.utf8)
    let data = await TableData.read(json: text, names: Self.names)
    #expect(data.mistakes.map(\.kind) == ["outOfRange", "outOfRange", "outOfRange"])
    #expect(
      values(data) == [
        "stars": .integer(5), "level": .number(10), "guests": .number(10),
      ])
  }
}

/// What a text says of itself is true: where it is wrong, and what mends it.
@MainActor @Suite struct NullByteTests {
  private func read(_ text: String, _ encoding: String.Encoding = .utf8) -> TableData {
    TableData(.json(text.data(using: encoding) ?? Data()), names: TableDataNames())
  }

  @Test(arguments: [
    ("[{\"title\": \"aaaa\", \"cells\": [{\"title\": \"x\0y\"}]}]", 1, 42),
    ("\n [\n {\"cells\": [{\"ti\0tle\": \"x\"}]}]", 3, 17),
    ("{\"cells\": [\n{\"title\": \"\0\"}]}", 2, 12),
  ]) func `a byte of nothing in a text is a control character, with its place`(
    text: String, line: Int, column: Int
  ) {
    let mistakes = read(text).mistakes
    let mistake = mistakes.first { $0.kind == "controlCharacter" }
    #expect(mistake?.line == line)
    #expect(mistake?.column == column)
    #expect(mistake?.remedy.contains("\\u0000") == true)
    #expect(!mistakes.contains { $0.kind == "notUTF8" })
  }

  @Test func `what is around it shows`() async throws {
    let screen = TableScreen(json: "[{\"cells\": [{\"title\": \"x\0y\"}, {\"title\": \"next\"}]}]")
    _ = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      #expect(table.titles.count == 2)
      #expect(table.titles.last == "next")
      #expect(table.frame(columns: 20, rows: 4).contains("next"))
    }
  }

  @Test func `a byte of nothing between values is one, too`() {
    let mistakes = read("[{\"cells\": [{\"title\": \0\"x\"}]}]\0").mistakes
    #expect(mistakes.first?.column == 23)
    #expect(!mistakes.contains { $0.kind == "notUTF8" })
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian,
    .utf32BigEndian,
  ]) func `a text in another encoding is still said to be in one`(encoding: String.Encoding) {
    for text in ["[{\"cells\": []}]", " \n{\"sections\": []}", "[]"] {
      #expect(read(text, encoding).mistakes.map(\.kind) == ["notUTF8"])
    }
  }

  @Test func `what is no text at all is still said to be none`() {
    for bytes in [[0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0, 0], Array("SQLite format 3\0".utf8)] {
      #expect(TableData(.json(Data(bytes))).mistakes.map(\.kind) == ["notUTF8"])
    }
  }
}

/// How many stars there are is a number that can be shown, or a mistake.
@MainActor @Suite struct StarCountTests {
  @Test(arguments: [
    (0, true), (-4, true), (101, true), (1_000_000, true), (1, false), (5, false), (100, false),
  ]) func `a number of stars that cannot be is a mistake`(count: Int, isWrong: Bool) {
    for field in [#""name": "r", "type": "rating""#, #""cellClass": "rating""#] {
      let text = #"[{"cells": [{"title": "r", \#(field), "properties": {"count": \#(count)}}]}]"#
      let data = TableData(
        .json(Data(text.utf8)), names: TableDataNames(cells: .standard + .ready))
      #expect(data.mistakes.map(\.kind) == (isWrong ? ["wrongKind"] : []))
      #expect(data.mistakes.first.map { $0.remedy.contains("1 to 100") } != false)
    }
  }
}
