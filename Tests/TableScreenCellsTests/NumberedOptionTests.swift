import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// The ids of options are texts or whole numbers, and stay so.
@MainActor @Suite struct NumberedOptionTests {
  private static let json = #"""
    {"cells": [
      {"title": "P", "name": "p", "type": "picker", "options": [1, 2, "2", "3"], "value": 1},
      {"title": "S", "name": "s", "type": "segments", "value": 2,
       "options": [{"id": 1, "title": "One"}, {"id": 2, "title": "Two"}]},
      {"title": "M", "name": "m", "type": "multiPicker", "options": [1, 2, "x"], "value": [1, "x"]},
      {"title": "T", "name": "t", "type": "picker", "options": ["1", "2"], "value": "1"}
    ]}
    """#

  private func check(_ screen: TableScreen) throws {
    let expected = #"{"m":[1,"x"],"p":1,"s":2,"t":"1"}"#
    #expect(try String(decoding: screen.formJSON(), as: UTF8.self) == expected)
    // What is given back is taken again.
    screen.formValues = try .init(json: #"{"m": [2], "p": 2, "s": "1", "t": 2}"#)
    let other = #"{"m":[2],"p":2,"s":1,"t":"2"}"#
    #expect(try String(decoding: screen.formJSON(), as: UTF8.self) == other)
  }

  @Test func `the values of a form have the kinds that the data has`() throws {
    try check(TableScreen(json: Self.json, cells: .ready))
  }

  @Test func `and so has data that is written and read again`() throws {
    let names = TableDataNames(cells: .standard + .ready)
    let text = TableData(json: Self.json, names: names).json(names: names).text
    try check(TableScreen(json: text, cells: .ready))
  }
}
