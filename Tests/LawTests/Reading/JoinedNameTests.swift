import Foundation
import TableScreen
import TableScreenData
import Testing

/// A message about data names a key as it is written: what joins letters stays, and all else that is not seen is shown.
@MainActor @Suite struct JoinedNameTests {
  @Test(arguments: ["👨‍👩‍👧", "می‌خواهم"])
  func `joiners inside a character stay`(name: String) throws {
    let json = #"{"cells": [{"title": "Soup", "style": "\#(name)"}, {"\#(name)": 1}]}"#
    let data = TableData(json: json)
    let said = data.mistakes.map { "\($0.path) \($0.what)" }.joined(separator: "\n")
    #expect(said.components(separatedBy: name).count > 2, "\(said)")
    #expect(!said.contains("\u{FFFD}"), "\(said)")
  }

  @Test(arguments: ["\u{200D}", "a\u{200D}", "\u{202E}b", "\u{200B}"])
  func `what joins nothing is shown by a sign`(name: String) throws {
    let data = TableData(json: #"{"cells": [{"title": "Soup", "style": "\#(name)"}]}"#)
    #expect(data.mistakes.contains { $0.what.contains("\u{FFFD}") }, "\(data.mistakes)")
  }
}
