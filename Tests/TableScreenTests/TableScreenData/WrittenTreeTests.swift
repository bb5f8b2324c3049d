import TableScreen
import TableScreenData
import Testing

/// A tree of rows is written as deep as it is read.
@MainActor @Suite struct WrittenTreeTests {
  /// Returns a table of rows below each other.
  private func tree(_ levels: Int, _ children: String = "[#]") -> String {
    let lines = (0..<levels).reversed().reduce("") { below, level in
      let inner =
        below.isEmpty ? "" : #", "children": \#(children.replacing("#", with: below))"#
      return #"{"title": "level \#(level)"\#(inner)}"#
    }
    return #"{"sections": [{"cells": [\#(lines)]}]}"#
  }

  @Test(arguments: [1, 13, 28])
  func `what is written is read without a mistake`(levels: Int) {
    let data = TableData(json: tree(levels))
    let (text, leftOut) = data.json()
    let again = TableData(json: text)
    #expect(data.mistakes == [] && leftOut == [] && again.mistakes == [])
    #expect(text.contains("level \(levels - 1)") && again.json().text == text)
  }

  @Test(arguments: [
    #"{"cells": [#], "expanded": true}"#, #"{"sections": [{"title": "S", "cells": [#]}]}"#,
    #"{"sections": [{"cells": [#]}, {"cells": []}], "showsTitles": true}"#,
  ])
  func `children that say more come back with it`(children: String) {
    let data = TableData(json: tree(4, children))
    let (text, leftOut) = data.json()
    let again = TableData(json: text)
    #expect(data.mistakes == [] && leftOut == [] && again.mistakes == [])
    #expect(again.json().text == text)
    #expect(text.contains("expanded") == children.contains("expanded"))
    #expect(text.contains("showsTitles") == children.contains("showsTitles"))
  }

  @Test(arguments: ["[#]", #"{"sections": [{"title": "S", "cells": [#]}]}"#])
  func `what lies deeper than data are read is left out and said`(children: String) {
    let levels = 35
    let data = TableData(json: tree(levels, children), limits: .init(depth: 200))
    let (text, leftOut) = data.json()
    #expect(leftOut.count == 1 && leftOut.first?.path.hasSuffix(".children") == true)
    let again = TableData(json: text)
    #expect(again.mistakes == [] && again.json().text == text)
    #expect(text.contains("level 10") && !text.contains("level \(levels - 1)"))
  }
}
