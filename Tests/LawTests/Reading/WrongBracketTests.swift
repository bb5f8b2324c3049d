import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// A sign that is typed wrong costs what it stands in, and the rows behind it stay rows.
@MainActor @Suite struct WrongBracketTests {
  private func read(_ json: String) -> (rows: [[String]], kinds: [String]) {
    let data = TableData(json: json, names: TableDataNames(cells: .standard + .ready))
    let written = try? JSONSerialization.jsonObject(with: Data(data.json().text.utf8))
    let table = written as? [String: Any]
    let sections = (table?["sections"] ?? written) as? [[String: Any]] ?? []
    let rows = sections.map { section in
      (section["cells"] as? [[String: Any]] ?? []).map { $0["title"] as? String ?? "" }
    }
    return (rows, data.mistakes.map(\.kind))
  }

  @Test(arguments: [
    #"[{"cells": [ {"title": "Milk", "image": {"name": "x"]} , {"title": "Last"}]}]"#,
    #"[{"cells": [ {"image": {"name": "x"], "title": "Milk"} , {"title": "Last"}]}]"#,
    #"{"cells": [ {"title": "Milk", "image": {"name": "x"]} , {"title": "Last"}]}"#,
  ])
  func `a wrong bracket at the end of an object in a row ends that object`(json: String) {
    #expect(read(json).rows == [["Milk", "Last"]])
    #expect(read(json).kinds == ["wrongBracket"])
  }

  @Test(arguments: [
    #"[{"cells": [{"title": "Milk"}}, {"title": "Last"}]}]"#,
    #"[{"cells": [{"title": "Milk"}], {"title": "Last"}]}]"#,
    #"{"cells": [{"title": "Milk"}}, {"title": "Last"}]}"#,
  ])
  func `a bracket too many between rows is passed over`(json: String) {
    #expect(read(json).rows == [["Milk", "Last"]])
    #expect(read(json).kinds == ["extraSign"])
  }

  @Test func `a bracket that is missing between sections is still found`() {
    for json in [
      #"[{"cells": [{"title": "Milk"}}, {"cells": [{"title": "Last"}]}]"#,
      #"[{"cells": [{"title": "Milk"}], {"cells": [{"title": "Last"}]}]"#,
    ] {
      #expect(read(json).rows == [["Milk"], ["Last"]], "\(json)")
      #expect(read(json).kinds.first == "wrongBracket", "\(json)")
    }
  }

  @Test func `settings with a wrong bracket do not swallow the rows`() {
    let (rows, kinds) = read(
      #"{"settings": {"style": "plain"], "cells": [{"title": "Milk"}]}"#)
    #expect(rows == [["Milk"]])
    #expect(kinds == ["wrongBracket"])
  }

  // MARK: Signs of text processors

  @Test(arguments: [
    #"[{“cells”: [{“title”: “Milk”}, {‘title’: ‘Last’}]}]"#,
    #"[{"cells": [{"title": „Milk“}, {"title": “Last"}]}]"#,
  ])
  func `curly quotes are taken for straight ones`(json: String) {
    let (rows, kinds) = read(json)
    #expect(rows == [["Milk", "Last"]])
    #expect(Set(kinds) == ["wrongQuotes"])
  }

  @Test func `a curly quote within a text is none of its ends`() {
    #expect(read(#"[{"cells": [{"title": “It’s “new”, he said”}]}]"#).rows.first?.count == 1)
    #expect(read(#"[{"cells": [{"title": “It’s new”}]}]"#).rows == [["It’s new"]])
    #expect(read(#"[{"cells": [{"title": "“Milk”"}]}]"#).kinds == [])
  }

  @Test(arguments: ["\u{A0}", "\u{200B}", "\u{FEFF}"])
  func `a blank of another kind is taken for a space`(blank: String) {
    let json = "[{\"cells\":\(blank)[{\"title\":\(blank)\"Milk\",\"lines\": 2\(blank)}]}]"
    let (rows, kinds) = read(json)
    #expect(rows == [["Milk"]])
    #expect(kinds == ["unusualSpace", "unusualSpace", "unusualSpace"])
  }

  @Test func `a comment without an end says that it takes all behind it`() {
    let data = TableData(json: #"[{"cells": [{"title": "a"}, /* none {"title": "b"}]}]"#)
    #expect(data.mistakes.contains { $0.what == "the comment that begins here has no */" })
  }
}
