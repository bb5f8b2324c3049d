import TableScreen
import TableScreenCells
import TableScreenData
import Testing

/// A quote within a text that has no \ before it costs the text, and no mistake names what is behind it: it may be the end of
/// a password.
@MainActor @Suite struct UnescapedQuoteTests {
  private nonisolated static let secrets = [
    #"abc"hunter2"#, #"abc" "hunter2"#, #"abc" hunter2"#, #""hunter2"#, #""hunter2""#,
    #"abc""hunter2"#, #"a", hunter2"#, #"a"hunter2, b"#, #"a"b"hunter2"#, #"a"b"c"hunter2"#,
    #"a"hunter2}"#, #"a"hunter2: b"#, #"a" b:hunter2"#, #"a"hunter2:b"c"#, #"a" b hunter2 c"#,
    #"a" 'hunter2"#, #"a"[hunter2"#, #"a","hunter2"#,
    #"a", hunter2""#, #"a","hunter2""#, #"a", hunter2:"#, #"a"“hunter2"#,
  ]

  private func check(_ json: String) -> TableData {
    let data = TableData(json: json, names: TableDataNames(cells: .ready))
    #expect(!data.mistakes.isEmpty)
    for mistake in data.mistakes { #expect(!"\(mistake)".contains("hunter2"), "\(json)") }
    return data
  }

  @Test(arguments: secrets, ["", "\n"])
  func `no mistake names it, and the rows behind are read`(_ secret: String, _ end: String) {
    let data = check(
      #"{"cells": [{"title": "A", "name": "a", "type": "secure", "value": "\#(secret)"\#(end)},"#
        + #" {"title": "B", "name": "b", "type": "text"}]}"#)
    #expect(data.secretFields == ["a"])
    if !secret.contains("[") { #expect(data.sections.first?.count == 2, "\(secret)") }
  }

  @Test func `a password without quotes is not named either`() {
    let data = check(
      #"{"cells": [{"name": "a", "type": "secure", "value": correct hunter2 horse}, {"title": "B"}]}"#
    )
    #expect(data.sections.first?.count == 2)
  }

  @Test func `the remedy says how a quote is written`() {
    let data = check(#"{"cells": [{"title": "abc"hunter2"}]}"#)
    #expect(data.mistakes.map(\.kind) == ["missingComma"])
    #expect(data.mistakes.first?.remedy == #"write it, or \" for a quote within a text"#)
  }

  @Test(arguments: [
    #"{"title": "A" "subtitle": "B"}"#, #"{"title": "A" subtitle: "B"}"#,
    "{\"title\": \"A\"\n\"subtitle\": \"B\"}", "{\"title\": \"A\"\nsubtitle: \"B\"}",
    #"{"title": "A", subtitle "B"}"#, #"{"title": "A", "subtitle" "B"}"#,
  ])
  func `a key behind a missing comma is a key`(_ cell: String) {
    let data = TableData(json: #"{"cells": [\#(cell)]}"#)
    #expect(!data.mistakes.isEmpty && data.mistakes.allSatisfy { $0.kind != "unknownKey" })
    #expect(data.json().text.contains(#""subtitle": "B""#), "\(cell): \(data.json().text)")
  }

  @Test func `a long line of words without a comma is read in no time`() {
    let words = String(repeating: "hunter2 ", count: 200_000)
    #expect(check(#"{"cells": [{"title": "A" \#(words)}]}"#).mistakes.count == 1)
  }

  @Test(arguments: [
    #"{"title": "A", footer: 1, "subtitle": ", "}"#, #"{"title": "A", footer: 1, subtitle: ", "}"#,
    #"{"title": "A", tag: "}", subtitle: ", "}"#, #"{"title": "A" tag: "b", subtitle: ", "}"#,
    #"{"title": "A" subtitle: ", "}"#,
  ])
  func `a text that begins with a sign is no end of another`(_ cell: String) {
    let data = TableData(json: #"{"cells": [\#(cell), {"title": "B"}]}"#)
    #expect(data.sections.first?.count == 2)
    #expect(data.json().text.contains(#""subtitle": ", ""#), "\(cell): \(data.json().text)")
  }
}
