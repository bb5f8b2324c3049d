import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// A row says how many lines its texts take.
@MainActor struct TextLinesTests {
  private let tale = "one two three four five six seven eight nine ten"

  private func frame(_ cell: TableCell, columns: Int = 24) async throws -> [String] {
    let table = try await HeadlessHost.show(
      TableScreen(model: TableModel([TableSection(cells: [cell, [.title: "next"]])])))
    return table.frame(columns: columns, rows: 16).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test func `a subtitle takes as many lines as it needs, or as many as the row says`() async throws
  {
    let wrapped = ["one two three four", "five six seven eight", "nine ten"]
    #expect(
      try await frame([.title: "T", .subtitle: tale, .lines: 0]).starts(
        with: ["T"] + wrapped + ["next"]))
    let two = try await frame([.title: "T", .subtitle: tale, .lines: 2])
    #expect(two[1] == "one two three four")
    #expect(two[2].hasSuffix("…"))
    #expect(two[3] == "next")
    let one = try await frame([.title: "T", .subtitle: tale])
    #expect(one[1].hasSuffix("…"))
    #expect(one[2] == "next")
  }

  @Test func `a title without a subtitle wraps, and a short one takes one line`() async throws {
    #expect(try await frame([.title: tale, .lines: 0])[2] == "nine ten")
    #expect(try await frame([.title: "short", .lines: 0]).starts(with: ["short", "next"]))
  }

  @Test func `a long text shows as a whole`() async throws {
    let words = (0..<60).map { "word\($0)" }
    let table = try await HeadlessHost.show(
      TableScreen(
        model: TableModel([
          TableSection(cells: [[.title: words.joined(separator: " "), .lines: 0]])
        ])))
    let frame = table.frame(columns: 20, rows: 80)
    #expect(words.allSatisfy { frame.contains($0) })
  }

  @Test func `a row is as high as its content though all others are of one height`() async throws {
    let screen = ClosureHeightScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("fixed")?.height == 66)
    #expect(table.row("own")?.height == nil)
  }

  final class ClosureHeightScreen: TableScreen {
    override class var settings: Settings { [.rowHeight(.fixed(66))] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "fixed"]; [.title: "own", .height: .automatic]
        }
      ]
    }
  }

  @Test func `data says the same`() {
    let data = TableData(
      json:
        #"[{"cells": [{"title": "T", "lines": 0, "height": "automatic"}, {"title": "U", "lines": -1}]}]"#
    )
    #expect(data.mistakes.map(\.path) == ["[0].cells[1].lines"])
    let cells = data.sections[0].cells ?? []
    #expect(cells.map(\.lines) == [0, 1])
    #expect(cells.first?[.height] as? TableSymbol == .automatic)
  }
}
