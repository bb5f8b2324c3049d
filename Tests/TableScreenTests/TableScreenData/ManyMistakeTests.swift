import TableScreen
import Testing

@testable import TableScreenData

/// However many mistakes cost a single value each, the table is a good one.
@MainActor @Suite struct ManyMistakeTests {
  private nonisolated static let cells = [
    "{\"title\": \"a\tb\"}", #"{"title": "a", "title": "b"}"#, #"{"height": 044}"#,
    #"{"title": "a\x"}"#, #"{"title": "a", "height": 1e999}"#,
  ]

  @Test(arguments: cells, [1, 100, 101, 400])
  func `it is not broken, and more than are listed are told`(cell: String, count: Int) {
    let list = Array(repeating: cell, count: count).joined(separator: ",\n")
    let data = TableData(json: #"{"cells": [\#(list)]}"#)
    #expect(!data.isBroken && data.sections.first?.count == count)
    #expect(data.mistakes.count == min(count, 101))
    let last = data.mistakes.last?.what
    if count == 101 { #expect(last == "there is 1 more mistake") }
    if count == 400 { #expect(last == "there are 300 more mistakes") }
  }

  @Test func `a text that is cut off behind them is broken`() {
    let list = Array(repeating: #"{"title": "a\x"}"#, count: 400).joined(separator: ",\n")
    #expect(TableData(json: #"{"cells": [\#(list)"#).isBroken)
  }

  @Test func `of a text that is broken in several places the first is named`() {
    let json = "[\n{\"cells\": []}\n{\"cells\": [\n"
    #expect(TableData(json: json).breach?.line == 1)
  }
}
